#pragma once

#include "engine/desk/DeskBoard.h"
#include "engine/play/Play.h"

namespace fw {

struct MenuEntry;

/// Fills the fields of an entry with what was stated, else with the forces on the board.
class DeskFiller
{
public:
    /// All arguments must outlive it; `fields` are the stated fields by name.
    DeskFiller(const Rules& rules, const State& state, const DeskBoard& board,
               const std::map<std::string, std::vector<std::string>>& fields)
        : mRules(rules), mState(state), mBoard(board), mFields(fields)
    {}

    /// The finished action; refuses what the rules refuse, and what must not be left open.
    Result<Action> fill(Draft draft);
    /// An action with all stated values in their fields, legal or not.
    Action forced(const MenuEntry& entry, const std::string& seat) const;

private:
    const Choice* wanted(const std::vector<Choice>& choices, const Draft& draft) const;
    tl::unexpected<Problem> explainDeadlock(const std::vector<Choice>& choices, const Draft& draft);
    Result<Action> insist(Action action) const;
    std::optional<Problem> misplaced(const Action& action, const std::string& unit, const std::string& fellows) const;
    Result<Action> heeded(Action action) const;

    const Rules& mRules;
    const State& mState;
    const DeskBoard& mBoard;
    const std::map<std::string, std::vector<std::string>>& mFields;
};

} // namespace fw
