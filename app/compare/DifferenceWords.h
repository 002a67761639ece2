#pragma once

#include "app/compare/Difference.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace fw {

/// The heading of a group of differences, with their number.
QString kindWords(DifferenceKind kind, int count);
/// The kind in one word, for a column of a table.
QString kindWord(DifferenceKind kind);
/// The row of a difference: a counter or a marker by its id.
QString rowWords(const Difference& difference);
/// The field of a difference, with the side of a printed counter.
QString fieldWords(const Difference& difference);
/// The place of a difference: file, line and column, or page and millimetres; empty for none.
QString spotWords(const DifferenceSpot& spot);
/// A difference as one sentence.
QString differenceWords(const Difference& difference);
/// All differences as lines under a heading for each kind.
QStringList differenceLines(const std::vector<Difference>& differences);
/// The counters that were not compared, as one line; empty if there are none.
QString notComparedWords(const FileComparison& comparison);
/// The differences as JSON, with ids that no translation changes.
QByteArray differencesJson(const FileComparison& comparison);
/// The differences as CSV with a line of headings.
std::string differencesCsv(const std::vector<Difference>& differences);

} // namespace fw
