// Roles and locals in their scope: procedures, in the order in which their nodes run.
#include "engine/model/Procedures.h"
#include "engine/model/Seat.h"
#include "engine/rules/LintScopes.h"

#include <algorithm>

namespace fw {

namespace {

constexpr const char* pathParts[] = {".row", ".mode", ".tier", ".cost"};
constexpr const char* checkParts[] = {".passed", ".raw", ".target"};
constexpr const char* lookupParts[] = {".column",       ".row", ".first",   ".second", ".row-extra",
                                       ".column-extra", ".raw", ".clamped", ".cut"};

} // namespace

void ScopesLint::bind(const std::string& word, RoleSet& known)
{
    if (!word.empty())
        known.add(name(word));
}

void ScopesLint::bindPath(const std::string& word, RoleSet& known)
{
    bind(word, known);
    for (const char* part : pathParts)
        bind(word + part, known);
}

void ScopesLint::written(std::string_view key, const std::string& word, int index)
{
    if (!mTelling || word.empty() || mRead.has(word))
        return;
    mSink.wrongIn(LintKind::NeverRead, key, Text("'{0}' is written here and never read", {word}),
                  mSink.remedy(mRead, word), index);
}

void ScopesLint::bind(const Field& field, RoleSet& known)
{
    field.pick == Pick::Path ? bindPath(field.name, known) : bind(field.name, known);
}

void ScopesLint::bind(const Die& die, RoleSet& known)
{
    bind(die.name, known);
    for (int k = 1; die.count > 1 && k <= die.count && k <= 100; ++k)
        bind(die.name + "." + std::to_string(k), known);
}

/// The names that a node itself binds, without its menu and inner nodes.
void ScopesLint::binds(const Node& n, RoleSet& known)
{
    if (const auto* let = n.as<LetNode>()) {
        bind(let->as, known);
    } else if (const auto* manual = n.as<ManualNode>()) {
        bind(manual->as, known);
    } else if (const auto* compute = n.as<ComputeNode>()) {
        bind(compute->as.empty() ? compute->quantity : compute->as, known);
    } else if (const auto* lookup = n.as<LookupNode>()) {
        const std::string as = lookup->as.empty() ? "result" : lookup->as;
        bind(as, known);
        for (const char* part : lookupParts)
            bind(as + part, known);
    } else if (const auto* check = n.as<CheckNode>()) {
        for (const char* part : checkParts)
            bind((check->as.empty() ? n.id : check->as) + part, known);
        for (const Die& die : check->dice)
            bind(die, known);
    } else if (const auto* roll = n.as<RollNode>()) {
        for (const Die& die : roll->dice)
            bind(die, known);
    } else if (const auto* draw = n.as<DrawNode>()) {
        bind(draw->as, known);
    } else if (const auto* declare = n.as<DeclareNode>()) {
        bind(declare->as, known);
    } else if (const auto* path = n.as<PathNode>()) {
        bindPath(path->as.empty() ? "path" : path->as, known);
    } else if (const auto* choose = n.as<ChooseNode>()) {
        for (const std::string& word : choose->names) {
            bind(word, known);
            for (const MenuEntry& entry : choose->menu)
                for (const Field& field : entry.fields)
                    bind(word + "-" + field.name, known);
        }
    }
}

/// The names that a list of nodes binds in its procedure's frame.
const RoleSet& ScopesLint::boundBy(const std::vector<Node>& list)
{
    const auto found = mBound.find(&list);
    if (found != mBound.end())
        return found->second;
    RoleSet out;
    for (const Node& n : list) {
        binds(n, out);
        for (const MenuEntry& e : entriesOf(n))
            for (const Field& f : e.fields)
                bind(f, out);
        eachInside(n, [&](const std::vector<Node>& inside) { out.add(boundBy(inside)); });
    }
    return mBound.emplace(&list, std::move(out)).first->second;
}

void ScopesLint::constraintsAt(const std::string& id, const RoleSet& known)
{
    if (id.empty())
        return;
    if (const auto found = mMoments.find(id); found != mMoments.end())
        for (const std::size_t row : found->second)
            ask(Constraints, row, known);
}

void ScopesLint::nodes(std::string_view key, const std::vector<Node>& list, RoleSet& known)
{
    mSink.each(key, list, [&](const Node& n) { node(n, known); });
}

template <class Any>
void ScopesLint::inner(const Node&, const Any& kind, RoleSet& known)
{
    const auto see = [&](std::string_view key, const auto& value, FieldFlags flags, const char*) {
        using T = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<T, std::vector<Node>>)
            nodes(key, value, known);
        else if constexpr (std::is_same_v<T, Reqs>)
            reqs(key, value, known);
        else if constexpr (std::is_same_v<T, std::optional<Amount>>)
            amount(key, value, known);
        else if constexpr (std::is_same_v<T, RolePath>)
            if (flags.has(FieldFlags::Path) && key != "by") // `by` is checked with every kind
                path(key, value, known);
    };
    fields(see, kind);
}

