#include "engine/desk/RuleWords.h"

#include "engine/base/CheckedIndex.h"
#include "engine/base/Rows.h"
#include "engine/desk/ClauseWords.h"
#include "engine/desk/DeskBoard.h"
#include "engine/desk/FreeSentence.h"
#include "engine/desk/MarkWords.h"
#include "engine/desk/UnitWords.h"
#include "engine/model/Menu.h"
#include "engine/model/StartRelation.h"

#include <algorithm>
#include <set>

namespace fw {

namespace {

constexpr int latestTurn = 99;

/// Reads a whole case, clause by clause.
class CaseReader
{
public:
    /// Numbers without a rating are allowed only in a sentence.
    CaseReader(const DeskVocabulary& known, const DeskTokens& tokens, bool sentence)
        : mKnown(known), mTokens(tokens), mSentence(sentence)
    {}

    Result<Stated> read()
    {
        for (std::size_t at = 0; at < mTokens.size();) {
            std::size_t end = at;
            while (end < mTokens.size() && mTokens[end].kind != TokenKind::Semicolon)
                ++end;
            mColon = at;
            while (mColon < end && mTokens[mColon].kind != TokenKind::Colon)
                ++mColon;
            if (end > at)
                if (const Result<void> done = mEntries.empty() ? first(at, end) : clause(at, end); !done)
                    return tl::unexpected(done.error());
            at = end + 1;
        }
        if (mEntries.empty())
            return fail(Trouble::Usage, "nothing is stated");
        if (const Result<void> done = settle(); !done)
            return tl::unexpected(done.error());
        for (const SaidField& said : mFields)
            if (const Result<void> done = keep(said); !done)
                return tl::unexpected(done.error());
        for (const SaidAnswer& said : mAnswers)
            if (const Result<void> done = keep(said); !done)
                return tl::unexpected(done.error());
        return mStated;
    }

private:
    Result<std::vector<StatedUnit>> units(std::size_t at, std::size_t end, bool acting, const DeskToken& before) const
    {
        return unitWords(mKnown, mTokens, at, end, acting, before, mPlain ? &*mPlain : nullptr);
    }

    bool ground(std::size_t at) const { return at < mTokens.size() && groundWord(mTokens[at]); }

    /// "attack on stream: ..."
    Result<void> first(std::size_t at, std::size_t end)
    {
        std::size_t length = 0;
        std::set<std::string> entries = mKnown.entryAt(mTokens, at, end, length);
        if (mColon == at || (entries.empty() && mColon >= end))
            return unclear(mTokens[at], "the first clause names the action, as in: attack: a brigade attack 5",
                           mKnown.entryWords());
        if (entries.empty()) {
            std::size_t stop = at;
            while (stop < mColon && !ground(stop))
                ++stop;
            return unclear(mTokens[at], Text("these rules have nothing called \"{0}\"", {joined(mTokens, at, stop)}),
                           mKnown.entryWords());
        }
        const std::size_t after = at + length;
        mStated.entry = joined(mTokens, at, after);
        if (mColon >= end)
            return unclear(mTokens[at],
                           Text("write a colon after \"{0}\", and then the counters that act", {mStated.entry}));
        if (const Result<void> done = head(after, mColon, mStated.actingGround, mStated.actingLevel); !done)
            return done;
        if (mSentence)
            mPlain.emplace(mKnown, entries);
        Result<std::vector<StatedUnit>> who = units(mColon + 1, end, true, mTokens[mColon]);
        if (!who)
            return tl::unexpected(who.error());
        mStated.acting = std::move(*who);
        mEntries = std::move(entries);
        mFirst = at;
        return {};
    }

    /// Reads ground and hexsides up to the colon of a clause, or after an empty cell.
    Result<void> head(std::size_t at, std::size_t end, std::vector<std::string>& features, std::optional<int>& level)
    {
        while (at < end) {
            const DeskToken& word = mTokens[at];
            const bool across = word.is("across");
            if (!across && !ground(at))
                return unclear(word, Text("\"{0}\" is not understood before a colon", {word.text}), {"on", "across"});
            ++at;
            Result<SaidGround> said = groundWords(mKnown, mTokens, at, end, word);
            if (!said)
                return tl::unexpected(said.error());
            if (across ? !mStated.across.empty() : !features.empty() || level.has_value())
                return unclear(word, Text("\"{0}\" is given twice", {word.text}));
            if (across) {
                mStated.across = std::move(said->features);
            } else {
                features = std::move(said->features);
                level = said->level;
            }
        }
        return {};
    }

