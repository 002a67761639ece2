#include "engine/desk/RuleWords.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <sstream>

namespace fw {

namespace {

using Words = std::vector<std::string>;

Words split(const std::string& text)
{
    std::istringstream in(text);
    Words words;
    for (std::string word; in >> word;)
        words.push_back(word);
    return words;
}

std::vector<std::string> cut(const std::string& text, char at)
{
    std::vector<std::string> parts;
    std::istringstream in(text);
    for (std::string part; std::getline(in, part, at);)
        parts.push_back(part);
    return parts;
}

std::optional<int> whole(const std::string& word)
{
    int value = 0;
    const auto end = word.data() + word.size();
    const auto [at, error] = std::from_chars(word.data(), end, value);
    if (error != std::errc() || at != end)
        return std::nullopt;
    return value;
}

/// How many words from `i` on spell one of two names of a thing; 0 when they do not.
std::size_t spells(const Words& words, std::size_t i, const std::string& id,
                   const std::string& label)
{
    for (const std::string& name : {id, label}) {
        const Words wanted = split(plainWord(name));
        if (wanted.empty() || i + 1 > words.size())
            continue;
        // "light-infantry" may be one word or two.
        Words said;
        for (std::size_t n = 1; i + n <= words.size() && n <= wanted.size(); ++n) {
            for (const std::string& word : split(plainWord(words[i + n - 1])))
                said.push_back(word);
            if (said == wanted)
                return n;
        }
    }
    return 0;
}

tl::unexpected<Problem> unclear(const char* pattern, std::vector<std::string> args)
{
    return fail(Trouble::Usage, Text(pattern, std::move(args)));
}

std::string listed(const Words& words)
{
    std::string all;
    for (const std::string& word : words)
        all += (all.empty() ? "" : ", ") + word;
    return all;
}

/// Features of a kind; with `level`, its height too ("woods level 2").
Result<Words> features(const Ruleset& rules, const Words& words, const std::string& kind,
                       int* level = nullptr)
{
    Words found;
    for (std::size_t i = 0; i < words.size();) {
        if (level != nullptr && words[i] == "level") {
            const auto height = i + 1 < words.size() ? whole(words[i + 1]) : std::nullopt;
            if (!height || *height < 0 || *height > 99)
                return unclear("after {0} comes a number", {words[i]});
            *level = *height;
            i += 2;
            continue;
        }
        std::size_t taken = words[i] == "and" ? 1 : 0;
        Words known;
        for (const Feature& f : rules.features) {
            if (f.kind != kind)
                continue;
            known.push_back(f.id);
            const std::size_t n = taken ? 0 : spells(words, i, f.id, f.label);
            if (n > 0) {
                found.push_back(f.id);
                taken = n;
            }
        }
        if (taken == 0)
            return unclear("{0} is no {1} of these rules; they have {2}",
                           {words[i], kind, listed(known)});
        i += taken;
    }
    return found;
}

/// Reads one counter.
class UnitReader
{
public:
    UnitReader(const Ruleset& rules, const Words& words) : mRules(rules), mWords(words) {}

    Result<StatedUnit> read()
    {
        while (mAt < mWords.size()) {
            const std::string& word = mWords[mAt];
            if (word == "a" || word == "an" || word == "the" || word == "and") {
                ++mAt;
            } else if (word == "steps" || word == "facing" || word == "lost" || word == "direction") {
                const auto value = mAt + 1 < mWords.size() ? whole(mWords[mAt + 1]) : std::nullopt;
                if (!value || *value < 0 || *value > 99)
                    return unclear("after {0} comes a number", {word});
                (word == "steps"    ? mUnit.steps
                 : word == "lost"   ? mUnit.lost
                 : word == "facing" ? mUnit.facing
                                    : mUnit.direction) = *value;
                mAt += 2;
            } else if (word == "reduced") {
                mUnit.steps = std::max(2, mUnit.steps);
                mUnit.lost = 1;
                ++mAt;
            } else if ((word == "of" || word == "tagged") && mAt + 1 < mWords.size()) {
                if (word == "of")
                    mUnit.formation = mWords[mAt + 1];
                else
                    mUnit.tags.push_back(mWords[mAt + 1]);
                mAt += 2;
            } else if (!rating() && !type() && !mark()) {
                if (whole(word))
                    return unclear("the number {0} follows no rating; ratings are {1}",
                                   {word, ratings()});
                mUnit.name += (mUnit.name.empty() ? "" : " ") + word;
                ++mAt;
            }
        }
        if (mUnit.lost >= mUnit.steps)
            return unclear("a counter with {0} steps cannot have lost {1}",
                           {std::to_string(mUnit.steps), std::to_string(mUnit.lost)});
        return mUnit;
    }

private:
    std::string ratings() const
    {
        Words known;
        for (const Rating& r : mRules.ratings)
            known.push_back(r.id);
        return listed(known);
    }

    bool rating()
    {
        for (const Rating& r : mRules.ratings) {
            const std::size_t n = spells(mWords, mAt, r.id, r.label);
            if (n == 0 || mAt + n >= mWords.size())
                continue;
            const Rational value = Rational::parse(mWords[mAt + n]);
            if (!value.valid())
                continue;
            mUnit.ratings[r.id] = value;
            mAt += n + 1;
            return true;
        }
        return false;
    }

    bool type()
    {
        for (const std::string& t : mRules.unitTypes) {
            const std::size_t n = mUnit.type.empty() ? spells(mWords, mAt, t, t) : 0;
            if (n == 0)
                continue;
            mUnit.type = t;
            mAt += n;
            return true;
        }
        return false;
    }

