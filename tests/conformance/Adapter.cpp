#include "tests/conformance/Adapter.h"

#include <filesystem>
#include <fstream>

namespace conformance {

std::map<std::string, Adapter> readAdapters(const std::string& folder, std::vector<std::string>& faults)
{
    std::map<std::string, Adapter> adapters;
    std::error_code none;
    for (const auto& file : std::filesystem::directory_iterator(folder, none)) {
        if (file.path().extension() != ".json")
            continue;
        std::ifstream in(file.path());
        Adapter one;
        one.names = Json::parse(in, nullptr, false);
        one.system = word(at(one.names, "system"));
        one.rules = word(at(one.names, "rules"));
        one.scenario = word(at(one.names, "scenario"));
        if (one.system.empty())
            faults.push_back(file.path().string() + ": not an adapter");
        else
            adapters[one.system] = std::move(one);
    }
    return adapters;
}

} // namespace conformance
