#include "engine/proof/Found.h"
#include "engine/rules/Options.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>

namespace fw {

std::string shownSpot(const FindingSpot& spot)
{
    std::string out = spot.kind;
    if (!spot.id.empty())
        out += (out.empty() ? "" : " ") + spot.id;
    if (!spot.row.empty())
        out += ", row " + spot.row;
    if (!spot.column.empty())
        out += ", column " + spot.column;
    return out;
}

std::string fingerprintOf(const Text& text)
{
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char letter : plain(text)) {
        hash ^= static_cast<unsigned char>(letter);
        hash *= 1099511628211ULL;
    }
    std::string out(16, '0');
    for (std::size_t i = 16; i-- > 0; hash >>= 4)
        out[i] = "0123456789abcdef"[hash & 15];
    return out;
}

Proved* Found::add(Severity severity, const char* check, FindingSpot spot, Text text, Text remedy, std::string cite,
                   std::string place)
{
    Proved one;
    one.finding = {severity, shownSpot(spot), std::move(cite), std::move(text), std::move(remedy), std::move(place)};
    one.check = check;
    one.spot = std::move(spot);
    one.fingerprint = fingerprintOf(one.finding.text);
    if (!mSaid.insert(one.id() + '\n' + one.fingerprint + '\n' + plain(one.finding.remedy) + '\n' + one.finding.place)
             .second)
        return nullptr;
    return &list.emplace_back(std::move(one));
}

void Found::doubt(const char* check, FindingSpot spot, Text text, Text remedy, std::vector<Cell> cells,
                  std::vector<int> sides, std::string place)
{
    Proved* one = add(Severity::Warning, check, std::move(spot), std::move(text), std::move(remedy), {},
                      std::move(place));
    if (!one)
        return;
    one->cells = std::move(cells);
    one->sides = std::move(sides);
}

void Found::add(const std::vector<Finding>& lint)
{
    for (const Finding& finding : lint) {
        Proved one;
        one.finding = finding;
        one.check = "rules";
        // "modifier buildings (with fog=yes)": the kind, then the id.
        const std::string row = finding.row.substr(0, finding.row.find(" (with "));
        const std::size_t blank = row.find(' ');
        one.spot.kind = row.substr(0, blank);
        if (blank != std::string::npos)
            one.spot.id = row.substr(blank + 1);
        one.fingerprint = fingerprintOf(finding.text);
        list.push_back(std::move(one));
    }
}

std::vector<Table> tablesOf(const Ruleset& ruleset, const Scenario& scenario)
{
    std::vector<Table> out = ruleset.tables;
    for (const Table& own : scenario.tables) {
        const auto same = std::ranges::find_if(out, [&](const Table& t) { return t.id == own.id; });
        if (same == out.end())
            out.push_back(own);
        else
            *same = own;
    }
    return out;
}

namespace {

/// All findings, each with whether it is accepted.
std::vector<Proved> settled(std::vector<Proved> found, std::vector<Proved> elsewhere,
                            const std::vector<Acceptance>& accepted)
{
    found.insert(found.end(), std::make_move_iterator(elsewhere.begin()), std::make_move_iterator(elsewhere.end()));
    accept(found, accepted);
    tellOnce(found);
    return found;
}

} // namespace

std::vector<Proved> prove(const Ruleset& ruleset, std::vector<Proved> elsewhere)
{
    Found found;
    found.add(lint(ruleset));
    proveTables(ruleset.tables, found);
    proveMirrors(ruleset.tables, found);
    proveReading(ruleset, ruleset.tables, found);
    proveCells(ruleset, ruleset.tables, found);
    proveTerrain(ruleset, ruleset.tables, found);
    std::vector<Proved> all = settled(std::move(found.list), std::move(elsewhere), ruleset.accepted);
    for (Proved& one : all)
        one.ofRules = true;
    return all;
}

