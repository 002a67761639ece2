// Reads the settings of a referee in the words that settingText writes.
// Long because: one reader keeps what all the clauses of a line say, each read in a few lines.
#include "engine/session/OrderSet.h"

#include "engine/base/CheckedIndex.h"
#include "engine/base/Words.h"
#include "engine/rules/Compiled.h"
#include "engine/session/BadOrder.h"
#include "engine/session/OrderClock.h"
#include "engine/session/OrderSetChecks.h"

#include <algorithm>

namespace fw {

namespace {

/// Whether a mark may be on a subject: a cell, a hexside, a way across it or an area are all named as places.
bool mayCarry(const Compiled& c, MarkOn on, SetAbout about, std::int32_t index)
{
    if (about != SetAbout::Place || bearerOf(on) != Kind::Places)
        return wordOf(on) == wordOf(about);
    const PlaceId place(index);
    return on == MarkOn::Area ? c.isArea(place) : on == MarkOn::Place ? index < c.places : c.isHexside(place);
}

/// Reads one line.
class SetReader
{
public:
    SetReader(const Rules& rules, const State& state, const OrderNames& names, const StateWords& words)
        : mRules(rules), mState(state), mNames(names), mWords(words)
    {}
    Result<Action> read(OrderCursor cursor);

private:
    Result<Setting> readSubject(OrderCursor& cursor) const;
    Result<void> readClauses(OrderCursor& cursor, const Setting& subject, bool inBrackets);
    Result<bool> readPlacing(OrderCursor& cursor, const Setting& subject);
    Result<void> readMark(OrderCursor& cursor, const Setting& subject);
    Result<std::vector<std::string>> markValues(OrderCursor& cursor, MarkId mark, const Setting& subject, bool off);
    Result<std::vector<std::string>> cleared(MarkId mark, const Setting& subject, const std::string& said) const;
    Result<void> readStack(OrderCursor& cursor, const std::string& place);
    Result<void> readUsed(OrderCursor& cursor);
    Result<Action> made() const;

    std::size_t match(const OrderCursor& cursor, const char* word) const { return matchWord(cursor, word, mWords); }
    bool take(OrderCursor& cursor, const char* word) const { return takeWord(cursor, word, mWords); }
    bool takeSeparator(OrderCursor& cursor) const
    {
        const bool any = cursor.takeSeparator();
        return take(cursor, "and") || any;
    }
    void add(const Setting& subject, SetWhat what, std::vector<std::string> values)
    {
        mRead.push_back({subject.about, subject.subject, what, std::move(values)});
    }
    std::string unitId(int unit) const { return checkedAt(mRules.scenario().units, unit).id; }
    Result<int> takeUnit(OrderCursor& cursor) const;
    int indexOf(const Setting& subject) const
    {
        return subject.about == SetAbout::Unit        ? mRules.unit(subject.subject)
               : subject.about == SetAbout::Side      ? mRules.side(subject.subject)
               : subject.about == SetAbout::Place     ? mRules.place(subject.subject)
               : subject.about == SetAbout::Formation ? mRules.formation(subject.subject)
                                                      : 0;
    }

