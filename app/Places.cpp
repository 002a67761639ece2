#include "app/Places.h"

#include "engine/store/Form.h"

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
    for (const fs::path& place : {folder / "../../scenarios", folder / "../share/fieldworks/scenarios"})
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
    Result<ScenarioFile> file = openScenarioFile(path);
    if (!file)
        return tl::unexpected(file.error());
    Result<FoundRules> found = findRules(file->scenario, folderOf(path), shippedFolder());
    if (!found) {
        Problem problem = found.error();
        if (problem.file.empty())
            problem.file = path;
        return tl::unexpected(problem);
    }
    const std::string map = file->mapFile.empty() ? std::string() : folderOf(path) + "/" + file->mapFile;
    return Loaded{std::move(found->rules), std::move(file->scenario), std::move(found->path), std::move(found->sources),
                  map};
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

Result<FileKind> kindOfFile(const std::string& path)
{
    const FileKind named = kindOf(path);
    if (named != FileKind::Other)
        return named;
    const Result<Form> form = formOfFile(path);
    if (!form)
        return tl::unexpected(form.error());
    switch (*form) {
    case Form::Game: return FileKind::Game;
    case Form::Rules: return FileKind::Rules;
    case Form::Scenario: return FileKind::Scenario;
    case Form::Map: return FileKind::Map;
    default: return FileKind::Other;
    }
}

std::vector<std::string> filesOf(const std::string& path, const Scenario& scenario)
{
    std::vector<std::string> files{path};
    const fs::path folder = folderOf(path);
    if (!scenario.map.scan.image.empty())
        files.push_back((folder / scenario.map.scan.image).string());
    std::error_code error;
    for (fs::directory_iterator it(folder / "counters", error), end; !error && it != end; it.increment(error))
        files.push_back(it->path().string());
    return files;
}

} // namespace fw