void ScopesLint::node(const Node& n, RoleSet& known)
{
    if (!n.is<SnapshotNode>())
        reqs("if", n.need, known);
    const RoleSet before = known;
    std::visit(
        [&](const auto& kind) {
            if constexpr (requires { kind.by; })
                path("by", kind.by, with(known, {refereeSeat}));
            inner(n, kind, known);
        },
        n.kind);
    // A check passes its results to `else`; other nodes pass only what was known before.
    RoleSet other = n.is<CheckNode>() ? known : before;
    nodes("else", n.otherwise, other);
    known.add(other);
    constraintsAt(n.id, known);
    if (const auto* call = n.as<CallNode>(); call && !call->phase.empty())
        constraintsAt(call->phase, known);
}

void ScopesLint::inner(const Node&, const CodeNode& code, RoleSet& known)
{
    const PointerWay::Step step(mSink.way, "code");
    local(code.code, known);
    for (std::size_t i = 0; i < mRules.codes.size(); ++i)
        ask(Codes, i, known);
}

void ScopesLint::inner(const Node&, const ForeachNode& loop, RoleSet& known)
{
    path("over", loop.over, known);
    stands(loop.as, standsFor(loop.over));
    RoleSet body = with(known, loop.as.empty() ? std::string("it") : loop.as);
    const ItIs it(*this, loop.as.empty() ? standsFor(loop.over) : mIt);
    body.add(boundBy(loop.then));
    if (!loop.then.empty())
        written("as", loop.as);
    nodes("do", loop.then, body);
    known.add(boundBy(loop.then));
}

void ScopesLint::inner(const Node&, const RepeatNode& loop, RoleSet& known)
{
    known.add(boundBy(loop.then));
    reqs("until", loop.until, known);
    amount("most", loop.most, known);
    nodes("do", loop.then, known);
}

void ScopesLint::inner(const Node& n, const SnapshotNode& snapshot, RoleSet& known)
{
    path("over", snapshot.over, known);
    const RoleSet inside = with(known, {"it"});
    const ItIs it(*this, standsFor(snapshot.over));
    reqs("if", n.need, inside);
    path("role", snapshot.role, inside);
}

void ScopesLint::inner(const Node& n, const PathNode& asked, RoleSet& known)
{
    path("units", asked.units, known);
    for (const std::string& row : asked.rows)
        ask(Paths, row, with(known, {"side"}));
    binds(n, known);
    written("as", asked.as);
}

void ScopesLint::inner(const Node&, const MoveNode& move, RoleSet& known)
{
    path("units", move.units, known);
    done(move.kindWord, move.units, Units, "units");
    path("path", move.path, known);
    raise(Moves, known);
    const auto leaves = [](const PathRow& row) { return !row.exits.empty(); };
    if (std::ranges::any_of(mRules.paths, leaves))
        raise(Removed, known);
}

void ScopesLint::inner(const Node& n, const ManualNode& manual, RoleSet& known)
{
    binds(n, known);
    stands(manual.as, Other);
    written("as", manual.as);
}

void ScopesLint::inner(const Node&, const RollNode& roll, RoleSet& known)
{
    mSink.each("dice", roll.dice, [&](const Die& die) {
        amount("low", die.low, known);
        amount("high", die.high, known);
        bind(die, known);
        written("name", die.name);
    });
}

