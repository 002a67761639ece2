#pragma once

#include "engine/model/LogDoc.h"

#include <functional>
#include <string>

namespace fw {

/// The language of a log.
struct LogLanguage {
    std::string code = "en"; ///< code as in HTML
    std::function<std::string(const Text&)> words = plain;
};

/// The log as one self-contained web page without scripts, for screen and print, in light and dark mode. Each ruling
/// and remark is a link target by its row, "#row-57", in each form of the log.
std::string renderHtml(const LogDoc& log, const LogLanguage& tongue = {});

/// The log as Markdown, with the same link targets.
std::string renderMarkdown(const LogDoc& log, const LogLanguage& tongue = {});

} // namespace fw
