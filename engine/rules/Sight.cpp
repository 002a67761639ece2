// Lines of sight: evaluates the rows of a sight for the cells and hexsides between two places.
#include "engine/rules/Sight.h"

#include "engine/base/CheckedIndex.h"
#include "engine/rules/Evaluate.h"
#include "engine/rules/Facts.h"

namespace fw {

namespace {

/// One line of sight, from its first cell to its last.
class Look
{
public:
    Look(Scope& scope, const CSight& sight, PlaceId from, PlaceId to, std::vector<Barrier>* all)
        : s(scope), mSight(sight), mFrom(from), mTo(to), mAll(all), mBindFrom(scope, names::from, from),
          mBindTo(scope, names::to, to)
    {
        if (sight.height.form == CAmount::Form::None)
            return;
        mBegins = heightAt(from);
        mEnds = heightAt(to);
    }
    /// Whether nothing blocks the line; continues after a barrier when all are collected.
    bool open()
    {
        const std::vector<LineStep> steps = grid().line(mFrom.index(), mTo.index());
        s.spend(static_cast<std::int64_t>(steps.size()));
        bool clear = told(endFails(mFrom), mFrom, {});
        if (mTo != mFrom && (clear || mAll))
            clear = told(endFails(mTo), mTo, {}) && clear;
        PlaceId last; // the previous cell of the line
        for (const LineStep& step : steps) {
            if (!clear && !mAll)
                return false;
            const PlaceId cell(step.cell), other(step.other);
            if (step.passage != Passage::Through) {
                clear = besideOpen(cell, other) && clear;
                if (step.passage == Passage::AlongSide)
                    clear = acrossOpen(cell, other) && clear;
                continue;
            }
            // After a part along a hexside, the line crosses none between adjacent cells.
            if (last.valid() && grid().adjacent(last.index(), cell.index()))
                clear = acrossOpen(last, cell) && clear;
            if (cell != mFrom && cell != mTo)
                clear = told(throughFails(cell), cell, {}) && clear;
            last = cell;
        }
        return clear;
    }

private:
    const Grid& grid() const { return s.c.scenario.map.grid; }
    Rational heightAt(PlaceId cell)
    {
        BindOne it(s, names::it, cell);
        return number(s, mSight.height);
    }
    /// The height of the line at a fraction of its length.
    Value lineAt(Rational part) const { return Value::ofNumber(mBegins + (mEnds - mBegins) * part); }
    Rational partOf(PlaceId cell) const
    {
        const auto [n, all] = grid().along(mFrom.index(), mTo.index(), cell.index());
        return Rational(n) / Rational(all);
    }
    bool counts(PlaceId cell) const { return s.board.onMap(cell) && !s.c.outOfPlay[cell]; }
    /// Records a barrier; returns whether there is none.
    bool told(const Rule* rule, PlaceId cell, PlaceId other)
    {
        if (rule && mAll)
            mAll->push_back({cell, other, rule});
        return rule == nullptr;
    }
    /// The first rule that fails with the current roles.
    const Rule* failing(const std::vector<CRule>& rules, Rational part)
    {
        const Value line = lineAt(part);
        BindOne bindLine(s, names::line, line);
        for (const CRule& rule : rules)
            if (holds(s, rule.applies) && !holds(s, rule.need))
                return rule.src;
        return nullptr;
    }
    const Rule* endFails(PlaceId cell)
    {
        BindOne it(s, names::it, cell);
        return failing(mSight.ends, Rational(0));
    }
    const Rule* throughFails(PlaceId cell)
    {
        if (!counts(cell) || mSight.through.empty())
            return nullptr;
        BindOne it(s, names::it, cell);
        return failing(mSight.through, partOf(cell));
    }
    bool acrossOpen(PlaceId near, PlaceId far)
    {
        if (!counts(near) || !counts(far) || mSight.across.empty())
            return true;
        BindOne bindNear(s, names::near, near);
        BindOne bindFar(s, names::far, far);
        const Rule* rule = failing(mSight.across, (partOf(near) + partOf(far)) / Rational(2));
        return told(rule, near, far);
    }
    /// Judges the two cells that the line passes between; a cell off the map does not block.
    bool besideOpen(PlaceId one, PlaceId two)
    {
        if (mSight.beside == SightStop::Neither)
            return true;
        const Rule* first = throughFails(one);
        const Rule* second = throughFails(two);
        if (mSight.beside == SightStop::Both && !(first && second))
            return true;
        const bool past = told(first, one, {});
        return told(second, two, {}) && past;
    }

    Scope& s;
    const CSight& mSight;
    PlaceId mFrom, mTo;
    std::vector<Barrier>* mAll;
    BindOne mBindFrom, mBindTo;
    Rational mBegins{0}, mEnds{0};
};

} // namespace

bool sees(Scope& s, std::int32_t sight, Looker who, PlaceId to, std::vector<Barrier>* all)
{
    const PlaceId from = s.board.placeOf(who.kind, who.item);
    if (sight < 0 || !s.board.onMap(from) || !s.board.onMap(to))
        return false;
    s.spend();
    const Judging judging(s, Judging::What::Sight, sight);
    if (judging.circle())
        return false;
    const CSight& row = checkedAt(s.c.sights, sight);
    Trace* const kept = s.reckoning.trace; // evaluations on the way are not part of the reckoning
    s.reckoning.trace = nullptr;
    bool open = true;
    if (who.kind == Kind::Units && row.range.form != CAmount::Form::None) {
        BindOne unit(s, names::unit, UnitId(who.item));
        open = Rational(s.c.scenario.map.grid.distance(from.index(), to.index())) <= number(s, row.range);
        if (!open && all)
            all->push_back({to, {}, nullptr});
    }
    if (open || all)
        open = Look(s, row, from, to, all).open() && open;
    s.reckoning.trace = kept;
    return open;
}

std::string barrierText(const Compiled& c, const Barrier& barrier)
{
    std::string where = c.cellNames[barrier.cell];
    if (barrier.other.valid())
        where += "/" + c.cellNames[barrier.other];
    if (barrier.rule == nullptr)
        return where + ": out of range";
    return barrier.rule->label.empty() ? where : where + ": " + barrier.rule->label;
}

std::string unseenText(Scope& s, const CReq& failed)
{
    if (failed.left.form != CAmount::Form::Fact || checkedAt(factRows(), failed.left.id).arg != ArgKind::Sight)
        return {};
    Items lookers;
    Scope::Bind it{};
    if (failed.quant != CReq::Quant::Self)
        lookers = s.resolve(failed.path);
    else if (s.find(names::it, it) && it.item >= 0) {
        lookers.kind = it.kind;
        lookers.add(it.item);
    }
    const Items seen = s.resolve(failed.left.with);
    for (const std::int32_t who : lookers)
        for (const std::int32_t what : seen) {
            std::vector<Barrier> all;
            const PlaceId to = s.board.placeOf(seen.kind, what);
            if (!sees(s, failed.left.arg, {lookers.kind, who}, to, &all) && !all.empty())
                return barrierText(s.c, all.front());
        }
    return {};
}

} // namespace fw
