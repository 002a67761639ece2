#include "engine/rules/Lint.h"

#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/rules/Compiler.h"
#include "engine/rules/Facts.h"
#include "engine/rules/LintKinds.h"
#include "engine/rules/LintParts.h"
#include "engine/rules/RolePaths.h"

#include <optional>
#include <set>

namespace fw {

namespace {

/// The names that rows mention, anywhere within them.
struct Mentioned {
    std::set<std::string> defs, quantities, tables, procedures, paths, facts, groups;
    std::set<std::string> zoned;          ///< relations that depend on zones
    std::set<std::string> entries, nodes; ///< ids of menu entries; of nodes and phases

    template <class X>
    void operator()(const X& x)
    {
        if constexpr (std::is_same_v<X, Amount>) {
            put(tables, x.table);
            for (const auto* name : {&x.quantity, &x.sum, &x.least, &x.most})
                put(quantities, *name);
            fact(x.fact, x.arg);
        } else if constexpr (std::is_same_v<X, Req>) {
            put(defs, x.def);
            fact(x.fact, x.arg);
        } else if constexpr (std::is_same_v<X, Field> || std::is_same_v<X, PathNode>) {
            paths.insert(x.rows.begin(), x.rows.end());
        } else if constexpr (std::is_same_v<X, Rule>) {
            put(groups, x.use);
        } else if constexpr (std::is_same_v<X, PathRow>) {
            put(paths, x.like);
            put(quantities, x.cost);
            put(quantities, x.facing);
        } else if constexpr (std::is_same_v<X, PathMode>) {
            put(quantities, x.cost);
        } else if constexpr (std::is_same_v<X, MenuEntry>) {
            put(entries, x.id);
        } else if constexpr (std::is_same_v<X, Node>) {
            put(nodes, x.id);
        } else if constexpr (std::is_same_v<X, CallNode>) {
            put(nodes, x.phase);
            put(procedures, x.call);
        } else if constexpr (std::is_same_v<X, ComputeNode> || std::is_same_v<X, CheckNode>) {
            put(quantities, x.quantity);
        } else if constexpr (std::is_same_v<X, LookupNode>) {
            put(tables, x.table);
        }
    }
    void text(const std::string& text, FieldFlags flags)
    {
        if (!flags.has(FieldFlags::Path) || text.empty())
            return;
        for (const std::vector<PathWord>& words : pathWords(text))
            for (const PathWord& word : words) {
                if (word.what == PathWord::What::Def)
                    put(defs, word.name);
                else if (word.what == PathWord::What::Relation)
                    relation(word);
            }
    }

private:
    void relation(const PathWord& word)
    {
        const std::optional<Rel> rel = relationNamed(word.name);
        if (rel == Rel::Reach)
            put(paths, word.arg);
        if (rel == Rel::Zone || rel == Rel::Zoners || rel == Rel::Reach || rel == Rel::Seen)
            put(zoned, word.name);
    }
    void fact(const std::string& name, const std::string& arg)
    {
        put(facts, name);
        if (name == "ways")
            put(paths, arg);
    }
    static void put(std::set<std::string>& set, const std::string& name)
    {
        if (!name.empty())
            set.insert(name);
    }
};

/// Adds the names that a row and the rows within it mention.
void mentions(const auto& row, Mentioned& out)
{
    PointerWay way;
    PlacedWalker<Mentioned>(out, way).see(row);
}

/// A scenario with one cell and two sides, so that a ruleset can be compiled to find its errors.
Scenario bare(const Ruleset& ruleset)
{
    Scenario s;
    s.id = "lint";
    s.rules = ruleset.id;
    s.map.grid.columns = 1;
    s.map.grid.rows = 1;
    s.map.numbering = fourDigits();
    s.sides = {{"first", "First", "#804040"}, {"second", "Second", "#404080"}};
    s.lastTurn = 1;
    return s;
}

Finding finding(LintKind kind, const std::string& row, Text text, Text remedy = {})
{
    return {rowOf(kind).severity, row, {}, std::move(text), std::move(remedy), {}, kind};
}

/// The findings so far. A finding on a word at its place is not repeated for the whole row.
class Told
{
public:
    explicit Told(std::vector<Finding>& out) : mOut(out)
    {
        for (const Finding& f : out)
            mTold.emplace(plain(f.text), f.place.empty() ? std::optional(f.row) : std::nullopt);
    }
    /// Adds the errors under one combination of options, which is named after each row.
    void compiled(const Ruleset& ruleset, const Scenario& scenario, const Setup& setup, const std::string& with)
    {
        Compiled compiled;
        compiled.ruleset = ruleset;
        compiled.scenario = scenario;
        compiled.setup = setup;
        Compiler compiler(compiled);
        (void)compiler.run();
        for (std::size_t i = 0; i < compiler.errors.size(); ++i) {
            const Problem& p = compiler.errors[i];
            if (const std::string text = plain(p.text); !mTold.count({text, p.place})
                                                        && !mTold.count({text, std::nullopt})
                                                        && mTold.emplace(text, p.place + with).second)
                mOut.push_back(finding(compiler.errorKinds[i], p.place + with, p.text, p.remedy));
        }
    }

private:
    std::vector<Finding>& mOut;
    std::set<std::pair<std::string, std::optional<std::string>>> mTold; ///< text; row if the finding is on a row
};

void unused(LintKind kind, const auto& rows, const std::set<std::string>& used, const char* what, const Text& says,
            std::vector<Finding>& out)
{
    std::set<std::string> told;
    for (const auto& row : rows)
        if (!used.count(row.id) && told.insert(row.id).second)
            out.push_back(finding(kind, std::string(what) + " " + row.id, says));
}

void zoneTiers(const Ruleset& ruleset, std::vector<Finding>& out)
{
    for (const Zone& zone : ruleset.zones) {
        Mentioned all;
        mentions(zone, all);
        // Each definition is visited once, however often it is used.
        std::set<const Def*> seen;
        for (std::size_t before = 0; before != all.defs.size();) {
            before = all.defs.size();
            for (const Def& def : ruleset.defs)
                if (all.defs.count(def.id) && seen.insert(&def).second)
                    mentions(def, all);
        }
        for (const std::string& fact : all.facts)
            if (const int index = factNamed(fact); index >= 0 && checkedAt(factRows(), index).tier > 0)
                all.zoned.insert(fact);
        for (const std::string& word : all.zoned)
            out.push_back(finding(LintKind::ZoneTier, "zone " + zone.id,
                                  Text("a zone may not read '{0}': it depends on zones itself", {word}),
                                  "use facts of tier 0 only: ratings, marks, terrain"));
    }
}

/// Reports constraints without effect: a constraint is checked at its `at`, which must exist.
void moments(const Ruleset& ruleset, const Mentioned& g, std::vector<Finding>& out)
{
    for (const Constraint& row : ruleset.constraints) {
        const std::string where = "constraint " + row.id;
        const bool refuses = row.orElse.value_or(OrElse::Refuse) == OrElse::Refuse;
        if (refuses && g.nodes.count(row.at) && !g.entries.count(row.at))
            out.push_back(finding(LintKind::NothingToRefuse, where,
                                  Text("'{0}' is not a menu entry, so there is nothing to refuse", {row.at}),
                                  "name a menu entry, or set 'orElse' to another value"));
    }
}

void words(const Ruleset& ruleset, std::vector<Finding>& out)
{
    std::set<std::string> uncited;
    for (const Modifier& m : ruleset.modifiers) {
        if (!m.op)
            out.push_back(
                finding(LintKind::UnknownWord, "modifier " + m.id, Text("there is no operation '{0}'", {""})));
        if (m.cite.empty() && uncited.insert(m.id).second)
            out.push_back(finding(LintKind::NoCaseNumber, "modifier " + m.id, "no case number is given"));
    }
}

} // namespace

std::vector<Finding> lintWords(const Ruleset& ruleset)
{
    std::vector<Finding> out;
    lintNames(ruleset, out);
    lintIds(ruleset, out);
    lintFields(ruleset, out);
    lintIdle(ruleset, out);
    lintCounts(ruleset, out);
    lintScopes(ruleset, out);
    lintMenus(ruleset, out);
    lintValues(ruleset, out);
    return out;
}

std::vector<Finding> lint(const Ruleset& ruleset)
{
    std::vector<Finding> out = lintWords(ruleset);
    const Scenario scenario = bare(ruleset);
    // Some rows exist only under one option value, so each value is tried once.
    Told told(out);
    told.compiled(ruleset, scenario, {}, {});
    for (const Option& option : ruleset.options) {
        for (const std::string& v : option.values) {
            Setup setup;
            setup.options[option.id] = v;
            if (v != option.standard)
                told.compiled(ruleset, scenario, setup, " (with " + option.id + "=" + v + ")");
        }
    }
    Mentioned all;
    mentions(ruleset, all);
    all.procedures.insert(ruleset.main);
    all.quantities.insert(ruleset.runningScore);
    unused(LintKind::NeverUsed, ruleset.defs, all.defs, "definition", "nothing uses this definition", out);
    unused(LintKind::NeverUsed, ruleset.quantities, all.quantities, "quantity", "nothing uses this quantity", out);
    unused(LintKind::NeverUsed, ruleset.tables, all.tables, "table", "nothing uses this table", out);
    // A procedure may be there for stated cases on the ruling desk.
    unused(LintKind::NeverCalled, ruleset.procedures, all.procedures, "procedure", "nothing uses this procedure", out);
    unused(LintKind::NeverUsed, ruleset.paths, all.paths, "path", "nothing uses this path", out);
    unused(LintKind::NeverUsed, ruleset.groups, all.groups, "group", "nothing uses this group of rules", out);
    zoneTiers(ruleset, out);
    moments(ruleset, all, out);
    words(ruleset, out);
    return out;
}

std::vector<Finding> lint(const Ruleset& ruleset, const Scenario& scenario)
{
    std::vector<Finding> out;
    lintScenario(ruleset, scenario, out);
    lintOwn(ruleset, scenario, out);
    lintKnown(ruleset, scenario, out);
    Told(out).compiled(ruleset, scenario, {}, {});
    return out;
}

} // namespace fw
