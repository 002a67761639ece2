// Checks the names of turns: no name twice, and dates and hours that go forward.
#include "engine/base/Words.h"
#include "engine/proof/FindingCollector.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>

namespace fw {

namespace {

/// A part of a turn name: a number, a word, or signs between them.
struct Piece {
    bool number = false;
    std::string text; ///< words in small letters
};

std::vector<Piece> piecesOf(const std::string& name)
{
    const std::string text = smallLetters(plainPunctuation(name));
    const auto digit = [&](std::size_t at) { return at < text.size() && text[at] >= '0' && text[at] <= '9'; };
    std::vector<Piece> out;
    char last = ' '; // the kind of the piece: a digit, a letter, a colon or a blank
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool letter = (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
        const bool colon = c == ':' && i > 0 && digit(i - 1) && digit(i + 1);
        const char kind = digit(i) ? '0' : letter ? 'a' : colon ? ':' : ' ';
        if (kind != ' ' && kind != last)
            out.push_back({kind == '0', {}});
        if (kind != ' ')
            out.back().text += c;
        last = kind;
    }
    return out;
}

/// Whether a name has an hour such as 0800, which no year is.
bool hasHour(const std::string& name)
{
    return std::ranges::any_of(piecesOf(name), [](const Piece& piece) {
        return piece.number && piece.text.size() == 4 && piece.text.front() == '0';
    });
}

template <std::size_t n>
int indexIn(const std::array<const char*, n>& words, const std::string& word)
{
    for (std::size_t i = 0; i < n; ++i) {
        const std::string_view whole = words[i];
        if (word.size() >= 3 && whole.starts_with(word))
            return static_cast<int>(i);
    }
    return -1;
}

constexpr std::array<const char*, 12> months{"january", "february", "march",     "april",   "may",      "june",
                                             "july",    "august",   "september", "october", "november", "december"};
constexpr std::array<const char*, 7> days{"monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"};

constexpr std::int64_t dayLong = 24 * 60, weekLong = 7 * dayLong, yearLong = 12 * 31 * dayLong; ///< minutes

/// What a turn name says of time.
struct Moment {
    std::optional<int> turn, year, month, day, weekday, minute;
    bool half = false;         ///< the hour goes to 12 and is not said to be of the morning or afternoon
    std::optional<int> number; ///< a number of unknown meaning
    bool known() const { return turn || year || month || day || weekday || minute || number; }
};

/// Reads the pieces of one name.
class Reader
{
public:
    /// Reads a name; with `hours`, four digits are an hour and not a year.
    Reader(const std::string& name, bool hours) : mPieces(piecesOf(name)), mHours(hours)
    {
        for (mAt = 0; mAt < mPieces.size(); ++mAt)
            mPieces[mAt].number ? number() : word(mPieces[mAt].text);
    }
    Moment moment;

private:
    const std::string* text(std::size_t at) const { return at < mPieces.size() ? &mPieces[at].text : nullptr; }
    bool is(std::size_t at, std::string_view what) const { return text(at) != nullptr && *text(at) == what; }

