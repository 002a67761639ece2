#pragma once

#include "engine/play/StateView.h"

namespace fw {

struct PathRefusal;

/// What the roles of a move's path hold under a name like ".mode"; null when they hold nothing.
const Value* pathPart(const StateView& view, const MoveInstr& instr, const char* part);

/// Tells of moves under way: as far as they went before anything else happened, then the rest.
class PendingMoveReport
{
public:
    /// Takes names, roles and costs from `view`, which must outlive it.
    explicit PendingMoveReport(StateView& view) : mView(view) {}

    /// Begins to report on the move of an instruction, or goes on with it; tells what an earlier move left behind.
    void begin(const MoveInstr& instr, Sym row, PlaceId start, bool underWay, bool again, Trace& out);
    /// Adds one step or turn of those who move; `last` when the path ends with it.
    void add(std::int32_t item, const std::vector<std::int32_t>& units, PlaceId start, bool last, Trace& out);
    /// Tells the rest of the innermost move; with units left and a path not `whole`, that it was halted.
    void end(const std::vector<std::int32_t>& units, bool whole, const PathRefusal& halt, Trace& out);
    /// Tells how far all moves have come.
    void flush(Trace& out);
    /// The case number of the innermost move.
    const std::string& cite() const { return mMoves.back().cite; }

private:
    /// What a whole move cost, as far as that is known.
    struct Points {
        bool known = false;
        Rational cost{0};
        Rational allowed{0};
    };
    /// A move that is not told to its end.
    struct Move {
        std::size_t depth = 0; ///< frames at its move node
        const MoveInstr* instr = nullptr;
        Sym row = noSym;
        Sym tier = noSym;
        std::string cite;
        PlaceId start;                   ///< where what is not told yet began
        bool again = false;              ///< a part of it was told before
        Points points;                   ///< known once it has come to its end
        std::vector<std::int32_t> items; ///< steps and turns made and not told
        std::vector<std::int32_t> units; ///< who made them
    };
    void tell(Move& move, Trace& out) const;
    Points pointsOf(const MoveInstr& instr, Sym row, PlaceId start, const std::vector<std::int32_t>& units);

    StateView& mView;
    std::vector<Move> mMoves;
};

} // namespace fw
