#include "engine/store/JsonReader.h"

#include "engine/base/CheckedIndex.h"
#include "engine/base/Vocabulary.h"
#include "engine/base/Words.h"
#include "engine/model/FieldsRead.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace fw {

namespace {

/// The name of each kind of JSON value in messages.
constexpr const char* kindNames[] = {
    "null",   "true or false", "a whole number", "a number with a fraction or too large",
    "a text", "a list",        "an object"};

/// The name of a row in messages: modifier "m-woods".
std::string described(const Json& json, std::string_view rowName)
{
    std::string out(rowName);
    for (const char* key : {"id", "name", "unit", "node", "verb"}) {
        const Json* id = json.find(key);
        if (id && id->isText())
            return out + " \"" + id->text + "\"";
    }
    return out;
}

} // namespace

Text JsonReader::suggestion(const std::string& word, const std::vector<std::string>& candidates)
{
    const std::string near = nearestWord(word, candidates);
    if (!near.empty())
        return {"did you mean \"{0}\"?", {near}};
    return {"possible: {0}", {commaList(candidates)}};
}

std::string JsonReader::pointer() const
{
    std::string out;
    for (const Step& step : mWay)
        out += "/" + (step.key.data() ? pointerPart(step.key) : std::to_string(step.index));
    return out;
}

void JsonReader::refuse(const Json& at, Text text, Text remedy)
{
    if (mProblem)
        return;
    mProblem = Problem{
        Trouble::BadInput, std::move(text), {}, mFile, jsonPlace(at.line, pointer()), std::move(remedy), {}};
}

bool JsonReader::expect(const Json& json, Json::Kind kind, const char* what)
{
    if (json.kind == kind)
        return true;
    refuse(json, {"{0} is expected here, not {1}", {what, checkedAt(kindNames, json.kind)}},
           json.kind == Json::Kind::Real ? Text("write fractions as \"1/2\"") : Text());
    return false;
}

bool JsonReader::shortEnough(const Json& at, std::string_view text, int bytes)
{
    if (!tooMany(text.size(), std::size_t(bytes)))
        return true;
    refuse(at, {"this text has {0} bytes", {std::to_string(text.size())}},
           {"at most {0} are allowed", {std::to_string(bytes)}});
    return false;
}

void JsonReader::value(const Json& json, std::string& out, FieldFlags flags)
{
    if (flags.has(FieldFlags::Numeral) && json.kind == Json::Kind::Integer) {
        out = std::to_string(json.number);
        return;
    }
    if (json.kind == Json::Kind::Integer || json.kind == Json::Kind::Real) {
        const std::string said = json.kind == Json::Kind::Real ? json.text : std::to_string(json.number);
        refuse(json, {"a text is expected here, not the number {0}", {said}}, {"write \"{0}\"", {said}});
        return;
    }
    if (!expect(json, Json::Kind::Text, "a text"))
        return;
    if (flags.has(FieldFlags::Label) && json.text.empty()) {
        refuse(json, "this text is empty", "write one, or leave the key out");
        return;
    }
    if (!shortEnough(json, json.text, flags.has(FieldFlags::Prose) ? most::prose : most::text))
        return;
    if (flags.words && !flags.has(FieldFlags::Open) && !json.text.empty() && wordIndex(json, flags.words) < 0)
        return;
    out = json.text;
}

void JsonReader::value(const Json& json, bool& out, FieldFlags flags)
{
    if (flags.words) {
        if (const int index = wordIndex(json, flags.words); index >= 0)
            out = index != 0;
        return;
    }
    if (expect(json, Json::Kind::Bool, "true or false"))
        out = json.number != 0;
}

