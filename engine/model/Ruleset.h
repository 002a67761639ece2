#pragma once

#include "engine/base/SpecialMembers.h"
#include "engine/model/Amount.h"
#include "engine/model/RuleEnums.h"

namespace fw {

// Forward declarations, so that a change of the nodes recompiles only files that include Procedures.h.
struct Node;
struct Procedure;
struct Code;
struct Trigger;

/// The source of a value: printed, one reading of the print, or reconstructed.
enum class Origin : unsigned char { Printed, Reading, Reconstructed };
template <>
inline constexpr const char* enumWords<Origin> = "printed|reading|reconstructed";

/// A named choice between readings of the rules.
struct Option {
    static constexpr const char* rowWord = "option";
    std::string id;
    std::string label;
    std::string cite;
    std::vector<std::string> values;   ///< allowed values
    std::vector<std::string> readings; ///< one sentence for each value
    std::string standard;              ///< the default value
    friend bool operator==(const Option&, const Option&) = default;
};

/// A case of the published rules.
struct RuleCase {
    static constexpr const char* rowWord = "case";
    std::string id; ///< its number, as rows cite it
    std::string title;
    friend bool operator==(const RuleCase&, const RuleCase&) = default;
};

/// A type of counters, and how such counters are drawn. A bare word is short for `id`.
struct UnitType {
    static constexpr const char* rowWord = "unit type";
    std::string id;
    std::string label;     ///< what people read; the id when empty
    std::string symbol;    ///< what is drawn on the counter; found by the words of type and tags when empty
    std::string size;      ///< size mark such as "XX"; found by the words of the type when empty
    std::string face = {}; ///< face of the counter layout; found by the symbol when empty
    friend bool operator==(const UnitType&, const UnitType&) = default;
};

/// A named set of option values.
struct Preset {
    static constexpr const char* rowWord = "preset";
    std::string id;
    std::string label;
    std::map<std::string, std::string> options;
    friend bool operator==(const Preset&, const Preset&) = default;
};

/// A terrain, a hexside feature or a kind of way that the map may have.
struct Feature {
    static constexpr const char* rowWord = "feature";
    std::string id;
    std::string label;
    FeatureKind kind = FeatureKind::Terrain;
    std::string art; ///< name of the drawing
    std::vector<std::string> when;
    bool decoration = false; ///< drawn only; rules ignore it
    friend bool operator==(const Feature&, const Feature&) = default;
};

/// One column of a counter from which a rating is read if `need` holds.
struct RatingColumn {
    static constexpr const char* rowWord = "rating column";
    std::string column;
    Reqs need; ///< conditions on `it`
    friend bool operator==(const RatingColumn&, const RatingColumn&) = default;
};
/// A rating of counters, read from the first column whose condition holds.
struct Rating {
    static constexpr const char* rowWord = "rating";
    std::string id;
    std::string label;
    Rational lowest{0}; ///< the lowest number a counter may have
    std::vector<RatingColumn> columns;
    friend bool operator==(const Rating&, const Rating&) = default;
};

/// A mark: something that the game remembers about units, places, sides and the like.
struct Mark {
    static constexpr const char* rowWord = "mark";
    std::string id;
    std::string label;
    std::string cite;
    MarkOn on = MarkOn::Unit;
    MarkForm form = MarkForm::Flag;
    std::vector<std::string> steps;   ///< steps of a ladder, the normal one first
    Rational start{0};                ///< starting number
    std::optional<Rational> floor;    ///< lower limit of a number
    std::optional<Rational> ceiling;  ///< upper limit of a number
    std::optional<Lifetime> lifetime; ///< when it is cleared
    std::optional<SeenBy> seen;       ///< all when absent
    std::string hides;                ///< "counter": other sides do not see which one it is; "place": nor where it is
    std::string adds;                 ///< the feature that a marked hexside or way has as well
    std::string removes;              ///< the feature that a marked hexside or way no longer has
    std::string drawn;                ///< how a counter shows it
    std::vector<std::string> when;
    FW_DECLARE_SPECIAL_MEMBERS(Mark);
};

/// A place off the map where counters wait or end.
struct Box {
    static constexpr const char* rowWord = "box";
    std::string id;
    std::string label;
    std::optional<BoxRole> role;
    std::optional<BoxSeenBy> seen; ///< all when absent; with `Owner` each side sees its own counters
    friend bool operator==(const Box&, const Box&) = default;
};

/// The effect of a stage that counts rows.
struct CountStep {
    static constexpr const char* rowWord = "count step";
    int rows = 0; ///< the smallest number of applied rows
    std::optional<Rational> times;
    std::optional<Rational> set;
    friend bool operator==(const CountStep&, const CountStep&) = default;
};
/// A stage of a quantity's calculation: it combines its modifiers, then rounds.
struct Stage {
    static constexpr const char* rowWord = "stage";
    std::string id;
    std::string label;
    std::string cite;
    std::optional<Combine> combine; ///< sum when absent
    std::optional<Rounding> round;  ///< exact when absent
    std::vector<CountStep> countSteps;
    friend bool operator==(const Stage&, const Stage&) = default;
};

/// A named number that the rules calculate.
struct Quantity {
    static constexpr const char* rowWord = "quantity";
    std::string id;
    std::string label;
    std::string cite;
    std::vector<std::string> roles; ///< roles that it may read
    Amount base;
    std::string baseLabel;
    std::vector<Stage> stages;
    std::vector<std::string> when;
    FW_DECLARE_SPECIAL_MEMBERS(Quantity);
};

/// A row that changes a quantity in one stage.
struct Modifier {
    static constexpr const char* rowWord = "modifier";
    std::string id;
    std::string label;
    std::string cite;
    Origin origin = Origin::Printed;
    std::string quantity;
    std::string stage;
    std::optional<ModifierOp> op;
    Amount amount;
    Reqs need;
    RolePath each;     ///< applied once for each member, with the role `as`
    std::string as;    ///< role of the member; "it" when empty
    std::string group; ///< only the first row of its group that applies counts
    std::vector<std::string> when;
    FW_DECLARE_SPECIAL_MEMBERS(Modifier);
};

/// One column or row of a table: a number, a range or a label.
struct Band {
    static constexpr const char* rowWord = "band";
    std::string label;
    std::optional<Rational> min; ///< open below when absent
    std::optional<Rational> max; ///< open above when absent
    friend bool operator==(const Band&, const Band&) = default;
};
/// An axis of a table with its bands.
struct Axis {
    static constexpr const char* rowWord = "axis";
    std::string id;
    std::string label;
    std::optional<AxisKind> kind; ///< number when absent
    std::vector<Band> bands;
    friend bool operator==(const Axis&, const Axis&) = default;
};
/// One printed row of a table: its label on the first axis and its cells.
struct TableRow {
    static constexpr const char* rowWord = "table row";
    std::string row;
    std::vector<std::string> cells; ///< cells for the other axes; the last axis varies fastest
    std::string extra;              ///< code of the whole row
    Origin origin = Origin::Printed;
    friend bool operator==(const TableRow&, const TableRow&) = default;
};
/// A chart with any number of axes and a cell for each combination of bands.
struct Table {
    static constexpr const char* rowWord = "table";
    std::string id;
    std::string label;
    std::string cite;
    Origin origin = Origin::Printed;
    std::vector<Axis> axes;
    std::vector<TableRow> rows;
    std::vector<std::string> columnExtra; ///< codes of the columns of the last axis
    std::vector<std::string> words;       ///< words in cells that only people read, or that only other charts contain
    std::vector<std::string> when;
    FW_DECLARE_SPECIAL_MEMBERS(Table);
};

/// A zone of control: the units that exert it, the cells it reaches and what blocks it.
struct Zone {
    static constexpr const char* rowWord = "zone";
    std::string id;
    std::string label;
    std::string cite;
    Reqs exerts;                ///< conditions on role `unit`; facts of tier 0 only: ratings, marks, terrain
    std::optional<ZoneArc> arc; ///< all when absent
    int range = 1;              ///< greatest number of steps from the cell of the unit
    std::vector<Rule> blocked;  ///< does not cross an edge where a `need` fails; roles unit, from, to
    std::vector<std::string> when;
    FW_DECLARE_SPECIAL_MEMBERS(Zone);
};

/// A kind of sight: its range and what blocks it between two places.
struct Sight {
    static constexpr const char* rowWord = "sight";
    std::string id;
    std::string label;
    std::string cite;
    std::optional<Amount> range;     ///< largest distance in cells, for a counter that looks; role unit
    std::optional<Amount> height;    ///< height of each end, role it; `line` then is the height in between
    std::optional<SightStop> beside; ///< both when absent
    std::vector<Rule> ends;          ///< rules for the cells at both ends; roles it, from, to
    std::vector<Rule> through;       ///< rules for each cell in between; roles it, from, to
    std::vector<Rule> across;        ///< rules for each hexside that the line crosses; roles near, far, from, to
    std::vector<std::string> when;
    FW_DECLARE_SPECIAL_MEMBERS(Sight);
};

/// A mode of movement; a path uses one mode.
struct PathMode {
    static constexpr const char* rowWord = "path mode";
    std::string id;
    std::string label;
    std::string cite;
    std::vector<std::string> when;
    std::vector<Rule> edge;
    std::string cost; ///< quantity for the cost of an edge; that of the row when empty
    FW_DECLARE_SPECIAL_MEMBERS(PathMode);
};
/// A tier of a path row: tiers are tried in order, and the first that offers a path applies.
struct PathTier {
    static constexpr const char* rowWord = "path tier";
    std::string id;
    std::string label;
    std::string cite;
    std::vector<std::string> when;
    std::optional<Amount> min; ///< steps; the limit of the row when absent
    std::optional<Amount> max;
    Reqs opens; ///< the tier is considered only if these hold
    std::vector<Rule> edge;
    std::vector<Rule> stop; ///< entering a place where `need` fails ends the path, even below the minimum
    std::vector<Rule> end;
    FW_DECLARE_SPECIAL_MEMBERS(PathTier);
};
/// A kind of movement such as march, charge, entry, retreat, rout or advance: which edges a path may take, at what
/// cost. Roles: units (all), unit (each), start, from, to, step (its number, from 1), spent.
struct PathRow {
    static constexpr const char* rowWord = "path";
    std::string id;
    std::string label;
    std::string cite;
    std::string kind; ///< for people and the map: march, entry, retreat, advance, pivot or other
    std::vector<std::string> when;
    std::string like; ///< path whose fields fill those empty here; the rules of both apply, its own first
    Reqs opens;
    std::string cost;                ///< quantity for the cost of an edge, with roles unit, from, to; free when empty
    std::optional<Amount> allowance; ///< the most that may be spent; unlimited when absent
    std::string allowanceCite;
    std::optional<Amount> spent; ///< the amount already spent at the start
    std::optional<Amount> min;   ///< steps
    std::optional<Amount> max;
    std::string lengthCite;
    std::optional<PathMeasure> measure; ///< path when absent
    std::string guarantee;              ///< cite of the rule that always allows one step; empty for none
    bool repeats = true;                ///< whether a place may be entered twice
    std::string facing;                 ///< kept, free, or the quantity for the cost of a turn
    std::string turnCite;               ///< for the cost and number of turns; the allowance's when empty
    std::vector<Rule> turns;            ///< rules for each turn; roles unit, from, step, spent, facing, turn
    std::optional<EntersBy> entersBy;   ///< any when absent
    RolePath exits;                     ///< cells where the last step may leave the map; none when empty
    std::optional<Amount> exitCost;     ///< cost of that step; free when absent
    std::vector<PathMode> modes;
    std::vector<Rule> edge;
    std::vector<Rule> stop; ///< entering a place where `need` fails ends the path
    std::vector<Rule> end;
    std::vector<PathTier> tiers;
    FW_DECLARE_SPECIAL_MEMBERS(PathRow);
};

/// A condition on each subject at one moment of the game; if it fails, the action is refused, noted or repaired.
struct Constraint {
    static constexpr const char* rowWord = "constraint";
    std::string id;
    std::string label;
    std::string cite;
    std::string at; ///< id of a node; checked at its end
    RolePath each;  ///< the subjects, bound to `it`
    Reqs need;
    std::optional<OrElse> orElse; ///< refuse when absent
    std::vector<Node> then;
    std::vector<std::string> when;
    FW_DECLARE_SPECIAL_MEMBERS(Constraint);
};

/// An example of play: a stated case with its dice and the expected ruling.
struct Example {
    static constexpr const char* rowWord = "example";
    std::string id;
    std::string label;
    std::string cite;
    std::string preset;
    std::map<std::string, std::string> options;
    std::string stated;                         ///< the case in the language of the ruling desk, with dice
    std::string refused;                        ///< case number that refuses it; empty if it is legal
    std::map<std::string, std::string> expect;  ///< row of the calculation, and its value
    std::map<std::string, std::string> chances; ///< result, and its exact probability; for a case without dice
    FW_DECLARE_SPECIAL_MEMBERS(Example);
};

/// A finding of the check that the designer lets stand.
struct Acceptance {
    static constexpr const char* rowWord = "acceptance";
    std::string finding = {};             ///< check and place: "formations: unit howe"
    std::string what = {};                ///< which finding of that check
    std::vector<std::string> values = {}; ///< the values of the finding; when they change, it is reported again
    std::string reason = {};
    std::string fingerprint = {}; ///< files up to format 2: a hash of the sentence instead of `what` and `values`
    friend bool operator==(const Acceptance&, const Acceptance&) = default;
};

/// The rules of a game system.
struct Ruleset {
    static constexpr const char* rowWord = "ruleset";
    std::string schema; ///< path of its JSON Schema, for text editors
    std::string id;
    std::string version;
    std::string title;
    std::string credit; ///< the published system it follows
    std::string notes;
    std::string main; ///< the outermost procedure
    std::optional<TakeBack> takeBack;
    std::string takeBackCite;
    int facings = 0;         ///< number of facings of a counter; 0 if facing does not matter
    std::string conjunction; ///< the word before the last item of a list in the log; `and` when empty
    std::string counters;    ///< layout of the counters: of the program, or NAME.counters.json; linear-1777 when empty
    std::vector<UnitType> unitTypes;
    std::vector<std::string> excludedFromLosses; ///< types whose steps are not losses, such as leaders and dummies
    /// By type of counter, or `*` for all types not listed: the ratings it shows, in order, separated by blanks. A type
    /// without an entry shows all its ratings.
    std::map<std::string, std::string> printed;
    std::string runningScore;    ///< the quantity for how a side is doing; steps lost when empty
    std::vector<RuleCase> cases; ///< those that rows may cite; any when empty
    std::vector<Option> options;
    std::vector<Preset> presets;
    std::vector<Feature> features;
    std::vector<Rating> ratings;
    std::vector<Mark> marks;
    std::vector<Box> boxes;
    std::vector<Def> defs;
    std::vector<Quantity> quantities;
    std::vector<Modifier> modifiers;
    std::vector<Table> tables;
    std::vector<Zone> zones;
    std::vector<Sight> sights;
    std::vector<RuleGroup> groups;
    std::vector<PathRow> paths;
    std::vector<Constraint> constraints;
    std::vector<Procedure> procedures;
    std::vector<Code> codes;
    std::vector<Trigger> triggers;
    std::vector<Example> examples;
    std::vector<Acceptance> accepted;
    FW_DECLARE_SPECIAL_MEMBERS(Ruleset);
};

/// The ids of the unit types, in their order.
std::vector<std::string> typeIds(const Ruleset& rules);

/// The row of a unit type; null if the rules do not have it.
const UnitType* typeNamed(const Ruleset& rules, const std::string& id);

} // namespace fw
