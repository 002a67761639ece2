#include "tests/logcheck/Sentences.h"

#include "tests/Events.h"
#include "tests/logcheck/LogBook.h"
#include "tests/logcheck/Rulebook.h"

namespace logcheck {

namespace {

/// A regular expression that matches exactly this text.
std::string literal(const std::string& words)
{
    std::string out;
    for (const char c : words)
        out += std::string_view(".^$|()[]{}*+?\\").find(c) == std::string_view::npos ? std::string(1, c)
                                                                                     : std::string("\\") + c;
    return out;
}

void replaceAll(std::string& text, const std::string& what, const std::string& by)
{
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size())
        text.replace(at, what.size(), by);
}

/// Values as a list with commas; the log prints paths with hyphens and the last of several values after "and".
std::string commas(std::string values, const std::string& pick)
{
    if (pick == "path")
        replaceAll(values, "-", ", ");
    else if (pick == "units" || pick == "places")
        if (const std::size_t last = values.rfind(" and "); last != std::string::npos)
            values.replace(last, 5, ", ");
    return values;
}

} // namespace

void Sentences::add(const nlohmann::json& entry, const std::string& cite)
{
    const std::string say = wordOf(entry, "say");
    if (say.empty())
        return;
    Told told;
    told.label = wordOf(entry, "label").empty() ? wordOf(entry, "id") : wordOf(entry, "label");
    told.cite = cite;
    std::string pattern;
    bool mayGo = false;
    for (std::size_t at = 0; at < say.size(); ++at) {
        if (say[at] == '[' || say[at] == ']') {
            pattern += say[at] == '[' ? "(?:" : ")?";
            mayGo = say[at] == '[';
        } else if (say[at] == '{') {
            const std::size_t end = say.find('}', at);
            const std::vector<std::string> parts = split(say.substr(at + 1, end - at - 1), "|");
            at = end;
            if (parts.size() == 3) {
                pattern += "(?:" + literal(parts[1]) + "|" + literal(parts[2]) + ")";
                continue;
            }
            pattern += "(.+?)";
            for (const nlohmann::json& field : entry.at("fields"))
                if (wordOf(field, "name") == parts[0]) {
                    told.labels.push_back(wordOf(field, "label").empty() ? parts[0] : wordOf(field, "label"));
                    told.picks.push_back(wordOf(field, "pick"));
                    break;
                }
        } else {
            pattern += literal(std::string(1, say[at]));
            told.words += !mayGo;
        }
    }
    told.pattern = std::regex(pattern);
    mTold.push_back(std::move(told));
}

void Sentences::addPlain(const std::string& label, const std::string& cite)
{
    Told told;
    told.label = label;
    told.cite = cite;
    told.way = true;
    mTold.push_back(std::move(told));
}

bool Sentences::read(const Told& told, const std::string& text, std::string& out) const
{
    if (told.way) {
        const std::string head = told.label + ": ";
        if (!text.starts_with(head) || text.starts_with(head + told.label + " "))
            return false;
        out = head + told.label + " " + commas(text.substr(head.size()), "path");
        return true;
    }
    std::smatch found;
    if (!std::regex_match(text, found, told.pattern))
        return false;
    for (std::size_t k = 1; k < found.size(); ++k)
        if (found[k].str().ends_with(':')) // "40th Foot: attacks Ash" shows a mark of a counter
            return false;
    out = told.label;
    bool first = true;
    for (std::size_t k = 0; k < told.labels.size(); ++k)
        if (found[k + 1].matched) {
            out += (first ? ": " : "; ") + told.labels[k] + " " + commas(found[k + 1].str(), told.picks[k]);
            first = false;
        }
    return true;
}

/// "Blue: March: Unit Ash; Way B3-C4" with commas in its paths and lists.
std::string Sentences::withCommas(const std::string& text) const
{
    const std::size_t colon = text.rfind(": ");
    std::string out = text.substr(0, colon == std::string::npos ? 0 : colon + 2);
    bool first = true;
    for (const std::string& part : split(text.substr(out.size()), "; ")) {
        std::string told = part;
        for (const auto& [label, pick] : mPicks) // the longest label comes last
            if (part.starts_with(label + " "))
                told = label + " " + commas(part.substr(label.size() + 1), pick);
        out += (first ? "" : "; ") + told;
        first = false;
    }
    return out;
}

std::string Sentences::labelled(const std::string& text, const std::string& cite) const
{
    for (const char* other : {" shows: ", " die: ", "] = "}) // these lines are no choices
        if (text.find(other) != std::string::npos || text.starts_with("result "))
            return text;
    std::string& known = mRead[cite + '\n' + text];
    if (!known.empty())
        return known;
    const std::size_t colon = text.find(": ");
    for (const bool underIt : {true, false}) // a sentence with a wrong case number still counts
        for (const std::size_t from : {colon == std::string::npos ? 0 : colon + 2, std::size_t(0)}) {
            const Told* best = nullptr; // the sentence with the most fixed words counts
            for (const Told& told : mTold)
                if (std::string out; (!underIt || told.cite == cite) && (!best || told.words > best->words)
                                     && read(told, text.substr(from), out)) {
                    best = &told;
                    known = text.substr(0, from) + out;
                }
            if (best)
                return known;
        }
    return known = withCommas(text);
}

std::vector<std::string> Sentences::apart(const std::string& text) const
{
    const auto each = [](std::string names, const std::string& what) {
        if (const std::size_t last = names.rfind(" and "); last != std::string::npos && what.front() == ' ')
            names.replace(last, 5, ", ");
        std::vector<std::string> out = split(names, ", ");
        for (std::string& one : out)
            one += what;
        return out;
    };
    if (const std::size_t placed = text.find(" are placed in "); placed != std::string::npos)
        return each(text.substr(0, placed), " is placed in " + text.substr(placed + 15));
    if (const std::size_t face = text.find(" face "); face != std::string::npos && text.find(": ") == std::string::npos)
        return each(text.substr(0, face), " faces " + text.substr(face + 6));
    // "Ash, Birch: disrupted"; units that move together, and declarations, stay in one sentence.
    const std::size_t colon = text.find(": ");
    const std::string head = text.substr(0, colon);
    if (colon == std::string::npos || head.find(", ") == std::string::npos || text.find(" MP") != std::string::npos
        || text.find(" to ") != std::string::npos || text.find(" against ") != std::string::npos)
        return {text};
    return each(head, text.substr(colon));
}

} // namespace logcheck
