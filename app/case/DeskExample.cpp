#include "app/case/DeskExample.h"

#include "app/case/StatedText.h"
#include "engine/desk/DeskVocabulary.h"
#include "engine/desk/Ruling.h"

namespace fw {

namespace {

StatedUnit counter(const Ruleset& rules, const Scenario* like, int value)
{
    StatedUnit unit;
    if (!rules.unitTypes.empty())
        unit.type = rules.unitTypes.front().id;
    for (const std::string& rating : DeskVocabulary(rules, like).ratingsOf(unit.type))
        unit.ratings[rating] = Rational(value);
    return unit;
}

} // namespace

std::string exampleWords(const Ruleset& rules, const Scenario* like)
{
    Case given;
    given.rules = rules;
    if (like != nullptr)
        given.like = *like;
    std::string best;
    std::size_t most = 0;
    for (const DeskEntry& entry : deskEntries(rules)) {
        Stated stated;
        stated.entry = entry.word;
        stated.acting = {counter(rules, like, 5)};
        stated.target = {counter(rules, like, 4)};
        const std::string words = writeStated(rules, like, stated);
        const Result<Stated> read = readStated(rules, words, like);
        if (!read)
            continue;
        const Result<Ruling> ruling = ruleOn(given, *read);
        if (!ruling || ruling->trouble || ruling->chances.size() <= most)
            continue;
        most = ruling->chances.size();
        best = words;
    }
    // If two plain counters give no ruling, for example because more must be stated, use an example of the rules.
    for (const Example& one : rules.examples)
        if (best.empty() && one.refused.empty() && one.options.empty() && one.preset.empty())
            if (const Result<Stated> read = readStated(rules, one.stated, like); read && ruleOn(given, *read))
                best = one.stated;
    return best;
}

} // namespace fw
