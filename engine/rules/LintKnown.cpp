// Judges words of the rules that only a scenario defines: its sides, formations, areas and tags.
#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/rules/Facts.h"
#include "engine/rules/LintParts.h"
#include "engine/rules/Options.h"
#include "engine/rules/RolePaths.h"
#include "engine/rules/Values.h"

#include <algorithm>

namespace fw {

namespace {

/// Judges the rules in force; they are in another file, so findings name only the row.
class KnownLint
{
public:
    KnownLint(const Ruleset& ruleset, const Scenario& scenario, std::vector<Finding>& out)
        : mValues(ruleset, &scenario), mOptions(optionsOf(ruleset, scenario)), mOut(out)
    {
        for (const Area& area : scenario.map.areas)
            mAreas.add(area.id);
        for (const Unit& unit : scenario.units)
            for (const std::string& tag : unit.tags)
                mTags.add(tag);
        for (const std::string& tag : scenario.tags)
            mTags.add(tag);
    }
    std::string row;

    bool operator()(const auto& x)
    {
        if constexpr (requires { x.when; })
            if (!inForce(x.when, mOptions))
                return false;
        judge(x);
        return true;
    }
    void text(const std::string& path, FieldFlags flags)
    {
        if (!flags.has(FieldFlags::Path))
            return;
        for (const char* root : {"@area", "@region"})
            for (const std::string& id : rootArguments(path, root))
                if (!mAreas.has(id))
                    tell(LintKind::UnknownReference, Text("the map has no area '{0}'", {id}), mAreas.remedy(id));
    }

private:
    void judge(const auto&) {}
    void judge(const Amount& x) { argument(x.fact, x.arg); }
    void judge(const Req& x)
    {
        argument(x.fact, x.arg);
        const std::string& fact = x.amount ? x.amount->fact : x.fact;
        const int index = fact.empty() ? -1 : factNamed(fact);
        if (index < 0)
            return;
        const Gives gives = checkedAt(factRows(), index).gives;
        if (gives != Gives::Side && gives != Gives::Formation)
            return;
        const Domain left = mValues.ofFact(fact, {});
        for (const auto* list : {&x.is, &x.isnt})
            for (const Amount& one : *list)
                if (!one.symbol.empty() && !left.has(one.symbol)) {
                    Text text("the scenario has no side '{0}'", {one.symbol});
                    if (gives == Gives::Formation)
                        text = Text("the scenario has no formation '{0}'", {one.symbol});
                    tell(LintKind::UnknownReference, std::move(text), Vocabulary::all(left.words).remedy(one.symbol));
                }
    }
    void argument(const std::string& fact, const std::string& arg)
    {
        // Rules may name a tag that no counter has, so only a probable spelling error is reported.
        if (fact != "tag")
            return;
        if (const std::string meant = mTags.slipOf(arg); !meant.empty())
            tell(LintKind::UnknownTag, Text("no counter has the tag '{0}'", {arg}),
                 Text("did you mean '{0}'?", {meant}));
    }
    void tell(LintKind kind, Text text, Text remedy)
    {
        mOut.push_back({rowOf(kind).severity, row, {}, std::move(text), std::move(remedy), {}, kind});
    }

    Values mValues;
    std::map<std::string, std::string> mOptions;
    Vocabulary mAreas, mTags;
    std::vector<Finding>& mOut;
};

} // namespace

void lintKnown(const Ruleset& ruleset, const Scenario& scenario, std::vector<Finding>& out)
{
    KnownLint lint(ruleset, scenario, out);
    PointerWay way;
    PlacedWalker<KnownLint> walker(lint, way);
    eachRuleList(ruleset, [&](const auto& rows, const char*, const char* what) {
        for (const auto& one : rows) {
            lint.row = std::string(what) + " " + one.id;
            walker.see(one);
        }
    });
}

namespace {

/// Maps "/modifiers/12/stage" of the combined rules to "/modifiers/3/stage" of the scenario; false when the row belongs
/// to the rules.
bool toOwn(std::string& place, const std::string& list, std::size_t others)
{
    if (place.rfind(list, 0) != 0)
        return false;
    const std::size_t end = std::min(place.find('/', list.size()), place.size());
    const Rational index = Rational::parse(place.substr(list.size(), end - list.size()));
    if (!index.valid() || index < Rational(static_cast<std::int64_t>(others)))
        return false;
    const Rational own = index - Rational(static_cast<std::int64_t>(others));
    place = list + own.text() + place.substr(end);
    return true;
}

} // namespace

void lintOwn(const Ruleset& ruleset, const Scenario& scenario, std::vector<Finding>& out)
{
    if (scenario.tables.empty() && scenario.modifiers.empty() && scenario.triggers.empty())
        return;
    for (Finding& finding : lintWords(withOwn(ruleset, scenario)))
        if (toOwn(finding.place, "/tables/", ruleset.tables.size())
            || toOwn(finding.place, "/modifiers/", ruleset.modifiers.size())
            || toOwn(finding.place, "/triggers/", ruleset.triggers.size()))
            out.push_back(std::move(finding));
}

} // namespace fw
