#include "engine/proof/Outline.h"

#include <algorithm>
#include <map>

namespace fw {

namespace {

bool changesOnlyMarks(const ApplyNode& apply)
{
    return std::ranges::all_of(apply.verbs, [](const Verb& verb) {
        return verb.is<MarkVerb, UnmarkVerb, AddVerb>() && verb.cite.empty() && verb.label.empty();
    });
}

/// Whether players need not read a node: it keeps a value, or remembers something.
bool isBookkeeping(const Node& node)
{
    if (!node.label.empty() || !node.otherwise.empty())
        return false;
    if (const auto* apply = node.as<ApplyNode>())
        return node.cite.empty() && changesOnlyMarks(*apply);
    if (const auto* compute = node.as<ComputeNode>())
        return compute->quantity.empty();
    return node.is<LetNode>() || node.is<SnapshotNode>() || (node.is<NoteNode>() && node.cite.empty());
}

/// Builds the tree, then numbers it, then says where a procedure is written out.
class Builder
{
public:
    Builder(const Ruleset& rules, const OutlineScope& scope) : mRules(rules), mScope(scope) {}

    std::vector<OutlineStep> build()
    {
        std::vector<OutlineStep> out;
        if (const Procedure* main = procedure(mRules.main)) {
            mOpen.push_back(main);
            out = steps(main->then, 1);
        }
        addPart(out, OutlineKind::Results, mRules.codes, [&](const Code& code) {
            OutlineStep step = rowStep(OutlineKind::Code, code);
            step.code = &code;
            return step;
        });
        addPart(out, OutlineKind::AnyTime, mRules.triggers, [&](const Trigger& trigger) {
            OutlineStep step = rowStep(OutlineKind::Trigger, trigger);
            step.trigger = &trigger;
            return step;
        });
        number(out, {});
        refer(out);
        return out;
    }

private:
    const Procedure* procedure(const std::string& id) const
    {
        const auto found = std::ranges::find(mRules.procedures, id, &Procedure::id);
        return found == mRules.procedures.end() ? nullptr : &*found;
    }

    std::vector<OutlineStep> inner(const std::vector<Node>& nodes, std::size_t depth)
    {
        return mScope.depth != 0 && depth >= mScope.depth ? std::vector<OutlineStep>() : steps(nodes, depth + 1);
    }

    std::vector<OutlineStep> steps(const std::vector<Node>& nodes, std::size_t depth)
    {
        std::vector<OutlineStep> out;
        for (const Node& node : nodes) {
            const auto* group = node.as<GroupNode>();
            if (group != nullptr && node.need.empty() && node.when.empty() && node.label.empty()) {
                for (OutlineStep& step : steps(group->then, depth))
                    out.push_back(std::move(step));
            } else if (mScope.all || !isBookkeeping(node)) {
                out.push_back(ofNode(node, depth));
            }
        }
        return out;
    }

    /// A plain repetition of one choice is the choice itself, taken again and again.
    const Node* repeatedChoice(const Node& node) const
    {
        const auto* repeat = node.as<RepeatNode>();
        const bool plain = repeat != nullptr && repeat->until.empty() && !repeat->most && node.label.empty()
                           && node.when.empty() && node.need.empty();
        return plain && repeat->then.size() == 1 && !entriesOf(repeat->then[0]).empty() ? &repeat->then[0] : nullptr;
    }

    OutlineStep ofNode(const Node& node, std::size_t depth)
    {
        if (const Node* choice = repeatedChoice(node)) {
            OutlineStep out = ofNode(*choice, depth);
            out.repeated = true;
            return out;
        }
        OutlineStep out;
        out.node = &node;
        out.id = node.id;
        out.cite = node.cite;
        const bool open = mScope.depth == 0 || depth < mScope.depth;
        if (open) {
            addBody(out, node, depth);
            for (const MenuEntry& entry : entriesOf(node))
                out.inside.push_back(ofEntry(entry, depth + 1));
            if (!node.otherwise.empty())
                out.inside.push_back(part(OutlineKind::Otherwise, node, node.otherwise, depth + 1));
            for (const Constraint& constraint : mRules.constraints)
                if (!node.id.empty() && constraint.at == node.id)
                    out.inside.push_back(ofConstraint(constraint));
        }
        return out;
    }

