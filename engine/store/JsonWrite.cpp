#include "engine/formula/Formula.h"
#include "engine/model/Fields.h"
#include "engine/model/FieldsLog.h"
#include "engine/store/Json.h"
#include "engine/store/JsonLegend.h"
#include "engine/store/JsonLog.h"
#include "engine/store/JsonRows.h"
#include "engine/store/Series.h"

#include <charconv>
#include <optional>

namespace fw {

namespace {

std::string wordAt(std::string_view words, std::size_t index)
{
    for (; index > 0; --index)
        words.remove_prefix(words.find('|') + 1);
    return std::string(words.substr(0, words.find('|')));
}

/// A word as JSON: a number if it is written like a whole number, otherwise a text.
Json numeral(const std::string& word)
{
    std::int64_t number = 0;
    const auto [end, wrong] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool whole = wrong == std::errc() && end == word.data() + word.size() && std::to_string(number) == word;
    return whole ? Json::ofInteger(number) : Json::ofText(word);
}

/// Whether an amount is a word that a tree can hold as plain text.
bool isWord(const Amount& amount)
{
    Amount bare;
    bare.symbol = amount.symbol;
    if (amount.symbol.empty() || !(bare == amount))
        return false;
    const FormulaResult<Amount> read = readAmount(amount.symbol, {});
    return read ? *read == amount : treeWord(amount.symbol);
}

/// Collects the addresses of a value's members.
struct Collector {
    std::vector<const void*> members;
    void operator()(const char*, const auto& member, FieldFlags, const char*) { members.push_back(&member); }
};

/// The addresses of the members of a default value, in the order of the field table.
template <class T>
const std::vector<const void*>& defaults()
{
    static const T standard{};
    static const std::vector<const void*> members = [] {
        Collector collector;
        fields(collector, standard);
        return collector.members;
    }();
    return members;
}

/// Builds trees from model values.
class Writer
{
public:
    explicit Writer(CellText cells, Spelling spelling = Spelling::Lines) : mCells(cells), mSpelling(spelling) {}
    /// For rows of these rules, whose formulas may use ids of other rows.
    Writer(const Ruleset& rules, Spelling spelling)
        : mCells(CellText::Stored), mSpelling(spelling), mNames(FormulaNames::of(rules))
    {}

    /// The name that replaces a scenario's map, unless it is empty.
    std::string mapFile;
    /// The map of the cells to write.
    const Map* map = nullptr;

    /// Adds the fields of a row that differ from their default, and the required ones.
    template <class T>
    void row(const T& from, Json& to)
    {
        Visitor visitor{*this, to, defaults<T>()};
        fields(visitor, from);
    }

