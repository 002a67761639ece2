#include "tests/logcheck/Altered.h"

#include <cctype>

namespace logcheck {

namespace {

bool isDigit(char c)
{
    return std::isdigit(static_cast<unsigned char>(c)) != 0;
}

bool isLetter(char c)
{
    return std::isalpha(static_cast<unsigned char>(c)) != 0;
}

/// The kind of a number in a line.
PrintedNumber::Kind kindOf(const std::string& line, std::size_t from, std::size_t to, bool title)
{
    using Kind = PrintedNumber::Kind;
    const std::size_t cite = line.ends_with("]") ? line.rfind("  [") : std::string::npos;
    if (cite != std::string::npos && from > cite)
        return Kind::Case;
    if (title && from == 0)
        return Kind::Row;
    const std::size_t points = line.find(" MP");
    const std::size_t comma = line.rfind(", ", points);
    if (points != std::string::npos && comma != std::string::npos && from > comma && from < points)
        return Kind::Points;
    // "0503", "B5" and "@9" are places or paths, and so is the number after "in" before a value.
    const bool lettered = from > 0 && (line[from - 1] == '@' || (line[from - 1] >= 'A' && line[from - 1] <= 'Z'));
    const bool cell = to - from == 4 && line[from] <= '2';
    const bool result = line.find("result ") != std::string::npos || line.find("] = ") != std::string::npos;
    return (lettered || cell) && !result ? Kind::Place : title ? Kind::Place : Kind::Reckoned;
}

} // namespace

std::vector<PrintedNumber> numbersIn(const std::string& log)
{
    std::vector<PrintedNumber> out;
    bool ruling = false;
    bool title = false;
    bool told = false; ///< the case number of the title was reached
    bool remark = false;
    bool hand = false;
    std::size_t at = 0;
    for (const std::string& line : split(log, "\n")) {
        std::size_t dot = 0;
        while (dot < line.size() && isDigit(line[dot]))
            ++dot;
        const bool begins = dot > 0 && dot < line.size() && line[dot] == '.';
        if (begins) {
            ruling = title = true;
            remark = line.find("Taken back to") != std::string::npos || line.find("  The referee ") != std::string::npos
                     || line.find("  Note: ") != std::string::npos
                     || line.find("  Corrected in row ") != std::string::npos;
        } else if (line.empty()) {
            ruling = false;
        } else if (title && !told && line.size() > 7 && line[5] != ' ' && line.find(": ") == std::string::npos) {
            // a long title continues on the next line
        } else {
            title = false;
        }
        told = !begins && told;
        told = told || (title && line.ends_with("]"));
        // A referee's remark ends at its case number.
        if (line.find(" by the referee: ") != std::string::npos || line.starts_with("     overruled: ")
            || line.starts_with("     against the rules: "))
            hand = true;
        const bool byHand = remark || hand || line.find("because ") != std::string::npos;
        hand = hand && !line.empty() && !line.ends_with("]");
        for (std::size_t k = 0; ruling && line.find("~~") == std::string::npos && k < line.size(); ++k) {
            if (!isDigit(line[k]))
                continue;
            std::size_t end = k;
            while (end < line.size() && isDigit(line[end]))
                ++end;
            if (end == line.size() || !isLetter(line[end])) {
                const PrintedNumber::Kind kind = kindOf(line, k, end, title);
                const bool free = byHand && kind != PrintedNumber::Kind::Row;
                out.push_back({free ? PrintedNumber::Kind::Remark : kind, at + k, at + end});
            }
            k = end;
        }
        at += line.size() + 1;
    }
    return out;
}

std::string altered(const std::string& log, const PrintedNumber& number, int by)
{
    const std::string was = log.substr(number.from, number.to - number.from);
    const long long value = std::stoll(was) + by;
    if (value < 0)
        return {};
    std::string now = std::to_string(value);
    if (was.size() > 1 && was[0] == '0' && now.size() < was.size())
        now.insert(0, was.size() - now.size(), '0');
    return log.substr(0, number.from) + now + log.substr(number.to);
}

} // namespace logcheck
