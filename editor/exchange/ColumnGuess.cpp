#include "editor/exchange/ColumnGuess.h"

#include "editor/exchange/CsvCells.h"
#include "editor/exchange/Headings.h"
#include "editor/exchange/SetupCells.h"
#include "editor/exchange/UnitsCsv.h"
#include "engine/base/Words.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>

namespace fw {

namespace {

/// The meaning of a word in one language; empty if it has none.
std::string meaningOf(const HeadingWords& words, const std::string& word)
{
    for (const auto& [meaning, known] : words)
        if (known.count(word) > 0)
            return meaning;
    return {};
}

std::string columnKey(const Rating& rating, const std::string& column)
{
    return ratingKey + rating.id + " " + column;
}

/// Matches headings with targets, in the language of most of the headings first.
class HeadingGuess
{
public:
    HeadingGuess(const Ruleset& rules, const std::vector<std::string>& headings)
        : mRules(rules), mHeadings(headings), mTargets(csvTargets(rules))
    {
        for (const Rating& rating : rules.ratings)
            mNames.push_back({foldedHeading(rating.id), foldedHeading(rating.label)});
        for (const HeadingLanguage& language : headingLanguages())
            mLanguages.push_back(&language);
        std::map<const HeadingLanguage*, int> known;
        for (const HeadingLanguage* language : mLanguages)
            for (const std::string& heading : headings)
                known[language] += targetIn(*language, foldedHeading(heading)).empty() ? 0 : 1;
        std::ranges::stable_sort(mLanguages, [&](const auto* a, const auto* b) { return known[a] > known[b]; });
    }

    std::vector<std::string> guess() const
    {
        std::vector<std::string> out;
        for (const std::string& heading : mHeadings)
            out.push_back(exact(heading)); // planSheet refuses two columns with the same target
        for (std::size_t c = 0; c < out.size(); ++c)
            if (out[c].empty())
                if (const std::string found = inAnyLanguage(mHeadings[c]); std::ranges::find(out, found) == out.end())
                    out[c] = found;
        return out;
    }

private:
    std::string exact(const std::string& heading) const
    {
        const std::string wanted = plainKey(heading);
        if (wanted.empty())
            return {};
        for (const CsvTarget& target : mTargets)
            if (plainKey(target.label) == wanted)
                return target.key;
        // A rating without a column means the full side.
        for (const Rating& rating : mRules.ratings)
            if (!rating.columns.empty() && (plainKey(rating.id) == wanted || plainKey(rating.label) == wanted))
                return columnKey(rating, rating.columns.back().column);
        return {};
    }
    std::string inAnyLanguage(const std::string& heading) const
    {
        const std::string wanted = foldedHeading(heading);
        for (const HeadingLanguage* language : mLanguages)
            if (const std::string found = targetIn(*language, wanted); !found.empty())
                return found;
        return {};
    }
    std::string targetIn(const HeadingLanguage& language, const std::string& heading) const
    {
        if (const std::string found = ratingIn(language, heading, "full"); !found.empty())
            return found;
        for (const auto& [face, words] : language.faces)
            for (const std::string& word : words) {
                std::string rest;
                if (heading.ends_with(" " + word))
                    rest = heading.substr(0, heading.size() - word.size() - 1);
                else if (heading.starts_with(word + " "))
                    rest = heading.substr(word.size() + 1);
                if (const std::string found = ratingIn(language, rest, face); !found.empty())
                    return found;
            }
        return meaningOf(language.columns, heading);
    }
    /// The key of a rating whose id, or whose label, is the word itself or means the same.
    std::string ratingIn(const HeadingLanguage& language, const std::string& word, const std::string& face) const
    {
        if (word.empty())
            return {};
        const std::string meaning = meaningOf(language.ratings, word);
        const HeadingWords& english = headingLanguages().front().ratings;
        for (const bool same : {true, false})
            for (std::size_t r = 0; r < mNames.size(); ++r)
                for (const std::string& own : mNames[r])
                    if (!own.empty()
                        && (same ? own == word || own == meaning
                                 : !meaning.empty() && english.at(meaning).count(own) > 0))
                        if (const std::string column = columnOf(mRules.ratings[r], language, face); !column.empty())
                            return columnKey(mRules.ratings[r], column);
        return {};
    }
    /// The column of a rating for a side of the counter: the one of that name, or else the last for the full side and
    /// the first for the reduced one.
    static std::string columnOf(const Rating& rating, const HeadingLanguage& language, const std::string& face)
    {
        const HeadingLanguage& english = headingLanguages().front();
        for (const RatingColumn& column : rating.columns)
            for (const HeadingLanguage* one : {&language, &english})
                if (const auto words = one->faces.find(face);
                    words != one->faces.end() && words->second.count(foldedHeading(column.column)) > 0)
                    return column.column;
        if (rating.columns.empty() || (face == "reduced" && rating.columns.size() < 2))
            return {};
        return face == "reduced" ? rating.columns.front().column : rating.columns.back().column;
    }

