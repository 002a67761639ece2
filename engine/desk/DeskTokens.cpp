#include "engine/desk/DeskTokens.h"

#include "engine/base/CheckedIndex.h"
#include "engine/base/Vocabulary.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace fw {

namespace {

constexpr std::size_t mostOffered = 24; ///< words offered in a refusal

bool blank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/// The number of characters, not bytes, of a text.
int characters(std::string_view text)
{
    return int(std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

/// The length in bytes of a quotation mark, straight or typographic, at a place; 0 when there is none.
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

Result<DeskTokens> deskTokens(std::string_view words)
{
    DeskTokens tokens;
    std::size_t counted = 0; // bytes whose characters `before` counts
    int before = 0;
    for (std::size_t i = 0; i < words.size();) {
        if (blank(words[i])) {
            ++i;
            continue;
        }
        DeskToken token;
        before += characters(words.substr(counted, i - counted));
        counted = i;
        token.at = before + 1;
        if (const std::size_t opening = quoteAt(words, i)) {
            token.kind = DeskToken::Kind::Quoted;
            std::size_t end = i + opening;
            // A doubled mark means the mark itself.
            for (;; ++end) {
                if (end >= words.size())
                    return unclear(token, "the quotation mark is not closed");
                // Only a straight mark closes a straight one.
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
            token.plain = plainWords(token.text);
            if (token.plain.empty()) // underscores only: they compare with nothing
                return unclear(token, Text("\"{0}\" is not a word", {token.text}));
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

std::string saidName(const std::string& name)
{
    const Result<DeskTokens> tokens = deskTokens(name);
    const bool plain = tokens && tokens->size() == 1 && tokens->front().kind == DeskToken::Kind::Word
                       && tokens->front().text == name && !tokens->front().is("and");
    return plain ? name : quotedName(name);
}

std::size_t spells(const DeskTokens& tokens, std::size_t i, std::size_t end, const std::vector<std::string>& phrase)
{
    std::size_t said = 0;
    for (std::size_t n = i; n < end && said < phrase.size(); ++n) {
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

std::string joined(const DeskTokens& tokens, std::size_t from, std::size_t end)
{
    std::string out;
    for (std::size_t i = from; i < end; ++i)
        out += (out.empty() ? "" : " ") + tokens[i].text;
    return out;
}

std::string nearestKnown(const std::string& word, const std::vector<std::string>& known)
{
    std::vector<std::string> plain;
    for (const std::string& one : known)
        plain.push_back(plainWord(one));
    const std::string said = plainWord(word), near = nearestWord(said, plain);
    // Any word may be a name: a long one is offered only when it looks like a typing error.
    const bool slip = std::min(said.size(), near.size()) < 4 || mistyped(said, near);
    const auto at = std::ranges::find(plain, near);
    return near.empty() || !slip ? std::string() : checkedAt(known, at - plain.begin());
}

tl::unexpected<Problem> unclear(const DeskToken& token, Text text, const std::vector<std::string>& known)
{
    Problem problem(Trouble::Usage, std::move(text), {}, {}, "character " + std::to_string(token.at));
    if (const std::string near = nearestKnown(token.text, known); !near.empty())
        problem.remedy = Text("did you mean \"{0}\"?", {near});
    for (std::size_t i = 0; i < known.size() && i < mostOffered; ++i)
        problem.alternatives.emplace_back(Text("{0}", {known[i]}));
    if (known.size() > mostOffered)
        problem.alternatives.emplace_back("...");
    return tl::unexpected(std::move(problem));
}

Text beyond(const std::string& word, const std::string& said, const Rational& value, const Bounds& bounds)
{
    if (value >= bounds.low && value <= bounds.high)
        return {};
    return {"{0} {1}: it goes from {2} to {3}", {word, said, bounds.low.text(), bounds.high.text()}};
}

Result<void> within(const DeskToken& word, const DeskToken& said, const Rational& value, const Bounds& bounds)
{
    if (Text wrong = beyond(word.text, said.text, value, bounds); !wrong.empty())
        return unclear(said, std::move(wrong));
    return {};
}

Result<int> numberAfter(const DeskToken& word, const DeskTokens& tokens, std::size_t i, std::size_t end,
                        const Bounds& bounds)
{
    const auto value = i < end ? wholeNumber(tokens[i].text) : std::nullopt;
    if (!value)
        return unclear(word, Text("write a number after {0}", {word.text}));
    if (const Result<void> fits = within(word, tokens[i], Rational(*value), bounds); !fits)
        return tl::unexpected(fits.error());
    return *value;
}

DeskToken wordAt(const std::string& text, const DeskToken& place)
{
    DeskToken out;
    out.text = text;
    out.plain = plainWords(text);
    out.at = place.at;
    return out;
}

std::string numberSaid(const DeskToken& token)
{
    if (token.kind != DeskToken::Kind::Word)
        return {};
    constexpr std::array<std::string_view, 12> words{"one",   "two",   "three", "four", "five",   "six",
                                                     "seven", "eight", "nine",  "ten",  "eleven", "twelve"};
    for (std::size_t i = 0; i < words.size(); ++i)
        if (token.is(words[i]))
            return std::to_string(i + 1);
    return Rational::parse(token.text).valid() ? token.text : std::string();
}

bool isAny(const DeskToken& token, std::initializer_list<std::string_view> words)
{
    return std::ranges::any_of(words, [&](std::string_view word) { return token.is(word); });
}

bool article(const DeskToken& token)
{
    return isAny(token, {"a", "an", "the"});
}

} // namespace fw
