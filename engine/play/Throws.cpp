// Groups dice by what rows read of them, so that a forecast follows only the rolls that differ.
#include "engine/play/Throws.h"

#include "engine/base/CheckedIndex.h"
#include "engine/rules/Instr.h"
#include "engine/rules/Rules.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>
#include <numeric>

namespace fw {

namespace {

constexpr std::size_t mostSummed = 8;      // dice that are added up together, so that their combinations can be counted
constexpr std::size_t mostCounted = 20000; // rolls of counted dice; a forecast follows no more

/// What a face is to the rows that count faces: equal for faces that compare alike with every number.
int countedAs(const CDie& die, int face)
{
    if (die.facesWith.empty())
        return face;
    int out = 0;
    for (const Rational& number : die.facesWith) // ascending faces have ascending results, so no two mean the same
        out += Rational(face) > number ? 2 : Rational(face) == number ? 1 : 0;
    return out;
}

/// What a roll is to the rows: the sum, or the counted faces in ascending order.
std::vector<int> readAs(const std::vector<int>& faces, const CDie* die)
{
    if (die == nullptr || !die->facesCounted)
        return {std::accumulate(faces.begin(), faces.end(), 0)};
    std::vector<int> out;
    std::ranges::transform(faces, std::back_inserter(out), [&](int face) { return countedAs(*die, face); });
    std::ranges::sort(out);
    return out;
}

/// Whether another die can be merged into a throw, so that its combinations can still be counted.
bool takesMore(const Throw& to, const CDie* die, const DieAsked& next)
{
    if (die == nullptr || !die->facesCounted)
        return to.dice.size() < mostSummed;
    const std::int64_t faces = std::max(1, next.high - next.low + 1);
    return to.ways.size() <= mostCounted && to.all <= std::numeric_limits<std::int64_t>::max() / faces;
}

/// Adds a die to a throw: combines each roll so far with each face and merges those that are the same to the rows.
void addDie(Throw& to, const DieAsked& die, const CDie* row)
{
    const std::vector<Throw::Way> before = to.dice.empty() ? std::vector<Throw::Way>{{}} : std::move(to.ways);
    std::map<std::vector<int>, Throw::Way> rolls;
    for (const Throw::Way& way : before)
        for (int face = die.low; face <= die.high; ++face) {
            Throw::Way next = way;
            next.faces.push_back(face);
            const auto [known, first] = rolls.try_emplace(readAs(next.faces, row), next);
            if (!first)
                known->second.often += way.often;
        }
    to.dice.push_back(die.name);
    to.ways.clear();
    to.all = 0;
    for (auto& [roll, way] : rolls) {
        to.all += way.often;
        to.ways.push_back(std::move(way));
    }
}

/// The row of the dice of this name that are asked for, if no row reads the face of one of them; null otherwise.
const CDie* mergedDie(const Rules& rules, const State& state, const std::string& name)
{
    if (state.frames.empty())
        return nullptr;
    const Frame& frame = state.frames.back();
    const auto& code = rules.compiled().bodies[frame.body].code;
    const auto* roll = inside(code, frame.pc) ? std::get_if<RollInstr>(&checkedAt(code, frame.pc)) : nullptr;
    if (roll == nullptr)
        return nullptr;
    for (const CDie& die : roll->dice)
        if (die.name == name)
            return die.facesRead || die.count < 2 ? nullptr : &die;
    return nullptr;
}

} // namespace

std::vector<Throw> throwsOf(const Rules& rules, const State& state, const std::vector<DieAsked>& dice)
{
    std::vector<Throw> out;
    std::string last;
    for (const DieAsked& die : dice) {
        std::string of = die.name.substr(0, std::min(die.name.size(), die.name.rfind('.')));
        const CDie* row = of == die.name ? nullptr : mergedDie(rules, state, of);
        if (row == nullptr)
            of.clear();
        if (of.empty() || of != last || !takesMore(out.back(), row, die))
            out.emplace_back();
        addDie(out.back(), die, row);
        last = std::move(of);
    }
    return out;
}

std::size_t waysOf(const std::vector<Throw>& thrown, std::size_t most)
{
    std::size_t out = 1;
    for (const Throw& one : thrown) {
        out *= one.ways.size();
        if (out > most)
            break; // more dice only increase it
    }
    return out;
}

Action fallenAs(const std::vector<Throw>& thrown, std::size_t way, Rational& chance)
{
    Action dice(Action::Kind::Dice, {}, "dice");
    for (const Throw& one : thrown) {
        const Throw::Way& fell = one.ways[way % one.ways.size()];
        way /= one.ways.size();
        chance = chance * Rational::of(fell.often, one.all);
        for (std::size_t d = 0; d < one.dice.size(); ++d)
            dice.args.push_back({one.dice[d], {std::to_string(fell.faces[d])}});
    }
    return dice;
}

} // namespace fw
