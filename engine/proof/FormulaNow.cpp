#include "engine/proof/FormulaNow.h"

#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/model/Walk.h"
#include "engine/play/Play.h"
#include "engine/proof/FormulaRoles.h"
#include "engine/proof/RoleProposal.h"
#include "engine/rules/Evaluate.h"

#include <algorithm>
#include <set>
#include <utility>

namespace fw {

namespace {

constexpr std::int64_t mostSteps = 20'000'000; ///< of one formula, so that the answer takes about a second at most
constexpr int mostInside = 4;                  ///< definitions within definitions that are explained
constexpr const char* probe = "#formula";      ///< no id of a file begins so

std::string idOfFormula(std::size_t index)
{
    return std::string(probe) + std::to_string(index);
}

/// The rules with these formulas as definitions after all others; an amount is the left side of a condition.
Ruleset withFormulas(Ruleset rules, const std::vector<FormulaAt>& formulas, const std::vector<std::size_t>& which)
{
    for (const std::size_t i : which) {
        Def def;
        def.id = idOfFormula(i);
        def.need = formulas[i].conditions;
        if (formulas[i].amount) {
            Req req;
            req.amount = formulas[i].amount;
            def.need = {req};
        }
        rules.defs.push_back(std::move(def));
    }
    return rules;
}

/// The rules with the rows that a scenario adds, after those of the same lists.
Ruleset withScenario(Ruleset rules, const Scenario& scenario)
{
    rules.modifiers.insert(rules.modifiers.end(), scenario.modifiers.begin(), scenario.modifiers.end());
    rules.triggers.insert(rules.triggers.end(), scenario.triggers.begin(), scenario.triggers.end());
    return rules;
}

/// The pointer of a formula in the rules with the rows of the scenario.
std::string placeIn(const FormulaAt& formula, const Ruleset& rules)
{
    const std::pair<std::string_view, std::size_t> lists[]{{"/modifiers/", rules.modifiers.size()},
                                                           {"/triggers/", rules.triggers.size()}};
    for (const auto& [list, before] : lists) {
        if (!formula.ofScenario || !formula.place.starts_with(list))
            continue;
        const std::size_t end = std::min(formula.place.find('/', list.size()), formula.place.size());
        const std::string index = formula.place.substr(list.size(), end - list.size());
        const auto number = static_cast<std::size_t>(Rational::parse(index).num());
        return std::string(list) + std::to_string(before + number) + formula.place.substr(end);
    }
    return formula.place;
}

/// The names of all dice that the rules roll.
std::set<std::string> diceOf(const Ruleset& rules)
{
    std::set<std::string> out;
    walk(rules, [&](const auto& row) {
        if constexpr (std::is_same_v<std::decay_t<decltype(row)>, Die>)
            out.insert(row.name);
    });
    return out;
}

/// What a role needs; `valued` if only its number or word is read.
RoleNeeds needsOf(const KnownRole& role, bool valued, const std::set<std::string>& dice)
{
    const auto may = [&](Kind kind) { return std::ranges::find(role.kinds, kind) != role.kinds.end(); };
    if (dice.count(role.name.substr(0, role.name.find('.'))) != 0)
        return RoleNeeds::Dice;
    if (role.kinds.empty()) // unknown, because it is calculated, or because nothing in the file binds it yet
        return valued ? RoleNeeds::Value : RoleNeeds::CounterOrPlace;
    if (may(Kind::Units))
        return may(Kind::Places) ? RoleNeeds::CounterOrPlace : RoleNeeds::Counter;
    return may(Kind::Places)        ? RoleNeeds::Place
           : may(Kind::Sides)       ? RoleNeeds::Side
           : may(Kind::Formations)  ? RoleNeeds::Formation
           : may(Kind::Engagements) ? RoleNeeds::Combat
                                    : RoleNeeds::Value;
}

/// The things of a role; nothing if the scenario does not have one of them.
std::optional<Value> valueOf(const Rules& rules, const FormulaRole& role)
{
    const auto all = [&](Kind kind, auto find) -> std::optional<Value> {
        std::vector<std::int32_t> items;
        for (const std::string& id : role.value) {
            items.push_back(find(id));
            if (items.back() < 0)
                return std::nullopt;
        }
        return Value::of(kind, std::move(items));
    };
    const auto units = [&] { return all(Kind::Units, [&](const std::string& id) { return rules.unit(id); }); };
    const auto places = [&] { return all(Kind::Places, [&](const std::string& id) { return rules.place(id); }); };
    switch (role.needs) {
    case RoleNeeds::Counter: return units();
    case RoleNeeds::Place: return places();
    case RoleNeeds::CounterOrPlace: {
        std::optional<Value> found = units();
        return found ? found : places();
    }
    case RoleNeeds::Side: return all(Kind::Sides, [&](const std::string& id) { return rules.side(id); });
    case RoleNeeds::Formation: return all(Kind::Formations, [&](const std::string& id) { return rules.formation(id); });
    case RoleNeeds::Combat: return std::nullopt;
    case RoleNeeds::Value:
    case RoleNeeds::Dice: break;
    }
    if (role.value.empty())
        return Value{};
    if (const Rational number = Rational::parse(role.value.front()); number.valid())
        return Value::ofNumber(number);
    const Sym word = rules.sym(role.value.front());
    return word == noSym ? std::nullopt : std::optional<Value>(Value::ofWord(word));
}

/// Evaluates the formulas, which are definitions of the rules: their conditions, or the left side of the only one.
class FormulaEvaluator
{
public:
    FormulaEvaluator(const Rules& rules, const Position& position, const RoleProposal& proposal)
        : mRules(rules), c(rules.compiled()), mPosition(position), mProposal(proposal), mDice(diceOf(c.ruleset))
    {}