    Result<void> clause(std::size_t at, std::size_t end)
    {
        const DeskToken& word = mTokens[at];
        if (mColon >= end) {
            if (word.is("dice"))
                return diceWords(mKnown, mTokens, at, end, mStated.dice);
            if (word.is("turn"))
                return turn(at, end);
            if (word.is("phase"))
                return phase(at, end);
            if (word.is("across"))
                return across(at, end);
            bool taken = false;
            if (Result<void> done = gameMark(at, end, taken); taken || !done)
                return done;
        }
        if (bool taken = false; mColon < end)
            if (Result<void> done = sideMarks(at, end, taken); taken || !done)
                return done;
        if (word.is("against") || (mColon < end && (ground(at) || word.is("across"))))
            return against(at, end);
        if (std::size_t length = 0;
            mColon < end && answerAt(mKnown, mTokens, at, mColon, length) && at + length == mColon)
            return answer(at, end);
        if (mColon < end)
            return unclear(word, Text("\"{0}\" is not understood before a colon", {joined(mTokens, at, mColon)}),
                           mTargetSaid ? std::vector<std::string>() : std::vector<std::string>{"against"});
        return plainClause(at, end);
    }

    /// Reads an answer to a question that the act leads to.
    Result<void> answer(std::size_t at, std::size_t end)
    {
        return answerWords(mKnown, mTokens, at, end).map([&](SaidAnswer&& said) {
            mAnswers.push_back(std::move(said));
        });
    }

    /// Adds a field to the last stated answer, from a clause of its own.
    Result<void> answerField(const SaidField& said)
    {
        for (const SaidField& other : mAnswers.back().fields)
            if (other.field == said.field)
                return unclear(mTokens[said.word], Text("\"{0}\" is given twice", {mTokens[said.word].text}));
        mAnswers.back().fields.push_back(said);
        return {};
    }

    /// Reads a clause without a head: a field of the entry or of an answer, an answer, or the target.
    Result<void> plainClause(std::size_t at, std::size_t end)
    {
        std::size_t length = 0;
        if (const Field* later = mAnswers.empty() ? nullptr : fieldAt(mTokens, at, end, mAnswers.back().takes, length))
            return answerField({later, at + length, end, at});
        const std::vector<const Field*> fields = mKnown.fields(mEntries);
        const Field* named = fieldAt(mTokens, at, end, fields, length);
        const SaidField said{named, at + length, end, at};
        // A word may name both a field and a counter; the meaning that fits the rest of the clause counts.
        if (said.field != nullptr
            && (mTargetSaid || fieldWords(mKnown, mTokens, said, mStated) || !units(at, end, false, mTokens[at]))) {
            for (const SaidField& other : mFields)
                if (other.field == said.field)
                    return unclear(mTokens[at], Text("\"{0}\" is given twice", {mTokens[at].text}));
            mFields.push_back(said);
            return {};
        }
        std::size_t covers = 0;
        const bool answers = answerAt(mKnown, mTokens, at, end, covers);
        if (!mTargetSaid && (!answers || units(at, end, false, mTokens[at])))
            return target(at, end, mTokens[at]);
        if (answers)
            return answer(at, end);
        if (const auto [entry, field] = mKnown.entryOfField(mTokens, at, end, covers); field != nullptr) {
            mAnswers.push_back({entry, mKnown.fields({entry}), {{field, at + covers, end, at}}});
            return {};
        }
        std::vector<std::string> known{"dice", "turn", "phase"};
        for (const Field* field : fields)
            known.push_back(field->word.empty() ? field->name : field->word);
        for (const Mark& mark : mKnown.rules().marks)
            if (mark.on == MarkOn::Game)
                known.push_back(mark.id);
        Problem problem(Trouble::Usage, Text("\"{0}\" has no field called \"{1}\"", {mStated.entry, mTokens[at].text}));
        if (const std::string near = nearestKnown(mTokens[at].text, known); !near.empty())
            problem.remedy = Text("did you mean \"{0}\"?", {near});
        return tl::unexpected(std::move(problem));
    }

