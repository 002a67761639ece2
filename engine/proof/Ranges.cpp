#include "engine/proof/Ranges.h"

#include "engine/base/Rows.h"
#include "engine/model/Procedures.h"
#include "engine/model/Walk.h"

#include <algorithm>

namespace fw {

namespace {

using End = Range::End;
using Form = Range::End::Form;

constexpr int deepest = 12; ///< quantities and locals within each other; deeper ones may come to anything

End at(const Rational& number)
{
    return number.valid() ? End{Form::At, number} : End{};
}

const End endless{Form::Endless, 0};

using Number = std::optional<Rational>;

Number larger(const Number& a, const Number& b)
{
    return !a ? b : !b ? a : *a < *b ? b : a;
}

Number smaller(const Number& a, const Number& b)
{
    return !a ? b : !b ? a : *a < *b ? a : b;
}

End plus(const End& a, const End& b)
{
    if (a.form == Form::Endless || b.form == Form::Endless)
        return endless;
    return a.form == Form::At && b.form == Form::At ? at(a.at + b.at) : End{};
}

/// A number that comes up in a sum: of one value that comes up, and of the other that is not beyond a limit.
Number known(const Number& a, const End& aLimit, const Number& b, const End& bLimit)
{
    if (a && b)
        return *a + *b;
    if (a && bLimit.form == Form::At)
        return *a + bLimit.at;
    return b && aLimit.form == Form::At ? Number(*b + aLimit.at) : Number();
}

Range plus(const Range& a, const Range& b)
{
    return {plus(a.low, b.low), plus(a.high, b.high), known(a.least, a.high, b.least, b.high),
            known(a.most, a.low, b.most, b.low)};
}

/// The outer of two ends; an unknown end is outside of every number.
End outer(const End& a, const End& b, bool low)
{
    if (a.form == Form::Endless || b.form == Form::Endless)
        return endless;
    if (a.form == Form::Unknown || b.form == Form::Unknown)
        return {};
    return low == (a.at < b.at) ? a : b;
}

Range both(const Range& a, const Range& b)
{
    return {outer(a.low, b.low, true), outer(a.high, b.high, false), smaller(a.least, b.least), larger(a.most, b.most)};
}

Range times(const Range& a, const Rational& factor)
{
    const auto scaled = [&](const End& end) { return end.form == Form::At ? at(end.at * factor) : end; };
    const auto number = [&](const Number& one) { return one ? Number(*one * factor) : one; };
    if (factor == Rational(0))
        return Range::of(0);
    return factor < Rational(0) ? Range{scaled(a.high), scaled(a.low), number(a.most), number(a.least)}
                                : Range{scaled(a.low), scaled(a.high), number(a.least), number(a.most)};
}

/// All products of two ranges; endless stays endless, since factors are seldom 0.
Range times(const Range& a, const Range& factor)
{
    if (factor.low.form != Form::At || factor.high.form != Form::At)
        return {a.low.form == Form::Endless ? endless : End{}, a.high.form == Form::Endless ? endless : End{}, {}, {}};
    return both(times(a, factor.low.at), times(a, factor.high.at));
}

/// A range without the numbers that come up.
Range limits(const Range& a)
{
    return {a.low, a.high, {}, {}};
}

Rational rounded(const Rational& number, Rounding how)
{
    return how == Rounding::Up ? number.ceil() : how == Rounding::Down ? number.floor() : number.nearest();
}

Range rounded(Range a, Rounding how)
{
    for (End* const end : {&a.low, &a.high})
        end->at = rounded(end->at, how);
    for (Number* const one : {&a.least, &a.most})
        if (*one)
            **one = rounded(**one, how);
    return a;
}

/// The numbers of some cells; unknown when there is none.
Range hull(const std::vector<std::string>& words)
{
    std::optional<Range> out;
    for (const std::string& word : words)
        if (const Rational number = Rational::parse(word); number.valid())
            out = out ? both(*out, Range::of(number)) : Range::of(number);
    return out.value_or(Range::unknown());
}

/// A value between one limit and another, of which no number is known to come up.
Range above(const Rational& low)
{
    return {at(low), {}, {}, {}};
}

/// Whether a modifier always applies, once.
bool always(const Modifier& row)
{
    return row.need.empty() && row.when.empty() && row.each.empty() && row.group.empty();
}

} // namespace

Range Range::between(const Rational& low, const Rational& high)
{
    return {fw::at(low), fw::at(high), low, high};
}

/// Collects what sets locals, changes quantities and reads tables.
class RangeGather
{
public:
    explicit RangeGather(Ranges& ranges) : r(ranges) {}

