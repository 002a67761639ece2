#include "engine/session/ActionText.h"

#include "engine/store/JsonTree.h"

#include <algorithm>

namespace fw {

namespace {

tl::unexpected<Problem> badAction(const char* what)
{
    return fail(Trouble::BadInput, Text("an action cannot be read: {0}", {what}));
}

bool readArgument(const Json& from, Argument& to)
{
    if (!from.isArray() || from.items.empty() || !std::ranges::all_of(from.items, &Json::isText))
        return false;
    to.name = from.items.front().text;
    for (std::size_t i = 1; i < from.items.size(); ++i)
        to.values.push_back(from.items[i].text);
    return true;
}

} // namespace

std::string actionText(const Action& action)
{
    // Keys come in alphabetical order, because the bytes of a row are part of the hash chain of its game.
    Json out = Json::object();
    if (!action.args.empty()) {
        Json& args = out.add("args", Json::array());
        for (const Argument& a : action.args) {
            Json one = Json::array();
            one.items.push_back(Json::ofText(a.name));
            for (const std::string& value : a.values)
                one.items.push_back(Json::ofText(value));
            args.items.push_back(std::move(one));
        }
    }
    out.add("kind", Json::ofText(wordOf(action.kind)));
    if (action.overruled)
        out.add("overruled", Json::ofBool(true));
    const auto add = [&](const char* key, const std::string& text) {
        if (!text.empty())
            out.add(key, Json::ofText(text));
    };
    add("reason", action.reason);
    add("seat", action.seat);
    add("verb", action.verb);
    return denseJson(out);
}

Result<Action> readAction(std::string_view text)
{
    const Result<Json> from = parseJson(text, {});
    if (!from || !from->isObject())
        return badAction("it is not a JSON object");
    Action out;
    bool kindGiven = false;
    for (std::size_t i = 0; i < from->keys.size(); ++i) {
        const std::string& key = from->keys[i];
        const Json& value = from->items[i];
        if (key == "kind" && value.isText()) {
            if (const auto kind = fromWord<Action::Kind>(value.text)) {
                out.kind = *kind;
                kindGiven = true;
            }
        } else if (key == "seat" && value.isText()) {
            out.seat = value.text;
        } else if (key == "verb" && value.isText()) {
            out.verb = value.text;
        } else if (key == "reason" && value.isText()) {
            out.reason = value.text;
        } else if (key == "overruled" && value.kind == Json::Kind::Bool) {
            out.overruled = value.number != 0;
        } else if (key == "args" && value.isArray()) {
            for (const Json& one : value.items) {
                Argument a;
                if (!readArgument(one, a))
                    return badAction("args");
                out.args.push_back(std::move(a));
            }
        } else {
            return badAction(key.c_str());
        }
    }
    if (!kindGiven)
        return badAction("kind");
    return out;
}

bool saysNothing(std::string_view text)
{
    // Unicode blanks such as the no-break space, which look empty on paper.
    static constexpr std::string_view blanks[] = {" ",
                                                  "\t",
                                                  "\n",
                                                  "\xc2\xa0",
                                                  "\xe1\x9a\x80",
                                                  "\xe2\x80\xaf",
                                                  "\xe2\x81\x9f",
                                                  "\xe2\x81\xa0",
                                                  "\xe3\x80\x80",
                                                  "\xef\xbb\xbf"};
    while (!text.empty()) {
        const auto blank = std::ranges::find_if(blanks, [&](std::string_view one) { return text.starts_with(one); });
        if (blank != std::end(blanks))
            text.remove_prefix(blank->size());
        else if (text.size() >= 3 && text.starts_with("\xe2\x80") && static_cast<unsigned char>(text[2]) <= 0x8f)
            text.remove_prefix(3); // typographic spaces and zero-width marks
        else
            return false;
    }
    return true;
}

Result<void> checkTexts(const Action& action)
{
    bool sound = isUtf8(action.seat) && isUtf8(action.verb) && isUtf8(action.reason);
    for (const Argument& arg : action.args)
        sound = sound && isUtf8(arg.name) && std::ranges::all_of(arg.values, isUtf8);
    return sound ? Result<void>() : fail(Trouble::BadInput, "an action holds text that is not UTF-8");
}

bool cleanText(std::string_view text)
{
    return isUtf8(text) && std::ranges::none_of(text, [](char ch) {
               const auto c = static_cast<unsigned char>(ch);
               return (c < 0x20 && c != '\t') || c == 0x7f;
           });
}

bool isUtf8(std::string_view text)
{
    std::size_t i = 0;
    while (i < text.size()) {
        const auto c = static_cast<unsigned char>(text[i]);
        if (c < 0x80) {
            ++i;
            continue;
        }
        const std::size_t more = c >= 0xf0 ? 3 : c >= 0xe0 ? 2 : 1;
        if (c < 0xc2 || c > 0xf4 || i + more >= text.size())
            return false;
        unsigned code = c & (0x3fu >> more);
        for (std::size_t k = 1; k <= more; ++k) {
            const auto next = static_cast<unsigned char>(text[i + k]);
            if ((next & 0xc0u) != 0x80u)
                return false;
            code = code << 6 | (next & 0x3fu);
        }
        const bool tooLong = (more == 2 && code < 0x800) || (more == 3 && code < 0x10000);
        if (tooLong || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff))
            return false;
        i += more + 1;
    }
    return true;
}

} // namespace fw
