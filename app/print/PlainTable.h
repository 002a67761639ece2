#pragma once

#include "app/print/AidCharts.h"

#include <QString>
#include <QStringList>
#include <string>
#include <vector>

namespace fw {

/// A table as text for other programs, or only a heading if it has no rows.
struct PlainTable {
    std::string id;
    QString title;
    QString note;      ///< what its columns or markers are; may be empty
    QStringList heads; ///< empty for none
    std::vector<QStringList> rows;
    std::vector<LegendLine> legend = {};
    int level = 2;   ///< of its heading in a document, from 1
    int labels = -1; ///< columns of words before those of results or numbers; -1: all have words, and may be empty
};

/// A text with the signs escaped that Markdown would read as marks.
QString markdownText(const QString& text);

/// The tables as one Markdown document with a heading for each and tables as GitHub reads them; columns without any
/// text are left out.
std::string markdownOf(const std::vector<PlainTable>& tables);

/// The heads and rows of a table as CSV.
std::string csvOf(const PlainTable& table);

/// The legend of a table as CSV: each code and what it means.
std::string legendCsv(const PlainTable& table);

} // namespace fw
