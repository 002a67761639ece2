// Checks the prices of movement: one that is far from all others of its column, its list or its steps.
#include "engine/base/Rows.h"
#include "engine/model/Walk.h"
#include "engine/proof/FindingCollector.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace fw {

namespace {

constexpr std::size_t fewestPrices = 4; ///< prices of a list that can be compared
const Rational farAway{3};              ///< how often the next largest number a price may be

Rational size(const Rational& number)
{
    return number < Rational(0) ? -number : number;
}

/// The index of the only number that is more than three times as large as all others; none when there is none.
std::optional<std::size_t> outlier(const std::vector<Rational>& numbers)
{
    if (numbers.size() < fewestPrices)
        return {};
    std::size_t most = 0;
    for (std::size_t i = 1; i < numbers.size(); ++i)
        if (size(numbers[i]) > size(numbers[most]))
            most = i;
    Rational next = 1;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (i != most && size(numbers[i]) > next)
            next = size(numbers[i]);
    return size(numbers[most]) > next * farAway ? std::optional(most) : std::nullopt;
}

/// The quantities that give the cost of a step or a turn, and those that they are calculated from.
std::set<std::string> costs(const Ruleset& ruleset)
{
    std::set<std::string> out;
    for (const PathRow& path : ruleset.paths) {
        out.insert({path.cost, path.facing});
        for (const PathMode& mode : path.modes)
            out.insert(mode.cost);
    }
    out.erase(std::string());
    for (std::size_t before = 0; before != out.size();) {
        before = out.size();
        const auto take = [&](const auto& row) {
            using X = std::decay_t<decltype(row)>;
            if constexpr (std::is_same_v<X, Amount>)
                if (!row.quantity.empty())
                    out.insert(row.quantity);
        };
        for (const Quantity& quantity : ruleset.quantities)
            if (out.count(quantity.id))
                walk(quantity.base, take);
        for (const Modifier& modifier : ruleset.modifiers)
            if (out.count(modifier.quantity))
                walk(modifier.amount, take);
    }
    return out;
}

/// The charts from which costs are read.
std::set<std::string> priceLists(const Ruleset& ruleset, const std::set<std::string>& costs)
{
    std::set<std::string> out;
    const auto take = [&](const auto& row) {
        using X = std::decay_t<decltype(row)>;
        if constexpr (std::is_same_v<X, Amount>)
            if (!row.table.empty())
                out.insert(row.table);
    };
    for (const Quantity& quantity : ruleset.quantities)
        if (costs.count(quantity.id))
            walk(quantity.base, take);
    for (const Modifier& modifier : ruleset.modifiers)
        if (costs.count(modifier.quantity))
            walk(modifier.amount, take);
    return out;
}

/// One column of a chart.
class Column
{
public:
    Column(const Ruleset& ruleset, const Table& table, std::size_t index, std::size_t column, FindingCollector& found)
        : mFeatures(ruleset.features), mTable(table), mPlace("/tables/" + std::to_string(index) + "/rows/"),
          mColumn(column), mFound(found)
    {
        for (std::size_t r = 0; r < table.rows.size(); ++r)
            if (column < table.rows[r].cells.size())
                if (const Rational number = Rational::parse(table.rows[r].cells[column]); number.valid()) {
                    mRows.push_back(r);
                    mNumbers.push_back(number);
                }
    }
    void check() const
    {
        if (mTable.axes.front().kind != AxisKind::Label)
            jumps();
        else if (const auto one = outlier(mNumbers))
            tell(*one, Text("'{0}' is far from the other numbers of its column", {mNumbers[*one].text()}));
        else
            free();
    }

private:
    /// The only terrain of whole cells that costs nothing or less.
    void free() const
    {
        std::vector<std::size_t> costing, costless;
        for (std::size_t i = 0; i < mNumbers.size(); ++i)
            if (const Feature* const feature = byId(mFeatures, mTable.rows[mRows[i]].row);
                feature != nullptr && feature->kind == FeatureKind::Terrain)
                (mNumbers[i] > Rational(0) ? costing : costless).push_back(i);
        if (costless.size() == 1 && costing.size() > 1)
            tell(costless.front(), Text("'{0}' is the only number of its column that is not above 0",
                                        {mNumbers[costless.front()].text()}));
    }
    /// A step between two rows that is far larger than all others.
    void jumps() const
    {
        std::vector<Rational> steps;
        for (std::size_t i = 1; i < mNumbers.size(); ++i)
            steps.push_back(mNumbers[i] - mNumbers[i - 1]);
        if (const auto one = outlier(steps))
            tell(*one + 1, Text("the step from '{0}' to '{1}' is far larger than the others of its column",
                                {mNumbers[*one].text(), mNumbers[*one + 1].text()}));
    }
    void tell(std::size_t at, Text text) const
    {
        const std::string label = mTable.axes.size() < 2 || mColumn >= mTable.axes.back().bands.size()
                                      ? std::string()
                                      : mTable.axes.back().bands[mColumn].label;
        mFound.add("prices/unlike", {"table", mTable.id, mTable.rows[mRows[at]].row, label}, std::move(text),
                   "correct the number, or accept it with a reason", mTable.cite,
                   mPlace + std::to_string(mRows[at]) + "/cells/" + std::to_string(mColumn));
    }
    const std::vector<Feature>& mFeatures;
    const Table& mTable;
    const std::string mPlace;
    const std::size_t mColumn;
    FindingCollector& mFound;
    std::vector<std::size_t> mRows; ///< the rows with a number in this column
    std::vector<Rational> mNumbers;
};

/// Finds the one price of a kind of ground that is lower than for ground which is nowhere dearer and somewhere cheaper.
class PriceOrder
{
public:
    PriceOrder(const Ruleset& ruleset, const Table& table, std::size_t index, FindingCollector& found)
        : mTable(table), mPlace("/tables/" + std::to_string(index) + "/rows/"), mFound(found)
    {
        for (std::size_t r = 0; r < table.rows.size(); ++r) {
            const Feature* const feature = byId(ruleset.features, table.rows[r].row);
            if (feature == nullptr || feature->kind != FeatureKind::Terrain)
                continue;
            Ground ground{r, {}};
            for (const std::string& cell : table.rows[r].cells) {
                const Rational number = Rational::parse(cell);
                ground.prices.push_back(number.valid() && number > Rational(0) ? std::optional(number) : std::nullopt);
            }
            mGrounds.push_back(std::move(ground));
        }
    }
    void check() const
    {
        for (const Ground& ground : mGrounds)
            for (std::size_t c = 0; c < ground.prices.size(); ++c)
                for (const Ground& other : mGrounds)
                    if (isLowest(ground, c) && cheaperThan(other, ground, c)) {
                        tell(ground, other, c);
                        break;
                    }
    }

private:
    struct Ground {
        std::size_t row;
        std::vector<std::optional<Rational>> prices; ///< by column; none for words and for numbers not above 0
    };
    /// Whether all other ground costs more in this column.
    bool isLowest(const Ground& ground, std::size_t column) const
    {
        return ground.prices[column] && std::ranges::all_of(mGrounds, [&](const Ground& other) {
                   return &other == &ground || column >= other.prices.size() || !other.prices[column]
                          || *ground.prices[column] < *other.prices[column];
               });
    }
    /// Whether `easy` costs more than `ground` in this column alone, and less in another.
    static bool cheaperThan(const Ground& easy, const Ground& ground, std::size_t column)
    {
        const std::size_t columns = std::min(easy.prices.size(), ground.prices.size());
        if (column >= columns || !easy.prices[column] || !ground.prices[column]
            || !(*ground.prices[column] < *easy.prices[column]))
            return false;
        int compared = 0;
        bool less = false;
        for (std::size_t c = 0; c < columns; ++c) {
            if (c == column || !easy.prices[c] || !ground.prices[c])
                continue;
            if (*ground.prices[c] < *easy.prices[c])
                return false;
            ++compared;
            less = less || *easy.prices[c] < *ground.prices[c];
        }
        return less && compared >= fewestOthers;
    }
    void tell(const Ground& ground, const Ground& other, std::size_t column) const
    {
        const std::string label = mTable.axes.back().bands[column].label;
        mFound.add("prices/unlike", {"table", mTable.id, mTable.rows[ground.row].row, label},
                   Text("'{0}' is lower than {1} for '{2}', which is nowhere else dearer",
                        {ground.prices[column]->text(), other.prices[column]->text(), mTable.rows[other.row].row}),
                   "correct the number, or accept it with a reason", mTable.cite,
                   mPlace + std::to_string(ground.row) + "/cells/" + std::to_string(column));
    }

