#include "editor/exchange/CsvCells.h"

#include "engine/base/Vocabulary.h"
#include "engine/base/Words.h"
#include "engine/model/FieldFlags.h"

#include <QtGlobal>
#include <algorithm>

namespace fw {

std::string plainKey(const std::string& text)
{
    std::string out;
    for (const char c : text)
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c & 0x80) != 0)
            out += c;
        else if (c >= 'A' && c <= 'Z')
            out += char(c + 32);
    return out;
}

std::string trimmed(const std::string& text)
{
    const auto begin = text.find_first_not_of(" \t\r");
    if (begin == std::string::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

std::string idFrom(const std::string& name)
{
    std::string out;
    for (const char c : name) {
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c & 0x80) != 0)
            out += c;
        else if (c >= 'A' && c <= 'Z')
            out += char(c + 32);
        else if (c != '\'' && !out.empty() && out.back() != '-')
            out += '-';
    }
    while (!out.empty() && out.back() == '-')
        out.pop_back();
    return out;
}

bool sameWord(const std::string& text, const std::string& word)
{
    const std::string plain = plainKey(word);
    return !plain.empty() && plainKey(text) == plain;
}

std::vector<std::string> splitAt(const std::string& text, std::string_view separators)
{
    std::vector<std::string> out;
    std::size_t begin = 0;
    while (begin <= text.size()) {
        const std::size_t end = std::min(text.find_first_of(separators, begin), text.size());
        const std::string part = trimmed(text.substr(begin, end - begin));
        if (!part.empty())
            out.push_back(part);
        begin = end + 1;
    }
    return out;
}

Text badLetters(const std::string& text)
{
    if (std::ranges::any_of(text, [](unsigned char c) { return c < 0x20 || c == 0x7F; }))
        return QT_TRANSLATE_NOOP("engine", "The cell holds a line break or a control character. Write it on one line.");
    if (text.find("\xEF\xBF\xBD") != std::string::npos)
        return QT_TRANSLATE_NOOP("engine", "A letter in the cell is damaged. Save the list again as \"CSV UTF-8\".");
    return {};
}

namespace {

/// Reports an unknown word, and the most similar known one if there is any.
Text unknown(const char* says, const char* asks, const std::string& word, const std::vector<std::string>& known)
{
    const std::string near = nearestWord(word, known);
    return near.empty() ? Text(says, {word}) : Text(asks, {word, near});
}

std::string joined(const std::vector<std::string>& list)
{
    std::string out;
    for (const std::string& one : list)
        out += (out.empty() ? "" : "; ") + one;
    return out;
}

std::string ratingOf(const std::string& key)
{
    return key.substr(ratingKey.size(), key.rfind(' ') - ratingKey.size());
}

std::string columnOf(const std::string& key)
{
    return key.substr(key.rfind(' ') + 1);
}

/// The number in a cell, also with a typographic minus; with a decimal sign "1.5" is 3/2. Not valid when there is none.
Rational numberIn(std::string text, char decimal)
{
    static constexpr std::string_view minus = "\xe2\x88\x92";
    if (text.starts_with(minus))
        text.replace(0, minus.size(), "-");
    const std::size_t sign = decimal == '\0' ? std::string::npos : text.find(decimal);
    if (sign == std::string::npos)
        return Rational::parse(text);
    const std::string whole = text.substr(0, sign), part = text.substr(sign + 1);
    const std::size_t digits = whole.find_first_not_of("+-");
    // "1.500" may also be a thousand and a half.
    const bool thousands = part.size() == 3 && digits != std::string::npos && whole[digits] != '0';
    constexpr std::size_t longest = 6; // digits
    if (part.empty() || part.size() > longest || thousands || digits == std::string::npos
        || part.find_first_not_of("0123456789") != std::string::npos)
        return Rational::invalid();
    std::int64_t scale = 1;
    for (std::size_t i = 0; i < part.size(); ++i)
        scale *= 10;
    return Rational::parse(whole + part) / Rational(scale);
}

Text notANumber(const std::string& text)
{
    if (text.find_first_of(".,") != std::string::npos)
        return Text(QT_TRANSLATE_NOOP(
                        "engine", "'{0}' is not a number here. Write a half as a fraction: 3/2 for one and a half."),
                    {text});
    return Text(QT_TRANSLATE_NOOP("engine",
                                  "'{0}' is not a number. Write a whole number such as 4 or a fraction such as 3/2. "
                                  "Format the column as text, because a spreadsheet turns fractions into dates."),
                {text});
}

Text putRating(const Ruleset& rules, Unit& unit, const std::string& key, const std::string& text, char decimal)
{
    const std::string rating = ratingOf(key), column = columnOf(key);
    if (text.empty()) {
        if (const auto own = unit.ratings.find(rating); own != unit.ratings.end()) {
            own->second.erase(column);
            if (own->second.empty())
                unit.ratings.erase(own);
        }
        return {};
    }
    const Rational number = numberIn(text, decimal);
    if (!number.valid())
        return notANumber(text);
    for (const Rating& known : rules.ratings)
        if (known.id == rating && number < known.lowest)
            return Text(QT_TRANSLATE_NOOP("engine", "'{0}' is too low: the lowest {1} is {2}."),
                        {text, rating, known.lowest.text()});
    unit.ratings[rating][column] = number;
    return {};
}

Text unlisted(const char* what, const std::string& text, const std::vector<std::string>& known)
{
    if (known.empty() || text.empty() || std::ranges::find(known, text) != known.end())
        return {};
    const std::string near = nearestWord(text, known);
    return near.empty()
               ? Text(QT_TRANSLATE_NOOP("engine", "There is no {0} '{1}'."), {what, text})
               : Text(QT_TRANSLATE_NOOP("engine", "There is no {0} '{1}'. Did you mean '{2}'?"), {what, text, near});
}

} // namespace

