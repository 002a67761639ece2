#include "tests/fuzz/Mutants.h"

#include "tests/fuzz/Mutate.h"
#include "tests/fuzz/Reshape.h"
#include "tests/fuzz/Rows.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace fuzz {

namespace {

namespace fs = std::filesystem;
using Command = std::vector<std::string>;

void put(const fs::path& path, const std::string& text)
{
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
}

/// Makes one mutant: the files of a system in a folder, and the commands for them.
class Brood
{
public:
    Brood(const Seeds& seeds, std::uint64_t seed, std::uint64_t number, const std::string& folder)
        : mSeeds(seeds), mChance(seed * 1'000'003 + number), mFolder(folder), mSystem(pick())
    {}

    Mutant breed()
    {
        put(mFolder / mSystem.rules.name, mSystem.rules.text);
        put(mFolder / mSystem.scenario.name, mSystem.scenario.text);
        if (hasOrders())
            put(mFolder / mSystem.orders.name, mSystem.orders.text);
        const std::size_t kind = mChance.below(100);
        if (kind < 28)
            rules();
        else if (kind < 54)
            scenario();
        else if (kind < 62)
            map();
        else if (kind < 72 && hasOrders())
            orders();
        else if (kind < 82 && !mSystem.words.empty())
            words();
        else if (kind < 90 || !hasOrders())
            drawing();
        else
            game();
        return mMutant;
    }

private:
    /// Small systems are quick; the shipped games have more that can go wrong.
    const Seed& pick()
    {
        const std::size_t all = mSeeds.systems.size();
        return mSeeds.systems[mChance.odds(60) ? mChance.below(all) : all - 1 - mChance.below(2)];
    }
    bool hasOrders() const { return !mSystem.orders.text.empty(); }
    const Seed& another() { return mSeeds.systems[mChance.below(mSeeds.systems.size())]; }
    std::string someCase()
    {
        return mSystem.words.empty() ? "attack: infantry strength 8; infantry strength 4; dice 6"
                                     : mSystem.words[mChance.below(mSystem.words.size())];
    }

