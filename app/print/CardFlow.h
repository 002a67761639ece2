#pragma once

#include <QByteArray>
#include <QPageSize>
#include <QString>
#include <functional>
#include <vector>

class QPainter;

namespace fw {

/// A piece of a card that is never split across pages; lengths are millimetres.
struct CardPiece {
    double height = 0;
    bool withNext = false; ///< a heading, which is never alone at the foot of a page
    /// Draws the piece into a strip that begins at (0, 0) and is as wide as the page allows.
    std::function<void(QPainter&, double width)> draw;
};

/// Lays pieces out below each other on pages with the title and "page n of m", as a PDF at true size. Needs a
/// QGuiApplication.
QByteArray cardPdf(const std::vector<CardPiece>& pieces, const QString& title, const QString& kind,
                   QPageSize::PageSizeId paper);

/// The width of pieces on a paper size, in millimetres.
double cardWidth(QPageSize::PageSizeId paper);
/// The height for the pieces of one page, in millimetres.
double cardHeight(QPageSize::PageSizeId paper);

/// Writes a text with its left end and baseline at (`x`, `y`), compressed to `room` if that is not 0; returns its
/// width.
double cardText(QPainter& painter, double x, double y, const QString& text, double capital, bool bold = false,
                bool italic = false, double room = 0);

/// Writes a text over several lines, `capital` * 1.7 apart; compresses the last line if it is too long. Returns the
/// number of lines.
int cardLines(QPainter& painter, double x, double y, const QString& text, double capital, double room, int lines,
              bool bold = false, bool italic = false);

} // namespace fw