    FormulaNow evaluate(const FormulaAt& formula, const CReqs& compiled, const std::vector<KnownRole>& known,
                        const RoleValues& given)
    {
        FormulaNow out;
        std::vector<RoleRead> read;
        for (const CReq& one : compiled)
            for (const RoleRead& role : rolesRead(c, one)) {
                const auto before = std::ranges::find(read, role.name, &RoleRead::name);
                if (before == read.end())
                    read.push_back(role);
                else
                    before->valued = before->valued && role.valued;
            }
        for (const RoleRead& role : read)
            addRole(out.roles, role, known, given);
        mProposal.propose(out.roles);
        mOpen.clear();
        mLocals.clear();
        for (FormulaRole& role : out.roles) {
            std::optional<Value> value = role.open ? std::nullopt : valueOf(mRules, role);
            role.wrong = !role.open && !value;
            const Sym name = mRules.sym(role.name);
            if (value)
                mLocals.push_back({name, std::move(*value)});
            else
                mOpen.push_back(name);
        }
        StepBudget budget(mostSteps);
        Board board(c, mPosition);
        Scope scope(board, budget);
        scope.roles.layers.push_back(&mLocals);
        scope.reckoning.trace = &out.trace;
        const auto weigh = [&]() -> Result<void> {
            if (formula.amount)
                weighAmount(scope, compiled.front(), out);
            else
                weighAll(scope, formula.conditions, compiled, out);
            return {};
        };
        if (const Result<void> done = orProblem(weigh, formula.place); !done) {
            out.truth = Truth::Open;
            out.fault = done.error();
        }
        return out;
    }

private:
    void addRole(std::vector<FormulaRole>& roles, const RoleRead& read, const std::vector<KnownRole>& known,
                 const RoleValues& given) const
    {
        const std::string& name = mRules.word(read.name);
        const auto here = std::ranges::find(known, name, &KnownRole::name);
        if (here == known.end()) {
            // A word that is handed over, or a name that nothing binds; `it` is no word.
            if (read.name == names::it)
                roles.push_back({name, RoleNeeds::Value, {}, true, false});
            return;
        }
        FormulaRole role{name, needsOf(*here, read.valued, mDice), {}, true, false};
        if (const auto value = given.find(name); value != given.end() && role.needs != RoleNeeds::Combat) {
            role.value = value->second;
            role.open = false;
        }
        roles.push_back(std::move(role));
    }

