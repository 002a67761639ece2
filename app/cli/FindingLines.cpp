#include "app/cli/FindingLines.h"

namespace fw {

const Json* FindingLines::json()
{
    if (!mJson) {
        Result<FileText> text = readText(mFile);
        mJson = text ? parseJson(text->text, mFile) : Result<Json>(tl::unexpected<Problem>(text.error()));
        if (text)
            mText = std::move(text->text);
    }
    return *mJson ? &**mJson : nullptr;
}

std::string FindingLines::shown(const std::string& pointer)
{
    const Json* const whole = json();
    return whole != nullptr ? placeIn(*whole, pointer) : pointer;
}

JsonSpan FindingLines::span(const std::string& pointer)
{
    const Json* const whole = json();
    return whole != nullptr ? spanIn(mText, foundIn(*whole, pointer).way) : JsonSpan();
}

bool FindingLines::holds(const std::string& pointer, const std::string& text)
{
    const Json* const whole = json();
    if (whole == nullptr)
        return false;
    const JsonFound found = foundIn(*whole, pointer);
    return found.value->isText() && found.value->text == text;
}

} // namespace fw
