#include "engine/playtest/DraftFiller.h"

#include "engine/play/Routes.h"

#include <algorithm>
#include <climits>

namespace fw {

namespace {

constexpr int mostClicks = 60; // for one action

const Field* fieldNamed(const MenuEntry& entry, const std::string& name)
{
    const auto found = std::ranges::find(entry.fields, name, &Field::name);
    return found == entry.fields.end() ? nullptr : &*found;
}

const Choice* doneAmong(const std::vector<Choice>& choices)
{
    return !choices.empty() && choices.back().kind == Choice::Kind::Done ? &choices.back() : nullptr;
}

bool picksSet(const Field& field)
{
    return field.pick == Pick::Units || field.pick == Pick::Places;
}

} // namespace

std::int32_t DraftFiller::unitOf(const Draft& draft) const
{
    for (const Argument& argument : draft.args)
        for (const std::string& value : argument.values)
            if (const int unit = mRules.unit(value); unit >= 0)
                return unit;
    return -1;
}

std::int64_t DraftFiller::promise(const Situation& at, const Choice& choice) const
{
    const int unit = mRules.unit(choice.value);
    const Position& position = at.known.position;
    const int place = unit < 0 ? mRules.place(choice.value)
                               : position.units[static_cast<std::size_t>(unit)].place.index();
    const bool own = unit >= 0 && mAppraisal.side(unit) == at.side;
    if (place < 0 || place >= mRules.cellCount())
        return own ? -1000 : 0;
    const Grid& grid = mRules.scenario().map.grid;
    const auto& mine = at.deployed.strength[static_cast<std::size_t>(std::max(0, at.side))];
    if (own) { // the units in front go first, and the strong ones
        std::int64_t nearest = 99;
        for (std::size_t s = 0; s < at.deployed.fighters.size(); ++s)
            if (mAppraisal.hostile(position, at.side, static_cast<std::int32_t>(s)))
                for (const Cell cell : at.deployed.fighters[s])
                    nearest = std::min<std::int64_t>(nearest, grid.distance(place, cell));
        return -nearest * 1000 + mAppraisal.strength(position, unit) / 10;
    }
    std::int64_t defence = 0, attack = 0;
    for (std::size_t s = 0; s < at.deployed.strength.size(); ++s)
        if (mAppraisal.hostile(position, at.side, static_cast<std::int32_t>(s)))
            defence += at.deployed.strength[s][static_cast<std::size_t>(place)];
    if (defence == 0)
        return 0;
    for (const Cell next : grid.neighbours(place))
        attack += mine[static_cast<std::size_t>(next)];
    return Appraisal::odds(attack, defence) + (mAppraisal.objective(place) ? 200 : 0);
}

std::vector<Choice> DraftFiller::ranked(const Situation& at, std::vector<Choice> choices, std::size_t most) const
{
    std::erase_if(choices, [](const Choice& choice) { return choice.kind != Choice::Kind::Value; });
    std::vector<std::pair<std::int64_t, std::size_t>> order;
    for (std::size_t k = 0; k < choices.size(); ++k)
        order.emplace_back(-promise(at, choices[k]), k);
    std::ranges::sort(order);
    std::vector<Choice> out;
    for (const auto& [promised, k] : order)
        if (out.size() < most)
            out.push_back(std::move(choices[k]));
    return out;
}

std::vector<DraftFiller::PathOption> DraftFiller::marches(const Situation& at, const Draft& draft,
                                                          std::size_t most) const
{
    const Position& position = at.known.position;
    std::vector<std::string> who = wayfarers(mRules, at.state, draft);
    std::int32_t unit = -1, strongest = -1;
    for (const std::string& id : who)
        if (const int one = mRules.unit(id); one >= 0)
            if (const std::int32_t strong = mAppraisal.strength(position, one); unit < 0 || strong > strongest) {
                unit = one;
                strongest = strong;
            }
    std::vector<std::pair<std::int64_t, std::size_t>> order;
    const std::vector<Route> all = unit < 0 ? std::vector<Route>() : routes(mRules, at.state, draft);
    if (all.empty())
        return {};
    const Deployment others = mAppraisal.deployment(position, unit);
    constexpr std::int64_t waiting = 3000; // a unit off the map is of little use
    const auto worth = [&](Cell cell) {
        return mAppraisal.placeValue(others, position, unit, cell, true)
               + (strongest > 0 ? mAppraisal.coverage(others, position, at.side, cell) : 0);
    };
    const bool onMap = mAppraisal.onMap(position, unit);
    const std::int64_t stays = onMap ? worth(position.units[static_cast<std::size_t>(unit)].place.index()) : -waiting;
    for (std::size_t k = 0; k < all.size(); ++k) {
        const int cell = mRules.place(all[k].cell);
        if (!all[k].ends || cell < 0 || cell >= mRules.cellCount())
            continue;
        order.emplace_back(stays - worth(cell), k);
    }
    std::ranges::sort(order);
    std::vector<PathOption> out;
    for (const auto& [loss, k] : order)
        if (out.size() < most)
            out.push_back({all[k].through, -loss});
    return out;
}

Draft DraftFiller::along(const Situation& at, Draft draft, const std::string& field, const PathOption& march) const
{
    for (const std::string& item : march.through) {
        Choice step;
        step.field = field;
        step.value = item;
        draft = extend(mRules, at.state, draft, step);
    }
    Choice done;
    done.kind = Choice::Kind::Done;
    done.field = field;
    return extend(mRules, at.state, draft, done);
}

const Choice* DraftFiller::facing(const Situation& at, const Draft& draft, const std::vector<Choice>& choices) const
{
    const Grid& grid = mRules.scenario().map.grid;
    const int facings = mRules.ruleset().facings;
    const std::int32_t unit = unitOf(draft);
    if (unit < 0 || facings < grid.directions())
        return nullptr;
    Cell from = at.known.position.units[static_cast<std::size_t>(unit)].place.index();
    for (const Argument& argument : draft.args)
        for (const std::string& value : argument.values)
            if (const int place = mRules.place(value); place >= 0 && mRules.unit(value) < 0)
                from = place;
    if (from < 0 || from >= mRules.cellCount())
        return nullptr;
    const Choice* best = nullptr;
    std::int64_t nearest = LLONG_MAX;
    for (int direction = 0; direction < grid.directions(); ++direction) {
        const Cell next = grid.neighbour(from, direction);
        if (next < 0)
            continue;
        std::int64_t far = 99;
        for (std::size_t s = 0; s < at.deployed.fighters.size(); ++s)
            if (mAppraisal.hostile(at.known.position, at.side, static_cast<std::int32_t>(s)))
                for (const Cell cell : at.deployed.fighters[s])
                    far = std::min<std::int64_t>(far, grid.distance(next, cell));
        const std::string value = std::to_string(direction * (facings / grid.directions()));
        const auto offered = std::ranges::find_if(
            choices, [&](const Choice& choice) { return choice.kind == Choice::Kind::Value && choice.value == value; });
        if (offered != choices.end() && far < nearest) {
            nearest = far;
            best = &*offered;
        }
    }
    return best;
}

void DraftFiller::pickSet(const Situation& at, const MenuEntry& entry, Draft& draft,
                          const std::vector<Choice>& choices) const
{
    const bool marches = std::ranges::any_of(entry.fields, [](const Field& f) { return f.pick == Pick::Path; });
    const Choice* largest = nullptr;
    for (const Choice& choice : choices)
        if (choice.kind == Choice::Kind::Value
            && (largest == nullptr || choice.towards.size() > largest->towards.size()))
            largest = &choice;
    if (largest == nullptr)
        return;
    const bool first = draft.arg(largest->field).empty();
    if (marches || !first || largest->towards.size() < 2) {
        const std::vector<Choice> best = ranked(at, choices, 1);
        draft = extend(mRules, at.state, draft, best.front());
        return;
    }
    // The largest legal set that is known: all of its members at once.
    const std::vector<std::string> towards = largest->towards;
    const std::string field = largest->field;
    for (const std::string& member : towards) {
        Choice one;
        one.field = field;
        one.value = member;
        one.towards = towards;
        draft = extend(mRules, at.state, draft, one);
    }
}

bool DraftFiller::fillNext(const Situation& at, const MenuEntry& entry, Draft& draft,
                           const std::vector<Choice>& choices) const
{
    const Choice* done = doneAmong(choices);
    const std::string& name = choices.front().field;
    const Field* field = fieldNamed(entry, name);
    if (field != nullptr && field->pick == Pick::Facing)
        if (const Choice* to = facing(at, draft, choices)) {
            draft = extend(mRules, at.state, draft, *to);
            return true;
        }
    if (done != nullptr) {
        draft = extend(mRules, at.state, draft, *done);
        return true;
    }
    if (field != nullptr && field->pick == Pick::Path && draft.arg(name).empty())
        if (const std::vector<PathOption> best = marches(at, draft, 1); !best.empty()) {
            draft = along(at, std::move(draft), name, best.front());
            return true;
        }
    if (field != nullptr && picksSet(*field)) {
        pickSet(at, entry, draft, choices);
        return true;
    }
    const std::vector<Choice> best = ranked(at, choices, 1);
    if (best.empty())
        return false;
    draft = extend(mRules, at.state, draft, best.front());
    return true;
}

std::optional<Action> DraftFiller::filled(const Situation& at, const MenuEntry& entry, Draft draft) const
{
    for (int click = 0; click < mostClicks; ++click) {
        const Choices choices = entry.fields.empty() ? Choices() : mRulings.legal(at.state, draft);
        if (choices.cut)
            return std::nullopt;
        if (choices.empty())
            return Action(draft);
        if (!fillNext(at, entry, draft, choices))
            return std::nullopt;
    }
    return std::nullopt;
}

} // namespace fw
