// Long because: each part of a scenario is looked up in a few lines.
// Looks up every word of a scenario in its rules, its map or itself.
#include "engine/base/Rows.h"
#include "engine/model/Procedures.h"
#include "engine/rules/LintParts.h"
#include "engine/rules/Values.h"

#include <algorithm>
#include <set>
#include <sstream>
#include <unordered_map>
#include <utility>

namespace fw {

namespace {

using Step = PointerWay::Step;

class ScenarioLint
{
public:
    ScenarioLint(const Ruleset& ruleset, const Scenario& scenario, LintSink& sink)
        : mRules(ruleset), mScenario(scenario), mSink(sink), mValues(ruleset, &scenario),
          mSides(Vocabulary::ids(scenario.sides)), mUnits(Vocabulary::ids(scenario.units)),
          mBoxes(Vocabulary::ids(ruleset.boxes)), mMarks(Vocabulary::ids(ruleset.marks)),
          mRatings(Vocabulary::ids(ruleset.ratings))
    {
        for (const Feature& feature : ruleset.features)
            mFeatures[feature.kind].add(feature.id);
        mFeatures[FeatureKind::Terrain].add("clear");
    }

    void settings()
    {
        Vocabulary options = Vocabulary::ids(mRules.options);
        mSink.row = "scenario";
        mSink.schema(mScenario.schema, "scenario");
        {
            const Step map(mSink.way, "map");
            mSink.schema(mScenario.map.schema, "map");
        }
        if (const Vocabulary presets = Vocabulary::ids(mRules.presets);
            !mScenario.preset.empty() && !presets.has(mScenario.preset))
            mSink.wrongIn(LintKind::UnknownReference, "preset", Text("there is no preset '{0}'", {mScenario.preset}),
                          mSink.remedy(presets, mScenario.preset));
        mSink.row = "scenario options";
        const Step step(mSink.way, "options");
        for (const auto& [name, value] : mScenario.options) {
            const Option* option = byId(mRules.options, name);
            if (option == nullptr)
                mSink.wrongIn(LintKind::UnknownOption, name, Text("there is no option '{0}'", {name}),
                              mSink.remedy(options, name));
            else if (const Vocabulary values = Vocabulary::all(option->values); !values.has(value))
                mSink.wrongIn(LintKind::UnknownOption, name, Text("option '{0}' cannot be '{1}'", {name, value}),
                              mSink.remedy(values, value));
        }
    }

    void units()
    {
        const Vocabulary types = Vocabulary::ids(mRules.unitTypes);
        const Vocabulary tags = Vocabulary::all(mScenario.tags);
        Vocabulary placed;
        for (const Placement& p : mScenario.setup)
            placed.add(mUnits.has(p.unit) ? p.unit : mUnits.nearest(p.unit)); // a spelling error was reported already
        std::unordered_map<std::string, int> tagged;
        for (const Unit& unit : mScenario.units)
            for (const std::string& tag : unit.tags)
                ++tagged[tag];
        // Known tags: those in conditions, and those of several counters.
        Vocabulary others = Vocabulary::all(mValues.tags());
        for (const auto& [tag, times] : tagged)
            if (times > 1)
                others.add(tag);
        mSink.each("units", mScenario.units, [&](const Unit& unit) {
            mSink.row = "unit " + unit.id;
            mSink.known("side", unit.side, mSides, "there is no side '{0}'");
            if (!types.empty())
                mSink.known("type", unit.type, types, "there is no unit type '{0}'");
            for (std::size_t t = 0; t < unit.tags.size(); ++t)
                tag(unit.tags[t], static_cast<int>(t), tags, others, tagged);
            ratings(unit);
        });
        unplaced(placed);
    }

