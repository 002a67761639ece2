#include "editor/exchange/UnitsCsv.h"

#include "editor/exchange/CsvCells.h"
#include "editor/render/CounterArt.h"
#include "engine/base/Escaped.h"
#include "engine/base/Vocabulary.h"
#include "engine/base/Words.h"

#include <QtGlobal>
#include <algorithm>
#include <map>
#include <set>

namespace fw {

namespace {

/// Plans the changes line by line.
class Planner
{
public:
    Planner(const Ruleset& rules, const Scenario& scenario, const std::vector<std::string>& targets, CsvJoin join)
        : mRules(rules), mScenario(scenario), mTargets(targets), mJoin(join)
    {
        mPlan.units = scenario.units;
        for (const Unit& unit : scenario.units)
            mIds.insert(unit.id);
    }

    CsvPlan plan(const Sheet& sheet)
    {
        for (std::size_t l = 1; l < sheet.lines.size(); ++l) {
            mLine = &sheet.lines[l];
            mChange = {};
            mChange.line = mLine->number;
            planLine(sheet.lines.front().cells.size());
            mPlan.changes.push_back(mChange);
        }
        if (mPlan.count(CsvChange::Kind::Refused) > 0) {
            mPlan.units = mScenario.units;
            for (CsvChange& change : mPlan.changes)
                change.doubts.clear();
            return std::move(mPlan);
        }
        collectNumbers();
        for (const auto& [at, change] : mTouched)
            doubtNumbers(mPlan.units[at], mPlan.changes[change]);
        addMissing();
        return std::move(mPlan);
    }

private:
    std::string cell(const std::string& key) const
    {
        const auto c = std::size_t(std::ranges::find(mTargets, key) - mTargets.begin());
        return c < mTargets.size() && c < mLine->cells.size() ? fromCsv(trimmed(mLine->cells[c])) : std::string();
    }
    bool hasColumn(const char* key) const { return std::ranges::find(mTargets, key) != mTargets.end(); }
    void refuse(Text why, std::size_t column = 0)
    {
        mChange.kind = CsvChange::Kind::Refused;
        mChange.words = {std::move(why)};
        mChange.column = column;
    }
    void doubt(CsvDoubt what, Text words)
    {
        if (std::ranges::find(mChange.doubts, what) == mChange.doubts.end())
            mChange.doubts.push_back(what);
        mChange.words.push_back(std::move(words));
    }