    void word(const std::string& word)
    {
        if (const int month = indexIn(months, word); month >= 0)
            moment.month = month;
        else if (const int day = indexIn(days, word); day >= 0)
            moment.weekday = day;
        else if ((word == "midnight" || word == "noon") && !moment.minute)
            moment.minute = word == "noon" ? 12 * 60 : 0;
    }
    void number()
    {
        const std::string& digits = mPieces[mAt].text;
        if (digits.size() > 6)
            return;
        const int value = std::stoi(digits);
        const bool afterTurn = mAt > 0 && (is(mAt - 1, "turn") || is(mAt - 1, "t") || is(mAt - 1, "game-turn"));
        if (afterTurn) {
            moment.turn = value;
        } else if (mAt > 0 && is(mAt - 1, "day")) {
            moment.day = value;
        } else if (is(mAt + 1, ":") && text(mAt + 2)->size() == 2 && value <= 24) {
            clock(value, std::stoi(*text(mAt + 2)), mAt + 3);
            mAt += 2;
        } else if (is(mAt + 1, "am") || is(mAt + 1, "pm") || (is(mAt + 1, "a") && is(mAt + 2, "m"))
                   || (is(mAt + 1, "p") && is(mAt + 2, "m"))) {
            clock(digits.size() > 2 ? value / 100 : value, digits.size() > 2 ? value % 100 : 0, mAt + 1);
        } else if (is(mAt + 1, "h") || is(mAt + 1, "hrs") || is(mAt + 1, "hours") || is(mAt + 1, "uhr")) {
            clock(digits.size() > 2 ? value / 100 : value, digits.size() > 2 ? value % 100 : 0, mAt + 2);
        } else if (digits.size() == 4 && value < 2400 && value % 100 < 60
                   && (mHours || (!moment.month && !monthAhead()))) {
            clock(value / 100, value % 100, mAt + 1);
        } else if (digits.size() == 4) {
            moment.year = value;
        } else if ((moment.month || monthAhead()) && value >= 1 && value <= 31) {
            moment.day = value;
        } else {
            moment.number = value;
        }
    }
    bool monthAhead() const
    {
        return std::any_of(mPieces.begin() + static_cast<std::ptrdiff_t>(mAt), mPieces.end(),
                           [](const Piece& piece) { return !piece.number && indexIn(months, piece.text) >= 0; });
    }
    /// An hour and its minutes; what follows may say of which half of the day it is.
    void clock(int hour, int minute, std::size_t after)
    {
        if (hour > 24 || minute > 59)
            return;
        const bool morning = is(after, "am") || (is(after, "a") && is(after + 1, "m"));
        const bool evening = is(after, "pm") || (is(after, "p") && is(after + 1, "m"));
        if (morning || evening)
            hour = hour % 12 + (evening ? 12 : 0);
        moment.half = !morning && !evening && hour <= 12;
        moment.minute = hour * 60 + minute;
    }

    std::vector<Piece> mPieces;
    bool mHours;
    std::size_t mAt = 0;
};

/// Times of turns, which should rise; after `cycle` they begin again, unless that is 0.
struct Course {
    std::vector<std::size_t> turns; ///< from 0
    std::vector<std::int64_t> times;
    std::int64_t cycle = 0;
    bool strict = false; ///< two turns may not have one time

