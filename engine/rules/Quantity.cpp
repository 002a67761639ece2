// Evaluates quantities by stages and reads tables; both write the reckoning on the way.
#include "engine/base/CheckedIndex.h"
#include "engine/rules/Evaluate.h"
#include "engine/rules/RoleAnswers.h"

#include <algorithm>

namespace fw {

namespace {

void report(Scope& s, EventData data, const std::string& row, const std::string& cite)
{
    s.spendLine(*s.reckoning.trace);
    s.reckoning.trace->emplace_back(std::move(data), row, cite).depth = s.reckoning.depth;
}

/// The intermediate result of one quantity.
struct Running {
    Scope& s;
    Rational v;
    Rational factor{1};
    bool factorSet = false;
    std::int32_t counted = 0;
    std::vector<const std::string*> groups;
};

bool groupTaken(Running& run, const std::string& group)
{
    if (group.empty())
        return false;
    for (const std::string* g : run.groups)
        if (*g == group)
            return true;
    run.groups.push_back(&group);
    return false;
}

/// The label of a row about one member of `each`, whose name replaces `{it}` or follows the label.
std::string labelOf(const CModifier& m, const std::string& member)
{
    std::string out = m.src->label;
    if (member.empty())
        return out;
    if (const std::size_t at = out.find("{it}"); at != std::string::npos)
        return out.replace(at, 4, member);
    return out + " (" + member + ")";
}

ModifierApplied::Op reportedOp(ModifierOp op)
{
    return fromWord<ModifierApplied::Op>(wordOf(op)).value_or(ModifierApplied::Op::Add);
}

void applyOne(Running& run, const CStage& stage, const CModifier& m, const std::string& member)
{
    Scope& s = run.s;
    const std::string label = s.reckoning.trace ? labelOf(m, member) : std::string();
    const Rational amount = m.op == ModifierOp::Count ? Rational(1) : number(s, m.amount);
    const Rational before = run.v;
    // A modifier that changes nothing, such as +0, is left out of the reckoning.
    if (m.op == ModifierOp::Add && amount == Rational(0))
        return;
    if (m.op == ModifierOp::Times && amount == Rational(1) && stage.combine == Combine::Product)
        return;
    if (groupTaken(run, m.src->group)) {
        if (s.reckoning.trace)
            report(s, ModifierSkipped{label, {}, true}, m.src->id, m.src->cite);
        return;
    }
    switch (m.op) {
    case ModifierOp::Add: run.v = run.v + amount; break;
    case ModifierOp::Set: run.v = amount; break;
    case ModifierOp::AtLeast:
        if (run.v >= amount)
            return;
        run.v = amount;
        break;
    case ModifierOp::AtMost:
        if (run.v <= amount)
            return;
        run.v = amount;
        break;
    case ModifierOp::Times:
        if (stage.combine == Combine::Product) {
            run.v = run.v * amount;
        } else if (!run.factorSet || (stage.combine == Combine::Best ? amount > run.factor : amount < run.factor)) {
            run.factor = amount;
            run.factorSet = true;
        }
        break;
    case ModifierOp::Count: ++run.counted; break;
    }
    if (s.reckoning.trace)
        report(s, ModifierApplied{label, reportedOp(m.op), amount, before, run.v}, m.src->id, m.src->cite);
}

std::string memberName(Scope& s, Kind kind, std::int32_t item)
{
    const std::size_t at = static_cast<std::size_t>(std::max(0, item));
    switch (kind) {
    case Kind::Units: return s.c.scenario.units[at].name;
    case Kind::Places: return s.c.cellNames.has(PlaceId(item)) ? s.c.cellNames[PlaceId(item)] : std::string();
    case Kind::Sides: return s.c.scenario.sides[at].name;
    case Kind::Formations: return s.c.formations[at].id;
    case Kind::Engagements: return engagementName(s.c, s.p, item);
    case Kind::Word: return s.c.words[at];
    default: return {};
    }
}

void applyModifier(Running& run, const CStage& stage, const CModifier& m)
{
    Scope& s = run.s;
    s.spend();
    if (m.each.given()) {
        const Items members = s.resolve(m.each);
        for (std::int32_t member : members) {
            s.spend();
            BindOne bind(s, m.as == noSym ? names::it : m.as, members.kind, member);
            if (holds(s, m.need))
                applyOne(run, stage, m, s.reckoning.trace ? memberName(s, members.kind, member) : std::string());
        }
        return;
    }
    const CReq* failed = nullptr;
    if (holds(s, m.need, &failed)) {
        applyOne(run, stage, m, {});
        return;
    }
    if (s.reckoning.trace)
        report(s, ModifierSkipped{m.src->label, failed ? failed->phrase : std::string()}, m.src->id, m.src->cite);
}

void finishStage(Running& run, const CStage& stage)
{
    Scope& s = run.s;
    const Rational before = run.v;
    const CountStep* counted = nullptr;
    if (run.factorSet)
        run.v = run.v * run.factor;
    if (stage.combine == Combine::Count && run.counted > 0) {
        for (const CountStep& step : stage.src->countSteps)
            if (step.rows <= run.counted)
                counted = &step;
        if (counted && counted->times)
            run.v = run.v * *counted->times;
        if (counted && counted->set)
            run.v = *counted->set;
    }
    if (stage.round)
        run.v = rounded(run.v, *stage.round);
    if (s.reckoning.trace && (run.v != before || run.factorSet)) {
        StageRounded rounded{stage.src->label.empty() ? stage.src->id : stage.src->label, {}, {}, {}, before, run.v};
        if (run.factorSet)
            rounded.factor = run.factor;
        if (counted) {
            rounded.times = counted->times;
            rounded.set = counted->set;
        }
        report(s, std::move(rounded), stage.src->id, stage.src->cite);
    }
    run.factor = 1;
    run.factorSet = false;
    run.counted = 0;
    run.groups.clear();
}

/// Id of the unit that a quantity is about; none when it reads no role `unit`, which another row may have bound.
std::vector<std::string> aboutUnits(Scope& s, const Quantity& quantity)
{
    Scope::Bind bind{};
    const auto& roles = quantity.roles;
    if (!roles.empty() && std::ranges::find(roles, "unit") == roles.end())
        return {};
    if (s.find(names::unit, bind) && bind.kind == Kind::Units && bind.item >= 0)
        return {checkedAt(s.c.scenario.units, bind.item).id};
    return {};
}

/// Name of the side that a quantity is about, if it reads a role `side`.
std::string aboutSide(Scope& s, const Quantity& quantity)
{
    Scope::Bind bind{};
    const auto& roles = quantity.roles;
    const bool asked = std::ranges::find(roles, "side") != roles.end();
    if (asked && s.find(names::side, bind) && bind.kind == Kind::Sides && bind.item >= 0) {
        const Army& side = checkedAt(s.c.scenario.sides, bind.item);
        return side.name.empty() ? side.id : side.name;
    }
    return {};
}

Rational computed(Scope& s, std::int32_t index);

/// The value of a quantity, from the board if it is cached there.
Rational recalled(Scope& s, std::int32_t index, const RolesKey& key)
{
    if (const RoleAnswer* const known = s.board.recalled(key)) {
        const std::span<const std::int32_t> words = s.board.itemsOf(*known);
        const auto part = [&](std::size_t at) {
            return (std::int64_t{words[at + 1]} << 32) | static_cast<std::uint32_t>(words[at]);
        };
        return known->answer != 0 ? Rational::of(part(0), part(2)) : Rational::invalid();
    }
    const Dependencies::Recording reading(s.board.follows);
    const Rational out = computed(s, index);
    const auto low = [](std::int64_t part) { return static_cast<std::int32_t>(part & 0xffffffff); };
    const auto high = [](std::int64_t part) { return static_cast<std::int32_t>(part >> 32); };
    const std::int32_t words[] = {low(out.num()), high(out.num()), low(out.den()), high(out.den())};
    s.board.keepAnswer(key, out.valid() ? 1 : 0, words, reading);
    return out;
}

} // namespace

Rational quantity(Scope& s, std::int32_t index)
{
    constexpr int deepest = 8; // deeper down, a quantity may exceed the depth limit
    const auto at = static_cast<std::size_t>(index);
    if (s.board.follows && at < s.c.quantityRoles.size() && s.c.quantityRoles[at].kept && !s.reckoning.trace
        && s.reckoning.depth <= deepest)
        if (const RolesKey key(s, RolesKey::Question::Quantity, index, s.c.quantityRoles[at].roles); key.fits())
            return recalled(s, index, key);
    return computed(s, index);
}

namespace {

Rational computed(Scope& s, std::int32_t index)
{
    const CQuantity& q = checkedAt(s.c.quantities, index);
    const Judging judging(s, Judging::What::Quantity, index);
    if (judging.circle() || s.reckoning.depth > 24)
        return Rational::invalid(); // circles are refused; this stops one that goes through a path
    s.spend();
    std::size_t head = 0;
    if (s.reckoning.trace) {
        head = s.reckoning.trace->size();
        report(s, QuantityComputed{q.src->label, aboutSide(s, *q.src)}, q.src->id, q.src->cite);
        s.reckoning.trace->back().units = aboutUnits(s, *q.src);
    }
    ++s.reckoning.depth;
    Running run{s, number(s, q.base), 1, false, 0, {}};
    if (s.reckoning.trace && !q.src->baseLabel.empty())
        report(s, BaseTaken{q.src->baseLabel, run.v}, q.src->id, {});
    for (const CStage& stage : q.stages) {
        for (const CModifier& m : stage.modifiers)
            applyModifier(run, stage, m);
        finishStage(run, stage);
    }
    --s.reckoning.depth;
    if (s.reckoning.trace)
        (*s.reckoning.trace)[head].as<QuantityComputed>()->total = run.v;
    return run.v;
}

int bandOf(const Axis& axis, const std::vector<Sym>& labels, const Val& v, const Scope& s)
{
    const int n = static_cast<int>(axis.bands.size());
    if (v.form == Val::Form::Number && axis.kind != AxisKind::Label) {
        int lower = -1;
        for (int i = 0; i < n; ++i) {
            const Band& band = checkedAt(axis.bands, i);
            const bool above = !band.min || v.number >= *band.min;
            if (above && (!band.max || v.number <= *band.max))
                lower = i; // the last that fits, since thresholds without upper limits overlap
            else if (above && lower < 0 && i + 1 < n && checkedAt(axis.bands, i + 1).min
                     && v.number < *checkedAt(axis.bands, i + 1).min)
                lower = i; // between two bands, the lower one
        }
        return lower;
    }
    const Sym wanted = v.form == Val::Form::Number                          ? s.c.find(v.number)
                       : v.form == Val::Form::Word                          ? v.word
                       : v.form == Val::Form::Words && v.words->size() == 1 ? v.words->front()
                                                                            : noSym;
    for (int i = 0; i < n; ++i)
        if (checkedAt(labels, i) == wanted && wanted != noSym)
            return i;
    return -1;
}

} // namespace

namespace {

/// The nearest number that a band of the axis contains; the range ends at the first and last band.
Rational clamped(const Axis& axis, Rational number)
{
    const auto bound = [](const std::optional<Rational>& one, const std::optional<Rational>& other) {
        return one ? one : other;
    };
    if (axis.kind == AxisKind::Label || axis.bands.empty())
        return number;
    const auto low = bound(axis.bands.front().min, axis.bands.front().max);
    const auto high = bound(axis.bands.back().max, axis.bands.back().min);
    if (low && number < *low)
        return *low;
    return high && number > *high ? *high : number;
}

/// The column after a shift; `out.cut` is the rest of the shift beyond the edge of the table.
int shiftedColumn(int band, int columns, ColumnShift shift, Looked& out)
{
    const std::int64_t wanted = std::clamp<std::int64_t>(shift.columns, -columns, columns) + band;
    const std::int64_t ends = std::clamp<std::int64_t>(wanted, 0, columns - 1);
    out.cut = wanted - ends;
    return shift.lapses && out.cut != 0 ? band : static_cast<int>(ends);
}

/// The name of a band; if the words of the axis are answers of a choice, the label of the answer.
std::string bandCalled(const Compiled& c, const Axis& axis, const std::vector<Sym>& labels, int band)
{
    if (axis.kind != AxisKind::Label)
        return checkedAt(axis.bands, band).label;
    const auto entryOf = [](const Asking& asked, Sym word) {
        return std::ranges::find_if(asked.menu, [&](const CEntry& e) { return e.id == word; });
    };
    for (const CBody& body : c.bodies)
        for (const Instr& instr : body.code)
            if (const Asking* asked = menuOf(instr))
                if (std::ranges::all_of(labels, [&](Sym word) { return entryOf(*asked, word) != asked->menu.end(); }))
                    if (const CEntry& entry = *entryOf(*asked, checkedAt(labels, band)); !entry.src->label.empty())
                        return entry.src->label;
    return checkedAt(axis.bands, band).label;
}

/// Reports a table reading, the shift before it, and the extra code of its row.
void reportCell(Scope& s, const CTable& t, const std::vector<int>& bands, const Looked& out, std::int64_t shifted)
{
    CellRead read;
    for (std::size_t a = 0; a < bands.size(); ++a)
        read.index = read.index * static_cast<std::int64_t>(t.src->axes[a].bands.size()) + bands[a];
    read.label = t.src->label;
    read.column = checkedAt(s.c.words, out.column);
    read.cell = out.cell->isNumber ? out.cell->number.text() : checkedAt(s.c.words, std::max(0, out.cell->word));
    for (std::size_t a = t.src->axes.size(); a-- > 0;) {
        const Axis& axis = t.src->axes[a];
        // An axis with only one band says nothing if there is another axis.
        if (axis.bands.size() > 1 || t.src->axes.size() == 1)
            read.where.push_back({axis.label, bandCalled(s.c, axis, t.labels[a], bands[a])});
    }
    if (shifted != 0)
        report(s, ColumnShifted{static_cast<int>(shifted), read.column}, t.src->id + ".shift", t.src->cite);
    const std::string carries = out.rowExtra != noSym ? checkedAt(s.c.words, out.rowExtra) : std::string();
    read.carries = carries;
    report(s, std::move(read), t.src->id, t.src->cite);
    if (!carries.empty())
        report(s, RowCodeRead{checkedAt(s.c.words, out.row), carries}, t.src->id, t.src->cite);
}

} // namespace

Looked lookup(Scope& s, std::int32_t table, std::span<const Val> at, ColumnShift shift)
{
    Looked out;
    const CTable& t = checkedAt(s.c.tables, table);
    std::size_t cell = 0;
    std::int64_t shifted = 0;
    std::vector<int> bands;
    for (std::size_t a = 0; a < t.src->axes.size(); ++a) {
        const Axis& axis = t.src->axes[a];
        int band = a < at.size() ? bandOf(axis, t.labels[a], at[a], s) : -1;
        if (a == 0 && a < at.size() && at[a].form == Val::Form::Number) {
            out.raw = at[a].number;
            out.clamped = clamped(axis, out.raw);
        }
        if (band < 0)
            return out;
        if (a + 1 == t.src->axes.size() && shift.columns != 0) {
            const int columns = static_cast<int>(axis.bands.size());
            const int ends = shiftedColumn(band, columns, shift, out);
            shifted = ends - band;
            band = ends;
        }
        const std::size_t b = static_cast<std::size_t>(band);
        cell = cell * axis.bands.size() + b;
        if (a == 0) {
            out.row = t.labels[a][b];
            out.rowExtra = b < t.rowExtra.size() ? t.rowExtra[b] : noSym;
        }
        if (a + 1 == t.src->axes.size()) {
            out.column = t.labels[a][b];
            out.columnExtra = b < t.columnExtra.size() ? t.columnExtra[b] : noSym;
        }
        if (s.reckoning.trace)
            bands.push_back(band);
    }
    if (cell >= t.cells.size())
        return out;
    out.cell = &t.cells[cell];
    if (s.reckoning.trace)
        reportCell(s, t, bands, out, shifted);
    return out;
}

} // namespace fw
