#include "engine/store/Proofed.h"

#include "engine/store/Diff.h"
#include "engine/store/Files.h"
#include "engine/store/Json.h"

#include <filesystem>

namespace fw {

namespace {

Result<void> write(const std::string& path, const std::string& text)
{
    const std::string kept = proofedFile(path);
    std::error_code error;
    if (!std::filesystem::exists(kept, error))
        return saveText(kept, text);
    return readText(kept).and_then([&](const FileText& old) { return saveText(kept, text, old.digest); });
}

Result<std::optional<std::vector<Text>>> since(const std::string& path, const auto& now, auto read)
{
    const std::string kept = proofedFile(path);
    std::error_code error;
    if (!std::filesystem::exists(kept, error))
        return std::optional<std::vector<Text>>();
    const Result<FileText> text = readText(kept);
    if (!text)
        return tl::unexpected(text.error());
    const auto before = read(text->text, kept);
    if (!before)
        return tl::unexpected(before.error());
    return std::optional(diff(*before, now));
}

} // namespace

std::string proofedFile(const std::string& path)
{
    return path + ".proofed";
}

Result<void> keepProofed(const std::string& path, const Ruleset& rules)
{
    return write(path, writeRules(rules));
}

Result<void> keepProofed(const std::string& path, const Scenario& scenario)
{
    return write(path, writeScenario(scenario));
}

Result<std::optional<std::vector<Text>>> sinceProofed(const std::string& path, const Ruleset& now)
{
    return since(path, now, [](const std::string& text, const std::string& file) { return readRules(text, file); });
}

Result<std::optional<std::vector<Text>>> sinceProofed(const std::string& path, const Scenario& now)
{
    return since(path, now, [](const std::string& text, const std::string& file) { return readScenario(text, file); });
}

} // namespace fw
