#pragma once

#include "engine/playtest/Posture.h"
#include "engine/rules/Rules.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace fw {

/// Units on the map by cell, for the value of places.
struct Deployment {
    std::vector<std::vector<std::int32_t>> strength; ///< by side and cell, in thousandths of an average unit
    std::vector<std::vector<Cell>> fighters;         ///< by side: the cells of its units with strength, ascending
    std::vector<std::vector<std::int32_t>> reach;    ///< by side and objective: distance of its nearest fighter
    std::vector<std::int32_t> holders;               ///< by objective: the side that holds it, -1 for none
};

/// Values positions for a side: material, the running score of the rules, objectives, contact and danger. It knows the
/// rules only through what every system has; all values are thousandths of an average unit.
class Appraisal
{
public:
    explicit Appraisal(const Rules& rules);

    /// How much better a position is for the side than for its enemies; `fights` counts attacks that it may make.
    std::int64_t value(const Position& position, std::int32_t side, bool fights) const;
    /// The same without the places of units: units, steps and the running score.
    std::int64_t material(const Position& position, std::int32_t side) const;
    /// What the winner of a finished game is worth; 0 for a draw.
    std::int64_t victory(std::int32_t winner, std::int32_t side) const;

    /// Where the units are; `without` is left out, -1 for none.
    Deployment deployment(const Position& position, std::int32_t without = -1) const;
    /// The value for a unit's side if the unit is in that cell, other units being deployed so.
    std::int64_t placeValue(const Deployment& others, const Position& position, std::int32_t unit, Cell cell,
                            bool fights) const;
    /// How well a side holds or threatens the objectives, with one more unit of it in a cell; noCell for none.
    std::int64_t coverage(const Deployment& deployed, const Position& position, std::int32_t side, Cell cell) const;
    /// The side that holds more than half of the objectives; -1 for none.
    std::int32_t keeper(const Deployment& deployed) const;
    /// The gain that an attack promises, by the strength of both.
    static std::int64_t odds(std::int64_t attack, std::int64_t defence);

    /// Sets for each side whether it must attack, because the enemy wins if nothing happens any more.
    void setPressing(std::vector<bool> pressing) { mPressing = std::move(pressing); }
    bool pressing(std::int32_t side) const;
    /// Sets how the player whose appraisal this is plays that side.
    void setPosture(std::int32_t side, const Posture& posture);
    const Posture& posture() const { return mPosture; }

    std::int32_t side(std::int32_t unit) const { return mUnits[static_cast<std::size_t>(unit)].side; }
    bool hostile(const Position& position, std::int32_t a, std::int32_t b) const;
    /// The strength of a unit with the steps that it has; 0 off the map and for leaders.
    std::int32_t strength(const Position& position, std::int32_t unit) const;
    bool onMap(const Position& position, std::int32_t unit) const;
    /// Whether victory depends on the cell.
    bool objective(Cell cell) const { return mToObjective[static_cast<std::size_t>(cell)] == 0; }

private:
    struct UnitFacts {
        std::int32_t side = 0;
        std::int32_t strength = 0; ///< of the whole unit
        std::int32_t worth = 0;    ///< of the whole unit
        std::int32_t steps = 1;
    };
    /// What a unit counts while it plays, and what is left of it elsewhere, in percent.
    std::int32_t share(const UnitState& unit) const;
    std::string strengthRating() const;
    void findHolderMarks();
    std::int64_t nearest(const std::vector<Cell>& cells, Cell from) const;
    std::int64_t contact(const Deployment& others, const Position& position, std::int32_t side, std::int32_t strength,
                         Cell cell) const;
    std::int64_t scored(const Position& position, std::int32_t side) const;

    const Rules& mRules;
    std::vector<UnitFacts> mUnits;
    std::vector<Cell> mObjectives;
    std::vector<std::int32_t> mToObjective;     ///< by cell: distance to the nearest objective
    std::vector<std::vector<Cell>> mNeighbours; ///< by cell
    std::vector<std::string> mHolderMarks;      ///< marks of places that mean a side
    std::vector<bool> mPressing;
    Posture mPosture;
    std::int32_t mPostureSide = -1;
    std::int64_t mScoreWeight = 0; ///< thousandths per point of the running score
};

} // namespace fw
