// The possible values of facts, amounts and cells, and the values required of cells and locals.
#include "engine/rules/Values.h"

#include "engine/base/CheckedIndex.h"
#include "engine/rules/Facts.h"

#include <algorithm>

namespace fw {

void Domain::add(const std::string& word)
{
    if (word.empty())
        return;
    words.insert(word);
    number = number || Rational::parse(word).valid();
}

bool Domain::take(const Domain& other)
{
    const bool grows = (other.any && !any) || (other.number && !number) || (other.code && !code);
    any = any || other.any;
    number = number || other.number;
    code = code || other.code;
    const std::size_t before = words.size();
    words.insert(other.words.begin(), other.words.end());
    return grows || words.size() != before;
}

bool Domain::has(const std::string& word) const
{
    return any || words.count(word) != 0 || (number && Rational::parse(word).valid());
}

bool Domain::counts() const
{
    return any || number
           || std::ranges::any_of(words, [](const std::string& word) { return Rational::parse(word).valid(); });
}

bool Domain::meets(const Domain& other) const
{
    return any || other.any || (counts() && other.counts())
           || std::ranges::any_of(words, [&](const std::string& word) { return other.words.count(word) != 0; });
}

Domain Domain::anything()
{
    Domain out;
    out.any = true;
    return out;
}

Domain Domain::numbers()
{
    Domain out;
    out.number = true;
    return out;
}

namespace {

/// Limit for nested lookups of charts; deeper ones may give anything.
constexpr int deepestChart = 8;

/// Whether a value that is looked up may fall into a band.
bool mayBeBand(const Axis& axis, std::size_t band, const Domain& at)
{
    return at.any || (at.number && axis.kind != AxisKind::Label) || at.has(axis.bands[band].label);
}

std::string half(const std::string& cell, const std::string& part)
{
    const std::size_t cut = cell.find('/');
    if (cut == std::string::npos)
        return {};
    return part == "first" ? cell.substr(0, cut) : cell.substr(cut + 1);
}

} // namespace

Domain Values::features(FeatureKind kind) const
{
    Domain out;
    if (mRuleset.features.empty()) {
        out.any = true;
        return out;
    }
    if (kind == FeatureKind::Terrain)
        out.words.insert("clear");
    for (const Feature& feature : mRuleset.features)
        if (feature.kind == kind && !feature.decoration)
            out.words.insert(feature.id);
    return out;
}

Domain Values::ofFact(const std::string& fact, const std::string& arg) const
{
    const int index = factNamed(fact);
    Domain out;
    if (index < 0)
        return Domain::anything();
    switch (checkedAt(factRows(), index).gives) {
    case Gives::Number: out.number = true; break;
    case Gives::Id:
        out.any = true; // counters, sides and words of terrain share this fact
        break;
    case Gives::Side:
        out.any = !mScenario;
        if (mScenario)
            for (const Army& side : mScenario->sides)
                out.words.insert(side.id);
        break;
    case Gives::Formation:
        if (mScenario)
            for (const Unit& unit : mScenario->units)
                if (!unit.formation.empty())
                    out.words.insert(unit.formation);
        if (mScenario)
            for (const auto& [formation, parent] : mScenario->formationParents)
                out.words.insert(parent);
        out.any = out.words.empty();
        break;
    case Gives::Type:
        for (const UnitType& type : mRuleset.unitTypes)
            out.words.insert(type.id);
        out.any = out.words.empty();
        break;
    case Gives::Mark:
        for (const Mark& mark : mRuleset.marks) {
            if (mark.id != arg)
                continue;
            if (mark.form == MarkForm::Ladder)
                out.words.insert(mark.steps.begin(), mark.steps.end());
            else
                out.number = true;
        }
        out.any = !out.known();
        break;
    case Gives::Terrain: return features(FeatureKind::Terrain);
    case Gives::Hexside: return features(FeatureKind::Hexside);
    case Gives::Arc: out.words = {"front", "flank", "rear"}; break;
    case Gives::Tier:
        out.words.insert("none");
        for (const PathRow& path : mRuleset.paths)
            if (path.id == arg)
                for (const PathTier& tier : path.tiers)
                    out.words.insert(tier.id);
        break;
    }
    return out;
}

Domain Values::cells(const std::string& id, const std::vector<Amount>& at, const std::string& part, int depth) const
{
    Domain out;
    const auto [first, last] = mTables.equal_range(id);
    // Computed once instead of for each column, since it may itself be a table.
    const bool whole = part != "row-extra" && part != "column-extra" && part != "column" && part != "row";
    const Domain column = whole && first != last && at.size() > 1 ? of(at.back(), depth + 1) : Domain();
    for (auto t = first; t != last; ++t) {
        const Table& table = *t->second;
        if (part == "row-extra") {
            for (const TableRow& row : table.rows)
                out.add(row.extra);
            continue;
        }
        if (part == "column-extra") {
            for (const std::string& extra : table.columnExtra)
                out.add(extra);
            continue;
        }
        if (part == "column" || part == "row") {
            if (table.axes.empty())
                continue;
            for (const Band& band : (part == "row" ? table.axes.front() : table.axes.back()).bands)
                out.add(band.label);
            continue;
        }
        for (const std::string& word : table.words)
            out.add(word);
        // Only the values of the last axis are distinguished.
        const std::size_t columns = table.axes.size() < 2 ? 1 : table.axes.back().bands.size();
        std::vector<char> read(columns, 1);
        if (table.axes.size() > 1 && at.size() == table.axes.size())
            for (std::size_t c = 0; c < columns; ++c)
                read[c] = mayBeBand(table.axes.back(), c, column) ? 1 : 0;
        for (const TableRow& row : table.rows)
            for (std::size_t i = 0; i < row.cells.size(); ++i)
                if (columns == 0 || read[i % columns])
                    out.add(part.empty() ? row.cells[i] : half(row.cells[i], part));
    }
    out.words.insert("none"); // the result outside the chart
    return out;
}

Domain Values::of(const Amount& amount) const
{
    return of(amount, 0);
}

Domain Values::of(const Amount& a, int depth) const
{
    if (depth > deepestChart)
        return Domain::anything();
    Domain out;
    if (a.times || a.plus || a.round)
        return Domain::numbers();
    if (a.number)
        out.number = true;
    else if (!a.symbol.empty())
        out.add(a.symbol);
    else if (!a.fact.empty())
        out = ofFact(a.fact, a.arg);
    else if (!a.table.empty())
        out = cells(a.table, a.at, wordOf(a.part), depth);
    else if (!a.local.empty())
        out = mDomains.count(a.local) ? mDomains.at(a.local) : Domain();
    else
        out.number = true;
    return out;
}

Domain Values::asked(const Table& table, const std::string& row, const std::string& column,
                     const std::string& part) const
{
    Domain out;
    const auto readings = mReadings.find(table.id);
    if (readings == mReadings.end())
        return out;
    std::size_t band = 0;
    const bool columns = table.axes.size() > 1 && part != "row-extra";
    if (columns) {
        const auto& bands = table.axes.back().bands;
        while (band < bands.size() && bands[band].label != column)
            ++band;
        if (band == bands.size())
            return out;
    }
    for (const Reading& reading : readings->second) {
        if (columns && reading.at->size() == table.axes.size() && !mayBeBand(table.axes.back(), band, reading.column))
            continue;
        if (columns && !row.empty() && !reading.at->empty() && !reading.at->front().symbol.empty()
            && reading.at->front().symbol != row)
            continue; // it reads another row
        if (!reading.local.empty()) {
            out.take(askedOf(part.empty() ? reading.local : reading.local + "." + part));
        } else if (wordOf(reading.amount->part) == part) {
            const auto asks = mAmountAsks.find(reading.amount);
            if (asks != mAmountAsks.end())
                out.take(asks->second);
        }
    }
    return out;
}

const Domain& Values::askedOf(const std::string& local) const
{
    static const Domain nothing;
    const auto found = mAsks.find(local);
    return found == mAsks.end() ? nothing : found->second;
}

Domain Values::lookedUp(const std::string& table, std::size_t axis) const
{
    Domain out;
    const auto readings = mReadings.find(table);
    if (readings == mReadings.end())
        return out;
    for (const Reading& reading : readings->second) {
        if (axis >= reading.at->size())
            return Domain::anything();
        const Amount& at = (*reading.at)[axis];
        if (!at.symbol.empty() || at.number)
            return Domain::anything(); // a constant; other columns may be there for people
        const Domain domain = of(at);
        out.take(domain.known() ? domain : Domain::anything());
    }
    return out;
}

} // namespace fw
