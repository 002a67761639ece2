#include "editor/exchange/vassal/ModuleRules.h"

#include "editor/exchange/vassal/UnitMarks.h"
#include "engine/model/Procedures.h"
#include "engine/model/Walk.h"

#include <algorithm>
#include <set>
#include <type_traits>

namespace fw {

namespace {

constexpr int mostDice = 100;   ///< of one button; more are not rolled by hand
constexpr int mostFaces = 1000; ///< of a die
constexpr std::size_t mostPhases = 200;
constexpr int mostCalls = 20; ///< procedures inside one another

/// The name of a kind of roll: "2d6", "1d10 (0-9)".
std::string diceName(int count, int low, int high)
{
    std::string name = std::to_string(count) + 'd' + std::to_string(high - low + 1);
    if (low != 1)
        name += " (" + std::to_string(low) + '-' + std::to_string(high) + ')';
    return name;
}

void addDice(std::vector<ModuleDice>& out, const Node& node)
{
    for (const Die& die : diceOf(node)) {
        const auto faces = printedFaces(die);
        if (!faces || faces->second <= faces->first || faces->second - faces->first >= mostFaces || die.count < 1
            || die.count > mostDice)
            continue;
        ModuleDice dice{diceName(die.count, faces->first, faces->second), die.count, faces->first, faces->second};
        if (std::ranges::find(out, dice.name, &ModuleDice::name) == out.end())
            out.push_back(std::move(dice));
    }
}

/// Collects the phases of the first loop of the main procedure, which is the turn.
class PhaseList
{
public:
    PhaseList(const Ruleset& rules, const Scenario& scenario) : mRules(rules), mScenario(scenario) {}

    std::vector<std::string> of(const std::vector<Node>& nodes)
    {
        const auto turn = std::ranges::find_if(nodes, [](const Node& node) { return node.is<RepeatNode>(); });
        collect(turn == nodes.end() ? nodes : turn->as<RepeatNode>()->then, {}, 0);
        return std::move(mOut);
    }

private:
    void add(const std::string& phase, const std::string& side)
    {
        std::string name = side.empty() ? phase : side + ": " + phase;
        if (mOut.size() < mostPhases && std::ranges::find(mOut, name) == mOut.end())
            mOut.push_back(std::move(name));
    }

    void call(const Node& node, const CallNode& call, const std::string& side, int depth)
    {
        if (!call.phase.empty()) {
            std::string name = node.label;
            if (name.empty()) {
                name = call.phase;
                std::ranges::replace(name, '-', ' ');
            }
            add(name, call.by.empty() ? std::string() : side);
            return;
        }
        const auto procedure = std::ranges::find(mRules.procedures, call.call, &Procedure::id);
        if (procedure != mRules.procedures.end() && depth < mostCalls && mOpen.insert(call.call).second) {
            collect(procedure->then, side, depth + 1);
            mOpen.erase(call.call);
        }
    }

    void collect(const std::vector<Node>& nodes, const std::string& side, int depth)
    {
        for (const Node& node : nodes) {
            if (mOut.size() >= mostPhases || depth > mostCalls)
                return;
            if (const auto* called = node.as<CallNode>())
                call(node, *called, side, depth);
            else if (const auto* group = node.as<GroupNode>())
                collect(group->then, side, depth + 1);
            else if (const auto* again = node.as<RepeatNode>())
                collect(again->then, side, depth + 1);
            else if (const auto* each = node.as<ForeachNode>())
                sides(*each, side, depth);
        }
    }

    void sides(const ForeachNode& each, const std::string& side, int depth)
    {
        if (each.over.rfind("@sides", 0) != 0) {
            collect(each.then, side, depth + 1);
            return;
        }
        for (const Army& army : mScenario.sides)
            collect(each.then, sideName(mScenario, army.id), depth + 1);
    }

    const Ruleset& mRules;
    const Scenario& mScenario;
    std::vector<std::string> mOut;
    std::set<std::string> mOpen; ///< the procedures that are being collected
};

} // namespace

std::vector<ModuleDice> moduleDice(const Ruleset& rules)
{
    std::vector<ModuleDice> out;
    walk(rules, [&](const auto& row) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(row)>, Node>)
            addDice(out, row);
    });
    return out;
}

std::vector<std::string> modulePhases(const Ruleset& rules, const Scenario& scenario)
{
    const auto main = std::ranges::find(rules.procedures, rules.main, &Procedure::id);
    return main == rules.procedures.end() ? std::vector<std::string>() : PhaseList(rules, scenario).of(main->then);
}

} // namespace fw
