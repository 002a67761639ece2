// Finds rows that need their own value, and rows that depend on too many others.
#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/rules/Compiler.h"

#include "engine/rules/Facts.h"

#include <algorithm>

namespace fw {

namespace {

/// The longest chain of rows that depend on each other: a longer one cannot be understood, and the evaluation stops
/// there.
constexpr std::size_t deepestCircle = 24;

enum class What : std::uint8_t { Def, Rating, Quantity, Path, Sight };

struct Row {
    What what = What::Def;
    std::int32_t index = 0;
    friend auto operator<=>(const Row&, const Row&) = default;
};

/// The rows that a compiled row depends on, anywhere within it.
class Asks
{
public:
    explicit Asks(const Compiled& compiled) : c(compiled) {}

    std::vector<Row> of(const Row& row)
    {
        mOut.clear();
        const auto at = static_cast<std::size_t>(row.index);
        switch (row.what) {
        case What::Def: reqs(c.defs[at]); break;
        case What::Rating:
            for (const CColumn& column : c.ratings[at].columns)
                reqs(column.need);
            break;
        case What::Quantity: quantity(c.quantities[at]); break;
        case What::Path: path(c.paths[at]); break;
        case What::Sight: sight(c.sights[at]); break;
        }
        std::ranges::sort(mOut);
        mOut.erase(std::unique(mOut.begin(), mOut.end()), mOut.end());
        return mOut;
    }

private:
    void ask(What what, std::int32_t index)
    {
        if (index >= 0)
            mOut.push_back({what, index});
    }
    void reqs(const CReqs& list)
    {
        for (const CReq& one : list) {
            for (const CReqs& either : one.either)
                reqs(either);
            roles(one.path);
            ask(What::Def, one.def);
            for (const auto& [role, path] : one.roles)
                roles(path);
            for (const CAmount* a : {&one.left, &one.min, &one.max})
                amount(*a);
            for (const CAmount& a : one.is)
                amount(a);
            for (const CAmount& a : one.isnt)
                amount(a);
        }
    }
    void rules(const std::vector<CRule>& list)
    {
        for (const CRule& rule : list) {
            reqs(rule.applies);
            reqs(rule.need);
        }
    }
    void roles(const CPath& path)
    {
        for (const CPart& part : path.parts)
            for (const CStep& step : part.steps) {
                if (step.rel == Rel::KeepDef || step.rel == Rel::DropDef)
                    ask(What::Def, step.arg);
                else if (step.rel == Rel::Reach)
                    ask(What::Path, step.arg);
                else if (step.rel == Rel::Seen)
                    ask(What::Sight, step.arg);
            }
    }
    void amount(const CAmount& a)
    {
        using Form = CAmount::Form;
        for (const CPath* path : {&a.of, &a.with, &a.over})
            roles(*path);
        for (const auto& [role, path] : a.roles)
            roles(path);
        for (const CAmount& at : a.at)
            amount(at);
        reqs(a.where);
        if (a.form == Form::Quantity || a.form == Form::Sum || a.form == Form::Least || a.form == Form::Most)
            ask(What::Quantity, a.id);
        if (a.form != Form::Fact || a.id < 0)
            return;
        const ArgKind arg = checkedAt(factRows(), a.id).arg;
        if (arg == ArgKind::Rating)
            ask(What::Rating, a.arg);
        else if (arg == ArgKind::Path)
            ask(What::Path, a.arg);
        else if (arg == ArgKind::Sight)
            ask(What::Sight, a.arg);
    }
    void quantity(const CQuantity& q)
    {
        amount(q.base);
        for (const CStage& stage : q.stages)
            for (const CModifier& m : stage.modifiers) {
                roles(m.each);
                reqs(m.need);
                amount(m.amount);
            }
    }
    void sight(const CSight& row)
    {
        amount(row.range);
        amount(row.height);
        rules(row.ends);
        rules(row.through);
        rules(row.across);
    }
    void path(const CPathRow& row)
    {
        reqs(row.opens);
        ask(What::Quantity, row.cost);
        ask(What::Quantity, row.turnCost);
        for (const CAmount* a : {&row.allowance, &row.spent, &row.min, &row.max, &row.exitCost})
            amount(*a);
        roles(row.exits);
        rules(row.edge);
        rules(row.stop);
        rules(row.end);
        rules(row.turns);
        for (const CMode& mode : row.modes) {
            rules(mode.edge);
            ask(What::Quantity, mode.cost);
        }
        for (const CTier& tier : row.tiers) {
            reqs(tier.opens);
            amount(tier.min);
            amount(tier.max);
            rules(tier.edge);
            rules(tier.stop);
            rules(tier.end);
        }
    }

