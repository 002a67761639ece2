#include "engine/base/Escaped.h"

#include <cstdint>

namespace fw {

namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

/// One character of UTF-8 and its length in bytes; a byte that begins no valid character counts alone, as `broken`.
struct Character {
    std::uint32_t code;
    std::size_t bytes;
};
constexpr std::uint32_t broken = 0xFFFFFFFF;

Character at(std::string_view text, std::size_t begin)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(begin);
    if (first < 0x80)
        return {first, 1};
    const std::size_t bytes = first >= 0xF0 && first < 0xF5   ? 4
                              : first >= 0xE0 && first < 0xF0 ? 3
                              : first >= 0xC2 && first < 0xE0 ? 2
                                                              : 0;
    if (bytes == 0 || begin + bytes > text.size())
        return {broken, 1};
    std::uint32_t code = first & (0x7Fu >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        if ((byte(begin + i) & 0xC0) != 0x80)
            return {broken, 1};
        code = (code << 6) | (byte(begin + i) & 0x3Fu);
    }
    constexpr std::uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    if (code < least[bytes] || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000))
        return {broken, 1};
    return {code, bytes};
}

bool inXml(std::uint32_t code)
{
    return code == '\t' || code == '\n' || code == '\r' || (code >= 0x20 && code != 0x7F && code < 0x80)
           || (code >= 0xA0 && code != 0xFFFE && code != 0xFFFF && code <= 0x10FFFF);
}

bool steers(std::uint32_t code)
{
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0x200E || code == 0x200F
           || (code >= 0x2028 && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
}

std::string named(std::uint32_t code)
{
    constexpr char digits[] = "0123456789abcdef";
    std::string out = "\\u";
    for (int shift = 12; shift >= 0; shift -= 4)
        out += digits[(code >> shift) & 15];
    return out;
}

std::string xml(std::string_view text, bool markup)
{
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
        const Character c = at(text, i);
        if (!inXml(c.code))
            out += replacement;
        else if (!markup)
            out += text.substr(i, c.bytes);
        else
            switch (c.code) {
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '&': out += "&amp;"; break;
            case '"': out += "&quot;"; break;
            case '\'': out += "&#39;"; break;
            default: out += text.substr(i, c.bytes);
            }
        i += c.bytes;
    }
    return out;
}

/// Whether a text is a number such as "-3", "+1.5" or "4/5", which a spreadsheet may safely calculate with.
bool isNumber(std::string_view text)
{
    return text.find_first_of("0123456789") != std::string_view::npos
           && text.find_first_not_of("0123456789./", text.find_first_of("+-") == 0 ? 1 : 0) == std::string_view::npos;
}

/// Whether a spreadsheet reads the text as a formula. A formula after apostrophes counts too, so that fromCsv can tell
/// the apostrophe of forCsv from those of the text.
bool isFormula(std::string_view text)
{
    const std::size_t first = text.find_first_not_of("'");
    return first != std::string_view::npos && std::string_view("=+-@\t\r").find(text[first]) != std::string_view::npos
           && (first > 0 || !isNumber(text));
}

} // namespace

std::string forXml(std::string_view text)
{
    return xml(text, true);
}

std::string onlyXmlCharacters(std::string_view text)
{
    return xml(text, false);
}

std::string forTerminal(std::string_view text, Lines lines)
{
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
        const Character c = at(text, i);
        const bool line = lines == Lines::Keep && (c.code == '\n' || c.code == '\t');
        if (c.code == broken)
            out += replacement;
        else if (steers(c.code) && !line)
            out += named(c.code);
        else
            out += text.substr(i, c.bytes);
        i += c.bytes;
    }
    return out;
}

std::string forCsv(std::string_view text)
{
    std::string cell = (isFormula(text) ? "'" : "") + std::string(text);
    if (cell.find_first_of(",\"\n\r;\t") == std::string::npos)
        return cell;
    std::string out = "\"";
    for (const char c : cell)
        out += c == '"' ? std::string("\"\"") : std::string(1, c);
    return out + "\"";
}

std::string fromCsv(std::string_view cell)
{
    const bool guarded = !cell.empty() && cell.front() == '\'' && isFormula(cell.substr(1));
    return std::string(guarded ? cell.substr(1) : cell);
}

} // namespace fw
