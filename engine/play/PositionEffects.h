#pragma once

#include "engine/play/Interpreter.h"

namespace fw {

/// The event of a unit's removal to a box, none for off the map, as triggers name it.
std::string removalEvent(const Compiled& c, PlaceId box);
/// The value that a mark keeps when it is given one: within its ends and steps.
Rational markWithin(const CMark& mark, Rational value);
/// The side, place, unit or formation that carries a mark for a member; -1 for none.
std::int32_t markBearer(const Board& board, const CMark& mark, Kind kind, std::int32_t item);

/// The position while it is written to; what was derived from it is forgotten when the writing ends.
class PositionChange
{
public:
    /// Opens the position of an interpreter.
    explicit PositionChange(Interpreter& interpreter) : vm(interpreter) {}
    ~PositionChange() { vm.layBoard(); }
    PositionChange(const PositionChange&) = delete;
    PositionChange& operator=(const PositionChange&) = delete;
    /// The position, to be written to.
    Position* operator->() const { return &vm.state.position; }
    /// The position, to be written to.
    Position& operator*() const { return vm.state.position; }
    /// A unit of it, to be written to.
    UnitState& unit(UnitId unit) const { return nth(vm.state.position.units, unit.index()); }

private:
    Interpreter& vm;
};

/// Changes the position of a game under way.
class PositionEffects
{
public:
    /// Works on the state of an interpreter, which must outlive it.
    explicit PositionEffects(Interpreter& interpreter) : vm(interpreter) {}

    /// Opens the position to be written to, for as long as the result lives.
    PositionChange change() { return PositionChange(vm); }

    /// Writes a mark, kept within what it can hold.
    void setMark(MarkId mark, std::int32_t subject, Rational value);
    /// Puts a member into a set mark or takes it out.
    void setMember(MarkId mark, std::int32_t subject, UnitId member, bool in);
    /// Puts marks of a lifetime back to their start and lets triggers used up in it fire again.
    void clearMarks(Lifetime lifetime);

    /// Puts a unit on top of a place.
    void placeOnTop(UnitId unit, PlaceId place);
    /// Takes a unit off to a box, none for nowhere, tells it and raises the event; `cite` is the case that did it.
    void takeOff(UnitId unit, PlaceId box, const std::string& cite);
    /// Gives a unit so many steps.
    void setSteps(UnitId unit, std::int64_t steps);
    /// Turns a unit to a facing.
    void setFacing(UnitId unit, std::int64_t facing);
    /// Says when and where a unit arrives; nothing leaves it to the scenario.
    void setSchedule(UnitId unit, std::optional<Scheduled> arrival);

    /// Opens an engagement and returns its new number.
    std::int32_t declare(Engagement engagement);
    /// Ends an engagement and takes the marks on it away.
    void conclude(std::int32_t number);
    /// Ends all engagements.
    void concludeAll();

    /// Sets the turn and writes its heading.
    void startTurn(std::int32_t turn, const std::string& cite);
    /// Sets the phase and the side whose phase it is, -1 for none.
    void startPhase(Sym phase, std::int32_t side);

private:
    Interpreter& vm;
};

} // namespace fw