    void addBody(OutlineStep& out, const Node& node, std::size_t depth)
    {
        if (const auto* call = node.as<CallNode>()) {
            out.procedure = procedure(call->call);
            if (out.procedure == nullptr)
                return;
            if (out.cite.empty())
                out.cite = out.procedure->cite;
            const bool again = std::ranges::find(mOpen, out.procedure) != mOpen.end();
            if (!again) {
                mOpen.push_back(out.procedure);
                out.inside = steps(out.procedure->then, depth + 1);
            }
        } else if (const auto* check = node.as<CheckNode>()) {
            if (!check->then.empty())
                out.inside.push_back(part(OutlineKind::Passed, node, check->then, depth + 1));
        } else if (const auto* group = node.as<GroupNode>()) {
            out.inside = steps(group->then, depth + 1);
        } else if (const auto* each = node.as<ForeachNode>()) {
            out.inside = steps(each->then, depth + 1);
        } else if (const auto* repeat = node.as<RepeatNode>()) {
            out.inside = steps(repeat->then, depth + 1);
        }
    }

    OutlineStep rowStep(OutlineKind kind, const auto& row)
    {
        OutlineStep out;
        out.kind = kind;
        out.id = row.id;
        out.cite = row.cite;
        out.inside = inner(row.then, 2);
        return out;
    }

    static void addPart(std::vector<OutlineStep>& out, OutlineKind kind, const auto& rows, auto made)
    {
        if (rows.empty())
            return;
        OutlineStep step;
        step.kind = kind;
        for (const auto& row : rows)
            step.inside.push_back(made(row));
        out.push_back(std::move(step));
    }

    OutlineStep part(OutlineKind kind, const Node& node, const std::vector<Node>& nodes, std::size_t depth)
    {
        OutlineStep out;
        out.kind = kind;
        out.node = &node;
        out.inside = inner(nodes, depth);
        return out;
    }

    OutlineStep ofEntry(const MenuEntry& entry, std::size_t depth)
    {
        OutlineStep out;
        out.kind = OutlineKind::Entry;
        out.entry = &entry;
        out.id = entry.id;
        out.cite = entry.cite;
        if (entry.then.size() != 1 || !entry.then[0].is<EndNode>()) // "End the phase" says it
            out.inside = inner(entry.then, depth);
        for (const Constraint& constraint : mRules.constraints)
            if (constraint.at == entry.id)
                out.inside.push_back(ofConstraint(constraint));
        return out;
    }

    static OutlineStep ofConstraint(const Constraint& constraint)
    {
        OutlineStep out;
        out.kind = OutlineKind::Constraint;
        out.constraint = &constraint;
        out.id = constraint.id;
        out.cite = constraint.cite;
        return out;
    }

    void number(std::vector<OutlineStep>& steps, const std::string& above)
    {
        int n = 0;
        for (OutlineStep& step : steps) {
            step.number = above + (above.empty() ? "" : ".") + std::to_string(++n);
            if (step.procedure != nullptr && !step.inside.empty())
                mNumbers.emplace(step.procedure, step.number);
            number(step.inside, step.number);
        }
    }

    void refer(std::vector<OutlineStep>& steps) const
    {
        for (OutlineStep& step : steps) {
            const auto found = step.procedure == nullptr ? mNumbers.end() : mNumbers.find(step.procedure);
            if (found != mNumbers.end() && found->second != step.number)
                step.sameAs = found->second;
            refer(step.inside);
        }
    }

    const Ruleset& mRules;
    OutlineScope mScope;
    std::vector<const Procedure*> mOpen; ///< those written out so far
    std::map<const Procedure*, std::string> mNumbers;
};

} // namespace

std::vector<OutlineStep> outlineOf(const Ruleset& ruleset, const OutlineScope& scope)
{
    return Builder(ruleset, scope).build();
}

} // namespace fw
