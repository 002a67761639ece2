#include "tests/logcheck/LogBook.h"

#include "tests/logcheck/Fraction.h"

#include <algorithm>
#include <charconv>

namespace logcheck {

std::optional<long long> wholeNumber(std::string_view text)
{
    long long out = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
    const bool whole = error == std::errc() && end == text.data() + text.size() && text[0] != '-';
    return whole ? std::optional(out) : std::nullopt;
}

std::optional<Fraction> Fraction::parse(std::string_view text)
{
    const bool minus = !text.empty() && text[0] == '-';
    if (minus || (!text.empty() && text[0] == '+'))
        text.remove_prefix(1);
    const std::size_t slash = text.find('/');
    const auto num = wholeNumber(text.substr(0, slash));
    const auto den = slash == std::string_view::npos ? 1 : wholeNumber(text.substr(slash + 1));
    if (!num || !den || *den == 0)
        return {};
    const Fraction out(minus ? -*num : *num, *den);
    // "4/2", "3/1" and "03" never occur in print.
    const bool lowest = (out.num < 0 ? -out.num : out.num) == *num && out.den == *den
                        && (slash == std::string_view::npos || *den > 1);
    return lowest && (text[0] != '0' || text.size() == 1) ? std::optional(out) : std::nullopt;
}

std::optional<Fraction> Fraction::mixed(std::string_view text)
{
    const std::size_t blank = text.find(' ');
    const auto rest = parse(text.substr(blank == std::string_view::npos ? 0 : blank + 1));
    if (blank == std::string_view::npos)
        return rest && rest->den > 1 && *rest > Fraction(1) ? std::nullopt : rest;
    const auto whole = wholeNumber(text.substr(0, blank));
    const bool proper = rest && rest->den > 1 && *rest > Fraction(0) && *rest < Fraction(1);
    return whole && *whole > 0 && proper ? std::optional(Fraction(*whole) + *rest) : std::nullopt;
}

std::size_t columnsOf(const std::string& text)
{
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0u) != 0x80u; }));
}

std::vector<std::string> split(const std::string& text, const std::string& at)
{
    std::vector<std::string> out;
    std::size_t from = 0;
    for (std::size_t to; (to = text.find(at, from)) != std::string::npos; from = to + at.size())
        out.push_back(text.substr(from, to - from));
    out.push_back(text.substr(from));
    return out;
}

