// Finds rows without effect, and loops that never end.
#include "engine/model/Procedures.h"
#include "engine/rules/LintParts.h"

#include <algorithm>
#include <set>

namespace fw {

namespace {

/// Whether a node 'end' may leave the nodes that run, also in called procedures.
class Leaving
{
public:
    explicit Leaving(const Ruleset& rules) : mRules(rules)
    {
        for (const Trigger& one : rules.triggers) // triggers may run anywhere
            mAnywhere = mAnywhere || by(one.then);
        mSeen.clear();
        mHeard = false;
    }
    /// Whether one of these nodes may end the nodes around them.
    bool by(const std::vector<Node>& list)
    {
        return mAnywhere || std::ranges::any_of(list, [this](const Node& node) { return by(node); });
    }

private:
    bool by(const Node& node)
    {
        if (const auto* end = node.as<EndNode>())
            return !mHeard || end->what == EndOf::Phase || end->what == EndOf::Game;
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
    std::set<std::string> mSeen; ///< procedures that were visited
    bool mAnywhere = false;
    bool mHeard = true; ///< in triggers, only the end of a phase or of the game counts
};

struct IdleLint {
    const Ruleset& mRules;
    LintSink& mSink;

    void operator()(const auto& x) { judge(x); }

    void judge(const auto&) {}
    void judge(const RepeatNode& x)
    {
        empty(x.then, "do", "the loop does nothing");
        if (x.until.empty() && !x.most && !Leaving(mRules).by(x.then))
            mSink.wrong(LintKind::EndlessLoop, "nothing ends this loop",
                        "give 'until' or 'most', or leave it by a node 'end'");
    }
    void judge(const ForeachNode& x) { empty(x.then, "do", "the loop does nothing"); }
    void judge(const Trigger& x) { empty(x.then, "do", "the trigger does nothing"); }
    void judge(const ApplyNode& x) { empty(x.verbs, "verbs", "nothing is changed here"); }
    void judge(const WindowNode& x) { empty(x.menu, "menu", "nothing can be chosen here"); }
    void judge(const ChooseNode& x)
    {
        empty(x.menu, "menu", "nothing can be chosen here");
        if (!x.secret)
            return;
        if (!x.done.empty())
            return judgeSeveral(x);
        if (x.names.empty())
            mSink.wrongIn(LintKind::SecretChoice, "names", "the secret answers are never read",
                          "name a local for the answer of each side in 'names'");
        mSink.each("menu", x.menu, [&](const MenuEntry& entry) {
            if (!entry.then.empty())
                mSink.wrongIn(LintKind::SecretChoice, "do", "the entry of a secret choice does nothing by itself",
                              "read the local of 'names' after the choice, and do it there");
        });
    }
    /// A choice in which each side gives answers until it is done, which are then carried out one by one.
    void judgeSeveral(const ChooseNode& x)
    {
        const auto entry = [&](const std::string& id) { return std::ranges::find(x.menu, id, &MenuEntry::id); };
        const auto wants = [&](const char* key, const std::string& id, bool fields) {
            const auto found = entry(id);
            if (found == x.menu.end())
                return mSink.wrongIn(LintKind::SecretChoice, key, Text("the menu has no entry '{0}'", {id}),
                                     "write the id of an entry of this menu");
            if (found->fields.empty() == fields)
                mSink.wrongIn(LintKind::SecretChoice, key,
                              fields ? Text("the entry '{0}' does not say which answers it takes back", {id})
                                     : Text("the entry '{0}' only ends the answers, so its fields are not read", {id}),
                              fields ? "give it a field of the entries that it takes back" : "take its fields out");
        };
        wants("done", x.done, false);
        if (!x.withdraw.empty())
            wants("withdraw", x.withdraw, true);
        mSink.each("menu", x.menu, [&](const MenuEntry& one) {
            const bool only = one.id == x.done || one.id == x.withdraw;
            if (only && !one.then.empty())
                mSink.wrongIn(LintKind::SecretChoice, "do", "this entry is answered in secret and never carried out",
                              "do it in the entries that give an answer");
            if (!only && one.then.empty() && x.names.empty())
                mSink.wrongIn(LintKind::SecretChoice, "do", "nothing is done with this answer",
                              "say what is done when all answers are shown");
        });
    }
    void judge(const NoteNode& x)
    {
        if (x.text.empty())
            mSink.wrongIn(LintKind::DoesNothing, "text", "the note is empty", "write its text");
    }
    void judge(const Mark& x)
    {
        if (x.form == MarkForm::Ladder && x.steps.size() < 2)
            mSink.wrongIn(LintKind::LadderSteps, "steps", "a ladder has two steps at least",
                          "the first is the normal one");
        for (std::size_t i = 0; i < x.steps.size(); ++i)
            if (std::find(x.steps.begin(), x.steps.begin() + std::ptrdiff_t(i), x.steps[i])
                != x.steps.begin() + std::ptrdiff_t(i))
                mSink.wrongIn(LintKind::ListedTwice, "steps", Text("the step '{0}' is listed twice", {x.steps[i]}), {},
                              int(i));
        if (x.floor && x.ceiling && *x.ceiling < *x.floor)
            mSink.wrongIn(LintKind::EmptyRange, "ceiling",
                          Text("no number is between {0} and {1}", {x.floor->text(), x.ceiling->text()}));
        else if ((x.floor && x.start < *x.floor) || (x.ceiling && *x.ceiling < x.start))
            mSink.wrongIn(LintKind::OutsideLimits, "start",
                          Text("it starts at {0}, outside its limits", {x.start.text()}),
                          "choose a start between 'floor' and 'ceiling'");
    }
    void judge(const Zone& x)
    {
        if (mRules.facings == 0 && x.arc.value_or(ZoneArc::All) != ZoneArc::All)
            mSink.wrongIn(LintKind::NoFacing, "arc", "counters have no facing in these rules", "take it out");
    }
    void judge(const PathRow& x)
    {
        if (mRules.facings == 0 && x.entersBy == EntersBy::Front)
            mSink.wrongIn(LintKind::NoFacing, "entersBy", "counters have no facing in these rules", "take it out");
    }
    void empty(const auto& list, const char* key, const char* what)
    {
        if (list.empty())
            mSink.wrongIn(LintKind::DoesNothing, key, Text(what), "say what it does, or take the row out");
    }
};

} // namespace

void lintIdle(const Ruleset& ruleset, std::vector<Finding>& out)
{
    LintSink sink(out);
    IdleLint lint{ruleset, sink};
    eachPlacedRow(ruleset, sink, lint);
}

} // namespace fw
