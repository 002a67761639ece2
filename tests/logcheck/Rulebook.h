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

/// A row that changes a quantity.
struct ModifierRow {
    std::string label, cite, stage, op;
    const Json* amount = nullptr;
    bool each = false;
};

/// A step in the reckoning of a quantity with the rows that belong to it, in order.
struct StageRow {
    std::string id, label, cite, combine, round;
    const Json* counts = nullptr;
    std::vector<ModifierRow> rows;
};

/// A number that is reckoned.
struct QuantityRow {
    std::string id, label, cite, baseLabel;
    const Json* base = nullptr;
    std::vector<StageRow> stages;
};

/// A band of an axis.
struct BandRow {
    std::string label;
    std::string told; ///< what a choice calls the answer that the band is about; else the label
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
    std::vector<std::string> cells;    ///< rows one after the other
    std::vector<std::string> rowExtra; ///< empty when a row has none
};

/// A die that is rolled somewhere.
struct DieRow {
    std::string name;
    std::string told; ///< as it is printed, in words
    long long low = 1, high = 6;
    int count = 1;
};

/// A node or menu entry of a procedure.
struct NodeRow {
    std::string kind, id, label, cite;
    const Json* json = nullptr;
    std::vector<DieRow> dice;
    bool chosen = false; ///< somebody picks the order of its members
};

/// Something that changes the position.
struct VerbRow {
    std::string verb, mark, cite, label;
    std::optional<Fraction> value; ///< 1 when none is given
    bool reckoned = false;         ///< its value is not a plain number, or a side
};

/// What ways of one case have in common.
struct PathRow {
    bool single = false;            ///< one step is always allowed
    std::vector<std::string> costs; ///< quantities that a step may cost
    bool turns = false;             ///< turning is a part of the way
    bool reckoned = false;          ///< the points allowed are more than what is printed on the counter
};

/// What the rules file says that a log can be held against; a reading of its own.
class Rulebook
{
public:
    /// Reads a rules file; throws what the JSON reader throws.
    explicit Rulebook(const std::string& text);

    /// Takes the rows that are in force under these options, the standard ones for the rest.
    void choose(const std::map<std::string, std::string>& options);

    std::vector<QuantityRow> quantities;
    std::vector<TableRow> tables;
    std::vector<NodeRow> nodes; ///< with the entries of menus, kind "entry"
    Sentences sentences;        ///< what entries say
    std::vector<VerbRow> verbs;
    std::map<std::string, std::string> picks;              ///< label of a field, what is picked for it
    std::multimap<std::string, std::string> markLabels;    ///< id; label and the steps of a ladder
    std::set<std::string> silent;                          ///< locals that are set without a line
    std::set<std::string> flags;                           ///< labels of marks that are there or not
    std::set<std::string> sets;                            ///< labels of marks that keep members
    std::map<std::string, std::string> boxes;              ///< label, role
    std::map<std::string, std::vector<std::string>> codes; ///< id, labels and cites in turn
    std::set<std::string> counting;                        ///< codes that stand before a number
    std::map<std::string, PathRow> paths;                  ///< by case
    std::set<std::string> tiers;                           ///< their labels
    std::set<std::string> cites;
    std::vector<std::map<std::string, std::string>> menus; ///< entries of each choice with their labels
    bool windows = false;                                  ///< somebody may pass without a line in the log

    const QuantityRow* quantity(const std::string& id) const;
    const TableRow* table(const std::string& id) const;
    /// The band a number or word falls in; -1 for none.
    static int bandOf(const AxisRow& axis, const std::optional<Fraction>& number, const std::string& word);

private:
    bool inForce(const Json& row) const;
    void walk(const Json& at, const std::string& cite);
    void readQuantities();
    void readTables();
    void tellBands();

    Json mJson;
    std::map<std::string, std::string> mOptions;               ///< all of them
    std::optional<std::map<std::string, std::string>> mChosen; ///< those last asked for
};

/// A string member, empty when absent.
std::string wordOf(const Json& row, const char* key);

/// A number as JSON has it, or a fraction in quotes.
std::optional<Fraction> numberOf(const Json& value);

} // namespace logcheck
