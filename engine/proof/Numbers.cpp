// Checks the numbers of counters against those of their sisters, the other counters of the same type.
#include "engine/base/Pointer.h"
#include "engine/proof/FindingCollector.h"
#include "engine/proof/RatingColumns.h"

#include <algorithm>
#include <tuple>

namespace fw {

namespace {

constexpr std::size_t fewestSisters = 3;     ///< fewer other counters say nothing about a number
constexpr std::size_t mostRatings = 12;      ///< of a counter, compared in pairs
constexpr std::size_t fewestOneStepped = 10; ///< so many counters of one step make a game of one step

using Group = std::vector<const Unit*>;

std::string ratingPlace(const Scenario& scenario, const Unit& unit, const std::string& rating)
{
    return "/units/" + std::to_string(&unit - scenario.units.data()) + "/ratings/" + pointerPart(rating);
}

/// A number and the counter that has it.
struct Printed {
    Rational value;
    const Unit* unit;
};

/// The numbers of a group in one column, ascending; without those that other checks report.
std::vector<Printed> numbersOf(const Group& group, const std::string& rating, const std::string& column,
                               const Rational& lowest)
{
    std::vector<Printed> out;
    for (const Unit* unit : group)
        if (const Rational* value = printedIn(*unit, rating, column);
            value != nullptr && *value >= lowest && *value <= mostPrinted)
            out.push_back({*value, unit});
    std::ranges::stable_sort(out, [](const Printed& a, const Printed& b) { return a.value < b.value; });
    return out;
}

/// Whether a number is far above the next lower one, and farther than others are from each other.
bool farAbove(const Rational& value, const Rational& next, const Rational& widest)
{
    const Rational gap = value - next;
    return gap >= Rational(2) && gap > widest
           && (next < Rational(0) ? gap >= Rational(3) : value * Rational(2) >= next * Rational(3));
}

/// Whether a number is far below the next higher one; no number at all is always far below.
bool farBelow(const Rational& value, const Rational& next, const Rational& widest, bool zeroIsNone)
{
    const Rational gap = next - value;
    if (value == Rational(0) && zeroIsNone && next > Rational(0))
        return true;
    return gap >= Rational(2) && gap > widest
           && (value < Rational(0) ? gap >= Rational(4) : value * Rational(3) < next);
}

/// A number outside the range of the others.
struct Stray {
    const Unit* unit = nullptr;
    std::string rating, column;
    Rational value, low, high; ///< the number, and the range of the others
};

/// Finds the one or two highest and lowest numbers that are far from all others.
void strays(const std::vector<Printed>& numbers, const std::string& rating, const std::string& column, bool zeroIsNone,
            std::vector<Stray>& out)
{
    const std::size_t n = numbers.size();
    if (n <= fewestSisters)
        return;
    const auto widest = [&](std::size_t from, std::size_t to) {
        Rational gap(0);
        for (std::size_t i = from + 1; i < to; ++i)
            if (const Rational next = numbers[i].value - numbers[i - 1].value; next > gap)
                gap = next;
        return gap;
    };
    const auto put = [&](std::size_t i, std::size_t from, std::size_t to) {
        out.push_back({numbers[i].unit, rating, column, numbers[i].value, numbers[from].value, numbers[to - 1].value});
    };
    for (std::size_t k = 1; k <= (n < 16 ? 1U : 2U); ++k)
        if (farAbove(numbers[n - k].value, numbers[n - k - 1].value, widest(0, n - k))) {
            for (std::size_t i = n - k; i < n; ++i)
                put(i, 0, n - k);
            break;
        }
    for (std::size_t k = 1; k <= (n < 16 ? 1U : 2U); ++k)
        if (farBelow(numbers[k - 1].value, numbers[k].value, widest(k, n), zeroIsNone && k == 1)) {
            for (std::size_t i = 0; i < k; ++i)
                put(i, k, n);
            break;
        }
}

/// Checks the counters of one type.
class Sisters
{
public:
    Sisters(const Scenario& scenario, const RatingColumns& columns, const Group& group, FindingCollector& found)
        : mScenario(scenario), mColumns(columns), mGroup(group), mFound(found)
    {
        for (const auto& [rating, lowest] : columns.lowest) {
            std::set<std::string> all;
            for (const Unit* unit : group)
                if (const auto own = unit->ratings.find(rating); own != unit->ratings.end())
                    for (const auto& [column, value] : own->second)
                        all.insert(column);
            if (!all.empty())
                mRatings.push_back(rating);
            for (const std::string& column : all) {
                const auto front = columns.front.find(rating);
                const bool isFront = front != columns.front.end() && front->second == column;
                strays(numbersOf(group, rating, column, lowest), rating, column, isFront && lowest >= Rational(0),
                       mStrays);
                if (isFront)
                    mFronts.push_back(rating);
            }
        }
        if (mFronts.size() <= mostRatings)
            for (const std::string& rating : mFronts)
                for (const Unit* unit : group)
                    if (const Rational* value = frontOf(columns, *unit, rating))
                        ++mTimes[rating][value->text()];
    }

