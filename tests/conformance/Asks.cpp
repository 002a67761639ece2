// Queries: what legal() offers, what a unit's zone covers, what a table says.
#include "tests/conformance/Ruling.h"

#include "engine/rules/Evaluate.h"

#include <algorithm>

namespace conformance {

namespace {

bool contains(const std::vector<std::string>& list, const std::string& one)
{
    return std::find(list.begin(), list.end(), one) != list.end();
}

/// What legal() offers for one field of an entry, gone through every filling of the fields before it;
/// `fixed` holds the values that fields named there must have.
class Offers
{
public:
    Offers(const Desk& desk, std::string field, const std::map<std::string, std::vector<std::string>>& fixed)
        : mDesk(desk), mField(std::move(field)), mFixed(fixed)
    {
    }

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

    /// A value the fixed field still lacks, or its end once it has them all; any value of others.
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

/// Values that an entry's field may take, as words or, where the case wants them, with their cost.
void askOffers(Ruling& ruling, const Json& row, const std::string& ask)
{
    prepare(ruling, at(row, "steps"));
    std::map<std::string, std::vector<std::string>> fixed;
    for (const auto& [field, source] : at(row, "fixed").items())
        fixed[field] = gather(ruling.now.action(), source);
    const std::string key = word(at(row, "tells"));
    const Json& wanted = at(ruling.one.expect, key);
    const bool priced = wanted.is_array() && !wanted.empty() && wanted.front().is_object();
    Json out = Json::array();
    Offers offers(ruling.now, word(at(row, "field")), fixed);
    for (const fw::Choice& choice : offers.of(word(at(row, "entry")))) {
        if (priced)
            out.push_back({{"hex", choice.value}, {"mp", jsonNumber(choice.cost)}});
        else
            out.push_back(choice.value);
    }
    ruling.told[key.empty() ? ask : key] = out;
}

void askZone(Ruling& ruling, const Json& action)
{
    const fw::Rules& rules = ruling.now.rules();
    const int unit = rules.unit(word(at(action, "unit")));
    if (unit < 0) {
        ruling.now.setFault("there is no such unit");
        return;
    }
    fw::Scope scope(rules.compiled(), ruling.now.state().position);
    Json out = Json::array();
    for (int cell = 0; cell < rules.cellCount(); ++cell)
        if (scope.zoneReaches(unit, cell))
            out.push_back(rules.placeName(cell));
    ruling.told["hexes"] = out;
}

/// One cell of a combat results table in the words of the cases.
Json readTable(Ruling& ruling, const std::string& table, int die, fw::Rational differential)
{
    const fw::Rules& rules = ruling.now.rules();
    fw::Scope scope(rules.compiled(), ruling.now.state().position);
    const auto& index = rules.compiled().tableIndex;
    const auto found = index.find(table);
    if (found == index.end()) {
        ruling.now.setFault("the rules have no table " + table);
        return {};
    }
    fw::Trace trace;
    scope.trace = &trace;
    const fw::Looked looked
        = fw::lookup(scope, found->second,
                     {fw::Val::of(fw::Rational(die)), fw::Val::of(differential)});
    Json out;
    out["die"] = die;
    out["column"] = looked.column;
    out["result"] = trace.empty() ? Json() : Json(trace.front().word);
    if (looked.rowExtra != fw::noSym && !trace.empty())
        out["result"] = trace.front().word + "+" + rules.word(looked.rowExtra);
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

/// Every column of the rows that the query's dice name.
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
        ruling.told[name] = rows ? wholeRows(ruling, word(table), action)
                                 : lookups(ruling, word(table), action);
}

void askTrack(Ruling& ruling)
{
    const fw::Scenario& scenario = ruling.setting.scenario;
    ruling.told["times"] = scenario.turnNames;
    ruling.told["first_player"]
        = scenario.sides.empty() ? Json() : Json(sideName(ruling.adapter, scenario.sides.front().id));
    ruling.told["start_weather"]
        = ladderStep(ruling.now, word(at(ruling.adapter.names, "weather")), -1);
}

} // namespace

void ask(Ruling& ruling, const Json& action)
{
    const std::string what = word(at(action, "ask"));
    const Json& row = at(at(ruling.adapter.names, "asks"), what);
    if (what == "zoc")
        askZone(ruling, action);
    else if (what == "crt" || what == "crt_rows")
        askTables(ruling, action, what == "crt_rows");
    else if (what == "turn_track")
        askTrack(ruling);
    else if (row.is_object())
        askOffers(ruling, row, what);
    else
        ruling.now.setFault("the adapter has no way to ask " + what);
}

} // namespace conformance
