// Why something cannot be done: what a click would have asked for, and what the rules say to it.
#include "app/referee/table/Clicks.h"
#include "app/referee/table/Referee.h"

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

std::optional<Problem> Referee::whyNot(const std::string& value) const
{
    std::optional<Problem> why = objection(rules(), state(), whatIf(value));
    if (why && (why->trouble != Trouble::Refused || why->cite.empty()))
        return std::nullopt;
    return why;
}

/// A reason that speaks of a place on the way, said of the place where it should lead.
static Problem ofTheEnd(const Rules& rules, Problem why, int cell)
{
    const std::string said = plain(why.text), end = rules.placeName(cell);
    bool other = false;
    for (std::size_t from = 0; from < said.size();) {
        const std::size_t to = std::min(said.find_first_of(" ,:;-", from), said.size());
        const std::string word = said.substr(from, to - from);
        if (word == end)
            return why;
        const int place = rules.place(word);
        other = other || (place >= 0 && place < rules.cellCount());
        from = to + 1;
    }
    if (other)
        why.text = Text("{0} is out of reach: {1}", {end, said});
    return why;
}

void Referee::refuseEnd(int cell)
{
    if (!mRefusal)
        return;
    Problem why = ofTheEnd(rules(), *mRefusal, cell);
    if (why.text == mRefusal->text)
        return;
    mRefusal = std::move(why);
    emit refusedSomething();
}

std::optional<Problem> Referee::whyNotTo(int cell) const
{
    const std::string place = rules().placeName(cell);
    if (mQuestion.wait == Wait::Over || !clickOn(rules(), state(), draft(), place).drafts.empty())
        return std::nullopt;
    // A half-said order is no breach of a rule.
    if (!lacking(rules(), state(), whatIf(place)).empty())
        return std::nullopt;
    const std::optional<Problem> why = whyNot(place);
    return why ? std::optional(ofTheEnd(rules(), *why, cell)) : why;
}

/// Goes on in a draft to the way that it asks for: where it begins somewhere else than at the counters, as at one of
/// several hexes of entry, at the place nearest to where it shall lead. Null where no way is asked for next.
const Field* Referee::toTheWay(Draft& draft, Cell to) const
{
    const Grid& grid = rules().scenario().map.grid;
    bool placed = false;
    for (int field = 0; field < mostBeforeAWay; ++field) {
        const std::vector<Choice> open = legal(rules(), state(), draft);
        const Field* const next = fieldOf(rules(), state(), draft, open);
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

/// Where a way goes on from: where it has come to, or where its first counter stands; none where it comes in from
/// outside.
Cell Referee::stands(const Action& going, const Field& way) const
{
    if (const std::vector<std::string>& come = going.arg(way.name); !come.empty())
        return rules().place(come.back());
    std::string first;
    for (const Argument& a : going.args)
        if (first.empty() && !a.values.empty() && rules().unit(a.values.front()) >= 0)
            first = a.values.front();
    if (first.empty() && mQuestion.wait == Wait::Path)
        for (const TraceLine& line : mGame.entries().back().trace)
            if (!line.units.empty())
                first = line.units.front();
    const int unit = rules().unit(first);
    return unit < 0 ? noCell : Cell(state().position.units[std::size_t(unit)].place.index());
}

/// The way to a cell that none leads to: as far as one does, and straight on from there. What stops it is the reason.
std::optional<Action> Referee::wayTo(const std::string& place) const
{
    const Grid& grid = rules().scenario().map.grid;
    const Cell to = rules().place(place);
    if (!grid.contains(to) || draft().verb.empty())
        return std::nullopt;
    Draft way = draft();
    const Field* const field = toTheWay(way, to);
    const std::vector<Route> reach = field == nullptr ? std::vector<Route>() : fw::routes(rules(), state(), way);
    if (reach.empty())
        return std::nullopt;
    const Route* nearest = nullptr;
    const auto left = [&](const Route& route) {
        const Cell cell = rules().place(route.cell);
        return grid.contains(cell) ? grid.distance(cell, to) : INT_MAX;
    };
    for (const Route& route : reach)
        if (nearest == nullptr || left(route) < left(*nearest))
            nearest = &route;
    if (left(*nearest) == INT_MAX)
        return std::nullopt;
    Action out = tidied(way);
    const Cell from = stands(out, *field);
    if (out.args.empty() || out.args.back().name != field->name)
        out.args.push_back({field->name, {}});
    std::vector<std::string>& values = out.args.back().values;
    // A place as near to where he stands is barred itself: a way round about would only be too long.
    const bool straight = grid.contains(from) && grid.distance(from, to) <= left(*nearest);
    if (!straight)
        values.insert(values.end(), nearest->through.begin(), nearest->through.end());
    for (Cell at = straight ? from : rules().place(nearest->cell); at != to;) {
        Cell next = noCell;
        for (const Cell beside : grid.neighbours(at))
            if (next == noCell || grid.distance(beside, to) < grid.distance(next, to))
                next = beside;
        if (next == noCell || grid.distance(next, to) >= grid.distance(at, to))
            return std::nullopt;
        values.push_back(rules().placeName(next));
        at = next;
    }
    return out;
}

std::optional<Problem> Referee::broken() const
{
    return untouched() || !mReady || secret() ? std::nullopt : objection(rules(), state(), *mReady);
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
        if (goes && going.args.size() == 2 && !refuse({}, going) && mRefusal) {
            refuseEnd(cell);
            return true;
        }
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
        tried.seat = mQuestion.seats.empty() ? std::string() : mQuestion.seats.front();
        tried.verb = value;
    }
    if (takeUnlisted(tried))
        return;
    if (entry) // said by halves it is no less barred: the list has told why
        for (const Barred& one : barred(rules(), state(), mChoices))
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
    for (const Choice& choice : mChoices)
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
