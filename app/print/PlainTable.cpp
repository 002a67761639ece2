#include "app/print/PlainTable.h"

#include "engine/base/Escaped.h"

#include <QCoreApplication>
#include <algorithm>

namespace fw {

namespace {

struct Plain {
    Q_DECLARE_TR_FUNCTIONS(fw::PlainTable)
};

/// A text on one line, with plain blanks and without control characters.
QString onOneLine(QString text)
{
    text.replace(QChar::Nbsp, ' ');
    return QString::fromStdString(forTerminal(text.toStdString(), Lines::Keep)).simplified();
}

/// The numbers of the columns that have a text.
std::vector<qsizetype> usedColumns(const PlainTable& table)
{
    std::vector<qsizetype> out;
    for (qsizetype c = 0; c < table.heads.size(); ++c)
        if (table.labels >= 0 || std::ranges::any_of(table.rows, [c](const QStringList& row) {
                return c < row.size() && !row[c].isEmpty();
            }))
            out.push_back(c);
    return out;
}

QString markdownRow(const QStringList& cells, const std::vector<qsizetype>& columns)
{
    QString out = "|";
    for (const qsizetype c : columns) {
        const QString cell = c < cells.size() ? markdownText(cells[c]) : QString();
        out += cell.isEmpty() ? QString("  |") : ' ' + cell + " |";
    }
    return out + '\n';
}

QString markdownTable(const PlainTable& table)
{
    const std::vector<qsizetype> columns = usedColumns(table);
    if (columns.empty())
        return {};
    QString out = markdownRow(table.heads, columns) + "|";
    for (const qsizetype c : columns)
        out += table.labels >= 0 && c >= table.labels ? QString(":-:|") : QString("---|");
    out += '\n';
    for (const QStringList& row : table.rows)
        out += markdownRow(row, columns);
    return out;
}

std::string csvLine(const QStringList& cells)
{
    std::string out;
    for (qsizetype i = 0; i < cells.size(); ++i)
        out += (i == 0 ? "" : ",") + forCsv(onOneLine(cells[i]).toStdString());
    return out + "\r\n";
}

} // namespace

QString markdownText(const QString& text)
{
    QString out;
    for (const QChar c : onOneLine(text)) {
        if (QStringLiteral("\\`*_[]<>|~").contains(c))
            out += '\\';
        out += c == '&' ? QStringLiteral("&amp;") : QString(c);
    }
    return out;
}

std::string markdownOf(const std::vector<PlainTable>& tables)
{
    QString out;
    for (const PlainTable& table : tables) {
        if (!table.title.isEmpty())
            out += (out.isEmpty() ? "" : "\n") + QString(table.level, '#') + ' ' + markdownText(table.title) + '\n';
        if (!table.note.isEmpty())
            out += (out.isEmpty() ? "" : "\n") + markdownText(table.note) + '\n';
        if (const QString cells = markdownTable(table); !cells.isEmpty())
            out += '\n' + cells;
        if (!table.legend.empty())
            out += '\n';
        for (const LegendLine& line : table.legend)
            out += "- **" + markdownText(line.code) + "** " + markdownText(line.label) + '\n';
    }
    return out.toStdString();
}

std::string csvOf(const PlainTable& table)
{
    std::string out = csvLine(table.heads);
    for (const QStringList& row : table.rows)
        out += csvLine(row);
    return out;
}

std::string legendCsv(const PlainTable& table)
{
    std::string out = csvLine({Plain::tr("code"), Plain::tr("meaning")});
    for (const LegendLine& line : table.legend)
        out += csvLine({line.code, line.label});
    return out;
}

} // namespace fw
