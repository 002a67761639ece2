#include "engine/model/Art.h"

#include <array>

namespace fw {

namespace {

constexpr std::array<std::pair<std::string_view, Art>, 59> drawings{{
    {"clear", Art::Clear},
    {"open", Art::Clear},
    {"woods", Art::Woods},
    {"light-woods", Art::Woods},
    {"trees", Art::Woods},
    {"deep-woods", Art::DeepWoods},
    {"forest", Art::DeepWoods},
    {"heavy-woods", Art::DeepWoods},
    {"hill", Art::Hill},
    {"hills", Art::Hill},
    {"high-ground", Art::Hill},
    {"height", Art::Hill},
    {"town", Art::Town},
    {"buildings", Art::Town},
    {"village", Art::Town},
    {"building", Art::Town},
    {"bastion", Art::Bastion},
    {"fort", Art::Bastion},
    {"house", Art::Bastion},
    {"redoubt", Art::Redoubt},
    {"stream", Art::Stream},
    {"creek", Art::Stream},
    {"brook", Art::Brook},
    {"run", Art::Brook},
    {"river", Art::River},
    {"lake", Art::Lake},
    {"water", Art::Lake},
    {"sea", Art::Lake},
    {"marsh", Art::Marsh},
    {"swamp", Art::Marsh},
    {"field", Art::Field},
    {"orchard", Art::Orchard},
    {"rough", Art::Rough},
    {"broken", Art::Rough},
    {"road", Art::Road},
    {"turnpike", Art::Road},
    {"trail", Art::Trail},
    {"track", Art::Trail},
    {"lane", Art::Trail},
    {"slope", Art::Slope},
    {"ravine", Art::Slope},
    {"wall", Art::Wall},
    {"fence", Art::Fence},
    {"bridge", Art::Bridge},
    {"ford", Art::Ford},
    {"woods-side", Art::Treeline},
    {"treeline", Art::Treeline},
    {"earthwork", Art::Redoubt},
    {"entrenchment", Art::Redoubt},
    {"sand", Art::Sand},
    {"desert", Art::Sand},
    {"dunes", Art::Sand},
    {"city", Art::City},
    {"hedge", Art::Hedge},
    {"bocage", Art::Hedge},
    {"rail", Art::Rail},
    {"railway", Art::Rail},
    {"railroad", Art::Rail},
    {"ferry", Art::Ferry},
}};

} // namespace

Art artOf(const Ruleset& ruleset, std::string_view feature)
{
    std::string_view word = feature;
    for (const Feature& f : ruleset.features)
        if (f.id == feature && !f.art.empty())
            word = f.art;
    for (const auto& [name, art] : drawings)
        if (name == word)
            return art;
    return Art::Words;
}

std::vector<std::string> artNames()
{
    std::vector<std::string> out;
    for (const auto& [name, art] : drawings)
        out.emplace_back(name);
    return out;
}

bool isWater(Art art)
{
    return isFlowing(art) || art == Art::Lake;
}

bool isCrossing(Art art)
{
    return art == Art::Bridge || art == Art::Ford || art == Art::Ferry;
}

bool isFlowing(Art art)
{
    return art == Art::Stream || art == Art::Brook || art == Art::River;
}

std::string featureDrawn(const Ruleset& ruleset, FeatureKind kind, Art art)
{
    for (const Feature& feature : ruleset.features)
        if (feature.kind == kind && artOf(ruleset, feature.id) == art)
            return feature.id;
    return {};
}

} // namespace fw