    void setup()
    {
        mSink.each("setup", mScenario.setup, [&](const Placement& p) {
            mSink.row = "setup";
            mSink.known("unit", p.unit, mUnits, "there is no unit '{0}'");
            mSink.row = "unit " + p.unit;
            if (!p.box.empty())
                mSink.known("box", p.box, mBoxes, "there is no box '{0}'");
            if (!p.box.empty() && (p.at != noCell || !p.oneOf.empty()))
                mSink.wrongIn(LintKind::WrongPlacement, "box", "it is in a cell and in a box",
                              "take one of the two out");
            if (p.within > 0 && !p.oneOf.empty())
                mSink.wrongIn(LintKind::OverriddenField, "within",
                              "'oneOf' lists the cells to choose from: 'within' is ignored next to it",
                              "take one of the two out");
            marks("marks", p.marks, MarkOn::Unit);
            for (std::size_t a = 0; a < p.arrives.at.size(); ++a)
                if (std::ranges::count(p.arrives.at, p.arrives.at[a]) > 1) {
                    mSink.wrongIn(LintKind::WrongPlacement, "arrives", "it arrives at the same cell twice",
                                  "take one out");
                    break;
                }
            if (p.facing < 0 || p.facing >= std::max(1, mRules.facings))
                mSink.wrongIn(LintKind::WrongPlacement, "facing",
                              Text("there is no facing {0}", {std::to_string(p.facing)}));
        });
    }
    /// The sides that each side names as its allies and neutrals.
    void relations()
    {
        mSink.each("sides", mScenario.sides, [&](const Army& army) {
            mSink.row = "side " + army.id;
            const auto check = [&](const char* key, const std::vector<std::string>& list) {
                for (const std::string& name : list)
                    if (name == army.id)
                        mSink.wrongIn(LintKind::DoesNothing, key, "a side has no relation to itself",
                                      "name another side");
                    else if (std::ranges::none_of(mScenario.sides, [&](const Army& a) { return a.id == name; }))
                        mSink.wrongIn(LintKind::UnknownReference, key, Text("there is no side '{0}'", {name}));
            };
            check("allies", army.allies);
            check("neutrals", army.neutrals);
            for (const Army& other : mScenario.sides)
                if (names(army.neutrals, other) && (names(army.allies, other) || names(other.allies, army)))
                    mSink.wrongIn(LintKind::ListedTwice, "neutrals",
                                  Text("side '{0}' is both an ally and a neutral", {other.id}),
                                  "take it out of one of the two lists");
        });
    }
    static bool names(const std::vector<std::string>& list, const Army& army)
    {
        return std::ranges::find(list, army.id) != list.end();
    }
    void startMarks()
    {
        mSink.row = "game marks";
        marks("gameMarks", mScenario.gameMarks, MarkOn::Game);
        const Step sides(mSink.way, "sideMarks");
        for (const auto& [side, set] : mScenario.sideMarks) {
            mSink.row = "side " + side;
            marks(side, set, MarkOn::Side);
        }
        formationMarks();
    }
    void formationMarks()
    {
        Vocabulary known;
        for (const Unit& unit : mScenario.units)
            known.add(unit.formation);
        for (const auto& [formation, parent] : mScenario.formationParents)
            known.add(parent);
        const Step formations(mSink.way, "formationMarks");
        for (const auto& [formation, set] : mScenario.formationMarks) {
            mSink.row = "formation " + formation;
            // If two sides have a formation of that word, its side precedes it.
            const std::string word = known.has(formation) ? formation : formation.substr(formation.find(' ') + 1);
            if (!known.has(word))
                mSink.wrongIn(LintKind::UnknownReference, formation,
                              Text("the scenario has no formation '{0}'", {formation}), mSink.remedy(known, formation));
            marks(formation, set, MarkOn::Formation);
        }
    }
    /// What a name in `placeMarks` means: an area, a hexside as "0304/0305", or else a place.
    MarkOn groundOf(const std::string& name)
    {
        const Map& map = mScenario.map;
        const std::size_t slash = name.find('/');
        if (slash == std::string::npos)
            return byId(map.areas, name) != nullptr && map.numbering.parse(map.grid, name) == noCell ? MarkOn::Area
                                                                                                     : MarkOn::Place;
        const Cell a = map.numbering.parse(map.grid, name.substr(0, slash));
        const Cell b = map.numbering.parse(map.grid, name.substr(slash + 1));
        if (a == noCell || b == noCell || !map.grid.adjacent(a, b))
            mSink.wrongIn(LintKind::NotAdjacent, name, Text("'{0}' is not a hexside", {name}),
                          "write the numbers of two adjacent cells, as in 0304/0305");
        return MarkOn::Hexside;
    }
    void placeMarks()
    {
        const Step places(mSink.way, "placeMarks");
        for (const auto& [place, set] : mScenario.placeMarks) {
            mSink.row = "place " + place;
            marks(place, set, groundOf(place));
        }
    }

    void ground()
    {
        const Step map(mSink.way, "map");
        if (!mRules.features.empty()) {
            terrain();
            hexsides();
            ways();
        }
        areas();
    }

