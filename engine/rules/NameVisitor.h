#pragma once

#include "engine/base/Pointer.h"
#include "engine/model/Fields.h"
#include "engine/model/Procedures.h"
#include "engine/rules/References.h"
#include "engine/rules/RolePaths.h"
#include "engine/rules/ValueNames.h"

#include <set>
#include <utility>

namespace fw {

/// Internal to the references: visits the names in rules and scenario, and changes them where they have another one.
class NameVisitor
{
public:
    /// Visits the names of a list and an owner; `rules` and `scenario` are as before any change, and outlive it.
    NameVisitor(const Ruleset& rules, const Scenario* scenario, std::string list, std::string owner,
                std::map<std::string, std::string> names)
        : mRules(rules), mScenario(scenario), mValues(rules, scenario), mList(std::move(list)),
          mOwner(std::move(owner)), mNames(std::move(names))
    {
        for (const Code& code : rules.codes)
            if (!code.numberInto.empty() && mList == "codes")
                mCounting.insert(code.id);
        for (const RuleCase& one : rules.cases)
            mCases.insert(one.id);
    }

    std::vector<NameUse> uses; ///< where the names are written
    bool inScenario = false;   ///< the rows that are visited are those of the scenario

    /// Visits a row and all rows inside it.
    void see(auto& x)
    {
        if constexpr (requires { fields(*this, x); }) {
            declared(x);
            row(x);
            fields(*this, x);
        }
    }
    /// A field, called by the field table.
    void operator()(std::string_view key, auto& member, FieldFlags flags, const char*)
    {
        if (flags.has(FieldFlags::Plane)) // done by the row of the map
            return;
        const PointerWay::Step step(mWay, key);
        mKey = key;
        visit(member, flags);
    }

private:
    template <class T>
    void visit(T& member, FieldFlags flags)
    {
        if constexpr (std::is_same_v<T, std::string>) {
            if (flags.refers != nullptr)
                name(member, flags.refers);
            else if (flags.has(FieldFlags::Path))
                path(member);
            else if (flags.has(FieldFlags::Cite))
                cite(member);
        } else if constexpr (requires { member.begin()->second; }) {
            for (auto& [inner, value] : member) {
                const PointerWay::Step step(mWay, inner);
                visit(value, flags);
            }
        } else if constexpr (requires { member.begin(); }) {
            const bool whens = mKey == "when";
            for (std::size_t i = 0; i < member.size(); ++i) {
                const PointerWay::Step step(mWay, i);
                if constexpr (std::is_same_v<T, std::vector<std::string>>)
                    if (whens)
                        when(member[i]);
                visit(member[i], flags);
            }
        } else if constexpr (requires { member.has_value(); }) {
            if (member)
                visit(*member, flags);
        } else {
            see(member);
        }
    }

    /// A name of a list; with `declares` the row has it.
    void name(std::string& word, std::string_view list, std::string_view owner = {}, bool declares = false);
    void hit(bool declares) { uses.push_back({inScenario, mWay.pointer(), declares}); }
    void name(std::string& word, const NameLists& in)
    {
        if (in.count(mOwner.empty() ? mList : mList + "/" + mOwner) != 0)
            name(word, mList, mOwner);
    }
    void names(std::vector<std::string>& words, std::string_view list)
    {
        for (std::string& word : words)
            name(word, list);
    }
    /// The keys of an object.
    template <class V>
    void keys(std::map<std::string, V>& object, std::string_view field, auto change)
    {
        const PointerWay::Step step(mWay, field);
        std::map<std::string, V> out;
        for (auto& [key, value] : object) {
            std::string word = key;
            change(word);
            out.insert_or_assign(std::move(word), std::move(value));
        }
        object = std::move(out);
    }
    template <class V>
    void keys(std::map<std::string, V>& object, std::string_view field, const char* list)
    {
        keys(object, field, [&](std::string& word) { name(word, list); });
    }

    /// The words that a row declares in the field of that name: steps or values.
    void declareWords(std::vector<std::string>& words, std::string_view list, const std::string& owner);
    void when(std::string& text);
    /// Options and the values that they are set to.
    void settings(std::map<std::string, std::string>& options);
    /// Case numbers, "3.1, TEC:brook"; a part of a listed case has its number.
    void cite(std::string& text);
    /// The names in a role path, changed from its end so that places in it stay right.
    void path(std::string& text);
    static const char* listOfArgument(const PathWord& word);
    void argument(const std::string& fact, std::string& arg);
    /// Roles that get a word instead of members.
    void given(std::map<std::string, RolePath>& roles);
    void values(const std::string& table, std::vector<Amount>& at);

    void declared(auto& x)
    {
        using X = std::remove_cvref_t<decltype(x)>;
        if constexpr (requires { x.id; })
            if (const std::string_view list = listOfKind(rowName<X>); !list.empty() && list != "stages")
                name(x.id, list, {}, true);
    }

    void row(auto&) {}
    void row(Amount& x);
    void row(Req& x);
    void row(Preset& x) { settings(x.options); }
    void row(Option& x);
    void row(Mark& x);
    void row(MarkVerb& x);
    void row(Marker& x) { name(x.step, "steps", x.mark); }
    void row(Example& x);
    /// A row of a reckoning and what it comes to: a quantity, a modifier, a table or a check.
    void reckoned(std::string& row, const std::string& value);
    /// The results that a chance is of: cells of tables, "DR, AE".
    void results(std::string& text);
    void row(Feature& x);
    void row(Quantity& x);
    /// The name that a row had before declared() changed it.
    std::string before(const std::string& id, std::string_view list) const;
    void row(Modifier& x) { name(x.stage, "stages", x.quantity); }
    void row(Table& x);
    void cell(const std::string& table, std::string& text);
    void row(PathRow& x);
    void row(Constraint& x) { name(x.at, "moments"); }
    void row(Trigger& x);
    void row(ChooseNode& x);
    void row(CallNode& x);
    void row(LookupNode& x) { values(x.table, x.at); }
    void row(LetNode& x);
    void row(ManualNode& x);
    void row(Field& x);
    void row(Node& x);
    /// A local that is called like the row that had another name before keeps its name, if anything reads it.
    void keepLocal(std::string& as, const std::string& now);
    void row(Acceptance& x);
    /// Whether a word is a name of another list too.
    bool ambiguous(const std::string& word) const;
    void row(Ruleset& x);

    // The scenario and its map.
    void row(Scenario& x);
    /// A formation, after its side where two sides have one of that name.
    void formation(std::string& word);
    void eachMarks(std::map<std::string, std::map<std::string, std::string>>& all, std::string_view field);
    void marks(std::map<std::string, std::string>& set, std::string_view field);
    void markValue(const Mark& mark, std::string& value);
    void row(Unit& x) { keys(x.ratings, "ratings", "ratings"); }
    void row(Placement& x) { marks(x.marks, "marks"); }
    void row(Map& x);
    void row(Area& x) { name(x.id, "areas", {}, true); }
    void row(Panel& x) { name(x.of, x.what == "box" ? "boxes" : x.what == "table" ? "tables" : "marks"); }

    const Ruleset& mRules;
    const Scenario* mScenario;
    ValueNames mValues;
    std::string mList, mOwner;
    std::map<std::string, std::string> mNames; ///< old, new
    std::set<std::string> mCounting;           ///< codes that are written with a number
    std::set<std::string> mCases;
    PointerWay mWay;
    std::string_view mKey;
};

} // namespace fw
