// The names in a scenario, on its map and in accepted findings.
#include "engine/rules/NameVisitor.h"

#include "engine/base/Rows.h"

#include <algorithm>
#include <sstream>

namespace fw {

namespace {

/// The list of a name in an accepted finding, whose kinds of rows are those of the checks.
std::string_view listOfSpot(std::string_view kind)
{
    return kind == "marker"      ? std::string_view("marks")
           : kind == "formation" ? std::string_view("formations")
           : kind == "area"      ? std::string_view("areas")
                                 : listOfKind(kind);
}

} // namespace

void NameVisitor::row(Acceptance& x)
{
    const std::size_t colon = x.finding.find(": ");
    if (colon == std::string::npos)
        return;
    // "formations: unit howe, steps", "reading: unit type guns".
    const std::size_t end = std::min(x.finding.find(',', colon), x.finding.size());
    for (std::size_t blank = x.finding.find(' ', colon + 2); blank < end; blank = x.finding.find(' ', blank + 1)) {
        const std::string_view list = listOfSpot(std::string_view(x.finding).substr(colon + 2, blank - colon - 2));
        if (list.empty())
            continue;
        std::string id = x.finding.substr(blank + 1, end - blank - 1);
        name(id, list);
        x.finding.replace(blank + 1, end - blank - 1, id);
        break;
    }
    for (std::string& value : x.values)
        if (!ambiguous(value))
            name(value, mList);
}

bool NameVisitor::ambiguous(const std::string& word) const
{
    const auto in = [&](const auto& rows, std::string_view list) {
        return list != mList && byId(rows, word) != nullptr;
    };
    return in(mRules.marks, "marks") || in(mRules.ratings, "ratings") || in(mRules.features, "features")
           || in(mRules.quantities, "quantities") || in(mRules.tables, "tables") || in(mRules.codes, "codes")
           || in(mRules.defs, "defs") || in(mRules.unitTypes, "unitTypes") || in(mRules.procedures, "procedures")
           || in(mRules.paths, "paths");
}

void NameVisitor::row(Scenario& x)
{
    settings(x.options);
    for (std::string& word : x.formations)
        name(word, "formations", {}, true);
    for (std::string& word : x.tags)
        name(word, "tags", {}, true);
    keys(x.formationParents, "formationParents", [&](std::string& word) { formation(word); });
    for (auto& [part, whole] : x.formationParents) {
        const PointerWay::Step step(mWay, "formationParents");
        name(whole, "formations");
    }
    keys(x.sideMarks, "sideMarks", "sides");
    keys(x.formationMarks, "formationMarks", [&](std::string& word) { formation(word); });
    keys(x.placeMarks, "placeMarks", [&](std::string& word) {
        if (x.map.numbering.parse(x.map.grid, word) == noCell)
            name(word, "areas");
    });
    marks(x.gameMarks, "gameMarks");
    eachMarks(x.sideMarks, "sideMarks");
    eachMarks(x.formationMarks, "formationMarks");
    eachMarks(x.placeMarks, "placeMarks");
}

void NameVisitor::formation(std::string& word)
{
    const std::size_t blank = word.find(' ');
    const std::string side = word.substr(0, blank);
    if (blank == std::string::npos || mScenario == nullptr || byId(mScenario->sides, side) == nullptr
        || std::ranges::any_of(mScenario->units, [&](const Unit& unit) { return unit.formation == word; }))
        return name(word, "formations");
    std::string owner = side, rest = word.substr(blank + 1);
    name(owner, "sides");
    name(rest, "formations");
    word = owner + " " + rest;
}

void NameVisitor::eachMarks(std::map<std::string, std::map<std::string, std::string>>& all, std::string_view field)
{
    const PointerWay::Step step(mWay, field);
    for (auto& [of, set] : all)
        marks(set, of);
}

void NameVisitor::marks(std::map<std::string, std::string>& set, std::string_view field)
{
    {
        const PointerWay::Step step(mWay, field);
        for (auto& [id, value] : set) {
            const PointerWay::Step inner(mWay, id);
            if (const Mark* mark = byId(mRules.marks, id))
                markValue(*mark, value);
        }
    }
    keys(set, field, "marks");
}

void NameVisitor::markValue(const Mark& mark, std::string& value)
{
    name(value, "steps", mark.id);
    if (mark.form == MarkForm::Set) {
        const std::vector<NameUse>::size_type before = uses.size();
        std::istringstream members(value);
        std::string out;
        for (std::string member; std::getline(members >> std::ws, member, ',');) {
            name(member, "units");
            out += (out.empty() ? "" : ", ") + member;
        }
        if (uses.size() != before)
            value = out;
    } else if (mark.on != MarkOn::Unit && mark.form == MarkForm::Number) {
        name(value, "sides");
    }
}

void NameVisitor::row(Map& x)
{
    {
        const PointerWay::Step step(mWay, "terrain");
        for (std::vector<std::string>& cell : x.terrain)
            names(cell, "features");
    }
    const PointerWay::Step step(mWay, "sides");
    for (Side& side : x.sides) {
        names(side.features, "features");
        name(side.owner, "sides");
    }
}

} // namespace fw
