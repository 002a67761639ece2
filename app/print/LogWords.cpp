#include "app/print/LogWords.h"

#include "editor/Translated.h"

namespace fw {

LogDoc inLanguage(LogDoc log)
{
    const auto change = [](Text& text) {
        if (!text.empty())
            text = Text("{0}", {translated(text).toStdString()});
    };
    for (auto& [key, what, value] : log.header) {
        change(what);
        change(value);
    }
    for (LogBlock& block : log.blocks) {
        change(block.title);
        for (LogLine& line : block.lines)
            change(line.text);
    }
    return log;
}

} // namespace fw
