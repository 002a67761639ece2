#include "editor/findings/Found.h"

#include "editor/commands/Rows.h"
#include "editor/commands/Terrain.h"
#include "editor/commands/Ways.h"
#include "editor/document/CellWords.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace fw {

namespace {

/// How many letters differ.
int editDistance(const std::string& a, const std::string& b)
{
    std::vector<int> row(b.size() + 1);
    std::iota(row.begin(), row.end(), 0);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        int before = row[0];
        row[0] = int(i);
        for (std::size_t k = 1; k <= b.size(); ++k) {
            const int above = row[k];
            row[k] = std::min({above + 1, row[k - 1] + 1, before + (a[i - 1] != b[k - 1])});
            before = above;
        }
    }
    return row.back();
}

/// The feature of a kind that was most likely meant; empty when none is near.
std::string meant(const Ruleset& rules, const std::string& word, const char* kind)
{
    std::string best;
    int least = int(word.size()) / 2;
    for (const Feature& feature : rules.features) {
        if (feature.kind != kind)
            continue;
        // "light-woods" for "woods": one word inside the other counts as near.
        const bool part = feature.id.find(word) != std::string::npos ||
                          word.find(feature.id) != std::string::npos;
        const int far = part ? 0 : editDistance(word, feature.id);
        if (far < least || (far == 0 && best.empty())) {
            least = far;
            best = feature.id;
        }
    }
    return best;
}

/// Cells of a drawing that have a word.
std::vector<Cell> cellsOf(const Drawing& drawing, const std::string& word)
{
    std::vector<char> has(std::size_t(drawing.legend->size()), 0);
    for (std::size_t mix = 0; mix < has.size(); ++mix) {
        const auto& words = drawing.legend->words(Mix(mix));
        has[mix] = std::find(words.begin(), words.end(), word) != words.end();
    }
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < drawing.terrain.size(); ++cell)
        if (has[drawing.terrain.get(cell)])
            cells.push_back(cell);
    return cells;
}

Edit swapWord(const Drawing& drawing, const std::string& from, const std::string& to)
{
    RunWriter runs(PlaneOf::Terrain);
    for (const Cell cell : cellsOf(drawing, from)) {
        const Mix before = drawing.terrain.get(cell);
        std::vector<std::string> words;
        for (const std::string& word : drawing.legend->words(before))
            if (const std::string& kept = word == from ? to : word;
                std::find(words.begin(), words.end(), kept) == words.end())
                words.push_back(kept);
        runs.put(cell, before, drawing.legend->code(words));
    }
    Edit edit;
    edit.add(runs.take());
    return edit;
}

} // namespace

void MapFound::words()
{
    std::set<std::string> known;
    for (const Feature& feature : mRules.features)
        known.insert(feature.id);
    std::vector<char> used(std::size_t(mDrawing.legend->size()), 0);
    for (Cell cell = 0; cell < mDrawing.terrain.size(); ++cell)
        used[mDrawing.terrain.get(cell)] = 1;
    std::set<std::string> strangers;
    for (std::size_t mix = 0; mix < used.size(); ++mix)
        if (used[mix])
            for (const std::string& word : mDrawing.legend->words(Mix(mix)))
                if (known.count(word) == 0)
                    strangers.insert(word);
    for (const std::string& word : strangers) {
        std::vector<Cell> cells = cellsOf(mDrawing, word);
        std::vector<MapFix> fixes;
        if (const std::string best = meant(mRules, word, "terrain"); !best.empty())
            fixes.push_back({tr("Replace it by %1").arg(featureLabel(mRules, best)),
                             [word, best](const Drawing& d) { return swapWord(d, word, best); }});
        fixes.push_back({tr("Take it away"), [word](const Drawing& d) {
                             return paintTerrain(d, cellsOf(d, word), {word}, PaintMode::Remove);
                         }});
        const QString words =
            tr("The rules have no terrain “%1”, which %n cells have.", nullptr, int(cells.size()))
                .arg(QString::fromStdString(word));
        add(true, words, std::move(cells), std::move(fixes));
    }
    std::set<std::string> kinds;
    for (const Way& way : mDrawing.rest.map.ways) {
        if (known.count(way.kind) > 0 || !kinds.insert(way.kind).second)
            continue;
        const auto change = [kind = way.kind](const Drawing& d, const std::string& to) {
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
        std::string best = meant(mRules, way.kind, "way");
        for (const Feature& feature : mRules.features)
            if (best.empty() && feature.kind == "way")
                best = feature.id;
        std::vector<MapFix> fixes;
        if (!best.empty())
            fixes.push_back({tr("Make it %1").arg(featureLabel(mRules, best)),
                             [change, best](const Drawing& d) { return change(d, best); }});
        fixes.push_back({tr("Take it away"), [change](const Drawing& d) { return change(d, {}); }});
        add(true, tr("The rules have no kind of way “%1”.").arg(QString::fromStdString(way.kind)),
            way.cells, std::move(fixes));
    }
}

} // namespace fw