    Result<void> against(std::size_t at, std::size_t end)
    {
        const std::size_t start = mTokens[at].is("against") ? at + 1 : at;
        if (mColon >= end)
            return target(start, end, mTokens[at]);
        if (mTargetSaid)
            return twice(at);
        if (const Result<void> done = head(start, mColon, mStated.targetGround, mStated.targetLevel); !done)
            return done;
        return target(mColon + 1, end, mTokens[mColon]);
    }

    Result<void> twice(std::size_t at) const
    {
        return unclear(mTokens[at],
                       Text("\"{0}\": the target is given twice; put its counters in one clause, with commas",
                            {mTokens[at].text}));
    }

    Result<void> target(std::size_t at, std::size_t end, const DeskToken& before)
    {
        if (mTargetSaid)
            return twice(std::min(at, end - 1));
        mTargetSaid = true;
        mTarget = std::min(at, end - 1);
        if (at < end && mTokens[at].is("nobody") && (at + 1 == end || ground(at + 1) || mTokens[at + 1].is("across")))
            return head(at + 1, end, mStated.targetGround, mStated.targetLevel);
        return units(at, end, false, before).map([&](std::vector<StatedUnit>&& who) {
            mStated.target = std::move(who);
        });
    }

    Result<void> across(std::size_t at, std::size_t end)
    {
        if (!mStated.across.empty())
            return unclear(mTokens[at], Text("\"{0}\" is given twice", {mTokens[at].text}));
        std::size_t next = at + 1;
        Result<SaidGround> said = groundWords(mKnown, mTokens, next, end, mTokens[at]);
        if (!said)
            return tl::unexpected(said.error());
        mStated.across = std::move(said->features);
        return tooMuch(next, end);
    }

    Result<void> keep(const SaidField& said)
    {
        return fieldWords(mKnown, mTokens, said, mStated).map([&](std::vector<std::string>&& values) {
            mStated.fields[said.field->name] = std::move(values);
        });
    }

    Result<void> keep(const SaidAnswer& said)
    {
        StatedAnswer answer{said.entry, {}};
        for (const SaidField& field : said.fields) {
            Result<std::vector<std::string>> values = fieldWords(mKnown, mTokens, field, mStated);
            if (!values)
                return tl::unexpected(values.error());
            answer.fields.emplace_back(field.field->name, std::move(*values));
        }
        mStated.answers.push_back(std::move(answer));
        return {};
    }

    Result<void> tooMuch(std::size_t at, std::size_t end) const
    {
        if (at < end)
            return unclear(mTokens[at], Text("\"{0}\" is not expected here", {mTokens[at].text}));
        return {};
    }

    Result<void> turn(std::size_t at, std::size_t end)
    {
        const DeskToken& word = mTokens[at];
        if (mStated.turn != 0)
            return unclear(word, Text("\"{0}\" is given twice", {word.text}));
        const Scenario* like = mKnown.scenario();
        const std::vector<std::string> names = like != nullptr ? like->turnNames : std::vector<std::string>();
        std::size_t length = 0;
        if (const std::string* name = longestSpelt(mTokens, at + 1, end, names, length)) {
            mStated.turn = int(name - names.data()) + like->firstTurn;
            return tooMuch(at + 1 + length, end);
        }
        const auto number = at + 1 < end ? wholeNumber(mTokens[at + 1].text) : std::nullopt;
        if (!number)
            return unclear(at + 1 < end ? mTokens[at + 1] : word, Text("write a number after {0}", {word.text}), names);
        if (Result<void> fits = within(word, mTokens[at + 1], Rational(*number),
                                       {firstStatedTurn(like), lastStatedTurn(like)});
            !fits)
            return fits;
        mStated.turn = *number;
        return tooMuch(at + 2, end);
    }