    bool mark()
    {
        for (const Mark& m : mRules.marks) {
            if (m.on != "unit")
                continue;
            if (m.form == "ladder") {
                for (const std::string& step : m.steps) {
                    if (const std::size_t n = spells(mWords, mAt, step, step); n > 0) {
                        mUnit.marks[m.id] = step;
                        mAt += n;
                        return true;
                    }
                }
            }
            const std::size_t n = spells(mWords, mAt, m.id, m.label);
            if (n == 0)
                continue;
            if (m.form == "flag") {
                mUnit.marks[m.id] = "1";
                mAt += n;
                return true;
            }
            const auto value = mAt + n < mWords.size() ? whole(mWords[mAt + n]) : std::nullopt;
            if (m.form == "number" && value) {
                mUnit.marks[m.id] = std::to_string(*value);
                mAt += n + 1;
                return true;
            }
        }
        return false;
    }

    const Ruleset& mRules;
    const Words& mWords;
    std::size_t mAt = 0;
    StatedUnit mUnit;
};

Result<std::vector<StatedUnit>> units(const Ruleset& rules, const std::string& text)
{
    std::vector<StatedUnit> all;
    for (const std::string& place : cut(text, ',')) {
        std::vector<Words> parts(1);
        for (const std::string& word : split(place)) {
            if (word == "with")
                parts.emplace_back();
            else
                parts.back().push_back(word);
        }
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (parts[i].empty())
                return unclear("a counter is missing in \"{0}\"", {place});
            Result<StatedUnit> unit = UnitReader(rules, parts[i]).read();
            if (!unit)
                return tl::unexpected(unit.error());
            unit->together = i > 0;
            all.push_back(std::move(*unit));
        }
    }
    return all;
}

Result<void> dice(const Words& words, Stated& stated)
{
    std::string name;
    bool any = false;
    for (std::size_t i = 1; i < words.size(); ++i) {
        if (const auto face = whole(words[i])) {
            stated.dice.emplace_back(name, *face);
            name.clear();
            any = true;
        } else {
            if (!name.empty())
                return unclear("after the die {0} comes what it shows", {name});
            name = words[i];
        }
    }
    if (!any || !name.empty())
        return unclear("after dice come faces, as in: dice combat 4 morale 3", {});
    return {};
}

} // namespace

std::string plainWord(std::string_view word)
{
    std::string plain;
    for (const char c : word)
        plain += c == '-' || c == '_' ? ' ' : c >= 'A' && c <= 'Z' ? char(c + 32) : c;
    return plain;
}

Result<Stated> readStated(const Ruleset& rules, const std::string& words)
{
    Stated stated;
    for (const std::string& clause : cut(words, ';')) {
        const auto colon = clause.find(':');
        const Words head = split(clause.substr(0, colon));
        if (head.empty() && colon == std::string::npos)
            continue;
        if (!stated.entry.empty() && colon == std::string::npos) {
            const std::string& first = head.front();
            if (first == "dice") {
                if (const auto read = dice(head, stated); !read)
                    return tl::unexpected(read.error());
                continue;
            }
            if (first == "across") {
                Result<Words> found = features(rules, Words(head.begin() + 1, head.end()),
                                               "hexside");
                if (!found)
                    return tl::unexpected(found.error());
                stated.across = std::move(*found);
                continue;
            }
            if (first == "turn" && head.size() == 2 && whole(head[1])) {
                stated.turn = std::max(1, *whole(head[1]));
                continue;
            }
            if (!stated.target.empty() || head.size() == 2) {
                const std::string value = clause.substr(clause.find(first) + first.size());
                for (const std::string& one : cut(value, ',')) {
                    const Words inner = split(one);
                    std::string joined;
                    for (const std::string& word : inner)
                        joined += (joined.empty() ? "" : " ") + word;
                    stated.fields[first].push_back(joined);
                }
                continue;
            }
        }
        // Who, and on what ground.
        Words before = colon == std::string::npos ? Words() : head;
        const auto on = std::find(before.begin(), before.end(), "on");
        Words ground(on == before.end() ? on : on + 1, before.end());
        before.erase(on, before.end());
        const bool acting = stated.entry.empty();
        Result<Words> found = features(rules, ground, "terrain",
                                       acting ? &stated.actingLevel : &stated.targetLevel);
        if (!found)
            return tl::unexpected(found.error());
        if (acting && (colon == std::string::npos || before.empty()))
            return unclear("the first clause names what is done, as in: attack: a brigade attack 5",
                           {});
        std::string name;
        for (const std::string& word : before)
            name += (name.empty() ? "" : " ") + word;
        if (!acting && !name.empty() && name != "against")
            return unclear("\"{0}\" is not understood before a colon", {name});
        Result<std::vector<StatedUnit>> who =
            units(rules, colon == std::string::npos ? clause : clause.substr(colon + 1));
        if (!who)
            return tl::unexpected(who.error());
        if (acting) {
            stated.entry = name;
            stated.acting = std::move(*who);
            stated.actingGround = std::move(*found);
        } else {
            stated.target.insert(stated.target.end(), who->begin(), who->end());
            stated.targetGround.insert(stated.targetGround.end(), found->begin(), found->end());
        }
    }
    if (stated.entry.empty())
        return unclear("nothing is stated", {});
    return stated;
}

} // namespace fw
