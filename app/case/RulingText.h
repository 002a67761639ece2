#pragma once

#include "engine/desk/Ruling.h"

#include <QString>
#include <QStringList>

namespace fw {

/// What a question asks, its dice named with their faces.
QString askedWords(const Question& question);

/// A reckoning as lines of text; with `full` also the rows that did not count.
QStringList traceLines(const Trace& trace, const Rules* rules, bool full = false);

/// Chances as lines of text.
QStringList chanceLines(const std::vector<Chance>& chances);

/// The options that differ from the standard, as one line; empty when none does.
QString optionsLine(const Rules& rules);

/// What the ruling stands on though nobody stated it; empty when all was stated.
QString assumedWords(const Ruling& ruling);

/// What was stated and changes nothing in the ruling; empty when all counts.
QString vainWords(const Ruling& ruling);

/// What a ruling still waits for, or what is wrong with the dice; empty when it is at an end.
QString nextLine(const Ruling& ruling);

/// Who must choose what before the ruling can go on.
QString chooserWords(const Ruling& ruling);

/// What would be asked next, and what may be answered.
QString nextWords(const Ruling& ruling);

/// What is wrong with the dice stated, or what is to be answered before a ruling is possible; empty when nothing is.
QString caseTrouble(const Ruling& ruling);

/// A whole ruling as lines of text, as the command line prints it.
QStringList rulingLines(const Ruling& ruling, bool full = false);

} // namespace fw
