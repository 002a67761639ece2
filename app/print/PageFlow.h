#pragma once

#include "app/print/LogPages.h"

#include <QString>
#include <functional>
#include <vector>

class QPagedPaintDevice;

namespace fw {

/// The text at the edges of every page.
struct PageEdge {
    QString title; ///< at the top left, from the second page on
    QString kind;  ///< at the top right: the kind of document
    QString foot;  ///< at the bottom left
};

/// Lays out the pieces of a document for a device, its units per millimetre, and the width of the text.
using LayPieces = std::function<std::vector<LogPiece>(QPaintDevice* device, double perMillimetre, double width)>;

/// Puts the pieces of a document on pages with "page n of m"; only pages `first` to `last` if they are not 0. Returns
/// the number of pages of the document.
int flowPages(QPagedPaintDevice& device, const LayPieces& lay, const PageEdge& edge, int first = 0, int last = 0);

/// The document as a PDF on A4.
QByteArray flowPdf(const LayPieces& lay, const PageEdge& edge);

} // namespace fw
