#pragma once

#include "app/print/LogPages.h"

#include <QString>
#include <functional>
#include <vector>

class QPagedPaintDevice;

namespace fw {

/// What stands at the edges of every page.
struct PageEdge {
    QString title; ///< at the top left from the second page on
    QString kind;  ///< at the top right: what document this is
    QString foot;  ///< at the bottom left
};

/// Makes the pieces of a document for a device: its units a millimetre, the width of the text.
using LayPieces = std::function<std::vector<LogPiece>(QPaintDevice* device, double perMillimetre, double width)>;

/// Puts the pieces of a document on pages of the device's size, "page n of m" on each; only pages
/// `first` to `last` when those are not 0. Returns how many pages the document has.
int flowPages(QPagedPaintDevice& device, const LayPieces& lay, const PageEdge& edge, int first = 0, int last = 0);

/// The same as a PDF on A4.
QByteArray flowPdf(const LayPieces& lay, const PageEdge& edge);

} // namespace fw