    const Ruleset& mRules;
    const std::vector<std::string>& mHeadings;
    std::vector<CsvTarget> mTargets;
    std::vector<std::array<std::string, 2>> mNames; ///< id and label of each rating, folded
    std::vector<const HeadingLanguage*> mLanguages; ///< the most probable first
};

/// The cells of a column that are not empty.
std::vector<std::string> textsOf(const Sheet& sheet, std::size_t column)
{
    std::vector<std::string> out;
    for (std::size_t l = 1; l < sheet.lines.size(); ++l)
        if (column < sheet.lines[l].cells.size())
            if (std::string text(trimmed(sheet.lines[l].cells[column])); !text.empty())
                out.push_back(std::move(text));
    return out;
}

bool isNumeric(const std::string& text)
{
    return text.find_first_not_of("0123456789+-.,/ ") == std::string::npos;
}

using Test = std::function<bool(const std::string&)>;

/// What all cells of a column have to be, by key, the most certain first.
std::vector<std::pair<std::string, Test>> contentTests(const Ruleset& rules, const Scenario& scenario)
{
    std::set<std::string> formations, tags, ids, names;
    for (const std::string& formation : scenario.formations)
        formations.insert(formation);
    for (const std::string& tag : scenario.tags)
        tags.insert(tag);
    for (const Unit& unit : scenario.units) {
        formations.insert(unit.formation);
        tags.insert(unit.tags.begin(), unit.tags.end());
        ids.insert(unit.id);
        names.insert(plainKey(unit.name));
    }
    const auto isReadAs = [&rules, &scenario](const char* key) {
        return [&rules, &scenario, key](const std::string& text) {
            Unit unit;
            return putCell(rules, scenario, unit, key, text).empty();
        };
    };
    const auto isIn = [](std::set<std::string> known) {
        // A number is more probably a rating than the formation of that name.
        return
            [known = std::move(known)](const std::string& text) { return !isNumeric(text) && known.count(text) > 0; };
    };
    return {{"side", isReadAs("side")},
            {"type", isReadAs("type")},
            {"id", isIn(std::move(ids))},
            {"name", [names = std::move(names)](const std::string& text) { return names.count(plainKey(text)) > 0; }},
            {"formation", isIn(std::move(formations))},
            {"tags", isIn(std::move(tags))},
            {"colour",
             [](const std::string& text) {
                 return text.size() == 7 && text[0] == '#'
                        && text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string::npos;
             }},
            {"hex", [&scenario](const std::string& text) {
                 // One or two digits are more probably a number of steps or a rating.
                 return (text.size() > 2 || !isNumeric(text)) && cellNumbered(scenario, text) != noCell;
             }}};
}

} // namespace

std::vector<std::string> guessTargets(const Ruleset& rules, const std::vector<std::string>& headings)
{
    return HeadingGuess(rules, headings).guess();
}

std::vector<std::string> guessTargets(const Ruleset& rules, const Scenario& scenario, const Sheet& sheet)
{
    std::vector<std::string> out = guessTargets(rules, sheet.headings());
    const auto isFree = [&out](const std::string& key) { return std::ranges::find(out, key) == out.end(); };
    const auto tests = contentTests(rules, scenario);
    for (std::size_t c = 0; c < out.size(); ++c) {
        const std::vector<std::string> texts = out[c].empty() ? textsOf(sheet, c) : std::vector<std::string>();
        for (const auto& [key, test] : tests)
            if (out[c].empty() && !texts.empty() && isFree(key) && std::ranges::all_of(texts, test))
                out[c] = key;
    }
    // Every counter needs a name: the first column of words that are all different.
    for (std::size_t c = 0; c < out.size() && isFree("name") && isFree("id"); ++c) {
        const std::vector<std::string> texts = out[c].empty() ? textsOf(sheet, c) : std::vector<std::string>();
        if (!texts.empty() && std::ranges::none_of(texts, isNumeric)
            && std::set<std::string>(texts.begin(), texts.end()).size() == texts.size())
            out[c] = "name";
    }
    return out;
}

char decimalSignOf(const Sheet& sheet, const std::vector<std::string>& targets)
{
    bool point = false, comma = false;
    for (std::size_t c = 0; c < targets.size(); ++c)
        if (targets[c].starts_with(ratingKey))
            for (const std::string& cell : textsOf(sheet, c))
                if (const std::string text = plainPunctuation(cell); isNumeric(text)) {
                    point |= text.find('.') != std::string::npos;
                    comma |= text.find(',') != std::string::npos;
                }
    return point == comma ? '\0' : point ? '.' : ',';
}

} // namespace fw
