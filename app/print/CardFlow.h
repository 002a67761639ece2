#pragma once

#include <QByteArray>
#include <QPageSize>
#include <QString>
#include <functional>
#include <vector>

class QPainter;

namespace fw {

/// A piece of a card that is not broken over pages; millimetres.
struct CardPiece {
    double height = 0;
    bool withNext = false; ///< a heading, which does not stand alone at the foot of a page
    /// Draws it into a strip that begins at (0, 0) and is as wide as the page allows.
    std::function<void(QPainter&, double width)> draw;
};

/// Puts pieces one under the other on pages, with the title and "page n of m" on each; as PDF at
/// true size. Needs a QGuiApplication.
QByteArray cardPdf(const std::vector<CardPiece>& pieces, const QString& title, const QString& kind,
                   QPageSize::PageSizeId paper);

/// The width that pieces get on a paper, millimetres.
double cardWidth(QPageSize::PageSizeId paper);
/// The height that the pieces of a page share, millimetres.
double cardHeight(QPageSize::PageSizeId paper);

/// Writes a text that begins at `at` and stands on it; it is made narrower to fit `room` when that
/// is given. Returns its width.
double cardText(QPainter& painter, double x, double y, const QString& text, double capital, bool bold = false,
                bool italic = false, double room = 0);

/// The same over several lines, `capital` * 1.7 apart; the last is made narrower when it must.
void cardLines(QPainter& painter, double x, double y, const QString& text, double capital, double room, int lines,
               bool bold = false, bool italic = false);

} // namespace fw
