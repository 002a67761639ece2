#include "engine/store/JsonReader.h"
#include "engine/store/JsonRows.h"
#include "engine/store/migrations/Format2.h"
#include "engine/store/migrations/Format4.h"

namespace fw {

bool treeWord(std::string_view text)
{
    return text.find_first_of(" .,$#()[]'\"") == std::string_view::npos;
}

void JsonReader::tree(const Json& json, auto& out)
{
    ++mTrees;
    row(json, out);
    --mTrees;
    settle(out);
}

void JsonReader::value(const Json& json, Amount& out, FieldFlags flags)
{
    if (json.isObject()) {
        tree(json, out);
        return;
    }
    if (!json.isText()) {
        value(json, out.number.emplace(), flags);
        return;
    }
    if (json.text.empty()) {
        refuse(json, {"this word is empty"}, {"write a number, a word or an object"});
        return;
    }
    // Digits in quotes are a word, such as the label of a band or step.
    if (json.text.find_first_not_of("0123456789") == std::string::npos) {
        out.symbol = json.text;
        return;
    }
    FormulaResult<Amount> read = readAmount(json.text, mNames);
    if (read)
        out = std::move(*read);
    else if (mTrees > 0 && treeWord(json.text))
        out.symbol = json.text; // trees contain words as printed, "D1*"
    else
        notUnderstood(json, read.error());
}

void JsonReader::value(const Json& json, Reqs& out, FieldFlags)
{
    if (json.isText()) {
        conditions(json, out);
        return;
    }
    const auto one = [&](const Json& condition) {
        if (condition.isText()) {
            conditions(condition, out);
        } else {
            tree(condition, out.emplace_back());
        }
    };
    if (json.isObject())
        one(json);
    else if (!expect(json, Json::Kind::Array, "a condition or a list of them"))
        return;
    else if (json.items.empty())
        refuse(json, {"this list has no condition"}, {"write one, or leave the key out: then it always holds"});
    for (std::size_t i = 0; json.isArray() && i < json.items.size() && !mProblem; ++i) {
        const Within within(*this, {{}, i});
        one(json.items[i]);
    }
    if (tooMany(out.size(), most::conditions))
        refuse(json, {"there are {0} conditions here", {std::to_string(out.size())}},
               {"at most {0} are allowed", {std::to_string(most::conditions)}});
}

/// A text is the id of a group of rules, possibly with its own case number: "sight (by 8.1)".
void JsonReader::value(const Json& json, Rule& out, FieldFlags)
{
    if (!json.isText()) {
        row(json, out);
        return;
    }
    const std::size_t by = json.text.find(" (by ");
    out.use = json.text.substr(0, by);
    if (by != std::string::npos && json.text.back() == ')')
        out.cite = json.text.substr(by + 5, json.text.size() - by - 6);
    if (out.use.empty() || out.use.find_first_of(" ()") != std::string::npos
        || (by != std::string::npos && out.cite.empty()))
        refuse(json, {"'{0}' names no group of rules", {json.text}},
               {"write the id of the group, or a rule as an object"});
}

void JsonReader::conditions(const Json& json, Reqs& out)
{
    FormulaResult<Reqs> read = readConditions(json.text, mNames);
    if (!read) {
        notUnderstood(json, read.error());
        return;
    }
    for (Req& one : *read)
        out.push_back(std::move(one));
}

void JsonReader::notUnderstood(const Json& json, const FormulaError& error)
{
    if (mProblem)
        return;
    refuse(json, error.text, error.remedy);
    mProblem->place += ", character " + std::to_string(error.at + 1);
}

/// Collects the ids that formulas may use, because those rows come later in the file.
static void addIds(Vocabulary& out, const Json& json, const char* rows)
{
    if (const Json* list = json.find(rows))
        for (const Json& row : list->items)
            if (const Json* id = row.find("id"))
                out.add(id->text);
}

void JsonReader::value(const Json& json, UnitType& out, FieldFlags)
{
    if (json.isText())
        out.id = json.text;
    else
        row(json, out);
}

void JsonReader::value(const Json& json, Band& out, FieldFlags)
{
    if (json.isText()) {
        out.label = json.text;
        return;
    }
    if (json.isObject()) {
        row(json, out);
        return;
    }
    if (!json.isArray() || json.items.size() != 3) {
        refuse(json, {"this is not a band"}, {"write [label, min, max] with null for open, or the label"});
        return;
    }
    const auto bound = [&](std::size_t i, std::optional<Rational>& to) {
        const Within within(*this, {{}, i});
        if (json.items[i].kind != Json::Kind::Null)
            value(json.items[i], to, {});
    };
    {
        const Within within(*this, {{}, 0});
        value(json.items[0], out.label, flag::numeral);
    }
    bound(1, out.min);
    bound(2, out.max);
}

void JsonReader::value(const Json& json, TableRow& out, FieldFlags)
{
    if (!json.isArray()) {
        row(json, out);
        return;
    }
    if (json.items.empty())
        refuse(json, {"this table row is empty"}, {"write [row, cell, ...]"});
    for (std::size_t i = 0; i < json.items.size() && !mProblem; ++i) {
        const Within within(*this, {{}, i});
        value(json.items[i], i == 0 ? out.row : out.cells.emplace_back(), flag::numeral);
    }
}

Result<Ruleset> JsonReader::rules(const Json& json, const Ruleset* base)
{
    if (base != nullptr)
        mNames = FormulaNames::of(*base);
    addIds(mNames.marks, json, "marks");
    addIds(mNames.ratings, json, "ratings");
    addIds(mNames.tables, json, "tables");
    addIds(mNames.quantities, json, "quantities");
    if (!writtenBefore(4, json))
        return top<Ruleset>(json);
    Json newer = json;
    const bool before2 = writtenBefore(2, json), withPer = before2 && toFormat2(newer);
    Result<Ruleset> rules = top<Ruleset>(newer);
    if (rules && before2)
        toFormat2(*rules, withPer);
    if (rules)
        toFormat4(*rules);
    return rules;
}

Result<Ruleset> readRules(std::string_view text, const std::string& file)
{
    if (text.size() > most::rulesBytes)
        return tl::unexpected(Problem{Trouble::BadInput,
                                      {"this rules file has {0} bytes", {std::to_string(text.size())}},
                                      {},
                                      file,
                                      {},
                                      {"at most {0} are allowed", {std::to_string(most::rulesBytes)}},
                                      {}});
    return parseJson(text, file).and_then([&](const Json& json) -> Result<Ruleset> {
        if (const Json* extends = json.find("extends"))
            return tl::unexpected(Problem{Trouble::BadInput,
                                          {"these rules extend others, which are found only from the folder of a file"},
                                          {},
                                          file,
                                          jsonPlace(extends->line, "/extends"),
                                          {"save the text as a file and open that"},
                                          {}});
        return JsonReader(file, nullptr).rules(json);
    });
}

Result<Ruleset> readUnsavedRules(std::string_view text, const std::string& file)
{
    return parseJson(text, file).and_then([&](const Json& json) { return rulesFromTree(json, file); });
}

Result<Ruleset> rulesFromTree(const Json& tree, const std::string& file)
{
    return JsonReader(file, nullptr, JsonReader::Length::Any).rules(tree);
}

} // namespace fw
