// Collects what the rows say about locals, by name, in two rounds that each repeat until nothing is added.
#include "engine/model/Procedures.h"
#include "engine/model/WalkPlaces.h"
#include "engine/rules/RolePaths.h"
#include "engine/rules/Values.h"

#include <algorithm>

namespace fw {

namespace {

/// Whether a path is a single role.
bool bare(const std::string& path)
{
    return !path.empty() && path.find_first_of("/+|@") == std::string::npos;
}

} // namespace

/// Fills a Values object from the rows.
class ValueGather
{
public:
    explicit ValueGather(Values& values) : v(values)
    {
        // Roles that the kernel binds.
        for (const char* name : {"step", "turn", "spent", "facing"})
            v.mDomains[name].number = true;
        for (const char* name : {"it", "unit", "units", "from", "to", "start", "mover", "subject", "last", "side"})
            v.mDomains[name].any = true;
        for (const PathRow& path : v.mRuleset.paths) {
            v.mDomains["row"].add(path.id);
            for (const PathMode& mode : path.modes)
                v.mDomains["mode"].add(mode.id);
        }
    }

    template <class X>
    void operator()(const X& x)
    {
        if constexpr (std::is_same_v<X, Amount>)
            amount(x);
        else if constexpr (std::is_same_v<X, Req>)
            condition(x);
        else if constexpr (std::is_same_v<X, Node>)
            std::visit([&](const auto& kind) { node(x, kind); }, x.kind);
        else if constexpr (std::is_same_v<X, Field>)
            field(x);
        else if constexpr (std::is_same_v<X, Quantity>)
            flow(&x.base, Domain::numbers());
        else if constexpr (std::is_same_v<X, Modifier>)
            modifier(x);
        else if constexpr (std::is_same_v<X, Code>) {
            if (!x.numberInto.empty())
                number(x.numberInto);
        } else if constexpr (KindList<VerbKind>::has<X> && requires { x.value; })
            flow(x.value, Domain::numbers());
        else if constexpr (std::is_same_v<X, PathTier>) {
            flow(x.min, Domain::numbers());
            flow(x.max, Domain::numbers());
        } else if constexpr (std::is_same_v<X, PathRow>) {
            for (const auto* one : {&x.allowance, &x.spent, &x.min, &x.max, &x.exitCost})
                flow(*one, Domain::numbers());
        }
    }
    void text(const std::string& path, FieldFlags flags)
    {
        if (flags.has(FieldFlags::Path))
            for (const char* word : {"@areas", "areas", "@regions", "regions"})
                for (const std::string& kind : rootArguments(path, word))
                    if (!kind.empty())
                        v.mAreaKinds.insert(kind);
    }