    bool open(const std::vector<RoleRead>& read) const
    {
        return std::ranges::any_of(
            read, [&](const RoleRead& role) { return std::ranges::find(mOpen, role.name) != mOpen.end(); });
    }

    void weighAmount(Scope& s, const CReq& compiled, FormulaNow& out) const
    {
        if (open(rolesRead(c, compiled.left)))
            return;
        const Val v = value(s, compiled.left);
        const bool none = v.form == Val::Form::Unknown || (v.form == Val::Form::Number && !v.number.valid());
        if (none)
            return;
        out.truth = v.truth ? Truth::True : Truth::False;
        out.value = shown(c, v);
    }

    void weighAll(Scope& s, const Reqs& written, const CReqs& compiled, FormulaNow& out) const
    {
        out.truth = Truth::True;
        for (std::size_t i = 0; i < compiled.size() && i < written.size(); ++i) {
            out.conditions.push_back(weigh(s, written[i], compiled[i], 0));
            const Truth one = out.conditions.back().truth;
            if (one == Truth::False || (one == Truth::Open && out.truth == Truth::True))
                out.truth = one;
        }
    }

    ConditionNow weigh(Scope& s, const Req& written, const CReq& compiled, int depth) const
    {
        ConditionNow out;
        out.condition = written;
        if (!compiled.either.empty()) {
            weighEither(s, written, compiled, depth, out);
            return out;
        }
        if (open(rolesRead(c, compiled)))
            return out;
        out.truth = holds(s, compiled) ? Truth::True : Truth::False;
        Trace* const kept = std::exchange(s.reckoning.trace, nullptr); // the reckoning has it already
        explain(s, written, compiled, depth, out);
        s.reckoning.trace = kept;
        return out;
    }

    void weighEither(Scope& s, const Req& written, const CReq& compiled, int depth, ConditionNow& out) const
    {
        out.truth = Truth::False;
        for (std::size_t i = 0; i < compiled.either.size(); ++i) {
            Truth all = Truth::True;
            for (std::size_t k = 0; k < compiled.either[i].size(); ++k) {
                out.inside.push_back(weigh(s, written.either[i][k], compiled.either[i][k], depth));
                const Truth one = out.inside.back().truth;
                if (one == Truth::False || (one == Truth::Open && all == Truth::True))
                    all = one;
            }
            if (all == Truth::True || (all == Truth::Open && out.truth == Truth::False))
                out.truth = all;
        }
    }

    /// Finds the member that decides, and the values that are compared for it.
    void explain(Scope& s, const Req& written, const CReq& compiled, int depth, ConditionNow& out) const
    {
        using Quant = CReq::Quant;
        if (compiled.quant == Quant::Self) {
            compare(s, written, compiled, depth, out);
            return;
        }
        const Items members = s.resolve(compiled.path);
        out.members = members.size();
        out.counts = compiled.quant == Quant::Any || compiled.quant == Quant::None || compiled.quant == Quant::Count;
        CReq single = compiled; // the same question about one member
        single.quant = Quant::All;
        std::int32_t shown = -1;
        for (const std::int32_t member : members) {
            const bool yes = holdsFor(s, single, members.kind, member);
            out.satisfied += yes ? 1 : 0;
            if (shown < 0 && (out.counts ? yes && compiled.quant == Quant::None : !yes))
                shown = member;
        }
        if (shown < 0 && members.size() == 1)
            shown = members[0];
        if (shown < 0)
            return;
        if (members.size() > 1)
            out.member = nameOf(members.kind, shown);
        const BindOne named(s, compiled.as == noSym ? Sym(names::asked) : compiled.as, members.kind, shown);
        const BindOne bind(s, compiled.keepsIt ? names::asked : names::it, members.kind, shown);
        compare(s, written, compiled, depth, out);
    }

    bool holdsFor(Scope& s, CReq& single, Kind kind, std::int32_t member) const
    {
        CPart part;
        part.arg = names::deed; // a name that no formula can read
        single.path.parts = {part};
        const BindOne bind(s, names::deed, kind, member);
        return holds(s, single);
    }

