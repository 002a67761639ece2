#include "engine/playtest/CellText.h"

#include "engine/base/Escaped.h"

namespace fw {

namespace {

constexpr std::string_view hexDigits = "0123456789ABCDEF";

/// Whether a character is written as it is.
bool isPlain(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x20 && byte != 0x7f && std::string_view("%;=:").find(c) == std::string_view::npos;
}

} // namespace

std::string percentEncoded(std::string_view text)
{
    std::string out;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (isPlain(c))
            out += c;
        else
            out += {'%', hexDigits[byte >> 4U], hexDigits[byte & 15U]};
    }
    return out;
}

std::optional<std::string> percentDecoded(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            out += text[i];
            continue;
        }
        if (i + 2 >= text.size())
            return std::nullopt;
        const std::size_t high = hexDigits.find(text[i + 1]), low = hexDigits.find(text[i + 2]);
        if (high == std::string_view::npos || low == std::string_view::npos)
            return std::nullopt;
        out += static_cast<char>(high * 16 + low);
        i += 2;
    }
    // Each text has one spelling, so that equal games have equal rows.
    return percentEncoded(out) == text ? std::optional(out) : std::nullopt;
}

std::string joinedCell(const std::vector<std::string>& parts)
{
    std::string out;
    for (std::size_t i = 0; i < parts.size(); ++i)
        out += (i > 0 ? ";" : "") + percentEncoded(parts[i]);
    return out;
}

std::vector<std::string_view> partsOf(std::string_view text, char separator)
{
    std::vector<std::string_view> out;
    if (text.empty())
        return out;
    for (std::size_t at = 0; true;) {
        const std::size_t end = text.find(separator, at);
        out.push_back(text.substr(at, end - at));
        if (end == std::string_view::npos)
            return out;
        at = end + 1;
    }
}

std::optional<std::vector<std::string>> csvCells(std::string_view line)
{
    std::vector<std::string> out;
    for (std::size_t at = 0; true; ++at) {
        std::string cell;
        if (at < line.size() && line[at] == '"') {
            for (++at; at < line.size(); ++at) {
                if (line[at] == '"' && (at + 1 == line.size() || line[at + 1] != '"'))
                    break;
                at += line[at] == '"' ? 1 : 0;
                cell += line[at];
            }
            if (at >= line.size())
                return std::nullopt;
            ++at;
        } else {
            const std::size_t end = std::min(line.find(',', at), line.size());
            cell = line.substr(at, end - at);
            at = end;
        }
        out.push_back(fromCsv(cell));
        if (at >= line.size())
            return out;
        if (line[at] != ',')
            return std::nullopt;
    }
}

std::string csvLine(const std::vector<std::string>& cells)
{
    std::string out;
    for (std::size_t i = 0; i < cells.size(); ++i)
        out += (i > 0 ? "," : "") + forCsv(cells[i]);
    return out;
}

} // namespace fw
