#include "app/referee/controller/MapClicks.h"

#include "app/referee/controller/IntendedAction.h"
#include "engine/model/Menu.h"
#include "engine/play/Clicks.h"
#include "engine/play/DraftChecks.h"
#include "engine/play/OpenMenu.h"
#include "engine/play/SideRelations.h"

#include <algorithm>

namespace fw {

namespace {

/// Whether a path only enters the map.
bool comesIn(const Rules& rules, const Field& path)
{
    return std::ranges::all_of(path.rows, [&](const std::string& id) {
        return std::ranges::any_of(rules.ruleset().paths,
                                   [&](const PathRow& row) { return row.id == id && row.kind == "entry"; });
    });
}

const std::string& idOf(const TableState& table, int unit)
{
    return table.rules().scenario().units[std::size_t(unit)].id;
}

int placeOf(const TableState& table, int unit)
{
    return unit < 0 ? -1 : table.state().position.units[std::size_t(unit)].place.index();
}

/// The drafts of two runs of clicks in a row.
std::vector<Draft> joined(std::vector<Draft> first, const std::vector<Draft>& next)
{
    first.insert(first.end(), next.begin(), next.end());
    return first;
}

} // namespace

bool MapClicks::areAnswers() const
{
    return mTable.question().wait != Wait::Dice && mTable.question().wait != Wait::Over;
}

bool MapClicks::hasPath() const
{
    const Draft& draft = mTable.draft();
    if (mTable.question().wait == Wait::Path)
        return std::ranges::any_of(draft.args, [](const Argument& a) { return !a.values.empty(); });
    for (const MenuEntry* entry : openMenu(mTable.rules(), mTable.state()))
        for (const Field& field : entry->fields)
            if (entry->id == draft.verb && field.pick == Pick::Path && !draft.arg(field.name).empty())
                return true;
    return false;
}

std::optional<Problem> MapClicks::whyNotTo(int cell) const
{
    const std::string place = mTable.rules().placeName(cell);
    if (const std::optional<Action> through = pathThrough(mTable, place))
        return firstViolation(mTable.rules(), mTable.state(), *through);
    if (mTable.question().wait == Wait::Over || !clickOn(mTable.turn(), mTable.draft(), place).drafts.empty())
        return std::nullopt;
    // An incomplete order breaks no rule.
    if (!firstMissingField(mTable.rules(), mTable.state(), intendedAction(mTable, place)).empty())
        return std::nullopt;
    return mDraft.whyNot(place);
}

bool MapClicks::takeValue(const std::string& value)
{
    const Click click = clickOn(mTable.turn(), mTable.draft(), value);
    if (click.drafts.empty())
        return false;
    mTable.push(click.drafts);
    return true;
}

bool MapClicks::clickUnit(int unit)
{
    if (unit < 0 || unit >= int(mTable.rules().scenario().units.size()) || !areAnswers() || mTable.refuseClosed())
        return false;
    const std::string& id = idOf(mTable, unit);
    if (mDraft.giveUp(id) || takeValue(id))
        return true;
    // A click on a counter may mean its cell, for example the target of an attack or the place of a new unit.
    const int cell = placeOf(mTable, unit);
    const std::string place = cell < 0 ? std::string() : mTable.rules().placeName(cell);
    for (const Argument& a : mTable.draft().args)
        if (std::ranges::find(a.values, id) != a.values.end())
            return cell >= 0 && mDraft.takeListed(place); // picked already, and the pick is final
    if (cell >= 0 && takeValue(place))
        return true;
    if (mDraft.takeUnlisted(intendedAction(mTable, id))
        || (cell >= 0 && mDraft.takeUnlisted(intendedAction(mTable, place))))
        return true;
    if (!refusePathToEnemy(unit))
        mTable.refuseIllegal(intendedAction(mTable, id));
    return false;
}

/// If a moving unit is led to an enemy, the reason is what stops the path, not why the enemy cannot move.
bool MapClicks::refusePathToEnemy(int unit)
{
    const std::string& seat = mTable.hands().seat();
    const bool enemy = relationIn(mTable.rules(), mTable.state(), seat, unit) == Relation::Hostile;
    const int cell = placeOf(mTable, unit);
    if (!enemy || cell < 0 || mTable.isUntouched())
        return false;
    const std::optional<Action> path = pathTowards(mTable, mTable.rules().placeName(cell));
    if (!path)
        return false;
    mTable.beginTry();
    return mTable.refuseIllegal(*path);
}

bool MapClicks::clickCell(int cell)
{
    if (!areAnswers() || mTable.refuseClosed())
        return false;
    const std::string place = mTable.rules().placeName(cell);
    if (takeValue(place) || mDraft.takeUnlisted(intendedAction(mTable, place)))
        return true;
    mTable.refuseIllegal(intendedAction(mTable, place));
    return false;
}

bool MapClicks::takeStack()
{
    const Draft& draft = mTable.draft();
    if (draft.args.empty() || draft.args.back().values.empty())
        return false;
    const auto where = [this](const std::string& id) { return placeOf(mTable, mTable.rules().unit(id)); };
    const int here = where(draft.args.back().values.back());
    // Each pick may rule out others, so the list is read anew.
    bool taken = false;
    for (bool more = here >= 0; more;) {
        const auto& choices = mTable.facts().choices;
        const auto next = std::ranges::find_if(choices, [&](const Choice& choice) {
            return choice.kind == Choice::Kind::Value && where(choice.value) == here;
        });
        more = next != choices.end();
        taken = taken || more;
        if (more)
            mDraft.take(*next);
    }
    return taken;
}

bool MapClicks::beginWith(QChar letter, int unit)
{
    if (unit < 0 || mTable.question().wait != Wait::Choice || mTable.refuseClosed())
        return false;
    const Draft blank = mTable.blank();
    std::vector<std::vector<Draft>> ways;
    std::size_t next = 0;
    for (const Choice& choice : mTable.turn().choices(blank)) {
        const Draft opened = extend(mTable.rules(), mTable.state(), blank, choice);
        const auto menu = openMenu(mTable.rules(), mTable.state());
        const auto entry = std::ranges::find_if(menu, [&](const auto* e) { return e->id == opened.verb; });
        if (entry == menu.end())
            continue;
        const std::string& word = (*entry)->word.empty() ? (*entry)->id : (*entry)->word;
        if (QString::fromStdString(word).at(0).toLower() != letter.toLower())
            continue;
        const Click click = clickOn(mTable.turn(), opened, idOf(mTable, unit));
        if (click.drafts.empty())
            continue;
        ways.push_back(joined({blank, opened}, click.drafts));
        if (opened.verb == mTable.draft().verb)
            next = ways.size();
    }
    if (ways.empty())
        return false;
    mTable.setClicks(ways[next % ways.size()]);
    return true;
}

/// Whether a draft is a complete action that puts a counter in a place.
bool MapClicks::brings(const Draft& draft, int unit, const std::string& place) const
{
    const std::optional<Action> whole = finishedAction(mTable.turn(), draft);
    const Result<Outcome> done = whole ? apply(mTable.rules(), mTable.state(), *whole, false)
                                       : Result<Outcome>(Outcome());
    return whole && done && done->state.position.units[std::size_t(unit)].place.index() == mTable.rules().place(place);
}

bool MapClicks::bringTo(int unit, const std::string& place)
{
    if (unit < 0 || mTable.question().wait != Wait::Choice || mTable.refuseClosed())
        return false;
    const auto takes = [&](const std::vector<Draft>& clicks) {
        const Click click = clickOn(mTable.turn(), clicks.back(), idOf(mTable, unit));
        if (click.drafts.empty() || !brings(click.drafts.back(), unit, place))
            return false;
        mTable.setClicks(joined(clicks, click.drafts));
        return true;
    };
    const HandOver& hands = mTable.hands();
    // A private entry is begun, and the screen passes to its side before the action is entered.
    if (!mTable.draft().verb.empty()
        && (brings(mTable.draft(), unit, place) || (!hands.isPending() && takes(mTable.clicks()))))
        return true;
    const Draft blank = mTable.blank();
    const std::vector<Choice> entries = hands.isSecret() ? Choices() : mTable.turn().choices(blank);
    return std::ranges::any_of(entries, [&](const Choice& entry) {
        return takes({blank, extend(mTable.rules(), mTable.state(), blank, entry)});
    });
}

bool MapClicks::refuseGoing(int unit, int cell)
{
    const int from = placeOf(mTable, unit);
    const bool onMap = from >= 0 && from < mTable.rules().cellCount();
    for (const MenuEntry* entry : openMenu(mTable.rules(), mTable.state())) {
        Action going(Action::Kind::Choose, mTable.hands().seat(), entry->id);
        bool goes = false;
        for (const Field& field : entry->fields) {
            if (going.args.empty() && (field.pick == Pick::Unit || field.pick == Pick::Units))
                going.args.push_back({field.name, {idOf(mTable, unit)}});
            if (field.pick == Pick::Path && !goes && comesIn(mTable.rules(), field) != onMap) {
                going.args.push_back({field.name, {mTable.rules().placeName(cell)}});
                goes = true;
            }
        }
        if (const std::optional<Action> way = allTheWay(mTable.rules(), mTable.state(), going))
            going = *way;
        if (goes && going.args.size() == 2 && mTable.refuseIllegal(going))
            return true;
    }
    return false;
}

bool MapClicks::refusePassing(int cell)
{
    const std::optional<Action> through = pathThrough(mTable, mTable.rules().placeName(cell));
    return through && mTable.refuseIllegal(*through);
}

} // namespace fw