void ScopesLint::inner(const Node& n, const DrawNode& draw, RoleSet& known)
{
    path("from", draw.from, known);
    stands(draw.as, standsFor(draw.from));
    binds(n, known);
    written("as", draw.as);
}

void ScopesLint::inner(const Node&, const ShuffleNode& shuffle, RoleSet& known)
{
    path("of", shuffle.of, known);
    done(shuffle.kindWord, shuffle.of, Units, "of");
}

void ScopesLint::inner(const Node& n, const CheckNode& check, RoleSet& known)
{
    if (!check.die.empty()) {
        const PointerWay::Step step(mSink.way, "die");
        local(check.die, known);
    }
    for (const Die& die : check.dice)
        bind(die, known);
    reckoned(check.quantity, check.roles, known);
    binds(n, known);
    written("as", check.as);
    nodes("do", check.then, known);
}

void ScopesLint::inner(const Node& n, const ComputeNode& compute, RoleSet& known)
{
    amount("value", compute.value, known);
    reckoned(compute.quantity, compute.roles, known);
    binds(n, known);
    written("as", compute.as);
}

void ScopesLint::inner(const Node& n, const LookupNode& lookup, RoleSet& known)
{
    amounts("at", lookup.at, known);
    amount("shift", lookup.shift, known);
    binds(n, known);
    written("as", lookup.as);
}

void ScopesLint::inner(const Node& n, const DeclareNode& declare, RoleSet& known)
{
    path("about", declare.about, known);
    stands(declare.as, Engagements);
    binds(n, known);
    written("as", declare.as);
}

void ScopesLint::inner(const Node& n, const LetNode& let, RoleSet& known)
{
    amount("value", let.value, known);
    path("role", let.role, known);
    stands(let.as, let.value ? std::uint16_t(Other) : standsFor(let.role));
    binds(n, known);
    written("as", let.as);
}

void ScopesLint::reckoned(const std::string& quantity, const std::map<std::string, RolePath>& roles,
                          const RoleSet& known)
{
    const RoleSet asked = checkRoles(roles, known);
    if (!quantity.empty())
        ask(Quantities, quantity, asked);
    if (const auto reads = mReads.find(quantity); reads != mReads.end())
        handed(roles, reads->second, quantityTakesNo, quantity);
}

ScopesLint::Stands ScopesLint::pickedPlaces(const Field& field)
{
    const int from = standsFor(field.from) & (Places | Hexsides | Areas);
    return from == 0 ? Places : static_cast<Stands>(from);
}

void ScopesLint::fieldsOf(const MenuEntry& e, RoleSet& known)
{
    mSink.each("fields", e.fields, [&](const Field& f) {
        path("from", f.from, known);
        path("units", f.units, known);
        path("start", f.start, known);
        amount("min", f.min, known);
        amount("max", f.max, known);
        const RoleSet own = with(known, f.name);
        path("must", f.must, own);
        const std::uint16_t picked = f.pick == Pick::Unit || f.pick == Pick::Units     ? Units
                                     : f.pick == Pick::Place || f.pick == Pick::Places ? pickedPlaces(f)
                                     : f.pick == Pick::Side                            ? Sides
                                     : f.pick == Pick::Formation                       ? Formations
                                     : f.pick == Pick::Engagement                      ? Engagements
                                     : f.pick == Pick::Path                            ? Places
                                                                                       : Other;
        {
            const ItIs it(*this, picked == Other || f.pick == Pick::Path ? std::uint16_t{0} : picked);
            rules("need", f.need, with(own, {"it"}));
            amount("prefer", f.prefer, with(known, {"it"}));
        }
        for (const std::string& row : f.rows)
            ask(Paths, row, known);
        bind(f, known);
        stands(f.name, picked);
        rules("check", f.check, known);
        written("name", f.name);
    });
}

