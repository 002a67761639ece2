#include "editor/findings/MapMending.h"

#include "editor/commands/RowEdits.h"
#include "editor/commands/Terrain.h"
#include "editor/commands/Ways.h"
#include "editor/document/CellWords.h"
#include "engine/base/Vocabulary.h"

#include <algorithm>

namespace fw {

namespace {

/// The feature of a kind that a misspelt word most likely means; empty when none is similar.
std::string meant(const Ruleset& rules, const std::string& word, FeatureKind kind)
{
    std::vector<std::string> known;
    for (const Feature& feature : rules.features) {
        if (feature.kind != kind)
            continue;
        // A word that contains the other counts as similar, such as "light-woods" for "woods".
        if (feature.id.find(word) != std::string::npos || word.find(feature.id) != std::string::npos)
            return feature.id;
        known.push_back(feature.id);
    }
    return nearestWord(word, known);
}

Edit swapWord(const Drawing& drawing, const std::string& from, const std::string& to)
{
    RunWriter runs(PlaneOf::Terrain);
    for (const Cell cell : cellsWith(drawing, from)) {
        const Mix before = drawing.terrain.get(cell);
        std::vector<std::string> words;
        for (const std::string& word : drawing.legend->words(before))
            if (const std::string& kept = word == from ? to : word; std::ranges::find(words, kept) == words.end())
                words.push_back(kept);
        runs.put(cell, before, drawing.legend->code(words));
    }
    Edit edit;
    edit.add(runs.take());
    return edit;
}

} // namespace

std::vector<Cell> cellsWith(const Drawing& drawing, const std::string& word)
{
    std::vector<char> has(std::size_t(drawing.legend->size()), 0);
    for (std::size_t mix = 0; mix < has.size(); ++mix) {
        const auto& words = drawing.legend->words(Mix(mix));
        has[mix] = std::ranges::find(words, word) != words.end();
    }
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < drawing.terrain.size(); ++cell)
        if (has[drawing.terrain.get(cell)])
            cells.push_back(cell);
    return cells;
}

std::vector<MapFix> MapMending::word(const std::string& word) const
{
    std::vector<MapFix> fixes;
    if (const std::string best = meant(rules, word, FeatureKind::Terrain); !best.empty())
        fixes.push_back({tr("Replace it with %1").arg(featureLabel(rules, best)),
                         [word, best](const Drawing& d) { return swapWord(d, word, best); }});
    fixes.push_back({tr("Remove it"), [word](const Drawing& d) {
                         return paintTerrain(d, cellsWith(d, word), {word}, PaintMode::Remove);
                     }});
    return fixes;
}

std::vector<MapFix> MapMending::way(const std::string& kind) const
{
    const auto change = [kind](const Drawing& d, const std::string& to) {
        std::vector<Way> after;
        for (Way other : d.rest.map.ways) {
            if (other.kind == kind && to.empty())
                continue;
            if (other.kind == kind)
                other.kind = to;
            after.push_back(std::move(other));
        }
        return replaceRows(d.rest.map.ways, after);
    };
    std::string best = meant(rules, kind, FeatureKind::Way);
    for (const Feature& feature : rules.features)
        if (best.empty() && feature.kind == FeatureKind::Way)
            best = feature.id;
    std::vector<MapFix> fixes;
    if (!best.empty())
        fixes.push_back({tr("Change it to %1").arg(featureLabel(rules, best)),
                         [change, best](const Drawing& d) { return change(d, best); }});
    fixes.push_back({tr("Remove it"), [change](const Drawing& d) { return change(d, {}); }});
    return fixes;
}

} // namespace fw
