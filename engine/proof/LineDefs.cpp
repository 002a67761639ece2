// Finds the definitions that trace lines, such as lines of supply, from what their conditions read.
#include "engine/proof/LineDefs.h"

#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"

#include <set>
#include <string>

namespace fw {

namespace {

/// What the conditions of one definition read.
struct Used {
    bool line = false;           ///< the reach of a path row that is only traced
    std::set<std::int32_t> defs; ///< other definitions
};

/// Adds the path rows along which these nodes move counters.
void addMoves(const std::vector<Node>& nodes, std::set<std::string>& rows)
{
    for (const Node& node : nodes) {
        if (const auto* path = node.as<PathNode>())
            rows.insert(path->rows.begin(), path->rows.end());
        for (const MenuEntry& entry : entriesOf(node))
            for (const Field& field : entry.fields)
                rows.insert(field.rows.begin(), field.rows.end());
        eachInside(node, [&](const std::vector<Node>& inside) { addMoves(inside, rows); });
    }
}

/// The path rows along which the rules move counters.
std::set<std::string> rowsOfMoves(const Ruleset& rules)
{
    std::set<std::string> out;
    const auto add = [&](const auto& rows) {
        for (const auto& row : rows)
            addMoves(row.then, out);
    };
    add(rules.procedures);
    add(rules.codes);
    add(rules.triggers);
    add(rules.constraints);
    return out;
}

class UseReader
{
public:
    explicit UseReader(const Compiled& compiled) : c(compiled), mMoves(rowsOfMoves(compiled.ruleset)) {}

    Used of(const CReqs& list)
    {
        mUsed = {};
        reqs(list);
        return std::move(mUsed);
    }

private:
    void reqs(const CReqs& list)
    {
        for (const CReq& one : list) {
            for (const CReqs& either : one.either)
                reqs(either);
            path(one.path);
            if (one.def >= 0)
                mUsed.defs.insert(one.def);
            for (const auto& [role, of] : one.roles)
                path(of);
            for (const CAmount* a : {&one.left, &one.min, &one.max})
                amount(*a);
            for (const auto* list : {&one.is, &one.isnt})
                for (const CAmount& a : *list)
                    amount(a);
        }
    }
    void amount(const CAmount& a)
    {
        for (const CPath* one : {&a.of, &a.with, &a.over})
            path(*one);
        for (const auto& [role, of] : a.roles)
            path(of);
        for (const CAmount& at : a.at)
            amount(at);
        reqs(a.where);
    }
    void path(const CPath& path)
    {
        for (const CPart& part : path.parts)
            for (const CStep& step : part.steps) {
                if (step.rel == Rel::KeepDef || step.rel == Rel::DropDef)
                    mUsed.defs.insert(step.arg);
                else if (step.rel == Rel::Reach && isLine(*checkedAt(c.paths, step.arg).src))
                    mUsed.line = true;
            }
    }

    /// Whether a path row is only traced: no counter moves along it, and its kind names no way of moving.
    bool isLine(const PathRow& row) const
    {
        static const std::set<std::string> travel{"march", "entry", "retreat", "advance", "pivot"};
        return mMoves.count(row.id) == 0 && travel.count(row.kind) == 0;
    }

    const Compiled& c;
    const std::set<std::string> mMoves;
    Used mUsed;
};

} // namespace

std::vector<std::int32_t> lineDefinitions(const Compiled& c)
{
    std::vector<Used> used;
    UseReader reader(c);
    for (const CReqs& def : c.defs)
        used.push_back(reader.of(def));
    // A definition that uses one that traces a line traces it too.
    for (bool more = true; more;) {
        more = false;
        for (Used& one : used)
            for (const std::int32_t def : one.defs)
                if (!one.line && checkedAt(used, def).line)
                    one.line = more = true;
    }
    std::set<std::int32_t> serve;
    for (const Used& one : used)
        if (one.line)
            serve.insert(one.defs.begin(), one.defs.end());
    std::vector<std::int32_t> out;
    for (std::size_t d = 0; d < used.size(); ++d)
        if (used[d].line && serve.count(static_cast<std::int32_t>(d)) == 0 && c.ruleset.defs[d].roles.empty())
            out.push_back(static_cast<std::int32_t>(d));
    return out;
}

bool countsStack(const CPath& path)
{
    for (const CPart& part : path.parts)
        for (const CStep& step : part.steps)
            if (step.rel == Rel::Stack || step.rel == Rel::Units || step.rel == Rel::Others)
                return true;
    return false;
}

} // namespace fw