    template <class X>
    void operator()(const X& x)
    {
        if constexpr (std::is_same_v<X, Modifier>) {
            r.mModifiers[x.quantity].push_back(&x);
        } else if constexpr (std::is_same_v<X, Amount>) {
            if (!x.table.empty())
                r.mReadings[x.table].push_back({&x.at, false});
        } else if constexpr (std::is_same_v<X, Field>) {
            r.mOther.insert(x.name);
        } else if constexpr (std::is_same_v<X, Code>) {
            r.mOther.insert(x.numberInto);
        } else if constexpr (std::is_same_v<X, ComputeNode>) {
            compute(x);
        } else if constexpr (std::is_same_v<X, LetNode>) {
            if (x.value)
                r.mSet[x.as].push_back(&*x.value);
            else
                r.mOther.insert(x.as);
        } else if constexpr (std::is_same_v<X, Die>) {
            die(x);
        } else if constexpr (std::is_same_v<X, Node>) {
            node(x);
        }
        if constexpr (requires { x.roles.begin()->second; })
            for (const auto& [role, path] : x.roles)
                if (path != role)
                    r.mOther.insert(role);
    }

private:
    void compute(const ComputeNode& x)
    {
        const std::string& local = x.as.empty() ? x.quantity : x.as;
        if (!x.quantity.empty())
            r.mComputed[local].push_back(x.quantity);
        else if (x.value)
            r.mSet[local].push_back(&*x.value);
        else
            r.mOther.insert(local);
    }
    void die(const Die& x)
    {
        const auto faces = printedFaces(x);
        if (!faces) {
            r.mOther.insert(x.name);
            return;
        }
        const Range range = Range::between(faces->first * x.count, faces->second * x.count);
        const auto [known, fresh] = r.mDice.try_emplace(x.name, range);
        if (!fresh)
            known->second = both(known->second, range);
    }
    void node(const Node& x)
    {
        if (const auto* lookup = x.template as<LookupNode>()) {
            r.mReadings[lookup->table].push_back({&lookup->at, lookup->shift.has_value()});
            r.mLooked[lookup->as.empty() ? "result" : lookup->as].push_back(lookup->table);
        } else if (const auto* check = x.template as<CheckNode>()) {
            r.mOther.insert(check->as.empty() ? x.id : check->as);
        } else if (const auto* manual = x.template as<ManualNode>()) {
            r.mOther.insert(manual->as);
        } else if (const auto* draw = x.template as<DrawNode>()) {
            r.mOther.insert(draw->as);
        }
    }
    Ranges& r;
};

Ranges::Ranges(const Ruleset& ruleset, const Scenario* scenario) : mRules(ruleset)
{
    for (const Unit& unit : scenario == nullptr ? std::vector<Unit>() : scenario->units)
        for (const auto& [rating, columns] : unit.ratings)
            for (const auto& [column, value] : columns) {
                const auto [known, fresh] = mPrinted.try_emplace(rating, Range::of(value));
                if (!fresh)
                    known->second = both(known->second, Range::of(value));
            }
    RangeGather gather(*this);
    Walker<RangeGather>(gather).see(ruleset);
}

const std::vector<Ranges::Reading>& Ranges::readings(const std::string& table) const
{
    static const std::vector<Reading> none;
    const auto found = mReadings.find(table);
    return found == mReadings.end() ? none : found->second;
}

Range Ranges::ofFact(const std::string& fact, const std::string& arg) const
{
    if (fact == "rating") {
        const Rating* const rating = byId(mRules.ratings, arg);
        Range out = rating == nullptr ? Range::unknown() : above(rating->lowest);
        if (const auto printed = mPrinted.find(arg); printed != mPrinted.end()) {
            out.least = printed->second.least;
            out.most = printed->second.most;
        }
        return out;
    }
    if (fact == "facing" && mRules.facings > 0)
        return limits(Range::between(0, mRules.facings - 1));
    if (fact != "mark")
        return fact == "turn" ? above(1) : fact == "level" ? Range::unknown() : above(0);
    const Mark* const mark = byId(mRules.marks, arg);
    if (mark == nullptr || mark->form == MarkForm::Sealed || mark->form == MarkForm::Ladder)
        return Range::unknown(); // steps of ladders are words
    if (mark->form == MarkForm::Flag)
        return limits(Range::between(0, 1));
    Range out;
    if (mark->floor) {
        out.low = at(*mark->floor);
        out.least = mark->floor;
    }
    if (mark->ceiling) {
        out.high = at(*mark->ceiling);
        out.most = mark->ceiling;
    }
    return out;
}

Range Ranges::ofCells(const Amount& amount) const
{
    std::vector<std::string> words;
    for (const Table& table : mRules.tables) {
        if (table.id != amount.table)
            continue;
        const std::size_t columns = table.axes.size() < 2 ? 1
                                                          : std::max<std::size_t>(1, table.axes.back().bands.size());
        const std::string row = amount.at.empty() ? std::string() : amount.at.front().symbol;
        const std::string column = amount.at.size() < 2 ? std::string() : amount.at.back().symbol;
        for (const TableRow& line : table.rows)
            for (std::size_t i = 0; i < line.cells.size(); ++i) {
                const bool here = table.axes.size() < 2 || column.empty()
                                  || (i % columns < table.axes.back().bands.size()
                                      && table.axes.back().bands[i % columns].label == column);
                if (!here || (!row.empty() && line.row != row))
                    continue;
                const std::string& cell = line.cells[i];
                const std::size_t cut = cell.find('/');
                if (!amount.part)
                    words.push_back(cell);
                else if (cut != std::string::npos)
                    words.push_back(*amount.part == CellPart::Second ? cell.substr(cut + 1) : cell.substr(0, cut));
            }
    }
    return hull(words);
}

Range Ranges::ofLocal(const std::string& local, int depth) const
{
    std::optional<Range> out;
    const auto add = [&](const Range& range) { out = out ? both(*out, range) : range; };
    if (mOther.count(local))
        add(Range::unknown());
    if (const auto die = mDice.find(local); die != mDice.end())
        add(die->second);
    if (const auto set = mSet.find(local); set != mSet.end())
        for (const Amount* const amount : set->second) {
            const Range range = of(*amount, depth + 1);
            add(amount->number ? limits(range) : range); // a number is often the value before a roll
        }
    if (const auto computed = mComputed.find(local); computed != mComputed.end())
        for (const std::string& quantity : computed->second)
            add(ofQuantity(quantity, depth + 1));
    if (const auto looked = mLooked.find(local); looked != mLooked.end())
        for (const std::string& table : looked->second) {
            Amount cells;
            cells.table = table;
            add(ofCells(cells));
        }
    return out.value_or(Range::unknown());
}

/// Applies one row to the range so far; rows of one group are put together in `groups`.
void Ranges::apply(Range& out, const Modifier& row, const Stage& stage, std::map<std::string, Range>& groups,
                   bool paired, int depth) const
{
    const Range amount = of(row.amount, depth + 1);
    const bool sure = always(row);
    switch (row.op.value_or(ModifierOp::Add)) {
    case ModifierOp::Add:
        if (paired) { // the same quantity is added and subtracted for two parties, which may be alike
            out = plus(out, Range{amount.low, amount.high, Rational(0), Rational(0)});
        } else if (sure) {
            out = plus(out, amount);
        } else if (!row.group.empty()) {
            const auto [known, fresh] = groups.try_emplace(row.group, both(amount, Range::of(0)));
            if (!fresh)
                known->second = both(known->second, amount);
        } else {
            Range may = both(amount, Range::of(0));
            if (!row.each.empty()) { // as often as there are members
                may.low = may.low == at(0) ? may.low : End{};
                may.high = may.high == at(0) ? may.high : End{};
            }
            out = plus(out, may);
        }
        return;
    case ModifierOp::Set: out = sure ? amount : both(out, amount); return;
    case ModifierOp::AtLeast:
        out.high = outer(out.high, amount.high, false);
        if (!sure)
            return;
        if (amount.low.form == Form::At && (out.low.form != Form::At || out.low.at < amount.low.at))
            out.low = amount.low;
        out.least = amount.least ? larger(out.least, amount.least) : Number();
        return;
    case ModifierOp::AtMost:
        out.low = outer(out.low, amount.low, true);
        if (!sure)
            return;
        if (amount.high.form == Form::At && (out.high.form != Form::At || amount.high.at < out.high.at))
            out.high = amount.high;
        out.most = amount.most ? smaller(out.most, amount.most) : Number();
        return;
    case ModifierOp::Times: out = sure ? times(out, amount) : both(out, limits(times(out, amount))); return;
    case ModifierOp::Count:
        for (const CountStep& step : stage.countSteps)
            out = both(out, limits(step.set ? Range::of(*step.set) : times(out, step.times.value_or(1))));
        return;
    }
}

Range Ranges::ofQuantity(const std::string& id, int depth) const
{
    const Quantity* const quantity = byId(mRules.quantities, id);
    if (quantity == nullptr || depth > deepest)
        return Range::unknown();
    Range out = of(quantity->base, depth + 1);
    static const std::vector<const Modifier*> none;
    const auto found = mModifiers.find(id);
    const std::vector<const Modifier*>& rows = found == mModifiers.end() ? none : found->second;
    const auto isPaired = [&](const Modifier& row) {
        const auto factor = [](const Modifier& one) { return one.amount.times.value_or(1); };
        return always(row) && !row.amount.quantity.empty() && std::ranges::any_of(rows, [&](const Modifier* other) {
                   return always(*other) && other->amount.quantity == row.amount.quantity
                          && factor(*other) == -factor(row);
               });
    };
    for (const Stage& stage : quantity->stages) {
        std::map<std::string, Range> groups;
        for (const Modifier* const row : rows)
            if (row->stage == stage.id)
                apply(out, *row, stage, groups, isPaired(*row), depth);
        for (const auto& [group, range] : groups)
            out = plus(out, range);
        if (stage.round)
            out = rounded(out, *stage.round);
    }
    return out;
}

Range Ranges::of(const Amount& amount, int depth) const
{
    if (depth > deepest)
        return Range::unknown();
    Range out;
    if (amount.number)
        out = Range::of(*amount.number);
    else if (!amount.fact.empty())
        out = ofFact(amount.fact, amount.arg);
    else if (!amount.count.empty() || !amount.faces.empty())
        out = above(0);
    else if (!amount.table.empty())
        out = ofCells(amount);
    else if (!amount.quantity.empty())
        out = ofQuantity(amount.quantity, depth + 1);
    else if (!amount.local.empty())
        out = ofLocal(amount.local, depth + 1);
    else if (!amount.ratio.empty() || !amount.quotient.empty())
        out = {endless, endless, {}, {}};
    else if (!amount.total.empty() || !amount.product.empty())
        out = ofParts(amount, depth + 1);
    else if (!amount.sum.empty()) {
        const Range one = ofQuantity(amount.sum, depth + 1);
        const bool positive = one.low.form == Form::At && !(one.low.at < Rational(0));
        out = {positive ? at(0) : End{}, endless, {}, {}};
    } else if (!amount.least.empty() || !amount.most.empty())
        out = ofQuantity(amount.least.empty() ? amount.most : amount.least, depth + 1);
    if (amount.times)
        out = times(out, *amount.times);
    if (amount.plus)
        out = plus(out, Range::of(*amount.plus));
    if (amount.round)
        out = rounded(out, *amount.round);
    return out;
}

Range Ranges::ofParts(const Amount& amount, int depth) const
{
    const std::vector<Amount>& parts = amount.total.empty() ? amount.product : amount.total;
    Range out = of(parts.front(), depth);
    for (std::size_t i = 1; i < parts.size(); ++i)
        out = amount.total.empty() ? times(out, of(parts[i], depth)) : plus(out, of(parts[i], depth));
    // The parts need not come up together.
    return parts.size() > 1 ? limits(out) : out;
}

} // namespace fw
