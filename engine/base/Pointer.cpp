#include "engine/base/Pointer.h"

namespace fw {

std::string pointerPart(std::string_view key)
{
    std::string out;
    for (const char c : key) {
        if (c == '~')
            out += "~0";
        else if (c == '/')
            out += "~1";
        else
            out += c;
    }
    return out;
}

std::string PointerWay::pointer() const
{
    std::string out;
    for (const One& step : mSteps)
        out += "/" + (step.key.data() ? pointerPart(step.key) : std::to_string(step.index));
    return out;
}

} // namespace fw
