// Roles and locals in their scope: processes, in the order in which their nodes run.
#include "engine/rules/LintScopes.h"

namespace fw {

namespace {

constexpr const char* pathParts[] = {".row", ".mode", ".tier", ".cost"};
constexpr const char* checkParts[] = {".passed", ".raw", ".target"};
constexpr const char* lookupParts[] = {".column", ".row", ".first", ".second", ".row-extra", ".column-extra"};

std::string lookupName(const Node& n)
{
    return n.as.empty() ? "result" : n.as;
}

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
    mSink.tellOf(key, Severity::Warning, Text("nothing reads '{0}', which is written here", {word}),
                 mSink.remedy(mRead, word), index);
}

void ScopesLint::bind(const Field& field, RoleSet& known)
{
    field.pick == "path" ? bindPath(field.name, known) : bind(field.name, known);
}

void ScopesLint::bind(const Die& die, RoleSet& known)
{
    bind(die.name, known);
    for (int k = 1; die.count > 1 && k <= die.count && k <= 100; ++k)
        bind(die.name + "." + std::to_string(k), known);
}

/// What a node binds itself, when it is done; not its menu, and not the nodes inside.
void ScopesLint::binds(const Node& n, RoleSet& known)
{
    if (n.node == "let" || n.node == "manual") {
        bind(n.as, known);
    } else if (n.node == "compute") {
        bind(n.as.empty() ? n.quantity : n.as, known);
    } else if (n.node == "lookup") {
        bind(lookupName(n), known);
        for (const char* part : lookupParts)
            bind(lookupName(n) + part, known);
    } else if (n.node == "check") {
        for (const char* part : checkParts)
            bind((n.as.empty() ? n.id : n.as) + part, known);
    } else if (n.node == "path") {
        bindPath(n.as.empty() ? "path" : n.as, known);
    }
    for (const std::string& word : n.names)
        bind(word, known);
    for (const Die& die : n.dice)
        bind(die, known);
}

/// What a list of nodes binds in the frame of its procedure, whatever happens.
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
    const PointerWay::Step step(mSink.way, key);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const PointerWay::Step element(mSink.way, i);
        node(list[i], known);
    }
}

void ScopesLint::node(const Node& n, RoleSet& known)
{
    if (n.node != "snapshot")
        reqs("if", n.need, known);
    path("by", n.by, with(known, {"referee"}));
    const RoleSet before = known;
    inner(n, known);
    // A check goes to `else` with what it found out, everything else as it came.
    RoleSet other = n.node == "check" ? known : before;
    nodes("else", n.otherwise, other);
    known.add(other);
    constraintsAt(n.id, known);
    if (!n.phase.empty())
        constraintsAt(n.phase, known);
}

void ScopesLint::inner(const Node& n, RoleSet& known)
{
    if (n.node == "choose" || n.node == "window") {
        menu(n, known);
    } else if (n.node == "apply") {
        verbs(n, known);
    } else if (n.node == "call") {
        call(n, known);
    } else if (n.node == "code") {
        const PointerWay::Step step(mSink.way, "code");
        local(n.code, known);
        for (std::size_t i = 0; i < mRules.codes.size(); ++i)
            ask(Codes, i, known);
    } else if (n.node == "foreach") {
        path("over", n.over, known);
        stands(n.as, standsFor(n.over));
        RoleSet body = with(known, n.as.empty() ? std::string("it") : n.as);
        body.add(boundBy(n.then));
        if (!n.then.empty())
            written("as", n.as);
        nodes("do", n.then, body);
        known.add(boundBy(n.then));
    } else if (n.node == "repeat") {
        known.add(boundBy(n.then));
        reqs("until", n.until, known);
        amount("most", n.most, known);
        nodes("do", n.then, known);
    } else if (n.node == "snapshot") {
        path("over", n.over, known);
        const RoleSet it = with(known, {"it"});
        reqs("if", n.need, it);
        path("role", n.role, it);
    } else if (n.node == "path") {
        path("units", n.units, known);
        for (const std::string& row : n.rows)
            ask(Paths, row, with(known, {"side"}));
        binds(n, known);
        written("as", n.as);
    } else if (n.node == "move") {
        path("units", n.units, known);
        path("path", n.path, known);
        raise(Moves, known);
    } else if (n.node == "manual") {
        binds(n, known);
        stands(n.as, Other);
        written("as", n.as);
    } else {
        reckoned(n, known);
        nodes("do", n.then, known);
    }
}