std::vector<Proved> prove(const Ruleset& ruleset, const Scenario& scenario, std::vector<Proved> elsewhere,
                          const std::vector<Proved>& told)
{
    Found found;
    found.add(lint(ruleset, scenario));
    proveTables(scenario.tables, found);
    proveMirrors(scenario.tables, found);
    // What the rules read must stand in the scenario's own tables too.
    Ruleset joined = ruleset;
    joined.tables = tablesOf(ruleset, scenario);
    proveReading(joined, scenario.tables, found);
    proveCells(withOwn(ruleset, scenario), scenario.tables, found);
    proveTerrain(ruleset, scenario.tables, found);
    proveTurns(ruleset, joined.tables, scenario, found);
    proveUnits(ruleset, scenario, found);
    proveColours(scenario, found);
    proveSetup(ruleset, scenario, found);
    proveWaters(ruleset, scenario.map, found);
    proveWays(ruleset, scenario.map, found);
    proveCharts(ruleset, scenario, found);
    proveGround(ruleset, scenario, found);
    proveMarkers(ruleset, scenario, found);
    std::vector<Proved> all = settled(std::move(found.list), std::move(elsewhere), scenario.accepted);
    std::erase_if(all, [&](const Proved& one) {
        return std::ranges::any_of(
            told, [&](const Proved& other) { return plain(other.finding.text) == plain(one.finding.text); });
    });
    return all;
}

std::vector<Proved> proveMap(const Ruleset& ruleset, const Map& map)
{
    Found found;
    proveWaters(ruleset, map, found);
    proveWays(ruleset, map, found);
    return std::move(found.list);
}

void tellOnce(std::vector<Proved>& found)
{
    std::map<std::pair<std::string, std::vector<std::string>>, std::size_t> first; ///< by sentence
    std::vector<Proved> kept;
    for (Proved& one : found) {
        const Finding& says = one.finding;
        // Other sentences are about their own row, whatever others have the same.
        const bool word = (one.check == "rules" && !says.text.args.empty()) || one.check == "turns";
        if (word && one.open()) {
            const auto [at, fresh] = first.try_emplace({says.text.key, says.text.args}, kept.size());
            if (!fresh) {
                kept[at->second].also.push_back(says.row);
                continue;
            }
        }
        kept.push_back(std::move(one));
    }
    found = std::move(kept);
}

Acceptance acceptance(const Proved& proved, const std::string& reason)
{
    return {proved.id(), reason, proved.fingerprint};
}

void accept(std::vector<Proved>& found, const std::vector<Acceptance>& accepted)
{
    Found idle;
    // What a mistyped word hides is there again when that is mended.
    const bool hidden = std::ranges::any_of(
        found, [](const Proved& one) { return one.check == "rules" && one.finding.severity == Severity::Error; });
    for (const Acceptance& row : accepted) {
        // Nobody may have looked for these, which prove() by itself does not find.
        bool fits = false;
        for (const char* check : {"drawings: ", "example: ", "texts: ", "letters: "})
            fits |= row.finding.starts_with(check);
        Proved* changed = nullptr;
        for (Proved& proved : found) {
            if (proved.id() != row.finding)
                continue;
            if (proved.fingerprint == row.fingerprint) {
                proved.accepted = fits = true;
                proved.reason = row.reason;
            } else if (!proved.accepted) {
                changed = &proved;
            }
        }
        if (fits)
            continue;
        if (changed != nullptr)
            changed->finding.remedy = Text("it was accepted (\"{0}\") when it said something else: look again",
                                           {row.reason});
        else if (!hidden)
            idle.add(Severity::Warning, "accepted", {"acceptance", row.finding, {}, {}},
                     "what was accepted is no longer found", "take the acceptance out");
    }
    found.insert(found.end(), idle.list.begin(), idle.list.end());
}

void letStand(std::vector<Acceptance>& accepted, const Proved& proved, const std::string& reason,
              const std::vector<Proved>& found)
{
    std::erase_if(accepted, [&](const Acceptance& row) {
        return row.finding == proved.id() && std::ranges::none_of(found, [&](const Proved& other) {
                   return other.accepted && other.id() == row.finding && other.fingerprint == row.fingerprint;
               });
    });
    accepted.push_back(acceptance(proved, reason));
}

} // namespace fw