    /// A bare word among the roles of a call is a role if something binds it, else a literal.
    void settleCasts()
    {
        std::set<std::string> bound;
        for (const auto& [name, domain] : v.mDomains)
            bound.insert(name);
        for (const auto& [role, path] : mCasts)
            bound.insert(role);
        for (const auto& [role, path] : mCasts) {
            if (bare(path)) {
                v.mDomains[role].add(path); // in case nothing of this name is bound there
                if (bound.count(path) != 0)
                    v.mAlike.emplace_back(role, path);
            } else {
                members(role, path);
            }
        }
    }

private:
    void flow(const Amount* amount, Domain asks, std::string into = {})
    {
        v.mFlows.push_back({amount, std::move(asks), std::move(into)});
    }
    void flow(const std::optional<Amount>& amount, Domain asks)
    {
        if (amount)
            flow(&*amount, std::move(asks));
    }
    void number(const std::string& name) { v.mDomains[name].number = true; }
    /// A local with the members of a path: words of terrain, or things that are counted.
    void members(const std::string& name, const std::string& path)
    {
        if (bare(path))
            v.mAlike.emplace_back(name, path);
        else if (path.find("/features") != std::string::npos)
            v.mDomains[name].take(v.features(FeatureKind::Terrain));
        else if (path.find("/hexside") != std::string::npos)
            v.mDomains[name].take(v.features(FeatureKind::Hexside));
        else
            number(name);
    }
    void way(const std::string& name, const std::vector<std::string>& rows)
    {
        number(name);
        number(name + ".cost");
        v.mDomains[name + ".tier"].add("none");
        for (const PathRow& path : v.mRuleset.paths) {
            if (std::ranges::find(rows, path.id) == rows.end())
                continue;
            v.mDomains[name + ".row"].add(path.id);
            for (const PathTier& tier : path.tiers)
                v.mDomains[name + ".tier"].add(tier.id);
            for (const PathMode& mode : path.modes)
                v.mDomains[name + ".mode"].add(mode.id);
        }
    }
    void axes(const std::string& table, const std::vector<Amount>& at)
    {
        const auto [first, last] = v.mTables.equal_range(table);
        for (std::size_t a = 0; a < at.size(); ++a) {
            Domain asks;
            for (auto t = first; t != last; ++t) {
                if (a >= t->second->axes.size())
                    continue;
                const Axis& axis = t->second->axes[a];
                asks.number = asks.number || axis.kind != AxisKind::Label;
                for (const Band& band : axis.bands)
                    asks.add(band.label);
                for (const TableRow& row : t->second->rows)
                    if (a == 0 && axis.bands.empty())
                        asks.add(row.row);
            }
            flow(&at[a], asks);
        }
    }
    void amount(const Amount& x)
    {
        if (!x.table.empty()) {
            v.mReadings[x.table].push_back({&x.at, &x, {}, {}});
            axes(x.table, x.at);
        }
        for (const std::vector<Amount>* list : {&x.ratio, &x.total, &x.product, &x.quotient})
            for (const Amount& one : *list)
                flow(&one, Domain::numbers());
        for (const auto& [role, path] : x.roles)
            mCasts.emplace_back(role, path);
        if (!x.as.empty())
            members(x.as, x.count.empty() ? x.over : x.count);
        if (x.fact == "tag")
            v.mTags.insert(x.arg);
    }
    void condition(const Req& x)
    {
        for (const auto& [role, path] : x.roles)
            mCasts.emplace_back(role, path);
        if (x.fact == "tag")
            v.mTags.insert(x.arg);
        if (!x.as.empty())
            v.mDomains[x.as].any = true;
        mConditions.push_back(&x);
    }
    void modifier(const Modifier& x)
    {
        if (x.op != ModifierOp::Count)
            flow(&x.amount, Domain::numbers());
        if (!x.as.empty())
            members(x.as, x.each);
    }
    void field(const Field& x)
    {
        flow(x.min, Domain::numbers());
        flow(x.max, Domain::numbers());
        if (x.pick == Pick::Label)
            for (const std::string& label : x.labels)
                v.mDomains[x.name].add(label);
        else if (x.pick == Pick::Path)
            way(x.name, x.rows);
        else
            number(x.name);
    }
    void node(const Node&, const auto&) {}
    void node(const Node&, const RollNode& x) { dice(x.dice); }
    void node(const Node& n, const CheckNode& x)
    {
        dice(x.dice);
        handedRoles(x.roles);
        for (const char* part : {".passed", ".raw", ".target"})
            number((x.as.empty() ? n.id : x.as) + part);
    }
    void node(const Node&, const ComputeNode& x)
    {
        handedRoles(x.roles);
        number(x.as.empty() ? x.quantity : x.as);
        flow(x.value, Domain::numbers());
    }
    void node(const Node&, const LookupNode& x)
    {
        const std::string as = x.as.empty() ? "result" : x.as;
        v.mReadings[x.table].push_back({&x.at, nullptr, as, {}, x.shift.has_value()});
        axes(x.table, x.at);
        flow(x.shift, Domain::numbers());
        for (const char* part : {".raw", ".clamped", ".cut"})
            number(as + part);
        mLookups.push_back(&x);
    }
    void node(const Node&, const LetNode& x)
    {
        if (x.value)
            flow(&*x.value, {}, x.as);
        else
            members(x.as, x.role);
    }
    void node(const Node&, const ForeachNode& x) { members(x.as, x.over); }
    void node(const Node&, const RepeatNode& x) { flow(x.most, Domain::numbers()); }
    void node(const Node&, const CallNode& x) { handedRoles(x.roles); }
    void node(const Node&, const ChooseNode& x)
    {
        for (const std::string& name : x.done.empty() ? std::vector<std::string>() : x.names)
            number(name);
        for (const std::string& name : x.secret&& x.done.empty() ? x.names : std::vector<std::string>())
            for (const MenuEntry& entry : x.menu)
                v.mDomains[name].add(entry.id);
    }
    void node(const Node&, const ManualNode& x)
    {
        for (const std::string& label : x.labels)
            v.mDomains[x.as].add(label);
    }
    void node(const Node&, const PathNode& x) { way(x.as.empty() ? "path" : x.as, x.rows); }
    void node(const Node&, const CodeNode& x) { v.mAsks[x.code].code = true; }
    void dice(const std::vector<Die>& dice)
    {
        for (const Die& die : dice) {
            number(die.name);
            for (int i = 1; i <= die.count && i <= 16; ++i)
                number(die.name + "." + std::to_string(i));
        }
    }
    void handedRoles(const std::map<std::string, RolePath>& roles)
    {
        for (const auto& [role, path] : roles)
            mCasts.emplace_back(role, path);
    }

