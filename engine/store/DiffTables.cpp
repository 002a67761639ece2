#include "engine/base/CheckedIndex.h"
#include "engine/base/Rows.h"
#include "engine/store/DiffTree.h"
#include "engine/store/JsonRows.h"

#include <map>

namespace fw {

namespace {

std::string callingAxis(const Axis& axis)
{
    return axis.label.empty() ? axis.id : axis.label;
}

std::string callingTable(const Table& table)
{
    return table.label.empty() ? "table " + table.id : table.label;
}

/// The head of each cell of a row: the bands of all axes but the first; the last axis varies fastest.
std::vector<std::string> headsOf(const Table& table)
{
    std::vector<std::string> heads = {""};
    for (std::size_t i = 1; i < table.axes.size(); ++i) {
        std::vector<std::string> longer;
        for (const std::string& head : heads)
            for (const Band& band : table.axes[i].bands)
                longer.push_back(head.empty() ? band.label : head + ", " + band.label);
        if (longer.size() > 100'000)
            return {};
        heads = std::move(longer);
    }
    return heads;
}

/// The labels, made unique by a number after each repeated one.
std::vector<std::string> distinct(const std::vector<std::string>& labels)
{
    std::map<std::string, int> seen;
    std::vector<std::string> out;
    for (const std::string& label : labels) {
        const int times = ++seen[label];
        out.push_back(times == 1 ? label : label + " (" + std::to_string(times) + ")");
    }
    return out;
}

std::map<std::string, std::size_t> placesOf(const std::vector<std::string>& labels)
{
    std::map<std::string, std::size_t> out;
    for (std::size_t i = 0; i < labels.size(); ++i)
        out[labels[i]] = i;
    return out;
}

std::vector<std::string> rowLabels(const Table& table)
{
    std::vector<std::string> labels;
    for (const TableRow& row : table.rows)
        labels.push_back(row.row);
    return distinct(labels);
}

/// A cell or code as the sentences show it.
std::string shown(const std::string& cell)
{
    return cell.empty() ? "\"\"" : cell;
}

/// The word for each origin of a row.
constexpr const char* origins[] = {"printed", "reading", "reconstructed"};

/// Compares cells and column codes with the same heads.
class TableDiff
{
public:
    TableDiff(DiffTree& out, const Table& before, const Table& after)
        : mOut(out), mBefore(before), mAfter(after), mName(callingTable(after)),
          mAxis(after.axes.empty() ? std::string("row") : callingAxis(after.axes[0])), mHeads(distinct(headsOf(after))),
          mOldHeads(placesOf(distinct(headsOf(before))))
    {}

    void run()
    {
        mOut.object(mName, {}, tableTree(mBefore), tableTree(mAfter), {"rows", "columnExtra"});
        const std::vector<std::string> oldLabels = rowLabels(mBefore);
        const std::vector<std::string> labels = rowLabels(mAfter);
        const auto oldPlaces = placesOf(oldLabels);
        const auto places = placesOf(labels);
        for (const std::string& label : oldLabels)
            if (!places.contains(label))
                mOut.say({"{0}, {1} {2}: removed", {mName, mAxis, label}});
        for (std::size_t i = 0; i < labels.size(); ++i) {
            const auto old = oldPlaces.find(labels[i]);
            if (old == oldPlaces.end())
                mOut.say({"{0}, {1} {2}: added", {mName, mAxis, labels[i]}});
            else
                row(labels[i], mBefore.rows[old->second], mAfter.rows[i]);
        }
        columnCodes();
    }

private:
    void row(const std::string& label, const TableRow& before, const TableRow& after)
    {
        for (std::size_t i = 0; i < after.cells.size() || i < before.cells.size(); ++i) {
            // Cells beyond the heads, and all cells of a table with broken axes, are matched by index.
            const bool headed = i < mHeads.size();
            std::size_t from = i;
            if (headed) {
                const auto old = mOldHeads.find(mHeads[i]);
                if (old == mOldHeads.end())
                    continue;
                from = old->second;
            }
            const std::string was = from < before.cells.size() ? before.cells[from] : "";
            const std::string is = i < after.cells.size() ? after.cells[i] : "";
            if (was == is)
                continue;
            const std::string head = headed ? mHeads[i] : std::to_string(i + 1);
            if (head.empty())
                mOut.say({"{0}, {1} {2}: {3} → {4}", {mName, mAxis, label, shown(was), shown(is)}});
            else
                mOut.say({"{0}, {1} {2}, {3}: {4} → {5}", {mName, mAxis, label, head, shown(was), shown(is)}});
        }
        if (before.extra != after.extra)
            mOut.say(
                {"{0}, {1} {2}: row code {3} → {4}", {mName, mAxis, label, shown(before.extra), shown(after.extra)}});
        if (before.origin != after.origin)
            mOut.say({"{0}, {1} {2}: origin {3} → {4}",
                      {mName, mAxis, label, checkedAt(origins, before.origin), checkedAt(origins, after.origin)}});
    }

    void columnCodes()
    {
        if (mBefore.columnExtra == mAfter.columnExtra)
            return;
        const auto codeOf = [](const Table& table, std::size_t i) {
            return i < table.columnExtra.size() ? table.columnExtra[i] : std::string();
        };
        static const std::vector<Band> noBands;
        const std::vector<Band>& bands = mAfter.axes.empty() ? noBands : mAfter.axes.back().bands;
        const std::size_t count = std::max(mBefore.columnExtra.size(), mAfter.columnExtra.size());
        for (std::size_t i = 0; i < count; ++i)
            if (codeOf(mBefore, i) != codeOf(mAfter, i))
                mOut.say({"{0}, {1}: column code {2} → {3}",
                          {mName, i < bands.size() ? bands[i].label : std::to_string(i + 1), shown(codeOf(mBefore, i)),
                           shown(codeOf(mAfter, i))}});
    }

    DiffTree& mOut;
    const Table& mBefore;
    const Table& mAfter;
    std::string mName;
    std::string mAxis;
    std::vector<std::string> mHeads;
    std::map<std::string, std::size_t> mOldHeads;
};

const Table* tableOf(const std::vector<Table>& tables, const std::string& id)
{
    return byId(tables, id);
}

} // namespace

void diffTables(DiffTree& out, const Table& before, const Table& after)
{
    if (!(before == after))
        TableDiff(out, before, after).run();
}

void diffTables(DiffTree& out, const std::vector<Table>& before, const std::vector<Table>& after)
{
    for (const Table& table : before)
        if (!tableOf(after, table.id))
            out.say({"{0}: removed", {callingTable(table)}});
    for (const Table& table : after) {
        if (const Table* old = tableOf(before, table.id))
            diffTables(out, *old, table);
        else
            out.say({"{0}: added", {callingTable(table)}});
    }
}

} // namespace fw
