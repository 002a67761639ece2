#include "engine/proof/FormulaRoles.h"

#include "engine/base/CheckedIndex.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/Facts.h"

#include <algorithm>
#include <set>

namespace fw {

namespace {

/// Follows names from where conditions and amounts read them to where something around binds them.
class RoleReader
{
public:
    explicit RoleReader(const Compiled& compiled) : c(compiled) {}

    std::vector<RoleRead> found;

    void req(const CReq& one)
    {
        for (const CReqs& list : one.either)
            reqs(list);
        path(one.path);
        roles(one.roles);
        const std::size_t before = mBound.size();
        for (const auto& [name, of] : one.roles)
            mBound.push_back(name);
        if (one.quant != CReq::Quant::Self)
            bind(one.as, one.keepsIt ? names::asked : names::it);
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

    void amount(const CAmount& a)
    {
        using Form = CAmount::Form;
        if (a.form == Form::Local || a.form == Form::Faces)
            read(a.id, true);
        if (a.form == Form::Fact)
            fact(a);
        path(a.of);
        path(a.with);
        path(a.over);
        roles(a.roles);
        for (const CAmount& one : a.at)
            amount(one);
        const std::size_t before = mBound.size();
        for (const auto& [name, of] : a.roles)
            mBound.push_back(name);
        const bool each = a.form == Form::Sum || a.form == Form::Least || a.form == Form::Most;
        if (each)
            mBound.push_back(a.as == noSym ? Sym(names::it) : a.as);
        if (each || a.form == Form::Quantity)
            quantity(a.id);
        if (a.form == Form::Count)
            bind(a.as, names::it);
        reqs(a.where);
        mBound.resize(before);
    }

private:
    void bind(Sym as, Sym member)
    {
        mBound.push_back(member);
        if (as != noSym)
            mBound.push_back(as);
    }

    void read(Sym name, bool valued = false)
    {
        if (std::ranges::find(mBound, name) != mBound.end())
            return;
        const auto before = std::ranges::find(found, name, &RoleRead::name);
        if (before == found.end())
            found.push_back({name, valued});
        else
            before->valued = before->valued && valued;
    }

    void reqs(const CReqs& list)
    {
        for (const CReq& one : list)
            req(one);
    }

    void roles(const std::vector<std::pair<Sym, CPath>>& handed)
    {
        for (const auto& [name, of] : handed)
            path(of);
    }

    void path(const CPath& path)
    {
        for (const CPart& part : path.parts) {
            if (part.root == Root::Role)
                read(part.arg);
            for (const CStep& step : part.steps) {
                if (step.rel == Rel::KeepDef || step.rel == Rel::DropDef)
                    inside(names::it, [&] { def(step.arg); });
                else if (step.rel == Rel::KeepRole || step.rel == Rel::DropRole || step.rel == Rel::Hexside
                         || step.rel == Rel::Line || step.rel == Rel::LineInside || step.rel == Rel::EdgeTo
                         || step.rel == Rel::RayBy)
                    read(step.arg);
            }
        }
    }

    void fact(const CAmount& a)
    {
        const FactRow& row = checkedAt(factRows(), a.id);
        const bool mark = row.readsWhat == ReadsWhat::Mark;
        const bool ofGame = mark ? a.arg < 0 || c.marks[MarkId(a.arg)].on == MarkOn::Game
                                 : row.subjects.find('g') != std::string_view::npos;
        if (!a.of.given() && !ofGame)
            read(names::it);
        if (row.readsWhat == ReadsWhat::Rating && a.arg >= 0)
            once(Judging::What::Rating, a.arg, [&] {
                inside(names::it, [&] {
                    for (const CColumn& column : checkedAt(c.ratings, a.arg).columns)
                        reqs(column.need);
                });
            });
    }

    void def(std::int32_t index)
    {
        once(Judging::What::Def, index, [&] { reqs(checkedAt(c.defs, index)); });
    }

    void quantity(std::int32_t index)
    {
        once(Judging::What::Quantity, index, [&] {
            const CQuantity& row = checkedAt(c.quantities, index);
            amount(row.base);
            for (const CStage& stage : row.stages)
                for (const CModifier& m : stage.modifiers) {
                    path(m.each);
                    const std::size_t before = mBound.size();
                    if (m.each.given())
                        mBound.push_back(m.as == noSym ? Sym(names::it) : m.as);
                    reqs(m.need);
                    amount(m.amount);
                    mBound.resize(before);
                }
        });
    }

    /// Follows a row with these names bound once, so that the work is bounded.
    template <class Follow>
    void once(Judging::What what, std::int32_t index, Follow follow)
    {
        if (index < 0)
            return;
        std::vector<Sym> bound = mBound;
        std::ranges::sort(bound);
        bound.erase(std::unique(bound.begin(), bound.end()), bound.end());
        if (mFollowed.size() < mostFollowed && mFollowed.emplace(Judging::key(what, index), std::move(bound)).second)
            follow();
    }

    template <class Follow>
    void inside(Sym member, Follow follow)
    {
        mBound.push_back(member);
        follow();
        mBound.pop_back();
    }

    static constexpr std::size_t mostFollowed = 2000;
    const Compiled& c;
    std::vector<Sym> mBound;
    std::set<std::pair<std::int32_t, std::vector<Sym>>> mFollowed;
};

} // namespace

std::vector<RoleRead> rolesRead(const Compiled& compiled, const CReq& condition)
{
    RoleReader reader(compiled);
    reader.req(condition);
    return std::move(reader.found);
}

std::vector<RoleRead> rolesRead(const Compiled& compiled, const CAmount& amount)
{
    RoleReader reader(compiled);
    reader.amount(amount);
    return std::move(reader.found);
}

} // namespace fw