    template <class T>
    Json value(const T& from, FieldFlags flags)
    {
        if constexpr (std::is_enum_v<T>) {
            return Json::ofText(wordAt(flags.words, static_cast<std::size_t>(from)));
        } else {
            Json out = Json::object();
            row(from, out);
            return out;
        }
    }
    template <class T>
    Json value(const std::optional<T>& from, FieldFlags flags)
    {
        return from ? value(*from, flags) : Json{};
    }
    template <class T>
    Json value(const std::vector<T>& from, FieldFlags flags)
    {
        if (flags.has(FieldFlags::Bare) && from.size() == 1 && !forms())
            return value(from[0], flags);
        Json out = Json::array();
        out.lines = flags.has(FieldFlags::Lines);
        out.items.reserve(from.size());
        for (const T& item : from)
            out.items.push_back(value(item, flags));
        return out;
    }
    template <class T>
    Json value(const std::map<std::string, T>& from, FieldFlags flags)
    {
        Json out = Json::object();
        for (const auto& [key, item] : from)
            out.add(key, value(item, flags));
        return out;
    }
    template <class... Ts>
    Json value(const std::variant<Ts...>& from, FieldFlags)
    {
        return Json::ofText(wordOf(from));
    }
    Json value(const std::string& from, FieldFlags flags)
    {
        return flags.has(FieldFlags::Numeral) ? numeral(from) : Json::ofText(from);
    }
    Json value(const bool& from, FieldFlags flags)
    {
        return flags.words ? Json::ofText(wordAt(flags.words, from ? 1 : 0)) : Json::ofBool(from);
    }
    Json value(const int& from, FieldFlags flags)
    {
        return flags.has(FieldFlags::Cells) ? Json::ofText(cellText(from)) : Json::ofInteger(from);
    }
    Json value(const std::int64_t& from, FieldFlags) { return Json::ofInteger(from); }
    Json value(const Text& from, FieldFlags) { return Json::ofText(plain(from)); }
    Json value(const Rational& from, FieldFlags)
    {
        return from.whole() ? Json::ofInteger(from.num()) : Json::ofText(from.text());
    }
    Json value(const Amount& from, FieldFlags flags)
    {
        if (from.number && from.number->valid()) {
            Amount bare;
            bare.number = from.number;
            if (bare == from)
                return value(*from.number, flags);
        }
        if (!lines() && isWord(from))
            return Json::ofText(from.symbol);
        if (std::optional<std::string> text = lines() ? amountText(from, mNames) : std::nullopt)
            return Json::ofText(std::move(*text));
        Json out = Json::object();
        row(from, out);
        return out;
    }
    Json value(const Reqs& from, FieldFlags flags)
    {
        if (from.size() == 1 && lines() && !forms())
            return value(from.front(), flags);
        Json out = Json::array();
        for (const Req& one : from)
            out.items.push_back(value(one, flags));
        return out;
    }
    Json value(const Req& from, FieldFlags)
    {
        // Long alternatives are written as a tree, so that they can break into lines.
        if (std::optional<std::string> text = lines() ? conditionText(from, mNames) : std::nullopt)
            if (from.either.empty() || text->size() <= mostColumns || forms())
                return Json::ofText(std::move(*text));
        Json out = Json::object();
        row(from, out);
        return out;
    }
    Json value(const Rule& from, FieldFlags)
    {
        Rule bare;
        bare.use = from.use;
        bare.cite = from.cite;
        if (lines() && !forms() && !from.use.empty() && from == bare
            && from.use.find_first_of(" ()") == std::string::npos && from.cite.find_first_of("()") == std::string::npos)
            return Json::ofText(from.cite.empty() ? from.use : from.use + " (by " + from.cite + ")");
        Json out = Json::object();
        row(from, out);
        return out;
    }
    Json value(const UnitType& from, FieldFlags)
    {
        UnitType bare;
        bare.id = from.id;
        if (from == bare && !forms())
            return Json::ofText(from.id);
        Json out = Json::object();
        row(from, out);
        return out;
    }
    Json value(const Band& from, FieldFlags flags)
    {
        Json out = Json::object();
        if (forms()) {
            row(from, out);
            return out;
        }
        if (!from.min && !from.max)
            return Json::ofText(from.label);
        out.kind = Json::Kind::Array;
        out.items = {numeral(from.label), value(from.min, flags), value(from.max, flags)};
        return out;
    }
    Json value(const TableRow& from, FieldFlags)
    {
        Json out = Json::object();
        if (!from.extra.empty() || from.origin != Origin::Printed || forms()) {
            row(from, out);
            return out;
        }
        out.kind = Json::Kind::Array;
        out.items.push_back(numeral(from.row));
        for (const std::string& cell : from.cells)
            out.items.push_back(numeral(cell));
        return out;
    }
    Json value(const Grid& from, FieldFlags)
    {
        Grid bare = from;
        if (bare.linked())
            bare.columns = bare.rows = 0; // the places say how many there are
        Json out = Json::object();
        row(bare, out);
        out.lines = bare.linked();
        return out;
    }
    Json value(const Map& from, FieldFlags)
    {
        map = &from;
        if (!mapFile.empty())
            return Json::ofText(mapFile);
        Json out = Json::object();
        row(from, out);
        out.lines = true;
        return out;
    }

private:
    /// Writes the fields of one row, except those with default values.
    struct Visitor {
        Writer& writer;
        Json& to;
        const std::vector<const void*>& standard;
        std::size_t next = 0;

