// The sentence of a menu entry in the log, with placeholders for the fields.
#include "engine/model/SentenceTemplate.h"

#include <set>
#include <utility>

namespace fw {

namespace {

/// The part between { and }: a field, or a field with a singular and a plural word.
SayPart placeOf(std::string_view inner, Text& fault)
{
    SayPart part;
    const std::size_t bar = inner.find('|');
    part.field = inner.substr(0, bar);
    if (bar != std::string_view::npos) {
        const std::string_view words = inner.substr(bar + 1);
        const std::size_t second = words.find('|');
        if (second == std::string_view::npos || words.find('|', second + 1) != std::string_view::npos)
            fault = Text("'{0}' has to be a field, a word for one, and a word for several", {std::string(inner)});
        else {
            part.one = words.substr(0, second);
            part.many = words.substr(second + 1);
            part.counts = true;
        }
    }
    if (part.field.empty())
        fault = "there is no field between { and }";
    return part;
}

} // namespace

std::vector<SayPart> readSay(std::string_view say, Text& fault)
{
    std::vector<SayPart> out;
    int brackets = -1;
    int within = -1;
    std::string words;
    const auto flush = [&] {
        if (!words.empty()) {
            SayPart part;
            part.text = std::exchange(words, {});
            part.within = within;
            out.push_back(std::move(part));
        }
    };
    for (std::size_t at = 0; at < say.size(); ++at) {
        const char c = say[at];
        if (c == '{') {
            flush();
            const std::size_t end = say.find_first_of("{}[]", at + 1);
            if (end == std::string_view::npos || say[end] != '}') {
                fault = "a { has no } after it";
                return out;
            }
            out.push_back(placeOf(say.substr(at + 1, end - at - 1), fault));
            out.back().within = within;
            at = end;
        } else if (c == '[' || c == ']') {
            flush();
            if ((c == '[') != (within < 0))
                fault = c == '[' ? "a [ is within another [" : "a ] has no [ before it";
            within = c == '[' ? ++brackets : -1;
        } else if (c == '}') {
            fault = "a } has no { before it";
        } else {
            words += c;
        }
    }
    flush();
    if (within >= 0)
        fault = "a [ has no ] after it";
    return out;
}

std::string listed(const std::vector<std::string>& words, const std::string& conjunction)
{
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0)
            out += i + 1 == words.size() ? " " + conjunction + " " : ", ";
        out += words[i];
    }
    return out;
}

std::string sentenceOf(const std::vector<SayPart>& say, const SaidValues& values, const std::string& conjunction)
{
    std::set<int> gone;
    for (const SayPart& part : say)
        if (part.within >= 0 && !part.field.empty() && values(part.field).empty())
            gone.insert(part.within);
    std::string out;
    for (const SayPart& part : say) {
        if (gone.contains(part.within))
            continue;
        if (part.field.empty())
            out += part.text;
        else if (const std::vector<std::string> said = values(part.field); part.counts)
            out += said.size() > 1 ? part.many : part.one;
        else
            out += listed(said, conjunction);
    }
    return out;
}

} // namespace fw
