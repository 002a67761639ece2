#pragma once

#include "engine/model/Event.h"
#include "engine/rules/Board.h"
#include "engine/rules/Roles.h"

namespace fw {

/// Where the reckoning of the evaluated row is written.
struct TraceAt {
    Trace* trace = nullptr; ///< null for nowhere
    int depth = 0;          ///< the nesting of the current line
};

/// The context of an evaluation: the board, the roles in force, the trace of the reckoning, and the step budget.
class Scope
{
public:
    using Bind = RoleBind;

    /// Reads a board, which must outlive it, with this budget.
    Scope(Board& on, StepBudget& left) : board(on), c(on.c), p(on.p), budget(left) {}
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

    Board& board;
    const Compiled& c; ///< the rules of the board
    const Position& p; ///< its position
    Roles roles;
    TraceAt reckoning;
    StepBudget& budget;                ///< steps that the ruling may still use
    std::vector<std::int32_t> judging; ///< keys of the definitions, ratings and quantities under evaluation
    int searching = 0;                 ///< number of nested path searches

    /// Uses up steps; throws BudgetSpent, naming the current row, when none are left.
    void spend(std::int64_t count = 1)
    {
        if (!budget.charge(count))
            giveUp();
    }
    /// Uses up steps for a line of the reckoning; a line beyond the limit uses up the whole budget.
    void spendLine(const Trace& written) { spend(written.size() < mostLines ? 20 : StepBudget::most); }

    /// Finds a role: the latest bind, else the innermost local; false for none.
    bool find(Sym role, Bind& out) const
    {
        return roles.bound(role, out)
               || (budget.charge(static_cast<std::int64_t>(roles.layers.size()) / StepBudget::bulk),
                   roles.local(role, out));
    }

    /// The members of a path.
    Items resolve(const CPath& path);
    /// Whether a path has this member, without listing the others where that is possible.
    bool includes(const CPath& path, Kind kind, std::int32_t item);
    /// The single member of a path that is just a role; false for any other path.
    bool single(const CPath& path, Kind& kind, std::int32_t& item) const
    {
        Bind bind;
        if (path.parts.size() != 1 || path.parts[0].root != Root::Role || !path.parts[0].steps.empty()
            || !find(path.parts[0].arg, bind) || bind.item < 0 || (bind.value && bind.value->items.size() != 1))
            return false;
        kind = bind.kind == Kind::Path ? Kind::Places : bind.kind;
        item = bind.item;
        return true;
    }

private:
    static constexpr std::size_t mostLines = 200'000; ///< of one ruling
    [[noreturn]] void giveUp() const;
    bool hasFeature(PlaceId hexside, Sym feature);
    Items found(const CPath& path);
    void members(const CPart& part, Items& out);
    void start(const CPart& part, Items& out);
    struct Following;
    void follow(const CStep& step, const Items& in, Items& out);
    void walk(const CStep& step, const Items& in, Items& out);
};

/// A query about a position: a scope with its own board and the budget of a whole ruling.
struct PositionQuery {
    /// Reads a position, which must outlive it, as must the rules.
    PositionQuery(const Compiled& compiled, const Position& position) : board(compiled, position), scope(board, budget)
    {}
    /// The rating of a unit by index; invalid when the budget is used up.
    Rational rating(UnitId unit, int index);

    StepBudget budget;
    Board board;
    Scope scope;
};

/// Binds a role to one thing for the length of a block.
class BindOne
{
public:
    /// Binds one thing.
    BindOne(Scope& scope, Sym name, Kind kind, std::int32_t item) : mScope(scope)
    {
        scope.roles.binds.push_back({name, kind, item, nullptr});
    }
    /// Binds one unit.
    BindOne(Scope& scope, Sym name, UnitId unit) : BindOne(scope, name, Kind::Units, unit.index()) {}
    /// Binds one place.
    BindOne(Scope& scope, Sym name, PlaceId place) : BindOne(scope, name, Kind::Places, place.index()) {}
    /// Binds a whole value, which must outlive the bind.
    BindOne(Scope& scope, Sym name, const Value& value) : mScope(scope)
    {
        scope.roles.binds.push_back({name, value.kind, value.items.empty() ? -1 : value.items[0], &value});
    }
    ~BindOne() { mScope.roles.binds.pop_back(); }
    BindOne(const BindOne&) = delete;
    BindOne& operator=(const BindOne&) = delete;
    /// Changes the bound thing.
    void set(std::int32_t item) { mScope.roles.binds[index()].item = item; }

private:
    std::size_t index() const { return mScope.roles.binds.size() - 1; }
    Scope& mScope;
};

/// Counts a path search while it runs, so that nested searches can be stopped.
class Searching
{
public:
    explicit Searching(Scope& scope) : mScope(scope) { ++mScope.searching; }
    ~Searching() { --mScope.searching; }
    Searching(const Searching&) = delete;
    Searching& operator=(const Searching&) = delete;

private:
    Scope& mScope;
};

} // namespace fw
