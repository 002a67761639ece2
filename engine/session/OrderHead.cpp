// The head of an orders file: event and players, options, and level.
#include "engine/session/OrderHead.h"

#include "engine/base/CheckedIndex.h"
#include "engine/base/Vocabulary.h"
#include "engine/base/Words.h"
#include "engine/rules/OrderStarts.h"
#include "engine/session/ActionText.h"
#include "engine/session/BadOrder.h"
#include "engine/session/GameNames.h"
#include "engine/session/OrderReferee.h"
#include "engine/store/JsonTree.h"

#include <algorithm>

namespace fw {

namespace {

/// The usual keys in a head; any other key needs quotation marks.
constexpr const char* remarks[] = {"event", "date", "place", "players", "umpire"};

bool plainWord(const std::string& text)
{
    return !text.empty() && cleanText(text) && trimmed(text).size() == text.size()
           && text.find('\t') == std::string::npos && text.front() != '"';
}

/// The text as it is, or in quotation marks when a line cannot hold it as it is.
std::string quoted(const std::string& text, bool asIs)
{
    return asIs ? text : denseJson(Json::ofText(text));
}

bool keyWord(const std::string& key)
{
    return std::ranges::find(remarks, key) != std::end(remarks);
}

std::string keyLine(const std::string& key, const std::string& value)
{
    return "game " + quoted(key, keyWord(key)) + ": " + quoted(value, plainWord(value));
}

/// The keyword that a key begins with or is a typing error of; empty for a key of the user's own.
std::string meantBy(const std::string& key)
{
    const std::string first = smallLetters(key.substr(0, key.find(' ')));
    for (const char* word : {"level", "house", "option"})
        if (first == word || mistyped(first, word))
            return word;
    return {};
}

/// Takes the text up to the closing quotation mark; nothing when there is none.
std::optional<std::string> takeQuoted(std::string_view& rest)
{
    std::size_t end = 1;
    while (end < rest.size() && rest[end] != '"')
        end += rest[end] == '\\' ? 2 : 1;
    if (end >= rest.size())
        return std::nullopt;
    Result<Json> value = parseJson(rest.substr(0, end + 1), {});
    if (!value || !value->isText())
        return std::nullopt;
    rest = trimmed(rest.substr(end + 1));
    return std::move(value->text);
}

/// Reads one line, without "game", into a head.
Result<void> readLine(std::string_view line, OrderHead& head)
{
    std::string_view rest = trimmed(line);
    const Text form("write a key and its value, as in game event: Club evening");
    std::string key;
    const bool named = rest.starts_with('"');
    if (named) {
        const auto word = takeQuoted(rest);
        if (!word || !rest.starts_with(':'))
            return badOrder(form);
        key = *word;
    } else {
        const std::size_t colon = rest.find(':');
        if (colon == std::string_view::npos || trimmed(rest.substr(0, colon)).empty())
            return badOrder(form);
        key = std::string(trimmed(rest.substr(0, colon)));
        rest = rest.substr(colon);
    }
    rest = trimmed(rest.substr(1));
    const std::string meant = named ? std::string() : meantBy(key);
    if (!meant.empty()) {
        // "Level" is the keyword; "levle" is a typing error that must not pass for a key of the user's own.
        const std::size_t blank = std::min(key.find(' '), key.size());
        if (smallLetters(key.substr(0, blank)) != meant || (meant == "option") != (blank < key.size()))
            return badOrder(
                Text("'{0}' is not understood", {key}),
                Text(meant == "option"
                         ? "game option ID: VALUE chooses an option; put a key of your own in quotation marks"
                         : "did you mean '{0}'? put a key of your own in quotation marks",
                     {meant}));
        key.replace(0, blank, meant);
    }
    if (meant.empty() && !named && !keyWord(key)) {
        const std::string near = nearestWord(smallLetters(key), {std::begin(remarks), std::end(remarks)});
        return badOrder(Text("'{0}' is not understood", {key}),
                        near.empty() ? Text("known keys: event, date, place, players, umpire, level, option, house; "
                                            "put a key of your own in quotation marks")
                                     : Text("did you mean '{0}'? put a key of your own in quotation marks", {near}));
    }
    if (meant == "house") {
        return readHouseLine(rest).map([&](Modifier&& row) { head.house.push_back(std::move(row)); });
    }
    std::string value(rest);
    if (rest.starts_with('"')) {
        const auto word = takeQuoted(rest);
        if (!word || !rest.empty())
            return badOrder(Text("the quotation marks are not closed: {0}", {value}));
        value = *word;
    }
    const auto put = [&](std::map<std::string, std::string>& to, const std::string& name) -> Result<void> {
        if (!to.try_emplace(name, value).second)
            return badOrder(Text("'{0}' is given twice", {name}));
        return {};
    };
    if (meant == "level") {
        if (head.level)
            return badOrder(Text("'{0}' is given twice", {key}));
        head.level = fromWord<Level>(value);
        return head.level ? Result<void>()
                          : Result<void>(badOrder(Text("'{0}' is not a level: write record, warn or refuse", {value})));
    }
    if (meant == "option")
        return put(head.options, std::string(trimmed(std::string_view(key).substr(7))));
    return put(head.meta, key);
}

} // namespace

Result<OrderHead> takeHead(std::vector<OrderLine>& lines, const std::string& file)
{
    OrderHead out;
    std::size_t taken = 0;
    for (; taken < lines.size(); ++taken) {
        OrderCursor cursor(lines[taken].text);
        if (!cursor.take("game"))
            break;
        if (auto read = readLine(cursor.rest(), out); !read) {
            Problem p = read.error();
            p.file = file;
            p.place = "line " + std::to_string(lines[taken].line);
            return tl::unexpected(std::move(p));
        }
    }
    lines.erase(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(taken));
    return out;
}

std::string writeHead(const Game& game)
{
    std::string out;
    const Setup& setup = game.entries().front().rules->setup();
    for (const auto& [key, value] : game.metaBegun())
        out += keyLine(key, value) + "\n";
    for (const auto& [option, value] : setup.options)
        out += "game option " + option + ": " + quoted(value, plainWord(value)) + "\n";
    if (setup.level != Level::Refuse)
        out += std::string("game level: ") + wordOf(setup.level) + "\n";
    for (const Modifier& row : setup.house)
        out += "game house: " + houseLine(row) + "\n";
    return out;
}

bool saysName(OrderCursor cursor)
{
    return cursor.take(starts::game) && cursor.rest().find(':') != std::string_view::npos;
}

Result<Action> readName(OrderCursor cursor)
{
    cursor.take(starts::game);
    OrderHead said;
    if (auto read = readLine(cursor.rest(), said); !read)
        return tl::unexpected(read.error());
    if (said.meta.size() != 1)
        return fail(Trouble::Refused, "options, level and the first house rows of a game cannot change", {},
                    "begin a new game to change them; house {...} because ... adds a row from here on");
    return namesAction(said.meta.begin()->first, said.meta.begin()->second, {});
}

std::string nameText(const Action& action)
{
    const Argument& said = action.args.front();
    return keyLine(said.name, said.values.front());
}

Result<void> headHolds(const Game& game, const std::string& line)
{
    OrderHead head;
    if (auto read = readLine(line, head); !read)
        return read;
    const auto other = [&](const std::string& what, const std::string& value) {
        return fail(Trouble::Refused, Text("these orders are for another game: its {0} is '{1}'", {what, value}), {},
                    "begin a new game from them, or take the line out");
    };
    const Setup& setup = game.entries().front().rules->setup();
    // Both the values at the start and the corrected values are true of the game.
    for (const auto& said : head.meta) {
        const auto says = [&](const GameNames& names) {
            const auto at = names.find(said.first);
            return at != names.end() && at->second == said.second;
        };
        if (!says(game.metaBegun()) && !says(game.meta()))
            return other(said.first, said.second);
    }
    for (const auto& [key, value] : head.options)
        if (game.rules().option(key) != value)
            return other("option " + key, value);
    if (head.level && *head.level != setup.level)
        return other("level", wordOf(*head.level));
    for (const Modifier& row : head.house)
        if (std::ranges::find(setup.house, row) == setup.house.end())
            return other("house row", row.id);
    return {};
}

} // namespace fw
