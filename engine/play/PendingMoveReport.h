#pragma once

#include "engine/play/StateView.h"

namespace fw {

struct PathRefusal;

/// The value of a part of a move's path, such as ".mode"; null when there is none.
const Value* pathPart(const StateView& view, const MoveInstr& instr, const char* part);

/// Reports moves under way: the part up to an interruption first, then the rest.
class PendingMoveReport
{
public:
    /// Takes names, roles and costs from `view`, which must outlive it.
    explicit PendingMoveReport(StateView& view) : mView(view) {}

    /// Begins or continues the report on the move of an instruction; first reports what an earlier move left over.
    void begin(const MoveInstr& instr, Sym row, PlaceId start, bool underWay, bool again, Trace& out);
    /// Adds one step or turn of the units that move; `last` when the path ends with it.
    void add(std::int32_t item, const std::vector<std::int32_t>& units, PlaceId start, bool last, Trace& out);
    /// Reports the rest of the innermost move; if units are left and the path is not `whole`, reports that the move was
    /// halted.
    void end(const std::vector<std::int32_t>& units, bool whole, const PathRefusal& halt, Trace& out);
    /// Reports how far all moves have come.
    void flush(Trace& out);
    /// Forgets all moves.
    void clear() { mMoves.clear(); }
    /// The case number of the innermost move.
    const std::string& cite() const { return mMoves.back().cite; }

private:
    /// The cost of a whole move, if it is known.
    struct Points {
        bool known = false;
        Rational cost{0};
        Rational allowed{0};
    };
    /// A move that is not fully reported yet.
    struct Move {
        std::size_t depth = 0; ///< number of frames at its move node
        const MoveInstr* instr = nullptr;
        Sym row = noSym;
        Sym tier = noSym;
        std::string cite;
        PlaceId start;                   ///< where the unreported part began
        bool again = false;              ///< a part of it was reported before
        Points points;                   ///< known once the move has ended
        std::vector<std::int32_t> items; ///< steps and turns that are not reported yet
        std::vector<std::int32_t> units; ///< the units that made them
    };
    void tell(Move& move, Trace& out) const;
    Points pointsOf(const MoveInstr& instr, Sym row, PlaceId start, const std::vector<std::int32_t>& units);

    StateView& mView;
    std::vector<Move> mMoves;
};

} // namespace fw
