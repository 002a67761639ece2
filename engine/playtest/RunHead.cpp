#include "engine/playtest/RunHead.h"

#include "engine/playtest/CellText.h"
#include "engine/session/Game.h"
#include "engine/store/Json.h"
#include "engine/store/Sha256.h"

#include <algorithm>
#include <charconv>
#include <map>

namespace fw {

namespace {

constexpr std::string_view scenarioKey = "scenario";
constexpr std::string_view rulesKey = "rules";

template <class Number>
bool readNumber(const std::string& text, Number& number)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() && std::to_string(number) == text;
}

bool readTexts(const std::string& text, std::vector<std::string>& texts)
{
    for (const std::string_view part : partsOf(text, ';')) {
        const std::optional<std::string> decoded = percentDecoded(part);
        if (!decoded)
            return false;
        texts.push_back(*decoded);
    }
    return true;
}

bool readPath(const std::string& text, std::string& path)
{
    const std::optional<std::string> decoded = percentDecoded(text);
    path = decoded.value_or(std::string());
    return decoded.has_value();
}

bool readDigest(const std::string& text, std::string& digest)
{
    digest = text;
    return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string::npos;
}

/// Reads the value of a key; false for an unknown key or a bad value.
bool readValue(RunHead& head, const std::string& key, const std::string& text)
{
    return key == "engine"            ? readNumber(text, head.engine)
           : key == "playtest"        ? readNumber(text, head.playtest)
           : key == scenarioKey       ? readPath(text, head.scenario)
           : key == "scenario-sha256" ? readDigest(text, head.scenarioDigest)
           : key == rulesKey          ? readPath(text, head.rules)
           : key == "rules-sha256"    ? readDigest(text, head.rulesDigest)
           : key == "options"         ? readTexts(text, head.options)
           : key == "settings"        ? readTexts(text, head.settings)
           : key == "sides"           ? readTexts(text, head.sides)
           : key == "players"         ? readTexts(text, head.players)
           : key == "seed"            ? readNumber(text, head.seed)
           : key == "games"           ? readNumber(text, head.games) && head.games <= mostGames
           : key == "most-actions"    ? readNumber(text, head.mostActions)
                                      : false;
}

} // namespace

RunHead runHead(const RunPlan& plan, const std::string& scenarioPath, const std::string& rulesPath,
                const std::vector<std::string>& settings)
{
    const Rules& rules = *plan.match.rules;
    RunHead out;
    out.engine = rulesEngineVersion;
    out.playtest = playtestVersion;
    out.scenario = scenarioPath;
    out.scenarioDigest = hex(sha256(writeScenario(rules.scenario())));
    out.rules = rulesPath;
    out.rulesDigest = hex(sha256(writeRules(rules.ruleset())));
    for (const auto& [name, value] : rules.differing())
        out.options.push_back(name + "=" + value);
    out.settings = settings;
    for (const Army& side : rules.scenario().sides)
        out.sides.push_back(side.id);
    for (const PlayerSettings& player : plan.match.players)
        out.players.push_back(wordOf(player));
    out.seed = plan.match.seed;
    out.games = plan.games;
    out.mostActions = plan.match.mostActions;
    return out;
}

KeyedTexts headTexts(const RunHead& head)
{
    return {{"engine", std::to_string(head.engine)},
            {"playtest", std::to_string(head.playtest)},
            {std::string(scenarioKey), percentEncoded(head.scenario)},
            {"scenario-sha256", head.scenarioDigest},
            {std::string(rulesKey), percentEncoded(head.rules)},
            {"rules-sha256", head.rulesDigest},
            {"options", joinedCell(head.options)},
            {"settings", joinedCell(head.settings)},
            {"sides", joinedCell(head.sides)},
            {"players", joinedCell(head.players)},
            {"seed", std::to_string(head.seed)},
            {"games", std::to_string(head.games)},
            {"most-actions", std::to_string(head.mostActions)}};
}

Result<RunHead> headOf(const KeyedTexts& texts)
{
    const Text remedy = "the file was altered; go back to a copy of it";
    RunHead out;
    std::map<std::string, std::string> given;
    for (const auto& [key, text] : texts) {
        if (!given.emplace(key, text).second)
            return fail(Trouble::BadInput, {"the key {0} of the run is there twice", {key}}, {}, remedy);
        if (!readValue(out, key, text))
            return fail(Trouble::BadInput, {"the run has an unknown key or a wrong value: {0}, {1}", {key, text}}, {},
                        remedy);
    }
    for (const auto& [key, text] : headTexts(out))
        if (!given.contains(key))
            return fail(Trouble::BadInput, {"the key {0} of the run is missing", {key}}, {}, remedy);
    if (out.sides.empty() || out.sides.size() != out.players.size())
        return fail(Trouble::BadInput, "the run does not name a player for each side", {}, remedy);
    return out;
}

std::string firstDifference(const RunHead& a, const RunHead& b)
{
    const KeyedTexts one = headTexts(a), other = headTexts(b);
    for (std::size_t i = 0; i < one.size(); ++i)
        if (one[i] != other[i] && one[i].first != scenarioKey && one[i].first != rulesKey)
            return one[i].first;
    return {};
}

std::string shortId(const RunHead& head)
{
    constexpr std::size_t digits = 8;
    std::string all;
    for (const auto& [key, text] : headTexts(head))
        if (key != scenarioKey && key != rulesKey)
            all += key + "=" + text + "\n";
    return hex(sha256(all)).substr(0, digits);
}

} // namespace fw
