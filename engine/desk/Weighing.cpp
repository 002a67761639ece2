// Finds what a stated case lacks, and what it states without effect, by rulings on similar cases.
#include "engine/desk/Weighing.h"

#include <algorithm>
#include <tuple>

namespace fw {

namespace {

constexpr int otherValue = 7; ///< a trial value for a number that was not stated, or that had another value

std::string nameOf(const StatedUnit& unit)
{
    return unit.name.empty() ? unit.type : unit.name;
}

std::vector<std::pair<std::string, Rational>> shares(const Ruling& ruling)
{
    std::vector<std::pair<std::string, Rational>> out;
    for (const Chance& chance : ruling.chances)
        out.emplace_back(chance.result, chance.chance);
    return out;
}

/// Whether two rulings are the same in all that people read.
bool same(const Result<Ruling>& a, const Result<Ruling>& b)
{
    if (!a || !b)
        return !a && !b && a.error() == b.error();
    return a->trouble == b->trouble && a->trace == b->trace && a->choices == b->choices && shares(*a) == shares(*b);
}

/// The case with a trial number for a rating that free counters lack; adds the names of these counters to `who`.
Stated with(const DeskVocabulary& known, const Stated& stated, const std::string& rating, bool acting, bool target,
            std::vector<std::string>& who)
{
    Stated out = stated;
    const auto put = [&](std::vector<StatedUnit>& units) {
        for (StatedUnit& unit : units)
            if (unit.counter.empty() && !known.typeLacks(unit.type, rating)
                && unit.ratings.try_emplace(rating, otherValue).second)
                who.push_back(nameOf(unit));
    };
    if (acting)
        put(out.acting);
    if (target)
        put(out.target);
    return out;
}

/// The result of an event without how it came about: of a number only its value.
Event outcomeOf(Event event)
{
    Event out({}, event.row);
    if (const auto* quantity = event.as<QuantityComputed>())
        out.data = QuantityComputed{{}, {}, quantity->total};
    else if (const auto* base = event.as<BaseTaken>())
        out.data = BaseTaken{{}, base->amount};
    else if (const auto* row = event.as<ModifierApplied>())
        out.data = ModifierApplied{{}, {}, {}, {}, row->after};
    else if (const auto* stage = event.as<StageRounded>())
        out.data = StageRounded{{}, {}, {}, {}, {}, stage->after};
    else if (const auto* shift = event.as<ColumnShifted>())
        out.data = ColumnShifted{shift->columns, {}};
    else if (const auto* read = event.as<CellRead>())
        out.data = CellRead{{}, {}, read->cell};
    else if (const auto* code = event.as<RowCodeRead>())
        out.data = RowCodeRead{{}, code->code};
    else
        out.data = std::move(event.data);
    return out;
}

/// Whether two reckonings have the same results; rows that do not apply make no difference.
bool comesToTheSame(const Trace& a, const Trace& b)
{
    const auto applied = [](Trace trace) {
        std::erase_if(trace, [](const Event& line) {
            const auto* code = line.as<CodeApplied>();
            return line.is<ModifierSkipped, ConstraintFailed>() || line.kind() == EventKind::Warning
                   || (code != nullptr && !code->known);
        });
        return trace;
    };
    const Trace one = applied(a), other = applied(b);
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](const Event& x, const Event& y) { return outcomeOf(x) == outcomeOf(y); });
}

bool comesToTheSame(const Result<Ruling>& a, const Result<Ruling>& b)
{
    if (!a || !b)
        return !a && !b && a.error() == b.error();
    return a->trouble == b->trouble && a->choices == b->choices && a->next.node == b->next.node
           && shares(*a) == shares(*b) && comesToTheSame(a->trace, b->trace)
           && std::equal(a->chances.begin(), a->chances.end(), b->chances.begin(), b->chances.end(),
                         [](const Chance& x, const Chance& y) { return comesToTheSame(x.trace, y.trace); });
}

/// Leaves out one stated thing after another and checks whether anything changes.
class Weigher
{
public:
    Weigher(const DeskVocabulary& known, const Case& given, const Stated& stated, const Result<Ruling>& ruling)
        : mKnown(known), mGiven(given), mStated(stated), mRest(stated), mRuling(ruling)
    {}

