#include "tests/conformance/Ruling.h"

#include "engine/rules/Evaluate.h"

#include <algorithm>

namespace conformance {

bool satisfies(const Desk& desk, const std::string& def, int unit)
{
    const auto& defs = desk.rules().ruleset().defs;
    for (std::size_t i = 0; i < defs.size(); ++i) {
        if (defs[i].id != def)
            continue;
        fw::PositionQuery look(desk.rules().compiled(), desk.state().position);
        fw::Scope& scope = look.scope;
        fw::BindOne bind(scope, fw::names::it, fw::Kind::Units, unit);
        return fw::holds(scope, desk.rules().compiled().defs[i]);
    }
    return false;
}

Json jsonNumber(const fw::Rational& value)
{
    if (value.whole())
        return value.num();
    return static_cast<double>(value.num()) / static_cast<double>(value.den());
}

std::string boxRole(const Desk& desk, fw::PlaceId place)
{
    const fw::Box* box = desk.rules().compiled().boxAt(place);
    return box ? fw::wordOf(box->role) : std::string();
}

std::string ladderStep(const Desk& desk, const std::string& mark, int subject)
{
    const auto step = desk.rules().mark(desk.state().position, mark, subject);
    for (const fw::Mark& row : desk.rules().ruleset().marks)
        if (row.id == mark && step >= 0 && static_cast<std::size_t>(step.num()) < row.steps.size())
            return row.steps[static_cast<std::size_t>(step.num())];
    return {};
}

std::string phaseName(const Adapter& adapter, const std::string& id)
{
    for (const auto& [name, known] : at(adapter.names, "phases").items())
        if (word(known) == id)
            return name;
    return id;
}

Json unitFinding(const Ruling& ruling, const Desk& desk, const std::string& id, const Json& wanted)
{
    const Json& names = ruling.adapter.names;
    const int unit = desk.rules().unit(id);
    if (unit < 0)
        return {};
    const auto index = static_cast<std::size_t>(unit);
    const fw::Position& position = desk.state().position;
    const fw::UnitState& state = position.units[index];
    const std::string role = boxRole(desk, state.place);
    Json out = Json::object();
    for (const auto& [key, value] : wanted.items()) {
        const Json& row = at(at(names, "unitFindings"), key);
        const std::string mark = word(at(row, "mark"));
        if (key == "hex") {
            const bool onMap = desk.rules().compiled().onMap(state.place);
            out[key] = onMap ? Json(desk.rules().placeName(state.place)) : Json();
        } else if (key == "reduced") {
            out[key] = state.steps < desk.rules().scenario().units[index].steps;
        } else if (has(row, "role")) {
            const std::vector<std::string> roles = words(at(row, "role"));
            out[key] = std::find(roles.begin(), roles.end(), role) != roles.end();
        } else if (has(row, "def")) {
            out[key] = satisfies(desk, word(at(row, "def")), unit);
        } else if (has(row, "ladder")) {
            out[key] = ladderStep(desk, mark, unit);
        } else if (!mark.empty()) {
            out[key] = desk.rules().mark(position, mark, unit) != 0;
        } else {
            out[key] = "nothing here tells " + key;
        }
    }
    return out;
}

const fw::Event* lastLine(const fw::Trace& trace, fw::EventKind kind, const std::string& row)
{
    for (auto line = trace.rbegin(); line != trace.rend(); ++line)
        if (line->kind() == kind && line->row == row)
            return &*line;
    return nullptr;
}

} // namespace conformance
