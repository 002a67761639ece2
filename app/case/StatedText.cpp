#include "app/case/StatedText.h"

#include "engine/base/Rows.h"
#include "engine/desk/DeskVocabulary.h"
#include "engine/desk/UnitWords.h"
#include "engine/model/Procedures.h"

#include <algorithm>
#include <set>

namespace fw {

namespace {

void add(std::string& text, const std::string& word)
{
    if (!word.empty())
        text += (text.empty() ? "" : " ") + word;
}

std::string onGround(const std::vector<std::string>& ground, const std::optional<int>& level)
{
    std::string text;
    for (const std::string& feature : ground)
        add(text, feature);
    if (level)
        add(text, "level " + std::to_string(*level));
    return text.empty() ? text : "on " + text;
}

std::string acrossSides(const std::vector<std::string>& sides)
{
    std::string text;
    for (const std::string& feature : sides)
        add(text, feature);
    return text.empty() ? text : "across " + text;
}

/// A number as the desk reads it back; in quotes when it may mean two sides of a counter.
std::string number(const Rational& value)
{
    return value.whole() && value >= Rational(0) ? value.text() : quotedName(value.text());
}

std::string writeUnits(const Ruleset& rules, const Scenario* like, const std::vector<StatedUnit>& units)
{
    std::string text;
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (i > 0)
            text += units[i].together ? " with " : ", ";
        text += writeUnit(rules, like, units[i]);
    }
    return text;
}

/// Whether a word is a step of exactly one ladder of counters, and means nothing else.
bool onlyStep(const Ruleset& rules, const std::string& step)
{
    int found = 0;
    for (const Mark& mark : rules.marks) {
        found += mark.on == MarkOn::Unit && mark.form == MarkForm::Ladder
                 && std::ranges::find(mark.steps, step) != mark.steps.end();
        found += plainWord(mark.id) == plainWord(step);
    }
    for (const std::string& type : typeIds(rules))
        found += plainWord(type) == plainWord(step);
    for (const Rating& rating : rules.ratings)
        found += plainWord(rating.id) == plainWord(step);
    return found == 1;
}

/// An answer in the form of an order, in which the first field of its entry has no name.
std::string writeAnswer(const Ruleset& rules, const StatedAnswer& answer)
{
    std::string first;
    if (!answer.fields.empty()) {
        const DeskVocabulary known(rules, nullptr);
        const std::vector<const Field*> fields = known.fields(known.entries(answer.entry));
        first = fields.empty() ? std::string() : fields.front()->name;
    }
    std::string text = answer.entry;
    for (const auto& [field, values] : answer.fields) {
        if (field != first || &field != &answer.fields.front().first)
            add(text, field);
        for (std::size_t i = 0; i < values.size(); ++i)
            text += (i > 0 ? ", " : " ") + saidName(values[i]);
    }
    return text;
}

} // namespace

std::string writeUnit(const Ruleset& rules, const Scenario* like, const StatedUnit& unit)
{
    std::string text;
    // A counter of the scenario has its own name without quotes, any other name has quotes.
    if (!unit.name.empty())
        add(text, unit.counter.empty() ? quotedName(unit.name) : unit.name);
    add(text, unit.type);
    if (!unit.formation.empty())
        add(text, "of " + quotedName(unit.formation));
    for (const std::string& tag : unit.tags)
        add(text, "tagged " + quotedName(tag));
    for (const Rating& rating : rules.ratings)
        if (const auto said = unit.ratings.find(rating.id); said != unit.ratings.end())
            add(text, rating.id + " " + number(said->second));
    for (const Mark& mark : rules.marks) {
        const auto said = unit.marks.find(mark.id);
        if (said == unit.marks.end())
            continue;
        // Steps of several ladders may have the same name.
        add(text, mark.form == MarkForm::Flag                                      ? mark.id
                  : mark.form == MarkForm::Ladder && onlyStep(rules, said->second) ? said->second
                                                                                   : mark.id + " " + said->second);
    }
    const int steps = unit.counter.empty() ? 1 : 0, lost = unit.counter.empty() ? 0 : -1;
    if (unit.counter.empty() ? unit.steps == 2 && unit.lost == 1 : unit.steps == 0 && unit.lost == 1) {
        add(text, "reduced");
    } else {
        if (unit.steps != steps)
            add(text, "steps " + std::to_string(unit.steps));
        if (unit.lost != lost)
            add(text, "lost " + std::to_string(unit.lost));
    }
    if (unit.facing >= 0)
        add(text, "facing " + facingWord(rules, like, unit.facing));
    if (unit.direction >= 0)
        add(text, "direction " + std::to_string(unit.direction));
    if (unit.distance != 1)
        add(text, "distance " + std::to_string(unit.distance));
    add(text, onGround(unit.ground, unit.level));
    add(text, acrossSides(unit.across));
    return text.empty() ? "counter" : text;
}