    void tables()
    {
        const Step list(mSink.way, "tables");
        const Vocabulary known = Vocabulary::ids(mRules.tables);
        std::set<std::string> shown;
        for (const Panel& panel : mScenario.map.panels)
            shown.insert(panel.of);
        for (std::size_t i = 0; i < mScenario.tables.size(); ++i) {
            const Table& table = mScenario.tables[i];
            const Step step(mSink.way, i);
            mSink.row = "table " + table.id;
            // A turn track, and a table that is printed on the sheet, are there for people.
            const bool track = std::ranges::any_of(table.axes, [](const Axis& axis) { return axis.id == "turn"; });
            if (!known.has(table.id) && !track && !shown.count(table.id) && !ownRead(table.id))
                mSink.wrongIn(LintKind::UnknownReference, "id",
                              Text("the rules have no table '{0}', and nothing reads this one", {table.id}),
                              mSink.remedy(known, table.id));
        }
    }

private:
    /// Reports counters without a place: a single one at its row, several together.
    void unplaced(const Vocabulary& placed)
    {
        constexpr std::size_t most = 6; // number of ids in the finding
        std::vector<std::size_t> off;
        std::string ids;
        for (std::size_t i = 0; i < mScenario.units.size(); ++i)
            if (!placed.has(mScenario.units[i].id)) {
                if (off.size() < most)
                    ids += (off.empty() ? "" : ", ") + mScenario.units[i].id;
                off.push_back(i);
            }
        if (off.empty())
            return;
        if (off.size() > most)
            ids += " ...";
        const Step list(mSink.way, "units");
        const Step step(mSink.way, off.front());
        mSink.row = off.size() == 1 ? "unit " + ids : "setup";
        mSink.wrong(LintKind::UnplacedUnit, off.size() == 1
                                                ? Text("the unit has neither a set-up nor an arrival")
                                                : Text("{0} units have neither a set-up nor an arrival: {1}",
                                                       {std::to_string(off.size()), ids}));
    }

    /// Judges a tag: it must be listed; without a list it must not look like a misspelt tag.
    void tag(const std::string& word, int index, const Vocabulary& list, const Vocabulary& others,
             const std::unordered_map<std::string, int>& uses)
    {
        if (!list.empty()) {
            mSink.known("tags", word, list, "the scenario lists no tag '{0}'", index, LintKind::UnknownTag);
            return;
        }
        if (uses.at(word) > 1)
            return;
        if (const std::string meant = others.slipOf(word); !meant.empty())
            mSink.wrongIn(LintKind::UnknownTag, "tags", Text("no other counter has the tag '{0}'", {word}),
                          Text("did you mean '{0}'?", {meant}), index);
    }

    void ratings(const Unit& unit)
    {
        const Step step(mSink.way, "ratings");
        for (const auto& [id, columns] : unit.ratings) {
            const Rating* rating = byId(mRules.ratings, id);
            if (rating == nullptr) {
                mSink.wrongIn(LintKind::UnknownReference, id, Text("the rules have no rating '{0}'", {id}),
                              mSink.remedy(mRatings, id));
                continue;
            }
            Vocabulary names;
            for (const RatingColumn& column : rating->columns)
                names.add(column.column);
            const Step inner(mSink.way, id);
            for (const auto& [column, value] : columns)
                if (!names.has(column))
                    mSink.wrongIn(LintKind::UnknownPart, column, Text("rating '{0}' has no column '{1}'", {id, column}),
                                  mSink.remedy(names, column));
        }
    }

