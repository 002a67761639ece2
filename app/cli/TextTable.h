#pragma once

#include <QStringList>
#include <vector>

namespace fw {

/// A table for people. Its first column is aligned to the left, and so are the others if they hold words.
struct TextTable {
    QStringList headings;
    std::vector<QStringList> rows = {}; ///< a missing cell is empty
    bool words = false;                 ///< whether all columns hold words; else those after the first hold numbers
};

/// The table in columns, a line for the headings and for each row.
QString alignedColumns(const TextTable& table);
/// The table in Markdown.
QString markdownTable(const TextTable& table);

} // namespace fw
