#pragma once

#include "tests/layers/Code.h"

namespace layers {

/// Includes that point the wrong way: rooms of the engine, shells, Qt, and the never-arrows between
/// them.
QStringList forbiddenArrows(const QList<Source>& tree);

/// The keywords float and double where rulings are made.
QStringList floatingPoint(const QList<Source>& tree);

/// SQL text outside engine/store.
QStringList strayedSql(const QList<Source>& tree);

/// Writing to files by another way than engine/store/Output.h; a recovery file, which only grows, may.
QStringList writersBesideTheDoor(const QList<Source>& tree);

/// Code that asks a sentence what happened: it asks the event, the id of the problem or the finding.
QStringList readSentences(const QList<Source>& tree);

/// Code of the referee's window that searches for choices by itself: the context of the turn has found them, or finds
/// them for all. What is found on a worker is excepted.
QStringList searchesPastTheTurn(const QList<Source>& tree);

/// Rule systems named in production code outside a comment; `folders` are the folders of
/// scenarios/.
QStringList ruleSystemNames(const QList<Source>& tree, const QStringList& folders);

/// Files of more than 500 lines that give no reason in their first ten.
QStringList longFiles(const QList<Source>& tree);

/// Types that two headers of the product define under one name: a program linked of both takes one for the other.
QStringList typesOfOneName(const QList<Source>& tree);

/// What lies at the root of the tree and does not belong there.
QStringList strangersAtTop(const QStringList& entries);

} // namespace layers
