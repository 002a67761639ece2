#include "editor/commands/RowEdits.h"

namespace fw {

std::string slug(const std::string& name)
{
    std::string id;
    for (const char c : name) {
        const auto u = static_cast<unsigned char>(c);
        if ((u >= '0' && u <= '9') || (u >= 'a' && u <= 'z'))
            id += c;
        else if (u >= 'A' && u <= 'Z')
            id += char(u - 'A' + 'a');
        else if (c == '\'' || u >= 0x80)
            continue;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    return id.empty() ? "row" : id;
}

} // namespace fw
