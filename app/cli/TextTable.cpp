#include "app/cli/TextTable.h"

#include <algorithm>

namespace fw {

QString alignedColumns(const TextTable& table)
{
    std::vector<qsizetype> widths;
    for (qsizetype column = 0; column < table.headings.size(); ++column) {
        widths.push_back(table.headings[column].size());
        for (const QStringList& row : table.rows)
            widths.back() = std::max(widths.back(), row.value(column).size());
    }
    QString out;
    const auto add = [&](const QStringList& row) {
        QString line;
        for (qsizetype column = 0; column < table.headings.size(); ++column) {
            const QString cell = row.value(column);
            const qsizetype width = widths[std::size_t(column)];
            line += "  " + (column == 0 || table.words ? cell.leftJustified(width) : cell.rightJustified(width));
        }
        while (line.endsWith(' '))
            line.chop(1);
        out += line + "\n";
    };
    add(table.headings);
    std::ranges::for_each(table.rows, add);
    return out;
}

QString markdownTable(const TextTable& table)
{
    QString out;
    const auto add = [&](QStringList row) {
        row.resize(table.headings.size());
        row.replaceInStrings("|", "\\|");
        out += "| " + row.join(" | ") + " |\n";
    };
    add(table.headings);
    out += "|---|" + QString(table.words ? "---|" : "---:|").repeated(table.headings.size() - 1) + "\n";
    std::ranges::for_each(table.rows, add);
    return out;
}

} // namespace fw
