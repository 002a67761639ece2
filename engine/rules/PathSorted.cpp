// Sorts the rules of a path row by what a search must still evaluate.
#include "engine/rules/PathFinder.h"
#include "engine/rules/Reads.h"

#include <algorithm>

namespace fw {

namespace {

constexpr int deepestRecalled = 8; // deeper down, a quantity may exceed the depth limit, and nothing is cached

} // namespace

/// Sorts the rules by what must still be evaluated, and finds the tables of cached answers.
void PathFinder::keepAnswers(ModeContext& gait, std::size_t mode)
{
    const bool circle = std::ranges::any_of(
        s.judging, [&](std::int32_t row) { return std::ranges::binary_search(mRow.asked, row); });
    // A trace must contain the whole reckoning, so nothing is cached for it.
    gait.kept = !s.reckoning.trace && s.reckoning.depth <= deepestRecalled && !circle;
    gait.price = gait.mode && gait.mode->cost >= 0 ? gait.mode->price : mRow.price;
    if (!gait.kept)
        return;
    // A search that is not shared does not know the values of its outer roles.
    if (!s.board.follows || !s.judging.empty() || !mRow.closed || mSearch->outer.empty())
        return sortRules(gait, mode);
    std::vector<std::int32_t> question{static_cast<std::int32_t>(&mRow - s.c.paths.data()),
                                       static_cast<std::int32_t>(mode),
                                       gait.tier ? static_cast<std::int32_t>(gait.tier - mRow.tiers.data()) : -1,
                                       mRow.appliesByStart ? mStart.index() : -1};
    question.insert(question.end(), mUnits.items.begin(), mUnits.items.end());
    question.insert(question.end(), mSearch->outer.begin(), mSearch->outer.end());
    std::shared_ptr<SortedRules>& known = s.board.sortedRules(question);
    if (known && s.board.holds(known->origin)) {
        s.board.follows->read(known->origin);
        gait.kept = known->kept;
        gait.edgewise = known->edgewise;
        gait.members = known->members;
        return;
    }
    const Dependencies::Recording reading(s.board.follows);
    sortRules(gait, mode);
    known = std::make_shared<SortedRules>(SortedRules{gait.kept, gait.edgewise, gait.members, {}});
    reading.store(known->origin);
}

/// Sorts the rules of a mode by what must still be evaluated for each unit.
void PathFinder::sortRules(ModeContext& gait, std::size_t mode)
{
    const auto row = static_cast<std::int32_t>(&mRow - s.c.paths.data());
    const auto tier = gait.tier ? static_cast<std::int32_t>(gait.tier - mRow.tiers.data()) : -1;
    std::vector<std::int32_t> common{row, static_cast<std::int32_t>(mode), tier};
    for (const MarkId mark : mRow.gameMarks) {
        const Rational value = s.board.markOf(mark, 0);
        for (const std::int64_t part : {value.num(), value.den()}) {
            common.push_back(static_cast<std::int32_t>(part));
            common.push_back(static_cast<std::int32_t>(part >> 32));
        }
    }
    if (mRow.kind & Reads::Group)
        for (const UnitId u : mUnits.units())
            addKind(common, mRow.kind, s.c, u);
    common.push_back(-1);
    BindOne bindUnits(s, names::units, mUnits);
    BindOne bindStart(s, names::start, mStart);
    for (const UnitId u : mUnits.units()) {
        Member& member = gait.members.emplace_back();
        member.unit = u;
        std::vector<std::int32_t> key = common;
        addKind(key, mRow.kind, s.c, u);
        member.table = s.c.edges->of(key);
        if (!member.table) {
            gait.kept = false;
            return;
        }
        for (const Member& before : gait.members)
            if (&before != &member && before.table == member.table)
                member.table = nullptr;
        BindOne bindUnit(s, names::unit, u);
        sort(member, mRow.edge, false);
        if (gait.mode)
            sort(member, gait.mode->edge, false);
        if (gait.tier)
            sort(member, gait.tier->edge, false);
        sort(member, mRow.stop, true);
        if (gait.tier)
            sort(member, gait.tier->stop, true);
        member.quietEdge = member.edgeQuiet.empty() ? 1 : -1;
        member.quietStop = member.stopQuiet.empty() ? 1 : -1;
    }
    const auto goes = [](const CRule* rule) { return rule->keep == CRule::Keep::Step; };
    gait.edgewise = !mRow.costGoes && std::ranges::none_of(gait.members, [&](const Member& m) {
        return std::ranges::any_of(m.edgeStep, goes) || std::ranges::any_of(m.stopStep, goes);
    });
}

/// Leaves out rules that terrain decides, and rules that do not apply to this search.
void PathFinder::sort(Member& member, const std::vector<CRule>& rules, bool stop)
{
    for (const CRule& rule : rules) {
        if (rule.keep == CRule::Keep::Lasting)
            continue;
        bool applies = true;
        for (std::size_t i = 0; applies && i < rule.applies.size(); ++i)
            applies = !rule.settled[i] || holds(s, rule.applies[i]);
        if (!applies)
            continue;
        const bool quiet = rule.keep == CRule::Keep::Quiet;
        (stop    ? quiet ? member.stopQuiet : member.stopStep
         : quiet ? member.edgeQuiet
                 : member.edgeStep)
            .push_back(&rule);
    }
}

} // namespace fw
