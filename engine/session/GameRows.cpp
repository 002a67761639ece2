#include "engine/session/GameRows.h"

#include "engine/session/ActionText.h"
#include "engine/store/Json.h"
#include "engine/store/JsonTree.h"

#include <algorithm>

namespace fw {

namespace {

constexpr const char* rulesName = "rules.json";
constexpr const char* scenarioName = "scenario.json";
constexpr const char* setupName = "setup.json";
constexpr const char* houseName = "house.rules.json";
constexpr std::int64_t mostFace = 1'000'000;

/// A row with these members; they come in alphabetical order, because the bytes of a row are part of the hash chain.
std::string rowText(std::vector<std::pair<std::string, Json>> members)
{
    Json out = Json::object();
    for (auto& [key, value] : members)
        out.add(std::move(key), std::move(value));
    return denseJson(out);
}

/// A modifier on its own is kept as a rules file that holds nothing else.
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

Problem badRow(const JournalRow& row)
{
    return Problem(Trouble::Changed, Text("this row of kind '{0}' cannot be understood", {row.kind}), {}, {},
                   "row " + std::to_string(row.n));
}

bool number(const Json& from, const char* key, std::int64_t& out)
{
    const Json* at = from.find(key);
    if (at == nullptr || at->kind != Json::Kind::Integer)
        return false;
    out = at->number;
    return true;
}

bool text(const Json& from, const char* key, std::string& out)
{
    const Json* at = from.find(key);
    if (at == nullptr || !at->isText())
        return false;
    out = at->text;
    return true;
}

} // namespace

std::string takeBackBody(std::int64_t row)
{
    return rowText({{"to", Json::ofInteger(row)}});
}

std::string correctBody(std::int64_t row, const std::string& die, int face)
{
    return rowText({{"die", Json::ofText(die)}, {"face", Json::ofInteger(face)}, {"row", Json::ofInteger(row)}});
}

std::string noteBody(const std::string& note)
{
    return rowText({{"text", Json::ofText(note)}});
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
    const Result<Json> read = parseJson(row.body, {});
    if (!read || !read->isObject())
        return tl::unexpected(badRow(row));
    const Json& body = *read;
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
    Json options = Json::object();
    for (const auto& [option, value] : start.setup.options)
        options.add(option, Json::ofText(value));
    std::vector<JournalContent> out{
        {rulesName, writeRules(start.rules), true},
        {scenarioName, writeScenario(start.scenario), true},
        {setupName, rowText({{"level", Json::ofText(wordOf(start.setup.level))}, {"options", std::move(options)}}),
         true}};
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
    const Result<Json> object = parseJson(setup->bytes, setupName);
    const Json* options = object ? object->find("options") : nullptr;
    std::string level;
    if (options == nullptr || !options->isObject() || !text(*object, "level", level))
        return fail(Trouble::Changed, "the game's options cannot be understood", setupName);
    out.setup.level = fromWord<Level>(level).value_or(Level::Refuse);
    for (std::size_t i = 0; i < options->keys.size(); ++i)
        if (options->items[i].isText())
            out.setup.options[options->keys[i]] = options->items[i].text;
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
