// Event, date, players and umpire can be corrected while the game goes on. A correction is a row, like other settings
// of the referee, but not part of the position, since no rule reads it.
#include "engine/session/GameNames.h"

#include "engine/base/CheckedIndex.h"
#include "engine/model/Limits.h"
#include "engine/session/ActionText.h"

namespace fw {

namespace {

constexpr const char* verb = "names";

std::string valueIn(const GameNames& names, const std::string& key)
{
    const auto at = names.find(key);
    return at == names.end() ? std::string() : at->second;
}

void put(GameNames& names, const Argument& said)
{
    if (said.values.front().empty())
        names.erase(said.name);
    else
        names[said.name] = said.values.front();
}

} // namespace

Action namesAction(const std::string& key, const std::string& value, const std::string& reason)
{
    Action out(Action::Kind::Set, refereeSeat, verb);
    out.args.push_back({key, {value}});
    out.reason = reason;
    return out;
}

bool setsName(const Action& action)
{
    return action.kind == Action::Kind::Set && action.verb == verb && action.args.size() == 1
           && action.args.front().values.size() == 1 && !saysNothing(action.args.front().name);
}

GameNames namesBefore(const GameNames& begun, const std::vector<Entry>& entries, std::int64_t until)
{
    std::vector<std::int64_t> live;
    for (const Entry& e : entries) {
        if (e.n >= until)
            break;
        if (e.kind == RowKind::TakeBack || e.kind == RowKind::Resume)
            std::erase_if(live, [&](std::int64_t row) { return row > e.target; });
        else if (e.kind == RowKind::Action && !e.struck && setsName(e.action))
            live.push_back(e.n);
    }
    GameNames out = begun;
    for (const std::int64_t row : live)
        put(out, checkedAt(entries, row).action.args.front());
    return out;
}

Result<Event> nameSet(const GameNames& now, const Action& action)
{
    const std::string& key = action.args.front().name;
    const std::string& value = action.args.front().values.front();
    if (!cleanText(key) || !cleanText(value) || (!value.empty() && saysNothing(value)))
        return fail(Trouble::BadInput, Text("the value of {0} cannot be written on one line", {key}));
    if (key.size() + value.size() > std::size_t(most::prose))
        return fail(Trouble::Refused, Text("a name may have {0} bytes", {std::to_string(most::prose)}));
    const std::string before = valueIn(now, key);
    if (value == before)
        return fail(Trouble::Refused, value.empty() ? Text("there is no {0} to take away", {key})
                                                    : Text("{0} is '{1}' already", {key, value}));
    return Event(NameSet{key, value, before, action.reason}, "set", refereeSeat);
}

std::vector<TableCorrection> namesPutBack(const GameNames& from, const GameNames& to)
{
    TableCorrection out;
    out.subject = verb;
    GameNames all = from;
    all.insert(to.begin(), to.end());
    for (const auto& [key, any] : all)
        if (const std::string before = valueIn(from, key), after = valueIn(to, key); before != after)
            out.marks.push_back({key, before, after});
    return out.marks.empty() ? std::vector<TableCorrection>() : std::vector<TableCorrection>{std::move(out)};
}

} // namespace fw
