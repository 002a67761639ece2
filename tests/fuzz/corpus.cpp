// corpus FOLDER: writes the shipped files into folders rules, scenario, orders and game, as seeds for libFuzzer.
#include "engine/session/Orders.h"
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

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::fprintf(stderr, "usage: corpus FOLDER\n");
        return 64;
    }
    const std::filesystem::path out = argv[1];
    bool well = true;
    for (const std::string& path : fuzz::everyScenario(FW_SOURCE_DIR)) {
        const std::filesystem::path folder = std::filesystem::path(path).parent_path();
        for (const auto& entry : std::filesystem::directory_iterator(folder)) {
            const std::string name = entry.path().filename().string();
            const std::string text = read(entry.path().string());
            const char* kind = name.ends_with(".rules.json") ? "rules"
                : name.ends_with(".scenario.json") ? "scenario"
                : name.ends_with(".orders") ? "orders" : "";
            if (*kind)
                well = put(out / kind / name, text) && well;
        }
        if (path.find("/kernel/") == std::string::npos)
            continue;
        const auto system = fuzz::load(path, FW_SOURCE_DIR "/scenarios");
        if (!system)
            return 2;
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
    }
    return well ? 0 : 4;
}
