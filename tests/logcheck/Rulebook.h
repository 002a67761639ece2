#pragma once

#include "tests/Events.h"
#include "tests/logcheck/Fraction.h"
#include "tests/logcheck/Sentences.h"

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

namespace logcheck {

using Json = nlohmann::json;

/// A modifier of a quantity.
struct ModifierRow {
    std::string label, cite, stage, op;
    const Json* amount = nullptr;
    bool each = false;
};

/// A stage of a quantity with its modifiers in order.
struct StageRow {
    std::string id, label, cite, combine, round;
    const Json* counts = nullptr;
    std::vector<ModifierRow> rows;
};

/// A quantity.
struct QuantityRow {
    std::string id, label, cite, baseLabel;
    const Json* base = nullptr;
    std::vector<StageRow> stages;
};

/// A band of an axis.
struct BandRow {
    std::string label;
    std::string told; ///< the label of its answer in a choice, else its own label
    std::optional<Fraction> min, max;
};

/// One axis of a table.
struct AxisRow {
    std::string label, kind;
    std::vector<BandRow> bands;
};

/// A table.
struct TableRow {
    std::string id, label, cite;
    std::vector<AxisRow> axes;
    std::vector<std::string> cells;    ///< row after row
    std::vector<std::string> rowExtra; ///< empty for a row without one
};

/// A die that some node rolls.
struct DieRow {
    std::string name;
    std::string told; ///< its name in print
    long long low = 1, high = 6;
    int count = 1;
};

/// A node or menu entry of a procedure.
struct NodeRow {
    std::string kind, id, label, cite;
    const Json* json = nullptr;
    std::vector<DieRow> dice;
    bool chosen = false; ///< a side chooses the order of its members
};

/// A change of the position.
struct VerbRow {
    std::string verb, mark, cite, label;
    std::optional<Fraction> value; ///< 1 if there is none
    bool reckoned = false;         ///< its value is neither a plain number nor a side
};

/// The common properties of path rows with one case number.
struct PathRow {
    bool single = false;                   ///< one step is always allowed
    std::vector<std::string> costs;        ///< quantities for the cost of a step
    bool turns = false;                    ///< turns are a part of the path
    bool reckoned = false;                 ///< the allowance is not just the number on the counter
    std::set<std::string> allowances = {}; ///< quantities for the allowance, if each row has one
    bool other = false;                    ///< some row has an allowance of another kind
};

/// The parts of a rules file that can be compared with a log, read independently of the engine.
class Rulebook
{
public:
    /// Reads a rules file; throws the exceptions of the JSON reader.
    explicit Rulebook(const std::string& text);

    /// Keeps the rows that apply with these options, and standard values for all others.
    void choose(const std::map<std::string, std::string>& options);

    std::vector<QuantityRow> quantities;
    std::vector<TableRow> tables;
    std::vector<NodeRow> nodes; ///< including menu entries, as kind "entry"
    Sentences sentences;        ///< sentences of entries
    std::vector<VerbRow> verbs;
    std::map<std::string, std::string> picks;              ///< label of a field, its pick
    std::multimap<std::string, std::string> markLabels;    ///< id; label and the steps of a ladder
    std::set<std::string> silent;                          ///< locals that are set without a line in the log
    std::set<std::string> flags;                           ///< labels of marks that are set or not
    std::set<std::string> sets;                            ///< labels of marks with members
    std::map<std::string, std::string> boxes;              ///< label, role
    std::map<std::string, std::vector<std::string>> codes; ///< id; labels and case numbers alternate
    std::set<std::string> counting;                        ///< codes followed by a number
    std::map<std::string, PathRow> paths;                  ///< by case number
    std::set<std::string> tiers;                           ///< their labels
    std::set<std::string> cites;
    std::vector<std::map<std::string, std::string>> menus; ///< entries of each choice with their labels
    bool windows = false;                                  ///< a side may pass without a line in the log

    const QuantityRow* quantity(const std::string& id) const;
    const TableRow* table(const std::string& id) const;
    /// The band for a number or word; -1 for none.
    static int bandOf(const AxisRow& axis, const std::optional<Fraction>& number, const std::string& word);

private:
    bool inForce(const Json& row) const;
    void walk(const Json& at, const std::string& cite);
    void readQuantities();
    void readTables();
    void tellBands();

    Json mJson;
    std::map<std::string, std::string> mOptions;               ///< all of them
    std::optional<std::map<std::string, std::string>> mChosen; ///< those of the last choose()
};

/// A string member, empty if it is absent.
std::string wordOf(const Json& row, const char* key);

/// A JSON number, or a fraction in quotes.
std::optional<Fraction> numberOf(const Json& value);

} // namespace logcheck
