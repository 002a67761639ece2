#include "app/Places.h"

#include <cstdio>
#include <filesystem>
#include <string_view>

namespace fw {

namespace fs = std::filesystem;

std::string shippedFolder()
{
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    if (error)
        return {};
    const fs::path folder = program.parent_path();
    for (const fs::path& place : {folder / "../../scenarios",
                                  folder / "../share/fieldworks/scenarios"})
        if (fs::is_directory(place, error))
            return fs::weakly_canonical(place, error).string();
    return {};
}

std::string folderOf(const std::string& path)
{
    const std::string folder = fs::path(path).parent_path().string();
    return folder.empty() ? "." : folder;
}

Result<Loaded> loadScenario(const std::string& path)
{
    Result<Scenario> scenario = readScenarioFile(path);
    if (!scenario)
        return tl::unexpected(scenario.error());
    Result<FoundRules> found = findRules(*scenario, folderOf(path), shippedFolder());
    if (!found) {
        Problem problem = found.error();
        if (problem.file.empty())
            problem.file = path;
        return tl::unexpected(problem);
    }
    return Loaded{std::move(found->rules), std::move(*scenario), std::move(found->path)};
}

FileKind kindOf(const std::string& path)
{
    const std::string_view name(path);
    if (name.ends_with(".rules.json"))
        return FileKind::Rules;
    if (name.ends_with(".scenario.json"))
        return FileKind::Scenario;
    if (name.ends_with(".map.json"))
        return FileKind::Map;
    if (name.ends_with(".orders"))
        return FileKind::Orders;
    if (name.ends_with(".game"))
        return FileKind::Game;
    return FileKind::Other;
}

FileKind kindOfFile(const std::string& path)
{
    const FileKind named = kindOf(path);
    if (named != FileKind::Other)
        return named;
    std::FILE* file = std::fopen(path.c_str(), "rb");
    if (file == nullptr)
        return FileKind::Other;
    std::string text(1u << 20, '\0');
    text.resize(std::fread(text.data(), 1, text.size(), file));
    std::fclose(file);
    if (text.starts_with("SQLite format 3"))
        return FileKind::Game;
    const auto start = text.find_first_not_of(" \t\r\n");
    if (start == std::string::npos || text[start] != '{')
        return FileKind::Other;
    const auto has = [&](const char* key) { return text.find(key) != std::string::npos; };
    // A scenario may hold a map and tables, so what only it or only rules hold is looked for.
    if (has("\"procedures\""))
        return FileKind::Rules;
    if (has("\"units\"") || has("\"rulesVersion\""))
        return FileKind::Scenario;
    return has("\"grid\"") ? FileKind::Map : FileKind::Other;
}

} // namespace fw
