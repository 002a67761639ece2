#include "engine/playtest/GreedyPlayer.h"

#include "engine/play/OpenMenu.h"

#include <algorithm>

namespace fw {

namespace {

constexpr int forecastRulings = 12;    // for one action
constexpr int patient = 2;             // values of an entry that may fail in a phase
constexpr int hopeless = 8;            // values of an entry that failed in the whole game, none with success
constexpr int patientWithDice = 5;     // the same if dice follow
constexpr int mostForced = 60;         // decisions in a phase that may not end
constexpr std::size_t mostTargets = 4; // first values of an entry that are compared at once

} // namespace

GreedyPlayer::GreedyPlayer(const Rules& rules, std::uint64_t seed, std::shared_ptr<Rulings> rulings)
    : mRules(rules), mRulings(rulings ? std::move(rulings) : std::make_shared<Rulings>(rules)), mAppraisal(rules),
      mKinds(rules), mFiller(rules, mAppraisal, *mRulings), mAhead(rules, mAppraisal, mFiller, mKinds, *mRulings),
      mSettled(rules, mAhead), mFallback(rules, seed), mHides(hidesSomething(rules))
{}

void GreedyPlayer::forget()
{
    mTurn = -1;
    mNeverGood.clear();
}

std::int64_t GreedyPlayer::valued(const Position& position, std::int32_t side)
{
    mAppraisal.setPosture(side, mPosture);
    return mAppraisal.value(position, side, true);
}

void GreedyPlayer::enterPhase(const State& known)
{
    const Position& position = known.position;
    if (position.turn == mTurn && position.phase == mPhase && position.active == mActive)
        return;
    mTurn = position.turn;
    mPhase = position.phase;
    mActive = position.active;
    mConsidered.clear();
    mFailed.clear();
    mForced = 0;
    // The side that would win now may wait, and in a draw the side that holds the objectives; the others must act.
    const std::optional<std::int32_t> winner = mSettled.winner(position);
    const std::int32_t waits = winner && *winner >= 0 ? *winner : mAppraisal.keeper(mAppraisal.deployment(position));
    std::vector<bool> pressing;
    for (std::size_t s = 0; s < mRules.scenario().sides.size(); ++s)
        pressing.push_back(waits != static_cast<std::int32_t>(s));
    mAppraisal.setPressing(std::move(pressing));
}

void GreedyPlayer::consider(const std::string& entry, const std::string& value)
{
    mConsidered.insert(entry + "/" + value);
}

bool GreedyPlayer::considered(const std::string& entry, const std::string& value) const
{
    return mConsidered.contains(entry + "/" + value);
}

Draft GreedyPlayer::begun(const Situation& at, const Offer& offer) const
{
    Draft draft;
    draft.seat = at.seat;
    return extend(mRules, at.state, draft, offer.choice);
}

std::vector<GreedyPlayer::Offer> GreedyPlayer::offers(const Situation& at, Choices& choices)
{
    Draft draft;
    draft.seat = at.seat;
    choices = mRulings->legal(at.state, draft);
    const std::vector<const MenuEntry*> menu = openMenu(mRules, at.state);
    std::vector<Offer> out;
    for (const Choice& choice : choices) {
        Offer offer{choice, nullptr, {}};
        const auto row = std::ranges::find(menu, choice.value, &MenuEntry::id);
        if (row != menu.end()) {
            offer.row = *row;
            offer.outline = mKinds.of(**row);
        } else {
            offer.outline.ends = true;
        }
        out.push_back(std::move(offer));
    }
    return out;
}

Result<Action> GreedyPlayer::decide(const State& state, const std::string& seat)
{
    const std::int32_t side = mRules.side(seat);
    if (side < 0)
        return mFallback.decide(state, seat);
    std::optional<State> redacted;
    if (mHides)
        redacted = redact(mRules, state, seat);
    const State& known = redacted ? *redacted : state;
    enterPhase(known);
    mPlays = mPosture;
    mAppraisal.setPosture(side, mPosture);
    if (mPosture.press == Posture::Press::IfLosing && !mAppraisal.pressing(side))
        mPlays = holding();
    mAppraisal.setPosture(side, mPlays);
    const Situation at{state, known, seat, side, mAppraisal.deployment(known.position)};
    Choices choices;
    const std::vector<Offer> all = offers(at, choices);
    if (all.empty())
        return tl::unexpected<Problem>(noDecision(mRules, state, seat, choices));
    if (all.size() == 1 && (all.front().row == nullptr || all.front().row->fields.empty()))
        return Action(begun(at, all.front()));
    const bool mayEnd = std::ranges::any_of(all, [](const Offer& offer) { return offer.outline.ends; });
    // Obligations may be met in no sensible order, so that chance must decide in the end.
    if (!mayEnd && ++mForced > mostForced)
        return mFallback.decide(state, seat);
    if (all.size() == 1 && all.front().row != nullptr && !all.front().outline.rolls
        && std::ranges::any_of(all.front().row->fields, [](const Field& field) { return field.pick == Pick::Facing; }))
        if (std::optional<Action> action = mFiller.filled(at, *all.front().row, begun(at, all.front())))
            return std::move(*action);
    if (std::optional<Action> action = act(at, all, mayEnd))
        return std::move(*action);
    if (std::optional<Action> action = march(at, all, mayEnd))
        return std::move(*action);
    if (std::optional<Action> action = pass(at, all))
        return std::move(*action);
    return mFallback.decide(state, seat);
}

std::optional<Action> GreedyPlayer::completed(const Situation& at, const Offer& offer, const Choice& value)
{
    Draft draft = begun(at, offer);
    // A set that is known to be legal is taken as a whole.
    const std::vector<std::string> whole = value.towards.size() > 1 ? value.towards
                                                                    : std::vector<std::string>{value.value};
    for (const std::string& member : whole) {
        Choice one = value;
        one.value = member;
        draft = extend(mRules, at.state, draft, one);
    }
    return mFiller.filled(at, *offer.row, draft);
}

bool GreedyPlayer::aims(const Situation& at, const Action& action) const
{
    const Position& position = at.known.position;
    for (const Argument& argument : action.args)
        for (const std::string& value : argument.values) {
            const int unit = mRules.unit(value);
            if (unit >= 0 && mAppraisal.hostile(position, at.side, mAppraisal.side(unit)))
                return true;
            const int place = unit < 0 ? mRules.place(value) : -1;
            if (place < 0 || place >= mRules.cellCount())
                continue;
            for (std::size_t s = 0; s < at.deployed.strength.size(); ++s)
                if (mAppraisal.hostile(position, at.side, static_cast<std::int32_t>(s))
                    && at.deployed.strength[s][static_cast<std::size_t>(place)] > 0)
                    return true;
        }
    return false;
}

std::optional<Action> GreedyPlayer::act(const Situation& at, const std::vector<Offer>& offers, bool mayEnd)
{
    const std::int64_t now = mAhead.settled(at.known, at.side);
    std::optional<Action> best;
    std::int64_t most = 0;
    const auto good = [&](const Offer& offer, const std::string& value, std::int64_t promised, Action action) {
        std::optional<std::int64_t> after = mAhead.value(at.known, action, at.side, forecastRulings,
                                                         offer.outline.rolls || aims(at, action));
        if (after && !mAhead.rolled()) // an attack that is resolved later
            *after += promised;
        // An attack may cost a little if something must be done; other entries must be good for something.
        const std::int64_t least = offer.outline.rolls ? mPlays.leastAttack + (mAppraisal.pressing(at.side) ? -20 : 10)
                                                       : 10;
        const bool accepted = after && mayEnd && *after - now > least;
        if (after && (!best || *after > most)) {
            best = std::move(action);
            most = *after;
        }
        int& failed = mFailed[offer.choice.value];
        failed = accepted ? 0 : failed + 1;
        int& ever = mNeverGood[offer.choice.value];
        ever = accepted ? -1 : ever < 0 ? ever : ever + 1;
        consider(offer.choice.value, value); // a unit or target gets one chance, so that no phase is endless
        return accepted;
    };
    for (const Offer& offer : offers) {
        if (offer.outline.ends || offer.outline.marches)
            continue;
        if (mayEnd && !offer.outline.rolls && mNeverGood[offer.choice.value] > hopeless)
            continue;
        if (mayEnd && mFailed[offer.choice.value] >= (offer.outline.rolls ? patientWithDice : patient))
            continue;
        if (offer.row == nullptr || offer.row->fields.empty()) {
            if (!considered(offer.choice.value, {}) && good(offer, {}, 0, begun(at, offer)))
                return best;
            continue;
        }
        std::size_t tried = 0;
        const Choices values = mRulings->legal(at.state, begun(at, offer));
        for (const Choice& value : mFiller.ranked(at, values, values.size())) {
            if (mayEnd && (considered(offer.choice.value, value.value) || tried++ >= mostTargets))
                continue;
            if (mayEnd && mFiller.promise(at, value) < 0 && mRules.unit(value.value) < 0) { // bad odds
                consider(offer.choice.value, value.value);
                continue;
            }
            std::optional<Action> action = completed(at, offer, value);
            if (!action) {
                consider(offer.choice.value, value.value);
                continue;
            }
            const int unit = mRules.unit(value.value);
            const bool target = offer.outline.rolls && (unit < 0 || mAppraisal.side(unit) != at.side);
            const std::int64_t promised = target ? mFiller.promise(at, value) : 0;
            if (good(offer, value.value, promised, std::move(*action)))
                return best;
            if (!mayEnd && ++tried >= mostTargets)
                break;
        }
    }
    return mayEnd ? std::nullopt : best;
}

std::optional<Action> GreedyPlayer::march(const Situation& at, const std::vector<Offer>& offers, bool mayEnd)
{
    for (const Offer& offer : offers) {
        if (!offer.outline.marches || offer.outline.ends || offer.row == nullptr)
            continue;
        const Draft draft = begun(at, offer);
        const Choices values = mRulings->legal(at.state, draft);
        if (values.empty())
            continue;
        const bool pathFirst = offer.row->fields.front().pick == Pick::Path;
        if (pathFirst) {
            if (mayEnd && considered(offer.choice.value, {}))
                continue;
            consider(offer.choice.value, {});
            if (std::optional<Action> action = mFiller.filled(at, *offer.row, draft))
                if (mRulings->apply(at.known, *action))
                    return action;
            continue;
        }
        for (const Choice& value : mFiller.ranked(at, values, values.size())) {
            if (mayEnd && considered(offer.choice.value, value.value))
                continue;
            consider(offer.choice.value, value.value);
            Draft further = extend(mRules, at.state, draft, value);
            std::optional<DraftFiller::PathOption> to;
            std::string field;
            // Fields before the path, such as the rest of a set.
            for (int click = 0; click < 8 && !to; ++click) {
                const Choices open = mRulings->legal(at.state, further);
                if (open.empty())
                    break;
                field = open.front().field;
                const auto row = std::ranges::find(offer.row->fields, field, &Field::name);
                if (row != offer.row->fields.end() && row->pick == Pick::Path) {
                    const std::vector<DraftFiller::PathOption> best = mFiller.marches(at, further, 1);
                    to = best.empty() ? DraftFiller::PathOption() : best.front();
                    break;
                }
                const bool done = open.back().kind == Choice::Kind::Done;
                const std::vector<Choice> first = mFiller.ranked(at, open, 1);
                if (!done && first.empty())
                    break;
                further = extend(mRules, at.state, further, done ? open.back() : first.front());
            }
            if (!to || to->through.empty() || (mayEnd && to->gain < mPlays.leastMove)) {
                continue;
            }
            further = mFiller.along(at, std::move(further), field, *to);
            std::optional<Action> action = mFiller.filled(at, *offer.row, further);
            if (action && mRulings->apply(at.known, *action))
                return action;
        }
    }
    return std::nullopt;
}

std::optional<Action> GreedyPlayer::pass(const Situation& at, const std::vector<Offer>& offers)
{
    for (const Offer& offer : offers) {
        if (!offer.outline.ends)
            continue;
        if (offer.row == nullptr || offer.row->fields.empty())
            return Action(begun(at, offer));
        if (std::optional<Action> action = mFiller.filled(at, *offer.row, begun(at, offer)))
            return action;
    }
    return std::nullopt;
}

} // namespace fw
