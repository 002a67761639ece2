// Queries: the choices of legal(), the zone of a unit, the content of a table.
#include "tests/Events.h"
#include "tests/conformance/Ruling.h"

#include "engine/rules/Query.h"
#include "tests/engine/Asked.h"

#include <algorithm>

namespace conformance {

namespace {

bool contains(const std::vector<std::string>& list, const std::string& one)
{
    return std::find(list.begin(), list.end(), one) != list.end();
}

/// The choices of legal() for one field of an entry, over all values of the earlier fields; `fixed` sets the values of
/// some fields.
class Offers
{
public:
    Offers(const Desk& desk, std::string field, const std::map<std::string, std::vector<std::string>>& fixed)
        : mDesk(desk), mField(std::move(field)), mFixed(fixed)
    {}

    std::vector<fw::Choice> of(const std::string& entry)
    {
        for (const fw::Choice& choice : mDesk.offers({}))
            if (choice.value == entry)
                look(fw::extend(mDesk.rules(), mDesk.state(), {}, choice));
        return mFound;
    }

private:
    void look(const fw::Draft& draft)
    {
        if (++mLooked > most)
            return;
        const std::vector<fw::Choice> choices = mDesk.offers(draft);
        for (const fw::Choice& choice : choices)
            if (choice.field == mField && choice.kind == fw::Choice::Kind::Value)
                add(choice);
        for (const fw::Choice& choice : choices)
            if (choice.field != mField && wanted(draft, choice))
                look(fw::extend(mDesk.rules(), mDesk.state(), draft, choice));
    }

    /// Whether a choice is a missing value of a fixed field, the end of a complete one, or any choice of another field.
    bool wanted(const fw::Draft& draft, const fw::Choice& choice) const
    {
        const auto fixed = mFixed.find(choice.field);
        if (fixed == mFixed.end())
            return true;
        const bool all = draft.arg(choice.field).size() >= fixed->second.size();
        if (choice.kind == fw::Choice::Kind::Done)
            return all;
        return !all && contains(fixed->second, choice.value);
    }

    void add(const fw::Choice& choice)
    {
        for (const fw::Choice& known : mFound)
            if (known.value == choice.value)
                return;
        mFound.push_back(choice);
    }

