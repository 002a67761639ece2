// The sentence of each kind of event. EventKinds.h declares the kinds.
#include "engine/report/EventText.h"

#include "engine/model/SentenceTemplate.h"

#include <algorithm>
#include <cstdlib>

namespace fw {

namespace {

std::string signedText(const Rational& r)
{
    return (r > Rational(0) ? "+" : "") + r.text();
}

Text say(const NoEvent&)
{
    return {};
}

Text say(const TurnStarted& e)
{
    const std::string turn = std::to_string(e.turn);
    return e.name.empty() ? Text("Turn {0}", {turn}) : Text("Turn {0}, {1}", {turn, e.name});
}

Text say(const PhaseStarted& e)
{
    return e.side.empty() ? Text("{0}", {e.label}) : Text("{0}: {1}", {e.sideName, e.label});
}

Text say(const SectionStarted& e)
{
    return Text("{0}", {e.title});
}

Text say(const ChoiceMade& e)
{
    const std::string what = choiceText(e);
    return e.revealed ? Text("{0} shows: {1}", {e.sideName, what}) : Text("{0}", {what});
}

Text say(const PathFound& e)
{
    return e.none ? Text("{0}: no way at all", {e.who}) : Text("{0}: {1}", {e.who, e.label});
}

Text quantityText(const std::string& label, const std::string& side)
{
    return side.empty() ? Text("{0}", {label}) : Text("{0}, {1}", {label, side});
}

Text say(const QuantityComputed& e)
{
    return quantityText(e.label, e.sideName);
}

Text say(const QuantityOpen& e)
{
    return quantityText(e.label, e.sideName);
}

Text say(const BaseTaken& e)
{
    return Text("{0} {1}", {e.label, e.amount.text()});
}

Text say(const ModifierApplied& e)
{
    using Op = ModifierApplied::Op;
    switch (e.op) {
    case Op::Add: return Text("{0} {1}", {signedText(e.amount), e.label});
    case Op::Set: return Text("{0}: set to {1}", {e.label, e.amount.text()});
    case Op::AtLeast: return Text("{0}: at least {1}", {e.label, e.amount.text()});
    case Op::AtMost: return Text("{0}: at most {1}", {e.label, e.amount.text()});
    case Op::Times: return Text("×{0} {1}", {e.amount.text(), e.label});
    case Op::Count: break;
    }
    return Text("{0}", {e.label});
}

Text say(const ModifierSkipped& e)
{
    if (e.counted)
        return Text("{0} (already counted)", {e.label});
    return e.why.empty() ? Text("{0}: no", {e.label}) : Text("{0}: no, {1}", {e.label, e.why});
}

Text say(const StageRounded& e)
{
    std::string what = e.label;
    if (e.factor)
        what += " ×" + e.factor->text();
    if (e.times)
        what += " ×" + e.times->text();
    if (e.set)
        what += " = " + e.set->text();
    return Text("{0}", {what});
}

Text say(const ColumnShifted& e)
{
    const std::string count = std::to_string(std::abs(e.columns));
    return e.columns == 1    ? Text("one column to the right: {0}", {e.column})
           : e.columns == -1 ? Text("one column to the left: {0}", {e.column})
           : e.columns > 0   ? Text("{0} columns to the right: {1}", {count, e.column})
                             : Text("{0} columns to the left: {1}", {count, e.column});
}

Text say(const CellRead& e)
{
    std::string where;
    for (const AxisRead& one : e.where)
        where += (where.empty() ? "" : ", ") + one.axis + " " + one.band;
    return e.carries.empty() ? Text("{0} [{1}] = {2}", {e.label, where, e.cell})
                             : Text("{0} [{1}] = {2} + {3}", {e.label, where, e.cell, e.carries});
}

Text say(const RowCodeRead& e)
{
    return Text("row {0} carries {1}", {e.band, e.code});
}

Text say(const DieRolled& e)
{
    return Text("{0} die: {1}", {e.label, std::to_string(e.face)});
}

Text say(const LotDrawn& e)
{
    return Text("drawn: {0}, one of {1}", {e.who, std::to_string(e.of)});
}

Text say(const CheckMade& e)
{
    const std::string label = e.who.empty() ? e.label : e.label + ", " + e.who;
    const std::string roll = e.roll.text(), target = e.target.text();
    if (!e.outcome.empty())
        return Text(e.natural ? "{0}: {1} against {2}, {3} (natural {1})" : "{0}: {1} against {2}, {3}",
                    {label, roll, target, e.outcome});
    if (e.passed)
        return Text(e.natural ? "{0}: {1} against {2}, passed (natural {1})" : "{0}: {1} against {2}, passed",
                    {label, roll, target});
    return Text(e.natural ? "{0}: {1} against {2}, failed (natural {1})" : "{0}: {1} against {2}, failed",
                {label, roll, target});
}

Text say(const CodeApplied& e)
{
    if (!e.known) // charts print a dash for "no effect"; a letter without a row is probably an error
        return e.dash ? Text("{0}: no effect", {e.code})
                      : Text("{0}: no effect, because the rules have no row for this result", {e.code});
    return e.label.empty() ? Text("result {0}", {e.code}) : Text("result {0}: {1}", {e.code, e.label});
}

Text say(const MarkChanged& e)
{
    const bool alone = e.who.empty();
    switch (e.form) {
    case MarkChanged::Form::Holder:
        return alone ? Text("{0} {1}", {e.label, e.now}) : Text("{0}: {1} {2}", {e.who, e.label, e.now});
    case MarkChanged::Form::Step: return Text("{1}: {0}", {e.now, alone ? e.label : e.who});
    case MarkChanged::Form::Number:
        return alone ? Text("{0} {1} to {2}", {e.label, e.before.mixed(), e.after.mixed()})
                     : Text("{0}: {1} {2} to {3}", {e.who, e.label, e.before.mixed(), e.after.mixed()});
    case MarkChanged::Form::Flag: break;
    }
    const bool set = e.after != Rational(0);
    if (alone)
        return set ? Text("{0}", {e.label}) : Text("no longer {0}", {e.label});
    return set ? Text("{0}: {1}", {e.who, e.label}) : Text("{0}: no longer {1}", {e.who, e.label});
}

Text say(const MembersChanged& e)
{
    const std::vector<std::string> names{e.who, e.label, e.members};
    return e.removed ? Text("{0}: no longer {1} {2}", names) : Text("{0}: {1} {2}", names);
}

Text say(const StepsChanged& e)
{
    const std::string count = std::to_string(std::abs(e.after - e.before));
    const bool one = count == "1";
    if (e.after < e.before)
        return Text(one ? "{0} loses {1} step, {2} left" : "{0} loses {1} steps, {2} left",
                    {e.who, count, std::to_string(e.after)});
    return Text(one ? "{0} regains {1} step" : "{0} regains {1} steps", {e.who, count});
}

Text say(const UnitPlaced& e)
{
    return Text("{0} is placed in {1}", {e.who, e.place});
}

Text say(const UnitRemoved& e)
{
    return e.pile ? Text("{0}: to {1}", {e.who, e.box}) : Text("{0}: {1}", {e.who, e.box});
}

Text say(const UnitScheduled& e)
{
    const std::string turn = std::to_string(e.turn);
    return e.where.empty() ? Text("{0} arrives in turn {1}", {e.who, turn})
                           : Text("{0} arrives in turn {1} at {2}", {e.who, turn, e.where});
}

Text say(const UnitFaced& e)
{
    return Text("{0} faces {1}", {e.who, e.facing});
}

Text say(const Revealed& e)
{
    return Text("{0} is revealed", {e.who});
}

Text say(const SidesRelated& e)
{
    switch (e.relation) {
    case Relation::Neutral: return Text("{0} and {1} are neutral to each other", {e.who, e.to});
    case Relation::Allied: return Text("{0} and {1} are allied", {e.who, e.to});
    case Relation::Hostile: break;
    }
    return Text("{0} and {1} are hostile to each other", {e.who, e.to});
}

Text say(const PileShuffled& e)
{
    return Text("{0} counters are shuffled", {std::to_string(e.count)});
}

Text say(const EngagementDeclared& e)
{
    return Text("{0} is declared", {e.name});
}

/// Whether the outcome names the winner, as "Red victory" does, or there is no winner.
bool namesWinner(const GameEnded& e)
{
    return e.winner.empty() || e.label.starts_with(e.winner);
}

Text say(const GameEnded& e)
{
    return namesWinner(e) ? Text("The game ends: {0}", {e.label})
                          : Text("The game ends: {0}, {1}", {e.winner, e.label});
}

Text say(const UnitsMoved& e)
{
    const bool enters = e.from.empty();
    if (!e.priced)
        return enters ? Text("{0}: onto the map by {1}", {e.who, e.way})
                      : Text("{0}: {1} to {2}", {e.who, e.from, e.way});
    const std::string cost = e.cost.mixed(), allowance = e.allowance.mixed();
    return enters     ? Text("{0}: onto the map by {1}, {2} of {3} MP", {e.who, e.way, cost, allowance})
           : e.goesOn ? Text("{0}: {1} to {2}, {3} of {4} MP in all", {e.who, e.from, e.way, cost, allowance})
                      : Text("{0}: {1} to {2}, {3} of {4} MP", {e.who, e.from, e.way, cost, allowance});
}

Text say(const MoveHalted& e)
{
    if (e.at.empty())
        return e.why.empty() ? Text("{0}: not onto the map", {e.who})
                             : Text("{0}: not onto the map: {1}", {e.who, e.why});
    return e.why.empty() ? Text("{0}: no farther than {1}", {e.who, e.at})
                         : Text("{0}: no farther than {1}: {2}", {e.who, e.at, e.why});
}

Text say(const NoteMade& e)
{
    return Text("{0}", {e.note});
}

Text say(const RefereeDecided& e)
{
    if (e.about.empty())
        return e.reason.empty() ? Text("ruled by the referee: {0}", {e.decision})
                                : Text("ruled by the referee: {0}, because {1}", {e.decision, e.reason});
    return e.reason.empty() ? Text("ruled by the referee: {0}: {1}", {e.about, e.decision})
                            : Text("ruled by the referee: {0}: {1}, because {2}", {e.about, e.decision, e.reason});
}

Text say(const SnapshotTaken& e)
{
    return e.who.empty() ? Text("{0}: nobody", {e.label}) : Text("{0}: {1}", {e.label, e.who});
}

Text say(const ConstraintFailed& e)
{
    return Text("{0}: {1}", {e.who, e.label});
}

Text say(const HouseRowAdded& e)
{
    return Text("house row: {0}; because {1}", {e.label, e.reason});
}

Text say(const RuleBroken& e)
{
    std::vector<std::string> said{e.rule};
    if (!e.of.empty())
        said.push_back(e.of);
    if (!e.reason.empty())
        said.back() += "; because " + e.reason;
    const bool bare = e.of.empty();
    switch (e.because) {
    case RuleBroken::Because::Overruled: return Text(bare ? "overruled: {0}" : "overruled: {0} ({1})", said);
    case RuleBroken::Because::Warned:
        return Text(bare ? "against the rules: {0}" : "against the rules: {0} ({1})", said);
    case RuleBroken::Because::Recorded:
        return Text(bare ? "recorded as not allowed: {0}" : "recorded as not allowed: {0} ({1})", said);
    case RuleBroken::Because::Waived: break;
    }
    return bare ? Text("let pass, because no legal choice is left: {0}", said)
                : Text("let pass, because no legal choice is left: {0} ({1})", said);
}

Text say(const NothingOverruled& e)
{
    return e.reason.empty() ? Text("overruled, although no rule is against it")
                            : Text("overruled, although no rule is against it; because {0}", {e.reason});
}

Text say(const PositionSet& e)
{
    return e.reason.empty() ? Text("set by the referee: {0}", {e.what})
                            : Text("set by the referee: {0}, because {1}", {e.what, e.reason});
}

Text say(const SettingTold& e)
{
    using What = SettingTold::What;
    switch (e.what) {
    case What::Recomputed:
        return e.other.empty()
                   ? Text("the rules compute {0} again [{1}]; this value holds until then", {e.who, e.by})
                   : Text(
                       "the rules compute {0} again [{1}]; this value holds until then; put a lasting value into {2}",
                       {e.who, e.by, e.other});
    case What::MarkLost:
        return e.value.empty() ? Text("{0}: no longer {1}", {e.who, e.other})
                               : Text("{0}: no longer {1} {2}", {e.who, e.other, e.value});
    case What::StepsReset:
        return Text("{0} has {1} steps now, not {2}", {e.who, std::to_string(e.after), std::to_string(e.before)});
    case What::Impossible: return Text("{0} could not have done what {1} did", {e.who, e.other});
    case What::LastUnknown: break;
    }
    return Text("{0} is {1}: no other unit of that side is left", {e.who, e.other});
}

Text say(const NameSet& e)
{
    if (e.now.empty())
        return Text("corrected by the referee: {0} is taken away; it was '{1}', because {2}", {e.key, e.was, e.reason});
    return e.was.empty() ? Text("corrected by the referee: {0} is '{1}', because {2}", {e.key, e.now, e.reason})
                         : Text("corrected by the referee: {0} is '{1}', not '{2}', because {3}",
                                {e.key, e.now, e.was, e.reason});
}

} // namespace

Text eventText(const EventData& data)
{
    return std::visit([](const auto& one) { return say(one); }, data);
}

Text eventText(const Event& event)
{
    return eventText(event.data);
}

std::string choiceText(const ChoiceMade& choice)
{
    const auto valuesOf = [&](const std::string& field) {
        const auto at = std::ranges::find(choice.filled, field, &ChosenField::name);
        return at == choice.filled.end() ? std::vector<std::string>() : at->values;
    };
    const std::string conjunction = choice.conjunction.empty() ? "and" : choice.conjunction;
    Text fault;
    if (const std::vector<SayPart> parts = readSay(choice.say, fault); !parts.empty() && fault.empty())
        return sentenceOf(parts, valuesOf, conjunction);
    // Without a sentence of its own: the label, then each field with its values.
    std::string what;
    for (const ChosenField& field : choice.filled) {
        if (field.values.empty())
            continue;
        const std::string& label = field.label.empty() ? field.name : field.label;
        const bool alone = choice.filled.size() == 1 && (field.label.empty() || label == choice.label);
        what += (what.empty() ? "" : "; ") + (alone ? "" : label + " ") + listed(field.values, conjunction);
    }
    return choice.label + (what.empty() || choice.label.empty() ? "" : ": ") + what;
}

Text outcomeText(const GameEnded& end)
{
    return namesWinner(end) ? Text("{0}", {end.label}) : Text("{0}: {1}", {end.winner, end.label});
}

Text choiceBySide(const ChoiceMade& choice)
{
    // A revealed choice already names its side; other choices may begin with it.
    const std::string what = choiceText(choice);
    return choice.sideName.empty() || choice.revealed || what.starts_with(choice.sideName)
               ? eventText(choice)
               : Text("{0}: {1}", {choice.sideName, what});
}

} // namespace fw
