#include "engine/desk/DeskTokens.h"

#include <algorithm>
#include <charconv>
#include <sstream>

namespace fw {

namespace {

constexpr std::size_t longestWord = 64; ///< longer ones are not compared with known words
constexpr std::size_t mostOffered = 24; ///< words named as what could stand there

std::size_t distance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j < row.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t corner = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t above = row[j];
            row[j] = std::min({above + 1, row[j - 1] + 1, corner + (a[i - 1] == b[j - 1] ? 0 : 1)});
            corner = above;
        }
    }
    return row.back();
}

bool blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// How many characters, not bytes, a text has.
int characters(std::string_view text)
{
    return int(std::count_if(text.begin(), text.end(),
                             [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

/// The length of a quotation mark at a place, 0 when there is none; the typographic ones count too.
std::size_t quoteAt(std::string_view text, std::size_t at)
{
    if (text.substr(at).starts_with('"'))
        return 1;
    for (const char* mark : {"\xe2\x80\x9c", "\xe2\x80\x9d", "\xe2\x80\x9e"})
        if (text.substr(at).starts_with(mark))
            return 3;
    return 0;
}

DeskToken::Kind punctuation(char c)
{
    return c == ','   ? DeskToken::Kind::Comma
           : c == ';' ? DeskToken::Kind::Semicolon
           : c == ':' ? DeskToken::Kind::Colon
                      : DeskToken::Kind::Word;
}

} // namespace

std::string plainWord(std::string_view word)
{
    std::string plain;
    for (const char c : word)
        plain += c == '-' || c == '_' ? ' ' : c >= 'A' && c <= 'Z' ? char(c + 32) : c;
    return plain;
}

std::vector<std::string> plainWords(std::string_view phrase)
{
    std::istringstream in(plainWord(phrase));
    std::vector<std::string> words;
    for (std::string word; in >> word;)
        words.push_back(word);
    return words;
}

Result<DeskTokens> deskTokens(std::string_view words)
{
    DeskTokens tokens;
    for (std::size_t i = 0; i < words.size();) {
        if (blank(words[i])) {
            ++i;
            continue;
        }
        DeskToken token;
        token.at = characters(words.substr(0, i)) + 1;
        if (const std::size_t opening = quoteAt(words, i)) {
            token.kind = DeskToken::Kind::Quoted;
            std::size_t end = i + opening;
            // A mark said twice stands for itself.
            for (;; ++end) {
                if (end >= words.size())
                    return unclear(token, "the quotation mark is not closed");
                // A straight mark is closed by a straight one.
                const std::size_t mark = quoteAt(words, end);
                if (mark != opening) {
                    token.text += words[end];
                } else if (mark == 1 && words.substr(end + 1).starts_with('"')) {
                    token.text += '"';
                    ++end;
                } else {
                    i = end + mark;
                    break;
                }
            }
            if (plainWords(token.text).empty())
                return unclear(token, "there is nothing between the quotation marks");
        } else if (token.kind = punctuation(words[i]); token.kind != DeskToken::Kind::Word) {
            token.text = words[i++];
        } else {
            while (i < words.size() && !blank(words[i]) && quoteAt(words, i) == 0
                   && punctuation(words[i]) == DeskToken::Kind::Word)
                token.text += words[i++];
            // The sign of a number is no hyphen.
            token.plain = token.text.front() == '-' ? std::vector<std::string>{token.text}
                                                    : plainWords(token.text);
        }
        tokens.push_back(std::move(token));
    }
    return tokens;
}

std::string quotedName(const std::string& name)
{
    std::string out = "\"";
    for (const char c : name)
        out += c == '"' ? std::string("\"\"") : std::string(1, c);
    return out + '"';
}

std::size_t spells(const DeskTokens& tokens, std::size_t i, const std::vector<std::string>& phrase)
{
    std::size_t said = 0;
    for (std::size_t n = i; n < tokens.size() && said < phrase.size(); ++n) {
        if (tokens[n].kind != DeskToken::Kind::Word)
            return 0;
        for (const std::string& word : tokens[n].plain)
            if (said >= phrase.size() || phrase[said++] != word)
                return 0;
        if (said == phrase.size())
            return n + 1 - i;
    }
    return 0;
}

std::optional<int> wholeNumber(const std::string& word)
{
    int value = 0;
    const auto end = word.data() + word.size();
    const auto [at, error] = std::from_chars(word.data(), end, value);
    if (error != std::errc() || at != end)
        return std::nullopt;
    return value;
}

std::string listed(const std::vector<std::string>& words)
{
    std::string all;
    for (const std::string& word : words)
        all += (all.empty() ? "" : ", ") + word;
    return all;
}

std::string nearestKnown(const std::string& word, const std::vector<std::string>& known)
{
    if (word.size() > longestWord)
        return {};
    std::string best;
    // One slip in a short word, two or three in a long one.
    std::size_t least = std::max<std::size_t>(word.size() / 3, 1) + 1;
    for (const std::string& candidate : known) {
        const std::size_t far = distance(plainWord(word), plainWord(candidate));
        if (far < least) {
            least = far;
            best = candidate;
        }
    }
    return best;
}

tl::unexpected<Problem> unclear(const DeskToken& token, Text text,
                                const std::vector<std::string>& known)
{
    Problem problem;
    problem.trouble = Trouble::Usage;
    problem.text = std::move(text);
    problem.place = "character " + std::to_string(token.at);
    if (const std::string near = nearestKnown(token.text, known); !near.empty())
        problem.remedy = Text("did you mean \"{0}\"?", {near});
    for (std::size_t i = 0; i < known.size() && i < mostOffered; ++i)
        problem.alternatives.emplace_back(Text("{0}", {known[i]}));
    if (known.size() > mostOffered)
        problem.alternatives.emplace_back("...");
    return tl::unexpected(std::move(problem));
}

} // namespace fw
