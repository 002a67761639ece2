#include "editor/exchange/ImportWords.h"

#include "editor/exchange/CsvCells.h"

#include <algorithm>
#include <array>

namespace fw {

namespace {

/// Words of other programs with one meaning, as plainKey() gives them. A word may be in several lists.
const std::vector<std::vector<std::string>>& meanings()
{
    static const std::vector<std::vector<std::string>> lists = {
        {"clear", "open", "plain", "plains", "grass", "grassland", "grasslands", "flat", "meadow", "pasture", "lowland",
         "farmland", "field", "fields", "flatland", "steppe"},
        {"woods", "wood", "forest", "forests", "trees", "tree", "lightwoods", "heavywoods", "densewoods", "deciduous",
         "evergreen", "conifer", "firforest", "fir", "flatforestdeciduous", "flatforestevergreen", "jungle"},
        {"orchard", "orchards", "vineyard", "bushes", "bush", "scrub", "shrubs", "brush"},
        {"hill", "hills", "height", "heights", "ridge", "upland", "highland", "hillsgrassland", "foothills"},
        {"rough", "broken", "rocky", "rock", "rocks", "badlands", "mountain", "mountains"},
        {"mountain", "mountains", "peak", "peaks", "alps", "mountainsnowcapped", "snowmountain"},
        {"town", "city", "village", "hamlet", "buildings", "building", "settlement", "houses", "house", "urban",
         "builtup", "capital", "thorp"},
        {"marsh", "swamp", "bog", "fen", "wetland", "wetlands", "moor"},
        {"water", "lake", "sea", "ocean", "deep", "shallow", "coast", "waterocean", "watersea"},
        {"desert", "sand", "dunes", "beach"},
        {"river", "majorriver", "bigriver", "wideriver"},
        {"stream", "creek", "brook", "river", "minorriver", "smallriver"},
        {"road", "highway", "pike", "turnpike", "primaryroad", "mainroad", "secondaryroad", "street"},
        {"trail", "path", "track", "lane", "minorroad"},
        {"bridge", "bridges"},
        {"ford", "crossing"},
        {"wall", "stonewall", "fence", "hedge", "hedgerow"},
        {"slope", "crest", "ridge", "escarpment", "contour"},
        {"cliff", "bluff", "escarpment"},
        {"fort", "redoubt", "fortification", "entrenchment", "works", "castle", "keep", "tower"},
        {"rail", "railway", "railroad"},
    };
    return lists;
}

bool alike(const std::string& a, const std::string& b)
{
    return std::ranges::any_of(meanings(), [&](const std::vector<std::string>& list) {
        return std::ranges::find(list, a) != list.end() && std::ranges::find(list, b) != list.end();
    });
}

using WordCounts = std::map<std::pair<FeatureKind, std::string>, int>;

/// Counts terrain lists by their content first, because most cells repeat a few lists.
WordCounts countWords(const Map& map)
{
    WordCounts out;
    std::map<std::vector<std::string>, int> lists;
    for (const std::vector<std::string>& words : map.terrain)
        ++lists[words];
    for (const auto& [words, count] : lists)
        for (const std::string& word : words)
            out[{FeatureKind::Terrain, word}] += count;
    for (const Side& side : map.sides)
        for (const std::string& word : side.features)
            ++out[{FeatureKind::Hexside, word}];
    for (const Way& way : map.ways)
        ++out[{FeatureKind::Way, way.kind}];
    return out;
}

} // namespace

std::vector<ForeignWord> foreignWords(const Map& map)
{
    std::vector<ForeignWord> out;
    for (const auto& [key, count] : countWords(map))
        out.push_back({key.first, key.second, count});
    std::ranges::stable_sort(out, [](const ForeignWord& a, const ForeignWord& b) {
        return a.kind != b.kind ? a.kind < b.kind : a.count > b.count;
    });
    return out;
}

std::string guessFeature(const std::vector<Feature>& features, FeatureKind kind, const std::string& word)
{
    const std::string wanted = plainKey(word);
    const auto find = [&](auto fits) {
        const auto found = std::ranges::find_if(features,
                                                [&](const Feature& one) { return one.kind == kind && fits(one); });
        return found == features.end() ? std::string() : found->id;
    };
    if (wanted.empty())
        return {};
    for (const bool exact : {true, false}) {
        std::string id = find([&](const Feature& one) {
            return exact ? plainKey(one.id) == wanted || plainKey(one.label) == wanted
                         : alike(plainKey(one.id), wanted) || alike(plainKey(one.label), wanted);
        });
        if (!id.empty())
            return id;
    }
    return {};
}

WordMapping guessMapping(const std::vector<Feature>& features, const Map& map)
{
    WordMapping out;
    for (const auto& [key, count] : countWords(map))
        if (std::string id = guessFeature(features, key.first, key.second); !id.empty())
            out[key] = std::move(id);
    return out;
}

std::vector<ForeignWord> unmappedWords(const Map& map, const WordMapping& mapping)
{
    std::vector<ForeignWord> out = foreignWords(map);
    std::erase_if(out, [&](const ForeignWord& one) { return mapping.count({one.kind, one.word}) > 0; });
    return out;
}

void applyMapping(Map& map, const WordMapping& mapping)
{
    const auto replaced = [&](FeatureKind kind, const std::vector<std::string>& words) {
        std::vector<std::string> out;
        for (const std::string& word : words) {
            const auto found = mapping.find({kind, word});
            if (found != mapping.end() && !found->second.empty() && std::ranges::find(out, found->second) == out.end())
                out.push_back(found->second);
        }
        return out;
    };
    std::map<std::vector<std::string>, std::vector<std::string>> lists;
    for (std::vector<std::string>& words : map.terrain) {
        if (words.empty())
            continue;
        const auto [known, fresh] = lists.try_emplace(words);
        if (fresh)
            known->second = replaced(FeatureKind::Terrain, words);
        words = known->second;
    }
    for (Side& side : map.sides)
        side.features = replaced(FeatureKind::Hexside, side.features);
    std::erase_if(map.sides, [](const Side& side) { return side.features.empty(); });
    for (Way& way : map.ways) {
        const std::vector<std::string> kinds = replaced(FeatureKind::Way, {way.kind});
        way.kind = kinds.empty() ? std::string() : kinds.front();
    }
    std::erase_if(map.ways, [](const Way& way) { return way.kind.empty(); });
}

} // namespace fw
