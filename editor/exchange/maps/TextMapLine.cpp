#include "editor/exchange/maps/TextMapLine.h"

#include "engine/base/Words.h"

#include <charconv>

namespace fw {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Two digits with an optional minus sign at the start of a text, which loses them.
std::optional<int> twoDigits(std::string_view& text, bool negative)
{
    const bool minus = negative && text.starts_with('-');
    const std::string_view digits = text.substr(minus ? 1 : 0, 2);
    if (digits.size() < 2 || !isDigit(digits[0]) || !isDigit(digits[1]))
        return {};
    text.remove_prefix(digits.size() + (minus ? 1 : 0));
    const int number = (digits[0] - '0') * 10 + (digits[1] - '0');
    return minus ? -number : number;
}

std::optional<TextMapPoint> pointAt(std::string_view& text)
{
    std::string_view rest = text;
    const std::optional<int> x = twoDigits(rest, true);
    const std::optional<int> y = x ? twoDigits(rest, true) : std::nullopt;
    if (!y)
        return {};
    const std::optional<int> z = twoDigits(rest, false);
    text = rest;
    return TextMapPoint{*x, *y, z.value_or(0)};
}

/// The next quotation mark, straight or curved, and its length; npos if there is none.
std::pair<std::size_t, std::size_t> quoteIn(std::string_view text)
{
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '"')
            return {at, 1};
        if (text.substr(at).starts_with("\xe2\x80\x9c") || text.substr(at).starts_with("\xe2\x80\x9d"))
            return {at, 3};
    }
    return {std::string_view::npos, 0};
}

/// Moves the labels of a line to the list; returns what is left of the line.
std::string takeLabels(std::string_view text, std::vector<TextMapLabel>& labels)
{
    std::string left;
    while (true) {
        const auto [open, openLength] = quoteIn(text);
        const auto [close, closeLength] = open == std::string_view::npos ? std::pair<std::size_t, std::size_t>(open, 0)
                                                                         : quoteIn(text.substr(open + openLength));
        if (close == std::string_view::npos)
            return left += text;
        std::string_view before = text.substr(0, open);
        bool shown = true;
        if (before.ends_with('=')) { // name="..." is a label, any other word before it is not
            const std::size_t blank = before.find_last_of(" \t");
            const std::size_t word = blank == std::string_view::npos ? 0 : blank + 1;
            shown = before.substr(word) == "name=";
            before = before.substr(0, word);
        }
        left += before;
        left += ' ';
        TextMapLabel label{std::string(text.substr(open + openLength, close)), 0};
        text.remove_prefix(open + openLength + close + closeLength);
        const std::string_view size = trimmed(text);
        const auto [end, error] = std::from_chars(size.data(), size.data() + size.size(), label.size);
        if (error == std::errc())
            text = size.substr(std::size_t(end - size.data()));
        constexpr std::size_t mostLabels = 100;
        if (shown && !label.text.empty() && labels.size() < mostLabels)
            labels.push_back(std::move(label));
    }
}

std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words;
    for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
        const std::size_t end = std::min(text.find_first_of(" \t"), text.size());
        words.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return words;
}

/// Whether a line only says how the map is drawn.
bool isDrawing(std::string_view line)
{
    if (line.starts_with('<'))
        return true;
    const std::vector<std::string> words = wordsOf(line.substr(0, 1000));
    if (words.size() < 2)
        return false;
    for (const char* first : {"text", "glow", "label", "license", "other", "url"})
        if (words[0] == first)
            return true;
    for (const char* second : {"attributes", "path", "lib", "xml"})
        if (words[1] == second)
            return true;
    return false;
}

} // namespace

TextMapLine textMapLine(std::string_view line)
{
    using Kind = TextMapLine::Kind;
    TextMapLine found;
    line = trimmed(line);
    if (line.empty() || line.starts_with('#')) {
        found.kind = Kind::Blank;
        return found;
    }
    std::string_view rest = line;
    if (std::optional<TextMapPoint> point = pointAt(rest)) {
        found.points.push_back(*point);
        while (rest.starts_with('-')) {
            rest.remove_prefix(1);
            point = pointAt(rest);
            if (!point)
                return found;
            found.points.push_back(*point);
        }
        if (!rest.empty() && rest[0] != ' ' && rest[0] != '\t')
            return found;
        found.words = wordsOf(takeLabels(rest, found.labels));
        const bool line = found.points.size() > 1;
        if (!line || !found.words.empty())
            found.kind = line ? Kind::Line : Kind::Hex;
        return found;
    }
    const std::vector<std::string> words = wordsOf(line.substr(0, 2000));
    if (words.size() >= 2 && (words[0] == "include" || words[0] == "option")) {
        found.kind = words[0] == "include" ? Kind::Include : Kind::Option;
        found.words = {words.begin() + 1, words.end()};
    } else if (isDrawing(line)) {
        found.kind = Kind::Drawing;
    }
    return found;
}

} // namespace fw
