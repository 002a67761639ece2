#include "engine/store/JsonReader.h"

namespace fw {

Rational fractionOf(const std::string& text)
{
    return text.find('/') == std::string::npos ? Rational::invalid() : Rational::parse(text);
}

void JsonReader::value(const Json& json, Amount& out, FieldFlags flags)
{
    if (json.isObject()) {
        row(json, out);
        return;
    }
    if (!json.isText()) {
        value(json, out.number.emplace(), flags);
        return;
    }
    if (const Rational fraction = fractionOf(json.text); fraction.valid())
        out.number = fraction;
    else if (json.text.empty())
        refuse(json, {"this word is empty"}, {"write a number, a word or an object"});
    else
        out.symbol = json.text;
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
        refuse(json, {"this is no band"}, {"write [label, min, max] with null for open, or the label"});
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

Result<Ruleset> readRules(std::string_view text, const std::string& file)
{
    if (text.size() > most::rulesBytes)
        return tl::unexpected(Problem{Trouble::BadInput,
                                      {"this rules file has {0} bytes", {std::to_string(text.size())}},
                                      {},
                                      file,
                                      {},
                                      {"it may have {0}", {std::to_string(most::rulesBytes)}},
                                      {}});
    const Result<Json> json = parseJson(text, file);
    if (!json)
        return tl::unexpected<Problem>(json.error());
    return JsonReader(file, nullptr).top<Ruleset>(*json);
}

Result<Ruleset> readUnsavedRules(std::string_view text, const std::string& file)
{
    const Result<Json> json = parseJson(text, file);
    if (!json)
        return tl::unexpected<Problem>(json.error());
    return JsonReader(file, nullptr, JsonReader::Length::Any).top<Ruleset>(*json);
}

Result<std::map<std::string, std::string>> readLabels(std::string_view text, const std::string& file)
{
    const Result<Json> json = parseJson(text, file);
    if (!json)
        return tl::unexpected<Problem>(json.error());
    return JsonReader(file, nullptr).labels(*json);
}

} // namespace fw
