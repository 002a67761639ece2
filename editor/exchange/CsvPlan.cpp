#include "editor/exchange/CsvPlan.h"

#include "editor/exchange/ColumnGuess.h"
#include "editor/exchange/CsvCells.h"
#include "editor/exchange/PlannedCounters.h"
#include "editor/exchange/SetupCells.h"
#include "editor/exchange/UnitsCsv.h"
#include "editor/render/CounterArt.h"
#include "engine/base/Escaped.h"
#include "engine/base/Vocabulary.h"

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
    Planner(const Ruleset& rules, const Scenario& scenario, const Sheet& sheet, const std::vector<std::string>& targets,
            const CsvChoices& choices)
        : mRules(rules), mScenario(scenario), mSheet(sheet), mTargets(targets), mChoices(choices),
          mDecimal(choices.decimal ? *choices.decimal : decimalSignOf(sheet, targets)), mCounters(scenario)
    {}

    CsvPlan plan()
    {
        for (std::size_t l = 1; l < mSheet.lines.size(); ++l) {
            mLine = &mSheet.lines[l];
            begin();
            const int copies = readCopies();
            for (int copy = 0; copy < std::max(1, copies); ++copy) {
                if (copy > 0)
                    begin();
                if (copies > 0)
                    planLine();
                mPlan.changes.push_back(mChange);
                if (mChange.kind == CsvChange::Kind::Refused)
                    break;
            }
        }
        if (mPlan.count(CsvChange::Kind::Refused) > 0 && !mChoices.leaveRefused) {
            mPlan.units = mScenario.units;
            mPlan.setup = mScenario.setup;
            for (CsvChange& change : mPlan.changes)
                change.doubts.clear();
            return std::move(mPlan);
        }
        doubtNumbers();
        addMissing();
        mPlan.units = mCounters.units();
        mPlan.setup = mCounters.setup();
        return std::move(mPlan);
    }

