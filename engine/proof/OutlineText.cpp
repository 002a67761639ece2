// The words of a sequence of play: the only place where its steps become sentences.
#include "engine/proof/OutlineText.h"

#include "engine/base/Words.h"
#include "engine/proof/VerbWords.h"

#include <algorithm>

namespace fw {

namespace {

std::string capitalized(std::string text)
{
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

/// The side that decides, as in ", by the active side"; a side that a loop runs through is "that side".
std::string byWords(const RolePath& by, const ConditionWords& words)
{
    if (by.empty())
        return {};
    if (by == "referee")
        return ", by the referee";
    const bool role = by.find_first_of("@/|") == std::string::npos;
    return ", by " + (by == "@sides" ? "each side" : role ? "that side" : words.path(by));
}

std::string diceWords(std::span<const Die> dice, const ConditionWords& words)
{
    std::vector<std::string> out;
    for (const Die& die : dice) {
        const std::string name = die.label.empty() ? wordsOfId(die.name) : die.label;
        std::string faces;
        if (die.low || die.high)
            faces = fill(" ({0} to {1})",
                         {die.low ? words.amount(*die.low) : "1", die.high ? words.amount(*die.high) : "6"});
        out.push_back((die.count > 1 ? std::to_string(die.count) + " dice for " : "") + name + faces);
    }
    return commaList(out);
}

/// Words the node of a step by its kind.
class NodeWords
{
public:
    NodeWords(const OutlineStep& step, const ConditionWords& words, const Ruleset& rules)
        : mStep(step), mNode(*step.node), mWords(words), mRules(rules)
    {}

    Text operator()(const GroupNode&) const { return mNode.label; }
    Text operator()(const ChooseNode& x) const
    {
        const char* const secret = x.secret ? ", in secret" : "";
        return {mStep.repeated ? "{0}{1}{2}: choose one, again and again" : "{0}{1}{2}: choose one",
                {titled("Choice"), byWords(x.by, mWords), secret}};
    }
    Text operator()(const WindowNode& x) const
    {
        return {"{0}{1} in turn, until all pass: choose one", {titled("Choice"), byWords(x.by, mWords)}};
    }
    Text operator()(const RollNode& x) const
    {
        return {"{0}{1}: roll {2}", {titled("Dice"), byWords(x.by, mWords), diceWords(x.dice, mWords)}};
    }
    Text operator()(const DrawNode& x) const
    {
        return {"{0}{1}: draw one of {2}", {titled("Draw"), byWords(x.by, mWords), mWords.path(x.from)}};
    }
    Text operator()(const ShuffleNode& x) const
    {
        return {"{0}{1}: shuffle {2}", {titled("Shuffle"), byWords(x.by, mWords), mWords.path(x.of)}};
    }
    Text operator()(const CheckNode& x) const
    {
        const std::string quantity = ConditionWords::label(mRules.quantities, x.quantity);
        const std::string dice = x.dice.empty() ? wordsOfId(x.die) : diceWords(x.dice, mWords);
        return {x.compare == Comparison::AtLeast ? "{0}{1}: roll {2}; at least {3} passes"
                                                 : "{0}{1}: roll {2}; at most {3} passes",
                {titled("Check"), byWords(x.by, mWords), dice, quantity}};
    }
    Text operator()(const ComputeNode& x) const
    {
        if (x.quantity.empty())
            return {"Keep {0} as {1}", {x.value ? mWords.amount(*x.value) : "", wordsOfId(x.as)}};
        return {"Calculate {0}", {ConditionWords::label(mRules.quantities, x.quantity)}};
    }
    Text operator()(const LookupNode& x) const
    {
        std::vector<std::string> at;
        for (const Amount& amount : x.at)
            at.push_back(mWords.amount(amount));
        const std::string table = ConditionWords::label(mRules.tables, x.table);
        if (!x.shift)
            return {"Read {0} at {1}", {table, commaList(at)}};
        return {"Read {0} at {1}, shifted by {2}", {table, commaList(at), mWords.amount(*x.shift)}};
    }
    Text operator()(const LetNode& x) const
    {
        return {"Keep {0} as {1}", {x.value ? mWords.amount(*x.value) : mWords.path(x.role), wordsOfId(x.as)}};
    }
    Text operator()(const DeclareNode& x) const
    {
        return {"{0}: declare it on {1}", {titled("Engagement"), mWords.path(x.about)}};
    }
    Text operator()(const ApplyNode& x) const
    {
        std::vector<std::string> out;
        for (const Verb& verb : x.verbs)
            out.push_back(verbWords(verb, mWords, mRules));
        std::string said;
        for (const std::string& each : out)
            said += (said.empty() ? "" : "; ") + each;
        return mNode.label.empty() ? Text(capitalized(said)) : Text("{0}: {1}", {mNode.label, said});
    }
    Text operator()(const ForeachNode& x) const
    {
        const std::string over = mWords.path(x.over);
        const std::string title = mNode.label.empty() ? "" : mNode.label + ": ";
        if (x.order == LoopOrder::Chosen)
            return {"{0}for each of {1}, in an order chosen{2}", {title, over, byWords(x.by, mWords)}};
        if (x.order == LoopOrder::AtOnce)
            return {"{0}for each, all at once: {1}", {title, over}};
        return x.over == "@sides" ? Text("{0}for each side in turn", {title}) : Text("{0}for each: {1}", {title, over});
    }
    Text operator()(const RepeatNode& x) const
    {
        const std::string title = mNode.label.empty() ? "" : mNode.label + ": ";
        const std::string until = x.until.empty() ? "" : fill(", until {0}", {mWords.conditions(x.until)});
        const std::string most = !x.most          ? ""
                                 : x.most->number ? fill(", at most {0} times", {mWords.amount(*x.most)})
                                                  : fill(", up to {0}", {mWords.amount(*x.most)});
        return {"{0}repeat{1}{2}", {title, until, most}};
    }
    Text operator()(const CallNode& x) const
    {
        std::string title = mNode.label;
        // The phase is called as at the table, where another phase may run the same procedure.
        if (title.empty() && !x.phase.empty() && wordsOfId(x.phase) != wordsOfId(x.call))
            title = wordsOfId(x.phase);
        if (title.empty() && mStep.procedure != nullptr)
            title = mStep.procedure->label;
        if (title.empty())
            title = wordsOfId(x.call);
        const std::string by = byWords(x.by, mWords);
        if (!mStep.sameAs.empty())
            return {"{0}{1}: as in {2}", {title, by, mStep.sameAs}};
        return {x.phase.empty() ? "{0}{1}" : "Phase: {0}{1}", {title, by}};
    }
    Text operator()(const CodeNode&) const { return "Apply the result"; }
    Text operator()(const SnapshotNode& x) const
    {
        return {"Mark {0} on {1}", {ConditionWords::label(mRules.marks, x.mark), mWords.path(x.over)}};
    }
    Text operator()(const PathNode& x) const
    {
        std::vector<std::string> rows;
        for (const std::string& row : x.rows)
            rows.push_back(ConditionWords::label(mRules.paths, row));
        return {"{0}{1}: choose a path for {2} ({3})",
                {titled("Path"), byWords(x.by, mWords), mWords.path(x.units), commaList(rows)}};
    }
    Text operator()(const MoveNode& x) const { return {"Move {0}", {mWords.path(x.units)}}; }
    Text operator()(const ManualNode& x) const
    {
        return {"{0}{1}: {2}", {titled("Decision"), byWords(x.by, mWords), x.text}};
    }
    Text operator()(const NoteNode& x) const { return {"Note: {0}", {x.text}}; }
    Text operator()(const EndNode& x) const
    {
        switch (x.what.value_or(EndOf::Procedure)) {
        case EndOf::Procedure: return "Leave this part";
        case EndOf::Loop: return "Leave the repetition";
        case EndOf::Phase: return "The phase ends";
        case EndOf::Move: return "The move ends";
        case EndOf::Game: return "The game ends";
        }
        return {};
    }

private:
    std::string titled(const char* otherwise) const { return mNode.label.empty() ? otherwise : mNode.label; }

    const OutlineStep& mStep;
    const Node& mNode;
    const ConditionWords& mWords;
    const Ruleset& mRules;
};

std::string entryWords(const MenuEntry& entry)
{
    std::vector<std::string> fields;
    for (const Field& field : entry.fields)
        fields.push_back(field.label.empty() ? wordsOfId(field.name) : field.label);
    return (entry.label.empty() ? wordsOfId(entry.id) : entry.label)
           + (fields.empty() ? "" : " (" + commaList(fields) + ")");
}

} // namespace

Text outlineText(const OutlineStep& step, const ConditionWords& words)
{
    switch (step.kind) {
    case OutlineKind::Node: return std::visit(NodeWords(step, words, words.rules()), step.node->kind);
    case OutlineKind::Entry: return entryWords(*step.entry);
    case OutlineKind::Passed: {
        const auto* check = step.node->as<CheckNode>();
        return {"If {0}", {check == nullptr || check->passed.empty() ? "passed" : check->passed}};
    }
    case OutlineKind::Otherwise: {
        const auto* check = step.node->as<CheckNode>();
        return check == nullptr ? Text("Otherwise")
                                : Text("If {0}", {check->failed.empty() ? "failed" : check->failed});
    }
    case OutlineKind::Results: return "What the results do";
    case OutlineKind::AnyTime: return "At any time";
    case OutlineKind::Code: return {"{0}: {1}", {step.code->id, step.code->label}};
    case OutlineKind::Constraint: return {"At the end: {0}", {step.constraint->label}};
    case OutlineKind::Trigger:
        return {"When {0}: {1}",
                {eventPhrase(step.trigger->event, words.rules()),
                 step.trigger->label.empty() ? wordsOfId(step.trigger->id) : step.trigger->label}};
    }
    return {};
}

std::string outlineSentence(const OutlineStep& step, const ConditionWords& words)
{
    const std::vector<std::string>* when = nullptr;
    const Reqs* need = nullptr;
    if (step.kind == OutlineKind::Node) {
        when = &step.node->when;
        need = &step.node->need;
    } else if (step.entry != nullptr) {
        when = &step.entry->when;
        need = &step.entry->need;
    } else if (step.trigger != nullptr) {
        when = &step.trigger->when;
        need = &step.trigger->need;
    }
    std::string out = plain(outlineText(step, words));
    if (need != nullptr && !need->empty()) {
        const std::string conditions = words.conditions(*need);
        out = out.empty() ? fill("If {0}", {conditions}) : fill("If {0}: {1}", {conditions, out});
    }
    if (const std::string options = when == nullptr ? "" : words.options(*when); !options.empty())
        out = fill(out.empty() ? "With {0}" : "With {0}: {1}", {options, out});
    if (!step.cite.empty())
        out += fill(" [{0}]", {step.cite});
    return capitalized(out);
}

std::string outlineLines(const std::vector<OutlineStep>& steps, const ConditionWords& words)
{
    std::string out;
    for (const OutlineStep& step : steps) {
        const auto level = static_cast<std::size_t>(std::ranges::count(step.number, '.'));
        out += std::string(2 * level, ' ') + step.number + (level == 0 ? ". " : " ") + outlineSentence(step, words)
               + "\n" + outlineLines(step.inside, words);
    }
    return out;
}

std::string outlineMarkdown(const std::vector<OutlineStep>& steps, const ConditionWords& words)
{
    std::string out;
    for (const OutlineStep& step : steps) {
        const auto level = static_cast<std::size_t>(std::ranges::count(step.number, '.'));
        out += std::string(2 * level, ' ') + "- **" + step.number + "** " + outlineSentence(step, words) + "\n"
               + outlineMarkdown(step.inside, words);
    }
    return out;
}

} // namespace fw