    const Compiled& c;
    std::vector<Row> mOut;
};

/// Follows the dependencies of each row once.
class Circles
{
public:
    explicit Circles(const Compiled& compiled) : c(compiled), mAsks(compiled)
    {
        mHeight[0].resize(c.defs.size(), unseen);
        mHeight[1].resize(c.ratings.size(), unseen);
        mHeight[2].resize(c.quantities.size(), unseen);
        mHeight[3].resize(c.paths.size(), unseen);
        mHeight[4].resize(c.sights.size(), unseen);
    }

    /// Calls circle(row) for the rows of each circle, and deep(row) for a row with too long a chain.
    void seek(auto circle, auto deep)
    {
        for (const What what : {What::Quantity, What::Def, What::Rating, What::Path, What::Sight})
            for (std::size_t i = 0; i < heights(what).size(); ++i)
                visit({what, static_cast<std::int32_t>(i)}, circle, deep);
    }

private:
    static constexpr int unseen = -2;
    static constexpr int open = -1;

    std::vector<int>& heights(What what) { return checkedAt(mHeight, what); }

    void visit(const Row& row, auto& circle, auto& deep)
    {
        int& height = checkedAt(heights(row.what), row.index);
        if (height == open) {
            // A circle of path rows alone stops by itself, because the nesting of searches is limited.
            const auto from = std::ranges::find(mOpen, row);
            if (std::any_of(from, mOpen.end(), [](const Row& one) { return one.what != What::Path; }))
                std::for_each(from, mOpen.end(), circle);
        }
        if (height != unseen)
            return;
        if (mOpen.size() > deepestCircle) { // reports the first row; rows beyond are visited from nearer ones
            deep(mOpen.front());
            return;
        }
        height = open;
        mOpen.push_back(row);
        int tallest = 0;
        for (const Row& asked : mAsks.of(row)) {
            visit(asked, circle, deep);
            tallest = std::max(tallest, 1 + checkedAt(heights(asked.what), asked.index));
        }
        mOpen.pop_back();
        height = tallest;
        if (tallest == static_cast<int>(deepestCircle) + 1) // longer chains are not reported again
            deep(row);
    }

    const Compiled& c;
    Asks mAsks;
    std::vector<int> mHeight[5]; ///< length of the longest chain from each row
    std::vector<Row> mOpen;
};

/// The procedures that certainly run when these nodes run.
void certain(const std::vector<Node>& list, std::vector<std::string>& out, bool& going)
{
    for (const Node& n : list) {
        if (!going)
            return;
        const bool plain = n.need.empty() && n.when.empty();
        if (const auto* call = n.as<CallNode>(); call && plain)
            out.push_back(call->call);
        if (const auto* group = n.as<GroupNode>(); group && plain) {
            certain(group->then, out, going);
            continue;
        }
        // Nodes after one that may end or skip the rest do not certainly run.
        going = n.is<LetNode>() || n.is<ComputeNode>() || n.is<LookupNode>() || n.is<NoteNode>()
                || n.is<SnapshotNode>();
    }
}

} // namespace

void Compiler::circles()
{
    const auto nameOf = [this](const Row& row) {
        const auto at = static_cast<std::size_t>(row.index);
        switch (row.what) {
        case What::Def: return "definition " + c.ruleset.defs[at].id;
        case What::Rating: return "rating " + c.ruleset.ratings[at].id;
        case What::Quantity: return "quantity " + c.ruleset.quantities[at].id;
        case What::Sight: return "sight " + c.ruleset.sights[at].id;
        case What::Path: break;
        }
        return "path " + c.ruleset.paths[at].id;
    };
    Circles(c).seek(
        [&](const Row& row) {
            error(LintKind::DependsOnItself, nameOf(row),
                  row.what == What::Quantity ? "this quantity depends on itself"
                  : row.what == What::Def    ? "this definition depends on itself"
                  : row.what == What::Path   ? "this path depends on itself"
                  : row.what == What::Sight  ? "this sight depends on itself"
                                             : "this rating depends on itself",
                  "take out one of the rows that lead back to it");
        },
        [&](const Row& row) {
            error(LintKind::DependsOnItself, nameOf(row),
                  Text("it depends on a chain of more than {0} other rows", {std::to_string(deepestCircle)}),
                  "use fewer rows for what it needs");
        });
    for (const Procedure& procedure : c.ruleset.procedures) {
        std::vector<std::string> seen;
        std::string next = procedure.id;
        while (!next.empty() && std::ranges::find(seen, next) == seen.end()) {
            seen.push_back(next);
            const auto row = std::ranges::find_if(c.ruleset.procedures,
                                                  [&](const Procedure& p) { return p.id == next; });
            std::vector<std::string> calls;
            bool going = true;
            if (row != c.ruleset.procedures.end())
                certain(row->then, calls, going);
            next = calls.empty() ? std::string() : calls.front();
        }
        if (next == procedure.id)
            error(LintKind::DependsOnItself, "procedure " + procedure.id, "this procedure always calls itself",
                  "give the call a condition, or let the procedure end");
    }
}

} // namespace fw