void JsonReader::value(const Json& json, int& out, FieldFlags flags)
{
    if (flags.has(FieldFlags::Cells)) {
        if (!expect(json, Json::Kind::Text, "a cell as \"column,row\""))
            return;
        if (json.text.empty()) {
            out = noCell;
            return;
        }
        if (mGrid.linked()) {
            out = mGrid.valid() ? mGrid.graph->named(json.text) : noCell;
            if (out == noCell)
                refuse(json, {"the map has no place \"{0}\"", {json.text}}, {"write the id of a place"});
            return;
        }
        int column = 0;
        int line = 0;
        const char* end = json.text.data() + json.text.size();
        const auto [comma, bad] = std::from_chars(json.text.data(), end, column);
        const bool split = bad == std::errc() && comma != end && *comma == ',';
        const auto [rest, worse] = std::from_chars(split ? comma + 1 : end, end, line);
        if (!split || worse != std::errc() || rest != end) {
            refuse(json, {"\"{0}\" is not a cell", {json.text}}, {"write column and row counted from 1, as \"8,7\""});
            return;
        }
        if (!mGrid.contains(column - 1, line - 1)) {
            refuse(
                json, {"the cell \"{0}\" is off the map", {json.text}},
                {"the map has {0} columns and {1} rows", {std::to_string(mGrid.columns), std::to_string(mGrid.rows)}});
            return;
        }
        out = mGrid.cell(column - 1, line - 1);
        return;
    }
    if (!expect(json, Json::Kind::Integer, "a whole number"))
        return;
    if (json.number < std::numeric_limits<int>::min() || json.number > std::numeric_limits<int>::max()) {
        refuse(json, {"the number {0} is too large", {std::to_string(json.number)}});
        return;
    }
    out = static_cast<int>(json.number);
}

void JsonReader::value(const Json& json, Rational& out, FieldFlags)
{
    if (json.kind == Json::Kind::Integer && json.number != std::numeric_limits<std::int64_t>::min()) {
        out = Rational(json.number);
        return;
    }
    const Rational read = json.isText() ? Rational::parse(json.text) : Rational::invalid();
    if (read.valid())
        out = read;
    else
        refuse(json,
               {"a number is expected here, not {0}",
                {json.isText() ? "\"" + json.text + "\"" : checkedAt(kindNames, json.kind)}},
               {"write a whole number, or a fraction as \"1/2\""});
}

int JsonReader::wordIndex(const Json& json, const char* words)
{
    if (!expect(json, Json::Kind::Text, "a word"))
        return -1;
    const std::vector<std::string> known = barList(words);
    for (std::size_t i = 0; i < known.size(); ++i)
        if (known[i] == json.text)
            return static_cast<int>(i);
    refuse(json, {"the word \"{0}\" means nothing here", {json.text}}, suggestion(json.text, known));
    return -1;
}

void JsonReader::checkFormat(const Json& json, int highest)
{
    const Json* format = json.find("format");
    if (!format)
        return;
    const Within within(*this, {"format"});
    if (!expect(*format, Json::Kind::Integer, "a whole number"))
        return;
    if (format->number > highest) {
        refuse(*format,
               {"the file has format {0}, this program reads format {1}",
                {std::to_string(format->number), std::to_string(highest)}},
               {"open it with a newer program"});
        mProblem->trouble = Trouble::Newer;
    } else if (format->number < 1) {
        refuse(*format, {"there is no format {0}", {std::to_string(format->number)}},
               {"write {0}", {std::to_string(highest)}});
    }
}

bool JsonReader::writtenBefore(int format, const Json& json)
{
    const Json* said = json.find("format");
    return said == nullptr || (said->kind == Json::Kind::Integer && said->number < format);
}

void JsonReader::unknownKey(const Json& json, std::size_t at, const Row& row)
{
    const std::string& key = json.keys[at];
    const auto among = [&](const std::vector<std::string>& keys) { return std::ranges::find(keys, key) != keys.end(); };
    if (among(row.known))
        return;
    const Within within(*this, {key});
    for (const auto& [former, now] : row.renamed)
        if (key == former) {
            refuse(json.items[at], {"{0} has no key \"{1}\"", {described(json, row.rowName), key}},
                   {"write \"{0}\", its name since format 4", {now}});
            return;
        }
    if (!row.kindKeys || !among(row.kindKeys())) {
        refuse(json.items[at], {"{0} has no key \"{1}\"", {described(json, row.rowName), key}},
               suggestion(key, row.known));
        return;
    }
    std::string own;
    for (std::size_t i = row.ownFrom; i < row.ownTo; ++i)
        own += (own.empty() ? "" : "|") + row.known[i];
    refuse(json.items[at], readsNot(row.rowName, row.kind, key), takeItOut(own));
}

void JsonReader::missingKey(const Json& json, std::string_view rowName, const char* key, const char* help)
{
    refuse(json, {"{0} lacks the key \"{1}\"", {described(json, rowName), key}}, {"add \"{0}\": {1}", {key, help}});
}

} // namespace fw
