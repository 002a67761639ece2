#include "engine/session/ActionText.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace fw {

namespace {

using nlohmann::json;

struct KindName {
    Action::Kind kind;
    const char* name;
};
constexpr std::array kinds{
    KindName{Action::Kind::Choose, "choose"}, KindName{Action::Kind::Dice, "dice"},
    KindName{Action::Kind::Decide, "decide"}, KindName{Action::Kind::Set, "set"},
    KindName{Action::Kind::Event, "event"},
};

tl::unexpected<Problem> badAction(const char* what)
{
    return fail(Trouble::BadInput, Text("an action is written wrongly: {0}", {what}));
}

bool readArgument(const json& from, Argument& to)
{
    if (!from.is_array() || from.empty() || !from.front().is_string())
        return false;
    to.name = from.front().get<std::string>();
    for (std::size_t i = 1; i < from.size(); ++i) {
        if (!from[i].is_string())
            return false;
        to.values.push_back(from[i].get<std::string>());
    }
    return true;
}

} // namespace

const char* kindWord(Action::Kind kind)
{
    return std::ranges::find_if(kinds, [&](const KindName& k) { return k.kind == kind; })->name;
}

std::string actionText(const Action& action)
{
    json out = json::object();
    out["kind"] = kindWord(action.kind);
    if (!action.seat.empty())
        out["seat"] = action.seat;
    if (!action.verb.empty())
        out["verb"] = action.verb;
    if (!action.args.empty()) {
        json& args = out["args"] = json::array();
        for (const Argument& a : action.args) {
            json one = json::array({a.name});
            for (const std::string& value : a.values)
                one.push_back(value);
            args.push_back(std::move(one));
        }
    }
    if (action.overruled)
        out["overruled"] = true;
    if (!action.reason.empty())
        out["reason"] = action.reason;
    return out.dump(-1, ' ', false, json::error_handler_t::replace);
}

Result<Action> readAction(std::string_view text)
{
    const json from = json::parse(text.begin(), text.end(), nullptr, false);
    if (!from.is_object())
        return badAction("it is no JSON object");
    Action out;
    bool kindGiven = false;
    for (const auto& [key, value] : from.items()) {
        if (key == "kind" && value.is_string()) {
            for (const KindName& k : kinds)
                if (value.get<std::string>() == k.name) {
                    out.kind = k.kind;
                    kindGiven = true;
                }
        } else if (key == "seat" && value.is_string()) {
            out.seat = value.get<std::string>();
        } else if (key == "verb" && value.is_string()) {
            out.verb = value.get<std::string>();
        } else if (key == "reason" && value.is_string()) {
            out.reason = value.get<std::string>();
        } else if (key == "overruled" && value.is_boolean()) {
            out.overruled = value.get<bool>();
        } else if (key == "args" && value.is_array()) {
            for (const json& one : value) {
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
    // The no-break space and its like, which look like nothing on paper.
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
            text.remove_prefix(3); // the spaces of printers, and marks that have no width
        else
            return false;
    }
    return true;
}

bool cleanText(std::string_view text)
{
    std::size_t i = 0;
    while (i < text.size()) {
        const auto c = static_cast<unsigned char>(text[i]);
        if (c < 0x80) {
            if ((c < 0x20 && c != '\t') || c == 0x7f)
                return false;
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
