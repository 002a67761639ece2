#include "engine/rules/Shared.h"

#include "engine/model/Fields.h"

#include <algorithm>
#include <set>

namespace fw {

namespace {

/// Visits all rows with rules and replaces the names of groups by their rules.
class Unfolder
{
public:
    explicit Unfolder(const std::vector<RuleGroup>& groups) : mGroups(groups) {}

    void operator()(const char*, auto& member, FieldFlags, const char*) { visit(member); }
    /// Visits the fields of the row's kind.
    void own(auto& kind)
    {
        std::visit([this](auto& one) { visit(one); }, kind);
    }

private:
    void visit(std::vector<Rule>& rules)
    {
        if (std::ranges::none_of(rules, [](const Rule& rule) { return !rule.use.empty(); }))
            return;
        std::vector<Rule> out;
        for (Rule& rule : rules) {
            if (rule.use.empty()) {
                out.push_back(std::move(rule));
                continue;
            }
            for (const RuleGroup& group : mGroups)
                if (group.id == rule.use)
                    put(group, rule, out);
        }
        rules = std::move(out);
    }
    static void put(const RuleGroup& group, const Rule& named, std::vector<Rule>& out)
    {
        for (Rule rule : group.rules) {
            if (!rule.use.empty())
                continue; // a group cannot contain other groups
            if (!named.cite.empty())
                rule.cite = named.cite;
            for (const auto* when : {&group.when, &named.when})
                rule.when.insert(rule.when.end(), when->begin(), when->end());
            out.push_back(std::move(rule));
        }
    }
    void visit(std::string&) {}
    void visit(auto& member)
    {
        if constexpr (requires { fields(*this, member); }) {
            fields(*this, member);
        } else if constexpr (requires { member.has_value(); }) {
            if (member)
                visit(*member);
        } else if constexpr (requires { member.begin()->first; }) {
            for (auto& [key, inner] : member)
                visit(inner);
        } else if constexpr (requires { member.begin(); }) {
            for (auto& inner : member)
                visit(inner);
        }
    }

    const std::vector<RuleGroup>& mGroups;
};

/// Copies the fields that a row leaves out from another row; the row's own rules come before those of the other.
struct Taker {
    const PathRow& from;
    const PathRow& bare;
    std::vector<const void*> theirs, usual;
    std::size_t next = 0;

    struct Places {
        std::vector<const void*>& out;
        void operator()(const char*, const auto& member, FieldFlags, const char*) { out.push_back(&member); }
    };
    Taker(const PathRow& other, const PathRow& nothing) : from(other), bare(nothing)
    {
        Places a{theirs};
        fields(a, from);
        Places b{usual};
        fields(b, bare);
    }
    template <class T>
    void operator()(const char* key, T& member, FieldFlags, const char*)
    {
        const T& other = *static_cast<const T*>(theirs[next]);
        const T& usually = *static_cast<const T*>(usual[next++]);
        const std::string_view name = key;
        if (name == "id" || name == "when" || name == "like")
            return;
        if constexpr (std::is_same_v<T, std::vector<Rule>>)
            member.insert(member.end(), other.begin(), other.end());
        else if (member == usually)
            member = other;
    }
};

using InForce = std::function<bool(const std::vector<std::string>&)>;

/// The row that a path inherits from: another row with that id, one in force if there is one.
PathRow* likeOf(std::vector<PathRow>& paths, const PathRow& path, const InForce& inForce)
{
    PathRow* out = nullptr;
    for (PathRow& other : paths) {
        if (&other == &path || other.id != path.like)
            continue;
        if (!inForce || inForce(other.when))
            return &other;
        if (out == nullptr)
            out = &other;
    }
    return out;
}

void fill(std::vector<PathRow>& paths, PathRow& path, const InForce& inForce, std::set<const PathRow*>& open)
{
    if (path.like.empty() || !open.insert(&path).second)
        return;
    if (PathRow* other = likeOf(paths, path, inForce)) {
        fill(paths, *other, inForce, open);
        static const PathRow bare;
        Taker take(*other, bare);
        fields(take, path);
    }
    path.like.clear();
}

} // namespace

void expandGroupsAndInheritance(Ruleset& rules, const InForce& inForce)
{
    for (PathRow& path : rules.paths) {
        std::set<const PathRow*> open;
        fill(rules.paths, path, inForce, open);
    }
    if (rules.groups.empty())
        return;
    const std::vector<RuleGroup> groups = std::move(rules.groups);
    rules.groups.clear();
    Unfolder unfold(groups);
    fields(unfold, rules);
}

} // namespace fw
