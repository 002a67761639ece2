// corpus FOLDER: writes the shipped files and their parts into a folder for each libFuzzer target, as its seeds,
// together with the files in tests/fuzz/corpus.
#include "engine/formula/Formula.h"
#include "engine/session/ActionText.h"
#include "engine/session/Orders.h"
#include "engine/session/StateText.h"
#include "engine/store/Files.h"
#include "tests/fuzz/Systems.h"

#include <cstdio>
#include <filesystem>

namespace {

std::string read(const std::string& path)
{
    const auto text = fw::readText(path);
    return text ? text->text : std::string();
}

bool put(const std::filesystem::path& path, const std::string& text)
{
    std::error_code none;
    std::filesystem::create_directories(path.parent_path(), none);
    return fw::saveText(path.string(), text).has_value();
}

/// Writes the states and actions of a game, as in its journal.
bool putRows(const std::filesystem::path& out, const std::string& name, const fw::Game& game, bool states)
{
    bool well = true;
    std::size_t n = 0;
    for (const fw::Entry& entry : game.entries()) {
        const std::string file = name + "-" + std::to_string(n++);
        well = put(out / "action" / file, fw::actionText(entry.action)) && well;
        // A state can only be read with the names of its own rules.
        well = (!states || put(out / "state" / file, fw::canonical(game.rules(), entry.after))) && well;
    }
    return well;
}

/// Writes maps, cases for the desk, and rules as a proof stores them.
bool putParts(const std::filesystem::path& out, const std::string& name, const fuzz::System& system)
{
    bool well = put(out / "map" / name, fw::writeMap(system.scenario.map));
    well = put(out / "proofed" / name, fw::writeRules(system.ruleset)) && well;
    const fw::FormulaNames names = fw::FormulaNames::of(system.ruleset);
    for (const fw::Modifier& modifier : system.ruleset.modifiers) {
        const std::filesystem::path seed = out / "formula" / (name + "-" + modifier.id);
        for (const fw::Req& condition : modifier.need)
            if (const auto line = fw::conditionText(condition, names))
                well = put(seed, *line) && well;
        if (const auto line = fw::amountText(modifier.amount, names))
            well = put(seed.string() + "-amount", *line) && well;
    }
    for (const fw::Example& example : system.ruleset.examples)
        well = put(out / "words" / (name + "-" + example.id), example.stated) && well;
    return well;
}

/// Copies seeds that were found or written by hand.
bool putKept(const std::filesystem::path& out)
{
    bool well = true;
    const std::filesystem::path kept = FW_SOURCE_DIR "/tests/fuzz/corpus";
    for (const auto& entry : std::filesystem::recursive_directory_iterator(kept))
        if (entry.is_regular_file())
            well = put(out / std::filesystem::relative(entry.path(), kept), read(entry.path().string())) && well;
    return well;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::fprintf(stderr, "usage: corpus FOLDER\n");
        return 64;
    }
    const std::filesystem::path out = argv[1];
    bool well = putKept(out);
    for (const std::string& path : fuzz::everyScenario(FW_SOURCE_DIR)) {
        const std::filesystem::path folder = std::filesystem::path(path).parent_path();
        for (const auto& entry : std::filesystem::directory_iterator(folder)) {
            const std::string name = entry.path().filename().string();
            const std::string text = read(entry.path().string());
            const char* kind = name.ends_with(".rules.json")      ? "rules"
                               : name.ends_with(".scenario.json") ? "scenario"
                               : name.ends_with(".orders")        ? "orders"
                                                                  : "";
            if (*kind)
                well = put(out / kind / name, text) && well;
        }
        const auto system = fuzz::load(path, FW_SOURCE_DIR "/scenarios");
        if (!system)
            return 2;
        well = putParts(out, folder.filename().string(), *system) && well;
        if (path.find("/kernel/") == std::string::npos)
            continue;
        const std::string name = folder.filename().string() + ".game";
        std::error_code none;
        std::filesystem::create_directories(out / "game", none);
        std::filesystem::remove(out / "game" / name, none);
        fw::GameStart start;
        start.rules = system->ruleset;
        start.scenario = system->scenario;
        auto game = fw::Game::create(start, {(out / "game" / name).string(), {}}, "today");
        if (!game)
            return 2;
        std::string orders = path;
        orders.replace(orders.rfind(".scenario.json"), std::string::npos, ".orders");
        if (const auto lines = fw::readOrders(read(orders), orders))
            fw::adjudicate(*game, *lines, orders, "today");
        well = putRows(out, name, *game, folder.filename() == "a") && well;
    }
    return well ? 0 : 4;
}
