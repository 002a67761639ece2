#include "engine/rules/Evaluate.h"

#include "engine/base/CheckedIndex.h"
#include "engine/rules/Calculate.h"
#include "engine/rules/Facts.h"
#include "engine/rules/RoleAnswers.h"

#include <algorithm>

namespace fw {

Judging::Judging(Scope& scope, What what, std::int32_t index) : mScope(scope)
{
    const std::int32_t row = key(what, index);
    const auto& open = scope.judging;
    mCircle = std::ranges::find(open, row) != open.end();
    mScope.judging.push_back(row);
}

Rational rounded(Rational number, Rounding way)
{
    return way == Rounding::Up ? number.ceil() : way == Rounding::Down ? number.floor() : number.nearest();
}

bool satisfies(Scope& s, std::int32_t def)
{
    const auto d = static_cast<std::size_t>(def);
    const auto judge = [&]() {
        const Judging judging(s, Judging::What::Def, def);
        return !judging.circle() && holds(s, s.c.defs[d]);
    };
    Scope::Bind it;
    if (d >= s.c.ownDefs.size() || s.reckoning.trace || s.reckoning.depth > 8)
        return judge();
    if (s.c.groundDefs[d] && s.find(names::it, it) && it.kind == Kind::Places && !it.value
        && s.c.onMap(PlaceId(it.item))) {
        std::atomic<std::int8_t>& known = s.c.groundDefs[d][static_cast<std::size_t>(it.item)];
        if (known.load(std::memory_order_relaxed) == 0)
            known.store(judge() ? 2 : 1, std::memory_order_relaxed);
        return known.load(std::memory_order_relaxed) == 2;
    }
    if (!s.c.ownDefs[d] || !s.find(names::it, it) || it.kind != Kind::Units || it.item < 0 || it.value) {
        if (!s.board.follows || !s.c.defRoles[d].kept)
            return judge();
        const RolesKey key(s, RolesKey::Question::Def, def, s.c.defRoles[d].roles);
        if (!key.fits())
            return judge();
        if (const RoleAnswer* const known = s.board.recalled(key))
            return known->answer != 0;
        const Dependencies::Recording reading(s.board.follows);
        const bool yes = judge();
        s.board.keepAnswer(key, yes, {}, reading);
        return yes;
    }
    const UnitId unit(it.item);
    if (const std::int8_t known = s.board.remembered(def, unit, s.budget); known >= 0)
        return known != 0;
    const Dependencies::Recording reading(s.board.follows);
    const bool yes = judge();
    s.board.remember(def, unit, yes, reading);
    return yes;
}

Rational rating(Scope& s, UnitId unit, std::int32_t index)
{
    if (index < 0)
        return 0;
    const CRating& r = checkedAt(s.c.ratings, index);
    const std::size_t n = r.columns.size();
    for (std::size_t i = 0; i < n; ++i) {
        const std::size_t at = static_cast<std::size_t>(unit.index()) * n + i;
        if (!r.has[at])
            continue;
        if (r.columns[i].need.empty())
            return r.values[at];
        const Judging judging(s, Judging::What::Rating, index);
        if (judging.circle())
            return 0;
        BindOne bind(s, names::it, unit);
        if (holds(s, r.columns[i].need))
            return r.values[at];
    }
    return 0;
}

namespace {

Val cellValue(const Looked& found, std::optional<CellPart> part, Scope& s)
{
    if (!found.cell)
        return Val::ofWord(names::none, false);
    if (!part)
        return found.cell->isNumber ? Val::of(found.cell->number) : Val::ofWord(found.cell->word);
    switch (*part) {
    case CellPart::First: return wordOrNumber(s.c, found.cell->first);
    case CellPart::Second: return wordOrNumber(s.c, found.cell->second);
    case CellPart::RowExtra: return Val::ofWord(found.rowExtra);
    case CellPart::Column: break;
    }
    return Val::ofWord(found.column);
}

/// The value that a call passes on: for a bare role its whole value, for a bare word the word itself.
Value handedOver(Scope& s, const CPath& path)
{
    const bool bare = path.parts.size() == 1 && path.parts[0].steps.empty() && path.parts[0].root == Root::Role;
    const Sym name = bare ? path.parts[0].arg : noSym;
    Scope::Bind bind{};
    if (bare && !s.find(name, bind)) {
        const Rational n = s.c.numberOf(name);
        return n.valid() ? Value::ofNumber(n) : Value::ofWord(name);
    }
    if (bare && bind.value && (bind.kind == Kind::Number || bind.kind == Kind::Path))
        return *bind.value;
    if (bare && !bind.value && bind.kind == Kind::Number)
        return Value::ofNumber(bind.item);
    const Items items = s.resolve(path);
    return Value::of(items.kind, items.toVector());
}

/// Binds the roles of a call for the length of an evaluation.
class BindRoles
{
public:
    BindRoles(Scope& s, const std::vector<std::pair<Sym, CPath>>& roles) : mScope(s), mCount(roles.size())
    {
        constexpr std::size_t few = 6; // enough for nearly every call
        RoleBind here[few];
        std::vector<RoleBind> more;
        if (mCount > few)
            more.resize(mCount);
        RoleBind* const binds = mCount > few ? more.data() : here;
        for (std::size_t i = 0; i < mCount; ++i)
            binds[i] = handed(roles[i].first, roles[i].second);
        // All are found before the first is bound.
        for (std::size_t i = 0; i < mCount; ++i)
            s.roles.binds.push_back(binds[i]);
    }
    ~BindRoles() { mScope.roles.binds.resize(mScope.roles.binds.size() - mCount); }
    BindRoles(const BindRoles&) = delete;
    BindRoles& operator=(const BindRoles&) = delete;

private:
    RoleBind handed(Sym name, const CPath& path)
    {
        Scope::Bind bind{};
        const bool bare = path.parts.size() == 1 && path.parts[0].steps.empty() && path.parts[0].root == Root::Role;
        if (bare && mScope.find(path.parts[0].arg, bind) && !bind.value && bind.item >= 0
            && (bind.kind == Kind::Units || bind.kind == Kind::Places)) // one thing needs no value of its own
            return {name, bind.kind, bind.item, nullptr};
        mValues.reserve(mCount); // binds point to the values
        const Value& value = mValues.emplace_back(handedOver(mScope, path));
        return {name, value.kind, value.items.empty() ? -1 : value.items[0], &value};
    }

