#include "engine/rules/RolesAt.h"

#include "engine/base/CheckedIndex.h"
#include "engine/rules/LintScopes.h"

namespace fw {

void ScopesLint::note(const RoleSet& known)
{
    if (mWatched == nullptr || !mTelling)
        return;
    const auto place = mWatched->find(mSink.way.pointer());
    if (place == mWatched->end())
        return;
    place->second.clear();
    for (std::size_t i = 0; i < mWords.size(); ++i) {
        if (!known.has(static_cast<int>(i)))
            continue;
        const std::string& word = mWords[i];
        const std::uint16_t bits = word == "it" && mIt != 0 ? mIt : i < mStands.size() ? mStands[i] : std::uint16_t(0);
        KnownRole role{word, {}};
        const auto add = [&](unsigned one, fw::Kind kind) {
            if ((bits & one) != 0)
                role.kinds.push_back(kind);
        };
        add(Units, fw::Kind::Units);
        add(Places | Hexsides | Areas, fw::Kind::Places);
        add(Sides, fw::Kind::Sides);
        add(Formations, fw::Kind::Formations);
        add(Engagements, fw::Kind::Engagements);
        add(Other, fw::Kind::Number);
        place->second.push_back(std::move(role));
    }
}

void findRolesAt(const Ruleset& ruleset, RolesByPlace& places)
{
    std::vector<Finding> findings;
    LintSink sink(findings);
    ScopesLint lint(ruleset, sink);
    lint.watch(places);
    lint.run();
}

} // namespace fw
