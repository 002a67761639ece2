// Handles clicks and drags at the table: counters on the map, on its turn track, in its boxes and in the tray.
#include "app/referee/view/Pointing.h"
#include "app/referee/view/QuestionPanel.h"
#include "app/referee/view/RefereePage.h"
#include "app/referee/view/Tray.h"
#include "app/widgets/ProblemWords.h"
#include "editor/view/PointerTip.h"
#include "editor/view/TableView.h"
#include "engine/play/Clicks.h"
#include "engine/play/SideRelations.h"

#include <algorithm>
#include <utility>

namespace fw {

void RefereePage::connectDrags()
{
    connect(mMap, &TableView::unitLifted, this, &RefereePage::lift);
    connect(mMap, &TableView::unitDropped, this, &RefereePage::dropOn);
    connect(mMap, &TableView::unitBoxed, this, &RefereePage::dropInBox);
    mMap->setDropRefusal([this](int unit, Cell cell) { return dropRefusal(unit, cell); });
    connect(mTray, &Tray::unitLifted, this,
            [this](int unit, QPoint at) { mMap->takeUp(unit, true, mMap->viewport()->mapFromGlobal(at)); });
    connect(mTray, &Tray::unitCarried, this, [this](QPoint at) { mMap->carry(mMap->viewport()->mapFromGlobal(at)); });
    connect(mTray, &Tray::unitLetGo, this, [this](QPoint at) {
        mMap->letGo(mMap->viewport()->mapFromGlobal(at));
        pointOut(); // the tray may be empty now
    });
}

/// Whether a click on the map may be an answer; while dice are pending it shows a hint at the pointer instead.
bool RefereePage::mayClick()
{
    if (mShownRow < 0 && mTable.question().wait == Wait::Dice)
        sayAtPointer(mMap->lastPoint(), tr("The current question asks for dice."), mMap);
    return mShownRow < 0 && mReferee->map.areAnswers();
}

/// Shows a hint at the pointer if a click meant nothing and broke no rule.
void RefereePage::sayIfNothing(bool taken)
{
    if (!taken && !mTable.refusal())
        sayAtPointer(mMap->lastPoint(), tr("That does not answer the current question."), mMap);
}

/// Clicks a cell, or its top counter if the cell is no answer, unless that counter is friendly to the dropped one.
bool RefereePage::clickPlace(int cell, int dropped)
{
    if (mReferee->map.clickCell(cell) || mTable.refusal())
        return !mTable.refusal();
    const int there = mMap->uppermost(cell);
    return there >= 0 && (dropped < 0 || !friendly(there, dropped)) && clickStack(there);
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
    return refused && mReferee->map.clickUnit(unit); // shows the refusal of the clicked counter
}

/// Whether the draft names a counter; with -1, any counter.
bool RefereePage::names(int unit) const
{
    for (const Argument& a : mTable.draft().args)
        for (const std::string& value : a.values)
            if (const int named = mTable.rules().unit(value); named >= 0 && (unit < 0 || named == unit))
                return true;
    return false;
}

/// The other counters of the same side in a counter's cell, top first.
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

/// Whether a click on a counter would extend a draft.
bool RefereePage::offered(const Draft& draft, int unit) const
{
    const std::string& id = mTable.rules().scenario().units[std::size_t(unit)].id;
    return !clickOn(mTable.turn(), draft, id).drafts.empty();
}

/// Whether a click on a counter would begin an action from a blank draft.
bool RefereePage::beginsAnew(int unit) const
{
    Draft blank;
    blank.seat = mTable.hands().seat();
    return offered(blank, unit);
}

/// Whether a click on a cell would begin an action from a blank draft, such as an attack on it.
bool RefereePage::beginsAnewAt(int cell) const
{
    Draft blank;
    blank.seat = mTable.hands().seat();
    const std::string place = mTable.rules().placeName(cell);
    return !clickOn(mTable.turn(), blank, place).drafts.empty();
}

/// Drops the draft; if it could have been entered, the panel says that it was not.
void RefereePage::giveWay()
{
    mGivenUp = mReferee->draft.mayEnter() ? mTable.clicks() : std::vector<Draft>();
    if (!mGivenUp.empty() && mReferee->draft.proposed() != nullptr)
        mGivenUp.push_back(mReferee->draft.shown());
    mPanel->giveWay();
    mReferee->draft.drop();
}

/// Restores the draft that lifting a counter had replaced, if the drag came to nothing.
void RefereePage::stands()
{
    if (mGivenUp.empty())
        return;
    mTable.restoreDraft(std::exchange(mGivenUp, {}));
    mPanel->stays();
}

/// Whether the draft names several counters.
bool RefereePage::oneOfMore() const
{
    std::size_t named = 0;
    for (const Argument& a : mTable.draft().args)
        for (const std::string& value : a.values)
            named += mTable.rules().unit(value) >= 0 ? 1 : 0;
    return named > 1;
}

/// A drag lifts all counters of the stack that can take part; with Ctrl only the counter itself. Counters in the tray
/// are in no stack.
void RefereePage::lift(int unit, bool alone)
{
    mLiftRefused = false;
    mLiftedAlone = alone;
    mGivenUp = {};
    mTable.clearRefusal(); // an earlier refusal does not apply to this drag
    // In a retreat the question names the unit, not the draft; it may be any counter of the stack.
    const std::vector<int> below = alone ? std::vector<int>() : stackBelow(unit);
    const bool named = names(unit) || std::ranges::any_of(below, [this](int other) { return names(other); });
    // A counter taken alone out of a moving group does not move with it.
    const bool parts = alone && names(unit) && oneOfMore();
    const bool goes = mShownRow < 0 && !parts && (named || (mReferee->map.hasPath() && !names(-1)));
    // The drag begins at the counter's own cell, so an earlier path is dropped.
    while (goes && mReferee->map.hasPath())
        mReferee->draft.back();
    mLiftedFrom = mTable.clicks().size();
    if (mShownRow >= 0 || goes)
        return;
    const int from = mTable.state().position.units[std::size_t(unit)].place.index();
    const bool waits = from < 0 || from >= mTable.rules().cellCount();
    // If another counter is lifted, the current draft does not apply to it. The counter is no destination for the
    // previous one either.
    const std::vector<int> others = waits ? std::vector<int>() : below;
    if (!mTable.isUntouched() && beginsAnew(unit) && (parts || !offered(mTable.draft(), unit))
        && std::ranges::none_of(others, [&](int other) { return offered(mTable.draft(), other); })) {
        giveWay();
        mLiftedFrom = mTable.clicks().size();
    }
    bool taken = mReferee->map.clickUnit(unit);
    // The top counter may be one that cannot act alone, such as a leader that cannot attack; then try the others.
    const bool refused = mTable.refusal().has_value();
    for (const int other : taken ? std::vector<int>() : others)
        if (!taken && !names(other)) { // a click would take it out of the draft
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

/// Whether two counters are of one side or of allied sides now. A neutral counter may be a target.
bool RefereePage::friendly(int unit, int other) const
{
    return relationIn(mTable.rules(), mTable.state(), unit, other) == Relation::Allied;
}

/// Whether the draft already names a cell, or a counter in it that is not friendly to the dropped one.
bool RefereePage::given(int cell, int dropped) const
{
    const Rules& rules = mTable.rules();
    for (const Argument& a : mTable.draft().args)
        for (const std::string& value : a.values) {
            const int unit = rules.unit(value);
            const bool other = unit >= 0 && !friendly(unit, dropped);
            if (other ? mTable.state().position.units[std::size_t(unit)].place.index() == cell
                      : unit < 0 && rules.place(value) == cell)
                return true;
        }
    return false;
}

/// Adds a lifted counter to the draft that it replaced, if it is dropped on a cell of that draft or advances into it.
/// False if that gives no complete action.
bool RefereePage::joins(int unit, int cell)
{
    const Rules& rules = mTable.rules();
    const std::string place = rules.placeName(cell);
    Draft joined = mGivenUp.empty() ? Draft() : mGivenUp.back();
    const bool there = std::ranges::any_of(
        joined.args, [&](const Argument& a) { return std::ranges::find(a.values, place) != a.values.end(); });
    const auto brings = [&](const Action& whole) { // as one more unit that advances
        const Result<Outcome> done = apply(rules, mTable.state(), whole, false);
        return done && done->state.position.units[std::size_t(unit)].place.index() == cell;
    };
    const auto own = [&](const std::string& value) {
        const int other = rules.unit(value);
        return other >= 0 && friendly(other, unit);
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
    if (cell == noCell) { // the draft stays as it was before the counter was lifted
        while (mTable.clicks().size() > mLiftedFrom)
            mReferee->draft.back();
        stands();
        return;
    }
    if (cell == from)
        stands();
    if (cell == from || !mayClick())
        return;
    // The counter is dropped on a target or a destination that the draft already names.
    if (!mLiftRefused && given(cell, unit))
        return;
    std::vector<int> stack = mLiftedAlone ? std::vector<int>() : stackBelow(unit);
    stack.insert(stack.begin(), unit);
    if (std::ranges::any_of(stack, [&](int one) { return joins(one, cell); }))
        return;
    const auto goesTo = [&] { return !mLiftRefused && !mReferee->map.refusePassing(cell) && clickPlace(cell, unit); };
    bool taken = goesTo();
    if (!taken && mLiftedFrom > 1 && (beginsAnew(unit) || beginsAnewAt(cell))) {
        // The drop is not part of the earlier draft, but begins an action of its own.
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
    // A counter dragged onto an enemy attacks it, together with all counters of its stack that can.
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
    sayAtPointer(mMap->lastPoint(), tr("No action that is possible now puts the counter there."), mMap);
    stands();
}

/// Why a lifted counter cannot go to a cell: because it cannot be picked at all, or because it cannot go there.
QString RefereePage::dropRefusal(int unit, int cell) const
{
    if (mShownRow >= 0 || cell == mTable.state().position.units[std::size_t(unit)].place.index())
        return {};
    const std::optional<Problem> why = mLiftRefused ? mTable.refusal() : mReferee->map.whyNotTo(cell);
    return why ? problemWords(*why) : QString();
}

/// Puts the lifted counter back, and takes back the clicks that lifting it made.
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
