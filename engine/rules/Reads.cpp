#include "engine/rules/Reads.h"

#include "engine/base/CheckedIndex.h"
#include "engine/rules/Evaluate.h"
#include "engine/rules/Facts.h"

#include <algorithm>

namespace fw {

namespace {

/// Limit for the rows visited from one row; more counts as a circle.
constexpr int mostEntered = 50000;

} // namespace

void Reads::add(const Reads& other)
{
    what |= other.what;
    gameMarks.insert(other.gameMarks.begin(), other.gameMarks.end());
    asked.insert(other.asked.begin(), other.asked.end());
    roles.insert(other.roles.begin(), other.roles.end());
}

void Reader::begin()
{
    mReads = {};
    mEntered = 0;
}

void addKind(std::vector<std::int32_t>& key, std::uint32_t what, const Compiled& c, UnitId unit)
{
    const CUnit& u = c.units[unit];
    if (what & Reads::Itself)
        key.push_back(unit.index());
    if (what & Reads::Sided)
        key.push_back(u.side);
    if (what & Reads::Typed)
        key.push_back(u.type);
    if (what & Reads::Formed)
        key.push_back(u.formation);
}

Reads Reader::of(const CReqs& list)
{
    begin();
    reqs(list);
    return std::move(mReads);
}

Reads Reader::of(const CReq& one)
{
    begin();
    req(one);
    return std::move(mReads);
}

Reads Reader::ofDef(std::int32_t index, bool cell)
{
    begin();
    mBound.push_back({names::it, cell ? Members{Kind::Places, true, true, false, false}
                                      : Members{Kind::Units, false, false, false, true}});
    def(index);
    mBound.pop_back();
    return std::move(mReads);
}

Reads Reader::ofAnyDef(std::int32_t index)
{
    begin();
    def(index);
    return std::move(mReads);
}

Reads Reader::of(const CPath& members)
{
    begin();
    path(members);
    return std::move(mReads);
}

Reads Reader::of(const CAmount& a)
{
    begin();
    amount(a);
    return std::move(mReads);
}

Reads Reader::ofQuantity(std::int32_t index)
{
    begin();
    quantity(index);
    return std::move(mReads);
}

/// Records that a changing property of the members is read.
void Reader::changing(const Members& of)
{
    see(of.local || (of.moving && of.cell) ? Reads::Local : of.moving ? Reads::Far : Reads::State);
}

/// Records that a constant property of the members is read.
void Reader::ground(const Members& of)
{
    if (of.kind != Kind::Places && of.kind != Kind::Word && of.kind != Kind::Sides)
        changing(of); // the place of a unit changes
    if (of.moving && !of.local)
        see(Reads::Ground);
}

void Reader::attribute(const Members& of, std::uint32_t what)
{
    if (of.role)
        see(what);
    else if (of.moving && !of.local)
        see(Reads::Ground);
}

bool Reader::enter(std::int32_t kind, std::int32_t index)
{
    // Answers in a circle are never cached, so its other reads do not matter.
    if (mReads.what & Reads::Circle)
        return false;
    const std::int32_t key = Judging::key(static_cast<Judging::What>(kind), index);
    mReads.asked.insert(key);
    if (index < 0 || mOpen.size() > 20 || ++mEntered > mostEntered || std::ranges::find(mOpen, key) != mOpen.end()) {
        see(Reads::Circle);
        return false;
    }
    mOpen.push_back(key);
    return true;
}

void Reader::def(std::int32_t index)
{
    if (!enter(static_cast<std::int32_t>(Judging::What::Def), index))
        return;
    reqs(checkedAt(c.defs, index));
    leave();
}

void Reader::columns(std::int32_t rating, const Members& unit)
{
    attribute(unit, Reads::Itself);
    if (rating < 0 || !enter(static_cast<std::int32_t>(Judging::What::Rating), rating))
        return;
    mBound.push_back({names::it, unit});
    for (const CColumn& column : checkedAt(c.ratings, rating).columns)
        reqs(column.need);
    mBound.pop_back();
    leave();
}

void Reader::quantity(std::int32_t index)
{
    if (!enter(static_cast<std::int32_t>(Judging::What::Quantity), index))
        return;
    const CQuantity& q = checkedAt(c.quantities, index);
    amount(q.base);
    for (const CStage& stage : q.stages) {
        for (const CModifier& m : stage.modifiers) {
            const bool each = m.each.given();
            if (each)
                mBound.push_back({m.as == noSym ? names::it : m.as, path(m.each)});
            reqs(m.need);
            amount(m.amount);
            if (each)
                mBound.pop_back();
        }
    }
    leave();
}

void Reader::reqs(const CReqs& list)
{
    for (const CReq& one : list)
        req(one);
}

void Reader::req(const CReq& one)
{
    for (const CReqs& list : one.either)
        reqs(list);
    const bool bound = one.quant != CReq::Quant::Self;
    const std::size_t before = mBound.size();
    const Members members = bound ? path(one.path) : Members{};
    std::vector<std::pair<Sym, Members>> handed;
    for (const auto& [name, of] : one.roles)
        handed.emplace_back(name, path(of));
    mBound.insert(mBound.end(), handed.begin(), handed.end());
    if (bound) {
        mBound.push_back({one.keepsIt ? names::asked : names::it, members});
        if (one.as != noSym)
            mBound.push_back({one.as, members});
    }
    if (one.def >= 0)
        def(one.def);
    amount(one.left);
    amount(one.min);
    amount(one.max);
    for (const CAmount& a : one.is)
        amount(a);
    for (const CAmount& a : one.isnt)
        amount(a);
    mBound.resize(before);
}

void Reader::counted(const CAmount& a)
{
    const Members members = path(a.of);
    if (a.where.empty())
        return;
    mBound.push_back({names::it, members});
    if (a.as != noSym)
        mBound.push_back({a.as, members});
    reqs(a.where);
    mBound.resize(mBound.size() - (a.as != noSym ? 2 : 1));
}

void Reader::amount(const CAmount& a)
{
    using Form = CAmount::Form;
    switch (a.form) {
    case Form::None:
    case Form::Number:
    case Form::Word: return;
    case Form::Fact: fact(a); return;
    case Form::Count: counted(a); return;
    case Form::Faces:
        see(Reads::Faces);
        role(a.id);
        reqs(a.where);
        return;
    case Form::Local: role(a.id); return;
    case Form::Table:
    case Form::Ratio:
    case Form::Total:
    case Form::Product:
    case Form::Quotient:
        for (const CAmount& at : a.at)
            amount(at);
        return;
    case Form::Quantity: {
        const std::size_t before = mBound.size();
        std::vector<std::pair<Sym, Members>> roles;
        for (const auto& [name, of] : a.roles)
            roles.emplace_back(name, path(of));
        mBound.insert(mBound.end(), roles.begin(), roles.end());
        quantity(a.id);
        mBound.resize(before);
        return;
    }
    case Form::Sum:
    case Form::Least:
    case Form::Most:
        mBound.push_back({a.as == noSym ? names::it : a.as, path(a.over)});
        quantity(a.id);
        mBound.pop_back();
        return;
    }
}

namespace {

std::uint32_t attributeOf(std::string_view fact)
{
    if (fact == "type")
        return Reads::Typed;
    if (fact == "side" || fact == "side-number" || fact == "hostile" || fact == "friendly" || fact == "zoned"
        || fact == "foes" || fact == "friends")
        return Reads::Sided;
    if (fact == "formation")
        return Reads::Formed;
    return Reads::Itself;
}

} // namespace

void Reader::fact(const CAmount& a)
{
    const FactRow& row = checkedAt(factRows(), a.id);
    const Members of = a.of.given() ? path(a.of) : role(names::it);
    const Members with = a.with.given() ? path(a.with) : Members{Kind::Word};
    const std::uint32_t attributes = attributeOf(row.name);
    // Properties of places follow below; this covers counters, sides and words.
    for (const Members* who : {&of, &with})
        if (who->kind != Kind::Places)
            attribute(*who, attributes);
    switch (row.readsWhat) {
    case ReadsWhat::Still: return;
    case ReadsWhat::Related: return related();
    case ReadsWhat::Changing:
        changing(of);
        ground(of);
        ground(with);
        return;
    case ReadsWhat::Clock: see(Reads::State); return;
    case ReadsWhat::Parties: // compares the parties themselves
        if (of.moving || with.moving)
            see(Reads::Ground);
        return;
    case ReadsWhat::Where:
        see(Reads::State);
        ground(of);
        ground(with);
        return;
    case ReadsWhat::Ground:
        if (!c.alterations.empty() && (row.name == "hexside" || row.name == "sheltered" || row.name == "way"))
            see(Reads::Far); // marks may change the hexside
        ground(of);
        ground(with);
        return;
    case ReadsWhat::Place:
        changing(of);
        if (!of.cell && !of.local)
            ground(of);
        return;
    case ReadsWhat::Mark: {
        const MarkId mark(a.arg);
        if (mark.valid() && c.marks[mark].on == MarkOn::Game && c.marks[mark].form != MarkForm::Set) {
            mReads.gameMarks.insert(mark);
            return;
        }
        if (mark.valid() && onGround(c.marks[mark].on) && c.marks[mark].on != MarkOn::Place) {
            see(Reads::Far); // a quiet cell may be in a marked area or at a marked hexside
            ground(of);
            return;
        }
        changing(of);
        if (!of.cell && !of.local)
            ground(of);
        return;
    }
    case ReadsWhat::Rating: columns(a.arg, of); return;
    case ReadsWhat::Circle: see(Reads::Circle); return;
    }
}

} // namespace fw