private:
    std::string cell(const std::string& key) const
    {
        const auto c = std::size_t(std::ranges::find(mTargets, key) - mTargets.begin());
        return c < mTargets.size() && c < mLine->cells.size() ? fromCsv(trimmed(mLine->cells[c])) : std::string();
    }
    void begin()
    {
        mChange = {};
        mChange.line = mLine->number;
        mChange.unit = cell("id").empty() ? cell("name") : cell("id");
    }
    bool hasColumn(const char* key) const { return std::ranges::find(mTargets, key) != mTargets.end(); }
    void refuse(Text why, std::size_t column = 0)
    {
        mChange.kind = CsvChange::Kind::Refused;
        mChange.words = {std::move(why)};
        mChange.doubts.clear();
        mChange.column = column;
        mRefused.insert(mChange.unit);
    }
    void doubt(CsvDoubt what, Text words)
    {
        if (std::ranges::find(mChange.doubts, what) == mChange.doubts.end())
            mChange.doubts.push_back(what);
        mChange.words.push_back(std::move(words));
    }

    /// The number of counters for which the line stands; 0 if the line is refused.
    int readCopies()
    {
        const std::string text = cell(copiesKey);
        if (text.empty())
            return 1;
        constexpr int most = 99;
        const Rational copies = Rational::parse(text);
        const auto column = std::size_t(std::ranges::find(mTargets, copiesKey) - mTargets.begin()) + 1;
        if (!copies.valid() || !copies.whole() || copies < Rational(1) || copies > Rational(most)) {
            refuse(Text(QT_TRANSLATE_NOOP("engine",
                                          "'{0}' is not a number of copies. Write a whole number from 1 to {1}."),
                        {text, std::to_string(most)}),
                   column);
            return 0;
        }
        if (copies > Rational(1) && !cell("id").empty()) {
            refuse(QT_TRANSLATE_NOOP("engine", "A line with an id is one counter. Leave the id out, and each copy gets "
                                               "an id of its own."),
                   column);
            return 0;
        }
        return int(copies.num());
    }
    void planLine()
    {
        const std::size_t columns = mSheet.lines.front().cells.size();
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
        CounterAndSetup read;
        if (!fill(read))
            return;
        if (id.empty() && read.unit.name.empty())
            return refuse(QT_TRANSLATE_NOOP(
                "engine", "The line has neither an id nor a name. The first line of the file must hold the headings."));
        const std::size_t at = id.empty() ? findByName(read.unit) : findById(id);
        if (mChange.kind != CsvChange::Kind::Refused)
            at == mCounters.size() ? add(std::move(read)) : change(at);
    }
    bool fill(CounterAndSetup& counter)
    {
        for (std::size_t c = 0; c < mTargets.size() && c < mLine->cells.size(); ++c) {
            const std::string text = fromCsv(trimmed(mLine->cells[c]));
            const std::string& key = mTargets[c];
            Text why = isSetupKey(key) ? putSetupCell(mRules, mScenario, counter.placement, key, text)
                                       : putCell(mRules, mScenario, counter.unit, key, text, mDecimal);
            if (!why.empty()) {
                refuse(std::move(why), c + 1);
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
        return mCounters.find(id);
    }
    /// The first unused counter with this name, side and formation.
    std::size_t findByName(const Unit& read)
    {
        const std::set<std::size_t> named = mCounters.named(read.name);
        for (const std::size_t i : named) {
            const Unit& unit = mCounters.units()[i];
            if (mSeen.count(unit.id) > 0 || (hasColumn("side") && unit.side != read.side)
                || (hasColumn("formation") && unit.formation != read.formation) || mChoices.join == CsvJoin::Add)
                continue;
            mSeen[unit.id] = mLine->number;
            mChange.byName = true;
            return i;
        }
        if (!named.empty())
            doubt(CsvDoubt::SameName,
                  Text(QT_TRANSLATE_NOOP("engine", "Another counter is also called '{0}'."), {read.name}));
        else if (!mScenario.units.empty())
            doubtName(read.name);
        return mCounters.size();
    }
    void doubtName(const std::string& name)
    {
        constexpr int mostSearched = 500; // a search compares the name with every other
        std::vector<std::string> names;
        if (++mNewNames <= mostSearched)
            for (const Unit& unit : mScenario.units)
                names.push_back(unit.name);
        const std::string near = nearestWord(name, names);
        doubt(CsvDoubt::NewCounter,
              near.empty() ? Text(QT_TRANSLATE_NOOP("engine", "No counter has this name."))
                           : Text(QT_TRANSLATE_NOOP("engine", "No counter has this name. '{0}' is similar."), {near}));
    }
    /// An unused id from the name, extended by formation or side if it is taken.
    std::string freshId(const Unit& unit)
    {
        const std::string plain = idFrom(unit.name);
        std::vector<std::string> tries{plain};
        for (const std::string& more : {unit.formation, unit.side})
            if (!more.empty())
                tries.push_back(idFrom(unit.name + " " + more));
        for (const std::string& id : tries)
            if (!id.empty() && mCounters.similarId(id).empty())
                return id;
        if (plain.empty())
            return {};
        int& n = mNextCopy.try_emplace(plain, 2).first->second;
        while (!mCounters.similarId(plain + "-" + std::to_string(n)).empty())
            ++n;
        return plain + "-" + std::to_string(n);
    }
    void add(CounterAndSetup counter)
    {
        Unit& unit = counter.unit;
        if (mCounters.size() >= mostSheetLines)
            return refuse(Text(QT_TRANSLATE_NOOP("engine", "The scenario would have more than {0} counters."),
                               {std::to_string(mostSheetLines)}));
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
        if (const std::string other = mCounters.similarId(unit.id); !other.empty())
            return refuse(
                Text(QT_TRANSLATE_NOOP("engine",
                                       "The id '{0}' differs from '{1}' only in capitals. Write '{1}', or another id."),
                     {unit.id, other}));
        if (unit.type.empty() && !mRules.unitTypes.empty())
            return refuse(QT_TRANSLATE_NOOP("engine", "The counter has no type."));
        mSeen[unit.id] = mLine->number;
        mChange.unit = unit.id;
        mChange.kind = CsvChange::Kind::Added;
        doubtFormation(unit);
        mTouched[mCounters.size()] = mPlan.changes.size();
        mCounters.add(std::move(counter));
    }
    static std::string textOf(const Scenario& scenario, const CounterAndSetup& counter, const std::string& key)
    {
        return isSetupKey(key) ? setupCellText(scenario, counter.placement, key) : cellText(counter.unit, key);
    }
    void change(std::size_t at)
    {
        const CounterAndSetup old = mCounters.at(at);
        CounterAndSetup counter = old;
        mChange.unit = old.unit.id;
        fill(counter);
        if (counter.unit == old.unit && counter.placement == old.placement)
            return;
        mChange.kind = CsvChange::Kind::Changed;
        for (const std::string& target : mTargets)
            if (const std::string before = textOf(mScenario, old, target), after = textOf(mScenario, counter, target);
                before != after)
                mChange.words.push_back(Text(QT_TRANSLATE_NOOP("engine", "{0}: {1} to {2}"),
                                             {target, before.empty() ? "-" : before, after.empty() ? "-" : after}));
        if (counter.unit.formation != old.unit.formation)
            doubtFormation(counter.unit);
        mTouched[at] = mPlan.changes.size();
        mCounters.put(at, std::move(counter));
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
    /// Compares the numbers of added and changed counters with those of their types after the import.
    void doubtNumbers()
    {
        collectNumbers();
        for (const auto& [at, change] : mTouched)
            doubtNumbers(mCounters.units()[at], mPlan.changes[change]);
    }
    void collectNumbers()
    {
        for (const Unit& unit : mCounters.units()) {
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
            if (mSeen.count(unit.id) == 0 && mRefused.count(unit.id) == 0 && mRefused.count(unit.name) == 0) {
                CsvChange change;
                change.kind = CsvChange::Kind::Missing;
                change.unit = unit.id;
                mPlan.changes.push_back(std::move(change));
            }
    }

    const Ruleset& mRules;
    const Scenario& mScenario;
    const Sheet& mSheet;
    const std::vector<std::string>& mTargets;
    const CsvChoices& mChoices;
    char mDecimal;
    PlannedCounters mCounters;
    CsvPlan mPlan;
    int mNewNames = 0;
    std::map<std::string, int> mNextCopy;        ///< a number to try for the id of the next counter of a name
    std::set<std::string> mRefused;              ///< id or name of each refused line
    std::map<std::string, int> mSeen;            ///< the line of each counter in the sheet
    std::map<std::size_t, std::size_t> mTouched; ///< index of an added or changed counter, and of its change
    std::map<std::string, Numbers> mNumbers;     ///< by type
    const SheetLine* mLine = nullptr;
    CsvChange mChange;
};

} // namespace

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
                  const std::vector<std::string>& targets, const CsvChoices& choices)
{
    return Planner(rules, scenario, sheet, targets, choices).plan();
}

} // namespace fw
