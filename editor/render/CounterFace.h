#pragma once

#include "editor/render/CounterLayout.h"
#include "engine/model/Position.h"
#include "engine/model/Scenario.h"
#include "engine/model/Seat.h"
#include "engine/rules/Rules.h"

#include <QColor>
#include <QString>
#include <QStringList>
#include <functional>
#include <vector>

namespace fw {

/// A printed rating of a counter.
struct FaceRating {
    QString id;
    QString value;
    friend bool operator==(const FaceRating&, const FaceRating&) = default;
};

/// The content of a counter and its place.
struct CounterFace {
    int unit = -1;
    Cell cell = noCell; ///< noCell if it is off the map
    int box = -1;       ///< index in the rules of its box, if it is off the map
    int turn = 0;       ///< turn of arrival if it is off the map, 0 for none
    int order = 0;      ///< a larger one is higher in the stack
    QString name;
    QString side;
    QString formation;               ///< short sign of its formation, may be empty
    QColor colour;                   ///< colour of its side
    QColor band;                     ///< colour of its formation
    QString symbol;                  ///< name of a drawing in resources/art
    QString size;                    ///< size mark: X, III, II, I
    QString factors;                 ///< "4-5-4"
    std::vector<FaceRating> ratings; ///< the same one by one
    int steps = 1;                   ///< printed steps
    int stepsLeft = 1;
    FaceKind kind = FaceKind::Unit; ///< the face of the layout; that of the back is found by `reduced`
    CounterLayoutPtr layout;        ///< the first of the program if null
    bool reduced = false;           ///< shows its reduced side
    bool down = false;              ///< face down, with only the colour of its side visible
    bool covered = false;           ///< face down for others, but visible to this viewer; shown by a folded corner
    int heading = -1;               ///< degrees clockwise from up, -1 without facings
    int facing = -1;                ///< the number of the facing in the rules, -1 without facings
    QStringList states;             ///< marks in words
    QString art;                    ///< file of a drawing that replaces everything except the states

    friend bool operator==(const CounterFace&, const CounterFace&) = default;
};

/// The numbers on a counter: one for each printed rating of its type that the unit has, always in the same order.
/// `number` gives the value of a rating by its index.
std::vector<FaceRating> ratingsOf(const Ruleset& ruleset, const Unit& unit,
                                  const std::function<Rational(std::size_t rating)>& number);

/// The values of ratings as one text, "4-5-4".
QString factorsOf(const std::vector<FaceRating>& ratings, const QString& between = "-");

/// The value of a unit's rating before any loss or mark.
Rational freshNumber(const Rating& rating, const Unit& unit);

/// The counters in the set-up of a scenario, without compiled rules: steps and columns are estimates.
std::vector<CounterFace> counterFaces(const Ruleset& ruleset, const Scenario& scenario);

/// The counters in a position, by the rules; those that a seat must not see are face down.
std::vector<CounterFace> counterFaces(const Rules& rules, const Position& position,
                                      const std::string& seat = refereeSeat);

} // namespace fw
