#pragma once

#include "engine/base/Pointer.h"
#include "engine/base/Vocabulary.h"
#include "engine/model/WalkPlaces.h"
#include "engine/rules/Lint.h"

namespace fw {

/// Private to the lint: gathers findings about one value after another.
class LintSink
{
public:
    /// Adds to these findings.
    explicit LintSink(std::vector<Finding>& out) : mOut(out) {}

    std::string row; ///< the row under judgement: "modifier buildings"
    PointerWay way;  ///< the way to it

    /// Tells of the value at the end of the way.
    void tell(Severity severity, Text text, Text remedy = {})
    {
        mOut.push_back({severity, row, {}, std::move(text), std::move(remedy), way.pointer()});
    }
    /// Tells of a field of the row at the end of the way, or of one element of it.
    void tellOf(std::string_view key, Severity severity, Text text, Text remedy = {}, int index = -1)
    {
        const PointerWay::Step step(way, key);
        if (index < 0) {
            tell(severity, std::move(text), std::move(remedy));
            return;
        }
        const PointerWay::Step element(way, static_cast<std::size_t>(index));
        tell(severity, std::move(text), std::move(remedy));
    }

    /// Looks up the word of a field, or of one element of it; tells of it with this pattern where it is unknown.
    bool known(std::string_view key, const std::string& word, const Vocabulary& words, const char* says, int index = -1)
    {
        if (words.has(word))
            return true;
        wrongIn(key, Text(says, {word}), remedy(words, word), index);
        return false;
    }
    /// Goes through the list in a field of the row: calls f(element) or f(element, index) with the way to each.
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

    /// Tells of an error in the value at the end of the way.
    void wrong(Text text, Text remedy = {}) { tell(Severity::Error, std::move(text), std::move(remedy)); }
    /// Tells of an error in a field of the row at the end of the way, or in one element of it.
    void wrongIn(std::string_view key, Text text, Text remedy = {}, int index = -1)
    {
        tellOf(key, Severity::Error, std::move(text), std::move(remedy), index);
    }
    /// Tells of a `$schema` that does not name one of this kind of file.
    void schema(const std::string& named, const std::string& kind)
    {
        const std::string file = kind + ".schema.json";
        if (!named.empty() && named != file && !named.ends_with("/" + file))
            tellOf("$schema", Severity::Warning, Text("'{0}' is no schema of {1} files", {named, kind}),
                   Text("write where {0} lies, which 'fieldworks schema {1}' prints", {file, kind}));
    }
    /// Whether words near to wrong ones are sought: for so many findings as somebody may read.
    bool seeks() const { return mSought < 200; }
    /// What helps against a wrong word, as long as it is sought.
    Text remedy(const Vocabulary& words, const std::string& wrong)
    {
        return mSought++ < 200 ? words.remedy(wrong) : Text();
    }

private:
    std::vector<Finding>& mOut;
    int mSought = 0;
};

/// Ids of the rules that orders name and no line of orders can write.
void lintIds(const Ruleset& ruleset, std::vector<Finding>& out);
/// The same of a scenario, and sides that are called alike.
void lintIds(const Ruleset& ruleset, const Scenario& scenario, std::vector<Finding>& out);
/// Names of declared rows: every field that names one is looked up.
void lintNames(const Ruleset& ruleset, std::vector<Finding>& out);
/// Fields that the kind of their row does not read.
void lintFields(const Ruleset& ruleset, std::vector<Finding>& out);
/// Rows that do nothing, and loops that nothing ends.
void lintIdle(const Ruleset& ruleset, std::vector<Finding>& out);
/// Roles and locals: known where they are in scope, and compared with words that they may hold.
void lintScopes(const Ruleset& ruleset, std::vector<Finding>& out);
/// Menus: no order word twice, and no two that read alike.
void lintMenus(const Ruleset& ruleset, std::vector<Finding>& out);
/// What is compared, looked up or reckoned with, against the facts, tables and codes that there are.
void lintValues(const Ruleset& ruleset, std::vector<Finding>& out);
/// Words of a scenario: its counters, set-up, ground, marks and settings.
void lintScenario(const Ruleset& ruleset, const Scenario& scenario, std::vector<Finding>& out);
/// What a map says is placed on its sheet: boxes, tables and tracks that there are.
void lintPanels(const Ruleset& ruleset, const Scenario& scenario, std::vector<Finding>& out);
/// The rows that a scenario adds to the rules, judged as theirs are.
void lintOwn(const Ruleset& ruleset, const Scenario& scenario, std::vector<Finding>& out);
/// Words of the rules in force that only a scenario knows: sides, formations, areas, tags.
void lintKnown(const Ruleset& ruleset, const Scenario& scenario, std::vector<Finding>& out);

/// Calls f(list, key, word for one row) with every list of a ruleset whose rows hold rules.
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

/// Walks all rows of a ruleset with their rows inside, the sink's row and way set for each.
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
