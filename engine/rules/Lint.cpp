#include "engine/rules/Lint.h"

#include "engine/model/Fields.h"
#include "engine/rules/Compiler.h"
#include "engine/rules/Facts.h"
#include "engine/rules/LintParts.h"

#include <algorithm>
#include <functional>
#include <set>

namespace fw {

namespace {

/// Everything a row mentions, gathered through the field table: paths, names of other rows, bound roles.
struct Gathered {
    std::vector<std::pair<std::string, std::string>> paths; ///< path text, row
    std::set<std::string> entries, nodes; ///< ids of menu entries; of nodes and phases
    std::set<std::string> bound;
    std::set<std::string> defs, quantities, tables, procedures, paths_, marks, ratings, facts;
};

class Gather {
public:
    explicit Gather(Gathered& out) : g(out) {}
    std::string row;

    template <class X>
    void see(const X& x)
    {
        if constexpr (requires { fields(*this, x); }) {
            notice(x);
            fields(*this, x);
        }
    }
    template <class T>
    void operator()(const char*, const T& member, FieldFlags flags, const char*)
    {
        visit(member, flags);
    }

private:
    template <class T>
    void visit(const T& member, FieldFlags flags)
    {
        if constexpr (std::is_same_v<T, std::string>) {
            if (flags.has(FieldFlags::Path) && !member.empty())
                g.paths.emplace_back(member, row);
        } else if constexpr (requires { member.begin(); member.end(); }) {
            for (const auto& item : member)
                visit(item, flags);
        } else if constexpr (requires { member.has_value(); *member; }) {
            if (member)
                visit(*member, flags);
        } else if constexpr (requires { member.first; member.second; }) {
            visit(member.second, flags);
        } else {
            see(member);
        }
    }
    template <class X>
    void notice(const X& x)
    {
        if constexpr (std::is_same_v<X, Amount>) {
            put(g.tables, x.table);
            for (const auto* name : {&x.quantity, &x.sum, &x.least, &x.most})
                put(g.quantities, *name);
            argument(x.fact, x.arg);
            put(g.bound, x.as);
            for (const auto& [role, path] : x.cast)
                put(g.bound, role);
        } else if constexpr (std::is_same_v<X, Req>) {
            put(g.defs, x.def);
            put(g.bound, x.as);
            argument(x.fact, x.arg);
        } else if constexpr (std::is_same_v<X, Modifier>) {
            put(g.bound, x.as);
        } else if constexpr (std::is_same_v<X, Field>) {
            bindWithParts(x.name, {".row", ".mode", ".tier", ".cost"});
            for (const std::string& r : x.rows)
                put(g.paths_, r);
        } else if constexpr (std::is_same_v<X, PathRow>) {
            put(g.quantities, x.cost);
            put(g.quantities, x.facing);
        } else if constexpr (std::is_same_v<X, PathMode>) {
            put(g.quantities, x.cost);
        } else if constexpr (std::is_same_v<X, MenuEntry>) {
            put(g.entries, x.id);
        } else if constexpr (std::is_same_v<X, Verb>) {
            put(g.marks, x.mark);
        } else if constexpr (std::is_same_v<X, Procedure>) {
            for (const std::string& role : x.cast)
                put(g.bound, role);
        } else if constexpr (std::is_same_v<X, Node>) {
            put(g.nodes, x.id);
            put(g.nodes, x.phase);
            const std::string as = !x.as.empty() ? x.as : !x.id.empty() ? x.id : x.quantity;
            bindWithParts(as, {".row", ".mode", ".tier", ".cost", ".passed", ".raw", ".target",
                               ".column", ".first", ".second", ".row-extra", ".column-extra"});
            for (const std::string& name : x.names)
                put(g.bound, name);
            for (const Die& die : x.dice)
                bindWithParts(die.name, {".1", ".2", ".3", ".4"});
            put(g.quantities, x.quantity);
            put(g.tables, x.table);
            put(g.procedures, x.call);
            put(g.marks, x.mark);
            for (const auto& [role, path] : x.cast)
                put(g.bound, role);
            for (const std::string& r : x.rows)
                put(g.paths_, r);
        }
    }
    void argument(const std::string& fact, const std::string& arg)
    {
        if (fact == "mark" || fact == "member")
            put(g.marks, arg);
        else if (fact == "rating")
            put(g.ratings, arg);
        else if (fact == "ways")
            put(g.paths_, arg);
    }
    void bindWithParts(const std::string& name, std::initializer_list<const char*> parts)
    {
        put(g.bound, name);
        for (const char* part : parts)
            put(g.bound, name + part);
    }
    static void put(std::set<std::string>& set, const std::string& name)
    {
        if (!name.empty())
            set.insert(name);
    }
    Gathered& g;
};

std::vector<std::string> splitPath(const std::string& text, const char* at)
{
    std::vector<std::string> out(1);
    for (char ch : text) {
        if (std::string_view(at).find(ch) != std::string_view::npos)
            out.emplace_back();
        else
            out.back() += ch;
    }
    return out;
}

/// A scenario with one cell and two sides, on which a ruleset can be made ready to find its errors.
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

Finding finding(Severity severity, const std::string& row, Text text, Text remedy = {},
                std::string cite = {})
{
    return {severity, row, std::move(cite), std::move(text), std::move(remedy), {}};
}

void add(std::vector<Finding>& out, Finding f)
{
    if (std::find(out.begin(), out.end(), f) == out.end())
        out.push_back(std::move(f));
}

/// Errors of one combination of options.
void compileOnce(const Ruleset& ruleset, const Scenario& scenario, const Setup& setup,
                 std::vector<Finding>& out)
{
    Compiled compiled;
    compiled.ruleset = ruleset;
    compiled.scenario = scenario;
    compiled.setup = setup;
    Compiler compiler(compiled);
    (void)compiler.run();
    for (const Problem& p : compiler.errors)
        add(out, finding(Severity::Error, p.place, p.text, p.remedy));
}

template <class Rows>
void unused(const Rows& rows, const std::set<std::string>& used, const char* what,
            std::vector<Finding>& out, Severity severity = Severity::Warning)
{
    for (const auto& row : rows)
        if (!used.count(row.id))
            add(out, finding(severity, std::string(what) + " " + row.id,
                             Text("nothing uses this {0}", {what})));
}

void zoneTiers(const Ruleset& ruleset, std::vector<Finding>& out)
{
    const std::function<void(const Reqs&, const std::string&, int)> look =
        [&](const Reqs& reqs, const std::string& row, int depth) {
            for (const Req& r : reqs) {
                const int fact = r.fact.empty() ? -1 : factNamed(r.fact);
                if (fact >= 0 && factRows()[static_cast<std::size_t>(fact)].tier > 0)
                    add(out, finding(Severity::Error, row,
                                     Text("a zone may not read '{0}': it depends on zones itself",
                                          {r.fact}),
                                     "use facts of tier 0 only: ratings, marks, terrain"));
                for (const Reqs& list : r.either)
                    look(list, row, depth + 1);
                for (const Def& def : ruleset.defs)
                    if (def.id == r.def && depth < 8)
                        look(def.need, row, depth + 1);
            }
        };
    for (const Zone& zone : ruleset.zones)
        look(zone.exerts, "zone " + zone.id, 0);
    for (const Zone& zone : ruleset.zones)
        for (const Rule& rule : zone.blocked) {
            look(rule.applies, "zone " + zone.id, 0);
            look(rule.need, "zone " + zone.id, 0);
        }
}

void circles(const Ruleset& ruleset, std::vector<Finding>& out)
{
    std::map<std::string, std::set<std::string>> reads;
    for (const Quantity& q : ruleset.quantities) {
        Gathered g;
        Gather gather(g);
        gather.see(q);
        reads[q.id].insert(g.quantities.begin(), g.quantities.end());
    }
    for (const Modifier& m : ruleset.modifiers) {
        Gathered g;
        Gather gather(g);
        gather.see(m);
        reads[m.quantity].insert(g.quantities.begin(), g.quantities.end());
    }
    for (const auto& [id, direct] : reads) {
        std::set<std::string> seen;
        std::vector<std::string> open(direct.begin(), direct.end());
        while (!open.empty()) {
            const std::string q = open.back();
            open.pop_back();
            if (q == id) {
                add(out, finding(Severity::Error, "quantity " + id,
                                 "this quantity needs itself to be known"));
                break;
            }
            if (seen.insert(q).second)
                for (const std::string& next : reads[q])
                    open.push_back(next);
        }
    }
}

template <class Rows>
void gatherRows(Gather& gather, const Rows& rows, const char* what)
{
    for (const auto& row : rows) {
        gather.row = std::string(what) + " " + row.id;
        gather.see(row);
    }
}

/// A constraint is checked where its `at` stands; one that stands nowhere is never checked.
void moments(const Ruleset& ruleset, const Gathered& g, std::vector<Finding>& out)
{
    for (const Constraint& row : ruleset.constraints) {
        const std::string where = "constraint " + row.id;
        const bool refuses = row.orElse.empty() || row.orElse == "refuse";
        if (refuses && g.nodes.count(row.at) && !g.entries.count(row.at))
            add(out, finding(Severity::Error, where,
                             Text("'{0}' is no menu entry, so there is nothing to refuse", {row.at}),
                             "name a menu entry, or say what is done instead in 'orElse'"));
    }
}

/// A definition that asks for itself, by name or as a filter of a path.
void defCircles(const Ruleset& ruleset, std::vector<Finding>& out)
{
    std::map<std::string, std::set<std::string>> asks;
    for (const Def& def : ruleset.defs) {
        Gathered g;
        Gather gather(g);
        gather.see(def);
        asks[def.id].insert(g.defs.begin(), g.defs.end());
        for (const auto& [path, row] : g.paths)
            for (const std::string& word : splitPath(path, "/|+"))
                if (path.find("+" + word) != std::string::npos)
                    asks[def.id].insert(word);
    }
    for (const auto& [id, direct] : asks) {
        std::set<std::string> seen;
        std::vector<std::string> open(direct.begin(), direct.end());
        while (!open.empty()) {
            const std::string next = open.back();
            open.pop_back();
            if (next == id) {
                add(out, finding(Severity::Error, "definition " + id,
                                 "this definition needs itself to be known"));
                break;
            }
            if (const auto more = asks.find(next); more != asks.end() && seen.insert(next).second)
                open.insert(open.end(), more->second.begin(), more->second.end());
        }
    }
}

void words(const Ruleset& ruleset, std::vector<Finding>& out)
{
    for (const Modifier& m : ruleset.modifiers) {
        static const std::set<std::string> ops{"add", "times", "set", "at-least", "at-most", "count"};
        if (!ops.count(m.op))
            add(out, finding(Severity::Error, "modifier " + m.id,
                             Text("there is no operation '{0}'", {m.op})));
        if (m.cite.empty())
            add(out, finding(Severity::Note, "modifier " + m.id, "no case number is given"));
    }
}

/// Adds what is not known yet: what is told of the word itself, where it stands, is not told of the
/// row again.
void tellMore(std::vector<Finding>& out, std::vector<Finding> more, const std::string& with)
{
    for (Finding& f : more) {
        const bool known = std::any_of(out.begin(), out.end(), [&](const Finding& have) {
            return plain(have.text) == plain(f.text)
                && (have.row == f.row || !have.place.empty());
        });
        if (!known) {
            f.row += with;
            out.push_back(std::move(f));
        }
    }
}

} // namespace

std::vector<Finding> lintWords(const Ruleset& ruleset)
{
    std::vector<Finding> out;
    lintNames(ruleset, out);
    lintFields(ruleset, out);
    lintScopes(ruleset, out);
    lintMenus(ruleset, out);
    lintValues(ruleset, out);
    return out;
}

std::vector<Finding> lint(const Ruleset& ruleset)
{
    std::vector<Finding> out = lintWords(ruleset);
    const Scenario scenario = bare(ruleset);
    // Rows may exist under one option value only; each value is tried once.
    const auto tried = [&](const Setup& setup, const std::string& with) {
        std::vector<Finding> more;
        compileOnce(ruleset, scenario, setup, more);
        tellMore(out, std::move(more), with);
    };
    tried({}, {});
    for (const Option& option : ruleset.options) {
        for (const std::string& v : option.values) {
            Setup setup;
            setup.options[option.id] = v;
            if (v != option.standard)
                tried(setup, " (with " + option.id + "=" + v + ")");
        }
    }
    Gathered g;
    Gather gather(g);
    gatherRows(gather, ruleset.ratings, "rating");
    gatherRows(gather, ruleset.defs, "definition");
    gatherRows(gather, ruleset.quantities, "quantity");
    gatherRows(gather, ruleset.modifiers, "modifier");
    gatherRows(gather, ruleset.zones, "zone");
    gatherRows(gather, ruleset.paths, "path");
    gatherRows(gather, ruleset.constraints, "constraint");
    gatherRows(gather, ruleset.procedures, "procedure");
    gatherRows(gather, ruleset.codes, "code");
    gatherRows(gather, ruleset.triggers, "trigger");
    g.procedures.insert(ruleset.main);
    // A definition is also used as a filter in a path.
    for (const auto& [path, row] : g.paths)
        for (const PathRow& way : ruleset.paths)
            if (path.find("reach:" + way.id) != std::string::npos)
                g.paths_.insert(way.id);
    for (const auto& [path, row] : g.paths)
        for (const Def& def : ruleset.defs)
            if (path.find("+" + def.id) != std::string::npos
                || path.find("-" + def.id) != std::string::npos)
                g.defs.insert(def.id);
    unused(ruleset.defs, g.defs, "definition", out);
    unused(ruleset.quantities, g.quantities, "quantity", out);
    unused(ruleset.tables, g.tables, "table", out);
    // A procedure may be there to be run stated, from the ruling desk.
    unused(ruleset.procedures, g.procedures, "procedure", out, Severity::Note);
    unused(ruleset.paths, g.paths_, "path", out);
    zoneTiers(ruleset, out);
    circles(ruleset, out);
    defCircles(ruleset, out);
    moments(ruleset, g, out);
    words(ruleset, out);
    return out;
}

std::vector<Finding> lint(const Ruleset& ruleset, const Scenario& scenario)
{
    std::vector<Finding> out;
    lintScenario(ruleset, scenario, out);
    lintOwn(ruleset, scenario, out);
    lintKnown(ruleset, scenario, out);
    std::vector<Finding> more;
    compileOnce(ruleset, scenario, {}, more);
    tellMore(out, std::move(more), {});
    return out;
}

} // namespace fw
