// Fire of guns and rifles at one target.
#include "tests/Events.h"
#include "tests/conformance/operations/Bench.h"

#include <algorithm>

namespace conformance {

namespace {

struct Shot {
    std::string side;   ///< the firing side
    std::string target; ///< id of the target
    std::string owner;  ///< side of the target
    fw::Cell at = fw::noCell;
};

/// Sets up the firers in a straight line from the target, and the terrain on the line of fire.
Shot layOutShot(Bench& bench)
{
    const Json& given = bench.given();
    bench.know(given,
               {"phase", "phasing", "turn", "firers", "firer_hex", "target", "target_hex", "line_of_fire",
                "already_fired_on", "already_fired", "target_leader"},
               "given");
    const Json& target = at(given, "target");
    const Json& line = at(given, "line_of_fire");
    const Json& hex = at(given, "target_hex");
    bench.know(line, {"range", "blocked", "hexside_features_at_target", "blocking_hex"}, "line_of_fire");
    bench.know(hex, {"terrain", "chew_house", "other_fieldworks_hexsides", "building", "road", "trail"}, "target_hex");
    Shot shot;
    shot.at = bench.centre();
    shot.target = word(at(target, "id"));
    shot.owner = bench.id("sides", word(at(target, "side")));
    bench.terrain(shot.at, word(at(hex, "terrain")));
    for (const char* flag : {"chew_house", "building"})
        if (has(hex, flag))
            bench.terrain(shot.at, flag);
    bench.unit(target, shot.at);
    if (!at(given, "target_leader").is_null())
        bench.leader(word(at(given, "target_leader")), shot.owner, shot.at);
    std::vector<fw::Cell> row{shot.at};
    for (int i = 0; i < number(at(line, "range")); ++i)
        row.push_back(bench.grid().neighbour(row.back(), 0));
    const Json& ground = at(given, "firer_hex");
    bench.know(ground, {"terrain", "chew_house", "building", "road", "trail"}, "firer_hex");
    if (!at(ground, "terrain").is_null())
        bench.terrain(row.back(), word(at(ground, "terrain")));
    if (has(ground, "chew_house"))
        bench.terrain(row.back(), "chew_house");
    for (const Json& firer : at(given, "firers")) {
        bench.unit(firer, row.back());
        shot.side = bench.id("sides", word(at(firer, "side")));
    }
    for (const std::string& feature : words(at(line, "hexside_features_at_target")))
        bench.edge(row[0], row.at(1), feature, shot.owner);
    for (int i = 0; i < number(at(hex, "other_fieldworks_hexsides")); ++i)
        bench.edge(shot.at, bench.grid().neighbour(shot.at, 2 + i), "fieldworks", shot.owner);
    if (has(line, "blocked")) {
        const std::string by = word(at(line, "blocking_hex"));
        if (row.size() < 3)
            bench.fail("nothing lies between that could block");
        else
            bench.terrain(row[1], by.empty() ? "light_woods" : by);
    }
    // A unit that could fire at another target keeps the phase open.
    bench.extra(shot.side, bench.grid().cell(1, 1), true, true);
    bench.extra(shot.owner, bench.grid().cell(1, 2), true, false);
    // A leader left alone goes to this unit; the cases do not mention that.
    fw::Cell refuge = shot.at;
    for (int i = 0; i < 3; ++i)
        refuge = bench.grid().neighbour(refuge, 3);
    bench.extra(shot.owner, refuge, true, false);
    for (const std::string& unit : words(at(given, "already_fired")))
        bench.remember(unit, bench.id("marks", "fired"));
    for (const std::string& unit : words(at(given, "already_fired_on")))
        bench.remember(unit, bench.id("marks", "shot_at"));
    return shot;
}

void tell(Bench& bench, const Shot& shot, Json& told)
{
    const auto face = bench.rolled(bench.id("dice", "to_hit"));
    const auto roll = bench.reckoned(bench.id("quantities", "fire"));
    const auto need = bench.reckoned(bench.id("quantities", "to_hit"));
    if (!face || !roll || !need)
        return bench.fail("no shot was reckoned");
    told["to_hit"] = jsonNumber(*need);
    told["drm"] = jsonNumber(*roll - fw::Rational(*face));
    told["modified"] = jsonNumber(*roll);
    const bool hit = *roll >= *need;
    told["hit"] = bench.rolled(bench.id("dice", "damage")).has_value();
    if (told["hit"] != Json(hit))
        bench.fail("the second die does not follow from the first");
    const fw::Event* cell = nullptr;
    for (const auto& [weapon, table] : at(bench.adapterNames(), "damageTables").items())
        if (const fw::Event* read = bench.read(word(table)))
            cell = read;
    told["result"] = cell ? Json(wordOf(*cell)) : Json();
    told["damage_column"] = Json();
    for (const auto& [column, band] : at(bench.adapterNames(), "damageColumns").items())
        if (cell && columnOf(*cell) == word(band))
            told["damage_column"] = column;
    told["dice_consumed"] = bench.diceUsed();
    told["am_delta"] = bench.moraleChange();
    const int now = bench.cellOf(shot.target);
    told["retreat_hexes"] = now < 0 ? 0 : bench.grid().distance(shot.at, now);
    told["target_eliminated"] = bench.roleOf(shot.target) == "eliminated";
    told["target_captured"] = bench.roleOf(shot.target) == "captured";
    const auto index = static_cast<std::size_t>(bench.rules().unit(shot.target));
    told["target_steps"] = bench.state().position.units[index].steps;
    told["target_state"] = bench.stateOf(shot.target);
    const Json& leader = at(bench.given(), "target_leader");
    told["leader_casualty"] = !leader.is_null() && bench.roleOf(bench.id("leaders", word(leader))) == "eliminated"
                                  ? leader
                                  : Json(false);
}

} // namespace

void fire(Bench& bench, Json& told)
{
    bench.know(bench.action(), {"op", "weapon", "firers", "target"}, "action");
    const Shot shot = layOutShot(bench);
    const std::string phase = bench.id("phases", word(at(bench.given(), "phase")));
    if (!bench.begin(phase, bench.id("sides", word(at(bench.given(), "phasing"))),
                     number(at(bench.given(), "turn"), 2)))
        return;
    const std::string node = bench.question().node;
    const std::string entry = bench.id("fireEntries", node);
    const std::string pass = "pass";
    bool window = bench.id("fireWindows", node) == "yes";
    if (window && bench.question().seats.front() != shot.side)
        bench.play(bench.question().seats.front(), pass);
    const std::string seat = bench.question().seats.front();
    if (!bench.play(
            seat, entry,
            {{"shooters", words(at(bench.action(), "firers"))}, {"target", {word(at(bench.action(), "target"))}}}))
        return;
    for (int i = 0; window && i < 4 && bench.question().node == node; ++i)
        bench.play(bench.question().seats.front(), pass);
    bench.settle();
    if (!bench.refusal())
        tell(bench, shot, told);
}

} // namespace conformance
