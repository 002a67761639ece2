#pragma once

#include "engine/desk/Ruling.h"

#include <QByteArray>
#include <QString>

class QPagedPaintDevice;

namespace fw {

/// A ruling for print: the case in words, rules and scenario, reckoning and chances.
struct RulingSheet {
    QString words;
    QString readAs;   ///< the case of a sentence in clauses; empty when the words are clauses
    QString rules;    ///< title of the rules
    QString scenario; ///< title of the scenario with special rows; empty for none
    Ruling ruling;
    Trace trace;       ///< as shown, with the chosen outcome
    bool full = false; ///< also rows that did not apply
};

/// The sheet as a text with all its numbers, for the clipboard.
QString rulingText(const RulingSheet& sheet);

/// The sheet as a PDF on A4, text as text.
QByteArray rulingPdf(const RulingSheet& sheet);

/// Prints the sheet.
void printRuling(const RulingSheet& sheet, QPagedPaintDevice& device);

} // namespace fw
