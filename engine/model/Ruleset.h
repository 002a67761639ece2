#pragma once

#include "engine/base/SpecialMembers.h"
#include "engine/model/Amount.h"
#include "engine/model/RuleEnums.h"

namespace fw {

// A change of the nodes concerns only who includes Procedures.h.
struct Node;
struct Procedure;
struct Code;
struct Trigger;

/// Where a value comes from: printed in the source, one reading of it, or reconstructed.
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
    std::vector<std::string> readings; ///< one sentence a value
    std::string standard;              ///< the default value
    friend bool operator==(const Option&, const Option&) = default;
};

/// A named set of option values.
struct Preset {
    static constexpr const char* rowWord = "preset";
    std::string id;
    std::string label;
    std::map<std::string, std::string> options;
    friend bool operator==(const Preset&, const Preset&) = default;
};

/// One terrain or hexside feature or kind of way the map may hold.
struct Feature {
    static constexpr const char* rowWord = "feature";
    std::string id;
    std::string label;
    FeatureKind kind = FeatureKind::Terrain;
    std::string art; ///< name of the drawing
    std::vector<std::string> when;
    bool decoration = false; ///< drawn only: no rule sees it
    friend bool operator==(const Feature&, const Feature&) = default;
};

/// One rating of a unit and the counter column it is read from, first match first.
struct RatingColumn {
    static constexpr const char* rowWord = "rating column";
    std::string column;
    Reqs need; ///< conditions on `it`
    friend bool operator==(const RatingColumn&, const RatingColumn&) = default;
};
struct Rating {
    static constexpr const char* rowWord = "rating";
    std::string id;
    std::string label;
    Rational lowest{0}; ///< no counter has less
    std::vector<RatingColumn> columns;
    friend bool operator==(const Rating&, const Rating&) = default;
};

/// A declared piece of memory.
struct Mark {
    static constexpr const char* rowWord = "mark";
    std::string id;
    std::string label;
    std::string cite;
    MarkOn on = MarkOn::Unit;
    MarkForm form = MarkForm::Flag;
    std::vector<std::string> steps;   ///< ladder steps, the first is the normal one
    Rational start{0};                ///< starting number
    std::optional<Rational> floor;    ///< a number never goes below
    std::optional<Rational> ceiling;  ///< a number never goes above
    std::optional<Lifetime> lifetime; ///< when it is cleared
    std::optional<SeenBy> seen;       ///< all when absent
    std::string hides;                ///< counter: other sides see that one lies there, and not which
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
    std::optional<BoxSeenBy> seen; ///< all when absent; of `Owner` each side sees its own counters
    friend bool operator==(const Box&, const Box&) = default;
};

/// One step of a quantity's computation.
struct CountStep {
    static constexpr const char* rowWord = "count step";
    int rows = 0; ///< applies when so many rows (or more) applied
    std::optional<Rational> times;
    std::optional<Rational> set;
    friend bool operator==(const CountStep&, const CountStep&) = default;
};
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

/// A named number the engine asks for.
struct Quantity {
    static constexpr const char* rowWord = "quantity";
    std::string id;
    std::string label;
    std::string cite;
    std::vector<std::string> roles; ///< roles it may read
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
    RolePath each;     ///< applied once for each member, bound to `as`
    std::string as;    ///< role of the member; "it" when empty
    std::string group; ///< of one stacking group only the first that applies counts
    std::vector<std::string> when;
    FW_DECLARE_SPECIAL_MEMBERS(Modifier);
};

/// One axis of a table.
struct Band {
    static constexpr const char* rowWord = "band";
    std::string label;
    std::optional<Rational> min; ///< open below when absent
    std::optional<Rational> max; ///< open above when absent
    friend bool operator==(const Band&, const Band&) = default;
};
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
    std::vector<std::string> cells; ///< over the remaining axes, the last varying fastest
    std::string extra;              ///< code that the whole row carries
    Origin origin = Origin::Printed;
    friend bool operator==(const TableRow&, const TableRow&) = default;
};
/// Any chart: n axes of bands and a cell for each combination.
struct Table {
    static constexpr const char* rowWord = "table";
    std::string id;
    std::string label;
    std::string cite;
    Origin origin = Origin::Printed;
    std::vector<Axis> axes;
    std::vector<TableRow> rows;
    std::vector<std::string> columnExtra; ///< codes that columns of the last axis carry
    std::vector<std::string> words;       ///< words of cells for people, or that only other charts hold
    std::vector<std::string> when;
    FW_DECLARE_SPECIAL_MEMBERS(Table);
};

/// Who exerts a zone, over what, and what blocks it.
struct Zone {
    static constexpr const char* rowWord = "zone";
    std::string id;
    std::string label;
    std::string cite;
    Reqs exerts;                ///< conditions on role `unit`; tier 0 facts only
    std::optional<ZoneArc> arc; ///< all when absent
    std::vector<Rule> blocked;  ///< blocked over an edge unless `need` holds; roles unit, from, to
    std::vector<std::string> when;
    FW_DECLARE_SPECIAL_MEMBERS(Zone);
};

/// A kind of seeing: what between two places stops a look, or how far it carries.
struct Sight {
    static constexpr const char* rowWord = "sight";
    std::string id;
    std::string label;
    std::string cite;
    std::optional<Amount> range;     ///< most cells to what is seen, for a counter that looks; role unit
    std::optional<Amount> height;    ///< how high the ends of the look lie; role it. Then `line` is its height between
    std::optional<SightStop> beside; ///< both when absent
    std::vector<Rule> ends;          ///< what the cells at both ends must hold; roles it, from, to
    std::vector<Rule> through;       ///< what each cell between must hold; roles it, from, to
    std::vector<Rule> across;        ///< what each hexside on the way must hold; roles near, far, from, to
    std::vector<std::string> when;
    FW_DECLARE_SPECIAL_MEMBERS(Sight);
};

