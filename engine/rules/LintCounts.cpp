// Checks what amounts count: members with conditions, and faces of dice.
#include "engine/model/Procedures.h"
#include "engine/model/Walk.h"
#include "engine/rules/LintParts.h"

#include <type_traits>

namespace fw {

namespace {

/// The names of all dice that are rolled somewhere.
Vocabulary diceOf(const Ruleset& rules)
{
    Vocabulary out;
    walk(rules, [&](const auto& row) {
        if constexpr (std::is_same_v<decltype(row), const Die&>)
            out.add(row.name);
    });
    return out;
}

struct CountsLint {
    const Vocabulary mDice;
    LintSink& mSink;

    void operator()(const auto&) {}
    void operator()(const Amount& x)
    {
        if (!x.where.empty() && x.count.empty() && x.faces.empty())
            idle("where", "count");
        const bool aggregate = !x.sum.empty() || !x.least.empty() || !x.most.empty();
        if (!x.as.empty() && !aggregate && (x.count.empty() || x.where.empty()))
            idle("as", x.count.empty() ? "sum" : "where");
        if (x.faces.empty())
            return;
        const bool one = x.where.size() == 1 && x.where.front() != Req() && !x.where.front().amount
                         && x.where.front().fact.empty() && x.where.front().either.empty();
        if (!one)
            mSink.wrongIn(LintKind::MissingField, "faces", "the faces of dice need exactly one comparison",
                          "give it in 'where', as in #($shots >= 5)");
        if (!mDice.has(x.faces))
            mSink.wrongIn(LintKind::UnknownReference, "faces", Text("no dice have the name '{0}'", {x.faces}),
                          mSink.remedy(mDice, x.faces));
    }

private:
    void idle(const char* key, const char* lacks)
    {
        mSink.wrongIn(LintKind::IdleField, key, Text("'{0}' has no effect without '{1}'", {key, lacks}),
                      "take it out, or add what is missing");
    }
};

} // namespace

void lintCounts(const Ruleset& ruleset, std::vector<Finding>& out)
{
    LintSink sink(out);
    CountsLint lint{diceOf(ruleset), sink};
    eachPlacedRow(ruleset, sink, lint);
}

} // namespace fw