    static constexpr int most = 2000;
    const Desk& mDesk;
    std::string mField;
    const std::map<std::string, std::vector<std::string>>& mFixed;
    std::vector<fw::Choice> mFound;
    int mLooked = 0;
};

/// The cost of an entry for one value of its field: the quantity that it computes when played.
Json priceOf(const Ruling& ruling, const Json& row, fw::Action action, const std::string& value)
{
    Desk desk = ruling.now;
    action.args.push_back({word(at(row, "field")), {value}});
    if (!desk.play(action))
        return {};
    const fw::Event* line = lastLine(desk.trace(), fw::EventKind::Quantity, word(at(row, "price")));
    return line ? jsonNumber(numberOf(*line)) : Json();
}

/// The possible values of an entry's field, as words or, if the case wants that, with their costs.
void askOffers(Ruling& ruling, const Json& row, const std::string& ask)
{
    prepare(ruling, at(row, "steps"));
    const std::string key = at(row, "tells").is_null() ? ask : word(at(row, "tells"));
    Json out = Json::array();
    const fw::Question asked = ruling.now.question();
    if (!at(row, "at").is_null() && asked.node != word(at(row, "at"))) {
        ruling.told[key] = out;
        return;
    }
    std::map<std::string, std::vector<std::string>> fixed;
    fw::Action action;
    action.verb = word(at(row, "entry"));
    action.seat = asked.seats.empty() ? std::string() : asked.seats.front();
    for (const auto& [field, source] : at(row, "fixed").items()) {
        fixed[field] = ruling.now.gather(source);
        action.args.push_back({field, fixed[field]});
    }
    const Json& wanted = at(ruling.one.expect, key);
    const bool priced = wanted.is_array() && !wanted.empty() && wanted.front().is_object();
    Offers offers(ruling.now, word(at(row, "field")), fixed);
    for (const fw::Choice& choice : offers.of(action.verb)) {
        if (priced)
            out.push_back({{"hex", choice.value}, {"mp", priceOf(ruling, row, action, choice.value)}});
        else
            out.push_back(choice.value);
    }
    ruling.told[key] = out;
}

/// All possible pairs of values for two fields of an entry.
std::vector<std::pair<std::string, std::string>> pairsOf(const Desk& desk, const Json& row)
{
    std::vector<std::pair<std::string, std::string>> pairs;
    const std::vector<std::string> fields = words(at(row, "order"));
    const std::string entry = word(at(row, "entry"));
    const std::map<std::string, std::vector<std::string>> none;
    Offers firsts(desk, fields.front(), none);
    for (const fw::Choice& first : firsts.of(entry)) {
        const std::map<std::string, std::vector<std::string>> fixed{{fields.front(), {first.value}}};
        Offers seconds(desk, fields.back(), fixed);
        for (const fw::Choice& second : seconds.of(entry))
            pairs.emplace_back(first.value, second.value);
    }
    return pairs;
}

/// Plays an entry with one pair and the lowest dice; false when it is refused.
bool playPair(Desk& desk, const Json& row, const std::pair<std::string, std::string>& pair)
{
    const std::vector<std::string> fields = words(at(row, "order"));
    fw::Action action;
    action.verb = word(at(row, "entry"));
    const fw::Question asked = desk.question();
    action.seat = asked.seats.empty() ? std::string() : asked.seats.front();
    action.args = {{fields.front(), {pair.first}}, {fields.back(), {pair.second}}};
    desk.rollLow();
    if (!desk.play(action))
        return false;
    desk.settle();
    return true;
}

/// An order in which all open pairs can be played: the next one is a pair that excludes no other.
void askOrder(Ruling& ruling, const Json& row)
{
    Json out = Json::array();
    auto open = pairsOf(ruling.now, row);
    Desk desk = ruling.now;
    while (!open.empty()) {
        std::size_t next = 0;
        Desk after = desk;
        for (; next < open.size(); ++next) {
            after = desk;
            if (!playPair(after, row, open[next]))
                continue;
            const auto left = pairsOf(after, row);
            std::size_t kept = 0;
            for (const auto& other : open)
                kept += std::find(left.begin(), left.end(), other) != left.end() ? 1 : 0;
            if (kept + 1 >= open.size())
                break;
        }
        if (next == open.size())
            break;
        out.push_back({open[next].first, open[next].second});
        open.erase(open.begin() + static_cast<long>(next));
        desk = after;
    }
    ruling.told[word(at(row, "tells"))] = out;
}

void askZone(Ruling& ruling, const Json& action)
{
    const fw::Rules& rules = ruling.now.rules();
    const int unit = rules.unit(word(at(action, "unit")));
    if (unit < 0) {
        ruling.now.setFault("there is no such unit");
        return;
    }
    Json out = Json::array();
    for (const int cell : fw::zone(rules, ruling.now.state().position, unit))
        out.push_back(rules.placeName(cell));
    ruling.told["hexes"] = out;
}

/// One cell of a combat results table in the words of the cases.
Json readTable(Ruling& ruling, const std::string& table, int die, fw::Rational differential)
{
    const auto read = fw::lookupTable(ruling.now.rules(), table,
                                      {fw::Value::ofNumber(die), fw::Value::ofNumber(differential)});
    if (!read) {
        ruling.now.setFault(fw::describe(read.error()));
        return {};
    }
    Json out;
    out["die"] = die;
    out["column"] = read->column;
    out["result"] = read->word + (read->rowExtra.empty() ? "" : "+" + read->rowExtra);
    return out;
}

Json lookups(Ruling& ruling, const std::string& table, const Json& action)
{
    Json out = Json::array();
    for (const Json& one : at(action, "lookups")) {
        const int differential = number(at(one, "differential"));
        Json cell = readTable(ruling, table, number(at(one, "die")), differential);
        cell["differential"] = differential;
        out.push_back(cell);
    }
    return out;
}

/// All columns of the rows given by the query's dice.
Json wholeRows(Ruling& ruling, const std::string& table, const Json& action)
{
    Json out = Json::array();
    for (const fw::Table& one : ruling.now.rules().ruleset().tables) {
        if (one.id != table || one.axes.empty())
            continue;
        for (const Json& die : at(action, "dice"))
            for (const fw::Band& band : one.axes.back().bands) {
                const auto value = band.min ? band.min : band.max;
                out.push_back(readTable(ruling, table, number(die), value.value_or(fw::Rational(0))));
            }
    }
    return out;
}

void askTables(Ruling& ruling, const Json& action, bool rows)
{
    const Json& tables = at(ruling.adapter.names, "crt");
    const std::string said = word(find(ruling.one.given, "ruleset.crt"));
    if (said != word(at(ruling.adapter.names, "everyTable"))) {
        const std::string table = word(at(tables, said));
        ruling.told[rows ? "cells" : "results"] = rows ? wholeRows(ruling, table, action)
                                                       : lookups(ruling, table, action);
        return;
    }
    for (const auto& [name, table] : tables.items())
        ruling.told[name] = rows ? wholeRows(ruling, word(table), action) : lookups(ruling, word(table), action);
}

void askTrack(Ruling& ruling)
{
    const fw::Scenario& scenario = ruling.setting.scenario;
    ruling.told["times"] = scenario.turnNames;
    ruling.told["first_player"] = scenario.sides.empty() ? Json()
                                                         : Json(sideName(ruling.adapter, scenario.sides.front().id));
    ruling.told["start_weather"] = ladderStep(ruling.now, word(at(ruling.adapter.names, "weather")), -1);
}

/// Whether a line of sight of the rules is open between two hexes.
void askSight(Ruling& ruling, const Json& action, const std::string& what, const std::string& label)
{
    const fw::Rules& rules = ruling.now.rules();
    const int from = rules.place(word(at(action, "from")));
    const int to = rules.place(word(at(action, "to")));
    for (const fw::Sighted& sight : fw::sights(rules, ruling.now.state().position, -1, from, to))
        if (sight.label == label)
            ruling.told[what] = sight.holds;
}

} // namespace

void ask(Ruling& ruling, const Json& action)
{
    const std::string what = word(at(action, "ask"));
    const Json& row = at(at(ruling.adapter.names, "asks"), what);
    if (askGround(ruling, action, row))
        return;
    if (what == "zoc")
        askZone(ruling, action);
    else if (what == "crt" || what == "crt_rows")
        askTables(ruling, action, what == "crt_rows");
    else if (what == "turn_track")
        askTrack(ruling);
    else if (row.contains("sight"))
        askSight(ruling, action, what, word(at(row, "sight")));
    else if (row.contains("order"))
        askOrder(ruling, row);
    else if (row.is_object())
        askOffers(ruling, row, what);
    else
        ruling.now.setFault("the adapter has no way to ask " + what);
}

} // namespace conformance
