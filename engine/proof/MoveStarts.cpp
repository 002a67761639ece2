// Finds where a side first chooses moves, past the dice and choices that come before.
#include "engine/proof/MoveStarts.h"

#include "engine/desk/Replies.h"
#include "engine/model/Menu.h"
#include "engine/play/OpenMenu.h"

#include <algorithm>

namespace fw {

namespace {

constexpr int mostQuestions = 3; ///< to answer before the choice of a move
constexpr int mostAnswered = 24; ///< answers to these questions to try

bool offersMoves(const Rules& rules, const State& state)
{
    return std::ranges::any_of(openMenu(rules, state), [](const MenuEntry* entry) {
        return std::ranges::find(entry->fields, Pick::Path, &Field::pick) != entry->fields.end();
    });
}

/// Puts the middle face of a die first, as the one that is nearest to all others.
void middleFirst(std::vector<Reply>& faces)
{
    if (!faces.empty())
        std::rotate(faces.begin(), faces.begin() + static_cast<std::ptrdiff_t>((faces.size() - 1) / 2), faces.end());
}

} // namespace

bool MoveStarts::searchOn(const std::string& side, MoveStart& at, int questions, int& tries) const
{
    const Question asked = question(mRules, at.state);
    const bool own = std::ranges::find(asked.seats, side) != asked.seats.end();
    if (asked.wait == Wait::Choice && own && offersMoves(mRules, at.state))
        return true;
    if (questions == 0 || asked.wait == Wait::Over)
        return false;
    std::vector<Reply> list = replies(mRules, at.state, asked, side,
                                      [&](const Draft& draft) { return legal(mRules, at.state, draft); });
    if (asked.wait == Wait::Dice)
        middleFirst(list);
    for (const Reply& reply : list) {
        if (--tries < 0)
            return false;
        Result<Outcome> done = apply(mRules, at.state, reply.action, false);
        const Position& before = at.state.position;
        if (!done || done->state.position.units != before.units || done->state.position.turn != before.turn
            || done->state.position.phase != before.phase)
            continue;
        MoveStart further{at.phase, std::move(done->state), at.answered};
        further.answered.emplace_back(asked.text, reply.label);
        if (searchOn(side, further, questions - 1, tries)) {
            at = std::move(further);
            return true;
        }
    }
    return false;
}

std::optional<MoveStart> MoveStarts::begun(const PhaseOfSide& phase, const std::string& side) const
{
    const int turn = mRules.scenario().firstTurn;
    Result<Outcome> begun = beginAt(mRules, mPosition, phase.phase, phase.side, turn);
    if (!begun || begun->state.position.turn != turn || mRules.word(begun->state.position.phase) != phase.phase)
        return {};
    MoveStart at{phase, std::move(begun->state), {}};
    int tries = mostAnswered;
    return searchOn(side, at, mostQuestions, tries) ? std::optional(std::move(at)) : std::nullopt;
}

const MoveStart* MoveStarts::at(const std::string& side, std::size_t number)
{
    const auto [known, fresh] = mFound.try_emplace(side);
    Searched& found = known->second;
    if (fresh) {
        found.left = phasesOf(mRules);
        std::erase_if(found.left, [&](const PhaseOfSide& one) { return !one.side.empty() && one.side != side; });
        std::ranges::reverse(found.left);
    }
    while (found.starts.size() <= number && !found.left.empty()) {
        const PhaseOfSide phase = found.left.back();
        found.left.pop_back();
        if (std::optional<MoveStart> start = begun(phase, side))
            found.starts.push_back(std::move(*start));
    }
    return number < found.starts.size() ? &found.starts[number] : nullptr;
}

} // namespace fw
