#include "engine/playtest/VariantPlaces.h"

#include "engine/base/Rows.h"
#include "engine/base/Words.h"
#include "engine/model/Procedures.h"
#include "engine/rules/Options.h"

namespace fw {

namespace {

/// The numbers one step below and above: by 1, or for a fraction by one of its parts.
std::vector<std::string> stepsOf(const Rational& number)
{
    const Rational step = Rational::of(1, number.den());
    return {(number - step).text(), (number + step).text()};
}

Result<void> putWord(std::string& into, const std::string& value, const std::vector<std::string>& allowed)
{
    if (std::ranges::find(allowed, value) == allowed.end())
        return fail(Trouble::Usage, Text("'{0}' is not a value of it", {value}), {},
                    Text("write {0}", {commaList(allowed)}));
    into = value;
    return {};
}

std::vector<std::string> without(std::vector<std::string> words, const std::string& word)
{
    std::erase(words, word);
    return words;
}

} // namespace

tl::unexpected<Problem> notANumber(const std::string& text, const Rational& present)
{
    return fail(Trouble::Usage, Text("'{0}' is not a number", {text}), {},
                Text("write a number such as {0}, a fraction, or * and a factor", {present.text()}));
}

VariantPlaces::VariantPlaces(Ruleset& rules, Scenario& scenario)
    : mRules(rules), mScenario(scenario), mOptions(optionsOf(rules, scenario))
{
    options();
    tables();
    amounts();
    marks();
    units();
    turns();
}

void VariantPlaces::add(VariantPlace place)
{
    place.inForce = fw::inForce(place.when, mOptions);
    if (place.inForce)
        if (const int times = ++mSeen[place.knob.row]; times > 1)
            place.knob.row += "#" + std::to_string(times);
    mPlaces.push_back(std::move(place));
}

void VariantPlaces::number(KnobKind kind, const std::string& row, Rational value,
                           std::function<Result<void>(Rational)> set, const std::vector<std::string>& when)
{
    VariantPlace place;
    place.knob = {kind, row, value.text(), stepsOf(value)};
    place.when = when;
    place.set = [value, set = std::move(set)](const std::string& text) -> Result<void> {
        const bool factor = text.starts_with('*');
        Rational number = Rational::parse(factor ? text.substr(1) : text);
        if (factor)
            number = value * number;
        if (!number.valid())
            return notANumber(text, value);
        return set(number);
    };
    std::erase_if(place.knob.steps, [&](const std::string& step) { return !Rational::parse(step).valid(); });
    add(std::move(place));
}

void VariantPlaces::options()
{
    for (const Option& option : mRules.options) {
        VariantPlace place;
        const std::string now = mOptions[option.id];
        place.knob = {KnobKind::Option, "option:" + option.id, now, without(option.values, now)};
        place.set = [&set = mScenario.options, id = option.id, values = option.values](const std::string& value) {
            std::string word;
            const Result<void> put = putWord(word, value, values);
            if (put)
                set[id] = word;
            return put;
        };
        add(std::move(place));
    }
}

void VariantPlaces::amount(KnobKind kind, const std::string& row, Amount& amount, bool sums,
                           const std::vector<std::string>& when)
{
    const auto put = [](std::optional<Rational>& into) {
        return [&into](const Rational& number) -> Result<void> {
            into = number;
            return {};
        };
    };
    const auto putSum = [](std::optional<Rational>& into) {
        return [&into](const Rational& number) -> Result<void> {
            into = number == Rational(0) ? std::nullopt : std::optional(number);
            return {};
        };
    };
    if (amount.number)
        number(kind, row, *amount.number, put(amount.number), when);
    // What a table says is moved in its cells. Other formulas get a number that is added or multiplied.
    if (amount.plus || (sums && !amount.number && amount.symbol.empty() && amount.table.empty()))
        number(kind, row + ".plus", amount.plus.value_or(Rational(0)), putSum(amount.plus), when);
    if (amount.times)
        number(kind, row + ".times", *amount.times, put(amount.times), when);
}

void VariantPlaces::amounts()
{
    for (Quantity& quantity : mRules.quantities) {
        amount(KnobKind::Quantity, "quantity:" + quantity.id, quantity.base, true, quantity.when);
        stages(quantity);
    }
    for (std::vector<Modifier>* list : {&mRules.modifiers, &mScenario.modifiers})
        for (Modifier& modifier : *list)
            if (modifier.op != ModifierOp::Count)
                amount(KnobKind::Modifier, "modifier:" + modifier.id, modifier.amount, modifier.op != ModifierOp::Times,
                       modifier.when);
}

void VariantPlaces::stages(Quantity& quantity)
{
    const std::vector<std::string> roundings = {"exact", "up", "down", "nearest"};
    const std::vector<std::string> combines = without(barList(enumWords<Combine>), "count");
    for (Stage& stage : quantity.stages) {
        const std::string row = "stage:" + quantity.id + "." + stage.id;
        VariantPlace round;
        const std::string now = stage.round ? wordOf(stage.round) : std::string("exact");
        // Only a stage that rounds can round in another way; exact values may not fit what follows.
        round.knob = {KnobKind::Stage, row + ".round", now,
                      stage.round ? without(without(roundings, now), "exact") : std::vector<std::string>()};
        round.when = quantity.when;
        round.set = [&stage, roundings](const std::string& value) {
            std::string word;
            const Result<void> put = putWord(word, value, roundings);
            if (put)
                stage.round = fromWord<Rounding>(word);
            return put;
        };
        add(std::move(round));
        if (stage.combine == Combine::Count)
            continue;
        VariantPlace combine;
        combine.knob = {KnobKind::Stage, row + ".combine", wordOf(stage.combine.value_or(Combine::Sum)), {}};
        combine.when = quantity.when;
        combine.set = [&stage, combines](const std::string& value) {
            std::string word;
            const Result<void> put = putWord(word, value, combines);
            if (put)
                stage.combine = fromWord<Combine>(word);
            return put;
        };
        add(std::move(combine));
    }
}

void VariantPlaces::marks()
{
    const auto each = [this](const std::string& row, std::map<std::string, std::string>& values) {
        for (auto& [id, value] : values) {
            const Mark* mark = byId(mRules.marks, id);
            if (mark == nullptr)
                continue;
            std::string& text = value;
            if (mark->form == MarkForm::Number) {
                number(KnobKind::Mark, row + "." + id, Rational::parse(text), [&text, mark](const Rational& number) {
                    if ((mark->floor && number < *mark->floor) || (mark->ceiling && number > *mark->ceiling))
                        return Result<void>(fail(Trouble::Usage, Text("{0} is beyond the limits of the mark '{1}'",
                                                                      {number.text(), mark->id})));
                    text = number.text();
                    return Result<void>();
                });
            } else if (mark->form == MarkForm::Ladder) {
                VariantPlace place;
                place.knob = {KnobKind::Mark, row + "." + id, text, {}};
                const auto at = std::ranges::find(mark->steps, text);
                if (at != mark->steps.end() && at != mark->steps.begin())
                    place.knob.steps.push_back(*(at - 1));
                if (at != mark->steps.end() && at + 1 != mark->steps.end())
                    place.knob.steps.push_back(*(at + 1));
                place.set = [&text, steps = mark->steps](const std::string& to) { return putWord(text, to, steps); };
                add(std::move(place));
            }
        }
    };
    for (auto& [side, values] : mScenario.sideMarks)
        each("side:" + side, values);
    each("game", mScenario.gameMarks);
}

} // namespace fw
