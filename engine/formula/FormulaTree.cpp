// Parses formulas into trees of grammar rules and finds the place of a syntax error.
#include "engine/formula/FormulaTree.h"

#include "engine/base/Words.h"
#include "engine/model/Procedures.h"

#include <algorithm>

namespace fw::formula {

namespace {

constexpr std::size_t mostDepth = 40;    ///< nested brackets
constexpr std::size_t mostBytes = 8'000; ///< in a line

/// The grammar rules that become nodes.
template <class Rule>
using Kept = parse_tree::selector<
    Rule, parse_tree::store_content::on<
              name, quotedText, number, localName, counted, aggregate, aggregateKind, aggregateOf, member, overMembers,
              odds, castNamed, castRole, castTo, castPlain, casts, brackets, factName, part, path, reference, countedIf,
              countedFaces, roundWay, rounded, nested, timesSign, factors, sign, amount, grouped, oneOf, range, equals,
              differs, atLeast, atMost, within, without, definition, tag, isDefinition, hasTag, test, many, atLeastWord,
              atMostWord, exactlyWord, anyWord, everyWord, noWord, members, quantified, subject, said, compared,
              citeText, group, term, all, either>>;

template <class Rule, class... Tokens>
constexpr bool anyOf = (std::is_base_of_v<Tokens, Rule> || ...);

/// Tracks the furthest byte that was understood, even if the parser backtracks later.
template <class Rule>
struct Watched : normal<Rule> {
    template <class Input, class... States>
    static void success(const Input& in, std::size_t& furthest, States&&...)
    {
        if constexpr (anyOf<Rule, gap, comma, name, path, number, quoted, localName, handed, digits, definition, tag>)
            furthest = std::max(furthest, in.byte());
    }
};

/// Whether two words differ by one extra, missing or replaced letter.
bool oneLetterOff(std::string_view a, std::string_view b)
{
    while (!a.empty() && !b.empty() && a.front() == b.front()) {
        a.remove_prefix(1);
        b.remove_prefix(1);
    }
    while (!a.empty() && !b.empty() && a.back() == b.back()) {
        a.remove_suffix(1);
        b.remove_suffix(1);
    }
    return a.size() <= 1 && b.size() <= 1 && a != b;
}

/// The keyword that a word probably misspells; empty if there is none.
std::string keywordFor(std::string_view typed)
{
    const std::string word = smallLetters(std::string(typed));
    constexpr const char* words[] = {"any", "every", "no",  "least", "most", "exactly", "of",  "is",
                                     "has", "in",    "not", "and",   "or",   "as",      "sum", "over"};
    for (const char* one : words)
        if (word == one) // a keyword in small letters would have been understood
            return typed == word ? "" : one;
    constexpr const char* english[] = {"on", "at", "to", "by", "it"}; // similar to keywords, but not misspelled
    const bool meant = std::ranges::find(english, word) != std::end(english);
    for (const char* one : words)
        if (word.size() > 1 && !meant && oneLetterOff(word, one))
            return one;
    return word == "atleast" ? "at least" : word == "atmost" ? "at most" : "";
}

bool ends(char c)
{
    return c == ' ' || c == ',' || c == '(' || c == ')' || c == '[' || c == ']';
}

FormulaError stopped(std::string_view text, std::size_t at)
{
    at = std::min(at, text.size());
    std::size_t end = at;
    while (end < text.size() && (end == at || !ends(text[end])))
        ++end;
    std::size_t before = at;
    while (before > 0 && text[before - 1] == ' ')
        --before;
    std::size_t from = before;
    while (from > 0 && !ends(text[from - 1]))
        --from;
    FormulaError out;
    out.at = at;
    const std::string word(text.substr(at, end - at));
    out.text = at == text.size() ? Text("'{0}' ends too early", {std::string(text)})
                                 : Text("'{0}' is not understood here, in '{1}'", {word, std::string(text)});
    if (const std::string_view sign = text.substr(from, before - from);
        at < text.size() && (sign == "+" || sign == "-" || sign == "*" || sign == "/")) {
        out.text = Text("'{0}' needs an amount after it, and '{1}' is none, in '{2}'",
                        {std::string(sign), word, std::string(text)});
        out.remedy = Text("write a number, $NAME, unit.FACT, QUANTITY() or an amount in parentheses");
        return out;
    }
    std::string near = keywordFor(word);
    if (near.empty())
        near = keywordFor(text.substr(from, before - from));
    if (word == "not" || text.substr(from, before - from) == "not")
        out.remedy = Text("write 'unit.state != good', 'unit.tag[gun] != 1' or 'no unit is NAME'");
    else if (word.size() > 1 && std::string_view("=!<>").find(word[0]) != std::string_view::npos
             && word.find_first_not_of("=!<>") != std::string::npos)
        out.remedy = Text("put a blank on each side of the sign");
    else if (word == "<" || word == ">" || word == "==")
        out.remedy = Text("write =, !=, >= or <=");
    else if (!near.empty())
        out.remedy = Text("did you mean '{0}'?", {near});
    else
        out.remedy = Text(
            "write it as 'unit.type in [a, b]' or 'any PATH: FACT = WORD'; put words of several parts in quotes");
    return out;
}

/// Refuses formulas that are nested too deeply or too long.
std::optional<FormulaError> tooMuch(std::string_view text)
{
    std::size_t depth = 0;
    for (const char c : text) {
        depth += c == '(' || c == '[';
        if (depth > mostDepth)
            return FormulaError{0, Text("this formula has too many brackets"), Text("split it into several lines")};
    }
    if (text.size() > mostBytes)
        return FormulaError{0, Text("this formula is too long"), Text("split it into several lines")};
    return std::nullopt;
}

template <class Rule>
FormulaResult<std::unique_ptr<Node>> tree(std::string_view text)
{
    if (auto much = tooMuch(text))
        return tl::unexpected(std::move(*much));
    memory_input<> in(text.data(), text.size(), "");
    std::size_t furthest = 0;
    try {
        if (auto root = parse_tree::parse<Rule, Kept, nothing, Watched>(in, furthest))
            return root;
    } catch (const parse_error& error) {
        furthest = std::max(furthest, error.positions().empty() ? furthest : error.positions().front().byte);
    }
    return tl::unexpected(stopped(text, furthest));
}

} // namespace

FormulaResult<std::unique_ptr<Node>> conditionTree(std::string_view text)
{
    return tree<conditionLine>(text);
}

FormulaResult<std::unique_ptr<Node>> amountTree(std::string_view text)
{
    return tree<amountLine>(text);
}

} // namespace fw::formula
