// Long because: one compiler goes through the parts of a ruleset in the order in which they need each other.
#include "engine/base/CheckedIndex.h"
#include "engine/base/Rows.h"
#include "engine/model/Procedures.h"
#include "engine/rules/Compiler.h"

#include "engine/model/Limits.h"
#include "engine/rules/BodyBuilder.h"
#include "engine/rules/Shared.h"
#include "engine/rules/UnitNames.h"

#include <algorithm>
#include <set>

namespace fw {

Sym Compiled::intern(const std::string& word)
{
    const auto [at, added] = syms.try_emplace(word, static_cast<Sym>(words.size()));
    if (added)
        words.push_back(word);
    return at->second;
}

Sym Compiled::find(std::string_view word) const
{
    const auto found = syms.find(std::string(word));
    return found == syms.end() ? noSym : found->second;
}

Sym Compiled::find(const Rational& number) const
{
    const bool small = number.whole() && inside(smallNumbers, number.num());
    return small ? checkedAt(smallNumbers, number.num()) : find(number.text());
}

bool Compiler::when(const std::vector<std::string>& conditions)
{
    for (const std::string& condition : conditions) {
        const std::size_t at = condition.find('=');
        if (at == std::string::npos || at == 0)
            continue;
        const bool negated = condition[at - 1] == '!';
        const std::string name = condition.substr(0, negated ? at - 1 : at);
        const std::string wanted = condition.substr(at + 1);
        const auto found = c.options.find(name);
        const bool same = found != c.options.end() && found->second == wanted;
        if (same == negated)
            return false;
    }
    return true;
}

template <class Row>
void Compiler::keepActive(std::vector<Row>& rows)
{
    std::erase_if(rows, [&](const Row& row) { return !when(row.when); });
}

void Compiler::foldOptions()
{
    std::vector<std::string> known;
    for (const Option& option : c.ruleset.options) {
        c.options[option.id] = option.standard;
        known.push_back(option.id);
    }
    const auto put = [&](const std::string& where, const std::string& name, const std::string& value) {
        for (const Option& option : c.ruleset.options) {
            if (option.id != name)
                continue;
            if (std::ranges::find(option.values, value) == option.values.end()) {
                std::string all;
                for (const std::string& v : option.values)
                    all += (all.empty() ? "" : ", ") + v;
                error(LintKind::UnknownOption, where, Text("option '{0}' cannot be '{1}'", {name, value}),
                      Text("its values are {0}", {all}));
                return;
            }
            c.options[name] = value;
            return;
        }
        const std::string near = nearestWord(name, known);
        error(LintKind::UnknownOption, where, Text("there is no option '{0}'", {name}),
              near.empty() ? Text() : Text("did you mean '{0}'?", {near}));
    };
    if (!c.scenario.preset.empty()) {
        bool found = false;
        for (const Preset& preset : c.ruleset.presets) {
            if (preset.id != c.scenario.preset)
                continue;
            found = true;
            for (const auto& [name, value] : preset.options)
                put("preset " + preset.id, name, value);
        }
        if (!found)
            error(LintKind::UnknownReference, "scenario", Text("there is no preset '{0}'", {c.scenario.preset}));
    }
    for (const auto& [name, value] : c.scenario.options)
        put("scenario options", name, value);
    for (const auto& [name, value] : c.setup.options)
        put("game options", name, value);
}

void Compiler::board()
{
    const Map& map = c.scenario.map;
    const Grid& grid = map.grid;
    for (const Feature& feature : c.ruleset.features)
        if (feature.decoration)
            mDecorations.insert(feature.id);
    c.cells = grid.valid() ? grid.cellCount() : 0;
    c.directions = grid.directions();
    c.facings = c.ruleset.facings;
    if (grid.linked() && c.facings > 0)
        error(LintKind::NeedsCells, "rules", Text("counters have facings, and places have no directions"),
              "take 'facings' out, or use a map of hexes or squares");
    for (const Sight& sight : c.ruleset.sights)
        if (grid.linked())
            error(LintKind::NeedsCells, "sight " + sight.id, Text("no line of sight leads from place to place"),
                  "say with 'within' how far it reaches, or use a map of hexes or squares");
    c.neighbours.assign(static_cast<std::size_t>(c.cells * c.directions), -1);
    c.terrain.resize(static_cast<std::size_t>(c.cells));
    c.cellNames.resize(static_cast<std::size_t>(c.cells));
    c.perimeterAt.assign(static_cast<std::size_t>(c.cells), -1);
    c.outOfPlay.assign(static_cast<std::size_t>(c.cells), 0);
    for (const Cell cell : map.outOfPlay.cells)
        if (grid.contains(cell))
            c.outOfPlay[PlaceId(cell)] = 1;
    for (Cell cell = 0; cell < c.cells; ++cell) {
        const PlaceId at(cell);
        // Cells out of play have no neighbours, and orders cannot name them.
        for (int d = 0; d < c.directions && !c.outOfPlay[at]; ++d) {
            const Cell next = grid.neighbour(cell, d);
            if (next != noCell && !c.outOfPlay[PlaceId(next)])
                checkedAt(c.neighbours, cell * c.directions + d) = next;
        }
        const std::string label = map.numbering.label(grid, cell);
        c.cellNames[at] = label;
        if (!c.outOfPlay[at])
            c.placeIndex[label] = at;
        if (inside(map.terrain, cell))
            for (const std::string& word : checkedAt(map.terrain, cell))
                if (mDecorations.count(word) == 0)
                    c.terrain[at].push_back(c.intern(word));
        // Bare ground has a word too, so that a chart can have a row for it.
        if (c.terrain[at].empty())
            c.terrain[at].push_back(c.intern("clear"));
    }
    if (c.cells > 0)
        c.perimeter = grid.perimeter();
    std::erase_if(c.perimeter, [this](Cell cell) { return c.outOfPlay[PlaceId(cell)] != 0; });
    for (std::size_t i = 0; i < c.perimeter.size(); ++i)
        c.perimeterAt[PlaceId(c.perimeter[i])] = static_cast<std::int32_t>(i);
    c.places = c.cells;
    for (const Box& box : c.ruleset.boxes) {
        const PlaceId at(c.places++);
        c.placeIndex[box.id] = at;
        if (box.role)
            c.boxByRole.try_emplace(*box.role, at);
    }
    for (std::size_t s = 0; s < c.scenario.sides.size(); ++s) {
        c.sideIndex[c.scenario.sides[s].id] = static_cast<std::int32_t>(s);
        c.intern(c.scenario.sides[s].id);
    }
    c.sides = static_cast<std::int32_t>(c.scenario.sides.size());
    for (const Area& area : map.areas) {
        for (Cell cell : area.cells)
            if (!grid.contains(cell))
                error(LintKind::OffMap, "area " + area.id, Text("a cell of this area is off the map"));
            else if (c.outOfPlay[PlaceId(cell)])
                error(LintKind::OffMap, "area " + area.id,
                      Text("{0}, a cell of this area, is out of play", {map.numbering.label(grid, cell)}));
        c.areaIndex[area.id] = static_cast<std::int32_t>(c.areaCells.size());
        c.areaCells.emplace_back(area.cells.begin(), area.cells.end());
        c.areaKind.push_back(c.intern(area.kind));
        if (area.kind == "entry")
            for (const Cell cell : area.cells)
                addOnce(c.entryCells, cell);
        const auto side = c.sideIndex.find(area.side);
        c.areaSide.push_back(side == c.sideIndex.end() ? -1 : side->second);
    }
    for (std::size_t a = 0; a < c.areaCells.size(); ++a) {
        std::vector<std::int32_t>& ofKind = c.areaSetsByKind[c.areaKind[a]].cells;
        ofKind.insert(ofKind.end(), c.areaCells[a].begin(), c.areaCells[a].end());
        c.areaSets.push_back({c.areaCells[a], {}});
    }
    const auto complete = [](Compiled::CellSet& set) {
        std::set<std::int32_t> known;
        std::erase_if(set.cells, [&](std::int32_t cell) { return !known.insert(cell).second; });
        set.sorted.assign(known.begin(), known.end());
    };
    std::ranges::for_each(c.areaSets, complete);
    for (auto& [kind, set] : c.areaSetsByKind)
        complete(set);
    c.firstHexside = c.places + static_cast<std::int32_t>(c.areaCells.size());
    ways();
}

void Compiler::ways()
{
    const Map& map = c.scenario.map;
    c.onWay.resize(static_cast<std::size_t>(c.cells));
    const auto add = [](std::vector<Sym>& list, Sym word) { addOnce(list, word); };
    for (const Way& way : map.ways) {
        const bool seen = mDecorations.count(way.kind) == 0;
        const Sym kind = c.intern(way.kind);
        for (std::size_t i = 0; i < way.cells.size(); ++i) {
            const Cell cell = way.cells[i];
            if (!map.grid.contains(cell)) {
                error(LintKind::OffMap, "way " + way.id, Text("a cell of this way is off the map"));
                continue;
            }
            if (seen)
                add(c.onWay[PlaceId(cell)], kind);
            if (i == 0)
                continue;
            const Cell back = way.cells[i - 1];
            if (!map.grid.contains(back) || !map.grid.adjacent(back, cell)) {
                error(LintKind::NotAdjacent, "way " + way.id,
                      Text("{0} and {1} are not adjacent",
                           {map.numbering.label(map.grid, back), map.numbering.label(map.grid, cell)}));
                continue;
            }
            if (!seen)
                continue;
            add(c.wayLinks[std::int64_t(back) * c.cells + cell], kind);
            add(c.wayLinks[std::int64_t(cell) * c.cells + back], kind);
        }
    }
    for (const Side& side : map.sides) {
        const int index = map.grid.contains(side.a) && map.grid.contains(side.b) ? map.grid.sharedSide(side.a, side.b)
                                                                                 : -1;
        if (index < 0) {
            error(LintKind::NotAdjacent, "hexsides", Text("a hexside is not between adjacent cells"));
            continue;
        }
        const bool sheltersOne = side.shelters != noCell;
        if (sheltersOne && side.shelters != side.a && side.shelters != side.b)
            error(LintKind::HexsideOwner, "hexsides", Text("a hexside shelters a cell that it does not touch"),
                  "name one of its two cells");
        if (!side.owner.empty()
            && std::ranges::none_of(c.scenario.sides, [&](const Army& army) { return army.id == side.owner; }))
            error(LintKind::UnknownReference, "hexsides", Text("there is no side '{0}'", {side.owner}));
        for (const std::string& word : side.features) {
            if (mDecorations.count(word) != 0)
                continue;
            CHexside& here = c.hexsides[index];
            here.words.push_back(c.intern(word));
            if (sheltersOne)
                here.sheltering.emplace_back(here.words.back(), PlaceId(side.shelters));
            if (!side.owner.empty())
                here.owner = c.intern(side.owner);
        }
    }
}

void Compiler::units()
{
    for (const Unit& unit : c.scenario.units) {
        CUnit u;
        u.id = c.intern(unit.id);
        u.type = c.intern(unit.type);
        u.formation = unit.formation.empty() ? noSym : c.intern(unit.formation);
        u.steps = unit.steps;
        const auto side = c.sideIndex.find(unit.side);
        if (side == c.sideIndex.end())
            error(LintKind::UnknownReference, "unit " + unit.id, Text("there is no side '{0}'", {unit.side}));
        else
            u.side = side->second;
        if (!c.ruleset.unitTypes.empty() && typeNamed(c.ruleset, unit.type) == nullptr)
            error(LintKind::UnknownReference, "unit " + unit.id, Text("there is no unit type '{0}'", {unit.type}));
        for (const std::string& tag : unit.tags)
            u.tags.push_back(c.intern(tag));
        if (!c.unitIndex.try_emplace(unit.id, c.units.add(std::move(u))).second)
            error(LintKind::SameId, "unit " + unit.id, Text("two units have this id"));
    }
    formations();
    c.unitNames = unitNames(c.scenario);
    std::int64_t setupCells = 0;
    for (const Placement& placement : c.scenario.setup) {
        const UnitId u = named(c.unitIndex, placement.unit, "unit", "setup");
        if (!u.valid())
            continue;
        CUnit& unit = c.units[u];
        unit.arrivalTurn = placement.arrives.turn;
        const auto off = [&](Cell cell) { return cell < 0 || cell >= c.cells; };
        if ((placement.at != noCell && off(placement.at)) || std::ranges::any_of(placement.arrives.at, off)
            || std::ranges::any_of(placement.leaves.at, off) || std::ranges::any_of(placement.oneOf, off)) {
            error(LintKind::OffMap, "unit " + placement.unit, Text("a cell where it is placed is off the map"));
            continue;
        }
        const auto out = [&](Cell cell) { return c.outOfPlay[PlaceId(cell)] != 0; };
        if ((placement.at != noCell && out(placement.at)) || std::ranges::any_of(placement.arrives.at, out)
            || std::ranges::any_of(placement.oneOf, out)) {
            error(LintKind::OffMap, "unit " + placement.unit, Text("a cell where it is placed is out of play"));
            continue;
        }
        if (!placement.box.empty())
            named(c.placeIndex, placement.box, "box", "unit " + placement.unit);
        // Stops before the set-up cells of all counters fill the memory.
        const std::int64_t far = std::min(placement.within, c.scenario.map.grid.columns + c.scenario.map.grid.rows);
        setupCells += static_cast<std::int64_t>(placement.oneOf.size() + placement.arrives.at.size())
                      + std::min<std::int64_t>(c.cells, 3 * far * (far + 1));
        if (setupCells > most::setupCells) {
            error(LintKind::SetupCells, "unit " + placement.unit,
                  Text("the counters up to this one may be set up in more than {0} cells",
                       {std::to_string(most::setupCells)}),
                  "make 'within' smaller");
            return;
        }
        for (Cell cell : placement.arrives.at)
            unit.arrivalAt.push_back(cell);
        for (Cell cell : placement.oneOf)
            unit.setupAt.push_back(cell);
        if (placement.oneOf.empty() && placement.at != noCell && placement.at < c.cells)
            for (Cell cell : c.scenario.map.grid.within(placement.at, placement.within))
                if (!out(cell))
                    unit.setupAt.push_back(cell);
    }
}

void Compiler::marks()
{
    for (const Mark& mark : c.ruleset.marks) {
        CMark m;
        m.src = &mark;
        m.on = mark.on;
        m.form = mark.form;
        for (const std::string& step : mark.steps)
            m.steps.push_back(c.intern(step));
        if (m.form == MarkForm::Ladder && m.steps.empty())
            error(LintKind::LadderSteps, "mark " + mark.id, Text("a ladder needs steps"));
        if (!m.noted()) {
            m.slot = m.on == MarkOn::Unit        ? c.unitSlots++
                     : m.on == MarkOn::Side      ? c.sideSlots++
                     : m.on == MarkOn::Game      ? c.gameSlots++
                     : m.on == MarkOn::Formation ? c.formationSlots++
                                                 : 0;
        }
        c.marksGround = c.marksGround || (onGround(m.on) && m.on != MarkOn::Place);
        for (const std::string* word : {&mark.adds, &mark.removes}) {
            const Feature* const feature = word->empty() ? nullptr : byId(c.ruleset.features, *word);
            if (feature != nullptr)
                c.alterations.push_back({MarkId(static_cast<std::int32_t>(c.marks.size())), c.intern(*word),
                                         word == &mark.adds, feature->kind == FeatureKind::Way});
        }
        if (!c.markIndex.try_emplace(mark.id, c.marks.add(std::move(m))).second)
            error(LintKind::SameId, "mark " + mark.id, Text("two marks have this id"));
    }
}

void Compiler::ratings()
{
    for (std::size_t i = 0; i < c.ruleset.ratings.size(); ++i)
        c.ratingIndex[c.ruleset.ratings[i].id] = static_cast<std::int32_t>(i);
    for (const Rating& rating : c.ruleset.ratings) {
        CRating r;
        for (const RatingColumn& column : rating.columns)
            r.columns.push_back({c.intern(column.column), reqs(column.need, "rating " + rating.id)});
        const std::size_t n = r.columns.size();
        r.values.assign(n * c.units.size(), 0);
        r.has.assign(n * c.units.size(), 0);
        for (std::size_t u = 0; u < c.units.size(); ++u) {
            const auto& all = c.scenario.units[u].ratings;
            const auto found = all.find(rating.id);
            if (found == all.end())
                continue;
            for (std::size_t i = 0; i < n; ++i) {
                const auto value = found->second.find(rating.columns[i].column);
                if (value != found->second.end()) {
                    r.values[u * n + i] = value->second;
                    r.has[u * n + i] = 1;
                }
            }
        }
        c.ratings.push_back(std::move(r));
    }
}

void Compiler::readWords()
{
    nameFaces();
    for (const std::string& word : c.words)
        c.numbers.push_back(Rational::parse(word));
    for (int n = 0; n < 64; ++n)
        c.smallNumbers.push_back(c.find(std::to_string(n)));
    for (const Army& side : c.scenario.sides)
        c.sideWords.push_back(c.find(side.id));
}

Result<void> Compiler::run()
{
    c.words.emplace_back(); // symbol 0 is "no word"
    for (const char* name :
         {"it",     "unit",  "units",  "from",     "to",         "start",  "step",   "row",         "mover", "subject",
          "spent",  "last",  "turn",   "side",     "none",       "pass",   "stated", "move-halted", "mode",  "event",
          "facing", "#deed", "#deeds", "#waiting", "#prevented", "#asked", "near",   "far",         "line",  "lost"})
        c.intern(name);
    for (const char* word : {"front", "flank", "rear", "fill"})
        c.intern(word);
    foldOptions();
    Ruleset& r = c.ruleset;
    const auto replace = [this](auto& rows, const auto& more) {
        for (const auto& row : more) {
            if (!when(row.when))
                continue;
            auto at = std::ranges::find_if(rows, [&](const auto& have) { return have.id == row.id; });
            if (at != rows.end())
                *at = row;
            else
                rows.push_back(row);
        }
    };
    keepActive(r.groups);
    for (std::size_t i = 0; i < r.groups.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (r.groups[i].id == r.groups[k].id)
                error(LintKind::SameId, "group " + r.groups[i].id, Text("two rows have this id"),
                      Text("rename one, or give them 'when' so that only one is in force"));
    expandGroupsAndInheritance(r, [this](const std::vector<std::string>& row) { return when(row); });
    for (const PathRow& row : r.paths)
        mAllPaths.push_back(row.id);
    keepActive(r.marks);
    keepActive(r.defs);
    keepActive(r.quantities);
    keepActive(r.modifiers);
    keepActive(r.tables);
    keepActive(r.zones);
    keepActive(r.sights);
    keepActive(r.paths);
    keepActive(r.constraints);
    keepActive(r.procedures);
    keepActive(r.codes);
    keepActive(r.triggers);
    replace(r.tables, c.scenario.tables);
    replace(r.modifiers, c.scenario.modifiers);
    replace(r.modifiers, c.setup.house);
    replace(r.triggers, c.scenario.triggers);
    keepActive(r.modifiers);

    const auto indexRows = [&](auto& index, const auto& rows, const char* what) {
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (!index.try_emplace(rows[i].id, static_cast<std::int32_t>(i)).second)
                error(LintKind::SameId, std::string(what) + " " + rows[i].id, Text("two rows have this id"),
                      Text("rename one, or give them 'when' so that only one is in force"));
    };
    indexRows(mDefIndex, r.defs, "definition");
    indexRows(c.quantityIndex, r.quantities, "quantity");
    indexRows(c.tableIndex, r.tables, "table");
    indexRows(c.pathIndex, r.paths, "path");
    indexRows(c.sightIndex, r.sights, "sight");
    std::unordered_map<std::string, std::int32_t> modifierIndex;
    indexRows(modifierIndex, r.modifiers, "modifier");

    board();
    units();
    marks();
    c.defs.resize(r.defs.size());
    for (std::size_t i = 0; i < r.ratings.size(); ++i)
        c.ratingIndex[r.ratings[i].id] = static_cast<std::int32_t>(i);
    for (std::size_t i = 0; i < r.defs.size(); ++i)
        c.defs[i] = reqs(r.defs[i].need, "definition " + r.defs[i].id);
    ratings();
    tables();
    quantities();
    zones();
    sights();
    paths();
    BodyBuilder(*this).build();
    readWords();
    circles();
    kinds();
    keepAnswers();
    if (!errors.empty())
        return tl::unexpected<Problem>(errors.front());
    return {};
}

Result<std::shared_ptr<const Rules>> compile(const Ruleset& ruleset, const Scenario& scenario, const Setup& setup)
{
    auto compiled = std::make_unique<Compiled>();
    compiled->ruleset = ruleset;
    compiled->scenario = scenario;
    compiled->setup = setup;
    Compiler compiler(*compiled);
    const Result<void> done = compiler.run();
    if (!done)
        return tl::unexpected<Problem>(done.error());
    return std::make_shared<const Rules>(std::move(compiled));
}

} // namespace fw
