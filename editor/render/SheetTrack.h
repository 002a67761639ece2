#pragma once

#include "editor/render/Brush.h"
#include "editor/render/MapStyle.h"
#include "engine/model/Scenario.h"

#include <QRectF>
#include <QStringList>
#include <string>
#include <vector>

namespace fw {

/// The printed squares for a number of the rules, such as army morale from 0 to 24; one track serves all sides. Without
/// a ceiling, ten squares follow the lowest; a larger value is on the last one, with its number.
class SheetTrack
{
public:
    /// One step of the track.
    struct Square {
        QString label; ///< its number, or the word of a ladder
        QRectF box;    ///< in millimetres on the sheet, with its label at the top
    };

    /// Makes the squares of a mark; without a ceiling their number depends on the start values of the scenario.
    SheetTrack(const Mark& mark, const Scenario& scenario);

    /// Makes a track with these squares, such as the turns, the first one for the value 1.
    SheetTrack(const QString& title, const QStringList& labels);

    /// The id of its mark; empty for a track of its own.
    const std::string& mark() const { return mMark; }
    /// The heading above it.
    const QString& title() const { return mTitle; }
    void setTitle(const QString& title) { mTitle = title; }
    /// The squares in order; their boxes are null before the layout.
    const std::vector<Square>& squares() const { return mSquares; }
    /// The area of all squares.
    QRectF box() const;
    /// The size of the squares for counters of a given size, in as many rows as the width requires.
    QSizeF wanted(double side, double width) const;
    /// Lays out the squares at that size from a corner on.
    void layOut(QPointF corner, double side, double width);
    /// Lays out the squares as large as a box allows, at most for counters of a given size.
    void fit(const QRectF& box, double side);
    /// The square for a marker of this value; the nearer end for a value outside.
    int squareOf(const Rational& value) const;
    /// Whether that square shows the exact value.
    bool says(const Rational& value) const;
    /// The area for counters on a square, below its label.
    QRectF room(int square) const;
    /// Draws the empty squares in the canvas; `letters` is false at scales where they are unreadable.
    void paint(const Canvas& canvas, const MapStyle& style, bool letters) const;

private:
    int across(double square, double width) const;
    void place(QPointF corner, double square, int across);

    std::string mMark;
    QString mTitle;
    Rational mFirst; ///< the value of the first square
    std::vector<Square> mSquares;
};

} // namespace fw
