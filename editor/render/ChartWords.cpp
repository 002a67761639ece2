#include "editor/render/ChartWords.h"

#include "engine/model/Procedures.h"

#include <QRegularExpression>

namespace fw {

namespace {

/// An id without separators, to serve as a label: "light-woods", "out_only".
std::string readable(const std::string& text)
{
    static const QRegularExpression seam("(?<=[a-z])-(?=[a-z])|(?<=[A-Za-z0-9])_(?=[A-Za-z0-9])");
    return QString::fromStdString(text).replace(seam, " ").toStdString();
}

std::string labelOfCode(const Ruleset& rules, const std::string& id)
{
    for (const Code& code : rules.codes)
        if (code.id == id && !code.label.empty())
            return code.label;
    return readable(id);
}

} // namespace

Table chartForPeople(const Ruleset& rules, Table table)
{
    for (Axis& axis : table.axes)
        for (Band& band : axis.bands)
            band.label = readable(band.label);
    for (TableRow& row : table.rows) {
        row.row = readable(row.row);
        for (std::string& cell : row.cells)
            cell = readable(cell);
        if (!row.extra.empty())
            row.extra = labelOfCode(rules, row.extra);
    }
    for (std::string& extra : table.columnExtra)
        if (!extra.empty())
            extra = labelOfCode(rules, extra);
    return table;
}

} // namespace fw
