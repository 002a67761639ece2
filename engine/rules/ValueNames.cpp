// Follows values from row to row, to tell which list of rows a word in a comparison, a table or a role means.
#include "engine/rules/ValueNames.h"

#include "engine/model/Procedures.h"
#include "engine/model/WalkPlaces.h"
#include "engine/rules/RolePaths.h"

#include <algorithm>

namespace fw {

namespace {

/// Roles that the kernel binds to things, by name over all rows; they say nothing about a word.
bool bound(std::string_view role)
{
    static constexpr std::string_view names[] = {"it",    "unit", "units",   "from", "to",   "start",
                                                 "mover", "last", "subject", "side", "near", "far"};
    return std::ranges::find(names, role) != std::end(names);
}

std::string localKey(std::string_view name)
{
    return "$" + std::string(name);
}
std::string memberKey(std::string_view role)
{
    return "@" + std::string(role);
}
std::string axisKey(const std::string& table, std::size_t axis)
{
    return table + "[" + std::to_string(axis);
}
std::string cellKey(const std::string& table, std::string_view part)
{
    return table + "]" + std::string(part);
}
std::string factKey(const std::string& fact, const std::string& arg)
{
    return fact == "ways" || fact == "mark" ? fact + ":" + arg : fact == "id" ? std::string() : ":" + fact;
}
/// The value that an amount stands for; empty for numbers and plain words.
std::string keyOf(const Amount& a)
{
    if (a.times || a.plus || a.round || a.number || !a.symbol.empty())
        return {};
    if (!a.fact.empty())
        return factKey(a.fact, a.arg);
    if (!a.table.empty())
        return cellKey(a.table, wordOf(a.part));
    return a.local.empty() ? std::string() : localKey(a.local);
}

constexpr const char* cellParts[] = {"first", "second", "row-extra", "column-extra", "column", "row"};

} // namespace

NameLists memberLists(const RolePath& path)
{
    NameLists out;
    for (const std::vector<PathWord>& words : pathWords(path)) {
        const auto last = std::find_if(words.rbegin(), words.rend(), [](const PathWord& word) {
            return word.what != PathWord::What::Def && word.what != PathWord::What::Among && word.name != "first"
                   && word.name != "last";
        });
        if (last == words.rend())
            continue;
        const std::string& name = last->name;
        const auto is = [&](std::initializer_list<std::string_view> names) {
            return std::ranges::find(names, name) != names.end();
        };
        if (last->what == PathWord::What::Role && !is({"unit", "units", "mover", "side"}))
            continue;
        if (is({"features", "hexside"}))
            out.insert("features");
        else if (is({"side", "foes", "@sides", "@active", "@passive"}))
            out.insert("sides");
        else if (is({"formation", "formations", "parent", "echelons", "parts", "@formations"}))
            out.insert("formations");
        else
            out.insert("units");
    }
    return out;
}

int ValueNames::find(int value) const
{
    while (mSame[static_cast<std::size_t>(value)] != value)
        value = mSame[static_cast<std::size_t>(value)];
    return value;
}

int ValueNames::value(const std::string& key)
{
    const auto [at, fresh] = mValues.try_emplace(key, static_cast<int>(mSame.size()));
    if (fresh) {
        mSame.push_back(at->second);
        mLists.emplace_back();
    }
    return find(at->second);
}

void ValueNames::alike(const std::string& a, const std::string& b)
{
    if (a.empty() || b.empty())
        return;
    const int first = value(a), second = value(b);
    if (first == second)
        return;
    mSame[static_cast<std::size_t>(second)] = first;
    mLists[static_cast<std::size_t>(first)].merge(mLists[static_cast<std::size_t>(second)]);
}

void ValueNames::add(const std::string& key, std::string_view list)
{
    mLists[static_cast<std::size_t>(value(key))].emplace(list);
}

NameLists ValueNames::listsOf(const std::string& key) const
{
    const auto found = mValues.find(key);
    return found == mValues.end() ? NameLists() : mLists[static_cast<std::size_t>(find(found->second))];
}

NameLists ValueNames::of(const Amount& amount) const
{
    return amount.fact == "id" ? ofFact(amount.fact, {}, amount.of) : listsOf(keyOf(amount));
}

NameLists ValueNames::membersOf(const RolePath& path) const
{
    NameLists out = memberLists(path);
    if (out.empty())
        for (const std::vector<PathWord>& words : pathWords(path)) {
            out.merge(listsOf(memberKey(words.front().name)));
            out.merge(listsOf(localKey(words.front().name)));
        }
    return out;
}

NameLists ValueNames::ofFact(const std::string& fact, const std::string& arg, const RolePath& of) const
{
    if (fact != "id")
        return listsOf(factKey(fact, arg));
    // `it` may be anything, whichever row speaks of it.
    const NameLists members = of.empty() || of == "it" ? NameLists() : membersOf(of);
    return members.empty() ? NameLists{"units", "sides", "formations", "features"} : members;
}

NameLists ValueNames::ofLocal(const std::string& local) const
{
    return listsOf(localKey(local));
}

NameLists ValueNames::ofAxis(const std::string& table, std::size_t axis) const
{
    return listsOf(axisKey(table, axis));
}

NameLists ValueNames::ofCells(const std::string& table, std::string_view part) const
{
    return listsOf(cellKey(table, part));
}

/// Joins the values that a row compares or passes on.
class ValueNamesReader
{
public:
    explicit ValueNamesReader(ValueNames& names) : v(names)
    {
        for (const auto& [fact, list] : {std::pair{"side", "sides"},
                                         {"hexside-owner", "sides"},
                                         {"type", "unitTypes"},
                                         {"formation", "formations"},
                                         {"terrain", "features"},
                                         {"hexside", "features"}})
            v.add(factKey(fact, {}), list);
        v.add(localKey("row"), "paths");
        v.add(localKey("mode"), "modes");
    }

