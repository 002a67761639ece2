#pragma once

#include "engine/formula/Formula.h"
#include "engine/model/Fields.h"
#include "engine/model/RowLimits.h"
#include "engine/store/Json.h"
#include "engine/store/JsonLegend.h"
#include "engine/store/JsonTree.h"

#include <optional>

namespace fw {

struct LogDoc;

/// Private to engine/store: fills model structs from a JSON tree by the field table; stops at the first problem.
class JsonReader
{
public:
    /// Whether a file has a lower format than this one; the first files do not give a format.
    static bool writtenBefore(int format, const Json& json);
    /// Whether the limits of texts and lists apply.
    enum class Length : unsigned char { Limited, Any };

    JsonReader(std::string file, const MapLoader* mapLoader, Length length = Length::Limited)
        : mFile(std::move(file)), mMapLoader(mapLoader), mLength(length)
    {}

    /// Reads the object of a whole file, which may have "format".
    template <class T>
    Result<T> top(const Json& json);

    /// Reads the object of a rules file, with the ids that its formulas use and those of the rules that it extends;
    /// migrates older formats.
    Result<Ruleset> rules(const Json& json, const Ruleset* base = nullptr);
    /// Reads the object of a scenario file; migrates older formats.
    Result<Scenario> scenario(const Json& json);

private:
    void row(const Json& json, auto& out);
    void value(const Json& json, auto& out, FieldFlags flags);
    template <class T>
    void value(const Json& json, std::optional<T>& out, FieldFlags flags);
    template <class T>
    void value(const Json& json, std::vector<T>& out, FieldFlags flags);
    template <class T>
    void value(const Json& json, std::map<std::string, T>& out, FieldFlags flags);
    template <class... Ts>
    void value(const Json& json, std::variant<Ts...>& out, FieldFlags flags);
    void value(const Json& json, std::string& out, FieldFlags flags);
    void value(const Json& json, bool& out, FieldFlags flags);
    void value(const Json& json, int& out, FieldFlags flags);
    void value(const Json& json, std::int64_t& out, FieldFlags flags);
    void value(const Json& json, Text& out, FieldFlags flags);
    void value(const Json& json, Rational& out, FieldFlags flags);
    void value(const Json& json, Amount& out, FieldFlags flags);
    void value(const Json& json, Reqs& out, FieldFlags flags);
    void value(const Json& json, Rule& out, FieldFlags flags);
    /// Reads a condition or an amount that is written as a tree, as in old files.
    void tree(const Json& json, auto& out);
    void conditions(const Json& json, Reqs& out);
    void notUnderstood(const Json& json, const FormulaError& error);
    void value(const Json& json, Band& out, FieldFlags flags);
    void value(const Json& json, UnitType& out, FieldFlags flags);
    void value(const Json& json, TableRow& out, FieldFlags flags);
    void value(const Json& json, Grid& out, FieldFlags flags);
    void value(const Json& json, Map& out, FieldFlags flags);

    struct Row;   // visits the fields of one object
    struct Keys;  // the keys of a row
    struct Limit; // checks a row against its limits

    void plane(const Json& object, const Json* json, std::vector<std::vector<std::string>>& out);
    void plane(const Json& object, const Json* json, std::vector<int>& out);
    template <class T>
    void byPlace(const Json& json, std::vector<T>& out);
    void placesGrid(const Json& json, Grid& out);
    void plane(const Json& object, const Json* json, std::vector<Side>& out);
    void plane(const Json& object, const Json* json, CellSet& out);
    /// Reads a legend: returns the index of each character's meaning in `meanings`, to which it adds them.
    template <class T>
    std::map<std::string, std::size_t> legend(const Json& object, const char* key, std::vector<T>& meanings);
    /// Calls put(cell, meaning) for each character; the meaning is an index from `legend`.
    void eachCharacter(const Json& json, const std::map<std::string, std::size_t>& legend, const char* legendKey,
                       auto put);