void ScopesLint::reckoned(const Node& n, RoleSet& known)
{
    if (n.node == "roll" || n.node == "check") {
        if (!n.die.empty()) {
            const PointerWay::Step step(mSink.way, "die");
            local(n.die, known);
        }
        const PointerWay::Step step(mSink.way, "dice");
        for (std::size_t i = 0; i < n.dice.size(); ++i) {
            const Die& die = n.dice[i];
            const PointerWay::Step element(mSink.way, i);
            bind(die, known);
            if (n.node == "roll")
                written("name", die.name);
        }
    }
    amount("value", n.value, known);
    if (n.node == "compute" || n.node == "check") {
        const RoleSet asked = cast(n.cast, known);
        if (!n.quantity.empty())
            ask(Quantities, n.quantity, asked);
        if (const auto reads = mReads.find(n.quantity); reads != mReads.end())
            handed(n.cast, reads->second, quantityTakesNo, n.quantity);
    }
    if (n.node == "lookup") {
        amounts("at", n.at, known);
    } else if (n.node == "let") {
        path("role", n.role, known);
        stands(n.as, n.value ? std::uint8_t(Other) : standsFor(n.role));
    }
    binds(n, known);
    if (n.node == "compute" || n.node == "check" || n.node == "lookup" || n.node == "let")
        written("as", n.as);
}

void ScopesLint::fieldsOf(const MenuEntry& e, RoleSet& known)
{
    const PointerWay::Step list(mSink.way, "fields");
    for (std::size_t i = 0; i < e.fields.size(); ++i) {
        const Field& f = e.fields[i];
        const PointerWay::Step step(mSink.way, i);
        path("from", f.from, known);
        path("units", f.units, known);
        path("start", f.start, known);
        amount("min", f.min, known);
        amount("max", f.max, known);
        const RoleSet own = with(known, f.name);
        path("must", f.must, own);
        rules("need", f.need, with(own, {"it"}));
        for (const std::string& row : f.rows)
            ask(Paths, row, known);
        bind(f, known);
        stands(f.name, f.pick == "unit" || f.pick == "units"                         ? Units
                       : f.pick == "place" || f.pick == "places" || f.pick == "path" ? Places
                       : f.pick == "side"                                            ? Sides
                                                                                     : Other);
        rules("check", f.check, known);
        written("name", f.name);
    }
}

void ScopesLint::menu(const Node& n, RoleSet& known)
{
    // While it is filled in the role `side` is whoever is asked; in a window also in what follows.
    const bool window = n.node == "window";
    RoleSet after = known;
    if (window)
        for (const MenuEntry& e : n.menu)
            known.add(boundBy(e.then));
    {
        const PointerWay::Step list(mSink.way, "menu");
        for (std::size_t i = 0; i < n.menu.size(); ++i) {
            const MenuEntry& e = n.menu[i];
            const PointerWay::Step step(mSink.way, i);
            RoleSet filling = with(known, {"side"});
            reqs("if", e.need, filling);
            // What was filled in when the menu was last gone through says nothing of this time.
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
            for (const Field& f : e.fields)
                bind(f, after);
            after.add(boundBy(e.then));
        }
    }
    known = after;
    for (const std::string& word : n.names)
        bind(word, known);
    for (std::size_t i = 0; i < n.names.size(); ++i)
        written("names", n.names[i], static_cast<int>(i));
}

void ScopesLint::verbs(const Node& n, const RoleSet& known)
{
    const PointerWay::Step list(mSink.way, "verbs");
    for (std::size_t i = 0; i < n.verbs.size(); ++i) {
        const Verb& verb = n.verbs[i];
        const PointerWay::Step step(mSink.way, i);
        reqs("if", verb.need, known);
        path("of", verb.of, known);
        path("to", verb.to, known);
        subject(verb);
        amount("value", verb.value, known);
        if (verb.verb == "turn")
            raise(Turns, known);
        else if (verb.verb == "lose")
            raise(Lost, known);
        else if (!verb.mark.empty())
            raise(Marked, known);
        if (verb.verb == "lose" || verb.verb == "remove")
            raise(Removed, known);
    }
}

void ScopesLint::call(const Node& n, const RoleSet& known)
{
    const RoleSet inside = cast(n.cast, known);
    if (const auto taken = mTaken.find(n.call); taken != mTaken.end()) {
        handed(n.cast, taken->second, "the procedure '{0}' takes no role '{1}'", n.call);
        for (const std::string& word : taken->second.sorted())
            if (mTelling && !inside.has(name(word)))
                mSink.tellOf("call", Severity::Error, Text("nobody hands '{0}' the role '{1}'", {n.call, word}),
                             "say in 'cast' who that is");
    }
    ask(Procedures, n.call, inside);
    if (!n.phase.empty())
        raise(Phases, known);
}

} // namespace fw
