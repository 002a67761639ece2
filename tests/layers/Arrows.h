#pragma once

#include "tests/layers/Code.h"

namespace layers {

/// Forbidden includes: between rooms of the engine, shells and folders, and of Qt.
QStringList forbiddenArrows(const QList<Source>& tree);

/// The keywords float and double in code that makes rulings.
QStringList floatingPoint(const QList<Source>& tree);

/// SQL text outside engine/store.
QStringList strayedSql(const QList<Source>& tree);

/// Writing to files without engine/store/Output.h; a recovery file, which is append-only, is exempt.
QStringList writersBesideTheDoor(const QList<Source>& tree);

/// Code that inspects the text of a sentence instead of the event, the id of the problem or the finding.
QStringList readSentences(const QList<Source>& tree);

/// Code of the referee's window that searches for choices itself, instead of using the shared results in the context of
/// the turn; searches on a worker are exempt.
QStringList searchesPastTheTurn(const QList<Source>& tree);

/// Names of rule systems in production code outside comments; `folders` are the folders of scenarios/.
QStringList ruleSystemNames(const QList<Source>& tree, const QStringList& folders);

/// Files of more than 500 lines without a reason in their first ten lines.
QStringList longFiles(const QList<Source>& tree);

/// Types that two headers of the product define with the same name; a program linked with both would confuse them.
QStringList typesOfOneName(const QList<Source>& tree);

/// Entries at the root of the tree that do not belong there.
QStringList strangersAtTop(const QStringList& entries);

} // namespace layers
