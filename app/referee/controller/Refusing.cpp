// Why something cannot be done: what a click would have asked for, and what the rules say to it.
#include "app/referee/controller/Referee.h"
#include "engine/play/Clicks.h"

#include "engine/model/Menu.h"
#include "engine/play/Barred.h"
#include "engine/play/Lacking.h"
#include "engine/play/Menu.h"

#include <algorithm>
#include <climits>

namespace fw {

static constexpr int mostBeforeAWay = 4; // fields that are filled in before it is asked for

namespace {

/// Whether a way leads onto the map and none over it.
bool comesIn(const Rules& rules, const Field& way)
{
    return std::all_of(way.rows.begin(), way.rows.end(), [&](const std::string& id) {
        const auto& paths = rules.ruleset().paths;
        return std::any_of(paths.begin(), paths.end(),
                           [&](const PathRow& row) { return row.id == id && row.kind == "entry"; });
    });
}

} // namespace

bool Referee::refuseClosed()
{
    if (!mGame.closed())
        return false;
    mClicks.resize(1);
    lookAtDraft();
    refuse(*mGame.closed(), {});
    return true;
}

std::optional<Problem> Referee::whyNot(const std::string& value) const
{
    std::optional<Problem> why = objection(rules(), state(), whatIf(value));
    if (why && (why->trouble != Trouble::Refused || why->cite.empty()))
        return std::nullopt;
    return why;
}

std::optional<Problem> Referee::whyNotTo(int cell) const
{
    const std::string place = rules().placeName(cell);
    if (const std::optional<Action> through = passing(place))
        return objection(rules(), state(), *through);
    if (question().wait == Wait::Over || !clickOn(turn(), draft(), place).drafts.empty())
        return std::nullopt;
    // A half-said order is no breach of a rule.
    if (!lacking(rules(), state(), whatIf(place)).empty())
        return std::nullopt;
    return whyNot(place);
}

/// Goes on in a draft to the way that it asks for: where it begins somewhere else than at the counters, as at one of
/// several hexes of entry, at the place nearest to where it shall lead. Null where no way is asked for next.
const Field* Referee::toTheWay(Draft& draft, Cell to) const
{
    const Grid& grid = rules().scenario().map.grid;
    bool placed = false;
    for (int field = 0; field < mostBeforeAWay; ++field) {
        const std::vector<Choice> open = turn().choices(draft);
        const Field* const next = fieldOf(turn(), draft, open);
        if (next == nullptr || next->pick == "path")
            return next == nullptr || !placed || next->start != RolePath() ? next : nullptr;
        const Choice* chosen = doneOf(open);
        int least = INT_MAX;
        for (const Choice& choice : open)
            if (const Cell cell = rules().place(choice.value);
                next->pick == "place" && grid.contains(cell) && grid.distance(cell, to) < least) {
                least = grid.distance(cell, to);
                chosen = &choice;
                placed = true;
            }
        if (chosen == nullptr)
            return nullptr;
        draft = extend(rules(), state(), draft, *chosen);
    }
    return nullptr;
}

/// The way to a cell that none leads to. What stops it is the reason.
std::optional<Action> Referee::wayTo(const std::string& place) const
{
    const Cell to = rules().place(place);
    if (!rules().scenario().map.grid.contains(to) || draft().verb.empty())
        return std::nullopt;
    Draft way = draft();
    const Field* const field = toTheWay(way, to);
    const std::vector<std::string> further = field == nullptr ? std::vector<std::string>()
                                                              : wayTowards(rules(), state(), way, to);
    if (further.empty())
        return std::nullopt;
    Action out = tidied(way);
    if (out.args.empty() || out.args.back().name != field->name)
        out.args.push_back({field->name, {}});
    std::vector<std::string>& values = out.args.back().values;
    values.insert(values.end(), further.begin(), further.end());
    return out;
}

/// The way to a cell through which it may only pass, as if it ended there.
std::optional<Action> Referee::passing(const std::string& place) const
{
    for (const Route& route : mLooked.routes) {
        if (route.cell != place || route.ends)
            continue;
        Action out = tidied(draft());
        if (out.args.empty() || out.args.back().name != openField())
            out.args.push_back({openField(), {}});
        std::vector<std::string>& values = out.args.back().values;
        values.insert(values.end(), route.through.begin(), route.through.end());
        return out;
    }
    return std::nullopt;
}

bool Referee::refusePassing(int cell)
{
    const std::optional<Action> through = passing(rules().placeName(cell));
    return through && !refuse({}, *through) && mRefusal;
}

std::optional<Problem> Referee::broken() const
{
    return untouched() || !mLooked.ready || secret() ? std::nullopt : objection(rules(), state(), *mLooked.ready);
}

bool Referee::refuseGoing(int unit, int cell)
{
    for (const MenuEntry* entry : openMenu(rules(), state())) {
        Action going(Action::Kind::Choose, mSeat, entry->id);
        bool goes = false;
        const int place = state().position.units[std::size_t(unit)].place.index();
        const bool onMap = place >= 0 && place < rules().cellCount();
        for (const Field& field : entry->fields) {
            if (going.args.empty() && (field.pick == "unit" || field.pick == "units"))
                going.args.push_back({field.name, {rules().scenario().units[std::size_t(unit)].id}});
            if (field.pick == "path" && !goes && comesIn(rules(), field) != onMap) {
                going.args.push_back({field.name, {rules().placeName(cell)}});
                goes = true;
            }
        }
        if (const std::optional<Action> way = allTheWay(rules(), state(), going))
            going = *way;
        if (goes && going.args.size() == 2 && !refuse({}, going) && mRefusal)
            return true;
    }
    return false;
}

void Referee::tryAllTheSame(const std::string& value, bool entry)
{
    if (refuseClosed())
        return;
    Action tried = entry ? Action() : whatIf(value);
    if (entry) {
        tried.kind = Action::Kind::Choose;
        tried.seat = question().seats.empty() ? std::string() : question().seats.front();
        tried.verb = value;
    }
    if (takeUnlisted(tried))
        return;
    if (entry) // said by halves it is no less barred: the list has told why
        for (const Barred& one : turn().unavailable(mLooked.choices))
            if (one.entry->id == value) {
                refuse(one.why, tried);
                return;
            }
    const Result<Outcome> done = fw::apply(rules(), state(), tried, false);
    if (!done)
        refuse(done.error(), tried);
}

/// What no list offers and can be carried out all the same is taken, since the game or a row refuses nothing: it waits
/// for Enter like what is legal, and the rule that it breaks is told.
bool Referee::takeUnlisted(const Action& tried)
{
    if (secret() || tried.verb.empty() || tried == tidied(draft()))
        return false;
    // A click that begins something must be unmistakable.
    const bool begun = rules().setup().level != Level::Refuse && (!draft().verb.empty() || tried.args.empty());
    if (!fw::apply(rules(), state(), tried, false) && (!begun || lacking(rules(), state(), tried).empty()))
        return false;
    push(tried);
    return true;
}

/// Whether what the rules have against an order is said of a counter, or they have nothing against it.
static bool speaksOf(const Rules& rules, const State& state, const Action& order, const std::string& unit)
{
    const std::optional<Problem> why = objection(rules, state, order);
    return !why || std::ranges::find(why->subjects, unit) != why->subjects.end();
}

Action Referee::whatIf(const std::string& value) const
{
    const bool unit = rules().unit(value) >= 0;
    if (const std::optional<Action> way = unit ? std::nullopt : wayTo(value))
        return *way;
    Action best = tidied(draft());
    const bool whole = !draft().verb.empty() && openField().empty(); // one more is meant for what it ends with
    std::optional<Action> other; // into a field that so far takes counters of the other side alone
    for (const MenuEntry* entry : openMenu(rules(), state())) {
        if (!draft().verb.empty() && entry->id != draft().verb)
            continue;
        bool reached = false; // who clicks a cell, or an enemy, may have no more units to pick
        for (const Field& field : entry->fields) {
            const bool units = field.pick == "unit" || field.pick == "units";
            const bool more = whole && &field == &entry->fields.back()
                              && (field.pick == "places" || field.pick == "units");
            reached = field.name == openField() || more || (reached && (!unit || other));
            const bool open = draft().verb.empty() || reached;
            const bool counted = field.pick == "facing" || field.pick == "number" || field.pick == "label";
            if (!open || units != unit || counted) // a place is no number
                continue;
            Action tried = tidied(draft());
            tried.verb = entry->id;
            Argument* own = nullptr;
            for (Argument& a : tried.args)
                if (a.name == field.name)
                    own = &a;
            if (own == nullptr) {
                tried.args.push_back({field.name, {}});
                own = &tried.args.back();
            }
            own->values.push_back(value);
            if (unit && draft().verb.empty() && !speaksOf(rules(), state(), tried, value))
                break; // what this entry has against others is no reason why he cannot be named
            if (!unit || !takesOthersAlone(field, value))
                return tried;
            if (!other)
                other = std::move(tried);
        }
    }
    return other ? *other : best;
}

/// Whether a field has, and is offered, counters of other sides alone than that of this one: an enemy is meant as a
/// target and not as one more attacker.
bool Referee::takesOthersAlone(const Field& field, const std::string& unit) const
{
    std::vector<std::string> known = draft().arg(field.name);
    for (const Choice& choice : mLooked.choices)
        if (choice.kind == Choice::Kind::Value && choice.field == field.name)
            known.push_back(choice.value);
    const auto sideOf = [this](const std::string& id) {
        const int index = rules().unit(id);
        return index < 0 ? std::string() : rules().scenario().units[std::size_t(index)].side;
    };
    return !known.empty() && std::none_of(known.begin(), known.end(), [&](const std::string& id) {
        return sideOf(id) == sideOf(unit);
    });
}

bool Referee::refuse(const Problem& problem, const Action& action)
{
    Problem shown = problem;
    if (shown.text.empty()) {
        if (action.verb.empty())
            return false; // nothing that is asked takes it
        const Result<Outcome> tried = fw::apply(rules(), state(), action, false);
        if (tried)
            return false;
        shown = tried.error();
        // A half-said order is no breach of a rule.
        if (shown.trouble != Trouble::Refused || shown.cite.empty() || !lacking(rules(), state(), action).empty())
            return false;
    }
    mRefusal = shown;
    mTried = action;
    // Only a whole act can be allowed all the same.
    mRefusedAction = action;
    mRefusedAction.overruled = true;
    if (!lacking(rules(), state(), mRefusedAction).empty())
        mRefusedAction = {};
    mRefusedAction.overruled = false;
    emit refusedSomething();
    return false;
}

} // namespace fw
