#pragma once

#include "engine/base/Pointer.h"
#include "engine/base/Vocabulary.h"
#include "engine/model/WalkPlaces.h"
#include "engine/rules/LintKinds.h"

namespace fw {

/// What to do about a finding, and the correction if its value is a misspelt word.
struct Remedy {
    Text text;
    WordFix fix;

    Remedy() = default;
    Remedy(Text words) : text(std::move(words)) {}
    Remedy(const char* words) : text(words) {}
    Remedy(Text words, WordFix change) : text(std::move(words)), fix(std::move(change)) {}
};

/// Internal to the lint: collects findings about the values that it visits.
class LintSink
{
public:
    /// Appends findings to `out`.
    explicit LintSink(std::vector<Finding>& out) : mOut(out) {}

    std::string row; ///< the current row: "modifier buildings"
    PointerWay way;  ///< the JSON pointer of the current value

    /// Reports a fault of the current value.
    void wrong(LintKind kind, Text text, Remedy remedy = {})
    {
        mOut.push_back({rowOf(kind).severity,
                        row,
                        {},
                        std::move(text),
                        std::move(remedy.text),
                        way.pointer(),
                        kind,
                        std::move(remedy.fix)});
    }
    /// Reports a fault in a field of the current row, or in one element of the field.
    void wrongIn(LintKind kind, std::string_view key, Text text, Remedy remedy = {}, int index = -1)
    {
        const PointerWay::Step step(way, key);
        if (index < 0) {
            wrong(kind, std::move(text), std::move(remedy));
            return;
        }
        const PointerWay::Step element(way, static_cast<std::size_t>(index));
        wrong(kind, std::move(text), std::move(remedy));
    }

    /// Looks up the word of a field or of one element; reports an unknown word with the pattern `says`.
    bool known(std::string_view key, const std::string& word, const Vocabulary& words, const char* says, int index = -1,
               LintKind kind = LintKind::UnknownReference)
    {
        if (words.has(word))
            return true;
        wrongIn(kind, key, Text(says, {word}), remedy(words, word), index);
        return false;
    }
    /// Visits the list in a field of the row: calls f(element) or f(element, index) with `way` set to each.
    void each(std::string_view key, const auto& list, auto f)
    {
        const PointerWay::Step step(way, key);
        for (std::size_t i = 0; i < list.size(); ++i) {
            const PointerWay::Step element(way, i);
            if constexpr (requires { f(list[i], i); })
                f(list[i], i);
            else
                f(list[i]);
        }
    }

    /// Reports a `$schema` that does not name the schema of this kind of file.
    void schema(const std::string& named, const std::string& kind)
    {
        const std::string file = kind + ".schema.json";
        if (!named.empty() && named != file && !named.ends_with("/" + file))
            wrongIn(LintKind::WrongSchema, "$schema", Text("'{0}' is not the schema of {1} files", {named, kind}),
                    Text("write the path of {0}, which 'fieldworks schema {1}' prints", {file, kind}));
    }
    /// Whether similar words are still searched for, which stops after as many findings as anybody reads.
    bool seeks() const { return mSought < 200; }
    /// The remedy for a wrong word, while similar words are searched for.
    Remedy remedy(const Vocabulary& words, const std::string& wrong)
    {
        if (mSought++ >= 200)
            return {};
        const std::string near = words.nearest(wrong);
        return {words.remedy(wrong), near.empty() ? WordFix() : WordFix{wrong, near}};
    }

private:
    std::vector<Finding>& mOut;
    int mSought = 0;
};

/// Reports ids that orders must name but that an order cannot contain.
void lintIds(const Ruleset& ruleset, std::vector<Finding>& out);
/// The same for a scenario; also reports sides with the same name.
void lintIds(const Ruleset& ruleset, const Scenario& scenario, std::vector<Finding>& out);
/// Reports fields that name a row that is not declared.
void lintNames(const Ruleset& ruleset, std::vector<Finding>& out);
/// Reports fields that the kind of their row does not read.
void lintFields(const Ruleset& ruleset, std::vector<Finding>& out);
/// Reports rows without effect, and loops that never end.
void lintIdle(const Ruleset& ruleset, std::vector<Finding>& out);
/// Checks counts: what is counted, and the dice whose faces are.
void lintCounts(const Ruleset& ruleset, std::vector<Finding>& out);
/// Reports roles and locals that are unknown in their scope or are compared with words that they cannot hold.
void lintScopes(const Ruleset& ruleset, std::vector<Finding>& out);
/// Reports order words that occur twice in a menu, or cannot be told apart.
void lintMenus(const Ruleset& ruleset, std::vector<Finding>& out);
/// Reports comparisons, lookups and computations that do not fit the facts, tables and codes.
void lintValues(const Ruleset& ruleset, std::vector<Finding>& out);
/// Reports unknown words of a scenario: its counters, set-up, terrain, marks and settings.
void lintScenario(const Ruleset& ruleset, const Scenario& scenario, std::vector<Finding>& out);
/// Reports boxes, tables and tracks on the printed sheet of a map that do not exist.
void lintPanels(const Ruleset& ruleset, const Scenario& scenario, std::vector<Finding>& out);
/// Reports parts and parents of formations that do not exist, that are of other sides, or that go round in a circle.
void lintFormations(const Scenario& scenario, std::vector<Finding>& out);
/// The most formations that a formation may be a part of, one within the other.
constexpr int mostEchelons = 20;
/// Judges the rows that a scenario adds to the rules like rows of the rules.
void lintOwn(const Ruleset& ruleset, const Scenario& scenario, std::vector<Finding>& out);
/// Reports words of the rules in force that only a scenario defines: sides, formations, areas and tags.
void lintKnown(const Ruleset& ruleset, const Scenario& scenario, std::vector<Finding>& out);

/// Calls f(list, key, kind of row) with every list of a ruleset whose rows contain rules.
void eachRuleList(const Ruleset& r, auto f)
{
    f(r.ratings, "ratings", "rating");
    f(r.defs, "defs", "definition");
    f(r.quantities, "quantities", "quantity");
    f(r.modifiers, "modifiers", "modifier");
    f(r.zones, "zones", "zone");
    f(r.sights, "sights", "sight");
    f(r.groups, "groups", "group");
    f(r.paths, "paths", "path");
    f(r.constraints, "constraints", "constraint");
    f(r.procedures, "procedures", "procedure");
    f(r.codes, "codes", "code");
    f(r.triggers, "triggers", "trigger");
    f(r.marks, "marks", "mark");
    f(r.tables, "tables", "table");
    f(r.features, "features", "feature");
    f(r.options, "options", "option");
    f(r.presets, "presets", "preset");
    f(r.examples, "examples", "example");
    f(r.boxes, "boxes", "box");
}

/// Visits all rows of a ruleset and the rows within them, with the sink's row and way set for each.
template <class F>
void eachPlacedRow(const Ruleset& ruleset, LintSink& sink, F& f)
{
    PlacedWalker<F> walker(f, sink.way);
    eachRuleList(ruleset, [&](const auto& rows, const char* key, const char* what) {
        sink.each(key, rows, [&](const auto& row) {
            sink.row = std::string(what) + " " + row.id;
            walker.see(row);
        });
    });
}

} // namespace fw