    std::vector<Text> run()
    {
        for (const bool acting : {true, false}) {
            const std::vector<StatedUnit>& units = acting ? mStated.acting : mStated.target;
            for (std::size_t i = 0; i < units.size(); ++i)
                unit(acting, i, units[i]);
            features(acting ? &Stated::actingGround : &Stated::targetGround,
                     acting ? "{0} where the acting units are" : "{0} where the target is");
            level(acting ? &Stated::actingLevel : &Stated::targetLevel,
                  acting ? "level {0} where the acting units are" : "level {0} where the target is");
        }
        features(&Stated::across, "{0} between them");
        for (const auto& [mark, value] : mStated.gameMarks) {
            Stated without = mRest;
            without.gameMarks.erase(mark);
            std::vector<Stated> others{without};
            for (const std::string& other : valuesOf(mark, value)) {
                others.push_back(mRest);
                others.back().gameMarks[mark] = other;
            }
            tell(others, {"{0} {1}", {mark, value}});
        }
        for (const auto& [side, marks] : mStated.sideMarks)
            for (const auto& [mark, value] : marks) {
                Stated without = mRest;
                without.sideMarks[side].erase(mark);
                std::vector<Stated> others{without};
                for (const std::string& other : valuesOf(mark, value)) {
                    others.push_back(mRest);
                    others.back().sideMarks[side][mark] = other;
                }
                tell(others, {"{0}: {1} {2}", {side, mark, value}});
            }
        if (mStated.turn > 0) {
            std::vector<Stated> others;
            for (const int turn : {0, mStated.turn - 1, mStated.turn + 1}) {
                others.push_back(mRest);
                others.back().turn = turn;
            }
            tell(others, {"turn {0}", {std::to_string(mStated.turn)}});
        }
        return std::move(mVain);
    }

private:
    /// The other values that a mark may have.
    std::vector<std::string> valuesOf(const std::string& id, const std::string& value) const
    {
        for (const Mark& mark : mKnown.rules().marks) {
            if (mark.id != id)
                continue;
            std::vector<std::string> out = mark.form == MarkForm::Ladder ? mark.steps : std::vector<std::string>();
            if (mark.form == MarkForm::Number)
                out = {value == "1" ? "2" : "1"};
            std::erase(out, value);
            return out;
        }
        return {};
    }

    /// Reports a statement when none of the other cases has another result. It is left out from then on, because of two
    /// statements with the same effect one counts.
    void tell(const std::vector<Stated>& others, Text what)
    {
        const bool vain = std::ranges::all_of(others, [&](const Stated& other) {
            return comesToTheSame(mRuling, ruleOn(mKnown, mGiven, other)) && vainWithoutDice(other);
        });
        if (!vain)
            return;
        mVain.push_back(std::move(what));
        mRest = others.front();
    }

    /// A statement that counts with other dice than the stated ones has an effect.
    bool vainWithoutDice(Stated other)
    {
        if (mStated.dice.empty())
            return true;
        if (!mOpen) {
            Stated open = mStated;
            open.dice.clear();
            mOpen = ruleOn(mKnown, mGiven, open);
        }
        other.dice.clear();
        return comesToTheSame(*mOpen, ruleOn(mKnown, mGiven, other));
    }

    void features(std::vector<std::string> Stated::*of, const char* text)
    {
        for (const std::string& feature : mStated.*of) {
            Stated without = mRest;
            std::erase(without.*of, feature);
            tell({without}, {text, {feature}});
        }
    }

    void level(std::optional<int> Stated::*of, const char* text)
    {
        if (!(mStated.*of))
            return;
        std::vector<Stated> others;
        for (const int step : {-1, 1}) {
            others.push_back(mRest);
            others.back().*of = *(mStated.*of) + step;
        }
        tell(others, {text, {std::to_string(*(mStated.*of))}});
    }

    Stated changed(bool acting, std::size_t i, const auto& change) const
    {
        Stated out = mRest;
        change((acting ? out.acting : out.target)[i]);
        return out;
    }