namespace {

constexpr std::size_t paper = 90;

/// One line of the file, without the texts on its right.
struct Printed {
    int at = 0;
    std::size_t indent = 0;
    std::size_t width = 0; ///< columns up to the end of the sentence
    std::string text;
    std::string value;
    std::string cite;
    bool bare() const { return value.empty() && cite.empty(); }
    /// The column before which a sentence with such a value or case number must end.
    std::size_t room() const
    {
        if (!value.empty())
            return 76 - columnsOf(value) - 2;
        return cite.empty() ? paper : std::max<std::size_t>(78, paper - columnsOf(cite) - 2) - 2;
    }
};

void trimEnd(std::string& text)
{
    while (!text.empty() && text.back() == ' ')
        text.pop_back();
}

Printed cut(const std::string& raw, int at)
{
    Printed out;
    out.at = at;
    out.indent = std::min(raw.find_first_not_of(' '), raw.size());
    std::string rest = raw.substr(out.indent);
    if (const std::size_t open = rest.rfind("  ["); open != std::string::npos && rest.back() == ']') {
        out.cite = rest.substr(open + 3, rest.size() - open - 4);
        rest.resize(open);
        trimEnd(rest);
    }
    if (const std::size_t gap = rest.rfind("  "); gap != std::string::npos) {
        out.value = rest.substr(gap + 2);
        rest.resize(gap);
        trimEnd(rest);
    }
    out.text = rest;
    out.width = out.indent + columnsOf(rest);
    return out;
}

/// The number of printed lines in the sentence that starts at `from`: the longest run in which the space next to the
/// last line's value forced each break except the last.
std::size_t sentence(const std::vector<Printed>& lines, std::size_t from)
{
    std::size_t best = 1;
    const std::size_t indent = lines[from].indent;
    const bool struck = lines[from].text.starts_with("~~");
    if (!lines[from].bare())
        return 1;
    for (std::size_t to = from + 1; to < lines.size(); ++to) {
        if (lines[to].indent != indent)
            break;
        bool forced = true;
        for (std::size_t k = from; k < to && forced; ++k) {
            const std::string word = lines[k + 1].text.substr(0, lines[k + 1].text.find(' '));
            forced = lines[k].width + 1 + columnsOf(word) > lines[to].room();
        }
        // Struck-out text ends at its closing mark.
        if (forced || (struck && lines[to].text.ends_with("~~")))
            best = to - from + 1;
        if (!lines[to].bare() || (struck && lines[to].text.ends_with("~~")))
            break;
    }
    if (struck && lines[from].text.ends_with("~~") && lines[from].text.size() > 4)
        return 1;
    return best;
}

Line joined(const std::vector<Printed>& lines, std::size_t from, std::size_t count, std::size_t base)
{
    Line out;
    out.at = lines[from].at;
    out.depth = static_cast<int>(lines[from].indent - std::min(base, lines[from].indent)) / 2;
    for (std::size_t k = from; k < from + count; ++k)
        out.text += (k > from ? " " : "") + lines[k].text;
    out.value = lines[from + count - 1].value;
    out.cite = lines[from + count - 1].cite;
    out.struck = out.text.starts_with("~~");
    if (out.struck) {
        out.text.erase(0, 2);
        if (out.text.ends_with("~~"))
            out.text.resize(out.text.size() - 2);
    }
    return out;
}

Block::Kind kindOf(const std::string& title)
{
    if (title.starts_with("Losses in turn "))
        return Block::Kind::Losses;
    if (title.starts_with("Control at the end of turn ") || title.starts_with("Control as it stands in turn "))
        return Block::Kind::Control;
    return title == "Totals" ? Block::Kind::Totals : Block::Kind::Phase;
}

/// The number of the ruling that starts in a line, after which a dot and blanks follow; -1 for other lines.
int rulingNumber(const std::string& raw, std::size_t& hang)
{
    const std::size_t dot = raw.find('.');
    if (dot == std::string::npos || dot == 0 || dot + 1 >= raw.size() || raw[dot + 1] != ' ')
        return -1;
    const auto number = wholeNumber(std::string_view(raw).substr(0, dot));
    hang = raw.find_first_not_of(' ', dot + 1);
    return number && hang != std::string::npos ? static_cast<int>(*number) : -1;
}

/// Reads one block from the lines between two empty ones.
Block readBlock(std::vector<std::pair<int, std::string>> raw)
{
    Block out;
    out.at = raw.front().first;
    std::size_t hang = 0;
    const std::string first = raw.front().second;
    std::size_t base = 5;
    if (first.starts_with("===")) {
        out.kind = Block::Kind::Turn;
        std::erase_if(raw, [](const auto& line) { return line.second.starts_with("==="); });
    } else if (first.starts_with("-- ")) {
        hang = 3;
        out.kind = Block::Kind::Phase;
    } else {
        out.row = rulingNumber(first, hang);
    }
    std::vector<Printed> lines;
    for (const auto& [at, text] : raw)
        lines.push_back(cut(lines.empty() ? std::string(hang, ' ') + text.substr(hang) : text, at));
    if (lines.empty())
        return out;
    std::size_t at = sentence(lines, 0);
    out.title = joined(lines, 0, at, hang);
    if (out.kind == Block::Kind::Phase)
        out.kind = kindOf(out.title.text);
    while (at < lines.size()) {
        const std::size_t count = sentence(lines, at);
        out.lines.push_back(joined(lines, at, count, base));
        at += count;
    }
    return out;
}

} // namespace

LogBook LogBook::read(const std::string& printed)
{
    // The dagger of a reconstructed row does not affect numbers; blanks replace it to keep the columns.
    std::string text = printed;
    for (std::size_t at = 0; (at = text.find(" †", at)) != std::string::npos;)
        text.replace(at, std::string_view(" †").size(),
                     at + std::string_view(" †").size() == text.size()
                             || text[at + std::string_view(" †").size()] == '\n'
                         ? ""
                         : "  ");
    LogBook out;
    std::vector<std::pair<int, std::string>> block;
    int at = 0;
    bool head = true;
    const auto flush = [&] {
        if (block.empty())
            return;
        if (head) { // the title and the lines below it
            for (const auto& [n, line] : block) {
                if (line.starts_with("Option:") && line.find(" = ") != std::string::npos) {
                    const std::vector<std::string> two = split(line.substr(15), " = ");
                    out.options[two[0]] = split(two[1], ": ")[0];
                } else if (line.starts_with("House row:")) {
                    out.house.push_back(line.substr(15));
                }
            }
        } else if (block.front().second.starts_with("Rows: ") || block.front().second.starts_with("------")) {
            for (const auto& [n, line] : block)
                if (line.starts_with("Rows: ")) {
                    out.rows = static_cast<int>(wholeNumber(line.substr(6)).value_or(-1));
                    out.rowsAt = n;
                }
        } else if (!block.front().second.starts_with("Umpire:") && !block.front().second.starts_with("Umpire (")) {
            out.blocks.push_back(readBlock(block));
        }
        head = false;
        block.clear();
    };
    for (const std::string& line : split(text, "\n")) {
        ++at;
        if (line.empty())
            flush();
        else
            block.emplace_back(at, line);
    }
    flush();
    return out;
}

} // namespace logcheck