    void judge()
    {
        if (mFronts.size() <= mostRatings && mGroup.size() >= fewestSisters) {
            for (const Unit* unit : mGroup)
                exchanged(*unit);
            for (std::size_t a = 0; a < mFronts.size(); ++a)
                for (std::size_t b = a + 1; b < mFronts.size(); ++b)
                    unequal(mFronts[a], mFronts[b]);
        }
        for (const Stray& stray : mStrays)
            if (!mTold.contains({stray.unit, stray.rating}))
                unusual(stray);
        for (const std::string& rating : mRatings)
            backs(rating);
    }

private:
    void unusual(const Stray& stray)
    {
        mTold.insert({stray.unit, stray.rating});
        const auto front = mColumns.front.find(stray.rating);
        const bool isFront = front != mColumns.front.end() && front->second == stray.column;
        const std::string value = stray.value.text(), low = stray.low.text(), high = stray.high.text();
        const std::string &rating = stray.rating, &type = stray.unit->type;
        Text text("{0} is {1}, and other counters of type '{2}' have {3} to {4}", {rating, value, type, low, high});
        if (isFront && low == high)
            text = Text("{0} is {1}, and other counters of type '{2}' have {3}", {rating, value, type, low});
        else if (!isFront)
            text = Text("{0} is {1} on the side '{5}', and other counters of type '{2}' have {3} to {4}",
                        {rating, value, type, low, high, stray.column});
        mFound.add("ratings/unusual", spotOf(*stray.unit), std::move(text),
                   "correct the number, or accept it with a reason", {}, placeOf(*stray.unit, rating));
    }

    /// Two numbers of the counter that fit better in each other's place.
    void exchanged(const Unit& unit)
    {
        const std::string *first = nullptr, *second = nullptr;
        int most = 0; // so many other counters have the numbers as they would be
        for (std::size_t i = 0; i < mFronts.size(); ++i)
            for (std::size_t j = i + 1; j < mFronts.size(); ++j)
                if (const int times = fitExchanged(unit, mFronts[i], mFronts[j]); times > most) {
                    most = times;
                    first = &mFronts[i];
                    second = &mFronts[j];
                }
        if (first == nullptr)
            return;
        mTold.insert({&unit, *first});
        mTold.insert({&unit, *second});
        mFound.add("ratings/exchanged", spotOf(unit),
                   Text("{0} is {1} and {2} is {3}; for a counter of type '{4}' they look exchanged",
                        {*first, frontOf(mColumns, unit, *first)->text(), *second,
                         frontOf(mColumns, unit, *second)->text(), unit.type}),
                   "exchange the two numbers, or accept them with a reason", {}, placeOf(unit, *first));
    }
    /// How many others have the numbers that an exchange of two would give; 0 when they do not look exchanged.
    int fitExchanged(const Unit& unit, const std::string& first, const std::string& second) const
    {
        const Rational* a = frontOf(mColumns, unit, first);
        const Rational* b = frontOf(mColumns, unit, second);
        if (a == nullptr || b == nullptr || *a == *b)
            return 0;
        const int aThere = others(second, *a, *b), bThere = others(first, *b, *a);
        // All others have this number in one column, and the other column has room for what is there now.
        if (usualOf(first, *a, *b) && fits(second, *a, *b))
            return bThere;
        if (usualOf(second, *b, *a) && fits(first, *b, *a))
            return aThere;
        if (aThere == 0 || bThere == 0)
            return 0;
        const bool odd = others(first, *a, *a) == 0 && others(second, *b, *b) == 0;
        return odd || isStray(unit, first) || isStray(unit, second) ? aThere + bThere : 0;
    }
    /// Whether all other counters, three or more, have a number in a column in which this one has quite another.
    bool usualOf(const std::string& rating, const Rational& own, const Rational& usual) const
    {
        const auto& times = mTimes.at(rating);
        int all = 0;
        for (const auto& [value, count] : times)
            all += count;
        const Rational apart = own < usual ? usual - own : own - usual;
        return apart >= Rational(2) && all > static_cast<int>(fewestSisters) && others(rating, usual, own) == all - 1;
    }
    /// Whether a number is no farther than 1 from the range of the other counters.
    bool fits(const std::string& rating, const Rational& value, const Rational& own) const
    {
        bool below = false, above = false;
        for (const auto& [text, count] : mTimes.at(rating)) {
            const Rational other = Rational::parse(text);
            if (count > (other == own ? 1 : 0)) {
                below = below || other <= value + Rational(1);
                above = above || other >= value - Rational(1);
            }
        }
        return below && above;
    }
    /// How many other counters have this number; `own` is that of the counter itself.
    int others(const std::string& rating, const Rational& value, const Rational& own) const
    {
        const auto& times = mTimes.at(rating);
        const auto at = times.find(value.text());
        return at == times.end() ? 0 : at->second - (value == own ? 1 : 0);
    }
    bool isStray(const Unit& unit, const std::string& rating) const
    {
        return std::ranges::any_of(mStrays, [&](const Stray& stray) {
            return stray.unit == &unit && stray.rating == rating && stray.column == mColumns.front.at(rating);
        });
    }