    void unit(bool acting, std::size_t i, const StatedUnit& said)
    {
        const std::string name = nameOf(said);
        const auto without = [&](const std::string& what, const auto&... changes) {
            tell({changed(acting, i, changes)...}, {"{0} of {1}", {what, name}});
        };
        for (const auto& [id, value] : said.ratings)
            without(
                id + " " + value.text(), [&, id = id](StatedUnit& unit) { unit.ratings.erase(id); },
                [&, id = id, value = value](StatedUnit& unit) {
                    unit.ratings[id] = value == Rational(otherValue) ? Rational(1) : Rational(otherValue);
                });
        for (const auto& [id, value] : said.marks) {
            std::vector<Stated> others{changed(acting, i, [id = id](StatedUnit& unit) { unit.marks.erase(id); })};
            for (const std::string& other : valuesOf(id, value))
                others.push_back(changed(acting, i, [&, id = id](StatedUnit& unit) { unit.marks[id] = other; }));
            const bool flag = valuesOf(id, value).empty();
            tell(others, {"{0} of {1}", {flag ? id : id + " " + value, name}});
        }
        for (const std::string& tag : said.tags)
            without("tag " + tag, [&](StatedUnit& unit) { std::erase(unit.tags, tag); });
        if (!said.formation.empty())
            without("formation " + said.formation, [](StatedUnit& unit) { unit.formation.clear(); });
        for (const std::string& feature : said.ground)
            without(feature, [&](StatedUnit& unit) { std::erase(unit.ground, feature); });
        for (const std::string& feature : said.across)
            without(feature, [&](StatedUnit& unit) { std::erase(unit.across, feature); });
        if (said.level)
            without(
                "level " + std::to_string(*said.level), [](StatedUnit& unit) { --*unit.level; },
                [](StatedUnit& unit) { ++*unit.level; });
        if (const int facings = mKnown.rules().facings; said.facing >= 0 && facings > 0)
            without(
                "facing", [&](StatedUnit& unit) { unit.facing = (unit.facing + facings / 2) % facings; },
                [&](StatedUnit& unit) { unit.facing = (unit.facing + facings / 4) % facings; });
        const bool own = !said.counter.empty();
        if (said.steps > (own ? 0 : 1) || said.lost > (own ? -1 : 0))
            without(
                "number of steps",
                [&](StatedUnit& unit) {
                    unit.steps = own ? 0 : 1;
                    unit.lost = own ? -1 : 0;
                },
                [&](StatedUnit& unit) { unit.lost = unit.steps > 1 && said.lost == 0 ? 1 : 0; });
        if (said.together && (i + 1 == (acting ? mStated.acting : mStated.target).size())) {
            Stated other = mRest;
            std::vector<StatedUnit>& units = acting ? other.acting : other.target;
            units.erase(units.begin() + std::ptrdiff_t(i));
            tell({other}, {"{0}, stacked with another", {name}});
        }
    }

    const DeskVocabulary& mKnown;
    const Case& mGiven;
    const Stated& mStated;
    Stated mRest; ///< without statements that have no effect
    const Result<Ruling>& mRuling;
    std::optional<Result<Ruling>> mOpen; ///< the ruling without dice, once it is needed
    std::vector<Text> mVain;
};

} // namespace

std::vector<Text> missingNumbers(const DeskVocabulary& known, const Case& given, const Stated& stated,
                                 const Result<Ruling>& ruling)
{
    std::vector<Text> out;
    Stated all = stated;
    std::vector<std::string> lack;
    for (const Rating& rating : given.rules.ratings)
        all = with(known, all, rating.id, true, true, lack);
    // In most cases nothing that matters is missing, and one comparison shows that.
    if (lack.empty() || same(ruling, ruleOn(known, given, all)))
        return out;
    for (const Rating& rating : given.rules.ratings)
        for (const bool acting : {true, false}) {
            std::vector<std::string> who;
            const Stated other = with(known, stated, rating.id, acting, !acting, who);
            if (who.empty() || same(ruling, ruleOn(known, given, other)))
                continue;
            out.emplace_back(acting ? "{0} 0 of the acting {1}" : "{0} 0 of the target {1}",
                             std::vector<std::string>{rating.id, commaList(who)});
        }
    return out;
}

std::vector<Text> saidInVain(const DeskVocabulary& known, const Case& given, const Stated& stated,
                             const Result<Ruling>& ruling)
{
    // What is stated may count for a question that is still open.
    if (!ruling || ruling->open || ruling->trouble || ruling->misnamed || !ruling->waiting.empty())
        return {};
    return Weigher(known, given, stated, ruling).run();
}

} // namespace fw