    const Rules& mRules;
    const State& mState;
    const OrderNames& mNames;
    const StateWords& mWords;
    std::vector<Setting> mRead;
};

Result<int> SetReader::takeUnit(OrderCursor& cursor) const
{
    std::size_t length = 0;
    const std::vector<int> units = mNames.longestUnit(cursor, length);
    if (units.size() > 1)
        return badOrder(
            Text("'{0}' means several units; name it by its id", {std::string(cursor.rest().substr(0, length))}));
    if (units.empty())
        return -1;
    cursor.take(length);
    return units.front();
}

Result<Setting> SetReader::readSubject(OrderCursor& cursor) const
{
    std::size_t length = 0;
    const auto unit = takeUnit(cursor);
    if (!unit)
        return tl::unexpected(unit.error());
    if (*unit >= 0)
        return Setting{SetAbout::Unit, unitId(*unit), {}, {}};
    if (take(cursor, "game"))
        return Setting{SetAbout::Game, {}, {}, {}};
    if (take(cursor, "formation")) {
        const auto name = mNames.takeFormation(cursor);
        return name ? Result<Setting>(Setting{SetAbout::Formation, *name, {}, {}}) : tl::unexpected(name.error());
    }
    if (take(cursor, "every place"))
        return Setting{SetAbout::Places, {}, {}, {}};
    const std::vector<int> sides = mNames.sides().longest(cursor.rest(), length);
    if (!sides.empty()) {
        cursor.take(length);
        return Setting{SetAbout::Side, checkedAt(mRules.scenario().sides, sides.front()).id, {}, {}};
    }
    if (const int place = mNames.takePlace(cursor); place >= 0)
        return Setting{SetAbout::Place, mRules.placeName(place), {}, {}};
    if (take(cursor, "nowhere"))
        return Setting{SetAbout::Place, "nowhere", {}, {}};
    const std::string word(cursor.word());
    return tl::unexpected(
        notUnderstood(Text("there is no unit, side or place '{0}'", {word}), word, mNames.units().names()));
}

/// Reads the place, name or state of a unit: "is NAME", "at PLACE", "arrives turn N at PLACE and PLACE", "steps N", "N
/// of M steps", "reduced", "full", "facing NE". False when none of them comes next.
Result<bool> SetReader::readPlacing(OrderCursor& cursor, const Setting& subject)
{
    const auto unit = static_cast<std::size_t>(indexOf(subject));
    const int most = mRules.scenario().units[unit].steps;
    int number = 0;
    if (take(cursor, "is")) {
        std::size_t length = 0;
        const auto who = mNames.unplaced().longest(cursor.rest(), length);
        const std::string word(length > 0 ? cursor.rest().substr(0, length) : cursor.word());
        if (who.size() > 1)
            return badOrder(Text("'{0}' means several units; name it by its id", {word}));
        if (who.empty())
            return tl::unexpected(notUnderstood(Text("'{0}' is not a unit whose place is unknown", {word}), word,
                                                mNames.unplaced().names()));
        cursor.take(length);
        add(subject, SetWhat::Is, {unitId(who.front())});
    } else if (take(cursor, "at")) {
        const std::string word(cursor.word());
        const int place = mNames.takePlace(cursor);
        if (place < 0 && !take(cursor, "nowhere"))
            return badOrder(Text("there is no place '{0}'", {word}));
        add(subject, SetWhat::Place, {place < 0 ? "nowhere" : mRules.placeName(place)});
    } else if (take(cursor, "arrives turn")) {
        auto said = readArrival(mRules, mNames, cursor, mWords);
        if (!said)
            return tl::unexpected(said.error());
        add(subject, SetWhat::Arrives, std::move(*said));
    } else if (take(cursor, "steps")) {
        if (!readNumber(cursor.word(), number))
            return badOrder("a number of steps is needed");
        cursor.takeWord();
        add(subject, SetWhat::Steps, {std::to_string(number)});
    } else if (take(cursor, "reduced")) {
        add(subject, SetWhat::Steps, {std::to_string(std::max(1, mState.position.units[unit].steps - 1))});
    } else if (take(cursor, "full")) {
        add(subject, SetWhat::Steps, {std::to_string(most)});
    } else if (take(cursor, "facing")) {
        if (mRules.ruleset().facings == 0)
            return badOrder("these rules have no facing");
        const std::string word(cursor.word());
        const std::string_view bare = std::string_view(word).substr(word.starts_with('@') ? 1 : 0);
        int facing = mRules.facingNamed(bare);
        for (int i = 0; facing < 0 && i < mRules.ruleset().facings; ++i)
            if (match(OrderCursor(bare), mRules.facingName(i).c_str()) == bare.size())
                facing = i;
        if (facing < 0)
            return badOrder(Text("'{0}' is not a facing", {word}));
        cursor.takeWord();
        add(subject, SetWhat::Facing, {std::to_string(facing)});
    } else if (readNumber(cursor.word(), number)) {
        OrderCursor probe = cursor;
        probe.takeWord();
        int of = most;
        if (take(probe, "of")) {
            if (!readNumber(probe.word(), of) || of != most)
                return badOrder(
                    Text("{0} has {1} step(s)", {mRules.unitName(static_cast<int>(unit)), std::to_string(most)}));
            probe.takeWord();
        }
        if (!take(probe, "steps") && !take(probe, "step"))
            return false;
        cursor = probe;
        add(subject, SetWhat::Steps, {std::to_string(number)});
    } else {
        return false;
    }
    return true;
}

Result<std::vector<std::string>> SetReader::markValues(OrderCursor& cursor, MarkId index, const Setting& subject,
                                                       bool off)
{
    const CMark& mark = mRules.compiled().marks[index];
    std::vector<std::string> out;
    if (mark.form == MarkForm::Set) {
        if (!off && take(cursor, "none"))
            return out;
        for (bool more = true; more;) {
            const auto unit = takeUnit(cursor);
            if (!unit)
                return tl::unexpected(unit.error());
            if (*unit >= 0)
                out.push_back(unitId(*unit));
            OrderCursor probe = cursor;
            std::size_t length = 0;
            more = *unit >= 0 && takeSeparator(probe) && !mNames.units().longest(probe.rest(), length).empty();
            if (more)
                cursor = probe;
        }
        if (!off)
            return out.empty() ? Result<std::vector<std::string>>(
                       badOrder(Text("name the counters of {0}, or write none", {mark.src->id})))
                               : out;
        // The remaining units: all but the named ones, or none when no unit is named.
        std::vector<std::string> left;
        std::size_t gone = 0;
        for (const Note& note : mState.position.notes) {
            if (note.mark != index || note.subject != indexOf(subject) || note.other < 0 || out.empty())
                continue;
            if (std::ranges::find(out, unitId(note.other)) == out.end())
                left.push_back(unitId(note.other));
            else
                ++gone;
        }
        if (gone < out.size())
            return badOrder(Text("not all of these are in {0}: {1}", {markPhrase(mRules, index), commaList(out)}));
        return left;
    }
    const auto& steps = mark.src->steps;
    std::string value;
    std::size_t length = 0;
    for (const std::string& step : steps)
        if (const std::size_t covers = cursor.match(step); covers > length) {
            length = covers;
            value = step;
        }
    if (keepsSide(mRules, index) && value.empty()) {
        std::size_t covers = 0;
        const std::vector<int> sides = mNames.sides().longest(cursor.rest(), covers);
        const std::size_t nobody = match(cursor, "nobody");
        length = std::max(covers, nobody);
        if (length > 0)
            value = covers >= nobody ? std::to_string(sides.front() + 1) : "0";
    }
    // "0108" is a hex here, not a number: people never write the index of a place.
    const bool place = value.empty() && keepsPlace(mRules, index);
    if (place) {
        const int there = mNames.takePlace(cursor);
        if (there >= 0 || take(cursor, "nowhere"))
            value = std::to_string(there + 1);
    }
    cursor.take(length);
    if (const Rational number = Rational::parse(std::string(cursor.word()));
        value.empty() && !place && mark.form != MarkForm::Ladder && number.valid()) {
        cursor.takeWord();
        value = number.text();
        // "7 1/2", as logs write it.
        const Rational rest = Rational::parse(std::string(cursor.word()));
        if (number.whole() && rest.valid() && !rest.whole() && rest > Rational(0) && rest < Rational(1)) {
            cursor.takeWord();
            value = (number < Rational(0) ? number - rest : number + rest).text();
        }
    }
    if (off)
        return cleared(index, subject, value);
    if (value.empty() && mark.form == MarkForm::Flag)
        value = "1";
    if (value.empty()) {
        std::string may = mark.form == MarkForm::Ladder ? commaList(steps) : std::string("a number");
        if (keepsSide(mRules, index))
            may = commaList(mNames.sides().names()) + ", nobody";
        if (place)
            may = "a place, nowhere";
        return badOrder(Text("give a value for {0}: {1}", {mark.src->id, may}));
    }
    return std::vector<std::string>{value};
}

/// The value after "no MARK" or "not VALUE": the first value of the mark; refuses a denied value that is not the
/// current one.
Result<std::vector<std::string>> SetReader::cleared(MarkId index, const Setting& subject, const std::string& said) const
{
    const CMark& mark = mRules.compiled().marks[index];
    const auto& steps = mark.src->steps;
    const bool ladder = mark.form == MarkForm::Ladder && !steps.empty();
    const std::string bare = ladder ? steps.front() : "0";
    if (said.empty())
        return std::vector<std::string>{bare};
    const Rational v = mRules.mark(mState.position, mark.src->id, indexOf(subject));
    const std::string now = ladder ? checkedAt(steps, v.num()) : v.text();
    const auto words = [&](const std::string& value) {
        const std::string text = markValueText(mRules, index, {value}, mWords);
        return text.empty() ? value : text;
    };
    const std::string name = markPhrase(mRules, index);
    if (said != now)
        return badOrder(Text("{0} is {1}, not {2}: there is nothing to take away", {name, words(now), words(said)}));
    if (said == bare)
        return badOrder(Text("{1} is the value that {0} begins with: give another value", {name, words(said)}));
    return std::vector<std::string>{bare};
}

/// Reads "MARK", "no MARK", "MARK STEP", "MARK 3", "MARK UNIT and UNIT", or just a step of a ladder.
Result<void> SetReader::readMark(OrderCursor& cursor, const Setting& subject)
{
    const bool off = take(cursor, "no") || take(cursor, "not");
    std::vector<std::string> known;
    MarkId found;
    std::string step;
    std::size_t length = 0;
    const auto& marks = mRules.compiled().marks;
    for (const MarkId m : marks.ids()) {
        const Mark& mark = *marks[m].src;
        if (!mayCarry(mRules.compiled(), mark.on, subject.about, indexOf(subject)))
            continue;
        for (const std::string& phrase : {mark.id, mark.label})
            if (const std::size_t covers = cursor.match(phrase); covers > length) {
                length = covers;
                found = m;
                step.clear();
            }
        for (const std::string& one : mark.steps)
            if (const std::size_t covers = cursor.match(one); covers > length) {
                length = covers;
                found = m;
                step = one;
            }
        known.push_back(mark.id);
        known.insert(known.end(), mark.steps.begin(), mark.steps.end());
    }
    if (!found.valid()) {
        const std::string word(cursor.word());
        if (subject.about == SetAbout::Unit)
            known.insert(known.end(), {"at", "steps", "reduced", "full", "facing"});
        if (!known.empty() && (word.empty() || word == "," || word == ";"))
            return badOrder(Text("name what to set: {0}", {commaList(known)}));
        if (known.empty())
            return badOrder(Text("'{0}' cannot be set: these rules have no mark for it", {word}));
        return tl::unexpected(
            notUnderstood(Text("'{0}' cannot be set; possible: {1}", {word, commaList(known)}), word, known));
    }
    cursor.take(length);
    std::vector<std::string> values{marks[found].src->id};
    auto more = step.empty() ? markValues(cursor, found, subject, off)
                : off        ? cleared(found, subject, step)
                             : Result<std::vector<std::string>>(std::vector<std::string>{step});
    if (!more)
        return tl::unexpected(more.error());
    values.insert(values.end(), more->begin(), more->end());
    add(subject, SetWhat::Mark, std::move(values));
    return {};
}

Result<void> SetReader::readClauses(OrderCursor& cursor, const Setting& subject, bool inBrackets)
{
    bool any = false;
    bool marked = false;
    while (!cursor.end()) {
        const bool apart = any && takeSeparator(cursor);
        if (any && cursor.end())
            return badOrder("something is missing after the comma");
        if (marked && !apart)
            return badOrder(Text("'{0}' is not expected here", {std::string(cursor.rest())}));
        if (subject.about == SetAbout::Game && match(cursor, "used up") > 0) {
            take(cursor, "used up");
            if (auto done = readUsed(cursor); !done)
                return done;
            marked = any = true;
            continue;
        }
        if (subject.about == SetAbout::Side && match(cursor, "unidentified") > 0) {
            take(cursor, "unidentified");
            add(subject, SetWhat::Unidentified, {});
            marked = any = true;
            continue;
        }
        if (subject.about == SetAbout::Unit) {
            const auto placed = readPlacing(cursor, subject);
            if (!placed)
                return tl::unexpected(placed.error());
            if (*placed) {
                any = true;
                continue;
            }
        }
        if (any && !apart)
            return badOrder(Text("'{0}' needs a comma before it", {std::string(cursor.rest())}));
        if (auto done = readMark(cursor, subject); !done)
            return done;
        marked = any = true;
    }
    if (!any && !inBrackets)
        return badOrder(subject.about == SetAbout::Unit
                            ? Text("say what to set: at PLACE, steps N, reduced, full, facing NE, or a mark")
                            : Text("say what to set: a mark"));
    return {};
}

Result<void> SetReader::readStack(OrderCursor& cursor, const std::string& place)
{
    std::vector<std::string> units;
    std::vector<Setting> more;
    while (!cursor.end()) {
        if (!units.empty() && !takeSeparator(cursor))
            return badOrder(Text("'{0}' needs a comma before it", {std::string(cursor.rest())}));
        const auto unit = takeUnit(cursor);
        if (!unit)
            return tl::unexpected(unit.error());
        if (*unit < 0) {
            const std::string word(cursor.word());
            return tl::unexpected(notUnderstood(Text("no unit is called '{0}'", {word}), word, mNames.units().names()));
        }
        const std::string id = unitId(*unit);
        if (std::ranges::find(units, id) != units.end())
            return badOrder(Text("{0} is named twice", {mRules.unitName(*unit)}));
        units.push_back(id);
        if (!cursor.rest().starts_with('('))
            continue;
        std::size_t end = 0;
        for (int open = 0; end < cursor.rest().size(); ++end) {
            const char ch = cursor.rest()[end];
            open += ch == '(' ? 1 : ch == ')' ? -1 : 0;
            if (open == 0)
                break;
        }
        if (end >= cursor.rest().size())
            return badOrder(Text("the bracket is not closed: {0}", {std::string(cursor.rest())}));
        OrderCursor inside(trimmed(cursor.rest().substr(1, end - 1)));
        if (auto done = readClauses(inside, {SetAbout::Unit, id, {}, {}}, true); !done)
            return done;
        cursor.take(end + 1);
    }
    for (const Setting& s : mRead)
        if (s.what == SetWhat::Place)
            return badOrder("a stack already has a place");
    keepHidden(mRules, mState, units, mRead);
    mRead.insert(mRead.begin(), Setting{SetAbout::Stack, place, {}, std::move(units)});
    return {};
}

Result<void> SetReader::readUsed(OrderCursor& cursor)
{
    Setting out{SetAbout::Game, {}, SetWhat::Used, {}};
    if (!take(cursor, "none"))
        for (bool more = true; more;) {
            const std::string word = cursor.takeWord();
            out.values.push_back(word);
            more = take(cursor, "and");
        }
    mRead.push_back(std::move(out));
    return {};
}

/// The action: a single setting in its original form, several as a list.
Result<Action> SetReader::made() const
{
    if (auto done = validateSettings(mRules, mState, mRead, mWords); !done)
        return tl::unexpected(done.error());
    Action out;
    out.kind = Action::Kind::Set;
    out.seat = refereeSeat;
    const bool placing = std::ranges::all_of(
        mRead, [&](const Setting& s) { return s.about == SetAbout::Unit && s.what != SetWhat::Mark; });
    const bool one = mRead.size() == 1 && mRead.front().what == SetWhat::Mark && mRead.front().values.size() > 1;
    if (placing) {
        out.verb = "unit";
        out.args.push_back({"unit", {mRead.front().subject}});
        for (const Setting& s : mRead)
            out.args.push_back({wordOf(s.what), s.values});
    } else if (one) {
        const Setting& s = mRead.front();
        out.verb = "mark";
        if (s.about != SetAbout::Game)
            out.args.push_back({wordOf(s.about), {s.subject}});
        out.args.push_back({"mark", {s.values.front()}});
        out.args.push_back({"value", {s.values.begin() + 1, s.values.end()}});
    } else {
        out.verb = "several";
        for (const Setting& s : mRead)
            out.args.push_back(argumentOf(s));
    }
    return out;
}

Result<Action> SetReader::read(OrderCursor cursor)
{
    if (match(cursor, "turn") > 0 || match(cursor, "phase") > 0)
        return readClock(mRules, mState, mNames, cursor, mWords);
    const auto subject = readSubject(cursor);
    if (!subject)
        return tl::unexpected(subject.error());
    if (subject->about == SetAbout::Places) {
        if (!take(cursor, "unmarked") || !cursor.end())
            return badOrder("write: every place unmarked");
        add(*subject, SetWhat::Plain, {});
        return made();
    }
    // After a place comes either its stack or its marks.
    std::size_t units = 0;
    if (subject->about == SetAbout::Place)
        (void)mNames.units().longest(cursor.rest(), units);
    SetReader marks(mRules, mState, mNames, mWords);
    OrderCursor probe = cursor;
    const bool marked = units > 0 && marks.readClauses(probe, *subject, false).has_value();
    if (units > 0 && !marked) {
        if (auto done = readStack(cursor, subject->subject); !done)
            return tl::unexpected(done.error());
        return made();
    }
    if (auto done = readClauses(cursor, *subject, false); !done)
        return tl::unexpected(done.error());
    return made();
}

} // namespace

Result<Action> readSet(const Rules& rules, const State& state, const OrderNames& names, OrderCursor cursor,
                       const StateWords& words)
{
    return SetReader(rules, state, names, words).read(cursor);
}

} // namespace fw
