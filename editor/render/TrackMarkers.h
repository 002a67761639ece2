#pragma once

#include "editor/render/SheetTrack.h"
#include "engine/model/Position.h"
#include "engine/model/Seat.h"
#include "engine/rules/Rules.h"

#include <QColor>

namespace fw {

/// Where a side stands on a track.
struct TrackMarker {
    std::string mark; ///< the id of the mark that is kept there
    std::string side; ///< the id of the side; empty for a number of the game
    QString name;     ///< of the side
    QString sign;     ///< the fewest letters by which its name differs from the others'
    QColor colour;
    Rational value;
    QString words; ///< the value for people: a number, or the word of a ladder

    friend bool operator==(const TrackMarker&, const TrackMarker&) = default;
};

/// One marker, and the square it covers.
struct PlacedMarker {
    const TrackMarker* marker;
    QRectF box;
    bool off; ///< the square does not say its value, which stands on the marker then
};

/// Where everybody starts, without asking the rules.
std::vector<TrackMarker> trackMarkers(const Ruleset& ruleset, const Scenario& scenario);

/// Where everybody stands in a game; what is for its owner's eyes alone is there for that seat and the referee only.
std::vector<TrackMarker> trackMarkers(const Rules& rules, const Position& position,
                                      const std::string& seat = refereeSeat);

/// The markers of a track in their places; those of one square share it.
std::vector<PlacedMarker> placedOn(const SheetTrack& track, const std::vector<TrackMarker>& markers);

/// A track in words: "Army morale: British 17, American 12".
QString trackWords(const SheetTrack& track, const std::vector<TrackMarker>& markers);

/// Draws the markers of all tracks that lie in the canvas.
void paintTrackMarkers(const Canvas& canvas, const std::vector<SheetTrack>& tracks,
                       const std::vector<TrackMarker>& markers);

} // namespace fw