    void compare(Scope& s, const Req& written, const CReq& compiled, int depth, ConditionNow& out) const
    {
        if (compiled.def >= 0) {
            const Reqs& inner = checkedAt(c.ruleset.defs, compiled.def).need;
            const CReqs& reqs = checkedAt(c.defs, compiled.def);
            // Roles of a definition are bound while it is evaluated only, so one that takes roles is not explained.
            for (std::size_t i = 0; compiled.roles.empty() && depth < mostInside && i < reqs.size(); ++i)
                if (ConditionNow one = weigh(s, inner[i], reqs[i], depth + 1); one.truth == Truth::False)
                    out.inside.push_back(std::move(one));
            return;
        }
        if (compiled.left.form == CAmount::Form::None)
            return;
        const auto add = [&](const Amount& amount, const CAmount& made) {
            using Form = CAmount::Form;
            const bool constant = (made.form == Form::Number || made.form == Form::Word) && !made.scaled;
            if (made.form != Form::None && !constant)
                out.compared.push_back({amount, shown(c, value(s, made))});
        };
        Amount left;
        if (written.amount) {
            left = *written.amount;
        } else {
            left.fact = written.fact;
            left.arg = written.arg;
            left.of = written.of;
            left.with = written.with;
        }
        add(left, compiled.left);
        for (std::size_t i = 0; i < compiled.is.size(); ++i)
            add(written.is[i], compiled.is[i]);
        for (std::size_t i = 0; i < compiled.isnt.size(); ++i)
            add(written.isnt[i], compiled.isnt[i]);
        if (written.min)
            add(*written.min, compiled.min);
        if (written.max)
            add(*written.max, compiled.max);
    }

    std::string nameOf(Kind kind, std::int32_t item) const
    {
        return kind == Kind::Units    ? mRules.unitName(item)
               : kind == Kind::Places ? mRules.placeLabel(item)
               : kind == Kind::Sides  ? checkedAt(c.scenario.sides, item).id
                                      : std::string();
    }

    const Rules& mRules;
    const Compiled& c;
    const Position& mPosition;
    const RoleProposal& mProposal;
    std::set<std::string> mDice;
    std::vector<Local> mLocals; ///< the values of the roles
    std::vector<Sym> mOpen;     ///< roles without a value
};

} // namespace

Result<FormulasNow> formulasNow(const Ruleset& rules, const Scenario& scenario, const std::vector<FormulaAt>& formulas,
                                const RoleValues& given, const RolePicks& picks)
{
    FormulasNow out;
    out.formulas.resize(formulas.size());
    std::vector<std::size_t> left;
    RolesByPlace known;
    for (std::size_t i = 0; i < formulas.size(); ++i) {
        left.push_back(i);
        known[placeIn(formulas[i], rules)];
    }
    Result<std::shared_ptr<const Rules>> compiled = compile(withFormulas(rules, formulas, left), scenario, {});
    // A formula of a row that the options of the scenario leave out may name what is left out too.
    while (!compiled) {
        const auto refused = std::ranges::find_if(
            left, [&](std::size_t i) { return compiled.error().place == "definition " + idOfFormula(i); });
        if (refused == left.end())
            return tl::unexpected(compiled.error());
        out.formulas[*refused].fault = compiled.error();
        left.erase(refused);
        compiled = compile(withFormulas(rules, formulas, left), scenario, {});
    }
    findRolesAt(withScenario(rules, scenario), known);
    out.rules = std::move(*compiled);
    const Result<Outcome> begun = begin(*out.rules);
    out.position = begun ? begun->state.position : out.rules->startPosition();
    const RoleProposal proposal(*out.rules, out.position, picks);
    FormulaEvaluator evaluator(*out.rules, out.position, proposal);
    const Compiled& c = out.rules->compiled();
    const std::size_t first = c.defs.size() - left.size();
    for (std::size_t k = 0; k < left.size(); ++k) {
        const FormulaAt& formula = formulas[left[k]];
        out.formulas[left[k]] = evaluator.evaluate(formula, c.defs[first + k], known[placeIn(formula, rules)], given);
    }
    return out;
}

} // namespace fw