    /// The index of a word in a list "a|b"; -1 with a problem if the list does not have it.
    int wordIndex(const Json& json, const char* words);
    bool expect(const Json& json, Json::Kind kind, const char* what);
    /// Whether there are more than allowed; always false with Length::Any.
    bool tooMany(std::size_t many, std::size_t most) const { return mLength == Length::Limited && many > most; }
    /// Whether a text is within its byte limit; refuses a longer one.
    bool shortEnough(const Json& at, std::string_view text, int bytes);
    void checkFormat(const Json& json, int highest);
    void unknownKey(const Json& json, std::size_t at, const Row& row);
    void missingKey(const Json& json, std::string_view rowName, const char* key, const char* help);
    void refuse(const Json& at, Text text, Text remedy = {});
    /// "did you mean ...", or else the list of candidates.
    static Text suggestion(const std::string& word, const std::vector<std::string>& candidates);
    std::string pointer() const;

    /// One step of the path to the current value.
    struct Step {
        std::string_view key;
        std::size_t index = 0;
    };
    /// Keeps a step on the path while its value is read.
    class Within
    {
    public:
        Within(JsonReader& reader, Step step) : mReader(reader) { mReader.mWay.push_back(step); }
        ~Within() { mReader.mWay.pop_back(); }
        Within(const Within&) = delete;
        Within& operator=(const Within&) = delete;

    private:
        JsonReader& mReader;
    };

    std::string mFile;
    const MapLoader* mMapLoader;
    Length mLength;
    std::vector<Step> mWay;
    Grid mGrid;
    FormulaNames mNames;
    int mTrees = 0;           ///< number of enclosing trees
    bool mFormerKeys = false; ///< whether keys of formats before 4 are accepted
    std::optional<Problem> mProblem;
};

/// Visits the fields of one object.
struct JsonReader::Row {
    JsonReader& reader;
    const Json& json;
    std::string_view rowName;
    std::vector<std::string> known = {};
    std::vector<std::pair<const char*, const char*>> renamed = {}; ///< former and present keys
    const char* kind = nullptr;                                    ///< of a row of several kinds: the word of its kind
    std::size_t ownFrom = 0, ownTo = 0;                            ///< range of the kind's own keys in `known`
    std::vector<std::string> (*kindKeys)() = nullptr;              ///< the keys of all kinds

    template <class T>
    void operator()(const char* key, T& member, FieldFlags flags, const char* help)
    {
        known.emplace_back(key);
        if (reader.mProblem)
            return;
        const Json* found = json.find(key);
        if (flags.formerly != nullptr) {
            renamed.emplace_back(flags.formerly, key);
            if (!found && reader.mFormerKeys && (found = json.find(flags.formerly)) != nullptr)
                known.emplace_back(key = flags.formerly);
        }
        if (!found && flags.has(FieldFlags::Required)) {
            reader.missingKey(json, rowName, key, help);
            return;
        }
        if constexpr (requires { reader.plane(json, found, member); }) {
            if (std::is_same_v<T, CellSet> || flags.has(FieldFlags::Plane)) {
                for (const char* also : planeKeys(key))
                    if (*also)
                        known.emplace_back(also);
                const Within within(reader, {key});
                reader.plane(json, found, member);
                return;
            }
        }
        if (!found)
            return;
        const Within within(reader, {key});
        if constexpr (!std::is_same_v<T, CellSet>)
            reader.value(*found, member, flags);
    }
    template <class... Ts>
    void own(std::variant<Ts...>& kinds);
};

/// Collects the keys of a row.
struct JsonReader::Keys {
    std::vector<std::string> found;
    void operator()(const char* key, const auto&, FieldFlags, const char*) { found.emplace_back(key); }
};

/// Refuses a field that exceeds its limits.
struct JsonReader::Limit {
    JsonReader& reader;
    const Json& json;