        template <class M>
        void operator()(const char* key, const M& member, FieldFlags flags, const char*)
        {
            const M& usual = *static_cast<const M*>(standard[next++]);
            if (!flags.has(FieldFlags::Required) && member == usual)
                return;
            if constexpr (requires { putPlane(to, *writer.map, member); }) {
                if (flags.has(FieldFlags::Plane) && putPlane(to, *writer.map, member))
                    return;
            }
            if constexpr (std::is_same_v<M, std::vector<Side>>) {
                const auto planes = static_cast<std::ptrdiff_t>(putSidePlanes(to, *writer.map, member));
                if (const M rest(member.begin() + planes, member.end()); planes == 0 || !rest.empty())
                    to.add(key, writer.value(rest, flags));
            } else if constexpr (!std::is_same_v<M, CellSet>) { // has no other form
                to.add(key, writer.value(member, flags));
            }
        }
        template <class... Ts>
        void own(const std::variant<Ts...>& kind)
        {
            std::visit([&](const auto& one) { writer.row(one, to); }, kind);
        }
    };

    std::string cellText(Cell cell) const
    {
        if (!map || !map->grid.valid() || !map->grid.contains(cell))
            return {};
        if (mCells == CellText::Printed || map->grid.linked()) {
            std::string label = map->numbering.label(map->grid, cell);
            if (!label.empty())
                return label;
        }
        return std::to_string(map->grid.column(cell) + 1) + "," + std::to_string(map->grid.row(cell) + 1);
    }

    bool lines() const { return mSpelling != Spelling::Trees; }
    bool forms() const { return mSpelling == Spelling::Forms; }

    static constexpr std::size_t mostColumns = 110; ///< longest text for alternatives
    CellText mCells;
    Spelling mSpelling = Spelling::Lines;
    FormulaNames mNames;
};

Json file(int format = jsonFormat)
{
    Json out = Json::object();
    out.lines = true;
    out.add("format", Json::ofInteger(format));
    return out;
}

} // namespace

Json rulesTree(const Ruleset& rules, Spelling spelling)
{
    Json out = file();
    Writer(rules, spelling).row(rules, out);
    return out;
}

std::string writeOwnRules(const OwnRules& own, const Ruleset& whole, Spelling spelling)
{
    Json rules = file();
    Writer(whole, spelling).row(own.rules, rules);
    Json extension = Json::object();
    Writer(CellText::Stored).row(own.extension, extension);
    // The keys of the extension follow the head of the file.
    Json out = Json::object();
    out.lines = rules.lines;
    for (std::size_t i = 0; i < rules.keys.size(); ++i) {
        out.add(rules.keys[i], std::move(rules.items[i]));
        if (rules.keys[i] == "version")
            for (std::size_t k = 0; k < extension.keys.size(); ++k)
                out.add(extension.keys[k], std::move(extension.items[k]));
    }
    return layoutJson(out);
}

Json tableTree(const Table& table)
{
    return Writer(CellText::Stored).value(table, {});
}

Json mapTree(const Map& map, CellText cells)
{
    Json out = file();
    Writer writer(cells);
    writer.map = &map;
    writer.row(map, out);
    return out;
}

Json scenarioTree(const Scenario& scenario, const std::string& mapFile, CellText cells, Spelling spelling)
{
    Json out = file();
    Writer writer(cells, spelling);
    writer.mapFile = mapFile;
    writer.row(scenario, out);
    return out;
}

std::string writeRules(const Ruleset& rules, Spelling spelling)
{
    return layoutJson(rulesTree(rules, spelling));
}

std::string writeScenario(const Scenario& scenario, const std::string& mapFile)
{
    return layoutJson(scenarioTree(scenario, mapFile));
}

std::string writeMap(const Map& map)
{
    return layoutJson(mapTree(map));
}

std::string writeLog(const LogDoc& log)
{
    Json out = file(logFormat);
    Writer(CellText::Stored).row(log, out);
    return layoutJson(out);
}

} // namespace fw
