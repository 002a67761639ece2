#include "editor/document/TextChange.h"

#include <algorithm>

namespace fw {

Json textChange(const std::string& before, const std::string& after)
{
    const std::size_t most = std::min(before.size(), after.size());
    std::size_t head = 0, tail = 0;
    while (head < most && before[head] == after[head])
        ++head;
    // The cut must not split a letter of several bytes, because each line must be valid UTF-8.
    const auto inside = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; };
    while (head > 0 && head < most && (inside(before[head]) || inside(after[head])))
        --head;
    while (tail < most - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    while (tail > 0 && inside(after[after.size() - tail]))
        --tail;
    Json out = Json::object();
    out.add("at", Json::ofInteger(std::int64_t(head)));
    out.add("cut", Json::ofInteger(std::int64_t(before.size() - head - tail)));
    out.add("put", Json::ofText(after.substr(head, after.size() - head - tail)));
    return out;
}

bool changeText(std::string& text, const Json& change)
{
    const Json *at = change.find("at"), *cut = change.find("cut"), *put = change.find("put");
    if (at == nullptr || cut == nullptr || put == nullptr || at->number < 0 || cut->number < 0
        || std::size_t(at->number) > text.size() || std::size_t(cut->number) > text.size() - std::size_t(at->number))
        return false;
    text.replace(std::size_t(at->number), std::size_t(cut->number), put->text);
    return true;
}

} // namespace fw