    void marks(std::string_view key, const std::map<std::string, std::string>& set, MarkOn on)
    {
        const Step step(mSink.way, key);
        for (const auto& [id, value] : set) {
            const Mark* mark = byId(mRules.marks, id);
            if (mark == nullptr)
                mSink.wrongIn(LintKind::UnknownReference, id, Text("the rules have no mark '{0}'", {id}),
                              mSink.remedy(mMarks, id));
            else if (mark->on != on && !(mark->on == MarkOn::Way && on == MarkOn::Hexside))
                mSink.wrongIn(LintKind::WrongBearer, id, Text(liesOn(mark->on), {id}));
            else
                markValue(*mark, value);
        }
    }
    static const char* liesOn(MarkOn on)
    {
        switch (on) {
        case MarkOn::Unit: return "the mark '{0}' belongs on counters, not here";
        case MarkOn::Place: return "the mark '{0}' belongs on places, not here";
        case MarkOn::Side: return "the mark '{0}' belongs to sides, not here";
        case MarkOn::Formation: return "the mark '{0}' belongs to formations, not here";
        case MarkOn::Hexside: return "the mark '{0}' belongs on hexsides, not here";
        case MarkOn::Way: return "the mark '{0}' belongs on ways, not here";
        case MarkOn::Area: return "the mark '{0}' belongs on areas, not here";
        case MarkOn::Game: return "the mark '{0}' belongs to the game, not here";
        case MarkOn::Engagement: break;
        }
        return "the mark '{0}' cannot be here";
    }
    void markValue(const Mark& mark, const std::string& value)
    {
        const Rational number = Rational::parse(value);
        const bool whole = number.valid() && number.whole();
        Vocabulary words = Vocabulary::all(mark.steps);
        bool fits = whole;
        if (mark.form == MarkForm::Ladder)
            fits = words.has(value)
                   || (whole && number >= Rational(0)
                       && number < Rational(static_cast<std::int64_t>(mark.steps.size())));
        else if (mark.form == MarkForm::Sealed)
            return;
        else if (mark.form == MarkForm::Set) {
            std::istringstream members(value);
            fits = true;
            for (std::string member; std::getline(members >> std::ws, member, ',');)
                if (!mUnits.has(member)) {
                    mSink.wrongIn(LintKind::UnknownReference, mark.id, Text("there is no unit '{0}'", {member}),
                                  mSink.remedy(mUnits, member));
                }
        } else if (mark.on != MarkOn::Unit && mSides.has(value)) {
            fits = true; // a side is kept as a number
        } else if (mark.form == MarkForm::Flag) {
            fits = value == "0" || value == "1";
        }
        if (mark.on != MarkOn::Unit && mark.form == MarkForm::Number)
            words.add(mSides);
        if (!fits)
            mSink.wrongIn(mark.form == MarkForm::Ladder ? LintKind::UnknownPart : LintKind::MarkValue, mark.id,
                          mark.form == MarkForm::Ladder ? Text("mark '{0}' has no step '{1}'", {mark.id, value})
                                                        : Text("mark '{0}' cannot be '{1}'", {mark.id, value}),
                          words.empty() ? Text("write a number") : mSink.remedy(words, value));
    }

