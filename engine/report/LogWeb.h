#pragma once

#include "engine/model/LogDoc.h"

#include <functional>
#include <string>

namespace fw {

/// In whose language a log is set.
struct LogLanguage {
    std::string code = "en"; ///< as web pages name it
    std::function<std::string(const Text&)> words = plain;
};

/// The log as one web page that holds all it needs: no script, nothing fetched, for screen and paper, day and night.
/// Every ruling and remark is the target of a link by its row, "#row-57", in each form of the log.
std::string renderHtml(const LogDoc& log, const LogLanguage& tongue = {});

/// The log as Markdown, with the same link targets.
std::string renderMarkdown(const LogDoc& log, const LogLanguage& tongue = {});

} // namespace fw
