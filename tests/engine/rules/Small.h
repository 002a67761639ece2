#pragma once

#include "engine/rules/Compiled.h"
#include "engine/rules/PathFinder.h"
#include "engine/rules/Query.h"
#include "engine/rules/Scope.h"
#include "engine/store/Json.h"

#include <QTest>

/// A small rule system and a small battle; a test adds the rows under test.
///
/// Five by five hexes, 0101 to 0505. Red: r1 and r2 (foot, brigade A) in 0202, r3 (gun, brigade B) in 0303. Blue: b1
/// (foot, brigade C) in 0304, b2 (horse, brigade C) in 0505, b3 (foot, alone) waiting for turn 2. 0302 is woods, 0403 a
/// hill one level up, a stream is between 0303 and 0304, a road goes 0101-0102-0103, blue may enter at 0501 and 0502,
/// and 0105 is headquarters.
namespace small {

/// A rules file: the fixed rows and these further keys of the ruleset.
inline std::string rulesText(const std::string& more)
{
    std::string text = R"({"id": "r", "version": "1", "main": "main", "facings": 6,
        "unitTypes": ["foot", "horse", "gun"],
        "features": [{"id": "woods", "kind": "terrain"}, {"id": "hill", "kind": "terrain"},
            {"id": "stream", "kind": "hexside"}, {"id": "road", "kind": "way"}],
        "ratings": [{"id": "strength", "columns": [
            {"column": "spent", "if": [{"fact": "mark", "arg": "tired"}]}, {"column": "full"}]}],
        "marks": [
            {"id": "tired", "label": "tired", "on": "unit", "form": "flag", "drawn": "marker"},
            {"id": "morale", "label": "morale", "on": "unit", "form": "ladder",
                "steps": ["steady", "shaken", "routed"], "drawn": "state"},
            {"id": "hits", "on": "unit", "form": "number", "floor": 0, "ceiling": 5},
            {"id": "targets", "on": "unit", "form": "set"},
            {"id": "moved", "on": "unit", "form": "flag", "lifetime": "phase"},
            {"id": "fresh", "on": "unit", "form": "flag", "lifetime": "turn"},
            {"id": "plan", "on": "unit", "form": "sealed", "seen": "owner"},
            {"id": "points", "label": "points", "on": "side", "form": "number", "start": 2},
            {"id": "clock", "on": "game", "form": "number"},
            {"id": "smoke", "on": "place", "form": "flag"},
            {"id": "supply", "on": "place", "form": "number", "start": 3}],
        "boxes": [{"id": "waiting", "label": "Waiting", "role": "arrivals"},
            {"id": "dead", "label": "Dead", "role": "eliminated"},
            {"id": "gone", "label": "Gone", "role": "left"}])";
    if (!more.empty())
        text += ", " + more;
    if (more.find("\"procedures\"") == std::string::npos)
        text += R"(, "procedures": [{"id": "main", "do": [{"node": "choose", "id": "idle",
            "by": "@sides", "menu": [{"id": "wait", "do": []}]}]}])";
    return text + "}";
}

/// A scenario file with these further keys.
inline std::string scenarioText(const std::string& more = {})
{
    std::string text = R"({"id": "s", "rules": "r", "lastTurn": 4,
        "sides": [{"id": "red", "name": "Red"}, {"id": "blue", "name": "Blue"}],
        "map": {"grid": {"shape": "hex-flat", "columns": 5, "rows": 5},
            "legend": {".": [], "w": ["woods"], "h": ["hill"]},
            "terrain": [".....", "..w..", "...h.", ".....", "....."],
            "level": ["00000", "00000", "00010", "00000", "00000"],
            "sides": [{"a": "3,3", "b": "3,4", "features": ["stream"]}],
            "ways": [{"id": "lane", "kind": "road", "cells": ["1,1", "1,2", "1,3"]}],
            "areas": [
                {"id": "gate", "kind": "entry", "side": "blue", "cells": ["5,1", "5,2"]},
                {"id": "hq", "kind": "objective", "cells": ["1,5"]}]},
        "units": [
            {"id": "r1", "name": "First", "side": "red", "type": "foot", "formation": "A",
                "tags": ["guard"], "steps": 2, "ratings": {"strength": {"full": 5, "spent": 3}}},
            {"id": "r2", "name": "Second", "side": "red", "type": "foot", "formation": "A",
                "ratings": {"strength": {"full": 4}}},
            {"id": "r3", "name": "Battery", "side": "red", "type": "gun", "formation": "B",
                "ratings": {"strength": {"full": 2}}},
            {"id": "b1", "name": "Line", "side": "blue", "type": "foot", "formation": "C",
                "steps": 3, "ratings": {"strength": {"full": 3}}},
            {"id": "b2", "name": "Lancers", "side": "blue", "type": "horse", "formation": "C",
                "ratings": {"strength": {"full": 2}}},
            {"id": "b3", "name": "Reserve", "side": "blue", "type": "foot",
                "ratings": {"strength": {"full": 1}}}],
        "setup": [
            {"unit": "r1", "at": "2,2", "within": 1}, {"unit": "r2", "at": "2,2"},
            {"unit": "r3", "at": "3,3", "facing": 2}, {"unit": "b1", "at": "3,4"},
            {"unit": "b2", "at": "5,5", "oneOf": ["5,5", "4,5"]},
            {"unit": "b3", "box": "waiting", "arrives": {"turn": 2, "at": ["5,1", "5,3"]}}])";
    if (!more.empty())
        text += ", " + more;
    return text + "}";
}

