#include "engine/play/RandomPlayer.h"

#include "engine/play/OpenMenu.h"
#include "engine/play/OpenObligations.h"

#include <algorithm>

namespace fw {

namespace {

constexpr int patience = 40; // limit for consecutive uses of the same entry

} // namespace

PlayStyle PlayStyle::of(std::uint64_t seed, std::size_t side)
{
    static const PlayStyle styles[] = {
        {85, 60, 60, 20, 35}, // plain
        {97, 85, 85, 8, 75},  // rash: closes in and attacks with few units
        {95, 85, 80, 10, 5},  // attacks with as many units as possible
        {70, 50, 30, 30, 35}, // wanders
        {90, 70, 70, 10, 20}, // eager
    };
    constexpr std::uint64_t count = sizeof styles / sizeof styles[0];
    // Neighbouring seeds differ in the first side, so that all pairs of styles meet in the end.
    for (; side > 0; --side)
        seed /= count;
    return styles[seed % count];
}

RandomPlayer::RandomPlayer(const Rules& rules, std::uint64_t seed) : mRules(rules), mRandom(seed), mKinds(rules)
{
    for (std::size_t side = 0; side < rules.scenario().sides.size(); ++side)
        mStyles.push_back(PlayStyle::of(seed, side));
    for (const Unit& unit : rules.scenario().units)
        mSides.push_back(rules.side(unit.side));
}

const PlayStyle& RandomPlayer::styleOf(const std::string& seat) const
{
    static const PlayStyle referee;
    const int side = mRules.side(seat);
    return side < 0 ? referee : mStyles[static_cast<std::size_t>(side)];
}

std::string RandomPlayer::seat(const std::vector<std::string>& seats)
{
    return seats.empty() ? std::string() : seats[mRandom.below(seats.size())];
}

const Choice& RandomPlayer::pick(LivePlay& live, const Draft& draft, const std::vector<Choice>& choices)
{
    mLive = &live;
    const Choice& out = pick(live.state(), draft, choices);
    mLive = nullptr;
    return out;
}

const Choice& RandomPlayer::pick(const State& state, const Draft& draft, const std::vector<Choice>& choices)
{
    if (choices.size() == 1)
        return choices.front();
    const PlayStyle& style = styleOf(draft.seat);
    if (choices.front().kind == Choice::Kind::Entry) {
        const Choice& choice = pickEntry(state, style, choices);
        mInARow = choice.value == mLast ? mInARow + 1 : 0;
        mLast = choice.value;
        return choice;
    }
    const bool mayEnd = choices.back().kind == Choice::Kind::Done;
    const std::string& field = choices.front().field;
    bool path = false;
    bool facing = false;
    for (const MenuEntry* entry : openMenu(mRules, state))
        if (entry->id == draft.verb)
            for (const Field& f : entry->fields) {
                path = path || (f.name == field && f.pick == Pick::Path);
                facing = facing || (f.name == field && f.pick == Pick::Facing);
            }
    if (const Choice* owes = pickDuty(state, choices); owes && mRandom.odds(style.act))
        return *owes;
    if (facing && mRandom.odds(style.nearer))
        if (const Choice* to = pickFacing(state, draft, choices))
            return *to;
    if (mayEnd && mRandom.odds(path ? style.stop : style.enough))
        return choices.back();
    if (path)
        return pickCell(state, draft, choices);
    return choices[mRandom.below(choices.size() - (mayEnd ? 1 : 0))];
}

const Choice& RandomPlayer::pickEntry(const State& state, const PlayStyle& style, const std::vector<Choice>& choices)
{
    std::vector<const Choice*> acts, fights;
    for (const MenuEntry* entry : openMenu(mRules, state)) {
        for (const Choice& choice : choices) {
            if (choice.value != entry->id)
                continue;
            const EntryOutline& outline = mKinds.of(*entry);
            if (!outline.ends)
                acts.push_back(&choice);
            if (outline.rolls)
                fights.push_back(&choice);
        }
    }
    // Avoids endless repetition, such as changes of the set-up, after some time.
    if (mInARow > patience && mRandom.odds(30) && acts.size() < choices.size()) {
        for (const Choice& choice : choices)
            if (std::find(acts.begin(), acts.end(), &choice) == acts.end())
                return choice;
    }
    if (acts.empty() || !mRandom.odds(style.act))
        return choices[mRandom.below(choices.size())];
    if (!fights.empty() && mRandom.odds(style.fight))
        return *fights[mRandom.below(fights.size())];
    return *acts[mRandom.below(acts.size())];
}

const Choice* RandomPlayer::pickDuty(const State& state, const std::vector<Choice>& choices) const
{
    if (mRules.unit(choices.front().value) < 0)
        return nullptr;
    for (const OpenObligation& duty : mLive ? mLive->duties() : duties(mRules, state))
        for (const Choice& choice : choices)
            if (choice.kind == Choice::Kind::Value && choice.value == duty.unit)
                return &choice;
    return nullptr;
}

const Choice* RandomPlayer::pickFacing(const State& state, const Draft& draft, const std::vector<Choice>& choices) const
{
    const Grid& grid = mRules.scenario().map.grid;
    const int facings = mRules.ruleset().facings;
    int from = -1;
    int side = -1;
    for (const Argument& a : draft.args)
        for (const std::string& value : a.values)
            if (const int unit = mRules.unit(value); unit >= 0) {
                from = state.position.units[static_cast<std::size_t>(unit)].place.index();
                side = mRules.side(mRules.scenario().units[static_cast<std::size_t>(unit)].side);
            } else if (const int place = mRules.place(value); place >= 0) {
                from = place; // the last place of its path
            }
    if (from < 0 || from >= mRules.cellCount() || facings < grid.directions())
        return nullptr;
    int best = -1;
    int nearest = 1 << 30;
    for (int d = 0; d < grid.directions(); ++d) {
        const int cell = grid.neighbour(from, d);
        const int far = cell < 0 ? nearest : toEnemy(state, cell, side);
        if (far < nearest) {
            nearest = far;
            best = d * (facings / grid.directions());
        }
    }
    for (const Choice& choice : choices)
        if (choice.kind == Choice::Kind::Value && choice.value == std::to_string(best))
            return &choice;
    return nullptr;
}

int RandomPlayer::toEnemy(const State& state, int place, int side) const
{
    const Grid& grid = mRules.scenario().map.grid;
    int nearest = 1 << 20;
    for (std::size_t u = 0; u < mSides.size(); ++u) {
        const int at = state.position.units[u].place.index();
        if (at >= 0 && at < mRules.cellCount() && mSides[u] != side)
            nearest = std::min(nearest, grid.distance(place, at));
    }
    return nearest;
}

const Choice& RandomPlayer::pickCell(const State& state, const Draft& draft, const std::vector<Choice>& choices)
{
    const int side = mRules.side(draft.seat);
    if (mRandom.odds(styleOf(draft.seat).nearer)) {
        const Choice* best = nullptr;
        int nearest = 1 << 30;
        const std::size_t from = mRandom.below(choices.size());
        for (std::size_t k = 0; k < choices.size(); ++k) {
            const Choice& choice = choices[(from + k) % choices.size()];
            const int place = mRules.place(choice.value);
            if (choice.kind != Choice::Kind::Value || place < 0 || place >= mRules.cellCount())
                continue;
            const int far = toEnemy(state, place, side);
            if (far < nearest) {
                nearest = far;
                best = &choice;
            }
        }
        if (best)
            return *best;
    }
    return choices[mRandom.below(choices.size())];
}

} // namespace fw
