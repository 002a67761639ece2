#include "app/desk/GameCase.h"

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
    out.setup = game.rules().setup(); // with the rows that were added since it began
    out.turn = std::max<int>(1, game.state().position.turn);
    return out;
}

} // namespace fw
