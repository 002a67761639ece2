#pragma once

#include "engine/rules/Compiled.h"

#include <set>

namespace fw {

/// What the evaluation of a row may read besides the rules, found from the row; it includes too much rather than too
/// little. It says which answers a path search may cache.
struct Reads {
    enum What : std::uint32_t {
        Ground = 1,    ///< constant facts of the two cells of the step
        Local = 2,     ///< units in those cells, ZOCs over them and marks on them
        Far = 4,       ///< changing facts that are found by way of those cells
        Movement = 8,  ///< how the path came to the step: step, spent, facing, last
        State = 16,    ///< changing facts that do not depend on the step
        Start = 32,    ///< the start of the path
        Others = 64,   ///< roles that a path search does not bind
        Circle = 128,  ///< a row that needs its own value
        Group = 256,   ///< all units of the group
        Sided = 512,   ///< the side of a unit
        Typed = 1024,  ///< the type of a unit
        Formed = 2048, ///< the formation of a unit
        Itself = 4096, ///< other properties of a unit
        Steps = 8192,  ///< the number of steps of the path
        Mover = 16384, ///< the unit that moves
        Faces = 32768, ///< the faces of dice, each of which has a role of its own
    };
    std::uint32_t what = 0;
    std::set<MarkId> gameMarks;   ///< marks of the game
    std::set<std::int32_t> asked; ///< keys (Judging) of the rows that it evaluates
    std::set<Sym> roles;          ///< roles that it does not bind itself

    /// Whether none of these is read.
    bool free(std::uint32_t of) const { return (what & of) == 0; }
    /// Whether the answer is the same for every step of one search.
    bool settled() const { return free(Ground | Local | Far | Movement | Circle); }
    /// Whether the answer is the same while the rules are, for one kind of unit and one set of game marks.
    bool lasting() const { return free(Local) && lastingWhereQuiet(); }
    /// Whether that holds for steps between quiet cells (no unit, ZOC or mark).
    bool lastingWhereQuiet() const { return free(Far | Movement | State | Start | Others | Circle); }
    /// Whether the answer is the same for all steps of one search between quiet cells.
    bool quiet() const { return free(Ground | Far | Movement | Circle); }
    /// Whether the answer for a step does not depend on how the path came to it.
    bool edgewise() const { return free(Movement | Circle); }
    /// Adds all that the other reads.
    void add(const Reads& other);
};

/// Adds to a key the properties of a unit that an answer depends on (bits of Reads::What); units with equal keys get
/// equal answers.
void addKind(std::vector<std::int32_t>& key, std::uint32_t what, const Compiled& c, UnitId unit);

/// Finds what rows read when a path search evaluates them.
class Reader
{
public:
    /// Examines rows of these rules, which must be complete.
    explicit Reader(const Compiled& compiled) : c(compiled) {}

    /// What conditions read.
    Reads of(const CReqs& reqs);
    /// What one condition reads.
    Reads of(const CReq& req);
    /// What a definition reads when it is evaluated for a counter, or for a cell of the map.
    Reads ofDef(std::int32_t def, bool cell = false);
    /// What a definition reads wherever it is evaluated.
    Reads ofAnyDef(std::int32_t def);
    /// What resolving a path reads.
    Reads of(const CPath& path);
    /// What an amount reads.
    Reads of(const CAmount& a);
    /// What a quantity reads.
    Reads ofQuantity(std::int32_t quantity);

private:
    /// What is known about the members of a path.
    struct Members {
        Kind kind = Kind::None;
        bool moving = false; ///< found by way of the cells of the step
        bool cell = false;   ///< one of these cells itself
        bool local = false;  ///< empty when the cells are quiet
        bool role = false;   ///< the unit or the group itself
    };
    void begin();
    void reqs(const CReqs& list);
    void req(const CReq& one);
    void amount(const CAmount& a);
    void counted(const CAmount& a);
    void fact(const CAmount& a);
    void quantity(std::int32_t index);
    void def(std::int32_t index);
    void columns(std::int32_t rating, const Members& unit);
    Members path(const CPath& path);
    Members part(const CPart& part);
    Members role(Sym name);
    Members follow(const CStep& step, const Members& in);
    void see(std::uint32_t what) { mReads.what |= what; }
    /// Notes that the relation of sides is read, which only rules with the verb relate change.
    void related()
    {
        if (c.relates)
            see(Reads::State);
    }
    void changing(const Members& of);
    void ground(const Members& of);
    void attribute(const Members& of, std::uint32_t what);
    bool enter(std::int32_t kind, std::int32_t index);
    void leave() { mOpen.pop_back(); }

    const Compiled& c;
    Reads mReads;
    std::vector<std::pair<Sym, Members>> mBound;
    std::vector<std::int32_t> mOpen;
    int mEntered = 0;
};

} // namespace fw