    Scope& mScope;
    std::vector<Value> mValues;
    std::size_t mCount = 0;
};

Val localValue(Scope& s, Sym name)
{
    Scope::Bind bind{};
    if (!s.find(name, bind))
        return Val::of(0);
    if (bind.value) {
        if (bind.value->kind == Kind::Number)
            return Val::of(bind.value->number);
        if (bind.value->kind == Kind::Word)
            return bind.value->items.size() > 1 ? Val::ofWords(bind.value->items)
                                                : Val::ofWord(bind.item < 0 ? noSym : bind.item);
        if (bind.value->kind == Kind::None) // a number field without a value
            return Val::unknown();
        return Val::of(static_cast<std::int64_t>(bind.value->items.size()));
    }
    if (bind.kind == Kind::Word)
        return Val::ofWord(bind.item);
    if (bind.kind == Kind::Number)
        return Val::of(bind.item);
    return Val::of(bind.item >= 0 ? 1 : 0);
}

/// A fact of the first member of a path.
Val factOfMembers(Scope& s, const CAmount& amount, const FactRow& row)
{
    const Items of = s.resolve(amount.of);
    if (of.empty() && row.subjects != "g")
        return Val::of(0);
    return row.test(s, {of.kind, of.empty() ? 0 : of[0], amount.arg, amount.with.given() ? &amount.with : nullptr});
}

Val factValue(Scope& s, const CAmount& amount)
{
    const FactRow& row = checkedAt(factRows(), amount.id);
    Asked asked;
    asked.arg = amount.arg;
    asked.with = amount.with.given() ? &amount.with : nullptr;
    if (amount.of.given())
        return s.single(amount.of, asked.kind, asked.item) ? row.test(s, asked) : factOfMembers(s, amount, row);
    Scope::Bind bind{};
    if (s.find(names::it, bind)) {
        asked.kind = bind.kind == Kind::Path ? Kind::Places : bind.kind;
        asked.item = bind.item;
        // A role without a member: only facts about the game have an answer.
        if (bind.item < 0) {
            if (row.subjects != "g")
                return Val::of(0);
            asked = {Kind::Game, 0, asked.arg, asked.with};
        }
    } else if (row.subjects.find('g') != std::string_view::npos) {
        asked.kind = Kind::Game;
        asked.item = 0;
    } else {
        return Val::of(0);
    }
    return row.test(s, asked);
}

bool equal(const Scope& s, const Val& a, const Val& b)
{
    using Form = Val::Form;
    if (a.form == Form::Word && b.form == Form::Word)
        return a.word == b.word;
    if (a.form == Form::Unknown || b.form == Form::Unknown)
        return false;
    if (a.form == Form::Number && b.form == Form::Number)
        return a.number == b.number;
    const auto has = [](const Val& many, Sym w) {
        for (Sym x : *many.words)
            if (x == w)
                return true;
        return false;
    };
    if (a.form == Form::Words && b.form == Form::Word)
        return has(a, b.word);
    if (a.form == Form::Word && b.form == Form::Words)
        return has(b, a.word);
    if (a.form == Form::Words && b.form == Form::Words) {
        for (Sym w : *a.words)
            if (has(b, w))
                return true;
        return false;
    }
    // A numbered band or step may be written as a word: "4" equals 4.
    const Val& w = a.form == Form::Word ? a : b;
    const Val& n = a.form == Form::Word ? b : a;
    return w.form == Form::Word && n.form == Form::Number && w.word > 0 && s.c.find(n.number) == w.word;
}

bool compares(Scope& s, const CReq& req)
{
    s.spend(2); // it costs more than finding a member
    if (req.def >= 0)
        return satisfies(s, req.def);
    return req.left.form == CAmount::Form::None || compares(s, req, value(s, req.left));
}

} // namespace

bool compares(Scope& s, const CReq& req, Val left)
{
    if (left.form == Val::Form::Unknown)
        return false;
    // A band or step that is written as a number is compared as a number.
    if (left.form == Val::Form::Word && left.word > 0 && (req.hasMin || req.hasMax))
        if (const Val n = wordOrNumber(s.c, left.word); n.form == Val::Form::Number)
            left.number = n.number;
    if (!req.hasIs && !req.hasIsnt && !req.hasMin && !req.hasMax)
        return left.truth;
    if (req.hasIs) {
        bool any = false;
        for (const CAmount& v : req.is)
            any = any || equal(s, left, value(s, v));
        if (!any)
            return false;
    }
    if (req.hasIsnt)
        for (const CAmount& v : req.isnt)
            if (equal(s, left, value(s, v)))
                return false;
    if (req.hasMin && !(left.number >= number(s, req.min)))
        return false;
    if (req.hasMax && !(left.number <= number(s, req.max)))
        return false;
    return true;
}

static Val scaled(const CAmount& amount, const Val& v)
{
    if (!amount.scaled || v.form != Val::Form::Number)
        return v;
    const Rational out = v.number * amount.times + amount.plus;
    return Val::of(amount.round ? rounded(out, *amount.round) : out);
}

/// The value of a cell of a table.
static Val tableValue(Scope& s, const CAmount& amount)
{
    constexpr std::size_t few = 4; // enough for nearly every table
    Val here[few];
    std::vector<Val> more;
    const std::size_t n = amount.at.size();
    if (n > few)
        more.resize(n);
    Val* const at = n > few ? more.data() : here;
    for (std::size_t a = 0; a < n; ++a)
        at[a] = value(s, amount.at[a]);
    Trace* const kept = s.reckoning.trace;
    s.reckoning.trace = nullptr;
    const Looked found = lookup(s, amount.id, {at, n});
    s.reckoning.trace = kept;
    return cellValue(found, amount.part, s);
}

/// The value of a quantity with the roles that the amount gives it.
static Val quantityValue(Scope& s, const CAmount& amount)
{
    const BindRoles bind(s, amount.roles);
    return Val::of(quantity(s, amount.id));
}

/// The value before `times`, `plus` and `round`. The rarer forms are functions of their own, which keeps the stack of
/// this one small.
static Val plainValue(Scope& s, const CAmount& amount)
{
    using Form = CAmount::Form;
    switch (amount.form) {
    case Form::None: return Val::of(0);
    case Form::Number: return Val::of(amount.number);
    case Form::Word: return Val::ofWord(amount.id);
    case Form::Fact: return factValue(s, amount);
    case Form::Count: return Val::of(amount.where.empty() ? s.resolve(amount.of).size() : countWhere(s, amount));
    case Form::Faces: return Val::of(facesWhere(s, amount));
    case Form::Local: return localValue(s, amount.id);
    case Form::Table: return tableValue(s, amount);
    case Form::Ratio: {
        const Rational a = number(s, amount.at[0]);
        const Rational b = number(s, amount.at[1]);
        // Odds against 0 are beyond every printed column.
        if (b == Rational(0))
            return Val::of(a > Rational(0) ? 1000000 : 0);
        return scaled(amount, Val::of(a / b));
    }
    case Form::Total:
    case Form::Product:
    case Form::Quotient: return Val::of(calculated(s, amount));
    case Form::Quantity: return quantityValue(s, amount);
    default: return aggregated(s, amount);
    }
}

Val value(Scope& s, const CAmount& amount)
{
    // A ratio is already scaled, so that odds against 0 stay beyond every column.
    if (!amount.scaled || amount.form == CAmount::Form::None || amount.form == CAmount::Form::Ratio)
        return plainValue(s, amount);
    return scaled(amount, plainValue(s, amount));
}

Rational number(Scope& s, const CAmount& amount, Rational fallback)
{
    if (amount.form == CAmount::Form::None)
        return fallback;
    if (amount.form == CAmount::Form::Number && !amount.scaled)
        return amount.number;
    Val v = value(s, amount);
    if (v.form == Val::Form::Word)
        v = wordOrNumber(s.c, v.word);
    return v.form == Val::Form::Number ? v.number : Rational::invalid();
}

/// The role to which each member is bound.
static Sym memberRole(const CReq& req)
{
    return req.keepsIt ? names::asked : names::it;
}

/// The same if members have a second name or the condition passes roles on.
static bool holdsNamed(Scope& s, const CReq& req)
{
    using Quant = CReq::Quant;
    const Items members = s.resolve(req.path);
    // The roles are resolved before the member becomes `it`.
    const BindRoles handed(s, req.roles);
    std::int32_t count = 0;
    for (std::int32_t m : members) {
        BindOne named(s, req.as, members.kind, m);
        BindOne bind(s, names::it, members.kind, m);
        count += compares(s, req) ? 1 : 0;
        if (req.quant == Quant::Any && count > 0)
            return true;
    }
    switch (req.quant) {
    case Quant::Any: return false;
    case Quant::None: return count == 0;
    case Quant::Count: return count >= req.least && count <= req.most;
    default: return count == members.size() && (req.quant == Quant::Every || count > 0);
    }
}

/// The same for members that are not just one role.
static bool holdsOfMembers(Scope& s, const CReq& req)
{
    using Quant = CReq::Quant;
    const Items members = s.resolve(req.path);
    if (req.quant == Quant::All && members.empty())
        return false;
    std::int32_t count = 0;
    if (!members.empty()) {
        BindOne bind(s, memberRole(req), members.kind, members[0]);
        for (std::int32_t m : members) {
            bind.set(m);
            const bool yes = compares(s, req);
            switch (req.quant) {
            case Quant::All:
            case Quant::Every:
                if (!yes)
                    return false;
                break;
            case Quant::Any:
                if (yes)
                    return true;
                break;
            case Quant::None:
                if (yes)
                    return false;
                break;
            default: count += yes ? 1 : 0;
            }
        }
    }
    switch (req.quant) {
    case Quant::Any: return false;
    case Quant::Count: return count >= req.least && count <= req.most;
    default: return true;
    }
}

/// The same for a condition on `it` that passes roles on.
static bool holdsWithRoles(Scope& s, const CReq& req)
{
    const BindRoles handed(s, req.roles);
    return compares(s, req);
}

bool holds(Scope& s, const CReq& req)
{
    if (!req.either.empty()) {
        for (const CReqs& list : req.either)
            if (holds(s, list))
                return true;
        return false;
    }
    using Quant = CReq::Quant;
    if (req.quant == Quant::Self)
        return req.roles.empty() ? compares(s, req) : holdsWithRoles(s, req);
    if (req.as != noSym || !req.roles.empty())
        return holdsNamed(s, req);
    // Fast path: most conditions have one counter or place as their subject.
    Kind kind = Kind::None;
    std::int32_t item = -1;
    if (s.single(req.path, kind, item)) {
        BindOne bind(s, memberRole(req), kind, item);
        const bool yes = compares(s, req);
        if (req.quant == Quant::Count)
            return (yes ? 1 : 0) >= req.least && (yes ? 1 : 0) <= req.most;
        return yes == (req.quant != Quant::None);
    }
    return holdsOfMembers(s, req);
}

bool holds(Scope& s, const CReqs& reqs, const CReq** failed)
{
    for (const CReq& req : reqs) {
        if (!holds(s, req)) {
            if (failed)
                *failed = &req;
            return false;
        }
    }
    return true;
}

} // namespace fw
