#include "engine/base/Pointer.h"
#include "engine/base/Vocabulary.h"
#include "engine/model/Fields.h"
#include "engine/store/Series.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>

namespace fw {

namespace {

/// Whether a list holds rows with ids, which a file can replace one by one.
template <class T>
concept RowList = requires(T& list)
{
    list.front().id;
};

/// Whether a key is about the file itself and never taken over.
bool ofFile(std::string_view key)
{
    return key == "$schema" || key == "id" || key == "version";
}

Vocabulary idsOf(const auto& rows)
{
    return Vocabulary::ids(rows);
}

/// The addresses of the members of a ruleset, in the order of the field table.
struct Members {
    std::vector<void*> found;
    explicit Members(Ruleset& rules) { fields(*this, rules); }
    void operator()(const char*, auto& member, FieldFlags, const char*) { found.push_back(&member); }
};

/// The places of all values of the rules of one file.
struct Places {
    RowOrigins& out;
    std::size_t file;
    template <class T>
    void operator()(const char* key, const T& member, FieldFlags, const char*)
    {
        std::vector<RowOrigin>& places = out[key];
        if constexpr (requires { member.front(); } && !std::is_same_v<T, std::string>) {
            for (std::size_t i = 0; i < member.size(); ++i)
                places.push_back({file, i});
        }
        if (places.empty())
            places.push_back({file, 0});
    }
};

/// Rows with their places.
template <class Row>
struct Placed {
    const Row* row;
    RowOrigin origin;
};

/// Applies the own rules of a file, key by key.
class Applier
{
public:
    Applier(MergedRules& to, const OwnRules& own, std::size_t file) : mTo(to), mOwn(own), mFile(file), mBase(to.rules)
    {
        for (std::size_t i = 0; i < own.extension.without.size(); ++i)
            mWithout.emplace(own.extension.without[i], i);
    }

    template <class T>
    void operator()(const char* key, const T& own, FieldFlags, const char*)
    {
        mKeys.add(key);
        T& is = *static_cast<T*>(mBase.found[mNext++]);
        if (ofFile(key)) {
            is = own;
            mTo.origins[key] = {{mFile, 0}};
            return;
        }
        if (const auto away = mWithout.find(key); away != mWithout.end()) {
            leaveOut(*away, is == T());
            is = T();
            mTo.origins[key].clear();
        }
        if constexpr (RowList<T>)
            rows(key, own, is);
        else if (!(own == T()))
            whole(key, own, is);
        std::vector<RowOrigin>& places = mTo.origins[key];
        if (places.empty())
            places.push_back({mFile, 0});
    }

    /// The problem, or one of a word that no list has used.
    std::optional<Problem> problem()
    {
        for (const auto& [name, index] : mWithout)
            if (!mUsed.contains(name))
                unknownList("/without/" + std::to_string(index), name);
        for (const auto& [name, target] : mOwn.extension.before)
            if (!mUsedBefore.contains(name))
                refuse("/before/" + pointerPart(name), {"this file has no row \"{0}\" to place", {name}},
                       {"name a row of this file, as \"modifiers/fog\""});
        return std::move(mProblem);
    }

private:
    using Without = std::map<std::string, std::size_t>;

    void refuse(const std::string& pointer, Text text, Text remedy)
    {
        if (!mProblem)
            mProblem = Problem{Trouble::BadInput, std::move(text), {}, {}, pointer, std::move(remedy), {}};
    }
    /// A near word of the vocabulary, or this advice if there is none.
    static Text near(const Vocabulary& known, const std::string& word, const Text& advice)
    {
        const Text remedy = known.remedy(word);
        return remedy.empty() ? advice : remedy;
    }
    void unknownList(const std::string& pointer, const std::string& name)
    {
        const std::string list = name.substr(0, name.find('/'));
        refuse(pointer, {"the extended rules have no \"{0}\" to leave out", {name}},
               near(mKeys.has(list) ? Vocabulary() : mKeys, list,
                    "write LIST/ID of one of their rows, or a key that they have"));
    }
    void fact(SeriesDoes does, const std::string& key, const std::string& id, const std::string& pointer)
    {
        mTo.facts.push_back({does, key, id, pointer});
    }
    void leaveOut(const Without::value_type& away, bool absent)
    {
        mUsed.insert(away.first);
        const std::string pointer = "/without/" + std::to_string(away.second);
        if (absent)
            refuse(pointer, {"the extended rules have no \"{0}\" to leave out", {away.first}}, {"take the word out"});
        fact(SeriesDoes::Removes, away.first, {}, pointer);
    }
    void whole(const std::string& key, const auto& own, auto& is)
    {
        using T = std::decay_t<decltype(own)>;
        fact(is == own ? SeriesDoes::Repeats : is == T() ? SeriesDoes::Adds : SeriesDoes::Replaces, key, {}, "/" + key);
        is = own;
        mTo.origins[key].clear();
        Places places{mTo.origins, mFile};
        places(key.c_str(), own, {}, nullptr);
    }