    /// Reports a feature in a place where its kind is not allowed, once, with the number of places.
    void stray(const char* key, const std::string& word, Text unknown, const Vocabulary& known, int index)
    {
        const auto of = [&](FeatureKind kind) { return mFeatures[kind].has(word); };
        if (of(FeatureKind::Terrain))
            unknown = Text("'{0}' is a terrain in the rules, and terrain fills whole cells", {word});
        else if (of(FeatureKind::Hexside))
            unknown = Text("'{0}' is a hexside in the rules, and a hexside is between two cells", {word});
        else if (of(FeatureKind::Way))
            unknown = Text("'{0}' is a way in the rules, and a way goes from cell to cell", {word});
        else
            return mSink.wrongIn(LintKind::UnknownFeature, key, std::move(unknown), mSink.remedy(known, word), index);
        mSink.wrongIn(LintKind::WrongFeature, key, std::move(unknown), {}, index);
    }
    /// Judges terrain; an unknown word is reported once, at its first cell.
    void terrain()
    {
        const Map& map = mScenario.map;
        const Vocabulary& known = mFeatures[FeatureKind::Terrain];
        std::vector<std::pair<std::string, std::size_t>> strays; ///< word, its first cell
        std::unordered_map<std::string, int> cells;
        for (std::size_t cell = 0; cell < map.terrain.size(); ++cell)
            for (const std::string& word : map.terrain[cell])
                if (!known.has(word) && ++cells[word] == 1)
                    strays.emplace_back(word, cell);
        const auto columns = static_cast<std::size_t>(std::max(1, map.grid.columns));
        for (const auto& [word, cell] : strays) {
            mSink.row = std::string(cellWord(map.grid.shape)) + " "
                        + map.numbering.label(map.grid, static_cast<Cell>(cell));
            Text says("the rules have no terrain '{0}'", {word});
            if (const int count = cells.at(word); count > 1)
                says = Text("the rules have no terrain '{0}', which is in {1} cells", {word, std::to_string(count)});
            stray("terrain", word, std::move(says), known, static_cast<int>(cell / columns));
        }
    }
    /// Judges a hexside: its owner is a side, and it shelters one of its two cells.
    void held(const Side& side)
    {
        if (!side.owner.empty())
            mSink.known("owner", side.owner, mSides, "there is no side '{0}'");
        if (side.shelters != noCell && side.shelters != side.a && side.shelters != side.b)
            mSink.wrongIn(LintKind::HexsideOwner, "shelters", "a hexside shelters a cell that it does not touch",
                          "name one of its two cells");
        if (side.features.empty() && (!side.owner.empty() || side.shelters != noCell))
            mSink.wrongIn(LintKind::HexsideOwner, "features",
                          "this hexside has no feature that can be held or give shelter",
                          "name its features, or take the row out");
        const auto key = std::minmax(side.a, side.b);
        if (const auto [before, fresh] = mHeldBy.try_emplace(key, side.owner);
            !fresh && !side.owner.empty() && before->second != side.owner) {
            if (!before->second.empty())
                mSink.wrongIn(LintKind::HexsideOwner, "owner",
                              Text("one hexside is held by '{0}' and by '{1}'", {before->second, side.owner}),
                              "let one of them hold it");
            before->second = side.owner;
        }
    }
    void hexsides()
    {
        const Map& map = mScenario.map;
        const Vocabulary& known = mFeatures[FeatureKind::Hexside];
        std::unordered_map<std::string, int> times;
        const auto onMap = [&](const Side& side) { return map.grid.contains(side.a) && map.grid.contains(side.b); };
        for (const Side& side : map.sides)
            for (const std::string& word : side.features)
                times[word] += onMap(side);
        mSink.each("sides", map.sides, [&](const Side& side) {
            if (!onMap(side))
                return;
            mSink.row = "hexside " + map.numbering.label(map.grid, side.a) + "/"
                        + map.numbering.label(map.grid, side.b);
            held(side);
            for (std::size_t f = 0; f < side.features.size(); ++f)
                if (const std::string& word = side.features[f]; !known.has(word))
                    if (const int count = std::exchange(times[word], 0); count > 0)
                        stray("features", word,
                              count == 1 ? Text("the rules have no hexside '{0}'", {word})
                                         : Text("the rules have no hexside '{0}', which is on {1} sides",
                                                {word, std::to_string(count)}),
                              known, static_cast<int>(f));
        });
    }
    void ways()
    {
        const Vocabulary& known = mFeatures[FeatureKind::Way];
        std::unordered_map<std::string, int> times;
        for (const Way& way : mScenario.map.ways)
            ++times[way.kind];
        mSink.each("ways", mScenario.map.ways, [&](const Way& way) {
            mSink.row = "way " + way.id;
            if (known.has(way.kind))
                return;
            if (const int count = std::exchange(times[way.kind], 0); count > 0)
                stray("kind", way.kind,
                      count == 1 ? Text("the rules have no way '{0}'", {way.kind})
                                 : Text("the rules have no way '{0}', which is the kind of {1} ways",
                                        {way.kind, std::to_string(count)}),
                      known, -1);
        });
    }
    void areas()
    {
        Vocabulary kinds = Vocabulary::of("entry|objective|setup|edge|other");
        for (const std::string& kind : mValues.areaKinds())
            kinds.add(kind);
        mSink.each("areas", mScenario.map.areas, [&](const Area& area) {
            mSink.row = "area " + area.id;
            if (!area.kind.empty())
                mSink.known("kind", area.kind, kinds, "no row of the rules names areas of kind '{0}'");
        });
    }

    /// Whether a row of the scenario itself reads a table.
    bool ownRead(const std::string& table) const
    {
        bool read = false;
        const auto look = [&](const auto& row) {
            using X = std::decay_t<decltype(row)>;
            if constexpr (std::is_same_v<X, Amount> || std::is_same_v<X, LookupNode>)
                read = read || row.table == table;
        };
        PointerWay way;
        PlacedWalker<decltype(look)> walker(look, way);
        for (const Modifier& row : mScenario.modifiers)
            walker.see(row);
        for (const Trigger& row : mScenario.triggers)
            walker.see(row);
        return read;
    }

    const Ruleset& mRules;
    const Scenario& mScenario;
    LintSink& mSink;
    Values mValues;
    Vocabulary mSides, mUnits, mBoxes, mMarks, mRatings;
    std::map<std::pair<Cell, Cell>, std::string> mHeldBy; ///< by hexside
    std::map<FeatureKind, Vocabulary> mFeatures;
};

} // namespace

void lintScenario(const Ruleset& ruleset, const Scenario& scenario, std::vector<Finding>& out)
{
    LintSink sink(out);
    ScenarioLint lint(ruleset, scenario, sink);
    lint.settings();
    lintIds(ruleset, scenario, out);
    lint.ground();
    lintPanels(ruleset, scenario, out);
    lintFormations(scenario, out);
    lint.relations();
    lint.startMarks();
    lint.placeMarks();
    lint.setup();
    lint.units();
    lint.tables();
}

} // namespace fw