    template <class X>
    void operator()(const X& x)
    {
        if constexpr (requires { x.id; } && !std::is_same_v<X, Node> && !std::is_same_v<X, MenuEntry>)
            mIt.clear();
        row(x);
    }
    void text(const std::string& path, FieldFlags flags)
    {
        if (!flags.has(FieldFlags::Path))
            return;
        for (const std::vector<PathWord>& words : pathWords(path))
            for (const PathWord& word : words) {
                if (word.what == PathWord::What::Role || word.what == PathWord::What::Among)
                    read(word.name);
                else if (!word.arg.empty())
                    read(word.arg);
            }
    }

private:
    void row(const auto& x)
    {
        if constexpr (requires { x.name + x.word; })
            bind(x.name);
    }
    void row(const Amount& x)
    {
        read(x.local);
        read(x.faces);
        if (x.fact == "ways")
            v.add(factKey(x.fact, x.arg), "tiers");
        lookUp(x.table, x.at);
        if (!x.as.empty())
            into(x.as, x.count.empty() ? x.over : x.count);
        given(x.roles);
    }
    void row(const Req& x)
    {
        const std::string left = x.amount ? keyOf(*x.amount) : factKey(x.fact, x.arg);
        if (x.fact == "ways")
            v.add(left, "tiers");
        for (const auto* list : {&x.is, &x.isnt})
            for (const Amount& one : *list) {
                join(left, one);
                if (x.amount)
                    join(keyOf(one), *x.amount);
            }
        for (const RolePath* path : {&x.of, &x.any, &x.every, &x.none, &x.among})
            if (!path->empty() && !x.as.empty())
                into(x.as, *path);
        given(x.roles);
    }
    void row(const Modifier& x)
    {
        if (!x.as.empty())
            into(x.as, x.each);
        else
            mIt = memberLists(x.each);
    }
    void row(const Table& x)
    {
        if (x.axes.empty())
            return;
        v.alike(cellKey(x.id, "row"), axisKey(x.id, 0));
        v.alike(cellKey(x.id, "column"), axisKey(x.id, x.axes.size() - 1));
    }
    void row(const Procedure& x)
    {
        for (const std::string& role : x.roles)
            bind(role);
    }
    void row(const Mark& x)
    {
        if (!x.steps.empty())
            v.add(factKey("mark", x.id), "steps/" + x.id);
    }
    void row(const MarkVerb& x)
    {
        if (x.value)
            v.alike(factKey("mark", x.mark), keyOf(*x.value));
    }
    void row(const Quantity& x)
    {
        for (const std::string& role : x.roles)
            bind(role);
    }
    void row(const Def& x)
    {
        for (const std::string& role : x.roles)
            bind(role);
    }
    void row(const CallNode& x) { given(x.roles); }
    void row(const CheckNode& x)
    {
        read(x.die);
        given(x.roles);
    }
    void row(const ComputeNode& x) { given(x.roles); }
    void row(const CodeNode& x)
    {
        read(x.code);
        v.add(localKey(x.code), "codes");
    }
    void row(const LetNode& x)
    {
        if (x.value) {
            bind(x.as);
            join(localKey(x.as), *x.value);
        } else {
            into(x.as, x.role);
        }
    }
    void row(const ForeachNode& x) { into(x.as.empty() ? "it" : x.as, x.over); }
    void row(const DrawNode& x) { into(x.as, x.from); }
    void row(const ManualNode& x) { bind(x.as); }
    void row(const DeclareNode& x) { bind(x.as); }
    void row(const LookupNode& x)
    {
        const std::string as = x.as.empty() ? "result" : x.as;
        bind(as);
        lookUp(x.table, x.at);
        v.alike(localKey(as), cellKey(x.table, {}));
        for (const char* part : cellParts)
            v.alike(localKey(as + "." + part), cellKey(x.table, part));
    }
    void row(const PathNode& x) { way(x.as.empty() ? "path" : x.as); }
    void row(const Field& x)
    {
        bind(x.name);
        if (x.pick == Pick::Path)
            way(x.name);
        else if (!x.from.empty())
            into(x.name, x.from);
    }
    void row(const ChooseNode& x)
    {
        for (const std::string& name : x.names) {
            bind(name);
            if (x.done.empty())
                v.add(localKey(name), "moments");
        }
    }

