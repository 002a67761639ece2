#include "tests/fuzz/Brute.h"

#include "engine/play/OpenMenu.h"
#include "engine/rules/PathFinder.h"

#include <algorithm>
#include <set>

namespace fuzz {

using fw::Action;
using fw::Choice;
using fw::Field;

namespace {

using Values = std::vector<std::string>;

bool isSet(const Field& field)
{
    return field.pick == fw::Pick::Units || field.pick == fw::Pick::Places;
}

Action blank(const fw::Question& asked)
{
    Action action;
    action.seat = asked.seats.empty() ? std::string() : asked.seats.front();
    return action;
}

const fw::MenuEntry* entryOf(const fw::Rules& rules, const fw::State& state, const std::string& id)
{
    for (const fw::MenuEntry* entry : openMenu(rules, state))
        if (entry->id == id)
            return entry;
    return nullptr;
}

/// Tries all actions, field by field; drops a value that the rules refuse with any later values.
class Trying
{
public:
    Trying(const fw::Rules& rules, const fw::State& state, const Bounds& bounds, Actions& out)
        : mRules(rules), mState(state), mBounds(bounds), mOut(out), mBudget(bounds.budget)
    {
        for (const fw::PathRow& row : rules.ruleset().paths)
            mExits = mExits || !row.exits.empty();
    }

    bool all()
    {
        const fw::Question asked = question(mRules, mState);
        if (asked.wait == fw::Wait::Manual) {
            Values labels = asked.labels;
            labels.push_back("done");
            labels.push_back("no such decision");
            for (const std::string& label : labels) {
                Action action = blank(asked);
                action.kind = Action::Kind::Decide;
                action.verb = label;
                attempt(action);
            }
            return true;
        }
        Action pass = blank(asked);
        pass.verb = "pass";
        attempt(pass);
        for (const fw::MenuEntry* entry : openMenu(mRules, mState)) {
            Action action = blank(asked);
            action.verb = entry->id;
            if (!fill(*entry, 0, action))
                return false;
        }
        return true;
    }

private:
    bool attempt(const Action& action)
    {
        if (!apply(mRules, mState, action, false))
            return false;
        mOut.emplace(canonical(mRules, mState, action), action);
        return true;
    }

    bool fill(const fw::MenuEntry& entry, std::size_t index, Action action)
    {
        if (--mBudget < 0)
            return false;
        if (index == entry.fields.size()) {
            attempt(action);
            return true;
        }
        const Field& field = entry.fields[index];
        std::vector<Values> values;
        if (!field.automatic) // an omitted value would be filled in and give the same action
            values.push_back({});
        domain(entry, index, action, values);
        for (const Values& v : values) {
            Action longer = action;
            if (!v.empty())
                longer.args.push_back({field.name, v});
            if (--mBudget < 0)
                return false;
            if (hopeless(entry, index, longer))
                continue;
            if (!fill(entry, index + 1, longer))
                return false;
        }
        return true;
    }

    /// Whether only the fields up to `index` can cause a refusal.
    bool hopeless(const fw::MenuEntry& entry, std::size_t index, const Action& action)
    {
        const fw::Result<fw::Outcome> done = apply(mRules, mState, action, false);
        if (done)
            return false;
        if (index + 1 == entry.fields.size())
            return true; // no further field can make it legal
        for (std::size_t f = index + 1; f < entry.fields.size(); ++f) {
            const Field& later = entry.fields[f];
            const bool counted = later.min && !later.optional; // may need no value after all
            if (later.optional)
                continue;
            if (later.pick == fw::Pick::Path || later.automatic || counted)
                return false; // the message for its omission is unknown
            const std::string missing = (later.label.empty() ? later.name : later.label) + " is missing";
            const fw::Text& text = done.error().text;
            return text.args.empty() || text.args.back() != missing;
        }
        return entry.check.empty() && !constrained(entry);
    }

    bool constrained(const fw::MenuEntry& entry) const
    {
        for (const fw::Constraint& row : mRules.ruleset().constraints)
            if (row.at == entry.id)
                return true;
        return false;
    }

    void domain(const fw::MenuEntry& entry, std::size_t index, const Action& action, std::vector<Values>& out) const
    {
        const Field& field = entry.fields[index];
        Values single;
        if (field.pick == fw::Pick::Unit || field.pick == fw::Pick::Units)
            for (const fw::Unit& unit : mRules.scenario().units)
                single.push_back(unit.id);
        else if (field.pick == fw::Pick::Place || field.pick == fw::Pick::Places)
            for (int cell = 0; cell < mRules.cellCount(); ++cell)
                single.push_back(mRules.placeName(cell));
        else if (field.pick == fw::Pick::Side)
            for (const fw::Army& side : mRules.scenario().sides)
                single.push_back(side.id);
        else if (field.pick == fw::Pick::Label)
            single = field.labels;
        else if (field.pick == fw::Pick::Path)
            return paths(entry, index, action, out);
        else
            for (int n = -1; n <= 13; ++n)
                single.push_back(std::to_string(n));
        const std::size_t members = isSet(field) ? mBounds.members : 1;
        Values chosen;
        subsets(single, 0, members, chosen, out);
    }

