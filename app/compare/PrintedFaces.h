#pragma once

#include "app/compare/Difference.h"
#include "app/compare/PdfText.h"

#include <span>
#include <vector>

namespace fw {

/// A line of a PDF and its use.
struct PrintedLine {
    PdfWord word;
    int page = 0;      ///< from 0
    bool used = false; ///< belongs to a counter
};

/// A printed counter: a name with numbers under it.
struct PrintedFace {
    int page = 0; ///< from 0
    QString name;
    QString numbers;        ///< without blanks; empty for none
    QString sign;           ///< of the formation, at the upper left of the counter
    QRectF box;             ///< of the name
    QRectF cell;            ///< of the counter, as this program prints it
    bool certain = false;   ///< has numbers; a name alone may be any line
    std::vector<int> lines; ///< indices of its lines
    PrintedSide side = PrintedSide::None;
};

/// The lines of all pages.
std::vector<PrintedLine> printedLines(const std::vector<PdfPage>& pages);

/// The lines of a page, counted from 0; `lines` is in the order of the pages.
std::span<const PrintedLine> linesOfPage(const std::vector<PrintedLine>& lines, int page);

/// The counters among lines: numbers with a name above them, and names alone in letters of the same size.
std::vector<PrintedFace> printedFaces(const std::vector<PrintedLine>& lines);

/// The usual height of the names on counters, in millimetres; 0 if no counter has numbers.
double faceHeight(const std::vector<PrintedFace>& faces);

/// Numbers as counters have them, without blanks and with hyphens between them.
QString plainNumbers(const QString& text);

/// Whether a printed name is the name of a counter; long names are printed shortened or without brackets at their end.
bool printsName(const QString& printed, const QString& name);

} // namespace fw
