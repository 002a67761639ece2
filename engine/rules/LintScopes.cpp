// Roles and locals in their scope: rows, and the roles that they pass to each other.
#include "engine/rules/LintScopes.h"

#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"

#include <utility>

namespace fw {

namespace {

/// Words that a call may pass to a row: those in comparisons, decisions and tables.
struct SaidWords {
    Vocabulary& words;
    template <class X>
    void operator()(const X& x)
    {
        if constexpr (std::is_same_v<X, Amount>)
            words.add(x.symbol);
        else if constexpr (std::is_same_v<X, TableRow>)
            words.add(x.row);
        else if constexpr (std::is_same_v<X, Band>)
            words.add(x.label);
        else if constexpr (std::is_same_v<X, Mark>)
            for (const std::string& step : x.steps)
                words.add(step);
    }
};

} // namespace

ScopesLint::ScopesLint(const Ruleset& ruleset, LintSink& sink) : mRules(ruleset), mSink(sink)
{
    const auto rows = [&](Kind kind, const auto& list) {
        auto& index = checkedAt(mIndex, kind);
        for (std::size_t i = 0; i < list.size(); ++i)
            index[list[i].id].push_back(i);
        checkedAt(mEntries, kind).resize(list.size());
    };
    rows(Procedures, ruleset.procedures);
    rows(Codes, ruleset.codes);
    rows(Triggers, ruleset.triggers);
    rows(Constraints, ruleset.constraints);
    rows(Defs, ruleset.defs);
    rows(Quantities, ruleset.quantities);
    rows(Paths, ruleset.paths);
    rows(Sights, ruleset.sights);
    rows(Ratings, ruleset.ratings);
    rows(Groups, ruleset.groups);
    for (std::size_t i = 0; i < ruleset.constraints.size(); ++i)
        mMoments[ruleset.constraints[i].at].push_back(i);
    for (std::size_t i = 0; i < ruleset.procedures.size(); ++i) {
        Vocabulary& taken = mTaken[ruleset.procedures[i].id];
        for (const std::string& word : ruleset.procedures[i].roles) {
            taken.add(word);
            // A stated case on the ruling desk supplies its roles.
            mEntries[Procedures][i].known.add(name(word));
        }
    }
    for (const Mark& mark : ruleset.marks)
        mMarks.emplace(mark.id, &mark);
    for (const char* word : {"unit", "units", "mover"})
        stands(word, Units);
    for (const char* word : {"from", "to", "start", "last", "near", "far"})
        stands(word, Places);
    stands("side", Sides);
    for (const char* word : {"it", "subject", "row", "mode", "step", "spent", "facing", "turn", "line", "lost"})
        stands(word, Other);
    for (const Quantity& row : ruleset.quantities)
        for (const std::string& word : row.roles)
            mReads[row.id].add(word);
    for (const Def& row : ruleset.defs)
        for (const std::string& word : row.roles)
            mWants[row.id].add(word);
    SaidWords said{mSaid};
    PointerWay way;
    PlacedWalker<SaidWords> walker(said, way);
    eachRuleList(ruleset, [&](const auto& list, const char*, const char*) {
        for (const auto& row : list)
            walker.see(row);
    });
    mSaid.add(Vocabulary::ids(ruleset.codes));
}

int ScopesLint::name(const std::string& word)
{
    const auto [at, added] = mNames.try_emplace(word, static_cast<int>(mWords.size()));
    if (added)
        mWords.push_back(word);
    return at->second;
}

RoleSet ScopesLint::with(const RoleSet& known, std::initializer_list<const char*> more)
{
    RoleSet out = known;
    for (const char* word : more)
        out.add(name(word));
    return out;
}

RoleSet ScopesLint::with(RoleSet known, const std::string& one)
{
    if (!one.empty())
        known.add(name(one));
    return known;
}

void ScopesLint::ask(Kind kind, std::size_t index, const RoleSet& known)
{
    Entry& entry = checkedAt(mEntries, kind)[index];
    if (!entry.known.add(known) && entry.reached)
        return;
    entry.reached = entry.fresh = mGrew = true;
}

void ScopesLint::ask(Kind kind, const std::string& id, const RoleSet& known)
{
    const auto& index = checkedAt(mIndex, kind);
    if (const auto found = index.find(id); found != index.end())
        for (const std::size_t row : found->second)
            ask(kind, row, known);
}

void ScopesLint::run()
{
    do {
        mGrew = false;
        sweep();
        mAll = false;
    } while (mGrew);
    // What roles stand for is settled in a few rounds, or else nothing is reported about it.
    mAll = true;
    for (const bool settled : {false, true}) {
        mSettled = settled;
        mStood = true;
        for (int round = 0; round < 8 && mStood; ++round) {
            mStood = false;
            sweep();
        }
    }
    if (mStood) {
        mStands.assign(mStands.size(), Other);
        mAskedOf.clear();
    }
    for (std::size_t i = 0; i < mWords.size(); ++i) {
        const std::string& word = mWords[i];
        if (!mUsed.has(static_cast<int>(i)))
            continue;
        mRead.add(word);
        // A read of "way.tier" is a read of "way".
        std::size_t dot = word.find('.');
        for (; dot != std::string::npos; dot = word.find('.', dot + 1))
            mRead.add(word.substr(0, dot));
    }
    mTelling = true;
    sweep();
}

bool ScopesLint::due(Entry& entry)
{
    if (!entry.fresh && !mAll)
        return false;
    entry.fresh = false;
    entry.walked = mSweep;
    return true;
}

void ScopesLint::each(const auto& rows, const char* key, const char* what, auto f)
{
    mSink.each(key, rows, [&](const auto& row, std::size_t i) {
        if (mTelling)
            mSink.row = std::string(what) + " " + row.id;
        f(row, i);
    });
}

void ScopesLint::sweep()
{
    ++mSweep;
    const auto known = [&](Kind kind, std::size_t index) -> RoleSet { return checkedAt(mEntries, kind)[index].known; };
    // Rows that others call are visited again only when more is known there.
    const auto eachDue = [&](Kind kind, const auto& rows, const char* key, const char* what, auto f) {
        each(rows, key, what, [&](const auto& row, std::size_t i) {
            if (due(checkedAt(mEntries, kind)[i]))
                f(row, i);
        });
    };
    ask(Quantities, mRules.runningScore, with({}, {"side"}));
    eachDue(Procedures, mRules.procedures, "procedures", "procedure", [&](const Procedure& row, std::size_t i) {
        RoleSet roles = known(Procedures, i);
        for (std::size_t k = 0; k < row.roles.size(); ++k)
            written("roles", row.roles[k], static_cast<int>(k));
        nodes("do", row.then, roles);
    });
    eachDue(Codes, mRules.codes, "codes", "code", [&](const Code& row, std::size_t i) {
        RoleSet roles = with(known(Codes, i), row.numberInto);
        stands(row.numberInto, Other);
        written("numberInto", row.numberInto);
        nodes("do", row.then, roles);
    });
    if (std::exchange(mHeard, false) || mAll)
        each(mRules.triggers, "triggers", "trigger", [&](const Trigger& row, std::size_t) { trigger(row); });
    eachDue(Constraints, mRules.constraints, "constraints", "constraint",
            [&](const Constraint& row, std::size_t i) { constraint(row, i); });
    eachDue(Quantities, mRules.quantities, "quantities", "quantity",
            [&](const Quantity& row, std::size_t i) { quantity(row, i); });
    each(mRules.modifiers, "modifiers", "modifier", [&](const Modifier& row, std::size_t) { modifier(row); });
    eachDue(Paths, mRules.paths, "paths", "path", [&](const PathRow& row, std::size_t i) { pathRow(row, i); });
    eachDue(Sights, mRules.sights, "sights", "sight", [&](const Sight& row, std::size_t i) { sight(row, i); });
    if (mAll)
        each(mRules.zones, "zones", "zone", [&](const Zone& row, std::size_t) { zone(row); });
    eachDue(Defs, mRules.defs, "defs", "definition", [&](const Def& row, std::size_t i) {
        RoleSet roles = with(known(Defs, i), {"it"});
        for (std::size_t k = 0; k < row.roles.size(); ++k) {
            written("roles", row.roles[k], static_cast<int>(k));
            roles.add(name(row.roles[k]));
        }
        const ItIs it(*this, mAskedOf[row.id]);
        reqs("if", row.need, roles);
    });
    eachDue(Groups, mRules.groups, "groups", "group",
            [&](const RuleGroup& row, std::size_t i) { rules("rules", row.rules, known(Groups, i)); });
    eachDue(Ratings, mRules.ratings, "ratings", "rating", [&](const Rating& row, std::size_t i) {
        const RoleSet roles = with(known(Ratings, i), {"it"});
        const ItIs it(*this, Units);
        mSink.each("columns", row.columns, [&](const RatingColumn& column) { reqs("if", column.need, roles); });
    });
}

void ScopesLint::trigger(const Trigger& row)
{
    const std::string head = row.event.substr(0, row.event.find(':'));
    RoleSet known;
    if (head == "turn-begins") {
        known = mRaised[Turns];
    } else if (head == "phase-begins" || head == "phase-ends") {
        known = with(mRaised[Phases], {"side"});
    } else if (head == "marked" || head == "track") {
        known = with(mRaised[Marked], {"subject"});
    } else if (head == "lost-step") {
        known = with(mRaised[Lost], {"subject", "lost"});
    } else if (head == "removed") {
        known = with(mRaised[Removed], {"subject", "from"});
    } else if (head == "about-to-enter" || head == "entered" || head == "left" || head == "zone-entered"
               || head == "move-ended") {
        known = with(mRaised[Moves], {"mover", "from", "to", "row", "start"});
    } else { // raised by hand, at any time
        known.add(name("subject"));
    }
    reqs("if", row.need, known);
    nodes("do", row.then, known);
}

void ScopesLint::constraint(const Constraint& row, std::size_t index)
{
    const RoleSet known = mEntries[Constraints][index].known;
    path("each", row.each, known);
    const ItIs it(*this, standsFor(row.each));
    reqs("need", row.need, with(known, {"it"}));
    RoleSet body = with(known, {"it", "subject"});
    nodes("do", row.then, body);
}

void ScopesLint::quantity(const Quantity& row, std::size_t index)
{
    const Entry& entry = mEntries[Quantities][index];
    RoleSet known = entry.known;
    for (std::size_t i = 0; i < row.roles.size(); ++i) {
        const int role = name(row.roles[i]);
        if (!entry.reached) // nothing in the file uses it, but a stated case may
            known.add(role);
        else if (mTelling && !known.has(role))
            mSink.wrongIn(LintKind::UnusedRole, "roles",
                          Text("no row that uses this quantity has the role '{0}'", {row.roles[i]}), Text(),
                          static_cast<int>(i));
    }
    amount("base", row.base, known);
}

void ScopesLint::modifier(const Modifier& row)
{
    const auto& index = mIndex[Quantities];
    const auto found = index.find(row.quantity);
    if (found == index.end())
        return;
    RoleSet known;
    bool due = mAll;
    for (const std::size_t q : found->second) {
        due = due || mEntries[Quantities][q].walked == mSweep;
        known.add(mEntries[Quantities][q].known);
        if (!mEntries[Quantities][q].reached)
            for (const std::string& role : mRules.quantities[q].roles)
                known.add(name(role));
    }
    if (!due)
        return;
    path("each", row.each, known);
    stands(row.as, standsFor(row.each));
    written("as", row.as);
    if (!row.each.empty())
        known = with(known, row.as.empty() ? "it" : row.as);
    const ItIs it(*this, row.each.empty() || !row.as.empty() ? mIt : standsFor(row.each));
    reqs("if", row.need, known);
    amount("amount", row.amount, known);
}

void ScopesLint::pathRow(const PathRow& row, std::size_t index)
{
    const RoleSet known = mEntries[Paths][index].known;
    ask(Paths, row.like, known);
    const RoleSet units = with(known, {"units"});
    const RoleSet start = with(known, {"units", "start"});
    const RoleSet opens = with(known, {"units", "unit", "start"});
    const RoleSet bound = with(opens, {"from", "step", "spent", "facing"});
    const RoleSet edge = with(bound, {"to", "mode"});
    const RoleSet end = with(opens, {"last", "to", "step"});
    reqs("opens", row.opens, opens);
    ask(Quantities, row.cost, edge);
    ask(Quantities, row.facing, with(bound, {"turn"}));
    amount("allowance", row.allowance, start);
    amount("spent", row.spent, start);
    amount("min", row.min, units);
    amount("max", row.max, units);
    path("exits", row.exits, opens);
    amount("exitCost", row.exitCost, bound);
    rules("edge", row.edge, edge);
    rules("stop", row.stop, edge);
    rules("end", row.end, end);
    rules("turns", row.turns, with(bound, {"turn"}));
    mSink.each("modes", row.modes, [&](const PathMode& mode) {
        rules("edge", mode.edge, edge);
        ask(Quantities, mode.cost, edge);
    });
    mSink.each("tiers", row.tiers, [&](const PathTier& tier) {
        reqs("opens", tier.opens, opens);
        amount("min", tier.min, units);
        amount("max", tier.max, units);
        rules("edge", tier.edge, edge);
        rules("stop", tier.stop, edge);
        rules("end", tier.end, end);
    });
}

void ScopesLint::sight(const Sight& row, std::size_t index)
{
    const RoleSet known = with(mEntries[Sights][index].known, {"from", "to"});
    amount("range", row.range, with(known, {"unit"}));
    amount("height", row.height, with(known, {"it"}));
    const RoleSet between = row.height ? with(known, {"line"}) : known;
    rules("ends", row.ends, with(known, {"it"}));
    rules("through", row.through, with(between, {"it"}));
    rules("across", row.across, with(between, {"near", "far"}));
}

void ScopesLint::zone(const Zone& row)
{
    // ZOCs are indexed once for a position, so they read only roles of their own.
    const RoleSet unit = with(RoleSet(), {"unit"});
    reqs("exerts", row.exerts, unit);
    rules("blocked", row.blocked, with(unit, {"from", "to"}));
}

void lintScopes(const Ruleset& ruleset, std::vector<Finding>& out)
{
    LintSink sink(out);
    ScopesLint(ruleset, sink).run();
}

} // namespace fw
