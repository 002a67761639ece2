// Checks tables by what reads them: the codes in their cells, the dice for them, and the terrain and turns looked up in
// them.
#include "engine/base/Vocabulary.h"
#include "engine/model/Procedures.h"
#include "engine/model/Walk.h"
#include "engine/proof/FindingCollector.h"
#include "engine/rules/LintParts.h"
#include "engine/rules/ResultCodes.h"

#include <algorithm>
#include <map>
#include <set>
#include <type_traits>

namespace fw {

namespace {

/// How the procedures use tables.
struct Read {
    std::set<std::string> run;                                       ///< locals that are run as codes
    std::map<std::string, std::set<std::string>> words;              ///< local, the words that it is set to
    std::map<std::string, std::set<std::string>> into;               ///< table, the locals that its cells are put into
    std::map<std::string, std::pair<int, int>> dice;                 ///< die, the faces that it may show
    std::map<std::string, std::map<std::size_t, std::string>> byDie; ///< table, axis, die
    std::set<std::pair<std::string, std::size_t>> byTurn;            ///< table and axis read by the turn
};

void at(Read& read, const std::string& table, const std::vector<Amount>& values)
{
    for (std::size_t a = 0; a < values.size(); ++a) {
        const Amount& value = values[a];
        if (value.times || value.plus)
            continue;
        if (!value.local.empty())
            read.byDie[table][a] = value.local;
        if (value.fact == "turn")
            read.byTurn.insert({table, a});
    }
}

Read readings(const Ruleset& ruleset)
{
    Read read;
    walk(ruleset, [&](const auto& row) {
        using X = std::decay_t<decltype(row)>;
        if constexpr (std::is_same_v<X, Node>) {
            if (const auto* lookup = row.template as<LookupNode>()) {
                read.into[lookup->table].insert(!lookup->as.empty() ? lookup->as : row.id);
                at(read, lookup->table, lookup->at);
            }
        } else if constexpr (std::is_same_v<X, CodeNode>) {
            read.run.insert(row.code);
        } else if constexpr (std::is_same_v<X, LetNode>) {
            if (row.value && !row.value->symbol.empty())
                read.words[row.as].insert(row.value->symbol);
        } else if constexpr (std::is_same_v<X, RollNode>) {
            for (const Die& die : row.dice)
                if (const auto faces = printedFaces(die))
                    read.dice[die.name] = {faces->first * die.count, faces->second * die.count};
        } else if constexpr (std::is_same_v<X, Amount>) {
            if (!row.table.empty())
                at(read, row.table, row.at);
        }
    });
    return read;
}

std::vector<std::string> halves(const std::string& cell)
{
    const std::size_t cut = cell.find('/');
    if (cut == std::string::npos)
        return {cell, cell};
    return {cell.substr(0, cut), cell.substr(cut + 1)};
}

std::string columnOf(const Table& table, std::size_t cell)
{
    const auto& bands = table.axes.back().bands;
    return bands.empty() || table.axes.size() < 2 ? std::string() : bands[cell % bands.size()].label;
}

/// The place of a cell in the file that has the tables to check.
std::string placeOf(const std::vector<Table>& own, const std::string& id, const Table& table, const TableRow& row,
                    std::size_t cell)
{
    std::size_t index = 0;
    while (index < own.size() && own[index].id != id)
        ++index;
    return "/tables/" + std::to_string(index) + "/rows/" + std::to_string(&row - table.rows.data()) + "/cells/"
           + std::to_string(cell);
}

void codes(const Ruleset& ruleset, const std::vector<Table>& own, const Read& read, FindingCollector& found)
{
    std::set<std::string> reached;
    // Marks a code as reached; false when the word is not a code.
    const auto reach = [&](const std::string& word) {
        const Code* const code = codeNamed(ruleset.codes, word).code;
        reached.insert(code ? code->id : word);
        return code != nullptr;
    };
    const auto remedy = [&](const std::string& code) {
        Text out = codeRemedy(ruleset.codes, code);
        return out.empty() ? Text("write a code of the list, or add it there") : out;
    };
    for (const auto& [local, words] : read.words)
        if (read.run.count(local))
            for (const std::string& word : words)
                (void)reach(word);
    for (const auto& [id, locals] : read.into) {
        const auto isIt = [&id = id](const Table& t) { return t.id == id; };
        const auto table = std::ranges::find_if(ruleset.tables, isIt);
        const bool judged = std::ranges::any_of(own, isIt);
        if (table == ruleset.tables.end())
            continue;
        for (const std::string& local : locals) {
            const bool whole = read.run.count(local) > 0;
            const bool first = read.run.count(local + ".first") > 0;
            const bool second = read.run.count(local + ".second") > 0;
            for (const TableRow& row : table->rows) {
                for (std::size_t i = 0; i < row.cells.size(); ++i) {
                    std::vector<std::string> named;
                    if (whole)
                        named.push_back(row.cells[i]);
                    if (first)
                        named.push_back(halves(row.cells[i])[0]);
                    if (second)
                        named.push_back(halves(row.cells[i])[1]);
                    for (const std::string& code : named) {
                        if (!reach(code) && judged)
                            found.add("codes/unknown", {"table", id, row.row, columnOf(*table, i)},
                                      Text("there is no result code '{0}'", {code}), remedy(code), table->cite,
                                      placeOf(own, id, *table, row, i));
                    }
                }
            }
            if (read.run.count(local + ".row-extra"))
                for (const TableRow& row : table->rows)
                    (void)reach(row.extra);
        }
    }
    if (&own != &ruleset.tables)
        return;
    std::set<std::string> told;
    for (const Code& code : ruleset.codes) {
        const std::string place = "/codes/" + std::to_string(&code - ruleset.codes.data());
        if (!reached.count(code.id) && told.insert(code.id).second)
            found.add("codes/unused", {"code", code.id, {}, {}},
                      "no cell of any table and no row of the rules leads to this code",
                      "take it out, or put it into a table", code.cite, place);
        else if (code.then.empty() && !isDash(code.id))
            found.add("codes/idle", {"code", code.id, {}, {}}, Text("the result code '{0}' does nothing", {code.id}),
                      "say in 'do' what it does; if it does nothing, put an empty group there", code.cite,
                      place + "/do");
    }
}

void dice(const std::vector<Table>& own, const Read& read, FindingCollector& found)
{
    for (const Table& table : own) {
        const auto axes = read.byDie.find(table.id);
        if (axes == read.byDie.end())
            continue;
        for (const auto& [a, name] : axes->second) {
            const auto die = read.dice.find(name);
            if (die == read.dice.end() || a >= table.axes.size() || table.axes[a].kind == AxisKind::Label)
                continue;
            const auto [low, high] = die->second;
            const auto& bands = table.axes[a].bands;
            for (int face = low; face <= high; ++face) {
                const bool held = std::ranges::any_of(bands, [&](const Band& b) {
                    return (!b.min || *b.min <= Rational(face)) && (!b.max || Rational(face) <= *b.max);
                });
                if (!held)
                    found.add("dice/no-band", {"table", table.id, {}, {}},
                              Text("no band holds {0}, which '{1}' may show", {std::to_string(face), name}),
                              "add the band", table.cite);
            }
            for (const Band& band : bands)
                if ((band.min && *band.min > Rational(high)) || (band.max && *band.max < Rational(low)))
                    found.add(
                        "dice/never",
                        {"table", table.id, a == 0 ? band.label : std::string(), a == 0 ? std::string() : band.label},
                        Text("'{0}' never shows this: its faces are {1} to {2}",
                             {name, std::to_string(low), std::to_string(high)}),
                        "take the band out", table.cite);
        }
    }
}

} // namespace

void proveReading(const Ruleset& ruleset, const std::vector<Table>& own, FindingCollector& found)
{
    const Read read = readings(ruleset);
    codes(ruleset, own, read, found);
    dice(own, read, found);
}

namespace {

/// How many rows read each table.
struct TableReads {
    std::map<std::string, int> times;
    template <class X>
    void operator()(const X& x)
    {
        if constexpr (std::is_same_v<X, Amount> || std::is_same_v<X, LookupNode>)
            if (!x.table.empty())
                ++times[x.table];
    }
};

/// Charts that are read only by the terrain of cells, so that hexsides and ways need no row in them.
std::set<std::string> ofCellsOnly(const Ruleset& ruleset)
{
    TableReads all, cells;
    PointerWay way;
    PlacedWalker<TableReads> everywhere(all, way), there(cells, way);
    eachRuleList(ruleset, [&](const auto& list, const char*, const char*) {
        for (const auto& row : list) {
            everywhere.see(row);
            if constexpr (std::is_same_v<std::decay_t<decltype(row)>, Modifier>)
                if (row.each.ends_with("/features"))
                    there.see(row);
        }
    });
    std::set<std::string> out;
    for (const auto& [table, times] : cells.times)
        if (all.times[table] == times)
            out.insert(table);
    return out;
}

} // namespace

void proveTerrain(const Ruleset& ruleset, const std::vector<Table>& own, FindingCollector& found)
{
    const std::set<std::string> cellCharts = ofCellsOnly(ruleset);
    std::set<std::string> features, sides;
    for (const Feature& feature : ruleset.features)
        if (!feature.decoration && feature.kind != FeatureKind::Terrain)
            sides.insert(feature.id);
    for (const Feature& feature : ruleset.features)
        if (!feature.decoration)
            features.insert(feature.id);
    const auto remedy = [&](const std::string& band) {
        const std::string near = nearestWord(band, {features.begin(), features.end()});
        return near.empty() ? Text("add the terrain to the features, or take the row out")
                            : Text("did you mean '{0}'?", {near});
    };
    for (const Table& table : own) {
        for (std::size_t a = 0; a < table.axes.size(); ++a) {
            const Axis& axis = table.axes[a];
            if (axis.kind != AxisKind::Label)
                continue;
            std::set<std::string> bands;
            for (const Band& band : axis.bands)
                bands.insert(band.label);
            const auto known = std::ranges::count_if(bands,
                                                     [&](const std::string& b) { return features.count(b) > 0; });
            // In a chart of terrain most rows are terrain of these rules.
            if (known < 2 || 2 * known <= static_cast<std::ptrdiff_t>(bands.size()))
                continue;
            for (const std::string& feature : features)
                if (!bands.count(feature) && !(cellCharts.contains(table.id) && sides.contains(feature)))
                    found.add("terrain/no-row", {"table", table.id, {}, {}},
                              Text("the chart has no row for '{0}'", {feature}), "add the row", table.cite);
            for (const std::string& band : bands)
                if (!features.count(band))
                    found.add("terrain/unknown",
                              {"table", table.id, a == 0 ? band : std::string(), a == 0 ? std::string() : band},
                              Text("the rules have no terrain '{0}'", {band}), remedy(band), table.cite);
        }
    }
}

void proveCharts(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found)
{
    std::map<std::string, std::vector<Cell>> lies; ///< feature, its cells
    const Map& map = scenario.map;
    for (std::size_t cell = 0; cell < map.terrain.size(); ++cell)
        for (const std::string& feature : map.terrain[cell])
            lies[feature].push_back(static_cast<Cell>(cell));
    for (const Side& side : map.sides)
        for (const std::string& feature : side.features)
            lies[feature].push_back(side.a);
    for (const Way& way : map.ways) {
        std::vector<Cell>& cells = lies[way.kind];
        cells.insert(cells.end(), way.cells.begin(), way.cells.end());
    }
    // The scenario's own charts are checked against all features, together with its other tables.
    std::vector<Table> theirs;
    for (const Table& table : ruleset.tables)
        if (std::ranges::none_of(scenario.tables, [&](const Table& own) { return own.id == table.id; }))
            theirs.push_back(table);
    FindingCollector charts;
    proveTerrain(ruleset, theirs, charts);
    accept(charts.list, ruleset.accepted);
    for (const CheckResult& chart : charts.list) {
        const Finding& says = chart.finding;
        if (chart.check != "terrain" || chart.what != "no-row" || chart.accepted || !chart.spot.row.empty()
            || !chart.spot.column.empty() || !lies.count(chart.values().front()))
            continue;
        if (CheckResult* one = found.add("terrain/no-row", chart.spot, says.text, says.remedy, says.cite))
            one->cells = lies.at(chart.values().front());
    }
}

/// Whether a loop runs as often as the last turn has a number, which is too often for a part of a campaign.
static bool roundsToLastTurn(const Ruleset& rules)
{
    Amount last;
    last.fact = "last-turn";
    last.of = "@game";
    bool out = false;
    walk(rules, [&](const auto& row) {
        if constexpr (std::is_same_v<decltype(row), const Node&>)
            if (const auto* loop = row.template as<RepeatNode>())
                out = out || loop->most == last;
    });
    return out;
}

void proveTurns(const Ruleset& ruleset, const std::vector<Table>& tables, const Scenario& scenario,
                FindingCollector& found)
{
    if (scenario.lastTurn < 1)
        found.add("turns/none", {"scenario", scenario.id, {}, {}}, "the scenario has no turns", "set 'lastTurn'");
    else if (scenario.turns() < 1)
        found.add("turns/none", {"scenario", scenario.id, {}, {}},
                  Text("the last turn {0} is before the first, {1}",
                       {std::to_string(scenario.lastTurn), std::to_string(scenario.firstTurn)}),
                  "set 'firstTurn' and 'lastTurn' as on the track");
    if (scenario.firstTurn > 1 && roundsToLastTurn(ruleset))
        found.add("turns/rounds", {"scenario", scenario.id, {}, {}},
                  Text("the rules repeat as many turns as the number of the last, but the scenario begins on turn {0}",
                       {std::to_string(scenario.firstTurn)}),
                  "write \"most\": \"@game.last-turn - @game.first-turn + 1\" in the rules");
    if (!scenario.turnNames.empty() && scenario.turnNames.size() != static_cast<std::size_t>(scenario.turns()))
        found.add("turns/names", {"scenario", scenario.id, {}, {}},
                  Text("{0} turns have {1} names",
                       {std::to_string(scenario.turns()), std::to_string(scenario.turnNames.size())}),
                  "give each turn a name, or none");
    Ruleset joined = ruleset;
    joined.triggers.insert(joined.triggers.end(), scenario.triggers.begin(), scenario.triggers.end());
    joined.modifiers.insert(joined.modifiers.end(), scenario.modifiers.begin(), scenario.modifiers.end());
    // Tables read by the turn, or made for people to read by the turn.
    std::set<std::pair<std::string, std::size_t>> tracks = readings(joined).byTurn;
    for (const Table& table : tables)
        for (std::size_t a = 0; a < table.axes.size(); ++a)
            if (table.axes[a].id == "turn")
                tracks.insert({table.id, a});
    for (const auto& [id, a] : tracks) {
        for (const Table& table : tables) {
            if (table.id != id || a >= table.axes.size() || table.axes[a].kind == AxisKind::Label)
                continue;
            const auto& bands = table.axes[a].bands;
            for (int turn = scenario.firstTurn; turn <= scenario.lastTurn; ++turn) {
                const bool held = std::ranges::any_of(bands, [&](const Band& b) {
                    return (!b.min || *b.min <= Rational(turn)) && (!b.max || Rational(turn) <= *b.max);
                });
                if (!held)
                    found.add("turns/missing", {"table", id, {}, {}},
                              Text("the track has no turn {0}", {std::to_string(turn)}), "add the turn", table.cite);
            }
            for (const Band& band : bands)
                // The track of a campaign may go on after one of its parts.
                if (band.min && *band.min > Rational(scenario.lastTurn) && scenario.firstTurn == 1)
                    found.add("turns/beyond", {"table", id, band.label, {}},
                              Text("the track goes on after turn {0}, the last", {std::to_string(scenario.lastTurn)}),
                              "take the turn out, or let the scenario last longer", table.cite);
        }
    }
}

} // namespace fw
