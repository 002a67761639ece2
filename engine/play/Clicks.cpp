#include "engine/play/Clicks.h"

#include "engine/model/Menu.h"
#include "engine/play/OpenMenu.h"

#include <algorithm>

namespace fw {

namespace {

constexpr int mostClickedFields = 12; // of one entry that may be left out in a row

const Choice* valued(const std::vector<Choice>& choices, const std::string& value)
{
    for (const Choice& choice : choices)
        if (choice.kind == Choice::Kind::Value && choice.value == value)
            return &choice;
    return nullptr;
}

/// The choice that closes the open field without a decision: "that is all", or the one value that the rules fill in.
const Choice* passable(const TurnContext& turn, const Draft& draft, const std::vector<Choice>& choices)
{
    if (const Choice* enough = doneOf(choices))
        return enough;
    const Field* field = fieldOf(turn, draft, choices);
    const bool one = choices.size() == 1 && choices.front().kind == Choice::Kind::Value;
    return one && field != nullptr && field->automatic ? &choices.front() : nullptr;
}

/// The clicks within one entry; empty when no field takes the value.
std::vector<Draft> within(const TurnContext& turn, Draft draft, const std::string& value)
{
    std::vector<Draft> out;
    for (int field = 0; field < mostClickedFields; ++field) {
        const Choices& choices = turn.choices(draft);
        if (const Choice* hit = valued(choices, value)) {
            out.push_back(extend(turn.rules(), turn.state(), draft, *hit));
            return out;
        }
        for (const Route& route : turn.routes(draft)) {
            if (route.cell != value)
                continue;
            for (const std::string& item : route.through) {
                Choice step;
                step.field = choices.empty() ? std::string() : choices.front().field;
                step.value = item;
                draft = extend(turn.rules(), turn.state(), draft, step);
                out.push_back(draft);
            }
            return out;
        }
        // A click on a later field accepts a single choice, since the map shows it before it is entered.
        const bool one = choices.size() == 1 && choices.front().kind == Choice::Kind::Value;
        const Choice* next = one ? &choices.front() : passable(turn, draft, choices);
        if (next == nullptr)
            return {};
        draft = extend(turn.rules(), turn.state(), draft, *next);
        out.push_back(draft);
    }
    return {};
}

} // namespace

const Choice* doneOf(const std::vector<Choice>& choices)
{
    for (const Choice& choice : choices)
        if (choice.kind == Choice::Kind::Done)
            return &choice;
    return nullptr;
}

const Field* fieldOf(const TurnContext& turn, const Draft& draft, const std::vector<Choice>& choices)
{
    for (const MenuEntry* entry : openMenu(turn.rules(), turn.state()))
        if (entry->id == draft.verb && !choices.empty())
            for (const Field& field : entry->fields)
                if (field.name == choices.front().field)
                    return &field;
    return nullptr;
}

Click clickOn(const TurnContext& turn, const Draft& draft, const std::string& value)
{
    if (!draft.verb.empty())
        return {within(turn, draft, value)};
    for (const Choice& entry : turn.choices(draft)) {
        if (entry.kind != Choice::Kind::Entry)
            continue;
        const Draft opened = extend(turn.rules(), turn.state(), draft, entry);
        const Choices& choices = turn.choices(opened);
        // Only the first field counts: a click that starts an action must be unambiguous.
        std::vector<Draft> rest;
        if (const Choice* hit = valued(choices, value))
            rest.push_back(extend(turn.rules(), turn.state(), opened, *hit));
        else if (!choices.empty() && entry.value.empty())
            continue;
        if (rest.empty())
            continue;
        Click out;
        out.drafts.push_back(opened);
        out.drafts.insert(out.drafts.end(), rest.begin(), rest.end());
        return out;
    }
    return {};
}

Action tidied(const Draft& draft)
{
    Action out = draft;
    std::erase_if(out.args, [](const Argument& a) { return a.values.empty(); });
    return out;
}

std::optional<Action> finishedAction(const TurnContext& turn, const Draft& draft)
{
    if (draft.verb.empty())
        return std::nullopt;
    Action action = tidied(draft);
    if (!turn.allows(action))
        return std::nullopt;
    return action;
}

Draft pastTheSettled(const TurnContext& turn, Draft draft)
{
    for (int field = 0; field < mostClickedFields; ++field) {
        const Choices& choices = turn.choices(draft);
        const Choice* next = choices.size() == 1 ? passable(turn, draft, choices) : nullptr;
        if (next == nullptr)
            break;
        draft = extend(turn.rules(), turn.state(), draft, *next);
    }
    return draft;
}

} // namespace fw
