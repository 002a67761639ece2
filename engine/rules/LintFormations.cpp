// Judges which formations of a scenario are parts of others, and the signs of formations.
#include "engine/model/Scenario.h"
#include "engine/rules/LintParts.h"

#include <algorithm>
#include <map>
#include <set>

namespace fw {

namespace {

class FormationsLint
{
public:
    FormationsLint(const Scenario& scenario, LintSink& sink) : mScenario(scenario), mSink(sink)
    {
        mKnown = Vocabulary::all(scenario.formations);
        for (const Unit& unit : scenario.units)
            if (!unit.formation.empty()) {
                mKnown.add(unit.formation);
                mSides[unit.formation].insert(unit.side);
            }
    }

    void run()
    {
        signs();
        const PointerWay::Step parents(mSink.way, "formationParents");
        for (const auto& [formation, parent] : mScenario.formationParents) {
            mSink.row = "formation " + formation;
            const std::string word = wordOf(formation);
            for (const std::string* const name : {&word, &parent})
                if (!mKnown.has(*name))
                    mSink.wrongIn(LintKind::UnknownReference, formation,
                                  Text("the scenario has no formation '{0}'", {*name}), remedy(*name));
            for (const Army& army : mScenario.sides)
                if (!judge(formation, word, parent, army.id))
                    break;
        }
    }

private:
    /// Judges whether each sign is of a formation with counters, and whether a formation has two.
    void signs()
    {
        const PointerWay::Step list(mSink.way, "formationSigns");
        std::set<std::pair<std::string, std::string>> seen;
        for (std::size_t i = 0; i < mScenario.formationSigns.size(); ++i) {
            const FormationSign& row = mScenario.formationSigns[i];
            const PointerWay::Step at(mSink.way, i);
            mSink.row = "formation " + row.formation;
            if (!mKnown.has(row.formation))
                mSink.wrongIn(LintKind::UnknownReference, "formation",
                              Text("the scenario has no formation '{0}'", {row.formation}), remedy(row.formation));
            else if (!row.side.empty()
                     && std::ranges::find(mScenario.sides, row.side, &Army::id) == mScenario.sides.end())
                mSink.wrongIn(LintKind::UnknownReference, "side", Text("the scenario has no side '{0}'", {row.side}),
                              mSink.remedy(Vocabulary::ids(mScenario.sides), row.side));
            else if (!seen.emplace(row.side, row.formation).second)
                mSink.wrongIn(LintKind::ListedTwice, "formation",
                              Text("formation '{0}' has two signs", {row.formation}), "keep one of the two rows");
        }
    }
    /// The word of a formation that is named by it, or by its side and it.
    std::string wordOf(const std::string& name) const
    {
        for (const Army& army : mScenario.sides)
            if (!mKnown.has(name) && name.starts_with(army.id + " "))
                return name.substr(army.id.size() + 1);
        return name;
    }
    Remedy remedy(const std::string& name)
    {
        Remedy out = mSink.remedy(mKnown, name);
        if (out.text.empty())
            out.text = "list it in 'formations', or give it a counter";
        return out;
    }
    /// Judges an entry for the formation of one side; false when it found a fault.
    bool judge(const std::string& formation, const std::string& word, const std::string& parent,
               const std::string& side)
    {
        if (formation != word && formation != side + " " + word)
            return true;
        int steps = 0;
        for (std::string above = parent; !above.empty() && steps <= mostEchelons; ++steps)
            above = formationParent(mScenario, side, above);
        if (steps > mostEchelons) {
            mSink.wrongIn(LintKind::DependsOnItself, formation,
                          Text("formation '{0}' is a part of itself, or of more than {1} others",
                               {formation, std::to_string(mostEchelons)}),
                          "name a larger formation, or take the entry out");
            return false;
        }
        const auto has = mSides.find(word);
        const auto lead = mSides.find(parent);
        if (has == mSides.end() || has->second.count(side) == 0 || lead == mSides.end()
            || lead->second.count(side) != 0)
            return true;
        mSink.wrongIn(LintKind::UnknownReference, formation,
                      Text("formation '{0}' is of another side than its part '{1}'", {parent, formation}),
                      "name a formation of the same side");
        return false;
    }

    const Scenario& mScenario;
    LintSink& mSink;
    Vocabulary mKnown;
    std::map<std::string, std::set<std::string>> mSides; ///< by formation, the sides of its counters
};

} // namespace

void lintFormations(const Scenario& scenario, std::vector<Finding>& out)
{
    LintSink sink(out);
    FormationsLint(scenario, sink).run();
}

} // namespace fw
