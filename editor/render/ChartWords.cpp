#include "editor/render/ChartWords.h"

#include "editor/Translated.h"
#include "editor/rules/RangeWords.h"
#include "engine/base/Rows.h"
#include "engine/model/Nodes.h"
#include "engine/model/Procedures.h"
#include "engine/model/Walk.h"

#include <QRegularExpression>
#include <map>

namespace fw {

namespace {

/// Whether an id is a word, and not an abbreviation such as Dc or 1*, which players know by itself.
bool isWord(const std::string& id)
{
    static const QRegularExpression word("^[a-z]{2,}[a-z_ -]*$");
    return id.size() > 2 && word.match(toQString(id)).hasMatch();
}

std::string labelOf(const auto& rows, const std::string& id)
{
    const auto* row = byId(rows, id);
    return row == nullptr ? std::string() : row->label;
}

/// The labels of the menu entries of the rules, by the set of words of their menu.
class MenuLabels
{
public:
    explicit MenuLabels(const Ruleset& rules)
    {
        walk(rules, [this]<class X>(const X& row) {
            if constexpr (std::is_same_v<X, Node>)
                if (const auto entries = entriesOf(row); !entries.empty()) {
                    std::map<std::string, std::string> menu;
                    for (const MenuEntry& entry : entries)
                        menu[entry.id] = entry.label;
                    mMenus.push_back(std::move(menu));
                }
        });
    }
    /// The labels of a menu that has all words of the axis; null when none has.
    const std::map<std::string, std::string>* of(const Axis& axis) const
    {
        for (const auto& menu : mMenus)
            if (!axis.bands.empty()
                && std::ranges::all_of(axis.bands, [&](const Band& band) { return menu.contains(band.label); }))
                return &menu;
        return nullptr;
    }

private:
    std::vector<std::map<std::string, std::string>> mMenus;
};

/// Finds the labels for the ids in a table.
class Labels
{
public:
    Labels(const Ruleset& rules, const Scenario* scenario) : mRules(rules), mScenario(scenario), mMenus(rules) {}

    /// The label of a row or column on an axis of labels.
    std::string band(const Axis& axis, const std::string& id) const
    {
        if (const auto* menu = mMenus.of(axis); menu != nullptr && !menu->at(id).empty())
            return menu->at(id);
        if (const std::string label = labelOf(mRules.features, id); !label.empty())
            return label;
        if (isWord(id))
            if (const std::string label = labelOf(mRules.codes, id); !label.empty())
                return label;
        if (const std::string label = labelOf(mRules.quantities, id); !label.empty())
            return label;
        if (mScenario != nullptr)
            if (const Unit* unit = byId(mScenario->units, id); unit != nullptr && !unit->name.empty())
                return unit->name;
        return plain(id);
    }
    std::string cell(const std::string& id) const
    {
        const std::string label = labelOf(mRules.features, id);
        return label.empty() ? plain(id) : label;
    }
    std::string code(const std::string& id) const
    {
        const std::string label = labelOf(mRules.codes, id);
        return label.empty() || id.empty() ? plain(id) : label;
    }

private:
    static std::string plain(const std::string& id) { return withMinusSigns(readableId(id)).toStdString(); }

    const Ruleset& mRules;
    const Scenario* mScenario;
    MenuLabels mMenus;
};

} // namespace

QString readableId(const std::string& id)
{
    static const QRegularExpression seam("(?<=[a-z])-(?=[a-z])|(?<=[A-Za-z0-9])_(?=[A-Za-z0-9])");
    static const QRegularExpression usual("\\b(drm|los|mp|vp|zoc)\\b"); // abbreviations of the hobby
    QString out = toQString(id).replace(seam, " ");
    for (auto found = usual.globalMatch(out); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        out.replace(match.capturedStart(), match.capturedLength(), match.captured().toUpper());
    }
    return out;
}

QString typeLabel(const Ruleset& ruleset, const std::string& type)
{
    const UnitType* row = typeNamed(ruleset, type);
    return row == nullptr || row->label.empty() ? readableId(type) : translated(row->label);
}

QString markLabel(const Ruleset& rules, const std::string& mark, const std::string& step)
{
    if (!step.empty())
        return translated(readableId(step).toStdString());
    const std::string label = labelOf(rules.marks, mark);
    return label.empty() ? readableId(mark) : translated(label);
}

Table chartForPeople(const Ruleset& rules, Table table, const Scenario* scenario)
{
    const Labels labels(rules, scenario);
    const Table read = table;
    for (std::size_t a = 0; a < table.axes.size(); ++a)
        for (std::size_t b = 0; b < table.axes[a].bands.size(); ++b)
            table.axes[a].bands[b].label = read.axes[a].kind == AxisKind::Label
                                               ? labels.band(read.axes[a], read.axes[a].bands[b].label)
                                               : rangeWords(read.axes[a], b).toStdString();
    // The first axis goes down the rows; one without bands of its own takes them from the rows.
    const bool banded = !table.axes.empty() && table.axes[0].bands.size() == table.rows.size();
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
        TableRow& row = table.rows[r];
        row.row = banded ? table.axes[0].bands[r].label : labels.band({}, row.row);
        for (std::string& cell : row.cells)
            cell = labels.cell(cell);
        row.extra = labels.code(row.extra);
    }
    for (std::string& extra : table.columnExtra)
        extra = labels.code(extra);
    return table;
}

} // namespace fw
