// Long because: each kind of row is compiled in a few lines, by one compiler.
// Compiles amounts, conditions, paths and rules: words become numbers, names become indexes.
#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/model/Walk.h"
#include "engine/rules/Compiler.h"

#include "engine/rules/Facts.h"
#include "engine/rules/RolePaths.h"

#include <algorithm>
#include <charconv>

namespace fw {

namespace {

std::vector<std::string> keysOf(const auto& map)
{
    std::vector<std::string> out;
    for (const auto& [name, value] : map)
        out.push_back(name);
    return out;
}

/// Whether a relation is about directions, lines or the map edge, which places do not have.
bool needsCells(Rel rel)
{
    switch (rel) {
    case Rel::Front:
    case Rel::Flank:
    case Rel::Rear:
    case Rel::Line:
    case Rel::LineInside:
    case Rel::EdgeTo:
    case Rel::Ray:
    case Rel::RayBy: return true;
    default: return false;
    }
}

} // namespace

void Compiler::error(LintKind kind, const std::string& row, Text text, Text remedy)
{
    Problem p(Trouble::BadInput, std::move(text), {}, {}, row, std::move(remedy));
    errors.push_back(std::move(p));
    errorKinds.push_back(kind);
}

template <class Index>
Index Compiler::named(const std::unordered_map<std::string, Index>& index, const std::string& name, const char* what,
                      const std::string& row)
{
    const auto found = index.find(name);
    if (found != index.end())
        return found->second;
    const std::string near = nearestWord(name, keysOf(index));
    error(LintKind::UnknownReference, row, Text("there is no {0} '{1}'", {what, name}),
          near.empty() ? Text() : Text("did you mean '{0}'?", {near}));
    return Index(-1);
}

template std::int32_t Compiler::named(const std::unordered_map<std::string, std::int32_t>&, const std::string&,
                                      const char*, const std::string&);
template UnitId Compiler::named(const std::unordered_map<std::string, UnitId>&, const std::string&, const char*,
                                const std::string&);
template PlaceId Compiler::named(const std::unordered_map<std::string, PlaceId>&, const std::string&, const char*,
                                 const std::string&);
template MarkId Compiler::named(const std::unordered_map<std::string, MarkId>&, const std::string&, const char*,
                                const std::string&);
template BodyId Compiler::named(const std::unordered_map<std::string, BodyId>&, const std::string&, const char*,
                                const std::string&);

CPath Compiler::path(const std::string& text, const std::string& row)
{
    CPath out;
    if (text.empty())
        return out;
    for (const std::vector<PathWord>& words : pathWords(text)) {
        CPart part;
        if (words[0].name.empty()) {
            error(LintKind::EmptyAmount, row, Text("the path '{0}' has an empty start", {text}));
            continue;
        }
        if (!root(words[0], part, row))
            continue;
        for (std::size_t i = 1; i < words.size(); ++i) {
            CStep step{Rel::Place, 0};
            if (this->step(words[i], step, text, row))
                part.steps.push_back(step);
        }
        out.parts.push_back(std::move(part));
    }
    const auto [known, isNew] = mPathNumbers.try_emplace(text, static_cast<std::int32_t>(mPaths.size()));
    out.number = known->second;
    if (isNew)
        mPaths.push_back(out);
    return out;
}

bool Compiler::root(const PathWord& word, CPart& part, const std::string& row)
{
    if (word.what == PathWord::What::Role) {
        part.root = Root::Role;
        part.arg = c.intern(word.name);
        mRead.insert(word.name);
        return true;
    }
    const std::optional<Root> found = rootNamed(word.name);
    if (!found) {
        const std::string near = nearestWord(word.name, rootNames());
        error(LintKind::UnknownWord, row, Text("there is no root '{0}'", {word.name}),
              near.empty() ? Text("see scenarios/README.md for the list") : Text("did you mean '{0}'?", {near}));
        return false;
    }
    part.root = *found;
    if (part.root == Root::Area || part.root == Root::Region) {
        // A rules file may name areas that a map lacks; they are empty on that map.
        const auto area = c.areaIndex.find(word.arg);
        part.arg = area == c.areaIndex.end() ? -1 : area->second;
    } else if (part.root == Root::Areas || part.root == Root::Regions || part.root == Root::Hexsides) {
        part.arg = word.arg.empty() ? noSym : c.intern(word.arg);
    } else if (part.root == Root::Box) {
        part.arg = named(c.placeIndex, word.arg, "box", row).index();
    }
    return true;
}

bool Compiler::step(const PathWord& word, CStep& out, const std::string& text, const std::string& row)
{
    if (word.what == PathWord::What::Among) {
        out.rel = word.keep ? Rel::KeepRole : Rel::DropRole;
        out.arg = c.intern(word.name);
        return true;
    }
    if (word.what == PathWord::What::Def) {
        out.rel = word.keep ? Rel::KeepDef : Rel::DropDef;
        out.arg = named(mDefIndex, word.name, "definition", row);
        if (out.arg >= 0 && !checkedAt(c.ruleset.defs, out.arg).roles.empty())
            error(LintKind::FilterRoles, row, Text("a filter cannot give roles to '{0}'", {word.name}),
                  "write a definition that asks it with its roles, and filter by that definition");
        return out.arg >= 0;
    }
    const std::optional<Rel> rel = relationNamed(word.name);
    if (!rel) {
        const std::string near = nearestWord(word.name, relationNames());
        error(LintKind::UnknownWord, row, Text("there is no relation '{0}' (in '{1}')", {word.name, text}),
              near.empty() ? Text("see scenarios/README.md for the list") : Text("did you mean '{0}'?", {near}));
        return false;
    }
    out.rel = *rel;
    if (c.scenario.map.grid.linked() && needsCells(out.rel)) {
        error(LintKind::NeedsCells, row, Text("places have no '{0}' (in '{1}')", {word.name, text}),
              "ask for 'neighbours' or 'within', or use a map of hexes or squares");
        return false;
    }
    if (out.rel == Rel::Members || out.rel == Rel::Containing)
        out.arg = named(c.markIndex, word.arg, "mark", row).index();
    else if (out.rel == Rel::Reach)
        out.arg = named(c.pathIndex, word.arg, "path row", row);
    else if (out.rel == Rel::Seen)
        out.arg = named(c.sightIndex, word.arg, "sight", row);
    else if (out.rel == Rel::Within)
        within(word.arg, out, row);
    else if (out.rel == Rel::Ray)
        ray(word.arg, out, row);
    else if (!word.arg.empty())
        out.arg = c.intern(word.arg);
    return true;
}

void Compiler::within(const std::string& arg, CStep& step, const std::string& row)
{
    const auto [p, ec] = std::from_chars(arg.data(), arg.data() + arg.size(), step.arg);
    if (ec != std::errc() || p != arg.data() + arg.size() || step.arg < 0)
        error(LintKind::WrongDistance, row, Text("'within:{0}' needs a distance from 0 up", {arg}),
              "write how many cells, as in 'within:2'");
}

namespace {

constexpr const char* headingRemedy = "write a point of the compass, as in 'ray:E', or a local that holds a number";

/// Whether some row or the kernel writes a local of this name.
bool written(const Ruleset& rules, const std::string& name)
{
    static const Vocabulary kernels{"step", "spent", "facing", "turn", "lost", "line"};
    bool found = kernels.has(name);
    const auto among = [&](const std::vector<std::string>& names) {
        found = found || std::ranges::find(names, name) != names.end();
    };
    walk(rules, [&](const auto& row) {
        using X = std::decay_t<decltype(row)>;
        if constexpr (requires { row.as; })
            found = found || row.as == name;
        if constexpr (requires { row.roles.begin()->second; })
            found = found || row.roles.count(name) > 0;
        else if constexpr (requires { row.roles; })
            among(row.roles);
        if constexpr (std::is_same_v<X, Field> || std::is_same_v<X, Die>)
            found = found || row.name == name;
        if constexpr (std::is_same_v<X, ComputeNode>)
            found = found || (row.as.empty() && row.quantity == name);
        if constexpr (std::is_same_v<X, ChooseNode>)
            among(row.names);
        if constexpr (std::is_same_v<X, Code>)
            found = found || row.numberInto == name;
    });
    return found && !name.empty();
}

} // namespace

void Compiler::ray(const std::string& arg, CStep& step, const std::string& row)
{
    // A rules file may be for maps with another shape of cells than the current one.
    if (namesDirection(arg)) {
        step.arg = directionNamed(c.scenario.map.grid.shape, arg);
        return;
    }
    if (!written(c.ruleset, arg.substr(0, arg.find('.'))))
        error(LintKind::WrongDistance, row, Text("'ray:{0}' needs a direction of the grid", {arg}), headingRemedy);
    step.rel = Rel::RayBy;
    step.arg = c.intern(arg);
}

void Compiler::axesOf(int table, std::size_t values, const std::string& row)
{
    const Table& t = checkedAt(c.ruleset.tables, table);
    if (t.axes.size() != values)
        error(LintKind::WrongAxis, row,
              Text("table '{0}' is read at {1} value(s), but has {2} axes",
                   {t.id, std::to_string(values), std::to_string(t.axes.size())}));
}

int Compiler::factArg(int fact, const std::string& arg, const std::string& row)
{
    switch (checkedAt(factRows(), fact).arg) {
    case ArgKind::Tag:
    case ArgKind::Way:
    case ArgKind::Hexside: return arg.empty() ? noSym : c.intern(arg);
    case ArgKind::Mark: return named(c.markIndex, arg, "mark", row).index();
    case ArgKind::Rating: return named(c.ratingIndex, arg, "rating", row);
    case ArgKind::Box: return named(c.placeIndex, arg, "box", row).index();
    case ArgKind::Path: return named(c.pathIndex, arg, "path row", row);
    case ArgKind::Sight: return named(c.sightIndex, arg, "sight", row);
    default: return 0;
    }
}

std::vector<std::pair<Sym, CPath>> Compiler::compiledRoles(const std::map<std::string, std::string>& in,
                                                           const std::string& row)
{
    std::vector<std::pair<Sym, CPath>> out;
    for (const auto& [role, from] : in)
        out.emplace_back(c.intern(role), path(from, row));
    return out;
}

CAmount Compiler::amount(const std::optional<Amount>& a, const std::string& row)
{
    return a ? amount(*a, row) : CAmount();
}

CAmount Compiler::amount(const Amount& a, const std::string& row)
{
    using Form = CAmount::Form;
    CAmount out;
    out.of = path(a.of, row);
    out.with = path(a.with, row);
    if (a.times || a.plus || a.round) {
        out.scaled = true;
        out.round = a.round;
        out.times = a.times.value_or(Rational(1));
        out.plus = a.plus.value_or(Rational(0));
    }
    if (a.number) {
        out.form = Form::Number;
        out.number = *a.number;
    } else if (!a.symbol.empty()) {
        out.form = Form::Word;
        out.id = c.intern(a.symbol);
    } else if (!a.fact.empty()) {
        out.form = Form::Fact;
        out.id = factNamed(a.fact);
        if (out.id < 0) {
            std::vector<std::string> known;
            for (const FactRow& f : factRows())
                known.emplace_back(f.name);
            const std::string near = nearestWord(a.fact, known);
            error(LintKind::UnknownFact, row, Text("there is no fact '{0}'", {a.fact}),
                  near.empty() ? Text() : Text("did you mean '{0}'?", {near}));
            out.form = Form::None;
        } else {
            out.arg = factArg(out.id, a.arg, row);
            if (checkedAt(factRows(), out.id).with && a.with.empty())
                error(LintKind::MissingArgument, row, Text("the fact '{0}' needs a second party", {a.fact}),
                      "name it in 'with'");
        }
    } else if (!a.count.empty()) {
        out.form = Form::Count;
        out.of = path(a.count, row);
        out.as = a.as.empty() ? noSym : c.intern(a.as);
        out.where = reqs(a.where, row);
    } else if (!a.faces.empty()) {
        out.form = Form::Faces;
        out.id = c.intern(a.faces);
        out.where = reqs(a.where, row);
        mFacesCounted[a.faces].push_back(&a);
    } else if (!a.table.empty()) {
        out.form = Form::Table;
        out.id = named(c.tableIndex, a.table, "table", row);
        for (const Amount& at : a.at)
            out.at.push_back(amount(at, row));
        out.part = a.part;
        if (out.id < 0)
            out.form = Form::None;
        else
            axesOf(out.id, a.at.size(), row);
    } else if (!a.quantity.empty()) {
        out.form = Form::Quantity;
        out.id = named(c.quantityIndex, a.quantity, "quantity", row);
        out.roles = compiledRoles(a.roles, row);
        if (out.id < 0)
            out.form = Form::None;
    } else if (!a.local.empty()) {
        out.form = Form::Local;
        out.id = c.intern(a.local);
        mRead.insert(a.local);
    } else if (!a.ratio.empty()) {
        out.form = Form::Ratio;
        for (const Amount& at : a.ratio)
            out.at.push_back(amount(at, row));
        if (out.at.size() != 2) {
            error(LintKind::EmptyAmount, row, Text("a ratio takes two amounts"));
            out.form = Form::None;
        }
    } else if (!a.total.empty() || !a.product.empty() || !a.quotient.empty()) {
        out.form = !a.total.empty() ? Form::Total : !a.product.empty() ? Form::Product : Form::Quotient;
        const std::vector<Amount>& parts = !a.total.empty() ? a.total : !a.product.empty() ? a.product : a.quotient;
        for (const Amount& one : parts)
            out.at.push_back(amount(one, row));
        if (out.form == Form::Quotient && out.at.size() != 2) {
            error(LintKind::EmptyAmount, row, Text("a quotient takes two amounts"));
            out.form = Form::None;
        }
    } else if (!a.sum.empty() || !a.least.empty() || !a.most.empty()) {
        out.form = !a.sum.empty() ? Form::Sum : !a.least.empty() ? Form::Least : Form::Most;
        const std::string& name = !a.sum.empty() ? a.sum : !a.least.empty() ? a.least : a.most;
        out.id = named(c.quantityIndex, name, "quantity", row);
        out.over = path(a.over, row);
        out.as = a.as.empty() ? noSym : c.intern(a.as);
        if (out.id < 0)
            out.form = Form::None;
    }
    return out;
}

namespace {

std::string valueText(const Amount& a)
{
    if (a.number)
        return a.number->text();
    if (!a.symbol.empty())
        return a.symbol;
    return !a.local.empty() ? a.local : !a.fact.empty() ? a.fact : a.quantity;
}

/// The text of a condition, for "did not apply because".
std::string phraseOf(const Req& r)
{
    if (!r.either.empty())
        return "none of the alternatives";
    std::string left = !r.def.empty() ? r.def : !r.fact.empty() ? r.fact : "value";
    if (!r.arg.empty())
        left += " " + r.arg;
    if (r.amount && !r.amount->local.empty())
        left = r.amount->local;
    const std::string path = !r.of.empty()      ? r.of
                             : !r.any.empty()   ? "any of " + r.any
                             : !r.every.empty() ? "every " + r.every
                             : !r.none.empty()  ? "no " + r.none
                                                : r.among;
    std::string out = path.empty() ? left : path + ": " + left;
    for (const Amount& a : r.is)
        out += (&a == &r.is.front() ? " is " : " or ") + valueText(a);
    for (const Amount& a : r.isnt)
        out += (&a == &r.isnt.front() ? " is not " : " nor ") + valueText(a);
    if (r.min)
        out += " at least " + valueText(*r.min);
    if (r.max)
        out += " at most " + valueText(*r.max);
    return out;
}

} // namespace

/// The path to the subject of a fact.
static CPath askedOf()
{
    CPart part;
    part.root = Root::Role;
    part.arg = names::asked;
    CPath out;
    out.parts.push_back(std::move(part));
    return out;
}

/// The roles that a condition passes to its definition: exactly those that the definition takes.
std::vector<std::pair<Sym, CPath>> Compiler::handed(const Req& r, std::int32_t def, const std::string& row)
{
    static const std::vector<std::string> nothing;
    const std::vector<std::string>& takes = def < 0 ? nothing : checkedAt(c.ruleset.defs, def).roles;
    for (const auto& [role, from] : r.roles)
        if (def >= 0 && std::ranges::find(takes, role) == takes.end())
            error(LintKind::SurplusRole, row, Text("the definition '{0}' takes no role '{1}'", {r.def, role}));
    for (const std::string& role : takes)
        if (r.roles.count(role) == 0)
            error(LintKind::MissingRole, row, Text("'{0}' needs the role '{1}'", {r.def, role}),
                  Text("write 'is {0}({1}: ROLE)'", {r.def, role}));
    return compiledRoles(r.roles, row);
}

CReq Compiler::req(const Req& r, const std::string& row)
{
    CReq out;
    out.cite = r.cite;
    out.phrase = phraseOf(r);
    if (!r.either.empty()) {
        for (const Reqs& list : r.either)
            out.either.push_back(reqs(list, row));
        return out;
    }
    using Quant = CReq::Quant;
    const auto bind = [&](const std::string& text, Quant quant) {
        if (!text.empty()) {
            out.quant = quant;
            out.path = path(text, row);
        }
    };
    bind(r.of, Quant::All);
    bind(r.any, Quant::Any);
    bind(r.every, Quant::Every);
    bind(r.none, Quant::None);
    bind(r.among, Quant::Count);
    if (out.quant == Quant::Count) {
        if (r.least)
            out.least = *r.least;
        if (r.most)
            out.most = *r.most;
        if (r.exactly)
            out.least = out.most = *r.exactly;
    }
    if (!r.as.empty()) {
        out.as = c.intern(r.as);
        if (out.quant == Quant::Self)
            error(LintKind::IdleField, row, Text("'as' names no member here: '{0}'", {r.as}),
                  "write 'as' together with of, any, every, none or among");
    }
    if (!r.def.empty())
        out.def = named(mDefIndex, r.def, "definition", row);
    out.roles = handed(r, out.def, row);
    if (!r.fact.empty()) {
        Amount a;
        a.fact = r.fact;
        a.arg = r.arg;
        a.with = r.with;
        out.left = amount(a, row);
        // A fact about the whole game needs no subject.
        if (out.quant == Quant::All && r.of == "@game") {
            out.left.of = path("@game", row);
        } else if (out.quant == Quant::All && r.of != "it" && r.as.empty()) {
            // For a fact with another subject, `it` keeps its meaning in the values that the fact is compared with.
            out.keepsIt = true;
            out.left.of = askedOf();
        }
    } else if (r.amount) {
        out.left = amount(*r.amount, row);
    }
    for (const Amount& a : r.is)
        out.is.push_back(amount(a, row));
    for (const Amount& a : r.isnt)
        out.isnt.push_back(amount(a, row));
    out.hasIs = !r.is.empty();
    out.hasIsnt = !r.isnt.empty();
    out.hasMin = r.min.has_value();
    out.hasMax = r.max.has_value();
    if (r.min)
        out.min = amount(*r.min, row);
    if (r.max)
        out.max = amount(*r.max, row);
    return out;
}

CReqs Compiler::reqs(const Reqs& list, const std::string& row)
{
    CReqs out;
    for (const Req& r : list)
        out.push_back(req(r, row));
    return out;
}

std::vector<CRule> Compiler::rules(const std::vector<Rule>& list, const std::string& row)
{
    std::vector<CRule> out;
    for (const Rule& rule : list) {
        if (!when(rule.when))
            continue;
        const std::string where = row + "/" + (rule.id.empty() ? rule.cite : rule.id);
        CRule made;
        made.src = &rule;
        made.applies = reqs(rule.applies, where);
        made.need = reqs(rule.need, where);
        out.push_back(std::move(made));
    }
    return out;
}

} // namespace fw