    static void subsets(const Values& from, std::size_t at, std::size_t members, Values& chosen,
                        std::vector<Values>& out)
    {
        if (!chosen.empty())
            out.push_back(chosen);
        if (chosen.size() == members)
            return;
        for (std::size_t k = at; k < from.size(); ++k) {
            chosen.push_back(from[k]);
            subsets(from, k + 1, members, chosen, out);
            chosen.pop_back();
        }
    }

    /// The possible starts of a path: places in earlier fields, or the places of units in them.
    std::vector<int> starts(const fw::MenuEntry& entry, std::size_t index, const Action& action) const
    {
        std::vector<int> out;
        const auto add = [&](int place) {
            if (std::find(out.begin(), out.end(), place) == out.end())
                out.push_back(place);
        };
        for (std::size_t f = 0; f < index; ++f) {
            for (const std::string& v : action.arg(entry.fields[f].name)) {
                if (const int u = mRules.unit(v); u >= 0)
                    add(mState.position.units[static_cast<std::size_t>(u)].place.index());
                else if (const int place = mRules.place(v); place >= 0)
                    add(place);
            }
        }
        if (out.empty()) // the procedure sets the units, so the place of any counter may be a start
            for (const fw::UnitState& unit : mState.position.units)
                add(unit.place.index());
        return out;
    }

    void paths(const fw::MenuEntry& entry, std::size_t index, const Action& action, std::vector<Values>& out) const
    {
        std::set<Values> all;
        for (int start : starts(entry, index, action)) {
            Values items;
            extend(start, items, all);
        }
        // A path with a jump, which must be refused.
        all.insert({mRules.placeName(0), mRules.placeName(mRules.cellCount() - 1)});
        out.insert(out.end(), all.begin(), all.end());
    }

    void extend(int from, Values& items, std::set<Values>& out) const
    {
        if (!items.empty())
            out.insert(items);
        if (items.size() == mBounds.steps)
            return;
        const auto with = [&](const std::string& item, int place) {
            items.push_back(item);
            extend(place, items, out);
            items.pop_back();
        };
        const bool onMap = from >= 0 && from < mRules.cellCount();
        for (int cell = 0; cell < mRules.cellCount(); ++cell)
            if (!onMap || mRules.scenario().map.grid.adjacent(from, cell))
                with(mRules.placeName(cell), cell);
        for (int f = 0; f < mRules.ruleset().facings; ++f)
            with("@" + std::to_string(f), from);
        if (onMap && mExits) {
            items.push_back(fw::offTheMap);
            out.insert(items);
            items.pop_back();
        }
    }

    const fw::Rules& mRules;
    const fw::State& mState;
    const Bounds& mBounds;
    Actions& mOut;
    int mBudget;
    bool mExits = false; ///< whether any path leads off the map
};

} // namespace

std::string canonical(const fw::Rules& rules, const fw::State& state, const Action& action)
{
    const fw::MenuEntry* entry = entryOf(rules, state, action.verb);
    std::string out = action.verb;
    for (const fw::Argument& a : action.args) {
        if (a.values.empty())
            continue;
        Values values = a.values;
        if (entry)
            for (const Field& field : entry->fields)
                if (field.name == a.name && isSet(field))
                    std::sort(values.begin(), values.end());
        out += " " + a.name + "=";
        for (const std::string& v : values)
            out += v + ",";
    }
    return out;
}

bool accepted(const fw::Rules& rules, const fw::State& state, const Bounds& bounds, Actions& out)
{
    return Trying(rules, state, bounds, out).all();
}

bool clicked(const fw::Rules& rules, const fw::State& state, const Bounds& bounds, Actions& out)
{
    int budget = bounds.budget;
    std::set<std::string> seen;
    std::vector<fw::Draft> open{blank(question(rules, state))};
    while (!open.empty()) {
        if (--budget < 0)
            return false;
        const fw::Draft draft = open.back();
        open.pop_back();
        const std::vector<Choice> choices = legal(rules, state, draft);
        if (choices.empty() && !draft.verb.empty())
            out.emplace(canonical(rules, state, draft), draft);
        const fw::MenuEntry* entry = entryOf(rules, state, draft.verb);
        for (const Choice& choice : choices) {
            if (choice.kind == Choice::Kind::Value && entry) {
                const std::size_t have = draft.arg(choice.field).size();
                const bool path = std::any_of(entry->fields.begin(), entry->fields.end(), [&](const Field& f) {
                    return f.name == choice.field && f.pick == fw::Pick::Path;
                });
                if (have >= (path ? bounds.steps : bounds.members))
                    continue;
            }
            fw::Draft longer = extend(rules, state, draft, choice);
            // Sets clicked in another order give the same draft; an open field counts as a part of it.
            std::string key = canonical(rules, state, longer) + "|";
            for (const fw::Argument& a : longer.args)
                key += a.name + " ";
            if (longer.closed)
                key += "closed";
            if (seen.insert(key).second)
                open.push_back(std::move(longer));
        }
    }
    return true;
}

} // namespace fuzz