    /// Two ratings that are equal on every counter but one.
    void unequal(const std::string& first, const std::string& second)
    {
        const Unit* odd = nullptr;
        std::size_t equal = 0, all = 0;
        std::set<std::string> values;
        for (const Unit* unit : mGroup) {
            const Rational* a = frontOf(mColumns, *unit, first);
            const Rational* b = frontOf(mColumns, *unit, second);
            if (a == nullptr || b == nullptr)
                continue;
            ++all;
            if (*a != *b) {
                odd = unit;
                continue;
            }
            ++equal;
            values.insert(a->text());
        }
        // Ratings of one value each are equal by chance.
        if (odd == nullptr || equal + 1 != all || equal < fewestSisters + 2 || values.size() < 2)
            return;
        if (mTold.contains({odd, first}) || mTold.contains({odd, second}))
            return;
        for (const std::string& rating : {first, second})
            mTold.insert({odd, rating});
        mFound.add("ratings/unequal", spotOf(*odd),
                   Text("{0} is {1} and {2} is {3}, which are equal on the other counters of type '{4}'",
                        {first, frontOf(mColumns, *odd, first)->text(), second, frontOf(mColumns, *odd, second)->text(),
                         odd->type}),
                   "correct one of them, or accept them with a reason", {}, placeOf(*odd, first));
    }

    /// Counters with the same front have the same back.
    void backs(const std::string& rating)
    {
        const auto front = mColumns.front.find(rating);
        if (front == mColumns.front.end())
            return;
        /// Steps, column and front; then each back with its counters.
        std::map<std::tuple<int, std::string, std::string>, std::map<std::string, Group>> alike;
        for (const Unit* unit : mGroup) {
            const Rational* full = frontOf(mColumns, *unit, rating);
            const auto own = unit->ratings.find(rating);
            if (full == nullptr || own == unit->ratings.end())
                continue;
            for (const auto& [column, value] : own->second)
                if (column != front->second)
                    alike[{unit->steps, column, full->text()}][value.text()].push_back(unit);
        }
        for (const auto& [what, values] : alike) {
            const auto usual = std::ranges::max_element(
                values, [](const auto& a, const auto& b) { return a.second.size() < b.second.size(); });
            std::size_t all = 0;
            for (const auto& [value, units] : values)
                all += units.size();
            if (all != usual->second.size() + 1 || usual->second.size() < 2)
                continue;
            for (const auto& [value, units] : values)
                if (value != usual->first)
                    unlikeBack(*units.front(), rating, std::get<1>(what), std::get<2>(what), value, usual->first);
        }
    }
    void unlikeBack(const Unit& unit, const std::string& rating, const std::string& column, const std::string& front,
                    const std::string& value, const std::string& usual)
    {
        // A number above the front or below zero is reported by the checks of the counter alone.
        const Rational number = Rational::parse(value);
        if (mTold.contains({&unit, rating}) || number > *frontOf(mColumns, unit, rating)
            || number < mColumns.lowest.at(rating))
            return;
        mTold.insert({&unit, rating});
        mFound.add("back/unlike", spotOf(unit),
                   Text("{0} is {1} on the side '{2}', and {3} on other counters of type '{4}' that have {5} in front",
                        {rating, value, column, usual, unit.type, front}),
                   "correct one of the two sides, or accept them with a reason", {}, placeOf(unit, rating));
    }

