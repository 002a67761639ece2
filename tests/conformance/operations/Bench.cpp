#include "tests/conformance/operations/Bench.h"

#include "engine/model/Procedures.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/Query.h"
#include "tests/engine/Asked.h"

#include <algorithm>
#include <cmath>

namespace conformance {

namespace {

/// The value of an option from a case, which gives the word of the rules or a letter for its position.
std::string reading(const fw::Ruleset& rules, const std::string& option, const Json& said)
{
    const std::string value = said.is_string() ? said.get<std::string>() : said.dump();
    if (value.size() == 1 && value.front() >= 'a')
        for (const fw::Option& one : rules.options)
            if (const auto nth = static_cast<std::size_t>(value.front() - 'a');
                one.id == option && nth < one.values.size())
                return one.values[nth];
    return value;
}

/// Makes all choices ask even if there is only one answer, to check the case's own answer.
void askAll(std::vector<fw::Node>& nodes)
{
    for (fw::Node& node : nodes) {
        std::visit(
            [](auto& kind) {
                if constexpr (requires { kind.automatic; })
                    kind.automatic = false;
            },
            node.kind);
        eachInside(node, [](std::vector<fw::Node>& inside) { askAll(inside); });
    }
}

} // namespace

fw::Rational exactly(const Json& value)
{
    if (value.is_number_integer())
        return fw::Rational(value.get<long long>());
    if (value.is_number_float())
        return fw::Rational::of(std::llround(value.get<double>() * 2), 2);
    return fw::Rational(0);
}

Bench::Bench(const Case& one, const Adapter& adapter, const Shipped& shipped)
    : mCase(one), mAdapter(adapter), mRuleset(shipped.rules), mShipped(shipped)
{
    for (fw::Procedure& procedure : mRuleset.procedures)
        askAll(procedure.then);
    for (fw::Code& code : mRuleset.codes)
        askAll(code.then);
    for (const CaseDie& die : one.dice)
        mDice.push_back(die.face);
    const Json& board = at(adapter.names, "board");
    mScenario.id = one.id;
    mScenario.title = one.id;
    mScenario.rules = mRuleset.id;
    mScenario.rulesVersion = mRuleset.version;
    mScenario.sides = shipped.scenario.sides;
    mScenario.lastTurn = shipped.scenario.lastTurn;
    for (const auto& [option, value] : at(adapter.names, "options").items())
        mScenario.options[option] = word(value);
    for (const auto& [option, value] : at(one.given, "options").items())
        mScenario.options[option] = reading(mRuleset, option, value);
    fw::Map& map = mScenario.map;
    map.grid.columns = number(at(board, "columns"));
    map.grid.rows = number(at(board, "rows"));
    const auto cells = static_cast<std::size_t>(map.grid.cellCount());
    map.terrain.resize(cells);
    map.level.assign(cells, 0);
    for (const auto& [edge, side] : at(board, "homes").items()) {
        std::vector<fw::Cell> home;
        for (int row = 0; row < map.grid.rows; ++row)
            home.push_back(map.grid.cell(edge == "west" ? 0 : map.grid.columns - 1, row));
        area("home-" + word(side), word(at(board, "homeKind")), word(side), home);
    }
    for (const auto& [name, row] : at(board, "places").items())
        area(name, word(at(row, "kind")), word(at(row, "side")),
             {map.grid.cell(number(at(row, "column")), number(at(row, "row")))});
    for (const fw::Army& army : mScenario.sides)
        for (const auto& [mark, value] : at(adapter.names, "sideMarks").items())
            sideMark(army.id, mark, number(value));
}

void Bench::fail(const std::string& why)
{
    if (mFault.empty())
        mFault = why;
}

bool Bench::has(const std::string& kind, const std::string& name) const
{
    return !at(at(mAdapter.names, kind), name).is_null();
}

std::string Bench::id(const std::string& kind, const std::string& name)
{
    const Json& found = at(at(mAdapter.names, kind), name);
    if (found.is_null())
        fail("the adapter has no " + kind + " called " + name);
    return word(found);
}

void Bench::know(const Json& object, std::initializer_list<const char*> keys, const std::string& where)
{
    if (object.is_null())
        return;
    if (!object.is_object())
        return fail(where + " is no object");
    for (const auto& [key, value] : object.items())
        if (!(where == "given" && key == "options")
            && std::find_if(keys.begin(), keys.end(), [&](const char* known) { return key == known; }) == keys.end())
            fail("nothing here reads " + where + "." + key);
}

std::string Bench::label(fw::Cell cell) const
{
    return mScenario.map.numbering.label(grid(), cell);
}

void Bench::terrain(fw::Cell cell, const std::string& name)
{
    if (at(mAdapter.names, "bareTerrain") != Json(name))
        mScenario.map.terrain[static_cast<std::size_t>(cell)].push_back(id("terrain", name));
}

void Bench::level(fw::Cell cell, int level)
{
    mScenario.map.level[static_cast<std::size_t>(cell)] = level;
}

void Bench::edge(fw::Cell a, fw::Cell b, const std::string& feature, const std::string& own)
{
    std::string name = feature;
    if (has("owned", feature))
        name = id("owned", feature) + own;
    fw::Side side;
    side.a = a;
    side.b = b;
    side.features = {id("hexsides", name)};
    if (has("owners", name))
        side.owner = id("owners", name);
    mScenario.map.sides.push_back(side);
}

void Bench::way(const std::string& kind, const std::vector<fw::Cell>& cells)
{
    if (cells.size() >= 2 || !cells.empty())
        mScenario.map.ways.push_back(
            {"way-" + std::to_string(mScenario.map.ways.size()), "", id("ways", kind), cells, fw::Origin::Printed});
}

void Bench::area(const std::string& name, const std::string& kind, const std::string& side, std::vector<fw::Cell> cells)
{
    mScenario.map.areas.push_back({name, name, kind, side, std::move(cells), fw::Origin::Printed});
}

bool Bench::occupied(fw::Cell cell) const
{
    return std::any_of(mScenario.setup.begin(), mScenario.setup.end(),
                       [&](const fw::Placement& one) { return one.at == cell; });
}

fw::Unit& Bench::unit(const Json& stated, fw::Cell cell, const std::string& role)
{
    know(stated,
         {"id", "side", "class", "sp", "max_steps", "steps", "state", "tags", "has_fired", "adjusted_morale", "morale",
          "lead", "hex", "ma", "pinned", "panicked", "fired"},
         "unit");
    fw::Unit one;
    one.id = word(at(stated, "id"));
    one.name = one.id;
    one.side = id("sides", word(at(stated, "side")));
    one.type = id("classes", word(at(stated, "class")));
    one.steps = number(at(stated, "max_steps"), 1);
    for (const std::string& tag : words(at(stated, "tags")))
        one.tags.push_back(id("tags", tag));
    const fw::Rational sp = exactly(at(stated, "sp"));
    const fw::Rational morale = exactly(
        at(stated, at(stated, "adjusted_morale").is_null() ? "morale" : "adjusted_morale"));
    for (const auto& [rating, said] : at(mAdapter.names, "ratings").items()) {
        fw::Rational value(0);
        if (word(said) == "sp")
            value = sp;
        else if (word(said) == "morale")
            value = morale;
        else if (word(said) == "ma")
            value = exactly(at(stated, "ma"));
        for (const std::string& column : words(at(mAdapter.names, "columns")))
            one.ratings[rating][column] = value;
    }
    fw::Placement place;
    place.unit = one.id;
    place.at = role.empty() ? cell : fw::noCell;
    for (const fw::Box& box : mRuleset.boxes)
        if (!role.empty() && fw::wordOf(box.role) == role)
            place.box = box.id;
    place.stepsLost = one.steps - number(at(stated, "steps"), one.steps);
    if (!at(stated, "state").is_null())
        place.marks[id("marks", "state")] = id("states", word(at(stated, "state")));
    for (const char* flag : {"pinned", "has_fired", "panicked", "fired"})
        if (conformance::has(stated, flag))
            place.marks[id("marks", flag)] = "1";
    mScenario.units.push_back(one);
    mScenario.setup.push_back(place);
    mStated.push_back(one.id);
    return mScenario.units.back();
}

std::string Bench::sideOfLeader(const std::string& name)
{
    for (const fw::Unit& one : mShipped.scenario.units)
        if (one.id == id("leaders", name))
            return one.side;
    return {};
}

void Bench::leader(const std::string& name, const std::string& side, fw::Cell cell, const std::string& role)
{
    unit({{"id", id("leaders", name)}, {"side", side}, {"class", "leader"}}, cell, role);
    if (conformance::has(at(mAdapter.names, "demiLeaders"), name)) {
        fw::Unit& demi = mScenario.units.back();
        demi.type = word(at(at(at(mAdapter.names, "demiLeaders"), name), "class"));
        demi.tags = words(at(at(at(mAdapter.names, "demiLeaders"), name), "tags"));
    }
}

void Bench::rate(const std::string& unit, const Json& stated)
{
    for (fw::Unit& one : mScenario.units)
        for (const auto& [key, rating] : at(mAdapter.names, "leaderRatings").items())
            if (one.id == unit)
                for (const std::string& column : words(at(mAdapter.names, "columns")))
                    one.ratings[word(rating)][column] = exactly(at(stated, key));
}

void Bench::extraLeader(const std::string& side, fw::Cell cell)
{
    unit({{"id", "extra-" + std::to_string(++mExtras)}, {"side", side}, {"class", "leader"}}, cell);
    mStated.pop_back();
}

std::string Bench::extra(const std::string& side, fw::Cell cell, bool parade, bool rifle)
{
    Json stated{{"id", "extra-" + std::to_string(++mExtras)},
                {"side", side},
                {"class", rifle ? "light_infantry" : "infantry"},
                {"sp", 1},
                {"state", parade ? "parade" : "disrupted"}};
    if (rifle)
        stated["tags"] = {"rifle"};
    unit(stated, cell);
    mStated.pop_back();
    return mScenario.units.back().id;
}

void Bench::sideMark(const std::string& side, const std::string& mark, long long value)
{
    mScenario.sideMarks[side][mark] = std::to_string(value);
}

std::string Bench::enemyOf(const std::string& side) const
{
    for (const fw::Army& army : mScenario.sides)
        if (army.id != side)
            return army.id;
    return {};
}

void Bench::armyMorale()
{
    for (const auto& [side, value] : at(given(), "army_morale").items())
        sideMark(id("sides", side), id("marks", "army_morale"), number(value));
}

void Bench::band(const std::string& side, int shift)
{
    const auto made = fw::compile(mRuleset, mScenario, mSetup);
    if (!made)
        return fail(fw::describe(made.error()));
    const Json& row = at(mAdapter.names, "band");
    const std::string& what = word(at(row, "column"));
    // The middle one of the values with this shift, so that the track can move both ways.
    std::vector<int> fitting;
    for (int value = 1; value <= number(at(row, "most")); ++value) {
        const auto cell = fw::lookupTable(**made, word(at(row, "table")),
                                          {fw::Value::ofNumber(value), fw::Value::ofWord((*made)->sym(what))});
        if (cell && cell->word == std::to_string(shift))
            fitting.push_back(value);
    }
    if (!fitting.empty())
        return sideMark(side, id("marks", "army_morale"), fitting[fitting.size() / 2]);
    fail("no army morale shifts by " + std::to_string(shift));
}

} // namespace conformance