    void planLine(std::size_t columns)
    {
        for (std::size_t c = columns; c < mLine->cells.size(); ++c)
            if (!trimmed(mLine->cells[c]).empty())
                return refuse(
                    Text(QT_TRANSLATE_NOOP(
                             "engine",
                             "The line has more cells than there are headings ({0}). Put cells with a separator "
                             "in quotes."),
                         {std::to_string(columns)}),
                    c + 1);
        for (auto c = mTargets.begin(); c != mTargets.end(); ++c)
            if (!c->empty() && std::find(mTargets.begin(), c, *c) != c)
                return refuse(Text(QT_TRANSLATE_NOOP("engine", "Two columns go to '{0}'. Leave one out."), {*c}),
                              std::size_t(c - mTargets.begin()) + 1);
        const std::string id = cell("id");
        // The search by name needs side and formation, so the cells are read first.
        Unit read;
        if (!fillUnit(read))
            return;
        mChange.unit = !id.empty() ? id : read.name;
        if (id.empty() && read.name.empty())
            return refuse(QT_TRANSLATE_NOOP(
                "engine", "The line has neither an id nor a name. The first line of the file must hold the headings."));
        const std::size_t at = id.empty() ? findByName(read) : findById(id);
        if (mChange.kind != CsvChange::Kind::Refused)
            at == mPlan.units.size() ? addUnit(std::move(read)) : changeUnit(at);
    }
    bool fillUnit(Unit& unit)
    {
        for (std::size_t c = 0; c < mTargets.size() && c < mLine->cells.size(); ++c) {
            const std::string text = fromCsv(trimmed(mLine->cells[c]));
            if (Text why = putCell(mRules, mScenario, unit, mTargets[c], text); !why.empty()) {
                refuse(std::move(why), c + 1);
                mChange.unit = cell("id").empty() ? cell("name") : cell("id");
                return false;
            }
        }
        return true;
    }
    std::size_t findById(const std::string& id)
    {
        if (const auto [seen, first] = mSeen.try_emplace(id, mLine->number); !first)
            refuse(Text(QT_TRANSLATE_NOOP("engine", "The id '{0}' is also on line {1}. Each counter has one line."),
                        {id, std::to_string(seen->second)}));
        const auto found = std::ranges::find(mPlan.units, id, &Unit::id);
        return std::size_t(found - mPlan.units.begin());
    }
    /// The first unused counter with this name, side and formation.
    std::size_t findByName(const Unit& read)
    {
        bool elsewhere = false;
        for (std::size_t i = 0; i < mScenario.units.size(); ++i) {
            const Unit& unit = mScenario.units[i];
            if (plainKey(unit.name) != plainKey(read.name) && unit.id != idFrom(read.name))
                continue;
            elsewhere = true;
            if (mSeen.count(unit.id) > 0 || (hasColumn("side") && unit.side != read.side)
                || (hasColumn("formation") && unit.formation != read.formation) || mJoin == CsvJoin::Add)
                continue;
            mSeen[unit.id] = mLine->number;
            mChange.byName = true;
            return i;
        }
        if (elsewhere)
            doubt(CsvDoubt::SameName,
                  Text(QT_TRANSLATE_NOOP("engine", "Another counter is also called '{0}'."), {read.name}));
        else if (!mScenario.units.empty()) {
            std::vector<std::string> names;
            for (const Unit& unit : mScenario.units)
                names.push_back(unit.name);
            const std::string near = nearestWord(read.name, names);
            doubt(CsvDoubt::NewCounter,
                  near.empty()
                      ? Text(QT_TRANSLATE_NOOP("engine", "No counter has this name."))
                      : Text(QT_TRANSLATE_NOOP("engine", "No counter has this name. '{0}' is similar."), {near}));
        }
        return mPlan.units.size();
    }
    /// An unused id from the name, extended by formation or side if it is taken.
    std::string freshId(const Unit& unit) const
    {
        const std::string plain = idFrom(unit.name);
        std::vector<std::string> tries{plain};
        for (const std::string& more : {unit.formation, unit.side})
            if (!more.empty())
                tries.push_back(idFrom(unit.name + " " + more));
        for (const std::string& id : tries)
            if (!id.empty() && mIds.count(id) == 0)
                return id;
        int n = 2;
        if (plain.empty())
            return {};
        while (mIds.count(plain + "-" + std::to_string(n)) > 0)
            ++n;
        return plain + "-" + std::to_string(n);
    }
    void addUnit(Unit unit)
    {
        if (unit.side.empty())
            return refuse(QT_TRANSLATE_NOOP("engine", "The counter has no side."));
        if (unit.id.empty())
            unit.id = freshId(unit);
        if (unit.id.empty())
            return refuse(
                QT_TRANSLATE_NOOP("engine", "The name has no letter for an id. Give the counter an id of its own."));
        if (!isPlainId(unit.id))
            return refuse(
                Text(QT_TRANSLATE_NOOP("engine", "The id '{0}' holds a slash or begins with a dot. The file of a "
                                                 "drawing is named after the id, so use letters, digits and hyphens."),
                     {unit.id}));
        for (const std::string& id : mIds)
            if (smallLetters(id) == smallLetters(unit.id))
                return refuse(
                    Text(QT_TRANSLATE_NOOP(
                             "engine", "The id '{0}' differs from '{1}' only in capitals. Write '{1}', or another id."),
                         {unit.id, id}));
        if (unit.type.empty() && !mRules.unitTypes.empty())
            return refuse(QT_TRANSLATE_NOOP("engine", "The counter has no type."));
        mIds.insert(unit.id);
        mSeen[unit.id] = mLine->number;
        mChange.unit = unit.id;
        mChange.kind = CsvChange::Kind::Added;
        doubtFormation(unit);
        mTouched[mPlan.units.size()] = mPlan.changes.size();
        mPlan.units.push_back(std::move(unit));
    }
    void changeUnit(std::size_t at)
    {
        Unit& unit = mPlan.units[at];
        mChange.unit = unit.id;
        const Unit old = unit;
        fillUnit(unit);
        if (unit == old)
            return;
        mChange.kind = CsvChange::Kind::Changed;
        for (const std::string& target : mTargets)
            if (const std::string before = cellText(old, target), after = cellText(unit, target); before != after)
                mChange.words.push_back(Text(QT_TRANSLATE_NOOP("engine", "{0}: {1} to {2}"),
                                             {target, before.empty() ? "-" : before, after.empty() ? "-" : after}));
        if (unit.formation != old.formation)
            doubtFormation(unit);
        mTouched[at] = mPlan.changes.size();
    }
    /// If the scenario lists no formations, those of its counters are the known ones.
    void doubtFormation(const Unit& unit)
    {
        if (unit.formation.empty() || !mScenario.formations.empty() || mScenario.units.empty()
            || std::ranges::find(mScenario.units, unit.formation, &Unit::formation) != mScenario.units.end())
            return;
        doubt(CsvDoubt::NewFormation,
              Text(QT_TRANSLATE_NOOP("engine", "No counter has the formation '{0}'."), {unit.formation}));
    }
    /// The numbers of all counters of one type, by rating and column.
    struct Numbers {
        std::size_t units = 0;
        std::map<std::string, std::vector<Rational>> of; ///< sorted
    };
    void collectNumbers()
    {
        for (const Unit& unit : mPlan.units) {
            Numbers& all = mNumbers[unit.type];
            ++all.units;
            for (const auto& [rating, columns] : unit.ratings)
                for (const auto& [column, value] : columns)
                    all.of[ratingKey + rating + " " + column].push_back(value);
        }
        for (auto& [kind, all] : mNumbers)
            for (auto& [key, values] : all.of)
                std::ranges::sort(values);
    }
    /// Whether a column is the full side of its rating, which counters of one step have too.
    bool isFront(const std::string& key) const
    {
        return std::ranges::any_of(mRules.ratings, [&](const Rating& rating) {
            return !rating.columns.empty() && key == ratingKey + rating.id + " " + rating.columns.back().column;
        });
    }
    /// Compares the numbers of a counter with those of its type after the import.
    void doubtNumbers(const Unit& unit, CsvChange& change)
    {
        std::swap(change, mChange);
        const Numbers& all = mNumbers[unit.type];
        for (const auto& [key, values] : all.of) {
            const std::string label = key.substr(ratingKey.size()), text = cellText(unit, key);
            if (text.empty()) {
                if (values.size() * 2 >= all.units && (unit.steps > 1 || isFront(key)))
                    doubt(CsvDoubt::NoRating,
                          Text(QT_TRANSLATE_NOOP("engine",
                                                 "The counter has no {0}; {1} of {2} counters of type '{3}' have it."),
                               {label, std::to_string(values.size()), std::to_string(all.units), unit.type}));
                continue;
            }
            const Rational own = Rational::parse(text);
            // The lower median, so that a much too large value of two is not the usual one. A single value has nothing
            // to compare with.
            const Rational usual = values.size() < 2 ? Rational(0) : values[(values.size() - 1) / 2];
            const Rational reach = values.size() < 2
                                       ? Rational(99)
                                       : Rational(10) + (usual < Rational(0) ? -usual : usual) * Rational(3);
            if (usual + reach < own || own < usual - reach)
                doubt(CsvDoubt::FarOff,
                      values.size() < 2
                          ? Text(QT_TRANSLATE_NOOP("engine", "{0} {1} is unusually large."), {label, text})
                          : Text(QT_TRANSLATE_NOOP("engine", "{0} {1} is far from what the type '{2}' has ({3})."),
                                 {label, text, unit.type, usual.text()}));
        }
        std::swap(change, mChange);
    }
    void addMissing()
    {
        for (const Unit& unit : mScenario.units)
            if (mSeen.count(unit.id) == 0) {
                CsvChange change;
                change.kind = CsvChange::Kind::Missing;
                change.unit = unit.id;
                mPlan.changes.push_back(std::move(change));
            }
    }

