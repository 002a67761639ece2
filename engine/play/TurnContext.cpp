#include "engine/play/TurnContext.h"

namespace fw {

namespace {

constexpr std::size_t mostKept = 2000; ///< cached answers of each kind
constexpr char between = '\x1f';       ///< occurs in no id, number or label

std::string keyOf(const Action& action)
{
    std::string out = std::to_string(static_cast<int>(action.kind)) + action.seat + between + action.verb;
    if (action.overruled)
        out += "!";
    for (const Argument& argument : action.args) {
        out += between;
        out += between + argument.name;
        for (const std::string& value : argument.values)
            out += between + value;
    }
    return out;
}

std::string keyOf(const Draft& draft)
{
    std::string out = keyOf(static_cast<const Action&>(draft)) + between + between + between;
    if (draft.closed)
        out += ".";
    for (const std::string& value : draft.towards)
        out += between + value;
    return out;
}

/// The cached answer for a key; calls `ask` the first time.
template <class Answer, class Ask>
const Answer& kept(std::map<std::string, Answer>& answers, const std::string& key, Ask ask)
{
    const auto known = answers.find(key);
    return known != answers.end() ? known->second : answers.emplace(key, ask()).first->second;
}

template <class Answer>
void dropMany(std::map<std::string, Answer>& answers)
{
    if (answers.size() > mostKept)
        answers.clear();
}

} // namespace

TurnContext::TurnContext(std::shared_ptr<const Rules> rules, State state)
    : mRules(std::move(rules)), mState(std::move(state)), mQuestion(fw::question(*mRules, mState))
{}

const Choices& TurnContext::choices(const Draft& draft) const
{
    return kept(mChoices, keyOf(draft), [&] {
        ++mSearches;
        return legal(*mRules, mState, draft);
    });
}

const Choices* TurnContext::choicesWithin(const Draft& draft, std::int64_t steps) const
{
    const std::string key = keyOf(draft);
    if (const auto known = mChoices.find(key); known != mChoices.end())
        return &known->second;
    ++mSearches;
    Choices found = legalWithin(*mRules, mState, draft, steps);
    return found.cut ? nullptr : &mChoices.emplace(key, std::move(found)).first->second;
}

void TurnContext::keep(const Draft& draft, Choices choices) const
{
    mChoices.emplace(keyOf(draft), std::move(choices));
}

const std::vector<Route>& TurnContext::routes(const Draft& draft) const
{
    return kept(mRoutes, keyOf(draft), [&] { return fw::routes(*mRules, mState, draft); });
}

const std::vector<UnavailableEntry>& TurnContext::unavailable(const std::vector<Choice>& open) const
{
    std::string key;
    for (const Choice& choice : open)
        if (choice.kind == Choice::Kind::Entry)
            key += choice.value + between;
    return kept(mUnavailable, key, [&] { return barred(*mRules, mState, open); });
}

bool TurnContext::allows(const Action& action) const
{
    return kept(mAllowed, keyOf(action), [&] { return apply(*mRules, mState, action, false).has_value(); });
}

const TurnContext::Met* TurnContext::met(const Action& action) const
{
    const std::optional<Met>& found = kept(mMet, keyOf(action), [&]() -> std::optional<Met> {
        std::vector<TableRead> tables;
        Result<Forecast> forecast = fw::forecast(*mRules, mState, action, tables);
        if (!forecast)
            return std::nullopt;
        return Met{std::move(*forecast), std::move(tables)};
    });
    return found ? &*found : nullptr;
}

void TurnContext::trim()
{
    dropMany(mChoices);
    dropMany(mRoutes);
    dropMany(mUnavailable);
    dropMany(mAllowed);
    dropMany(mMet);
}

} // namespace fw
