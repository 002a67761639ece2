#pragma once

#include "engine/play/Interpreter.h"

namespace fw {

/// The event that triggers hear when a unit is removed to a box; no box means off the map.
std::string removalEvent(const Compiled& c, PlaceId box);
/// The value that a mark keeps: `value` limited to its range and its steps.
Rational markWithin(const CMark& mark, Rational value);
/// The side, place, unit or formation that carries a mark for a member; -1 for none.
std::int32_t markBearer(const Board& board, const CMark& mark, Kind kind, std::int32_t item);

/// Write access to the position; everything that was derived from what is written is recomputed when this ends.
class PositionChange
{
public:
    /// Opens a part of the position of an interpreter, or all of it.
    explicit PositionChange(Interpreter& interpreter, const Written& part = {}) : vm(interpreter), mPart(part) {}
    ~PositionChange() { vm.layBoard(mPart); }
    PositionChange(const PositionChange&) = delete;
    PositionChange& operator=(const PositionChange&) = delete;
    /// The position, for writing.
    Position* operator->() const { return &vm.state.position; }
    Position& operator*() const { return vm.state.position; }
    /// A unit of the position, for writing.
    UnitState& unit(UnitId unit) const { return checkedAt(vm.state.position.units, unit.index()); }

private:
    Interpreter& vm;
    const Written mPart;
};

/// Changes the position of a game under way.
class PositionEffects
{
public:
    /// Works on the state of an interpreter, which must outlive it.
    explicit PositionEffects(Interpreter& interpreter) : vm(interpreter) {}

    /// Write access to the position, or to a part of it, for as long as the result lives.
    PositionChange change(const Written& part = {}) { return PositionChange(vm, part); }

    /// Sets a mark, limited to its range.
    void setMark(MarkId mark, std::int32_t subject, Rational value);
    /// Adds a member to a set mark or removes it.
    void setMember(MarkId mark, std::int32_t subject, UnitId member, bool in);
    /// Resets the marks of a lifetime, and lets triggers that were used up in it fire again.
    void clearMarks(Lifetime lifetime);

    /// Puts a unit on top of the stack in a place.
    void placeOnTop(UnitId unit, PlaceId place);
    /// Removes a unit to a box, none for off the map, reports it and raises the event; `cite` is the case that did it.
    void takeOff(UnitId unit, PlaceId box, const std::string& cite);
    /// Sets the steps of a unit.
    void setSteps(UnitId unit, std::int64_t steps);
    /// Sets the facing of a unit.
    void setFacing(UnitId unit, std::int64_t facing);
    /// Sets when and where a unit arrives; nothing restores the scenario's schedule.
    void setSchedule(UnitId unit, std::optional<Scheduled> arrival);

    /// Sets what two different sides are to each other.
    void relate(std::int32_t side, std::int32_t other, Relation relation);

    /// Declares an engagement and returns its new number.
    std::int32_t declare(Engagement engagement);
    /// Ends an engagement and removes the marks on it.
    void conclude(std::int32_t number);
    /// Ends all engagements.
    void concludeAll();

    /// Sets the turn and reports it.
    void startTurn(std::int32_t turn, const std::string& cite);
    /// Takes off the units that leave the game in this turn, or were due to leave and are where they can.
    void sendOff(const std::string& cite);
    /// Sets the phase and its side, -1 for none.
    void startPhase(Sym phase, std::int32_t side);

private:
    Interpreter& vm;
};

} // namespace fw
