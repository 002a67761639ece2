#include "engine/session/GameRows.h"

#include "engine/session/ActionText.h"
#include "engine/store/Json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace fw {

namespace {

using nlohmann::json;

constexpr const char* rulesName = "rules.json";
constexpr const char* scenarioName = "scenario.json";
constexpr const char* setupName = "setup.json";
constexpr const char* houseName = "house.rules.json";
constexpr std::int64_t mostFace = 1'000'000;

std::string dumped(const json& from)
{
    return from.dump(-1, ' ', false, json::error_handler_t::replace);
}

/// Rows of rules on their own are kept as a rules file that holds nothing else.
std::string modifiersText(std::vector<Modifier> rows)
{
    Ruleset holder;
    holder.id = "house";
    holder.version = "1";
    holder.title = "house rows";
    holder.main = "none";
    holder.modifiers = std::move(rows);
    return writeRules(holder);
}

std::string levelWord(Level level)
{
    return level == Level::Record ? "record" : level == Level::Warn ? "warn" : "refuse";
}

Problem badRow(const JournalRow& row)
{
    return Problem(Trouble::Changed, Text("this row of kind '{0}' cannot be understood", {row.kind}), {}, {},
                   "row " + std::to_string(row.n));
}

bool number(const json& from, const char* key, std::int64_t& out)
{
    const auto at = from.find(key);
    if (at == from.end() || !at->is_number_integer())
        return false;
    out = at->get<std::int64_t>();
    return true;
}

bool text(const json& from, const char* key, std::string& out)
{
    const auto at = from.find(key);
    if (at == from.end() || !at->is_string())
        return false;
    out = at->get<std::string>();
    return true;
}

} // namespace

std::string takeBackBody(std::int64_t row)
{
    return dumped({{"to", row}});
}

std::string correctBody(std::int64_t row, const std::string& die, int face)
{
    return dumped({{"row", row}, {"die", die}, {"face", face}});
}

std::string noteBody(const std::string& note)
{
    return dumped({{"text", note}});
}

std::string houseBody(const Modifier& row)
{
    return modifiersText({row});
}

Result<Entry> readRow(const JournalRow& row)
{
    Entry out;
    out.n = row.n;
    out.stamp = row.stamp;
    out.reason = row.reason;
    if (row.kind == rowKind::action || row.kind == rowKind::overrule) {
        auto action = readAction(row.body);
        if (!action)
            return tl::unexpected(badRow(row));
        out.kind = RowKind::Action;
        out.action = std::move(*action);
        return out;
    }
    if (row.kind == rowKind::house) {
        auto holder = readRules(row.body, "row " + std::to_string(row.n));
        if (!holder || holder->modifiers.size() != 1)
            return tl::unexpected(badRow(row));
        out.kind = RowKind::House;
        out.house = std::move(holder->modifiers.front());
        return out;
    }
    const json body = json::parse(row.body, nullptr, false);
    if (!body.is_object())
        return tl::unexpected(badRow(row));
    bool good = true;
    if (row.kind == rowKind::begin) {
        out.kind = RowKind::Begin;
    } else if (row.kind == rowKind::program) {
        out.kind = RowKind::Program;
    } else if (row.kind == rowKind::note) {
        out.kind = RowKind::Note;
        good = text(body, "text", out.text);
    } else if (row.kind == rowKind::takeBack || row.kind == rowKind::resume) {
        out.kind = row.kind == rowKind::resume ? RowKind::Resume : RowKind::TakeBack;
        good = number(body, "to", out.target);
    } else if (row.kind == rowKind::correct) {
        out.kind = RowKind::Correct;
        std::int64_t face = 0;
        good = number(body, "row", out.target) && text(body, "die", out.die) && number(body, "face", face)
               && face >= -mostFace && face <= mostFace;
        out.newFace = std::to_string(face);
    } else {
        good = false;
    }
    if (!good || out.target >= row.n)
        return tl::unexpected(badRow(row));
    return out;
}

std::vector<JournalContent> contentOf(const GameStart& start)
{
    json setup = {{"level", levelWord(start.setup.level)}, {"options", json::object()}};
    for (const auto& [option, value] : start.setup.options)
        setup["options"][option] = value;
    std::vector<JournalContent> out{{rulesName, writeRules(start.rules), true},
                                    {scenarioName, writeScenario(start.scenario), true},
                                    {setupName, dumped(setup), true}};
    if (!start.setup.house.empty())
        out.push_back({houseName, modifiersText(start.setup.house), true});
    out.insert(out.end(), start.images.begin(), start.images.end());
    return out;
}

Result<GameStart> startOf(const JournalHead& head)
{
    GameStart out;
    out.meta = head.meta;
    const auto named = [&](const char* name) -> const JournalContent* {
        const auto at = std::ranges::find_if(head.content, [&](const JournalContent& c) { return c.name == name; });
        return at == head.content.end() ? nullptr : &*at;
    };
    const JournalContent* rules = named(rulesName);
    const JournalContent* scenario = named(scenarioName);
    const JournalContent* setup = named(setupName);
    if (rules == nullptr || scenario == nullptr || setup == nullptr)
        return fail(Trouble::Changed, "the game file lacks its rules or its scenario");
    auto readableRules = readRules(rules->bytes, rulesName);
    if (!readableRules)
        return tl::unexpected(readableRules.error());
    out.rules = std::move(*readableRules);
    auto readableScenario = readScenario(scenario->bytes, scenarioName);
    if (!readableScenario)
        return tl::unexpected(readableScenario.error());
    out.scenario = std::move(*readableScenario);
    const json object = json::parse(setup->bytes, nullptr, false);
    std::string level;
    if (!object.is_object() || !text(object, "level", level) || !object.contains("options")
        || !object["options"].is_object())
        return fail(Trouble::Changed, "the game's options cannot be understood", setupName);
    out.setup.level = level == "record" ? Level::Record : level == "warn" ? Level::Warn : Level::Refuse;
    for (const auto& [option, value] : object["options"].items())
        if (value.is_string())
            out.setup.options[option] = value.get<std::string>();
    if (const JournalContent* house = named(houseName)) {
        auto holder = readRules(house->bytes, houseName);
        if (!holder)
            return tl::unexpected(holder.error());
        out.setup.house = std::move(holder->modifiers);
    }
    for (const JournalContent& c : head.content)
        if (!c.text)
            out.images.push_back(c);
    return out;
}

} // namespace fw