    std::string placeOf(const Unit& unit, const std::string& rating) const
    {
        return ratingPlace(mScenario, unit, rating);
    }

    const Scenario& mScenario;
    const RatingColumns& mColumns;
    const Group& mGroup;
    FindingCollector& mFound;
    std::vector<std::string> mRatings;                        ///< that counters of the group have
    std::vector<std::string> mFronts;                         ///< those with a front
    std::map<std::string, std::map<std::string, int>> mTimes; ///< rating, number on the front, counters
    std::vector<Stray> mStrays;
    std::set<std::pair<const Unit*, std::string>> mTold;
};

/// Numbers of a type with few counters: only one that no other counter comes near to is reported.
void lonely(const Scenario& scenario, const RatingColumns& columns, const std::map<std::string, Group>& types,
            FindingCollector& found)
{
    Group all;
    for (const auto& [type, group] : types)
        all.insert(all.end(), group.begin(), group.end());
    for (const auto& [rating, column] : columns.front) {
        const std::vector<Printed> numbers = numbersOf(all, rating, column, columns.lowest.at(rating));
        if (numbers.size() < 2 * fewestSisters)
            continue;
        const Printed& top = numbers.back();
        const Rational next = numbers[numbers.size() - 2].value;
        const Group& type = types.at(top.unit->type);
        const auto sisters = std::ranges::count_if(
            type, [&, &rating = rating](const Unit* unit) { return frontOf(columns, *unit, rating) != nullptr; });
        if (static_cast<std::size_t>(sisters) <= fewestSisters && next > Rational(0) && top.value > next * Rational(2)
            && top.value >= next + Rational(4))
            found.add(
                "ratings/unusual", spotOf(*top.unit),
                Text("{0} is {1}, and no other counter has more than {2}", {rating, top.value.text(), next.text()}),
                "correct the number, or accept it with a reason", {}, ratingPlace(scenario, *top.unit, rating));
    }
}

/// The number of faces that show what a counter is worth after a loss, with its front.
int facesOf(const RatingColumns& columns, const Unit& unit)
{
    std::size_t most = 0;
    for (const auto& [rating, weaker] : columns.weaker) {
        std::size_t own = 0;
        for (const std::string& column : weaker)
            own += printedIn(unit, rating, column) != nullptr;
        most = std::max(most, own);
    }
    return static_cast<int>(most) + 1;
}

/// A counter with more steps than faces, where no other counter has so many.
void steps(const Scenario& scenario, const RatingColumns& columns, const std::set<std::string>& wrong,
           FindingCollector& found)
{
    std::map<int, std::size_t> times;
    for (const Unit& unit : scenario.units)
        ++times[unit.steps];
    if (times.empty() || times.rbegin()->second > 1 || times.rbegin()->first < 2)
        return;
    const int most = times.rbegin()->first;
    const auto unit = std::ranges::find(scenario.units, most, &Unit::steps);
    const int faces = facesOf(columns, *unit);
    // Where no counter shows its losses, only a game of one step says that a second step is wrong.
    const bool ofOneStep = times.size() == 2 && times.begin()->first == 1 && times.begin()->second >= fewestOneStepped;
    if (most > faces && (faces > 1 || ofOneStep) && !wrong.contains(unit->id))
        found.add("back/steps", spotOf(*unit),
                  Text("its steps are {0} and its faces {1}, and no other counter has so many steps",
                       {std::to_string(most), std::to_string(faces)}),
                  "correct its steps, or accept them with a reason", {},
                  "/units/" + std::to_string(&*unit - scenario.units.data()) + "/steps");
}

} // namespace

void proveNumbers(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found)
{
    const RatingColumns columns = ratingColumns(ruleset);
    std::map<std::string, Group> types;
    // What is wrong with a counter alone comes before what is unlike other counters.
    std::set<std::string> wrong;
    for (const CheckResult& one : found.list)
        if (one.spot.kind == "unit" && (one.check == "back" || one.check == "ratings"))
            wrong.insert(one.spot.id);
    for (const Unit& unit : scenario.units)
        if (!wrong.contains(unit.id))
            types[unit.type].push_back(&unit);
    for (const auto& [type, group] : types)
        Sisters(scenario, columns, group, found).judge();
    lonely(scenario, columns, types, found);
    steps(scenario, columns, wrong, found);
}

} // namespace fw
