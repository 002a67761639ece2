#include "app/desk/StatedText.h"

#include <algorithm>
#include <functional>
#include <set>

namespace fw {

namespace {

void add(std::string& text, const std::string& word)
{
    if (!word.empty())
        text += (text.empty() ? "" : " ") + word;
}

std::string onGround(const std::vector<std::string>& ground, int level)
{
    std::string text;
    for (const std::string& feature : ground)
        add(text, feature);
    if (level != 0)
        add(text, "level " + std::to_string(level));
    return text.empty() ? text : "on " + text;
}

std::string writeUnits(const Ruleset& rules, const std::vector<StatedUnit>& units)
{
    std::string text;
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (i > 0)
            text += units[i].together ? " with " : ", ";
        text += writeUnit(rules, units[i]);
    }
    return text;
}

using Visit = std::function<void(const Node&)>;

/// Nodes of a body and of the bodies in it, but not what menu entries lead to.
void eachNode(const std::vector<Node>& nodes, const Visit& visit)
{
    for (const Node& node : nodes) {
        visit(node);
        eachNode(node.then, visit);
        eachNode(node.otherwise, visit);
    }
}

} // namespace

std::string writeUnit(const Ruleset& rules, const StatedUnit& unit)
{
    std::string text;
    add(text, unit.name);
    add(text, unit.type);
    if (!unit.formation.empty())
        add(text, "of " + unit.formation);
    for (const std::string& tag : unit.tags)
        add(text, "tagged " + tag);
    for (const Rating& rating : rules.ratings)
        if (const auto said = unit.ratings.find(rating.id); said != unit.ratings.end())
            add(text, rating.id + " " + said->second.text());
    for (const Mark& mark : rules.marks) {
        const auto said = unit.marks.find(mark.id);
        if (said == unit.marks.end())
            continue;
        add(text, mark.form == "ladder" ? said->second
                  : mark.form == "flag" ? mark.id
                                        : mark.id + " " + said->second);
    }
    if (unit.steps == 2 && unit.lost == 1) {
        add(text, "reduced");
    } else {
        if (unit.steps != 1)
            add(text, "steps " + std::to_string(unit.steps));
        if (unit.lost != 0)
            add(text, "lost " + std::to_string(unit.lost));
    }
    if (unit.facing != 0)
        add(text, "facing " + std::to_string(unit.facing));
    if (unit.direction >= 0)
        add(text, "direction " + std::to_string(unit.direction));
    return text.empty() ? "counter" : text;
}

std::string writeStated(const Ruleset& rules, const Stated& stated)
{
    std::string text = stated.entry;
    add(text, onGround(stated.actingGround, stated.actingLevel));
    text += ": " + writeUnits(rules, stated.acting);
    if (!stated.target.empty() || !stated.targetGround.empty() || stated.targetLevel != 0) {
        std::string head = "against";
        add(head, onGround(stated.targetGround, stated.targetLevel));
        text += "; " + head + ": " + writeUnits(rules, stated.target);
    }
    if (!stated.across.empty()) {
        text += "; across";
        for (const std::string& feature : stated.across)
            text += " " + feature;
    }
    for (const auto& [field, values] : stated.fields) {
        text += "; " + field + " ";
        for (std::size_t i = 0; i < values.size(); ++i)
            text += (i > 0 ? ", " : "") + values[i];
    }
    if (stated.turn != 1)
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
    for (const Procedure& procedure : rules.procedures)
        eachNode(procedure.then, [&](const Node& node) {
            if (!node.phase.empty() && !node.call.empty())
                phases.insert(node.call);
        });
    for (const Procedure& procedure : rules.procedures)
        if (phases.empty() || phases.count(procedure.id) != 0)
            offering.push_back(&procedure);
    std::vector<DeskEntry> entries;
    const auto take = [&](const Node& node) {
        for (const MenuEntry& entry : node.menu) {
            const std::string word = entry.word.empty() ? entry.id : entry.word;
            const bool known = std::any_of(entries.begin(), entries.end(),
                                           [&](const DeskEntry& e) { return e.word == word; });
            if (!known && !entry.fields.empty())
                entries.push_back({word, entry.label.empty() ? word : entry.label});
        }
    };
    for (const Procedure* procedure : offering)
        eachNode(procedure->then, take);
    return entries;
}

} // namespace fw