using RulesPtr = std::shared_ptr<const fw::Rules>;

/// Reads and compiles; returns the problem of either.
inline fw::Result<RulesPtr> tryRules(const std::string& more, const std::string& scenarioMore = {},
                                     const fw::Setup& setup = {})
{
    const auto rules = fw::readRules(rulesText(more), "r.rules.json");
    if (!rules)
        return tl::unexpected<fw::Problem>(rules.error());
    const auto scenario = fw::readScenario(scenarioText(scenarioMore), "s.scenario.json");
    if (!scenario)
        return tl::unexpected<fw::Problem>(scenario.error());
    return fw::compile(*rules, *scenario, setup);
}

/// The compiled rules, which must be correct.
inline RulesPtr rulesWith(const std::string& more, const std::string& scenarioMore = {}, const fw::Setup& setup = {})
{
    auto rules = tryRules(more, scenarioMore, setup);
    if (!rules)
        qFatal("%s", fw::describe(rules.error()).c_str());
    return *rules;
}

/// The message of the problem with these rows; empty if there is none.
inline QString problemOf(const std::string& more, const std::string& scenarioMore = {})
{
    const auto rules = tryRules(more, scenarioMore);
    return rules ? QString() : QString::fromStdString(fw::describe(rules.error()));
}

/// A value of units, places or sides by their ids, or a number or a word.
inline fw::Value valueOf(const fw::Rules& rules, const std::vector<std::string>& ids)
{
    fw::Value out;
    for (const std::string& id : ids) {
        if (rules.unit(id) >= 0) {
            out.kind = fw::Kind::Units;
            out.items.push_back(rules.unit(id));
        } else if (rules.place(id) >= 0) {
            out.kind = fw::Kind::Places;
            out.items.push_back(rules.place(id));
        } else if (rules.side(id) >= 0) {
            out.kind = fw::Kind::Sides;
            out.items.push_back(rules.side(id));
        } else if (const fw::Rational n = fw::Rational::parse(id); n.valid()) {
            out = fw::Value::ofNumber(n);
        } else {
            out = fw::Value::ofWord(rules.sym(id));
        }
    }
    return out;
}

/// The ids of members, separated by blanks.
inline QString idsOf(const fw::Rules& rules, fw::Kind kind, const std::vector<std::int32_t>& items)
{
    QStringList out;
    for (std::int32_t item : items) {
        const auto at = static_cast<std::size_t>(item);
        out << QString::fromStdString(kind == fw::Kind::Units    ? rules.scenario().units[at].id
                                      : kind == fw::Kind::Places ? rules.placeName(item)
                                      : kind == fw::Kind::Sides  ? rules.scenario().sides[at].id
                                      : kind == fw::Kind::Word   ? rules.word(item)
                                                                 : std::to_string(item));
    }
    return out.join(' ');
}

using Cast = std::map<std::string, std::vector<std::string>>;

/// The roles in the tests of facts and relations.
inline const Cast& everybody()
{
    static const Cast cast{{"a", {"r1"}},        {"both", {"r1", "r2"}}, {"gun", {"r3"}},    {"e", {"b1"}},
                           {"far", {"b2"}},      {"late", {"b3"}},       {"here", {"0303"}}, {"there", {"0304"}},
                           {"corner", {"0101"}}, {"base", {"0105"}},     {"reds", {"red"}},  {"blues", {"blue"}},
                           {"three", {"3"}},     {"eight", {"8"}},       {"minus", {"-1"}},  {"half", {"1/2"}}};
    return cast;
}

inline std::map<std::string, fw::Value> castOf(const fw::Rules& rules, const Cast& cast)
{
    std::map<std::string, fw::Value> out;
    for (const auto& [role, ids] : cast)
        if (rules.sym(role) != fw::noSym)
            out[role] = valueOf(rules, ids);
    return out;
}

} // namespace small
