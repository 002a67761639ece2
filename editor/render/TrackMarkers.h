#pragma once

#include "editor/render/SheetTrack.h"
#include "engine/model/Position.h"
#include "engine/model/Seat.h"
#include "engine/rules/Rules.h"

#include <QColor>

namespace fw {

/// The marker of a side, or of the game, on a track, or of a place on the map.
struct TrackMarker {
    std::string mark; ///< the id of the track's mark
    std::string side; ///< the id of the side; empty for a number of the game
    QString name;     ///< of the side
    QString sign;     ///< the shortest prefix of the name that no other side shares
    QColor colour;
    Rational value;
    QString words;                ///< the value in words: a number, or the word of a ladder; of a place with the mark
    std::vector<Cell> cells = {}; ///< of a place: the cell, the two cells of a hexside, or those of an area

    friend bool operator==(const TrackMarker&, const TrackMarker&) = default;
};

/// One marker with its area.
struct PlacedMarker {
    const TrackMarker* marker;
    QRectF box;
    bool off; ///< the square does not show its value, so the marker does
};

/// The markers of a scenario's start on tracks and places, without compiled rules.
std::vector<TrackMarker> trackMarkers(const Ruleset& ruleset, const Scenario& scenario);

/// The markers in a position on tracks and places; those that are private to a side are only for that seat and the
/// referee.
std::vector<TrackMarker> trackMarkers(const Rules& rules, const Position& position,
                                      const std::string& seat = refereeSeat);

/// The markers of one track with their places; markers on the same square share it.
std::vector<PlacedMarker> placedOn(const SheetTrack& track, const std::vector<TrackMarker>& markers);

/// A track in words: "Army morale: British 17, American 12".
QString trackWords(const SheetTrack& track, const std::vector<TrackMarker>& markers);

/// Draws the markers of all tracks in the canvas.
void paintTrackMarkers(const Canvas& canvas, const std::vector<SheetTrack>& tracks,
                       const std::vector<TrackMarker>& markers);

} // namespace fw