    const Ruleset& mRules;
    const Scenario& mScenario;
    const std::vector<std::string>& mTargets;
    CsvJoin mJoin;
    CsvPlan mPlan;
    std::set<std::string> mIds;
    std::map<std::string, int> mSeen;            ///< the line of each counter in the sheet
    std::map<std::size_t, std::size_t> mTouched; ///< index of an added or changed counter, and of its change
    std::map<std::string, Numbers> mNumbers;     ///< by type
    const SheetLine* mLine = nullptr;
    CsvChange mChange;
};

} // namespace

std::vector<CsvTarget> csvTargets(const Ruleset& rules)
{
    std::vector<CsvTarget> out;
    for (const char* key : {"id", "name", "aliases", "side", "formation", "type", "tags", "steps", "colour"})
        out.push_back({key, key});
    for (const Rating& rating : rules.ratings)
        for (auto column = rating.columns.rbegin(); column != rating.columns.rend(); ++column)
            out.push_back({ratingKey + rating.id + " " + column->column, rating.id + " " + column->column});
    return out;
}

std::vector<std::string> guessTargets(const Ruleset& rules, const std::vector<std::string>& headings)
{
    const auto targets = csvTargets(rules);
    std::vector<std::string> out;
    for (const std::string& heading : headings) {
        std::string found;
        const std::string wanted = plainKey(heading);
        for (const CsvTarget& target : targets)
            if (!wanted.empty() && plainKey(target.label) == wanted)
                found = target.key;
        // A rating without a column means the full side.
        for (const Rating& rating : rules.ratings)
            if (found.empty() && !wanted.empty() && !rating.columns.empty()
                && (plainKey(rating.id) == wanted || plainKey(rating.label) == wanted))
                found = ratingKey + rating.id + " " + rating.columns.back().column;
        out.push_back(found); // planSheet refuses two columns with the same target
    }
    return out;
}

int CsvPlan::count(CsvChange::Kind kind) const
{
    return int(std::ranges::count(changes, kind, &CsvChange::kind));
}

int CsvPlan::count(CsvDoubt doubt) const
{
    return int(std::ranges::count_if(changes, [doubt](const CsvChange& change) {
        return std::ranges::find(change.doubts, doubt) != change.doubts.end();
    }));
}

int CsvPlan::joins() const
{
    return int(std::ranges::count_if(
        changes, [](const CsvChange& change) { return change.byName && change.kind == CsvChange::Kind::Changed; }));
}

CsvPlan planSheet(const Ruleset& rules, const Scenario& scenario, const Sheet& sheet,
                  const std::vector<std::string>& targets, CsvJoin join)
{
    return Planner(rules, scenario, targets, join).plan(sheet);
}

std::string unitsCsv(const Ruleset& rules, const Scenario& scenario)
{
    // Columns that no counter fills are omitted.
    std::vector<CsvTarget> used;
    for (const CsvTarget& target : csvTargets(rules))
        if (std::ranges::any_of(scenario.units, [&](const Unit& unit) { return !cellText(unit, target.key).empty(); }))
            used.push_back(target);
    std::string out;
    for (const CsvTarget& target : used)
        out += (out.empty() ? "" : ",") + forCsv(target.label);
    out += "\r\n";
    for (const Unit& unit : scenario.units) {
        std::string line;
        for (std::size_t c = 0; c < used.size(); ++c)
            line += (c == 0 ? "" : ",") + forCsv(cellText(unit, used[c].key));
        out += line + "\r\n";
    }
    return out;
}

} // namespace fw
