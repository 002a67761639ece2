#include "app/referee/controller/OrderEntry.h"

#include "app/referee/controller/SameWord.h"
#include "engine/model/Menu.h"
#include "engine/play/DraftChecks.h"
#include "engine/play/OpenMenu.h"
#include "engine/play/UnavailableEntry.h"
#include "engine/session/Orders.h"

#include <algorithm>

namespace fw {

namespace {

/// The first unit with this name; -1 if there is none.
int unitCalled(const Rules& rules, const Position& position, const QString& name)
{
    const std::string said = plainPunctuation(name.toStdString());
    std::size_t length = 0;
    const std::vector<int> found = OrderNames(rules, position).longestUnit(OrderCursor(said), length);
    return !found.empty() && length == said.size() ? found.front() : -1;
}

/// The place with this name, in any case; -1 if there is none.
int placeCalled(const Rules& rules, const Position& position, const QString& name)
{
    const std::string said = plainPunctuation(name.toStdString());
    OrderCursor cursor(said);
    const int place = OrderNames(rules, position).takePlace(cursor);
    return cursor.end() ? place : -1;
}

} // namespace

bool OrderEntry::saysEnd(const QString& line) const
{
    const MenuEntry* entry = mTable.isUntouched() ? mDraft.ending() : nullptr;
    const QString said = QString::fromStdString(plainPunctuation(line.trimmed().toStdString()));
    return entry != nullptr
           && (sameWord(entry->id, said) || sameWord(entry->word, said) || sameWord(entry->label, said));
}

bool OrderEntry::carryOut(const QString& line)
{
    const QString said = line.trimmed();
    if (said.isEmpty() || mTable.refuseClosed())
        return false;
    // While no side has the screen, only a whole order that names its side is accepted.
    if (mTable.hands().isPending())
        return said.contains(':')
                   ? wholeOrder(said)
                   : mTable.refuse(
                       Problem(Trouble::BadInput,
                               Text("no side has taken the screen yet; type the side and a colon before the order")));
    if (mDice.takeFaces(said))
        return true;
    if (mTable.question().wait == Wait::Dice && mDice.refuseFaces(said))
        return false;
    for (const Choice& choice : mTable.facts().choices) {
        if (sameWord(choice.value, said) || sameWord(choice.label, said)) {
            mDraft.take(choice);
            return true;
        }
    }
    mTable.beginTry();
    const int unit = unitCalled(mTable.rules(), mTable.state().position, said);
    if (unit >= 0 && takeLater(mTable.rules().scenario().units[std::size_t(unit)].id))
        return true;
    if (unit >= 0 && mMap.clickUnit(unit))
        return true;
    if (const int cell = unit < 0 ? placeCalled(mTable.rules(), mTable.state().position, said) : -1;
        cell >= 0 && mMap.clickCell(cell))
        return true;
    return !mTable.refusal() && wholeOrder(said); // a refused click has given the reason
}

/// Takes a unit that a later field takes and the open field does not.
bool OrderEntry::takeLater(const std::string& id)
{
    for (const Choice& choice : mTable.facts().choices)
        if (choice.kind == Choice::Kind::Value && choice.value == id)
            return false;
    for (const Later& later : mTable.facts().proposal.later)
        if (later.choice.kind == Choice::Kind::Value && later.choice.value == id) {
            mDraft.takeLater(Later(later));
            return true;
        }
    return false;
}

/// The only choice of the list that has a word with this beginning; null if there is none, or several.
const Choice* OrderEntry::begunWith(const QString& said) const
{
    constexpr qsizetype least = 3; // letters; a shorter text is a single key
    const Choice* out = nullptr;
    for (const Choice& choice : mTable.facts().choices) {
        if (said.size() < least)
            break;
        const QStringList words = QString::fromStdString(choice.label).split(' ');
        bool begins = false;
        for (qsizetype at = 0; at < words.size() && !begins; ++at)
            begins = words.mid(at).join(' ').startsWith(said, Qt::CaseInsensitive);
        if (begins && out != nullptr)
            return nullptr;
        out = begins ? &choice : out;
    }
    return out;
}

/// A line that is not an order may be a word of the list. A known counter or place gets its own refusal: it cannot be
/// named now.
bool OrderEntry::refuseUnread(const QString& said, const Problem& why)
{
    const bool pending = mTable.hands().isPending();
    if (const Choice* meant = mTable.draft().verb.empty() || pending ? nullptr : begunWith(said)) {
        mDraft.take(*meant);
        return true;
    }
    const bool known = unitCalled(mTable.rules(), mTable.state().position, said) >= 0
                       || placeCalled(mTable.rules(), mTable.state().position, said) >= 0;
    if (!known || pending)
        return mTable.refuse(why);
    Problem none(Trouble::BadInput, Text("{0}", {tr("%1 cannot be chosen now").arg(said).toStdString()}));
    none.alternatives = why.alternatives;
    return mTable.refuse(none);
}

/// Asks for a missing field. Only a complete action can break a rule and then be overruled.
bool OrderEntry::refuseOrder(const Action& action, const Problem& why)
{
    const std::string missing = firstMissingField(mTable.rules(), mTable.state(), action);
    if (missing.empty())
        return mTable.refuse(why, action);
    // An unavailable entry is refused with its reason, not with a missing field.
    Draft blank;
    blank.seat = action.seat;
    if (!mTable.hands().isPending())
        for (const UnavailableEntry& one : mTable.turn().unavailable(mTable.choices(blank)))
            if (one.entry->id == action.verb)
                return mTable.refuse(one.why);
    askFor(missing, action);
    return mTable.refuse(why);
}

bool OrderEntry::wholeOrder(const QString& said)
{
    const Result<Order> order = readOrder(mTable.rules(), mTable.state(), said.toStdString());
    if (!order)
        return refuseUnread(said, order.error());
    const Action& action = order->action;
    const bool acts = order->kind == Order::Kind::Action;
    // Turns that the order did not give are shown before they are entered: in a game with hidden units they cannot be
    // taken back.
    const auto turns = [](const Argument& a) {
        return std::ranges::any_of(a.values, [](const std::string& value) { return value.starts_with('@'); });
    };
    if (acts && !said.contains('@') && std::ranges::any_of(action.args, turns)
        && finishedAction(mTable.turn(), action)) {
        mTable.setClicks({mTable.clicks().front(), action});
        return true;
    }
    const Result<const Entry*> done = fw::carryOut(mTable.gameToChange(), *order, TableState::stamp());
    if (!done)
        return acts ? refuseOrder(action, done.error()) : mTable.refuse(done.error(), action);
    mTable.refresh();
    return true;
}

/// Shows the missing field of an order as the next thing to click, and keeps the fields before it.
void OrderEntry::askFor(const std::string& field, const Action& said)
{
    Draft blank;
    blank.seat = said.seat;
    std::vector<Draft> clicks{blank};
    Draft draft = blank;
    draft.verb = said.verb;
    for (const MenuEntry* entry : openMenu(mTable.rules(), mTable.state())) {
        for (const Field& f : entry->fields) {
            if (entry->id != said.verb || f.name == field)
                break;
            draft.args.push_back({f.name, said.arg(f.name)});
        }
    }
    clicks.push_back(draft);
    draft.args.push_back({field, {}});
    if (mTable.turn().choices(draft).empty())
        return; // the earlier values allow no choice here
    clicks.back() = std::move(draft);
    mTable.restoreDraft(std::move(clicks), said);
}

} // namespace fw
