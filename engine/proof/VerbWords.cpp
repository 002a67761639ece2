#include "engine/proof/VerbWords.h"

#include "engine/base/Text.h"

namespace fw {

namespace {

/// Words each kind of verb.
class Words
{
public:
    Words(const Verb& verb, const ConditionWords& words, const Ruleset& rules)
        : mVerb(verb), mWords(words), mRules(rules)
    {}

    std::string operator()(const MarkVerb& x) const
    {
        const std::string mark = ConditionWords::label(mRules.marks, x.mark);
        if (!x.step.empty())
            return fill("{0} of {1}: {2}", {mark, mWords.path(x.of), wordsOfId(x.step)});
        if (!x.to.empty())
            return fill("{0} of {1}: {2}", {mark, mWords.path(x.of), mWords.path(x.to)});
        if (x.value)
            return fill("{0} of {1}: {2}", {mark, mWords.path(x.of), mWords.amount(*x.value)});
        return fill("mark {0} as {1}", {mWords.path(x.of), mark});
    }
    std::string operator()(const UnmarkVerb& x) const
    {
        return fill("take {0} off {1}", {ConditionWords::label(mRules.marks, x.mark), mWords.path(x.of)});
    }
    std::string operator()(const AddVerb& x) const
    {
        return fill("add {0} to {1} of {2}",
                    {some(x.value), ConditionWords::label(mRules.marks, x.mark), mWords.path(x.of)});
    }
    std::string operator()(const LoseVerb& x) const
    {
        return fill("take {0} from {1}", {steps(x.value), mWords.path(x.of)});
    }
    std::string operator()(const RestoreVerb& x) const
    {
        return fill("give {0} back to {1}", {steps(x.value), mWords.path(x.of)});
    }
    std::string operator()(const RemoveVerb& x) const
    {
        return fill("put {0} into {1}", {mWords.path(x.of), ConditionWords::label(mRules.boxes, x.box)});
    }
    std::string operator()(const PlaceVerb& x) const
    {
        return fill(
            "put {0} into {1}",
            {mWords.path(x.of), x.box.empty() ? mWords.path(x.to) : ConditionWords::label(mRules.boxes, x.box)});
    }
    std::string operator()(const ScheduleVerb& x) const
    {
        return fill("let {0} arrive later ({1})", {mWords.path(x.of), some(x.value)});
    }
    std::string operator()(const FaceVerb& x) const { return fill("turn {0}", {mWords.path(x.of)}); }
    std::string operator()(const ConcludeVerb& x) const { return fill("{0} is over", {mWords.path(x.of)}); }
    std::string operator()(const TurnVerb&) const { return "the next turn begins"; }
    std::string operator()(const RevealVerb& x) const
    {
        return fill("show {0} of {1}", {ConditionWords::label(mRules.marks, x.mark), mWords.path(x.of)});
    }
    std::string operator()(const RelateVerb& x) const
    {
        return fill("{0} and {1} become {2}",
                    {mWords.path(x.of), mWords.path(x.to), x.relation ? wordOf(*x.relation) : std::string()});
    }
    std::string operator()(const EndGameVerb& x) const
    {
        const std::string& outcome = mVerb.label.empty() ? x.text : mVerb.label;
        return x.of.empty() ? fill("the game ends: {0}", {outcome})
                            : fill("the game ends, won by {0}: {1}", {mWords.path(x.of), outcome});
    }

private:
    std::string steps(const std::optional<Amount>& value) const
    {
        const std::string count = some(value);
        return count == "1" ? "1 step" : count + " steps";
    }
    std::string some(const std::optional<Amount>& value) const { return value ? mWords.amount(*value) : "1"; }

    const Verb& mVerb;
    const ConditionWords& mWords;
    const Ruleset& mRules;
};

} // namespace

std::string verbWords(const Verb& verb, const ConditionWords& words, const Ruleset& ruleset)
{
    const std::string said = std::visit(Words(verb, words, ruleset), verb.kind);
    return verb.need.empty() ? said : fill("if {0}, {1}", {words.conditions(verb.need), said});
}

std::string eventPhrase(const std::string& event, const Ruleset& ruleset)
{
    const std::string name = event.substr(0, event.find(':'));
    const std::string arg = name == event ? "" : event.substr(name.size() + 1);
    if (name == "about-to-enter")
        return "a unit is about to enter a place";
    if (name == "entered")
        return "a unit enters a place";
    if (name == "left")
        return "a unit leaves a place";
    if (name == "zone-entered")
        return "a unit enters an enemy zone";
    if (name == "move-ended")
        return "a move ends";
    if (name == "lost-step")
        return "a unit loses a step";
    if (name == "turn-begins")
        return "a turn begins";
    if (name == "marked" || name == "track")
        return fill("{0} changes", {ConditionWords::label(ruleset.marks, arg)});
    if (name == "removed")
        return fill("a unit is put into a box: {0}", {wordsOfId(arg)});
    if (name == "phase-begins")
        return fill("a phase begins: {0}", {wordsOfId(arg)});
    if (name == "phase-ends")
        return fill("a phase ends: {0}", {wordsOfId(arg)});
    return wordsOfId(event);
}

} // namespace fw
