#include "engine/desk/Replies.h"

namespace fw {

std::vector<Reply> replies(const Rules& rules, const State& state, const Question& question, const std::string& side,
                           const std::function<Choices(const Draft&)>& list)
{
    std::vector<Reply> out;
    Draft draft;
    draft.seat = question.seats.empty() ? side : question.seats.front();
    if (question.wait == Wait::Dice && question.dice.size() == 1) {
        const DieAsked& die = question.dice.front();
        draft.kind = Action::Kind::Dice;
        for (int face = die.low; face <= die.high; ++face) {
            draft.args = {{die.name, {std::to_string(face)}}};
            out.push_back({draft, std::to_string(face)});
        }
    }
    if (question.wait != Wait::Choice && question.wait != Wait::Manual)
        return out;
    for (const Choice& choice : list(draft))
        if (Draft answer = extend(rules, state, draft, choice); complete(rules, state, answer))
            out.push_back({std::move(answer), choice.label});
    return out;
}

} // namespace fw