    void rules()
    {
        alter(mSystem.rules, reshape(mSystem.rules.text, another().scenario.text, mChance));
        keepOld(mSystem.rules);
        std::vector<Command> can{{"check", mSystem.rules.name, mSystem.scenario.name},
                                 {"check", mSystem.scenario.name},
                                 {"rule", mSystem.rules.name, someCase()},
                                 {"diff", "before/" + mSystem.rules.name, mSystem.rules.name}};
        withScenario(mSystem.scenario.name, can);
        choose(can);
        mMutant.opened = mChance.odds(50) ? mSystem.rules.name : mSystem.scenario.name;
    }
    void scenario()
    {
        alter(mSystem.scenario, reshape(mSystem.scenario.text, another().rules.text, mChance));
        keepOld(mSystem.scenario);
        std::vector<Command> can{{"check", mSystem.scenario.name},
                                 {"check", mSystem.scenario.name},
                                 {"rule", mSystem.scenario.name, someCase()},
                                 {"diff", "before/" + mSystem.scenario.name, mSystem.scenario.name}};
        withScenario(mSystem.scenario.name, can);
        choose(can);
        mMutant.opened = mSystem.scenario.name;
    }
    void map()
    {
        put(mFolder / mSystem.apart.name, mSystem.apart.text);
        alter(mSystem.map, reshape(mSystem.map.text, another().scenario.text, mChance));
        std::vector<Command> can{{"check", mSystem.map.name},
                                 {"check", mSystem.apart.name},
                                 {"diff", mSystem.scenario.name, mSystem.apart.name}};
        withScenario(mSystem.apart.name, can);
        choose(can);
        mMutant.opened = mChance.odds(50) ? mSystem.map.name : mSystem.apart.name;
    }
    void orders()
    {
        alter(mSystem.orders, reline(mSystem.orders.text, another().orders.text, mChance));
        choose({{"check", mSystem.orders.name},
                played(mSystem.scenario.name, "text"),
                played(mSystem.scenario.name, "json"),
                played(mSystem.scenario.name, "pdf")});
    }
    void words()
    {
        std::string words = reline(someCase(), someCase(), mChance);
        if (mChance.odds(10))
            for (int k = mChance.between(1, 9); k > 0; --k)
                words += "; " + words.substr(0, 8000);
        words.resize(std::min(words.size(), std::size_t(100'000))); // one argument must not be longer
        std::replace(words.begin(), words.end(), '\0', '0');        // a command line cannot contain a zero byte
        mMutant.what = "words: " + words.substr(0, 200);
        put(mFolder / "words", words);
        choose({{"rule", mSystem.rules.name, words}, {"rule", mSystem.scenario.name, words}});
    }
    void drawing()
    {
        const SeedFile& seed = mSeeds.drawings[mChance.below(mSeeds.drawings.size())];
        const std::string ending = seed.name.substr(seed.name.rfind('.'));
        const bool counter = mChance.odds(60);
        alter({counter ? "counters/" + mSystem.unit + ending : "art/" + mSystem.feature + ending, {}},
              redraw(seed.text, mChance));
        std::vector<Command> can{{"check", mSystem.scenario.name}, {"check", mSystem.rules.name}};
        for (const char* what : {"map", "setup", "counters"})
            for (const char* to : {"out.pdf", "out.svg", "out.png"})
                if (std::string(what) != "counters" || std::string(to) == "out.pdf")
                    can.push_back({"export", mSystem.scenario.name, "--what", what, "--to", to});
        choose(can);
        mMutant.opened = mSystem.scenario.name;
    }
    void game()
    {
        alter(mSystem.game, mChance.odds(60) ? rowChanged(mSystem.game.text, (mFolder / "row.tmp").string(), mChance)
                                             : mutate(mSystem.game.text, mSystem.rules.text, mChance));
        const std::string& name = mSystem.game.name;
        choose({{"log", name},
                {"log", name, "--format", "json"},
                {"log", name, "--format", "pdf", "-o", "out.pdf"},
                {"log", name, "-o", "out.txt"},
                {"orders", name},
                {"orders", name, "-o", "out.orders"},
                {"verify", name},
                {"check", name},
                {"rule", name, someCase()},
                {"export", name, "--to", "out.svg"},
                {"export", name, "--what", "setup", "--to", "out.pdf"}});
        mMutant.opened = name;
    }

    void alter(const SeedFile& file, const std::string& text)
    {
        put(mFolder / file.name, text);
        mMutant.what = file.name;
    }
    /// Stores the original file in a folder where no command finds it by itself.
    void keepOld(const SeedFile& file) { put(mFolder / "before" / file.name, file.text); }
    Command played(const std::string& scenario, const char* log) const
    {
        return {"adjudicate", scenario, mSystem.orders.name, "--log", log, "--game", "out.game"};
    }
    void withScenario(const std::string& scenario, std::vector<Command>& can)
    {
        if (hasOrders()) {
            can.push_back({"adjudicate", scenario, mSystem.orders.name});
            can.push_back(played(scenario, "json"));
        }
        static const char* const ways[][2] = {{"map", "out.svg"},      {"map", "out.pdf"},        {"map", "out.png"},
                                              {"setup", "out.svg"},    {"setup-card", "out.pdf"}, {"roster", "out.pdf"},
                                              {"counters", "out.pdf"}, {"mix", "out.csv"},        {"aids", "out.pdf"}};
        for (int k = 0; k < 2; ++k) {
            const auto& way = ways[mChance.below(sizeof ways / sizeof ways[0])];
            can.push_back({"export", scenario, "--what", way[0], "--to", way[1]});
            if (std::string(way[1]) == "out.png")
                can.back().insert(can.back().end(), {"--dpi", "50"});
        }
    }
    /// Chooses one or two of the possible commands.
    void choose(const std::vector<Command>& can)
    {
        mMutant.commands.push_back(can[mChance.below(can.size())]);
        if (mChance.odds(60))
            mMutant.commands.push_back(can[mChance.below(can.size())]);
    }

    const Seeds& mSeeds;
    fw::Random mChance;
    fs::path mFolder;
    const Seed& mSystem;
    Mutant mMutant;
};

} // namespace

Mutant breed(const Seeds& seeds, std::uint64_t seed, std::uint64_t number, const std::string& folder)
{
    Mutant mutant = Brood(seeds, seed, number, folder).breed();
    // Opening takes the longest, so only a third of the files is opened.
    fw::Random chance(seed * 7'000'003 + number);
    if (!chance.odds(35))
        mutant.opened.clear();
    return mutant;
}

std::map<std::string, std::string> contents(const std::string& folder)
{
    std::map<std::string, std::string> out;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        const std::string name = fs::relative(entry.path(), folder).string();
        if (entry.is_directory() || name.starts_with("out."))
            continue;
        std::ifstream in(entry.path(), std::ios::binary);
        std::stringstream all;
        all << in.rdbuf();
        out[name] = all.str();
    }
    return out;
}

std::string changed(const std::map<std::string, std::string>& before, const std::string& folder)
{
    const std::map<std::string, std::string> after = contents(folder);
    std::string wrong;
    for (const auto& [name, text] : before)
        if (const auto now = after.find(name); now == after.end())
            wrong += " " + name + " is gone;";
        else if (now->second != text)
            wrong += " " + name + " was changed;";
    for (const auto& [name, text] : after)
        if (!before.count(name))
            wrong += " " + name + " was left;";
    return wrong;
}

void clearOutputs(const std::string& folder)
{
    std::vector<fs::path> outputs;
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.path().filename().string().starts_with("out."))
            outputs.push_back(entry.path());
    for (const fs::path& output : outputs)
        fs::remove_all(output);
}

} // namespace fuzz
