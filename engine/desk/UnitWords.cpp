#include "engine/base/CheckedIndex.h"
#include "engine/base/Rows.h"
#include "engine/desk/UnitReader.h"

#include "engine/grid/Facing.h"

namespace fw {

namespace {

constexpr int mostSteps = 99;
constexpr int largest = 9999; ///< of a rating, or of a mark without a ceiling

} // namespace

bool groundWord(const DeskToken& token)
{
    return token.is("on") || token.is("in");
}

Text ratingTrouble(const Rating& of, const std::string& rating, const std::string& said)
{
    const Rational value = Rational::parse(said);
    if (!value.valid())
        return {"write a number after {0}, not \"{1}\"", {rating, said}};
    if (said.find('/') != std::string::npos)
        return {"\"{0}\" may be two sides of a counter or a fraction; give the one number that counts now", {said}};
    return beyond(rating, said, value, {of.lowest, largest});
}

Bounds markBounds(const Mark& mark)
{
    return {mark.floor.value_or(Rational(-largest)), mark.ceiling.value_or(Rational(largest))};
}

Bounds stepBounds()
{
    return {1, mostSteps};
}

Bounds lossBounds()
{
    return {0, mostSteps - 1};
}

Bounds distanceBounds()
{
    return {1, 4}; // up to the edge of the desk's board
}

int compass(const std::vector<std::string>& names, const std::string& word)
{
    std::string said;
    for (const std::string& part : plainWords(word))
        said += part;
    for (std::size_t i = 0; i < names.size(); ++i) {
        std::string letters, words;
        for (const char c : names[i]) {
            letters += c == 'N' ? 'n' : c == 'E' ? 'e' : c == 'S' ? 's' : 'w';
            words += c == 'N' ? "north" : c == 'E' ? "east" : c == 'S' ? "south" : "west";
        }
        if (!said.empty() && (said == letters || said == words))
            return int(i);
    }
    return -1;
}

std::vector<std::string> facingNames(const Ruleset& rules, const Scenario* scenario)
{
    const FacingSystem system = facingSystem(rules.facings);
    // Facings that do not fit the grid of the scenario use the grid that they fit.
    const GridShape lent = scenario != nullptr ? scenario->map.grid.shape : Grid().shape;
    const GridShape shape = suits(system, lent)               ? lent
                            : system == FacingSystem::Square8 ? GridShape::Square
                                                              : Grid().shape;
    std::vector<std::string> names;
    for (int facing = 0; facing < facingCount(system); ++facing)
        names.emplace_back(facingName(system, shape, facing));
    return names;
}

std::string facingWord(const Ruleset& rules, const Scenario* scenario, int facing)
{
    const std::vector<std::string> names = facingNames(rules, scenario);
    const bool named = facing >= 0 && std::size_t(facing) < names.size();
    return named ? checkedAt(names, facing) : std::to_string(facing);
}

Result<StatedUnit> UnitReader::read()
{
    while (mAt < mEnd)
        if (const Result<void> done = next(); !done)
            return tl::unexpected(done.error());
    return finished();
}

/// Refuses what is stated twice but may be stated only once.
Result<void> UnitReader::once(const std::string& what, const DeskToken& where)
{
    if (!mSaid.insert(what).second)
        return unclear(where, Text("\"{0}\": {1} is given twice for one counter", {where.text, what}));
    return {};
}

Result<void> UnitReader::next()
{
    if (token().kind == TokenKind::Quoted)
        return name(token().text, {}, 1);
    if (token().kind != TokenKind::Word)
        return unclear(
            token(),
            Text("\"{0}\" is not expected here; a clause has one colon, before its counters, and ; is between clauses",
                 {token().text}));
    if (article(token()) || token().is("and"))
        return connecting();
    if (mPlain != nullptr && (token().is("of") || token().is("rated")) && numberNext()) {
        ++mAt; // "a brigade of 5"
        return {};
    }
    std::size_t length = 0;
    const std::vector<const DeskPhrase*> found = mKnown.longest(mTokens, mAt, mEnd, length);
    if (length < 2)
        if (const Result<bool> done = keyword(); !done || *done)
            return done ? Result<void>() : tl::unexpected(done.error());
    if ((token().is("counter") || token().is("unit")) && found.empty()) {
        ++mAt; // "a unit attack 5": the noun means nothing here
        return {};
    }
    if (found.empty() && mPlain != nullptr && mNumber == nullptr && Rational::parse(token().text).valid()) {
        mNumber = &mTokens[mAt++];
        return {};
    }
    if (found.empty())
        return unknown();
    return phrase(found, length);
}

/// Reads a word that only joins others: "a brigade", "attack 5 and morale 4".
Result<void> UnitReader::connecting()
{
    const bool joins = more() && mTokens[mAt + 1].kind != TokenKind::Colon && !mTokens[mAt + 1].is("and")
                       && (!token().is("and") || mAt > mFrom);
    if (!joins)
        return unclear(token(), Text("a word is missing after \"{0}\"", {token().text}));
    ++mAt;
    return {};
}

tl::unexpected<Problem> UnitReader::unknown()
{
    const std::string& word = token().text;
    std::vector<std::string> ratings;
    for (const Rating& r : mKnown.rules().ratings)
        ratings.push_back(r.id);
    if (Rational::parse(word).valid())
        return unclear(token(),
                       Text("the number {0} has no rating before it; ratings are {1}", {word, commaList(ratings)}));
    auto problem = unclear(token(), Text("\"{0}\" is not understood as part of a counter", {word}),
                           mKnown.ofCounters());
    if (problem.value().remedy.empty())
        problem.value().remedy = Text("put a name of your own in quotes, as in \"{0}\"", {word});
    return problem;
}

/// Reads a word of the desk itself; false when it is not one.
Result<bool> UnitReader::keyword()
{
    const DeskToken& word = token();
    const auto done = [](Result<void> result) -> Result<bool> {
        if (!result)
            return tl::unexpected(result.error());
        return true;
    };
    if (word.is("steps"))
        return done(number("steps", mUnit.steps, stepBounds()));
    if (word.is("lost"))
        return done(number("lost", mUnit.lost, lossBounds()));
    if (word.is("facing"))
        return done(facing());
    if (word.is("direction"))
        return done(direction());
    if (word.is("distance"))
        return done(distance());
    if (word.is("reduced"))
        return done(reduced());
    if (word.is("of"))
        return done(formation());
    if (word.is("tagged"))
        return done(tagged());
    if (groundWord(word) || word.is("across"))
        return done(ground());
    return false;
}

Result<void> UnitReader::number(const std::string& what, int& into, const Bounds& bounds)
{
    const DeskToken& word = token();
    if (Result<void> done = once(what, word); !done)
        return done;
    const Result<int> value = numberAfter(word, mTokens, mAt + 1, mEnd, bounds);
    if (!value)
        return tl::unexpected(value.error());
    into = *value;
    mAt += 2;
    return {};
}

/// Reads a number or a compass point.
Result<void> UnitReader::point(const std::string& what, int& into, const std::vector<std::string>& names, int count)
{
    const int named = more() ? compass(names, mTokens[mAt + 1].text) : -1;
    if (named < 0)
        return number(what, into, {0, count - 1});
    if (Result<void> done = once(what, token()); !done)
        return done;
    into = named;
    mAt += 2;
    return {};
}

Result<void> UnitReader::facing()
{
    const Ruleset& rules = mKnown.rules();
    if (rules.facings == 0)
        return unclear(token(), "these rules have no facing");
    const std::vector<std::string> names = facingNames(rules, mKnown.scenario());
    // Facings have no usual numbers: people count from 1, the rules from 0.
    if (!names.empty() && more() && wholeNumber(mTokens[mAt + 1].text))
        return unclear(mTokens[mAt + 1],
                       Text("write a point of the compass after facing, not \"{0}\"", {mTokens[mAt + 1].text}), names);
    return point("facing", mUnit.facing, names, rules.facings);
}

Result<void> UnitReader::direction()
{
    if (!mActing)
        return unclear(token(), "only a unit that acts has a direction");
    const Grid grid = mKnown.scenario() != nullptr ? mKnown.scenario()->map.grid : Grid();
    std::vector<std::string> names;
    for (int i = 0; i < grid.directions(); ++i)
        names.emplace_back(directionName(grid.shape, i));
    return point("direction", mUnit.direction, names, grid.directions());
}

Result<void> UnitReader::distance()
{
    if (!mActing)
        return unclear(token(), "only a unit that acts has a distance");
    return number("distance", mUnit.distance, distanceBounds());
}

Result<void> UnitReader::reduced()
{
    if (Result<void> done = once("lost", token()); !done)
        return done;
    mUnit.lost = 1;
    mReduced = true;
    ++mAt;
    return {};
}

/// Reads what follows "of": a formation of the scenario, or any formation in quotes.
Result<void> UnitReader::formation()
{
    const DeskToken& word = token();
    if (Result<void> done = once("formation", word); !done)
        return done;
    const std::vector<std::string> formations = mKnown.formations();
    if (more() && mTokens[mAt + 1].kind == TokenKind::Quoted) {
        mUnit.formation = mTokens[mAt + 1].text;
        mAt += 2;
        return {};
    }
    std::size_t length = 0;
    if (const std::string* one = longestSpelt(mTokens, mAt + 1, mEnd, formations, length)) {
        mUnit.formation = *one;
        mAt += 1 + length;
        return {};
    }
    const DeskToken& where = more() ? mTokens[mAt + 1] : word;
    auto problem = unclear(where, Text("\"{0}\" is not a known formation", {where.text}), formations);
    problem.value().remedy = "put any other name in quotes, as in: of \"A\"";
    return problem;
}

Result<void> UnitReader::tagged()
{
    std::set<std::string> tags = mKnown.tags();
    if (mKnown.scenario() != nullptr)
        for (const Unit& unit : mKnown.scenario()->units)
            tags.insert(unit.tags.begin(), unit.tags.end());
    if (more() && mTokens[mAt + 1].kind == TokenKind::Quoted)
        return tag(mTokens[mAt + 1].text, mTokens[mAt + 1], 2);
    std::size_t length = 0;
    if (const std::string* one = longestSpelt(mTokens, mAt + 1, mEnd, tags, length))
        return tag(*one, mTokens[mAt + 1], 1 + length);
    const DeskToken& where = more() ? mTokens[mAt + 1] : token();
    return unclear(where, Text("\"{0}\" is not a known tag", {where.text}), {tags.begin(), tags.end()});
}

Result<void> UnitReader::tag(const std::string& one, const DeskToken& where, std::size_t length)
{
    if (Result<void> done = once("tag " + one, where); !done)
        return done;
    mUnit.tags.push_back(one);
    mAt += length;
    return {};
}

Result<void> UnitReader::ground()
{
    const DeskToken& word = token();
    const bool sides = word.is("across");
    if (Result<void> done = once(sides ? "across" : "ground", word); !done)
        return done;
    ++mAt;
    Result<SaidGround> said = groundWords(mKnown, mTokens, mAt, mEnd, word);
    if (!said)
        return tl::unexpected(said.error());
    if (sides) {
        mUnit.across = std::move(said->features);
    } else {
        mUnit.ground = std::move(said->features);
        mUnit.level = said->level;
    }
    return {};
}

/// Adds the type and the rating that were not stated, as in the examples of play.
Result<void> UnitReader::completePlain()
{
    const Unit* own = mUnit.counter.empty() ? nullptr : byId(mKnown.scenario()->units, mUnit.counter);
    if (mUnit.type.empty() && own == nullptr && (mNumber != nullptr || !mRatings.empty()))
        mUnit.type = mPlain->type(mActing);
    if (mNumber == nullptr)
        return {};
    const std::string rating = mPlain->rating(mActing, own != nullptr ? own->type : mUnit.type);
    const Rating* row = byId(mKnown.rules().ratings, rating);
    if (row == nullptr || mUnit.ratings.count(rating) != 0)
        return unclear(*mNumber, Text("\"{0}\" is not understood as part of a counter", {mNumber->text}),
                       mKnown.ofCounters());
    if (Text wrong = ratingTrouble(*row, rating, mNumber->text); !wrong.empty())
        return unclear(*mNumber, std::move(wrong));
    mUnit.ratings[rating] = Rational::parse(mNumber->text);
    mRatings.emplace_back(rating, mNumber);
    return {};
}

Result<StatedUnit> UnitReader::finished()
{
    if (mPlain != nullptr)
        if (const Result<void> done = completePlain(); !done)
            return tl::unexpected(done.error());
    const DeskToken& first = mTokens[mFrom];
    const std::vector<std::string> types = typeIds(mKnown.rules());
    const Unit* own = mUnit.counter.empty() ? nullptr : byId(mKnown.scenario()->units, mUnit.counter);
    if (own != nullptr) {
        if (mSaid.count("steps") == 0)
            mUnit.steps = 0;
        if (mSaid.count("lost") == 0)
            mUnit.lost = -1;
        if (mType != nullptr && own->type != mUnit.type)
            return unclear(*mType, Text("\"{0}\": {1} is a {2}", {mType->text, mUnit.name, own->type}));
        if (mUnit.steps > 0 && mUnit.steps != own->steps)
            return unclear(first, Text("{0} has {1} steps, not {2}",
                                       {mUnit.name, std::to_string(own->steps), std::to_string(mUnit.steps)}));
    } else {
        if (mUnit.type.empty() && types.size() > 1)
            return unclear(first,
                           Text("\"{0}\": name the type of the counter, one of: {1}", {first.text, commaList(types)}),
                           types);
        if (mReduced && mSaid.count("steps") == 0)
            mUnit.steps = 2;
    }
    if (own == nullptr && mUnit.steps > 1 && mKnown.oneStep(mUnit.type))
        return unclear(first, Text("a {0} has one step and no reduced side", {mUnit.type}));
    const int steps = own != nullptr ? own->steps : mUnit.steps;
    if (mUnit.lost >= steps)
        return unclear(first, Text("a counter with {0} steps cannot have lost {1}",
                                   {std::to_string(steps), std::to_string(mUnit.lost)}));
    const std::string& type = own != nullptr ? own->type : mUnit.type;
    for (const auto& [rating, where] : mRatings)
        if (mKnown.typeLacks(type, rating))
            return unclear(*where, Text("\"{0}\": a {1} has no such number; it has {2}",
                                        {where->text, type, commaList(mKnown.ratingsOf(type))}));
    return mUnit;
}

Result<std::vector<StatedUnit>> unitWords(const DeskVocabulary& known, const DeskTokens& tokens, std::size_t from,
                                          std::size_t end, bool acting, const DeskToken& before,
                                          const PlainNumbers* plain)
{
    std::vector<StatedUnit> units;
    bool together = false;
    std::size_t cell = 0; // first counter of the current cell
    for (std::size_t at = from; at <= end;) {
        std::size_t stop = at;
        while (stop < end && tokens[stop].kind != TokenKind::Comma && !tokens[stop].is("with"))
            ++stop;
        const DeskToken& gap = stop < end ? tokens[stop] : at > from ? tokens[at - 1] : before;
        if (stop == at)
            return unclear(gap, Text("a counter is missing at \"{0}\"", {gap.text}));
        Result<StatedUnit> unit = UnitReader(known, tokens, at, stop, acting, plain).read();
        if (!unit)
            return tl::unexpected(unit.error());
        unit->together = together;
        units.push_back(std::move(*unit));
        StatedUnit& last = units.back();
        if (!together)
            cell = units.size() - 1;
        // What is stated of a stacked counter is true of the cell of the stack.
        if (StatedUnit& host = units[cell]; together) {
            if (last.direction >= 0)
                return unclear(tokens[at], "a stacked unit cannot have a direction of its own");
            if (last.distance > 1)
                return unclear(tokens[at],
                               "a stacked unit is as far away as the unit above it; give the distance there");
            if ((!last.ground.empty() || last.level) && (!host.ground.empty() || host.level))
                return unclear(tokens[at], "the ground of one cell is given twice");
            if (!last.across.empty() && !host.across.empty())
                return unclear(tokens[at], "the hexside between two cells is given twice");
            if (!last.ground.empty() || last.level) {
                host.ground = std::move(last.ground);
                host.level = last.level;
            }
            if (!last.across.empty())
                host.across = std::move(last.across);
            last.ground.clear();
            last.level.reset();
            last.across.clear();
        }
        if (stop >= end)
            break;
        together = tokens[stop].is("with");
        at = stop + 1;
    }
    return units;
}

} // namespace fw