/// One way of travelling.
struct PathMode {
    static constexpr const char* rowWord = "path mode";
    std::string id;
    std::string label;
    std::string cite;
    std::vector<std::string> when;
    std::vector<Rule> edge;
    std::string cost; ///< quantity for an edge; the row's when empty
    FW_DECLARE_SPECIAL_MEMBERS(PathMode);
};
/// One tier of a path row: tried in order, the first that offers any path is the one in force.
struct PathTier {
    static constexpr const char* rowWord = "path tier";
    std::string id;
    std::string label;
    std::string cite;
    std::vector<std::string> when;
    std::optional<Amount> min; ///< steps; the row's when absent
    std::optional<Amount> max;
    Reqs opens; ///< tier considered only when these hold
    std::vector<Rule> edge;
    std::vector<Rule> stop; ///< entering such a place ends the path, whatever the minimum
    std::vector<Rule> end;
    FW_DECLARE_SPECIAL_MEMBERS(PathTier);
};
/// One kind for march, charge, entry, retreat, rout, advance: which edges may be taken and at what cost.
/// Roles: units (all), unit (each), start, from, to, step (number of this step, from 1), spent.
struct PathRow {
    static constexpr const char* rowWord = "path";
    std::string id;
    std::string label;
    std::string cite;
    std::string kind; ///< march, entry, retreat, advance, pivot or other: for people and the map
    std::vector<std::string> when;
    std::string like; ///< another path that says what this one does not; rules of both hold, its own first
    Reqs opens;
    std::string cost;                ///< quantity for an edge with roles unit, from, to; free when empty
    std::optional<Amount> allowance; ///< most that may be spent; unlimited when absent
    std::string allowanceCite;
    std::optional<Amount> spent; ///< already spent when the path starts
    std::optional<Amount> min;   ///< steps
    std::optional<Amount> max;
    std::string lengthCite;
    std::optional<PathMeasure> measure; ///< path when absent
    std::string guarantee;              ///< cite of the rule that one step may always be taken, empty for none
    bool repeats = true;                ///< may a place be entered twice
    std::string facing;                 ///< kept, free, or the quantity that prices a turn
    std::string turnCite;               ///< of what a turn costs and how often; the allowance's when empty
    std::vector<Rule> turns;            ///< rules on each turn; roles unit, from, step, spent, facing, turn
    std::optional<EntersBy> entersBy;   ///< any when absent
    RolePath exits;                     ///< cells from which the map may be left as the last step; none when empty
    std::optional<Amount> exitCost;     ///< of that step; nothing when absent
    std::vector<PathMode> modes;
    std::vector<Rule> edge;
    std::vector<Rule> stop; ///< entering a place where `need` fails ends the path
    std::vector<Rule> end;
    std::vector<PathTier> tiers;
    FW_DECLARE_SPECIAL_MEMBERS(PathRow);
};

/// Something that must hold at a moment for each subject; else refuse or repair.
struct Constraint {
    static constexpr const char* rowWord = "constraint";
    std::string id;
    std::string label;
    std::string cite;
    std::string at; ///< the id of a node: checked before leaving it
    RolePath each;  ///< subjects, bound to `it`
    Reqs need;
    std::optional<OrElse> orElse; ///< refuse when absent
    std::vector<Node> then;
    std::vector<std::string> when;
    FW_DECLARE_SPECIAL_MEMBERS(Constraint);
};

/// A stated case with its dice and what the rules are to make of it.
struct Example {
    static constexpr const char* rowWord = "example";
    std::string id;
    std::string label;
    std::string cite;
    std::string preset;
    std::map<std::string, std::string> options;
    std::string stated;                         ///< the case in the words of the ruling desk, dice included
    std::string refused;                        ///< case number that refuses it; empty when it is legal
    std::map<std::string, std::string> expect;  ///< row of the reckoning, and its value
    std::map<std::string, std::string> chances; ///< result, and its exact chance; without dice
    FW_DECLARE_SPECIAL_MEMBERS(Example);
};

/// A finding of the proof that somebody looked at and lets stand.
struct Acceptance {
    static constexpr const char* rowWord = "acceptance";
    std::string finding = {};             ///< check and place: "formations: unit howe"
    std::string what = {};                ///< which of the findings of that check
    std::vector<std::string> values = {}; ///< what it says of that place: it is reported again when that changes
    std::string reason = {};
    std::string fingerprint = {}; ///< instead of `what` and `values`, of the sentence, in files of format 2 and before
    friend bool operator==(const Acceptance&, const Acceptance&) = default;
};

/// One whole rule system.
struct Ruleset {
    static constexpr const char* rowWord = "ruleset";
    std::string schema; ///< where its JSON Schema lies, for editors of text
    std::string id;
    std::string version;
    std::string title;
    std::string credit; ///< the published system it follows
    std::string notes;
    std::string main; ///< the outermost procedure
    std::optional<TakeBack> takeBack;
    std::string takeBackCite;
    int facings = 0;         ///< how many facings a counter has; 0 when facing does not matter
    std::string conjunction; ///< stands before the last of several in a sentence of the log; `and` when empty
    std::vector<std::string> unitTypes;
    std::vector<std::string>
        excludedFromLosses; ///< those of the types whose steps are no losses, as of leaders and dummies
    /// Type of counter, `*` for those not listed, and the ratings it shows, in their order, with blanks between; a type
    /// of which nothing is said shows all it has.
    std::map<std::string, std::string> printed;
    std::string runningScore; ///< the quantity that says of a side how it stands; steps lost do when empty
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

} // namespace fw