    std::int64_t step(std::size_t i) const
    {
        const std::int64_t ahead = times[i] - times[i - 1];
        return cycle == 0 ? ahead : (ahead % cycle + cycle) % cycle;
    }
    /// Whether a time is before the one in front of it; in a cycle, a little before it.
    bool back(std::size_t i) const
    {
        const std::int64_t ahead = step(i);
        return cycle == 0 ? ahead < 0 : ahead > 0 && (cycle - ahead) * 6 <= cycle;
    }
    /// The turns that are out of order, or at the wrong time between two others.
    std::vector<std::size_t> wrong() const
    {
        std::map<std::int64_t, std::size_t> steps;
        for (std::size_t i = 1; i < times.size(); ++i)
            ++steps[step(i)];
        if (steps.empty())
            return {};
        const auto usual = std::ranges::max_element(steps, {}, [](const auto& one) { return one.second; });
        const bool even = usual->first > 0 && usual->second >= 2 && usual->second * 2 >= times.size() - 1;
        const bool twice = strict && steps.contains(0) && steps.at(0) == 1;
        const auto between = [&](std::size_t i) { // whether only this time does not fit
            if (!even || i == 0 || i + 1 >= times.size() || step(i) == usual->first)
                return false;
            const std::int64_t rest = times[i + 1] - times[i - 1] - 2 * usual->first;
            return cycle == 0 ? rest == 0 : rest % cycle == 0;
        };
        std::vector<std::size_t> out;
        for (std::size_t i = 1; i < times.size(); ++i) {
            if (between(i))
                out.push_back(turns[i]);
            else if ((back(i) || (twice && step(i) == 0)) && !between(i - 1))
                out.push_back(turns[even && i == 1 && times.size() > 2 && step(2) == usual->first ? 0 : i]);
        }
        return out;
    }
};

/// Which of the parts of a date most names have.
struct Parts {
    bool year, month, day, weekday, minute, half;
    /// Whether a name has all of them.
    bool in(const Moment& m) const
    {
        return (!year || m.year) && (!month || m.month) && (!day || m.day) && (!weekday || m.weekday)
               && (!minute || m.minute);
    }
    std::int64_t cycle() const
    {
        return year || (day && !month) ? 0 : month ? yearLong : weekday ? weekLong : half ? dayLong / 2 : dayLong;
    }
    std::int64_t time(const Moment& m) const
    {
        return (year ? *m.year * yearLong : 0) + (month ? *m.month * 31 * dayLong : 0) + (day ? *m.day * dayLong : 0)
               + (weekday ? *m.weekday * dayLong : 0) + (minute ? *m.minute : 0);
    }
};

/// The courses of the names: numbers of turns, other numbers, and time. A few names may say nothing of them.
std::vector<Course> coursesOf(const std::vector<Moment>& moments)
{
    const auto most = [&](auto has) {
        const auto count = static_cast<std::size_t>(std::ranges::count_if(moments, has));
        return count >= 3 && count * 4 >= moments.size() * 3;
    };
    const auto course = [&](auto has, auto time) {
        Course out;
        for (std::size_t i = 0; i < moments.size(); ++i)
            if (has(moments[i])) {
                out.turns.push_back(i);
                out.times.push_back(time(moments[i]));
            }
        return out;
    };
    std::vector<Course> out;
    const auto turn = [](const Moment& m) { return m.turn.has_value(); };
    const auto number = [](const Moment& m) { return m.number && !m.month && !m.minute && !m.year && !m.day; };
    if (most(turn)) {
        out.push_back(course(turn, [](const Moment& m) { return *m.turn; }));
        out.back().strict = true;
    }
    if (most(number))
        out.push_back(course(number, [](const Moment& m) { return *m.number; }));
    Parts parts{};
    parts.year = most([](const Moment& m) { return m.year.has_value(); });
    parts.month = most([](const Moment& m) { return m.month.has_value(); });
    parts.day = most([](const Moment& m) { return m.day.has_value(); });
    parts.weekday = !parts.day && !parts.month && most([](const Moment& m) { return m.weekday.has_value(); });
    parts.minute = most([](const Moment& m) { return m.minute.has_value(); });
    parts.half = std::ranges::all_of(moments, [](const Moment& m) { return !m.minute || m.half; });
    if (parts.year || parts.month || parts.day || parts.weekday || parts.minute) {
        out.push_back(
            course([&](const Moment& m) { return parts.in(m); }, [&](const Moment& m) { return parts.time(m); }));
        out.back().cycle = parts.cycle();
    }
    return out;
}

/// Names that return as a day does: what follows the first follows the second, too.
bool returns(const std::vector<std::string>& names, std::size_t first, std::size_t second)
{
    if (second - first < 3)
        return false;
    for (std::size_t i = 1; second + i < names.size() && first + i < second; ++i)
        if (names[first + i] != names[second + i])
            return false;
    return true;
}

} // namespace

void proveTurnNames(const Scenario& scenario, FindingCollector& found)
{
    std::vector<std::string> names;
    std::vector<Moment> moments;
    const bool hours = std::ranges::any_of(scenario.turnNames, hasHour);
    for (const std::string& name : scenario.turnNames) {
        names.push_back(smallLetters(std::string(trimmed(name))));
        moments.push_back(Reader(name, hours).moment);
    }
    if (names.size() < 2)
        return;
    const FindingSpot spot{"scenario", scenario.id, {}, {}};
    const auto place = [](std::size_t turn) { return "/turnNames/" + std::to_string(turn); };
    const auto number = [&](std::size_t turn) {
        return std::to_string(scenario.firstTurn + static_cast<std::int64_t>(turn));
    };
    std::set<std::size_t> told;
    std::map<std::string, std::size_t> last;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto [before, fresh] = last.try_emplace(names[i], i);
        if (names[i].empty() || fresh)
            continue;
        const Moment& m = moments[i];
        const bool dated = m.turn || m.year || m.month || m.day || m.number;
        if (dated || (!m.known() && !returns(names, before->second, i)) || i - before->second < 3) {
            told.insert(i);
            found.add("turns/same-name", spot,
                      Text("turns {0} and {1} are both named '{2}'",
                           {number(before->second), number(i), scenario.turnNames[i]}),
                      "give each turn its own name", {}, place(i));
        }
        before->second = i;
    }
    for (const Course& course : coursesOf(moments))
        for (const std::size_t turn : course.wrong())
            if (told.insert(turn).second)
                found.add("turns/order", spot,
                          Text("turn {0} is named '{1}', which does not follow the name of the turn before it",
                               {number(turn), scenario.turnNames[turn]}),
                          "put the names of the turns in their order", {}, place(turn));
}

} // namespace fw