    Values& v;
    std::vector<std::pair<std::string, std::string>> mCasts;

public:
    std::vector<const Req*> mConditions;
    std::vector<const LookupNode*> mLookups;
};

Values::Values(const Ruleset& ruleset, const Scenario* scenario) : mRuleset(ruleset), mScenario(scenario)
{
    for (const Table& table : ruleset.tables)
        mTables.emplace(table.id, &table);
    ValueGather gather(*this);
    PointerWay way;
    PlacedWalker<ValueGather>(gather, way).see(ruleset);
    gather.settleCasts();
    for (const LookupNode* lookup : gather.mLookups) {
        const std::string as = lookup->as.empty() ? "result" : lookup->as;
        for (const char* part : {"first", "second", "row-extra", "column-extra", "column", "row"})
            mDomains.try_emplace(as + "." + part);
    }
    settleDomains();
    for (auto& [table, readings] : mReadings)
        for (Reading& reading : readings)
            if (!reading.at->empty())
                reading.column = reading.shifted ? Domain::anything() : of(reading.at->back());
    for (const Req* r : gather.mConditions) {
        const Domain left = r->amount ? of(*r->amount) : ofFact(r->fact, r->arg);
        Domain right;
        if (r->min || r->max)
            right.number = true;
        right.any = r->is.empty() && r->isnt.empty() && !r->min && !r->max;
        for (const auto* list : {&r->is, &r->isnt})
            for (const Amount& one : *list) {
                right.take(of(one));
                mFlows.push_back({&one, left, {}});
            }
        for (const auto* one : {&r->min, &r->max})
            if (*one)
                mFlows.push_back({&**one, Domain::numbers(), {}});
        if (r->amount)
            mFlows.push_back({&*r->amount, right, {}});
    }
    settleAsks();
}

void Values::settleDomains()
{
    for (bool grown = true; grown;) {
        grown = false;
        for (const Flow& flow : mFlows)
            if (!flow.into.empty())
                grown = mDomains[flow.into].take(of(*flow.amount)) || grown;
        for (const auto& [to, from] : mAlike) {
            const auto source = mDomains.find(from);
            if (source != mDomains.end()) {
                const Domain taken = source->second; // a copy, since the map may reallocate while it grows
                grown = mDomains[to].take(taken) || grown;
            }
        }
        for (const auto& [table, readings] : mReadings)
            for (const Reading& reading : readings) {
                if (reading.local.empty())
                    continue;
                static const std::vector<Amount> anywhere;
                const std::vector<Amount>& at = reading.shifted ? anywhere : *reading.at;
                grown = mDomains[reading.local].take(cells(table, at, {}, 0)) || grown;
                for (const char* part : {"first", "second", "row-extra", "column-extra", "column", "row"})
                    grown = mDomains[reading.local + "." + part].take(cells(table, at, part, 0)) || grown;
            }
    }
}

bool Values::demand(const Amount& amount, const Domain& asks)
{
    const Domain all = amount.times || amount.plus ? Domain::numbers() : asks;
    if (!amount.local.empty())
        return mAsks[amount.local].take(all);
    if (!amount.table.empty())
        return mAmountAsks[&amount].take(all);
    return false;
}

void Values::settleAsks()
{
    for (bool grown = true; grown;) {
        grown = false;
        for (const Flow& flow : mFlows) {
            const Domain asks = flow.into.empty() ? flow.asks : mAsks[flow.into];
            grown = demand(*flow.amount, asks) || grown;
        }
        for (const auto& [to, from] : mAlike) {
            const Domain asks = mAsks[to];
            grown = mAsks[from].take(asks) || grown;
        }
    }
}

} // namespace fw
