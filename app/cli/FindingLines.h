#pragma once

#include "engine/store/Files.h"
#include "engine/store/JsonSpot.h"

#include <optional>
#include <string>

namespace fw {

/// The places of findings in the text of their file, which is read at the first request.
class FindingLines
{
public:
    explicit FindingLines(std::string file) : mFile(std::move(file)) {}

    /// "line 12, /modifiers/3/stage"; only the pointer when the file is unreadable by now.
    std::string shown(const std::string& pointer);
    /// The span of the value; all 0 when the file is unreadable by now.
    JsonSpan span(const std::string& pointer);
    /// Whether the value is exactly this text.
    bool holds(const std::string& pointer, const std::string& text);

private:
    const Json* json();

    std::string mFile;
    std::string mText;
    std::optional<Result<Json>> mJson;
};

} // namespace fw
