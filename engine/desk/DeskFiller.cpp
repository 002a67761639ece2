#include "engine/desk/DeskFiller.h"

#include "engine/base/CheckedIndex.h"
#include "engine/desk/UnitFields.h"
#include "engine/model/Menu.h"
#include "engine/play/DraftChecks.h"
#include "engine/play/OpenMenu.h"

#include <algorithm>
#include <set>

namespace fw {

namespace {

constexpr int mostFilled = 200;

bool holds(const std::vector<std::string>& values, const std::string& value)
{
    return std::ranges::any_of(values, [&](const std::string& one) { return plainWord(one) == plainWord(value); });
}

Argument& argument(Action& action, const std::string& name)
{
    for (Argument& arg : action.args)
        if (arg.name == name)
            return arg;
    action.args.push_back({name, {}});
    return action.args.back();
}

} // namespace

Result<Action> DeskFiller::fill(Draft draft)
{
    for (int clicks = 0; clicks < mostFilled; ++clicks) {
        const Choices choices = legal(mRules, mState, draft);
        if (choices.cut)
            return tl::unexpected(*choices.cut);
        const Choice* next = wanted(choices, draft);
        if (next == nullptr && choices.size() == 1) // a stated value may belong to a later field
            next = &choices.front();
        if (next == nullptr && complete(mRules, mState, draft))
            break;
        if (next == nullptr)
            return explainDeadlock(choices, draft);
        draft = extend(mRules, mState, draft, *next);
    }
    Result<Action> action = insist(std::move(draft));
    return action ? heeded(std::move(*action)) : action;
}

const Choice* DeskFiller::wanted(const std::vector<Choice>& choices, const Draft& draft) const
{
    std::set<std::string> fields;
    for (const Choice& choice : choices)
        fields.insert(choice.field);
    for (const std::string& field : fields) {
        std::vector<std::string> wishes;
        if (const auto said = mFields.find(field); said != mFields.end()) {
            wishes = said->second;
        } else {
            wishes.push_back(mBoard.target);
            wishes.insert(wishes.end(), mBoard.acting.begin(), mBoard.acting.end());
            wishes.insert(wishes.end(), mBoard.others.begin(), mBoard.others.end());
        }
        const std::vector<std::string>& has = draft.arg(field);
        for (const std::string& wish : wishes)
            for (const Choice& choice : choices)
                if (choice.field == field && choice.kind != Choice::Kind::Done
                    && (plainWord(choice.value) == plainWord(wish) || plainWord(choice.label) == plainWord(wish))
                    && std::ranges::find(has, choice.value) == has.end())
                    return &choice;
    }
    for (const Choice& choice : choices)
        if (choice.kind == Choice::Kind::Done)
            return &choice;
    return nullptr;
}

tl::unexpected<Problem> DeskFiller::explainDeadlock(const std::vector<Choice>& choices, const Draft& draft)
{
    // The stated values may be illegal: then the refusal of the rules says more.
    if (const Result<Action> forced = insist(draft); !forced)
        return tl::unexpected(forced.error());
    if (const Result<Action> forced = heeded(draft); !forced)
        return tl::unexpected(forced.error());
    Problem problem;
    problem.trouble = Trouble::Usage;
    const std::string field = choices.empty() ? std::string() : choices.front().field;
    problem.text = Text("give a value for \"{0}\"", {field});
    for (const Choice& choice : choices)
        problem.alternatives.emplace_back(Text("{0}", {choice.label.empty() ? choice.value : choice.label}));
    return tl::unexpected(problem);
}

/// The refusal of an acting counter that fits only other fields than the one of the rest; none otherwise.
std::optional<Problem> DeskFiller::misplaced(const Action& action, const std::string& unit,
                                             const std::string& fellows) const
{
    const std::vector<UnitField> fields = fieldsFor(mRules, mState, action, unit);
    const auto takes = [&](const auto& wanted) { return std::ranges::find_if(fields, wanted); };
    if (fields.empty() || takes([&](const UnitField& f) { return f.field->name == fellows; }) != fields.end())
        return std::nullopt;
    if (const auto near = takes([](const UnitField& f) { return f.here; }); near != fields.end()) {
        Action forced = action;
        argument(forced, near->field->name).values.push_back(unit);
        if (const Result<Outcome> tried = apply(mRules, mState, forced, false); !tried)
            return tried.error();
    }
    std::string among = fellows;
    for (const MenuEntry* entry : openMenu(mRules, mState))
        for (const Field& field : entry->fields)
            if (entry->id == action.verb && field.name == fellows)
                among = captionOf(field);
    const Field& own = *fields.front().field;
    const std::string& name = checkedAt(mRules.scenario().units, mRules.unit(unit)).name;
    return Problem(Trouble::Refused, Text("{0} is not a counter for {1}, but for {2}", {name, among, captionOf(own)}),
                   own.cite, {}, {}, Text("write: {0} {1}", {own.name, saidName(name)}));
}

/// Puts acting counters that are in no field into the field of the other acting counters.
Result<Action> DeskFiller::insist(Action action) const
{
    Argument* fellows = nullptr;
    std::vector<std::string> missing;
    for (const std::string& unit : mBoard.acting) {
        bool used = false;
        for (Argument& arg : action.args) {
            if (std::ranges::find(arg.values, unit) == arg.values.end())
                continue;
            used = true;
            if (fellows == nullptr)
                fellows = &arg;
        }
        for (const auto& [field, values] : mFields) // its refusal comes with that field, in heeded()
            used = used || std::ranges::find(values, unit) != values.end();
        if (!used)
            missing.push_back(unit);
    }
    // A field with stated counters takes no others.
    if (missing.empty() || (fellows != nullptr && mFields.count(fellows->name) != 0))
        return action;
    Action forced = action;
    if (fellows != nullptr) {
        for (const std::string& unit : missing)
            if (std::optional<Problem> problem = misplaced(action, unit, fellows->name))
                return tl::unexpected(std::move(*problem));
        std::vector<std::string>& values = argument(forced, fellows->name).values;
        values.insert(values.end(), missing.begin(), missing.end());
    }
    if (const Result<Outcome> tried = apply(mRules, mState, forced, false); !tried)
        return tl::unexpected(tried.error());
    return forced;
}

/// Puts all stated values into their fields; refuses what the rules refuse there.
Result<Action> DeskFiller::heeded(Action action) const
{
    for (const auto& [field, values] : mFields)
        for (const std::string& value : values) {
            if (holds(action.arg(field), value))
                continue;
            Action forced = action;
            argument(forced, field).values.push_back(value);
            if (const Result<Outcome> tried = apply(mRules, mState, forced, false); !tried) {
                Problem problem = tried.error();
                if (problem.cite.empty())
                    problem.trouble = Trouble::Usage;
                return tl::unexpected(std::move(problem));
            }
            action = std::move(forced);
        }
    return action;
}

Action DeskFiller::forced(const MenuEntry& entry, const std::string& seat) const
{
    Action action(Action::Kind::Choose, seat, entry.id);
    bool actors = false; // the first field of counters is for the acting ones
    for (const Field& field : entry.fields) {
        std::vector<std::string> values;
        if (const auto said = mFields.find(field.name); said != mFields.end())
            values = said->second;
        else if (field.optional)
            continue;
        else if (field.pick == Pick::Place || field.pick == Pick::Places)
            values = {mBoard.target};
        else if (field.pick == Pick::Unit || field.pick == Pick::Units) {
            values = actors ? mBoard.others : mBoard.acting;
            actors = true;
            if (field.pick == Pick::Unit && values.size() > 1)
                values.resize(1);
        }
        if (!values.empty())
            action.args.push_back({field.name, std::move(values)});
    }
    return action;
}

} // namespace fw
