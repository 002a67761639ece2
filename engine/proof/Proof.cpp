#include "engine/proof/DisplayedText.h"
#include "engine/proof/FindingCollector.h"
#include "engine/proof/FormerWords.h"
#include "engine/rules/LintKinds.h"
#include "engine/rules/Options.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>

namespace fw {

FindingSpot spotOf(const Unit& unit)
{
    return {"unit", unit.id, {}, {}};
}

std::string nameOf(const Unit& unit)
{
    return unit.name.empty() ? unit.id : unit.name;
}

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

namespace {

/// The identity of an accepted finding in format 2: a hash of the English sentence (FNV-1a).
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

/// The field that a JSON pointer leads to: "amount" of "/modifiers/3/amount".
std::string fieldOf(const std::string& pointer)
{
    std::string_view rest = pointer;
    while (!rest.empty()) {
        const std::size_t slash = rest.rfind('/');
        const std::string_view key = rest.substr(slash + 1);
        if (key.find_first_not_of("0123456789") != std::string_view::npos)
            return std::string(key);
        rest = slash == std::string_view::npos ? std::string_view() : rest.substr(0, slash);
    }
    return {};
}

/// Which finding of its check it is, for an acceptance: "gap"; for a word of the rules also its field,
/// "unknown-part/stage".
std::string acceptedAs(const CheckResult& proved)
{
    const std::string field = proved.check == "rules" ? fieldOf(proved.finding.place) : std::string();
    return field.empty() ? proved.what : proved.what + "/" + field;
}

/// Whether a row of the file accepts this finding. Acceptances of words of the rules once stored only the field.
bool accepts(const Acceptance& row, const CheckResult& proved)
{
    if (row.finding != proved.id())
        return false;
    if (!row.fingerprint.empty())
        return row.fingerprint == fingerprintOf(inFormerWords(proved.finding.text));
    const bool same = row.what == acceptedAs(proved)
                      || (proved.check == "rules" && row.what == fieldOf(proved.finding.place));
    return same && row.values == proved.values();
}

} // namespace

CheckResult* FindingCollector::add(const char* check, FindingSpot spot, Text text, Text remedy, std::string cite,
                                   std::string place)
{
    const Check* const row = checkNamed(check);
    CheckResult one;
    one.finding = {row == nullptr ? Severity::Error : row->severity,
                   shownSpot(spot),
                   std::move(cite),
                   std::move(text),
                   std::move(remedy),
                   std::move(place)};
    const std::string_view id = check;
    const std::size_t slash = id.find('/');
    one.check = id.substr(0, slash);
    one.what = slash == std::string_view::npos ? std::string_view() : id.substr(slash + 1);
    one.spot = std::move(spot);
    std::string same = one.id() + '\n' + one.what + '\n' + plain(one.finding.remedy) + '\n' + one.finding.place;
    for (const std::string& value : one.values())
        same += '\n' + value;
    if (!mSaid.insert(std::move(same)).second)
        return nullptr;
    return &list.emplace_back(std::move(one));
}

void FindingCollector::doubt(const char* check, FindingSpot spot, Text text, Text remedy, std::vector<Cell> cells,
                             std::vector<int> sides, std::string place)
{
    CheckResult* one = add(check, std::move(spot), std::move(text), std::move(remedy), {}, std::move(place));
    if (!one)
        return;
    one->cells = std::move(cells);
    one->sides = std::move(sides);
}

void FindingCollector::add(const std::vector<Finding>& lint)
{
    for (const Finding& finding : lint) {
        CheckResult one;
        one.finding = finding;
        one.check = "rules";
        // "modifier buildings (with fog=yes)": the kind, then the id.
        const std::string row = finding.row.substr(0, finding.row.find(" (with "));
        const std::size_t blank = row.find(' ');
        one.spot.kind = row.substr(0, blank);
        if (blank != std::string::npos)
            one.spot.id = row.substr(blank + 1);
        if (finding.kind != LintKind::None)
            one.what = rowOf(finding.kind).id.substr(one.check.size() + 1); // behind "rules/"
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

/// The texts of a scenario and of its rules, which are in another file, against all names.
void proveTexts(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found)
{
    std::vector<DisplayedText> texts = textsOf(scenario);
    for (DisplayedText& said : textsOf(ruleset)) {
        said.place.clear();
        texts.push_back(std::move(said));
    }
    proveMentions(texts, found);
    proveCellMentions(scenario, texts, found);
}

/// All findings, each with its acceptance.
std::vector<CheckResult> settled(std::vector<CheckResult> found, std::vector<CheckResult> elsewhere,
                                 const std::vector<Acceptance>& accepted)
{
    found.insert(found.end(), std::make_move_iterator(elsewhere.begin()), std::make_move_iterator(elsewhere.end()));
    accept(found, accepted);
    deduplicate(found);
    return found;
}

} // namespace

std::vector<CheckResult> prove(const Ruleset& ruleset, std::vector<CheckResult> elsewhere)
{
    FindingCollector found;
    found.add(lint(ruleset));
    proveTables(ruleset.tables, found);
    proveParts(ruleset.tables, found);
    proveMirrors(ruleset.tables, found);
    proveReading(ruleset, ruleset.tables, found);
    proveReach(ruleset, ruleset.tables, found);
    proveCells(ruleset, ruleset.tables, found);
    provePrices(ruleset, ruleset.tables, found);
    proveTerrain(ruleset, ruleset.tables, found);
    proveCases(ruleset, found);
    proveLabels(ruleset, found);
    proveMentions(textsOf(ruleset), found);
    std::vector<CheckResult> all = settled(std::move(found.list), std::move(elsewhere), ruleset.accepted);
    for (CheckResult& one : all)
        one.ofRules = true;
    return all;
}

std::vector<CheckResult> prove(const Ruleset& ruleset, const Scenario& scenario, std::vector<CheckResult> elsewhere,
                               const std::vector<CheckResult>& told)
{
    FindingCollector found;
    found.add(lint(ruleset, scenario));
    proveTables(scenario.tables, found);
    proveParts(scenario.tables, found);
    proveMirrors(scenario.tables, found);
    // The scenario's own tables must have what the rules read, too.
    Ruleset joined = ruleset;
    joined.tables = tablesOf(ruleset, scenario);
    proveReading(joined, scenario.tables, found);
    const Ruleset own = withOwn(ruleset, scenario);
    proveReach(own, scenario.tables, found);
    proveCounterReach(joined, scenario, found);
    proveCells(own, scenario.tables, found);
    provePrices(own, scenario.tables, found);
    proveTerrain(ruleset, scenario.tables, found);
    proveTurns(ruleset, joined.tables, scenario, found);
    proveTurnNames(scenario, found);
    proveUnits(ruleset, scenario, found);
    proveNumbers(ruleset, scenario, found);
    proveNames(scenario, found);
    proveColours(scenario, found);
    proveSetup(ruleset, scenario, found);
    proveSides(scenario, found);
    proveAreas(scenario, found);
    proveCases(ruleset, scenario, found);
    proveLabels(scenario, found);
    proveTexts(ruleset, scenario, found);
    proveBandNames(joined.tables, scenario, found);
    proveCourses(ruleset, scenario.map, found);
    proveArrivals(ruleset, scenario, found);
    proveHexsides(ruleset, scenario.map, found);
    proveLevels(scenario.map, found);
    provePrintedNumbers(scenario.map, found);
    provePlaces(ruleset, scenario, found);
    proveCharts(ruleset, scenario, found);
    proveGround(ruleset, scenario, found);
    proveMarkers(ruleset, scenario, found);
    proveCards(ruleset, scenario, found);
    std::vector<CheckResult> all = settled(std::move(found.list), std::move(elsewhere), scenario.accepted);
    std::erase_if(all, [&](const CheckResult& one) {
        return std::ranges::any_of(told, [&](const CheckResult& other) {
            return other.finding.text == one.finding.text
                   || (one.check == "bands" && other.check == one.check && other.what == one.what
                       && other.spot == one.spot);
        });
    });
    return all;
}

std::vector<CheckResult> proveMap(const Ruleset& ruleset, const Map& map)
{
    FindingCollector found;
    proveCourses(ruleset, map, found);
    proveHexsides(ruleset, map, found);
    proveLevels(map, found);
    provePrintedNumbers(map, found);
    return std::move(found.list);
}

void deduplicate(std::vector<CheckResult>& found)
{
    std::map<std::string, std::size_t> first; ///< by sentence
    std::vector<CheckResult> kept;
    for (CheckResult& one : found) {
        const Finding& says = one.finding;
        // Other findings are about their own row, even when several rows have the same.
        const bool word = (one.check == "rules" && !one.values().empty()) || one.check == "turns";
        if (word && one.open()) {
            const auto [at, fresh] = first.try_emplace(plain(says.text), kept.size());
            if (!fresh) {
                kept[at->second].also.push_back(says.row);
                continue;
            }
        }
        kept.push_back(std::move(one));
    }
    found = std::move(kept);
}

Acceptance acceptance(const CheckResult& proved, const std::string& reason)
{
    return {proved.id(), acceptedAs(proved), proved.values(), reason, {}};
}

void accept(std::vector<CheckResult>& found, const std::vector<Acceptance>& accepted)
{
    FindingCollector idle;
    // A wrong word may hide findings that come back when it is corrected.
    const bool hidden = std::ranges::any_of(
        found, [](const CheckResult& one) { return one.check == "rules" && one.finding.severity == Severity::Error; });
    for (const Acceptance& row : accepted) {
        // prove() itself does not look for these, so that nobody may have checked them.
        bool fits = false;
        for (const char* check : {"drawings: ", "example: ", "texts: ", "letters: "})
            fits |= row.finding.starts_with(check);
        CheckResult* changed = nullptr;
        for (CheckResult& proved : found) {
            if (proved.id() != row.finding)
                continue;
            if (accepts(row, proved)) {
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
            idle.add("accepted", {"acceptance", row.finding, {}, {}}, "the accepted finding is no longer found",
                     "take the acceptance out");
    }
    found.insert(found.end(), idle.list.begin(), idle.list.end());
}

void letStand(std::vector<Acceptance>& accepted, const CheckResult& proved, const std::string& reason,
              const std::vector<CheckResult>& found)
{
    std::erase_if(accepted, [&](const Acceptance& row) {
        return row.finding == proved.id() && std::ranges::none_of(found, [&](const CheckResult& other) {
                   return other.accepted && accepts(row, other);
               });
    });
    renew(accepted, found);
    accepted.push_back(acceptance(proved, reason));
}

void renew(std::vector<Acceptance>& accepted, const std::vector<CheckResult>& found)
{
    for (Acceptance& row : accepted) {
        const auto fits = row.fingerprint.empty()
                              ? found.end()
                              : std::ranges::find_if(found, [&](const CheckResult& one) { return accepts(row, one); });
        if (fits != found.end())
            row = acceptance(*fits, row.reason);
    }
}

namespace {

bool anyOld(const std::vector<Acceptance>& accepted)
{
    return std::ranges::any_of(accepted, [](const Acceptance& row) { return !row.fingerprint.empty(); });
}

} // namespace

void renewAcceptances(Ruleset& ruleset)
{
    if (anyOld(ruleset.accepted))
        renew(ruleset.accepted, prove(ruleset));
}

void renewAcceptances(const Ruleset& ruleset, Scenario& scenario)
{
    if (anyOld(scenario.accepted))
        renew(scenario.accepted, prove(ruleset, scenario));
}

} // namespace fw
