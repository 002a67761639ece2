// What is clicked and dragged at the table: counters of the map, of its turn track and boxes, and of the tray beside
// it.
#include "app/referee/view/Pointing.h"
#include "app/referee/view/QuestionPanel.h"
#include "app/referee/view/RefereePage.h"
#include "app/referee/view/Tray.h"
#include "app/widgets/ProblemWords.h"
#include "editor/view/PointerTip.h"
#include "editor/view/TableView.h"
#include "engine/play/Clicks.h"

#include <algorithm>
#include <utility>

namespace fw {

void RefereePage::connectDrags()
{
    connect(mMap, &TableView::unitLifted, this, &RefereePage::lift);
    connect(mMap, &TableView::unitDropped, this, &RefereePage::dropOn);
    connect(mMap, &TableView::unitBoxed, this, &RefereePage::dropInBox);
    mMap->setObjection([this](int unit, Cell cell) { return objection(unit, cell); });
    connect(mTray, &Tray::unitLifted, this,
            [this](int unit, QPoint at) { mMap->takeUp(unit, true, mMap->viewport()->mapFromGlobal(at)); });
    connect(mTray, &Tray::unitCarried, this, [this](QPoint at) { mMap->carry(mMap->viewport()->mapFromGlobal(at)); });
    connect(mTray, &Tray::unitLetGo, this, [this](QPoint at) {
        mMap->letGo(mMap->viewport()->mapFromGlobal(at));
        pointOut(); // the tray may have nobody left
    });
}

/// Whether a click on the map may be an answer; beside dice it says there that it is none, and moves nothing.
bool RefereePage::mayClick()
{
    if (mShownRow < 0 && mTable.question().wait == Wait::Dice)
        sayAtPointer(mMap->lastPoint(), tr("Dice are asked for now."), mMap);
    return mShownRow < 0 && mReferee->map.areAnswers();
}

/// What means nothing now, and breaks no rule, is told where it was pointed to.
void RefereePage::sayIfNothing(bool taken)
{
    if (!taken && !mTable.refusal())
        sayAtPointer(mMap->lastPoint(), tr("That is no answer to what is asked now."), mMap);
}

/// A hex, or where that by itself is no answer who lies uppermost there, unless of the side `but`.
bool RefereePage::clickPlace(int cell, const std::string& but)
{
    if (mReferee->map.clickCell(cell) || mTable.refusal())
        return !mTable.refusal();
    const int there = mMap->uppermost(cell);
    return there >= 0 && mTable.rules().scenario().units[std::size_t(there)].side != but && clickStack(there);
}

/// Clicks the top counter of a stack, or the first below it that answers the question.
bool RefereePage::clickStack(int unit)
{
    if (mReferee->map.clickUnit(unit))
        return true;
    const bool refused = mTable.refusal().has_value();
    for (const int below : stackBelow(unit)) {
        mTable.clearRefusal();
        if (!names(below) && mReferee->map.clickUnit(below))
            return true;
    }
    mTable.clearRefusal();
    return refused && mReferee->map.clickUnit(unit); // the refusal is about this one
}

/// Whether what was given so far names a counter; -1 for any.
bool RefereePage::names(int unit) const
{
    for (const Argument& a : mTable.draft().args)
        for (const std::string& value : a.values)
            if (const int named = mTable.rules().unit(value); named >= 0 && (unit < 0 || named == unit))
                return true;
    return false;
}

/// The other counters of its side in the cell of a counter, the uppermost first.
std::vector<int> RefereePage::stackBelow(int unit) const
{
    std::vector<const CounterFace*> faces;
    const CounterFace* own = nullptr;
    for (const CounterFace& face : mMap->counters())
        if (face.unit == unit)
            own = &face;
    const auto sideOf = [this](int one) { return mTable.rules().scenario().units[std::size_t(one)].side; };
    for (const CounterFace& face : mMap->counters())
        if (own != nullptr && own->cell != noCell && &face != own && face.cell == own->cell
            && sideOf(face.unit) == sideOf(unit))
            faces.push_back(&face);
    std::ranges::sort(faces, [](const CounterFace* a, const CounterFace* b) { return a->order > b->order; });
    std::vector<int> out;
    for (const CounterFace* face : faces)
        out.push_back(face->unit);
    return out;
}

/// Whether a click on a counter would go on with a draft.
bool RefereePage::offered(const Draft& draft, int unit) const
{
    const std::string& id = mTable.rules().scenario().units[std::size_t(unit)].id;
    return !clickOn(mTable.turn(), draft, id).drafts.empty();
}

/// Whether a click on a counter would begin something where nothing is begun.
bool RefereePage::beginsAnew(int unit) const
{
    Draft blank;
    blank.seat = mTable.hands().seat();
    return offered(blank, unit);
}

/// The same of a click on a cell, as on one that is attacked.
bool RefereePage::beginsAnewAt(int cell) const
{
    Draft blank;
    blank.seat = mTable.hands().seat();
    const std::string place = mTable.rules().placeName(cell);
    return !clickOn(mTable.turn(), blank, place).drafts.empty();
}

/// Leaves what was begun; where it was ready it is said that it was not entered.
void RefereePage::giveWay()
{
    mGivenUp = mReferee->draft.mayEnter() ? mTable.clicks() : std::vector<Draft>();
    if (!mGivenUp.empty() && mReferee->draft.proposed() != nullptr)
        mGivenUp.push_back(mReferee->draft.shown());
    mPanel->giveWay();
    mReferee->draft.drop();
}

/// What was ready before a counter was lifted stands again, where the drag came to nothing.
void RefereePage::stands()
{
    if (mGivenUp.empty())
        return;
    mTable.restoreDraft(std::exchange(mGivenUp, {}));
    mPanel->stays();
}

/// Whether what was given so far names several counters.
bool RefereePage::oneOfMore() const
{
    std::size_t named = 0;
    for (const Argument& a : mTable.draft().args)
        for (const std::string& value : a.values)
            named += mTable.rules().unit(value) >= 0 ? 1 : 0;
    return named > 1;
}

/// Who takes hold of a stack takes all of it that may go along; with Ctrl the counter alone. What waits beside the map
/// lies in no stack.
void RefereePage::lift(int unit, bool alone)
{
    mLiftRefused = false;
    mLiftedAlone = alone;
    mGivenUp = {};
    mTable.clearRefusal(); // what was refused before is no reason against this
    // Who retreats is named by the question, and by nothing that was given; of a stack anybody may be.
    const std::vector<int> below = alone ? std::vector<int>() : stackBelow(unit);
    const bool named = names(unit) || std::ranges::any_of(below, [this](int other) { return names(other); });
    // Who is taken alone out of those who were to go does not go with them.
    const bool parts = alone && names(unit) && oneOfMore();
    const bool goes = mShownRow < 0 && !parts && (named || (mReferee->map.hasPath() && !names(-1)));
    // It is dragged from where it lies: what was left of a way is none of the new one.
    while (goes && mReferee->map.hasPath())
        mReferee->draft.back();
    mLiftedFrom = mTable.clicks().size();
    if (mShownRow >= 0 || goes)
        return;
    const int from = mTable.state().position.units[std::size_t(unit)].place.index();
    const bool waits = from < 0 || from >= mTable.rules().cellCount();
    // Another counter is taken in hand: what was begun with the one before is not what is dragged now, and it is no
    // hex to which that one goes on.
    const std::vector<int> others = waits ? std::vector<int>() : below;
    if (!mTable.isUntouched() && beginsAnew(unit) && (parts || !offered(mTable.draft(), unit))
        && std::ranges::none_of(others, [&](int other) { return offered(mTable.draft(), other); })) {
        giveWay();
        mLiftedFrom = mTable.clicks().size();
    }
    bool taken = mReferee->map.clickUnit(unit);
    // A stack is lifted by whoever lies uppermost, as a leader who by himself attacks nobody.
    const bool refused = mTable.refusal().has_value();
    for (const int other : taken ? std::vector<int>() : others)
        if (!taken && !names(other)) { // a click would give it up
            mTable.clearRefusal();
            taken = mReferee->map.clickUnit(other);
        }
    if (!taken && !refused)
        mTable.clearRefusal();
    if (!taken)
        mLiftRefused = mTable.refusal().has_value() || !mTable.isUntouched();
    else if (!alone && !waits)
        mReferee->map.takeStack();
}

/// Whether a cell, or who lies there and is not of this side, was named already.
bool RefereePage::given(int cell, const std::string& side) const
{
    const Rules& rules = mTable.rules();
    for (const Argument& a : mTable.draft().args)
        for (const std::string& value : a.values) {
            const int unit = rules.unit(value);
            const bool other = unit >= 0 && rules.scenario().units[std::size_t(unit)].side != side;
            if (other ? mTable.state().position.units[std::size_t(unit)].place.index() == cell
                      : unit < 0 && rules.place(value) == cell)
                return true;
        }
    return false;
}

/// Whether an attack that gave way as a counter was lifted is on the cell where it is dropped, and may take it: then it
/// stands again, with one more of those who attack.
bool RefereePage::joins(int unit, int cell)
{
    const Rules& rules = mTable.rules();
    const std::string place = rules.placeName(cell);
    Draft joined = mGivenUp.empty() ? Draft() : mGivenUp.back();
    const bool there = std::ranges::any_of(
        joined.args, [&](const Argument& a) { return std::ranges::find(a.values, place) != a.values.end(); });
    const auto brings = [&](const Action& whole) { // as one more who advances
        const Result<Outcome> done = apply(rules, mTable.state(), whole, false);
        return done && done->state.position.units[std::size_t(unit)].place.index() == cell;
    };
    const auto own = [&](const std::string& value) {
        const int other = rules.unit(value);
        const auto& units = rules.scenario().units;
        return other >= 0 && units[std::size_t(other)].side == units[std::size_t(unit)].side;
    };
    for (Argument& a : joined.args) {
        if (a.values.empty() || !std::ranges::all_of(a.values, own))
            continue;
        a.values.push_back(rules.scenario().units[std::size_t(unit)].id);
        const std::optional<Action> whole = finishedAction(mTable.turn(), joined);
        if (whole && (there || brings(*whole))) {
            mTable.restoreDraft({mGivenUp.front(), joined});
            mPanel->stays();
            return true;
        }
        a.values.pop_back();
    }
    return false;
}

void RefereePage::dropOn(int unit, int cell)
{
    if (mShownRow >= 0)
        return;
    const int from = mTable.state().position.units[std::size_t(unit)].place.index();
    if (cell == noCell) { // what was given before it was lifted stands
        while (mTable.clicks().size() > mLiftedFrom)
            mReferee->draft.back();
        stands();
        return;
    }
    if (cell == from)
        stands();
    if (cell == from || !mayClick())
        return;
    const std::string& side = mTable.rules().scenario().units[std::size_t(unit)].side;
    // One more of those who attack is dragged onto what they attack already, or one onto where it goes already.
    if (!mLiftRefused && given(cell, side))
        return;
    std::vector<int> stack = mLiftedAlone ? std::vector<int>() : stackBelow(unit);
    stack.insert(stack.begin(), unit);
    if (std::ranges::any_of(stack, [&](int one) { return joins(one, cell); }))
        return;
    const auto goesTo = [&] { return !mLiftRefused && !mReferee->map.refusePassing(cell) && clickPlace(cell, side); };
    bool taken = goesTo();
    if (!taken && mLiftedFrom > 1 && (beginsAnew(unit) || beginsAnewAt(cell))) {
        // It is none of what was begun before it, but something of its own.
        while (mTable.clicks().size() > mLiftedFrom)
            mReferee->draft.back();
        giveWay();
        if (std::ranges::any_of(stack, [&](int one) { return joins(one, cell); }))
            return;
        const std::vector<Draft> before = mGivenUp;
        lift(unit, mLiftedAlone);
        mGivenUp = before;
        taken = goesTo();
    }
    // The place may be the answer to the question, as for a unit that advances into a hex.
    const std::string place = mTable.rules().placeName(cell);
    if (!taken && std::ranges::any_of(stack, [&](int one) { return mReferee->map.bringTo(one, place); })) {
        mTable.clearRefusal();
        return;
    }
    if (!taken && !mTable.refusal()) {
        while (mTable.clicks().size() > mLiftedFrom)
            mReferee->draft.back();
        mReferee->map.refuseGoing(unit, cell);
    }
    sayIfNothing(taken);
    if (!taken)
        stands();
    // A counter dragged onto an enemy attacks it, with all of its stack that may.
    for (const int one : taken ? stack : std::vector<int>())
        if (pointing(*mReferee).offered.count(one) > 0 && mReferee->map.clickUnit(one)) {
            mReferee->map.takeStack();
            break;
        }
}

/// Drops a counter in a box by the action that puts it there now: a discard, a removal or a reserve.
void RefereePage::dropInBox(int unit, int box)
{
    if (mShownRow >= 0 || !mayClick())
        return;
    const std::string& name = mTable.rules().ruleset().boxes[std::size_t(box)].id;
    if (mTable.state().position.units[std::size_t(unit)].place.index() == mTable.rules().place(name)
        || mReferee->map.bringTo(unit, name))
        return;
    while (mTable.clicks().size() > mLiftedFrom)
        mReferee->draft.back();
    sayAtPointer(mMap->lastPoint(), tr("Nothing that may be done now puts it there."), mMap);
    stands();
}

/// Why a counter that is lifted may not lie in a cell: why it may not be picked at all, else why it may not go there.
QString RefereePage::objection(int unit, int cell) const
{
    if (mShownRow >= 0 || cell == mTable.state().position.units[std::size_t(unit)].place.index())
        return {};
    const std::optional<Problem> why = mLiftRefused ? mTable.refusal() : mReferee->map.whyNotTo(cell);
    return why ? problemWords(*why) : QString();
}

/// What was lifted lies where it lay, and the clicks that lifting it made are taken back.
bool RefereePage::putBack()
{
    if (!mMap->putBack())
        return false;
    while (mTable.clicks().size() > mLiftedFrom)
        mReferee->draft.back();
    if (mTable.refusal())
        mTable.clearRefusal();
    stands();
    return true;
}

} // namespace fw