    Result<void> phase(std::size_t at, std::size_t end)
    {
        if (!mStated.phase.empty())
            return unclear(mTokens[at], Text("\"{0}\" is given twice", {mTokens[at].text}));
        std::size_t length = 0;
        if (const auto* phase = longestSpelt(
                mTokens, at + 1, end, mKnown.phases(),
                [](const auto& one) {
                    return std::vector{one.first, one.second};
                },
                length)) {
            mStated.phase = phase->first;
            return tooMuch(at + 1 + length, end);
        }
        std::vector<std::string> names;
        for (const auto& [phase, label] : mKnown.phases())
            names.push_back(phase);
        const DeskToken& where = mTokens[std::min(at + 1, end - 1)];
        return unclear(where, Text("these rules have no phase \"{0}\"", {joined(mTokens, at + 1, end)}), names);
    }

    /// Reads a mark of the game in a clause of its own.
    Result<void> gameMark(std::size_t at, std::size_t end, bool& taken)
    {
        std::size_t next = at;
        Result<std::optional<SaidMark>> said = markWords(mKnown, mTokens, next, end, MarkOn::Game);
        if (!said)
            return tl::unexpected(said.error());
        taken = said->has_value();
        if (!taken)
            return {};
        if (!mStated.gameMarks.try_emplace((*said)->mark, (*said)->value).second)
            return unclear(mTokens[at], Text("\"{0}\" is given twice", {mTokens[at].text}));
        return tooMuch(next, end);
    }

    /// Reads "british: morale 12" if the words before the colon name a side.
    Result<void> sideMarks(std::size_t at, std::size_t end, bool& taken)
    {
        std::size_t length = 0;
        const std::vector<Army> armies = deskArmies(mKnown.rules(), mKnown.scenario());
        const Army* const army = longestSpelt(
            mTokens, at, mColon, armies,
            [](const Army& one) {
                return std::vector{one.id, one.name};
            },
            length);
        taken = army != nullptr && at + length == mColon;
        if (!taken)
            return {};
        auto said = sideMarkWords(mKnown, mTokens, mColon + 1, end);
        if (!said)
            return tl::unexpected(said.error());
        if (!mStated.sideMarks.try_emplace(army->id, std::move(*said)).second)
            return unclear(mTokens[at], Text("\"{0}\" is given twice", {joined(mTokens, at, mColon)}));
        return {};
    }

    /// Moves the ground of one cell to where it belongs, and refuses missing levels.
    Result<void> settle()
    {
        const auto cells = std::ranges::count_if(mStated.acting, [](const StatedUnit& unit) { return !unit.together; });
        const auto lift = [&](StatedUnit& unit, std::vector<std::string>& ground, std::optional<int>& level, bool alone,
                              std::size_t at) -> Result<void> {
            const bool own = !unit.ground.empty() || unit.level;
            if (own && (!ground.empty() || level))
                return unclear(mTokens[at], "the ground of one cell is given twice");
            if (!unit.across.empty() && !mStated.across.empty())
                return unclear(mTokens[at], "the hexside between two cells is given twice");
            if (!alone)
                return {};
            if (own) {
                ground = std::move(unit.ground);
                level = unit.level;
            }
            if (!unit.across.empty())
                mStated.across = std::move(unit.across);
            unit.ground.clear();
            unit.level.reset();
            unit.across.clear();
            return {};
        };
        for (StatedUnit& unit : mStated.target)
            if (Result<void> done = lift(unit, mStated.targetGround, mStated.targetLevel, true, mTarget); !done)
                return done;
        std::set<std::pair<int, int>> stands;
        bool beside = false;
        for (const StatedUnit& unit : mStated.acting) {
            beside = beside || (unit.distance == 1 && !unit.together);
            if (unit.distance > 1 && !unit.across.empty())
                return unclear(mTokens[mFirst], Text("\"across\" is for adjacent cells, and a unit is {0} cells away",
                                                     {std::to_string(unit.distance)}));
        }
        if (!beside && !mStated.across.empty() && !mStated.acting.empty())
            return unclear(mTokens[mFirst],
                           "\"across\" is for adjacent cells, and no acting unit is next to the target");
        for (const StatedUnit& unit : mStated.acting)
            if (unit.direction >= 0 && !stands.insert({unit.direction, unit.distance}).second)
                return unclear(mTokens[mFirst],
                               Text("two counters are in direction {0}; join counters in one cell with \"with\"",
                                    {std::to_string(unit.direction)}));
        for (StatedUnit& unit : mStated.acting)
            if (Result<void> done = lift(unit, mStated.actingGround, mStated.actingLevel, cells == 1, mFirst); !done)
                return done;
        const bool high = mStated.actingLevel || std::ranges::any_of(mStated.acting, [](const StatedUnit& unit) {
                              return unit.level.has_value();
                          });
        if (mTargetSaid && high != mStated.targetLevel.has_value() && !mKnown.mapLevels())
            return unclear(mTokens[mFirst], "the level is given for one side only; give it for both");
        return sides();
    }

