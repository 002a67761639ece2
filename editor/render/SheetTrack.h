#pragma once

#include "editor/render/Brush.h"
#include "editor/render/MapStyle.h"
#include "engine/model/Scenario.h"

#include <QRectF>
#include <QString>
#include <string>
#include <vector>

namespace fw {

/// The printed squares on which a number of the rules is kept, as army morale from 0 to 24; one track serves all sides.
/// Where a number has no ceiling, ten squares follow the lowest: what is beyond stands on the last with its number.
class SheetTrack
{
public:
    /// One step of the track.
    struct Square {
        QString label; ///< its number, or the word of a ladder
        QRectF box;    ///< millimetres on the sheet, its label at the top
    };

    /// The squares of a mark; how many there are without a ceiling depends on what the scenario starts with.
    SheetTrack(const Mark& mark, const Scenario& scenario);

    /// The id of its mark.
    const std::string& mark() const { return mMark; }
    /// What is written over it.
    const QString& title() const { return mTitle; }
    void setTitle(const QString& title) { mTitle = title; }
    /// In the order of the track; their boxes are null until they are laid out.
    const std::vector<Square>& squares() const { return mSquares; }
    /// What all squares cover together.
    QRectF box() const;
    /// The room that squares for counters of a side's length take, in as many rows of a width as they need.
    QSizeF wanted(double side, double width) const;
    /// Lays the squares out at their wanted size from a corner on.
    void layOut(QPointF corner, double side, double width);
    /// Lays them out as large as a box allows, and no larger than for counters of a side's length.
    void fit(const QRectF& box, double side);
    /// The square on which a marker of this value stands: the nearer end for what is outside.
    int squareOf(const Rational& value) const;
    /// Whether that square says the value.
    bool says(const Rational& value) const;
    /// Where counters lie on a square: what its label leaves.
    QRectF room(int square) const;
    /// Draws the empty squares that lie in the canvas; letters are left out when they would be grey dust.
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
