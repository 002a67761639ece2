#pragma once

#include "engine/rules/Compiled.h"

#include <set>

namespace fw {

/// What judging a row may look at besides the rules; found by reading the row, and sooner too much than
/// too little. It says which answers of a path search may be kept.
struct Reads {
    enum What : std::uint32_t {
        Ground = 1,    ///< facts of the step's two cells that never change
        Local = 2,     ///< who stands in those cells, zones over them, marks on them
        Far = 4,       ///< what changes in play, found by way of those cells
        Going = 8,     ///< how far the path has come: step, spent, facing, last
        State = 16,    ///< what changes in play, wherever the step goes
        Start = 32,    ///< where the path starts
        Others = 64,   ///< roles that a path search does not bind
        Circle = 128,  ///< a row that asks for itself
        Group = 256,   ///< all units of the group together
        Sided = 512,   ///< the side of a unit
        Typed = 1024,  ///< its type
        Formed = 2048, ///< its formation
        Itself = 4096, ///< more of it than these
        Steps = 8192,  ///< how many steps the path has
        Mover = 16384, ///< the unit that goes
    };
    std::uint32_t what = 0;
    std::set<MarkId> gameMarks;   ///< marks of the game
    std::set<std::int32_t> asked; ///< rows asked on the way, as Judging counts them

    /// Whether nothing of these is looked at.
    bool free(std::uint32_t of) const { return (what & of) == 0; }
    /// The same answer for every step of one search.
    bool settled() const { return free(Ground | Local | Far | Going | Circle); }
    /// The same answer as long as the rules stand, for one kind of unit and one set of game marks.
    bool lasting() const { return free(Local) && lastingWhereQuiet(); }
    /// The same for steps between cells where nothing is.
    bool lastingWhereQuiet() const { return free(Far | Going | State | Start | Others | Circle); }
    /// The same answer for all steps of one search between cells where nothing is.
    bool quiet() const { return free(Ground | Far | Going | Circle); }
    /// The same answer for a step however the path came to it.
    bool edgewise() const { return free(Going | Circle); }
    /// Looks at what the other looks at, too.
    void add(const Reads& other);
};

/// Adds to a key what makes a unit like others for an answer that looks at this of it (bits of Reads::What).
void addKind(std::vector<std::int32_t>& key, std::uint32_t what, const Compiled& c, UnitId unit);

/// Finds what rows look at when a path search judges them.
class Reader
{
public:
    /// Reads rows of these rules, which must be complete.
    explicit Reader(const Compiled& compiled) : c(compiled) {}

    /// What conditions look at.
    Reads of(const CReqs& reqs);
    /// What one condition looks at.
    Reads of(const CReq& req);
    /// What a definition looks at when it is asked of a counter.
    Reads ofDef(std::int32_t def);
    /// What finding the members of a path looks at.
    Reads of(const CPath& path);
    /// What an amount looks at.
    Reads of(const CAmount& a);
    /// What a quantity looks at.
    Reads ofQuantity(std::int32_t quantity);

private:
    /// What is known of the members of a path.
    struct Members {
        Kind kind = Kind::None;
        bool moving = false; ///< found by way of the step's cells
        bool cell = false;   ///< one of these cells itself
        bool local = false;  ///< nobody when nothing is in the cells
        bool role = false;   ///< the unit or the group itself
    };
    void begin();
    void reqs(const CReqs& list);
    void req(const CReq& one);
    void amount(const CAmount& a);
    void fact(const CAmount& a);
    void quantity(std::int32_t index);
    void def(std::int32_t index);
    void columns(std::int32_t rating, const Members& unit);
    Members path(const CPath& path);
    Members part(const CPart& part);
    Members role(Sym name);
    Members follow(const CStep& step, const Members& in);
    void see(std::uint32_t what) { mReads.what |= what; }
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
