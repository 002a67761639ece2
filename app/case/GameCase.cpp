#include "app/case/GameCase.h"

#include "engine/desk/FromPlay.h"
#include "engine/session/GameRows.h"

#include <algorithm>

namespace fw {

Result<Case> caseOf(const Game& game)
{
    const Result<JournalHead> head = game.journal().head();
    if (!head)
        return tl::unexpected(head.error());
    Result<GameStart> start = startOf(*head);
    if (!start)
        return tl::unexpected(start.error());
    Case out;
    out.rules = std::move(start->rules);
    out.like = deskScenario(game.rules(), game.state().position);
    out.setup = game.rules().setup(); // with the house rows added during the game
    out.turn = std::max<int>(1, game.state().position.turn);
    return out;
}

Result<Stated> stacksAt(const Game& game, int cell, const std::set<int>& picked, bool closed)
{
    const Rules& rules = game.rules();
    const Position& position = game.state().position;
    const Result<Stated> stated = statedStacks(rules, position, cell, {picked.begin(), picked.end()});
    if (!stated || !closed)
        return stated;
    for (const auto* units : {&stated->acting, &stated->target})
        for (const StatedUnit& unit : *units)
            for (const Mark& mark : rules.ruleset().marks)
                if (mark.hides == "counter" && rules.mark(position, mark.id, rules.unit(unit.counter)) != Rational(0))
                    return fail(Trouble::Usage, "the stack has face-down counters that are hidden from the desk", {},
                                "turn on View > Show Hidden Information to let the desk use them");
    return stated;
}

} // namespace fw
