#include "tests/fuzz/Seeds.h"

#include "engine/store/Files.h"
#include "tests/fuzz/Caged.h"
#include "tests/fuzz/Systems.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

namespace fuzz {

namespace {

namespace fs = std::filesystem;

SeedFile read(const fs::path& path)
{
    std::ifstream in(path, std::ios::binary);
    std::stringstream all;
    all << in.rdbuf();
    return {path.filename().string(), all.str()};
}

/// The cases in the examples of the rules, and those of the corpus for these rules.
std::vector<std::string> cases(const std::string& rules, const fs::path& corpus)
{
    std::vector<std::string> out;
    const auto document = nlohmann::json::parse(rules, nullptr, false);
    if (document.contains("examples"))
        for (const auto& example : document["examples"])
            out.push_back(example.value("stated", ""));
    std::ifstream in(corpus / (document.value("id", "") + ".words"));
    for (std::string line; std::getline(in, line);)
        if (!line.empty())
            out.push_back(line);
    return out;
}

void apart(const System& system, Seed& seed)
{
    const std::string stem = seed.scenario.name.substr(0, seed.scenario.name.find('.'));
    seed.map = {stem + ".map.json", fw::writeMap(system.scenario.map)};
    seed.apart = {stem + "-apart.scenario.json", fw::writeScenario(system.scenario, seed.map.name)};
}

bool play(const std::string& program, const std::string& folder, Seed& seed)
{
    if (seed.orders.text.empty())
        return true;
    fs::create_directories(fs::path(folder) / "play");
    const fs::path at = fs::path(folder) / "play";
    for (const SeedFile* file : {&seed.rules, &seed.scenario, &seed.orders})
        std::ofstream(at / file->name, std::ios::binary) << file->text;
    const std::string game = seed.orders.name.substr(0, seed.orders.name.find('.')) + ".game";
    // A long game is only played for some turns, so that a command does reach an alteration.
    const Caged ran = caged(
        program, {"adjudicate", seed.scenario.name, seed.orders.name, "--game", game, "--until", "3"}, at.string(), {});
    seed.game = read(at / game);
    if (ran.exit != 0)
        std::fprintf(stderr, "%s: %s %s\n", game.c_str(), shown(ran).c_str(), ran.err.c_str());
    fs::remove_all(at);
    return ran.exit == 0 && !seed.game.text.empty();
}

} // namespace

Seeds seeds(const std::string& source, const std::string& program, const std::string& folder)
{
    Seeds out;
    const fs::path corpus = fs::path(source) / "tests/fuzz/corpus";
    fs::create_directories(fs::path(folder) / "home");
    for (const std::string& path : everyScenario(source)) {
        const auto system = load(path, source + "/scenarios");
        if (!system)
            return {};
        Seed seed;
        seed.scenario = read(path);
        std::vector<fs::path> beside;
        for (const auto& entry : fs::directory_iterator(fs::path(path).parent_path()))
            beside.push_back(entry.path());
        std::sort(beside.begin(), beside.end());
        for (const fs::path& other : beside) {
            const SeedFile file = read(other);
            const auto rules = fw::readRules(file.text, file.name);
            if (file.name.ends_with(".rules.json") && rules && rules->id == system->ruleset.id)
                seed.rules = file;
            // The start of an orders file's name is the name of its scenario.
            if (file.name.ends_with(".orders")
                && file.name.starts_with(seed.scenario.name.substr(0, seed.scenario.name.find('.'))))
                seed.orders = file;
        }
        if (seed.rules.text.empty()) // rules that extend others are whole only in memory
            seed.rules = {system->ruleset.id + ".rules.json", fw::writeRules(system->ruleset)};
        seed.words = cases(seed.rules.text, corpus / "words");
        if (!system->scenario.units.empty())
            seed.unit = system->scenario.units.front().id;
        if (!system->ruleset.features.empty())
            seed.feature = system->ruleset.features.back().id;
        apart(*system, seed);
        if (seed.rules.text.empty() || !play(program, folder, seed))
            return {};
        out.systems.push_back(std::move(seed));
    }
    std::stable_sort(out.systems.begin(), out.systems.end(),
                     [](const Seed& a, const Seed& b) { return a.rules.text.size() < b.rules.text.size(); });
    std::vector<fs::path> drawings;
    for (const auto& entry : fs::directory_iterator(corpus / "drawings"))
        drawings.push_back(entry.path());
    std::sort(drawings.begin(), drawings.end());
    for (const fs::path& drawing : drawings)
        out.drawings.push_back(read(drawing));
    return out.drawings.empty() ? Seeds() : out;
}

} // namespace fuzz
