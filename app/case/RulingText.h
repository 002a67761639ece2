#pragma once

#include "engine/desk/Ruling.h"

#include <QString>
#include <QStringList>

namespace fw {

/// The text of a question, with the names and faces of its dice.
QString askedWords(const Question& question);

/// A reckoning as lines of text; with `full` also rows that did not apply.
QStringList traceLines(const Trace& trace, const Rules* rules, bool full = false);

/// Chances as lines of text.
QStringList chanceLines(const std::vector<Chance>& chances);

/// The options that differ from the standard, in one line; empty when none does.
QString optionsLine(const Rules& rules);

/// The assumptions of the ruling that were not stated; empty when all was stated.
QString assumedWords(const Ruling& ruling);

/// The stated facts that change nothing in the ruling; empty when everything counts.
QString vainWords(const Ruling& ruling);

/// What a ruling still needs, or the error in its dice; empty when it is complete.
QString nextLine(const Ruling& ruling);

/// Which side must choose what before the ruling can continue.
QString chooserWords(const Ruling& ruling);

/// The next question, and its possible answers.
QString nextWords(const Ruling& ruling);

/// The error in the stated dice, or the answer that a ruling needs first; empty when there is neither.
QString caseTrouble(const Ruling& ruling);

/// A whole ruling as lines of text, as the command line prints it.
QStringList rulingLines(const Ruling& ruling, bool full = false);

} // namespace fw