std::string writeStated(const Ruleset& rules, const Scenario* like, const Stated& stated)
{
    std::string text = stated.entry;
    add(text, onGround(stated.actingGround, stated.actingLevel));
    text += ": " + writeUnits(rules, like, stated.acting);
    if (!stated.target.empty() || !stated.targetGround.empty() || stated.targetLevel) {
        std::string head = "against";
        add(head, onGround(stated.targetGround, stated.targetLevel));
        text += "; " + head + ": " + (stated.target.empty() ? "nobody" : writeUnits(rules, like, stated.target));
    }
    if (!stated.across.empty())
        text += "; " + acrossSides(stated.across);
    for (const auto& [field, values] : stated.fields) {
        text += "; " + field + " ";
        for (std::size_t i = 0; i < values.size(); ++i)
            text += (i > 0 ? ", " : "") + saidName(values[i]);
    }
    for (const StatedAnswer& answer : stated.answers)
        text += "; " + writeAnswer(rules, answer);
    const auto marked = [&](const std::string& id, const std::string& value) {
        const Mark* const mark = byId(rules.marks, id);
        return mark != nullptr && mark->form == MarkForm::Flag ? id : id + " " + value;
    };
    for (const auto& [id, value] : stated.gameMarks)
        text += "; " + marked(id, value);
    for (const auto& [side, marks] : stated.sideMarks) {
        text += "; " + saidName(side) + ":";
        for (const auto& [id, value] : marks)
            text += (text.back() == ':' ? " " : ", ") + marked(id, value);
    }
    if (!stated.phase.empty())
        text += "; phase " + stated.phase;
    if (stated.turn != 0)
        text += "; turn " + std::to_string(stated.turn);
    if (!stated.dice.empty()) {
        text += "; dice";
        for (const auto& [name, face] : stated.dice)
            text += (name.empty() ? " " : " " + name + " ") + std::to_string(face);
    }
    return text;
}

std::vector<DeskEntry> deskEntries(const Ruleset& rules)
{
    std::set<std::string> phases; // procedures that are a phase
    std::vector<const Procedure*> offering;
    const auto isPhase = [&](const Node& node) {
        if (const auto* call = node.as<CallNode>(); call && !call->phase.empty() && !call->call.empty())
            phases.insert(call->call);
    };
    for (const Procedure& procedure : rules.procedures)
        eachNode(procedure.then, isPhase, false);
    for (const Procedure& procedure : rules.procedures)
        if (phases.empty() || phases.count(procedure.id) != 0)
            offering.push_back(&procedure);
    std::vector<DeskEntry> entries;
    const auto take = [&](const Node& node) {
        for (const MenuEntry& entry : entriesOf(node)) {
            const std::string word = entry.word.empty() ? entry.id : entry.word;
            const bool known = std::ranges::any_of(entries, [&](const DeskEntry& one) { return one.word == word; });
            if (!known && !entry.fields.empty())
                entries.push_back({word, entry.label.empty() ? word : entry.label});
        }
    };
    for (const Procedure* procedure : offering)
        eachNode(procedure->then, take, false); // but not what menu entries lead to
    return entries;
}

} // namespace fw
