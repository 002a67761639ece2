#pragma once

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

/// What one counter shows, and where it lies.
struct CounterFace {
    int unit = -1;
    Cell cell = noCell; ///< noCell: off the map
    int box = -1;       ///< off the map: the box it lies in, as the rules list them
    int turn = 0;       ///< off the map: the turn it is to arrive, 0 for none
    int order = 0;      ///< larger lies higher
    QString name;
    QString side;
    QString formation;    ///< short sign of its formation, may be empty
    QColor colour;        ///< of its side
    QColor band;          ///< of its formation
    QString symbol;       ///< name of a drawing in resources/art
    QString size;         ///< size mark: X, III, II, I
    QString factors;      ///< "4-5-4"
    bool reduced = false; ///< shows its weaker side
    bool down = false;    ///< lies face down: its side's colour is all that is seen
    bool covered = false; ///< lies face down for others than who looks at it here: a corner is turned over
    int heading = -1;     ///< degrees clockwise from up, -1 without facings
    int facing = -1;      ///< the same as the rules count it, -1 without facings
    QStringList states;   ///< marks in words
    QString art;          ///< file of a drawing that stands in place of all this but the states

    friend bool operator==(const CounterFace&, const CounterFace&) = default;
};

/// The numbers of a unit as its counter shows them: one for each rating that the rules print on its type and that it
/// has, equal or not, so that each keeps its place whatever state the counter is in; `number` is what a rating, by its
/// index, is worth.
QString factorsOf(const Ruleset& ruleset, const Unit& unit, const std::function<Rational(std::size_t rating)>& number);

/// What a rating that a unit has is worth while nothing has befallen it.
Rational freshNumber(const Rating& rating, const Unit& unit);

/// The counters of a scenario as set up, without asking the rules: steps and columns are only
/// guessed.
std::vector<CounterFace> counterFaces(const Ruleset& ruleset, const Scenario& scenario);

/// The counters of a game as they stand, by the rules; face down what a seat may not see where it lies.
std::vector<CounterFace> counterFaces(const Rules& rules, const Position& position,
                                      const std::string& seat = refereeSeat);

} // namespace fw
