// Charts, odds and the sequence of play.
#include "engine/model/Procedures.h"
#include "tests/conformance/operations/Bench.h"

#include "engine/rules/Compiled.h"
#include "engine/rules/Query.h"
#include "tests/engine/Asked.h"

namespace conformance {

namespace {

/// The content of a cell, as the cases write it.
Json cellOf(const Bench& bench, const std::string& table, const std::vector<Json>& at)
{
    std::vector<fw::Value> where;
    for (const Json& one : at)
        where.push_back(one.is_string() ? fw::Value::ofWord(bench.rules().sym(one.get<std::string>()))
                                        : fw::Value::ofNumber(exactly(one)));
    const auto cell = fw::lookupTable(bench.rules(), table, where);
    if (!cell)
        return "no cell";
    for (const int parts : {1, 2})
        for (int half = -40; half <= 40; ++half)
            if (fw::Rational::of(half, parts).text() == cell->word)
                return jsonNumber(fw::Rational::of(half, parts));
    return cell->word;
}

/// The cells along one axis of a table.
Json along(Bench& bench, const std::string& table, const Json& axis,
           const std::function<std::vector<Json>(const Json&)>& at)
{
    Json out = Json::array();
    for (const Json& one : axis)
        out.push_back(cellOf(bench, table, at(one)));
    return out;
}

void terrainCosts(Bench& bench, Json& told)
{
    bench.know(bench.action(), {"op", "table", "entry", "classes"}, "action");
    const std::string entry = word(at(bench.action(), "entry"));
    const std::string table = bench.id(bench.has("ownTables", entry) ? "ownTables" : "tables",
                                       bench.has("ownTables", entry) ? entry : word(at(bench.action(), "table")));
    const std::string row = bench.id("terrainRows", entry);
    told["costs"] = along(bench, table, at(bench.action(), "classes"), [&](const Json& one) {
        return std::vector<Json>{row, bench.id("classes", word(one))};
    });
}

void terrainEffects(Bench& bench, Json& told)
{
    bench.know(bench.action(), {"op", "table", "entries"}, "action");
    const std::string table = bench.id("tables", "tec_effects");
    for (const auto& [key, value] : bench.expect().items()) {
        const std::string column = bench.id("effects", key);
        Json cells = along(bench, table, at(bench.action(), "entries"), [&](const Json& one) {
            return std::vector<Json>{bench.id("terrainRows", word(one)), column};
        });
        for (Json& cell : cells) { // the cases use Booleans or nulls for some words and blanks
            if (cell.is_string() && bench.has("truths." + key, word(cell)))
                cell = bench.id("truths." + key, word(cell)) == "true";
            else if (cell == "" && bench.has("dashes", key))
                cell = at(at(bench.adapterNames(), "dashes"), key);
        }
        told[key] = cells;
    }
}

void leaderRows(Bench& bench, Json& told)
{
    bench.know(bench.action(), {"op", "table", "names"}, "action");
    for (const auto& [key, value] : bench.expect().items()) {
        const std::string column = bench.id("leaderColumns", key);
        told[key] = along(bench, bench.id("tables", "leaders"), at(bench.action(), "names"), [&](const Json& one) {
            return std::vector<Json>{bench.id("leaders", word(one)), column};
        });
    }
}

/// Tables with words as rows and one column of numbers.
void plainRows(Bench& bench, const std::string& table, Json& told)
{
    bench.know(bench.action(), {"op", "table", "rows"}, "action");
    for (const auto& [key, value] : bench.expect().items())
        for (const Json& one : at(bench.action(), "rows")) {
            const bool ground = bench.has("groundRows." + table, word(one)); // printed there and in the terrain chart
            told[key].push_back(cellOf(bench, bench.id("tables", ground ? "tec_effects" : table),
                                       {bench.id((ground ? "groundRows." : "rows.") + table, word(one)),
                                        bench.id((ground ? "groundColumns." : "columns.") + table, key)}));
        }
}

} // namespace

void lookUp(Bench& bench, Json& told)
{
    bench.know(bench.given(), {}, "given");
    if (!bench.ready())
        return;
    const std::string table = word(at(bench.action(), "table"));
    const Json& action = bench.action();
    if (table == "to_hit") {
        bench.know(action, {"op", "table", "sp"}, "action");
        for (const auto& [key, value] : bench.expect().items()) {
            const int range = number(at(at(at(bench.adapterNames(), "ranges"), key), "range"), -1);
            told[key] = along(bench, bench.id("tables", table), at(action, "sp"), [&](const Json& sp) {
                return std::vector<Json>{sp, range};
            });
        }
    } else if (table == "artillery_damage" || table == "rifle_damage") {
        bench.know(action, {"op", "table", "column", "rolls"}, "action");
        told["results"] = along(bench, bench.id("tables", table), at(action, "rolls"), [&](const Json& roll) {
            return std::vector<Json>{roll, bench.id("damageColumns", word(at(action, "column")))};
        });
        for (Json& cell : told["results"])
            cell = cell.is_string() ? cell : Json(cell.dump());
    } else if (table == "tactics") {
        bench.know(action, {"op", "table", "defender", "attackers"}, "action");
        const std::string defender = bench.id("tactics", word(at(action, "defender")));
        told["drm"] = along(bench, bench.id("tables", table), at(action, "attackers"), [&](const Json& attacker) {
            return std::vector<Json>{defender, bench.id("tactics", word(attacker))};
        });
    } else if (table == "close_combat") {
        bench.know(action, {"op", "table", "column", "rows"}, "action");
        told["results"] = along(bench, bench.id("tables", table), at(action, "rows"), [&](const Json& row) {
            return std::vector<Json>{row, at(action, "column")};
        });
    } else if (table == "leaders") {
        leaderRows(bench, told);
    } else if (table == "tec_effects") {
        terrainEffects(bench, told);
    } else if (table == "tec_hex" || table == "tec_hexside") {
        terrainCosts(bench, told);
    } else {
        plainRows(bench, table, told);
    }
}

void antisymmetry(Bench& bench, Json& told)
{
    bench.know(bench.given(), {}, "given");
    bench.know(bench.action(), {"op", "table"}, "action");
    if (!bench.ready())
        return;
    const std::string table = bench.id("tables", word(at(bench.action(), "table")));
    std::vector<std::string> bands;
    for (const fw::Table& one : bench.rules().ruleset().tables)
        if (one.id == table)
            for (const fw::Band& band : one.axes.front().bands)
                bands.push_back(band.label);
    int violations = 0;
    int noCombat = 0;
    Json diagonal = Json::array();
    for (const std::string& row : bands)
        for (const std::string& column : bands) {
            const Json cell = cellOf(bench, table, {row, column});
            const Json mirror = cellOf(bench, table, {column, row});
            if (row == column)
                diagonal.push_back(cell);
            noCombat += cell.is_string() ? 1 : 0;
            const bool mirrored = cell.is_number() && mirror.is_number() ? cell.get<int>() == -mirror.get<int>()
                                                                         : cell == mirror;
            violations += mirrored ? 0 : 1;
        }
    told["violations"] = violations;
    told["nc_cells"] = noCombat;
    told["diagonal"] = diagonal;
}

void orderOfPhases(Bench& bench, Json& told)
{
    bench.know(bench.given(), {}, "given");
    bench.know(bench.action(), {"op"}, "action");
    if (!bench.ready())
        return;
    // The phases that the main procedure calls for each player, in order.
    Json order = Json::array();
    const std::function<void(const std::vector<fw::Node>&)> walk = [&](const std::vector<fw::Node>& nodes) {
        for (const fw::Node& node : nodes) {
            if (const auto* call = std::get_if<fw::CallNode>(&node.kind); call && !call->phase.empty())
                for (const auto& [name, phase] : at(bench.adapterNames(), "phases").items())
                    if (word(phase) == call->phase)
                        order.push_back(name);
            eachInside(node, walk);
        }
    };
    for (const fw::Procedure& one : bench.rules().ruleset().procedures)
        if (one.id == bench.rules().ruleset().main)
            walk(one.then);
    told["order"] = order;
}

} // namespace conformance