    /// Takes the rows "LIST/ID" of `without` out of a list.
    template <class Row>
    void leaveOutRows(const std::string& key, const std::vector<Row>& own, std::vector<Placed<Row>>& out)
    {
        for (auto at = mWithout.lower_bound(key + "/"); at != mWithout.end() && at->first.starts_with(key + "/");
             ++at) {
            const std::string id = at->first.substr(key.size() + 1), pointer = "/without/" + std::to_string(at->second);
            mUsed.insert(at->first);
            const Vocabulary known = idsOf(base<Row>(out));
            if (std::erase_if(out, [&](const Placed<Row>& one) { return one.row->id == id; }) == 0)
                refuse(pointer, {"the extended rules have no row \"{0}\" in \"{1}\"", {id, key}},
                       near(known, id, "name a row of that list"));
            if (std::ranges::any_of(own, [&](const Row& row) { return row.id == id; }))
                refuse(pointer, {"the row \"{0}\" is left out and given", {id}},
                       {"leave one of the two out: a row of this file replaces that of the extended rules by itself"});
            fact(SeriesDoes::Removes, key, id, pointer);
        }
    }
    template <class Row>
    static std::vector<Row> base(const std::vector<Placed<Row>>& placed)
    {
        std::vector<Row> out;
        for (const Placed<Row>& one : placed)
            out.push_back(*one.row);
        return out;
    }

    /// The rows of the base with those of this file in their place, and the new ones at the end.
    template <class Row>
    std::vector<Placed<Row>> replaced(const std::string& key, const std::vector<Row>& own,
                                      const std::vector<Placed<Row>>& was)
    {
        std::vector<Placed<Row>> out;
        std::set<std::string> put;
        const auto add = [&](const std::string& id) {
            for (std::size_t i = 0; i < own.size(); ++i)
                if (own[i].id == id)
                    out.push_back({&own[i], {mFile, i}});
        };
        for (const Placed<Row>& one : was) {
            const std::string& id = one.row->id;
            if (std::ranges::none_of(own, [&](const Row& row) { return row.id == id; }))
                out.push_back(one);
            else if (put.insert(id).second)
                add(id);
        }
        for (std::size_t i = 0; i < own.size(); ++i) {
            const std::string& id = own[i].id;
            std::vector<Row> before, now;
            for (const Placed<Row>& one : was)
                if (one.row->id == id)
                    before.push_back(*one.row);
            for (const Row& row : own)
                if (row.id == id)
                    now.push_back(row);
            fact(before == now    ? SeriesDoes::Repeats
                 : before.empty() ? SeriesDoes::Adds
                                  : SeriesDoes::Replaces,
                 key, id, "/" + key + "/" + std::to_string(i));
            if (put.insert(id).second)
                add(id);
        }
        return out;
    }

    /// Moves the rows that `before` names.
    template <class Row>
    void move(const std::string& key, const std::vector<Row>& own, std::vector<Placed<Row>>& out)
    {
        for (const Row& row : own) {
            const auto at = mOwn.extension.before.find(key + "/" + row.id);
            if (at == mOwn.extension.before.end() || !mUsedBefore.insert(at->first).second)
                continue;
            std::vector<Placed<Row>> moved;
            std::vector<Placed<Row>> rest;
            for (const Placed<Row>& one : out)
                (one.row->id == row.id ? moved : rest).push_back(one);
            const auto target = std::ranges::find_if(rest,
                                                     [&](const Placed<Row>& one) { return one.row->id == at->second; });
            if (target == rest.end()) {
                refuse("/before/" + pointerPart(at->first),
                       {"there is no other row \"{0}\" in \"{1}\" to come before", {at->second, key}},
                       near(idsOf(base<Row>(rest)), at->second, "name a row of that list"));
                continue;
            }
            rest.insert(target, moved.begin(), moved.end());
            out = std::move(rest);
        }
    }

    template <class Row>
    void rows(const std::string& key, const std::vector<Row>& own, std::vector<Row>& is)
    {
        const std::vector<Row> before = std::exchange(is, {});
        std::vector<Placed<Row>> was;
        for (std::size_t i = 0; i < before.size(); ++i)
            was.push_back({&before[i], mTo.origins[key][i]});
        leaveOutRows(key, own, was);
        std::vector<Placed<Row>> out = replaced(key, own, was);
        move(key, own, out);
        mTo.origins[key].clear();
        for (const Placed<Row>& one : out) {
            is.push_back(*one.row);
            mTo.origins[key].push_back(one.origin);
        }
    }