    void read(std::string_view local)
    {
        // A read of "way.tier" is a read of "way".
        for (std::size_t dot = local.find('.'); dot != std::string_view::npos; dot = local.find('.', dot + 1))
            v.mRead.emplace(local.substr(0, dot));
        v.mRead.emplace(local);
    }
    void bind(const std::string& name)
    {
        if (!name.empty())
            v.mRoles.insert(name);
    }
    void way(const std::string& name)
    {
        bind(name);
        v.add(localKey(name + ".row"), "paths");
        v.add(localKey(name + ".mode"), "modes");
        v.add(localKey(name + ".tier"), "tiers");
    }
    void lookUp(const std::string& table, const std::vector<Amount>& at)
    {
        for (std::size_t a = 0; !table.empty() && a < at.size(); ++a)
            join(axisKey(table, a), at[a]);
    }
    /// A value is alike an amount, which may be the id of something.
    void join(const std::string& key, const Amount& amount)
    {
        if (amount.fact != "id")
            return v.alike(key, keyOf(amount));
        if (key.empty())
            return;
        const bool ofIt = amount.of.empty() || amount.of == "it";
        NameLists lists = ofIt ? mIt : memberLists(amount.of);
        if (lists.empty() && !ofIt && amount.of.find_first_of("/+|@") == std::string::npos)
            return v.alike(key, memberKey(amount.of));
        if (lists.empty())
            lists = {"units", "sides", "formations", "features"};
        for (const std::string& list : lists)
            v.add(key, list);
    }
    void given(const std::map<std::string, RolePath>& roles)
    {
        for (const auto& [role, path] : roles)
            into(role, path);
    }
    /// A name gets the members of a path, or what another name has.
    void into(const std::string& name, const RolePath& path)
    {
        bind(name);
        for (const std::string& list : memberLists(path)) {
            v.add(memberKey(name), list);
            if (list == "features") // words of terrain are looked up as they are
                v.add(localKey(name), list);
        }
        if (path.empty() || path.find_first_of("/+|@") != std::string::npos)
            return;
        if (name != "it" && path != "it")
            v.alike(memberKey(name), memberKey(path));
        if (!bound(name) && !bound(path))
            v.alike(localKey(name), localKey(path));
    }

    ValueNames& v;
    NameLists mIt; ///< what `it` is for each member of a modifier
};

ValueNames::ValueNames(const Ruleset& ruleset, const Scenario* scenario)
{
    ValueNamesReader reader(*this);
    PointerWay way;
    PlacedWalker<ValueNamesReader> walker(reader, way);
    walker.see(ruleset);
    if (scenario == nullptr)
        return;
    for (const Table& row : scenario->tables)
        walker.see(row);
    for (const Modifier& row : scenario->modifiers)
        walker.see(row);
    for (const Trigger& row : scenario->triggers)
        walker.see(row);
}

} // namespace fw