    /// Checks sides: the acting counters of a scenario are of one side or of allies, the target of an enemy.
    Result<void> sides() const
    {
        const auto unitOf = [&](const StatedUnit& stated) -> const Unit* {
            return stated.counter.empty() ? nullptr : byId(mKnown.scenario()->units, stated.counter);
        };
        std::set<std::string> seen;
        const Unit* acting = nullptr;
        const Unit* target = nullptr;
        const auto join = [&](const std::vector<StatedUnit>& units, const Unit*& of, std::size_t at) -> Result<void> {
            for (const StatedUnit& stated : units) {
                const Unit* unit = unitOf(stated);
                if (unit == nullptr)
                    continue;
                if (!seen.insert(unit->id).second)
                    return unclear(mTokens[at], Text("\"{0}\" is given twice", {stated.name}));
                if (of != nullptr && !startFriendly(*mKnown.scenario(), of->side, unit->side))
                    return unclear(mTokens[at], Text("{0} and {1} are of different sides", {of->name, unit->name}));
                of = unit;
            }
            return {};
        };
        if (Result<void> done = join(mStated.acting, acting, mFirst); !done)
            return done;
        if (Result<void> done = join(mStated.target, target, mTarget); !done)
            return done;
        if (acting != nullptr && target != nullptr && acting->side == target->side)
            return unclear(mTokens[mTarget], Text("{0} and {1} are of the same side", {acting->name, target->name}));
        if (acting != nullptr && target != nullptr && !startHostile(*mKnown.scenario(), acting->side, target->side))
            return unclear(mTokens[mTarget], Text("{0} and {1} are not enemies", {acting->name, target->name}));
        return {};
    }

    const DeskVocabulary& mKnown;
    const DeskTokens& mTokens;
    bool mSentence;
    std::optional<PlainNumbers> mPlain; ///< of the entry of a sentence
    std::size_t mColon = 0;             ///< of the current clause; its end when it has none
    std::size_t mFirst = 0;             ///< first token of the acting counters
    std::size_t mTarget = 0;
    bool mTargetSaid = false;
    std::set<std::string> mEntries; ///< ids of the entry
    std::vector<SaidField> mFields;
    std::vector<SaidAnswer> mAnswers;
    Stated mStated;
};

} // namespace

int firstStatedTurn(const Scenario* scenario)
{
    return scenario != nullptr && scenario->turns() > 0 ? scenario->firstTurn : 1;
}

int lastStatedTurn(const Scenario* scenario)
{
    return scenario != nullptr && scenario->lastTurn > 0 ? scenario->lastTurn : latestTurn;
}

Result<Stated> readStated(const DeskVocabulary& known, const std::string& words)
{
    const Result<DeskTokens> tokens = deskTokens(words);
    if (!tokens)
        return tl::unexpected(tokens.error());
    return clausesOf(known, *tokens).and_then([&](const std::optional<DeskTokens>& clauses) {
        return CaseReader(known, clauses ? *clauses : *tokens, clauses.has_value()).read();
    });
}

bool isSentence(const DeskVocabulary& known, const std::string& words)
{
    const Result<DeskTokens> tokens = deskTokens(words);
    const Result<std::optional<DeskTokens>> clauses = tokens ? clausesOf(known, *tokens) : std::nullopt;
    return clauses && *clauses;
}

Result<Stated> readStated(const Ruleset& rules, const std::string& words, const Scenario* scenario)
{
    return readStated(DeskVocabulary(rules, scenario), words);
}

} // namespace fw