Text putCell(const Ruleset& rules, const Scenario& scenario, Unit& unit, const std::string& key,
             const std::string& text, char decimal)
{
    if (Text bad = badLetters(text); !bad.empty())
        return bad;
    if (key == "id") {
        if (!text.empty())
            unit.id = text;
    } else if (key == "name") {
        unit.name = text;
    } else if (key == "aliases") {
        unit.aliases = splitAt(text, ";");
    } else if (key == "side") {
        for (const Army& army : scenario.sides)
            if (sameWord(army.id, text) || sameWord(army.name, text)) {
                unit.side = army.id;
                return {};
            }
        std::vector<std::string> sides;
        for (const Army& army : scenario.sides)
            sides.insert(sides.end(), {army.id, army.name});
        return unknown(QT_TRANSLATE_NOOP("engine", "There is no side '{0}'."),
                       QT_TRANSLATE_NOOP("engine", "There is no side '{0}'. Did you mean '{1}'?"), text, sides);
    } else if (key == "formation") {
        unit.formation = text;
        return unlisted("formation", text, scenario.formations);
    } else if (key == "type") {
        for (const UnitType& type : rules.unitTypes)
            if (sameWord(type.id, text) || sameWord(type.label, text)) {
                unit.type = type.id;
                return {};
            }
        return unknown(QT_TRANSLATE_NOOP("engine", "There is no unit type '{0}'."),
                       QT_TRANSLATE_NOOP("engine", "There is no unit type '{0}'. Did you mean '{1}'?"), text,
                       typeIds(rules));
    } else if (key == "tags") {
        unit.tags = splitAt(text, ";");
        for (const std::string& tag : unit.tags)
            if (Text bad = unlisted("tag", tag, scenario.tags); !bad.empty())
                return bad;
    } else if (key == "symbol") {
        unit.symbol = text;
        return unlisted("symbol", text, barList(unitSymbols));
    } else if (key == "size") {
        unit.size = text;
    } else if (key == "colour") {
        unit.colour = text;
    } else if (key == "steps") {
        const Rational steps = numberIn(text, decimal);
        if (!steps.valid() || !steps.whole() || steps < Rational(1) || steps > Rational(99))
            return Text(
                QT_TRANSLATE_NOOP("engine", "'{0}' is not a number of steps. Write a whole number from 1 to 99."),
                {text});
        unit.steps = int(steps.num());
    } else if (key.starts_with(ratingKey)) {
        return putRating(rules, unit, key, text, decimal);
    }
    return {};
}

std::string cellText(const Unit& unit, const std::string& key)
{
    if (key == "id")
        return unit.id;
    if (key == "name")
        return unit.name;
    if (key == "aliases")
        return joined(unit.aliases);
    if (key == "side")
        return unit.side;
    if (key == "formation")
        return unit.formation;
    if (key == "type")
        return unit.type;
    if (key == "tags")
        return joined(unit.tags);
    if (key == "symbol")
        return unit.symbol;
    if (key == "size")
        return unit.size;
    if (key == "colour")
        return unit.colour;
    if (key == "steps")
        return std::to_string(unit.steps);
    if (!key.starts_with(ratingKey))
        return {};
    const auto rating = unit.ratings.find(ratingOf(key));
    if (rating == unit.ratings.end())
        return {};
    const auto column = rating->second.find(columnOf(key));
    return column == rating->second.end() ? std::string() : column->second.text();
}

} // namespace fw
