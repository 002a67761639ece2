// Loops that nothing ends.
#include "engine/rules/LintParts.h"

#include <algorithm>
#include <set>

namespace fw {

namespace {

/// Whether what runs may be left by a node 'end', in what it calls too.
class Leaving
{
public:
    explicit Leaving(const Ruleset& rules) : mRules(rules)
    {
        for (const Trigger& one : rules.triggers) // which may be heard anywhere
            mAnywhere = mAnywhere || by(one.then);
        mSeen.clear();
        mHeard = false;
    }
    /// Whether one of these nodes may end what is around them.
    bool by(const std::vector<Node>& list)
    {
        return mAnywhere || std::any_of(list.begin(), list.end(), [this](const Node& node) { return by(node); });
    }

private:
    bool by(const Node& node)
    {
        if (const auto* end = node.as<EndNode>())
            return !mHeard || end->what == "phase" || end->what == "game";
        if (node.is<CodeNode>())
            return true;
        if (const auto* apply = node.as<ApplyNode>())
            for (const Verb& verb : apply->verbs)
                if (verb.is<EndGameVerb>())
                    return true;
        if (const auto* call = node.as<CallNode>(); call && mSeen.insert(call->call).second)
            for (const Procedure& one : mRules.procedures)
                if (one.id == call->call && by(one.then))
                    return true;
        bool out = false;
        eachInside(node, [&](const std::vector<Node>& inside) { out = out || by(inside); });
        return out;
    }

    const Ruleset& mRules;
    std::set<std::string> mSeen; ///< procedures looked at
    bool mAnywhere = false;
    bool mHeard = true; ///< of what hears of something only the end of a phase or of the game counts
};

class LoopsLint
{
public:
    LoopsLint(const Ruleset& ruleset, LintSink& sink) : mRules(ruleset), mSink(sink) {}

    template <class X>
    void operator()(const X& x)
    {
        if constexpr (std::is_same_v<X, RepeatNode>)
            if (x.until.empty() && !x.most && !Leaving(mRules).by(x.then))
                mSink.tell(Severity::Error, "nothing ends this loop",
                           "say in 'until' or 'most' when it is left, or leave it by a node 'end'");
    }

private:
    const Ruleset& mRules;
    LintSink& mSink;
};

} // namespace

void lintLoops(const Ruleset& ruleset, std::vector<Finding>& out)
{
    LintSink sink(out);
    LoopsLint lint(ruleset, sink);
    eachPlacedRow(ruleset, sink, lint);
}

} // namespace fw