    void number(const char* key, std::int64_t is, std::int64_t low, std::int64_t high)
    {
        if (is < low || is > high)
            refuse(key, {"\"{0}\" is {1}", {key, std::to_string(is)}},
                   {"it may be {0} to {1}", {std::to_string(low), std::to_string(high)}});
    }
    void count(const char* key, std::size_t many, std::size_t most)
    {
        if (reader.tooMany(many, most))
            refuse(key, {"there are {0} rows in \"{1}\"", {std::to_string(many), key}},
                   {"at most {0} are allowed", {std::to_string(most)}});
    }

private:
    void refuse(const char* key, Text text, Text remedy)
    {
        const Json* at = json.find(key);
        const Within within(reader, {key});
        reader.refuse(at ? *at : json, std::move(text), std::move(remedy));
    }
};

template <class... Ts>
void JsonReader::Row::own(std::variant<Ts...>& kinds)
{
    kind = wordOf(kinds);
    ownFrom = known.size();
    std::visit([&](auto& one) { fields(*this, one); }, kinds);
    ownTo = known.size();
    kindKeys = [] {
        Keys keys;
        KindList<std::variant<Ts...>>::each([&](const auto& one) { fields(keys, one); });
        return std::move(keys.found);
    };
}

template <class T>
void JsonReader::row(const Json& json, T& out)
{
    if (!expect(json, Json::Kind::Object, "an object"))
        return;
    Row visitor{*this, json, rowName<T>};
    if (mWay.empty())
        visitor.known.emplace_back("format");
    fields(visitor, out);
    Limit limit{*this, json};
    if constexpr (requires { limits(limit, out); })
        if (!mProblem)
            limits(limit, out);
    for (std::size_t i = 0; i < json.keys.size() && !mProblem; ++i)
        unknownKey(json, i, visitor);
}

template <class T>
void JsonReader::value(const Json& json, T& out, FieldFlags flags)
{
    if constexpr (std::is_enum_v<T>) {
        if (const int index = wordIndex(json, flags.words); index >= 0)
            out = static_cast<T>(index);
    } else {
        row(json, out);
    }
}

template <class T>
void JsonReader::value(const Json& json, std::optional<T>& out, FieldFlags flags)
{
    if (std::is_enum_v<T> && json.isText() && json.text.empty())
        return; // an empty word means no value
    out.emplace();
    value(json, *out, flags);
}

template <class T>
void JsonReader::value(const Json& json, std::vector<T>& out, FieldFlags flags)
{
    const bool bare = flags.has(FieldFlags::Bare);
    if (bare && !json.isArray()) {
        value(json, out.emplace_back(), flags);
        return;
    }
    if (!expect(json, Json::Kind::Array, "a list"))
        return;
    if (std::is_same_v<T, Reqs> && tooMany(json.items.size(), most::conditions)) {
        refuse(json, {"there are {0} conditions here", {std::to_string(json.items.size())}},
               {"at most {0} are allowed", {std::to_string(most::conditions)}});
        return;
    }
    if (bare && json.items.empty())
        refuse(json, {"this list is empty"}, {"name a value, or leave the key out"});
    out.reserve(json.items.size());
    for (std::size_t i = 0; i < json.items.size() && !mProblem; ++i) {
        const Within within(*this, {{}, i});
        value(json.items[i], out.emplace_back(), flags);
    }
}

template <class T>
void JsonReader::value(const Json& json, std::map<std::string, T>& out, FieldFlags flags)
{
    if (!expect(json, Json::Kind::Object, "an object"))
        return;
    for (std::size_t i = 0; i < json.items.size() && !mProblem; ++i) {
        const Within within(*this, {json.keys[i]});
        if (shortEnough(json.items[i], json.keys[i], most::text))
            value(json.items[i], out[json.keys[i]], flags);
    }
}

template <class... Ts>
void JsonReader::value(const Json& json, std::variant<Ts...>& out, FieldFlags flags)
{
    if (const int index = wordIndex(json, flags.words); index >= 0)
        KindList<std::variant<Ts...>>::set(out, static_cast<std::size_t>(index));
}

template <class T>
Result<T> JsonReader::top(const Json& json)
{
    T out;
    checkFormat(json, std::is_same_v<T, LogDoc> ? logFormat : jsonFormat);
    mFormerKeys = writtenBefore(4, json);
    if (!mProblem)
        value(json, out, {});
    if (mProblem)
        return tl::unexpected<Problem>(std::move(*mProblem));
    return out;
}

} // namespace fw