    MergedRules& mTo;
    const OwnRules& mOwn;
    std::size_t mFile;
    Members mBase;
    std::size_t mNext = 0;
    Without mWithout;
    std::set<std::string> mUsed, mUsedBefore;
    Vocabulary mKeys;
    std::optional<Problem> mProblem;
};

/// Collects what a file must say to make these rules from the base, key by key.
struct Splitter {
    OwnRules& out;
    Members base;
    Members own;
    std::size_t next = 0;

    Splitter(OwnRules& to, Ruleset& from) : out(to), base(from), own(to.rules) {}

    template <class T>
    void operator()(const char* key, const T& whole, FieldFlags, const char*)
    {
        const T& was = *static_cast<const T*>(base.found[next]);
        T& given = *static_cast<T*>(own.found[next++]);
        if (ofFile(key)) {
            given = whole;
            return;
        }
        if (whole == was)
            return;
        if constexpr (RowList<T>)
            if (rows(key, was, whole, given))
                return;
        given = whole;
        if (whole == T() || (RowList<T> && !(was == T())))
            out.extension.without.emplace_back(key);
    }

    /// Whether rows with ids suffice; otherwise, as for another order of the base's rows, the whole list is necessary.
    template <class Row>
    bool rows(const std::string& key, const std::vector<Row>& was, const std::vector<Row>& whole,
              std::vector<Row>& given)
    {
        const auto ofId = [](const std::vector<Row>& all, const std::string& id) {
            std::vector<Row> some;
            std::ranges::copy_if(all, std::back_inserter(some), [&](const Row& row) { return row.id == id; });
            return some;
        };
        const Vocabulary before = idsOf(was), after = idsOf(whole);
        OwnRules trial;
        std::vector<Row>& mine = *static_cast<std::vector<Row>*>(Members(trial.rules).found[next - 1]);
        std::set<std::string> left;
        for (const Row& row : was)
            if (!after.has(row.id) && left.insert(row.id).second)
                trial.extension.without.push_back(key + "/" + row.id);
        for (std::size_t i = 0; i < whole.size(); ++i) {
            const std::string& id = whole[i].id;
            if (ofId(was, id) == ofId(whole, id))
                continue;
            mine.push_back(whole[i]);
            if (before.has(id))
                continue;
            for (std::size_t k = i + 1; k < whole.size() && !trial.extension.before.contains(key + "/" + id); ++k)
                if (before.has(whole[k].id))
                    trial.extension.before.emplace(key + "/" + id, whole[k].id);
        }
        Ruleset from;
        *static_cast<std::vector<Row>*>(Members(from).found[next - 1]) = was;
        Result<MergedRules> made = extended(mergedAlone(from, 1), trial, 0);
        if (!made || *static_cast<std::vector<Row>*>(Members(made->rules).found[next - 1]) != whole)
            return false;
        given = mine;
        Extension& all = out.extension;
        all.without.insert(all.without.end(), trial.extension.without.begin(), trial.extension.without.end());
        all.before.merge(trial.extension.before);
        return true;
    }
};

/// Compares the rows of one list with an id, or the values of one key.
struct Differs {
    const std::string& list;
    const std::string& id;
    Members other;
    std::size_t next = 0;
    bool found = false;

    template <class T>
    void operator()(const char* key, const T& is, FieldFlags, const char*)
    {
        const T& was = *static_cast<const T*>(other.found[next++]);
        if (list != key)
            return;
        if constexpr (RowList<T>) {
            if (!id.empty()) {
                T a, b;
                const auto ofId = [&](const auto& row) { return row.id == id; };
                std::ranges::copy_if(is, std::back_inserter(a), ofId);
                std::ranges::copy_if(was, std::back_inserter(b), ofId);
                found = a != b;
                return;
            }
        }
        found = !(is == was);
    }
};

} // namespace

bool rowDiffers(const Ruleset& a, const Ruleset& b, const std::string& list, const std::string& id)
{
    Ruleset other = b;
    Differs differs{list, id, Members(other)};
    fields(differs, a);
    return differs.found;
}

MergedRules mergedAlone(Ruleset rules, std::size_t file)
{
    MergedRules out{std::move(rules), {}};
    Places places{out.origins, file};
    fields(places, std::as_const(out.rules));
    return out;
}

Result<MergedRules> extended(const MergedRules& base, const OwnRules& own, std::size_t file)
{
    MergedRules out = base;
    out.facts.clear();
    Applier applier(out, own, file);
    fields(applier, own.rules);
    if (std::optional<Problem> problem = applier.problem())
        return tl::unexpected(std::move(*problem));
    return out;
}

OwnRules ownRules(const Ruleset& base, const Ruleset& whole, const std::string& extends)
{
    OwnRules out;
    out.extension.extends = extends;
    Ruleset from = base;
    Splitter splitter(out, from);
    fields(splitter, whole);
    return out;
}

} // namespace fw