    static constexpr int fewestOthers = 2; ///< other columns in which the two are compared
    const Table& mTable;
    const std::string mPlace;
    FindingCollector& mFound;
    std::vector<Ground> mGrounds;
};

/// Constant amounts of the rows that change one cost.
void modifiers(const Ruleset& ruleset, const std::set<std::string>& costs, FindingCollector& found)
{
    std::map<std::string, std::vector<std::size_t>> rows; ///< by quantity
    for (std::size_t i = 0; i < ruleset.modifiers.size(); ++i)
        if (const Modifier& row = ruleset.modifiers[i];
            costs.count(row.quantity) && row.amount.number && row.op.value_or(ModifierOp::Add) == ModifierOp::Add)
            rows[row.quantity].push_back(i);
    for (const auto& [quantity, list] : rows) {
        std::vector<Rational> numbers;
        for (const std::size_t i : list)
            numbers.push_back(*ruleset.modifiers[i].amount.number);
        const auto one = outlier(numbers);
        if (!one)
            continue;
        const Modifier& row = ruleset.modifiers[list[*one]];
        found.add("prices/unlike", {"modifier", row.id, {}, {}},
                  Text("it adds {0} to '{1}', far from what the others add", {numbers[*one].text(), quantity}),
                  "correct the number, or accept it with a reason", row.cite,
                  "/modifiers/" + std::to_string(list[*one]) + "/amount");
    }
}

} // namespace

void provePrices(const Ruleset& ruleset, const std::vector<Table>& own, FindingCollector& found)
{
    const std::set<std::string> all = costs(ruleset);
    const std::set<std::string> lists = priceLists(ruleset, all);
    for (std::size_t i = 0; i < own.size(); ++i) {
        const Table& table = own[i];
        if (!lists.count(table.id) || table.axes.empty() || table.axes.size() > 2)
            continue;
        const std::size_t columns = table.axes.size() < 2 ? 1 : table.axes.back().bands.size();
        for (std::size_t c = 0; c < columns; ++c)
            Column(ruleset, table, i, c, found).check();
        if (table.axes.size() == 2)
            PriceOrder(ruleset, table, i, found).check();
    }
    if (&own == &ruleset.tables)
        modifiers(ruleset, all, found);
}

} // namespace fw