void ScopesLint::inner(const Node& n, const ChooseNode& choose, RoleSet& known)
{
    const bool several = !choose.done.empty();
    if (several) // the entries read what the side has answered so far
        binds(n, known);
    menu(choose.menu, several, known);
    binds(n, known);
    for (std::size_t i = 0; i < choose.names.size(); ++i) {
        // A read of an answer's field counts as a read of the answer and of the field.
        for (const MenuEntry& entry : choose.menu)
            for (const Field& field : entry.fields)
                if (mUsed.has(name(choose.names[i] + "-" + field.name))) {
                    mUsed.add(name(choose.names[i]));
                    mUsed.add(name(field.name));
                }
        written("names", choose.names[i], static_cast<int>(i));
    }
}

void ScopesLint::inner(const Node&, const WindowNode& window, RoleSet& known)
{
    menu(window.menu, true, known);
}

/// In the fields, the role `side` is the asked side; in a window also afterwards.
void ScopesLint::menu(const std::vector<MenuEntry>& entries, bool window, RoleSet& known)
{
    RoleSet after = known;
    if (window)
        for (const MenuEntry& e : entries)
            known.add(boundBy(e.then));
    mSink.each("menu", entries, [&](const MenuEntry& e) {
        RoleSet filling = with(known, {"side"});
        reqs("if", e.need, filling);
        // Values of an earlier round of the menu are not valid in this round.
        for (const Field& f : e.fields)
            for (const char* part : {"", ".row", ".mode", ".tier", ".cost"})
                filling.drop(name(f.name + part));
        fieldsOf(e, filling);
        rules("check", e.check, filling);
        constraintsAt(e.id, filling);
        RoleSet body = window ? filling : known;
        for (const Field& f : e.fields)
            bind(f, body);
        nodes("do", e.then, body);
        // Values of an entry end with it, unless it is the only entry of its menu.
        if (!window && entries.size() == 1)
            for (const Field& f : e.fields)
                bind(f, after);
        after.add(boundBy(e.then));
    });
    known = after;
}

void ScopesLint::inner(const Node&, const ApplyNode& apply, RoleSet& known)
{
    mSink.each("verbs", apply.verbs, [&](const Verb& verb) {
        reqs("if", verb.need, known);
        std::visit(
            [&](const auto& kind) {
                if constexpr (requires { kind.of; })
                    path("of", kind.of, known);
                if constexpr (requires { kind.to; })
                    path("to", kind.to, known);
                if constexpr (
                    requires { kind.of; } && !requires { kind.mark; })
                    done(kind.kindWord, kind.of,
                         verb.is<ConcludeVerb>()  ? Engagements
                         : verb.is<RelateVerb>()  ? Sides
                         : verb.is<EndGameVerb>() ? Units | Formations | Sides
                                                  : Units,
                         "of");
                if constexpr (requires { kind.relation; })
                    if (!kind.of.empty() && kind.of == kind.to)
                        mSink.wrongIn(LintKind::DoesNothing, "to", "a side has no relation to itself",
                                      "name another side");
                if constexpr (requires { kind.value; })
                    amount("value", kind.value, known);
                if constexpr (requires { kind.mark; }) {
                    subject(kind);
                    if (!kind.mark.empty())
                        raise(Marked, known);
                }
            },
            verb.kind);
        if (verb.is<TurnVerb>())
            raise(Turns, known);
        if (verb.is<LoseVerb>())
            raise(Lost, known);
        if (verb.is<LoseVerb, RemoveVerb>())
            raise(Removed, known);
    });
}

void ScopesLint::inner(const Node&, const CallNode& call, RoleSet& known)
{
    const RoleSet inside = checkRoles(call.roles, known);
    if (const auto taken = mTaken.find(call.call); taken != mTaken.end()) {
        handed(call.roles, taken->second, "the procedure '{0}' takes no role '{1}'", call.call);
        // A role of the caller with the same name is not passed on.
        RoleSet given;
        for (const auto& [word, from] : call.roles)
            given.add(name(word));
        nobodyHands("call", "name it in 'roles'", call.call, taken->second, given);
    }
    ask(Procedures, call.call, inside);
    if (!call.phase.empty())
        raise(Phases, known);
}

} // namespace fw
