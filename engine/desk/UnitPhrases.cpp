// Reads words of the rules and names of counters in the description of one counter.
#include "engine/base/CheckedIndex.h"
#include "engine/desk/UnitReader.h"

#include <algorithm>

namespace fw {

Result<void> UnitReader::phrase(const std::vector<const DeskPhrase*>& found, std::size_t length)
{
    const auto first = [&](Means means) -> const DeskPhrase* {
        for (const DeskPhrase* one : found)
            if (one->means == means)
                return one;
        return nullptr;
    };
    const Ruleset& rules = mKnown.rules();
    // When a word has several meanings, a rating needs its number after it, and the other words of the rules come next.
    const std::size_t value = mAt + length + (mAt + length < mEnd && mTokens[mAt + length].is("of"));
    const bool numbered = value < mEnd && Rational::parse(mTokens[value].text).valid();
    if (const DeskPhrase* one = first(Means::Rating); one != nullptr && (numbered || found.size() == 1))
        return rating(checkedAt(rules.ratings, one->row), length);
    if (const DeskPhrase* one = first(Means::Type))
        return type(checkedAt(rules.unitTypes, one->row).id, length);
    if (first(Means::Step) != nullptr)
        return step(found, length);
    if (const DeskPhrase* one = first(Means::Mark))
        return mark(checkedAt(rules.marks, one->row), length);
    if (const DeskPhrase* one = first(Means::Counter))
        return counter(found, *one, length);
    if (const DeskPhrase* one = first(Means::Tag))
        return tag(one->said, token(), length);
    return misplaced(*found.front(), length);
}

Result<void> UnitReader::rating(const Rating& rating, std::size_t length)
{
    const DeskToken& word = token();
    if (Result<void> done = once(rating.id, word); !done)
        return done;
    if (mAt + length + 1 < mEnd && mTokens[mAt + length].is("of"))
        ++length; // "a morale of 3"
    if (mNumber != nullptr && mNumber + 1 == &word
        && (mAt + length >= mEnd || !Rational::parse(mTokens[mAt + length].text).valid())) {
        mUnit.ratings[rating.id] = Rational::parse(std::exchange(mNumber, nullptr)->text); // "6 strength points"
        mRatings.emplace_back(rating.id, &word);
        mAt += length;
        return {};
    }
    if (mAt + length >= mEnd)
        return unclear(word, Text("write a number after {0}", {word.text}));
    const DeskToken& said = mTokens[mAt + length];
    const Rational value = Rational::parse(said.text);
    if (said.kind != TokenKind::Quoted || !value.valid()) // a number in another form needs quotes
        if (Text wrong = ratingTrouble(rating, word.text, said.text); !wrong.empty())
            return unclear(value.valid() ? said : word, std::move(wrong));
    mUnit.ratings[rating.id] = value;
    mRatings.emplace_back(rating.id, &word);
    mAt += length + 1;
    return {};
}

Result<void> UnitReader::type(const std::string& one, std::size_t length)
{
    if (!mUnit.type.empty())
        return unclear(token(), Text("\"{0}\": this counter is a {1} already; put a comma or \"with\" between counters",
                                     {token().text, mUnit.type}));
    if (mNumber != nullptr) {
        auto problem = unclear(
            *mNumber, Text("\"{0}\" may be how many counters there are, or a number on one counter", {mNumber->text}));
        problem.value().remedy = Text("name each counter, as in: {0} 5 and {0} 5", {one});
        return problem;
    }
    mUnit.type = one;
    mType = &token();
    mAt += length;
    return {};
}

Result<void> UnitReader::step(const std::vector<const DeskPhrase*>& found, std::size_t length)
{
    const Ruleset& rules = mKnown.rules();
    std::vector<const DeskPhrase*> steps;
    for (const DeskPhrase* one : found)
        if (one->means == Means::Step)
            steps.push_back(one);
    if (steps.size() > 1) {
        std::vector<std::string> ways;
        for (const DeskPhrase* one : steps)
            ways.push_back(checkedAt(rules.marks, one->row).id + " " + one->said);
        return unclear(token(), Text("\"{0}\" may be any of: {1}", {token().text, commaList(ways)}));
    }
    const Mark& mark = checkedAt(rules.marks, steps.front()->row);
    return put(mark, checkedAt(mark.steps, steps.front()->step), token(), length);
}

Result<void> UnitReader::put(const Mark& mark, const std::string& value, const DeskToken& where, std::size_t length)
{
    if (Result<void> done = once(mark.label.empty() ? mark.id : mark.label, where); !done)
        return done;
    mUnit.marks[mark.id] = value;
    mAt += length;
    return {};
}

Result<void> UnitReader::mark(const Mark& mark, std::size_t length)
{
    const DeskToken& word = token();
    if (mark.form == MarkForm::Flag)
        return put(mark, "1", word, length);
    const std::size_t at = mAt + length;
    if (mark.form == MarkForm::Ladder) {
        std::size_t more = 0;
        if (const std::string* step = longestSpelt(mTokens, at, mEnd, mark.steps, more))
            return put(mark, *step, word, length + more);
        return unclear(at < mEnd ? mTokens[at] : word,
                       Text("write one of these after {0}: {1}", {word.text, commaList(mark.steps)}), mark.steps);
    }
    if (mark.form != MarkForm::Number)
        return unclear(word, Text("\"{0}\" names other counters, and the ruling desk does not use it", {word.text}));
    return numberAfter(word, mTokens, at, mEnd, markBounds(mark)).and_then([&](int value) {
        return put(mark, std::to_string(value), word, length + 1);
    });
}

Result<void> UnitReader::counter(const std::vector<const DeskPhrase*>& found, const DeskPhrase& one, std::size_t length)
{
    const std::vector<Unit>& units = mKnown.scenario()->units;
    std::vector<std::string> ids;
    for (const DeskPhrase* other : found)
        if (other->means == Means::Counter && std::ranges::find(ids, checkedAt(units, other->row).id) == ids.end())
            ids.push_back(checkedAt(units, other->row).id);
    if (ids.size() > 1)
        return unclear(token(), Text("\"{0}\" may be any of {1}; name it by its id", {token().text, commaList(ids)}));
    const Unit& unit = checkedAt(units, one.row);
    // "Guards brigade" may be the whole name, or the brigade with the name Guards: the same counter.
    if (const std::size_t type = plainWords(unit.type).size();
        type > 0 && length > type && spells(mTokens, mAt + length - type, mEnd, plainWords(unit.type)) == type
        && mKnown.counter(joined(mTokens, mAt, mAt + length - type)) == one.row)
        length -= type;
    return name(joined(mTokens, mAt, mAt + length), unit.id, length);
}

Result<void> UnitReader::name(const std::string& said, const std::string& counter, std::size_t length)
{
    if (!mUnit.name.empty())
        return unclear(token(),
                       Text("\"{0}\": this counter is called {1} already; put a comma or \"with\" between counters",
                            {said, mUnit.name}));
    mUnit.name = said;
    mUnit.counter = counter;
    mAt += length;
    return {};
}

/// The refusal of a known word that does not describe a counter.
tl::unexpected<Problem> UnitReader::misplaced(const DeskPhrase& one, std::size_t length)
{
    const std::string said = joined(mTokens, mAt, mAt + length);
    const auto problem = [&](Text text, Text remedy) {
        auto out = unclear(token(), std::move(text));
        out.value().remedy = std::move(remedy);
        return out;
    };
    switch (one.means) {
    case Means::Terrain:
        return problem(Text("\"{0}\" is terrain, not a counter", {said}), Text("write: on {0}", {said}));
    case Means::Hexside:
        return problem(Text("\"{0}\" is between cells, not a counter", {said}), Text("write: across {0}", {said}));
    case Means::Way: return problem(Text("\"{0}\" is a way, and the ruling desk has no ways", {said}), {});
    case Means::Rating: return problem(Text("write a number after {0}", {said}), {});
    default: break;
    }
    const Mark& mark = checkedAt(mKnown.rules().marks, one.row);
    if (mark.on == MarkOn::Game)
        return problem(Text("\"{0}\" belongs to the game, not to a counter", {said}), "put it in a clause of its own");
    return problem(mark.on == MarkOn::Side        ? Text("\"{0}\" belongs to a side, not to a counter", {said})
                   : mark.on == MarkOn::Place     ? Text("\"{0}\" belongs to a place, not to a counter", {said})
                   : mark.on == MarkOn::Formation ? Text("\"{0}\" belongs to a formation, not to a counter", {said})
                                                  : Text("\"{0}\" does not belong to one counter alone", {said}),
                   mark.on == MarkOn::Side ? Text("put it in a clause that begins with the side and a colon")
                                           : Text("the ruling desk does not use it"));
}

} // namespace fw
