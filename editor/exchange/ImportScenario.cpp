#include "editor/exchange/ImportScenario.h"

#include "editor/exchange/ColumnGuess.h"
#include "editor/exchange/CsvCells.h"
#include "editor/exchange/ImportPieces.h"
#include "editor/exchange/UnitsCsv.h"
#include "engine/base/Vocabulary.h"
#include "engine/model/Limits.h"

#include <QtGlobal>
#include <algorithm>
#include <array>
#include <optional>
#include <set>

namespace fw {

namespace {

/// The most ratings that an import adds to rules.
constexpr std::size_t mostNewRatings = 24;

/// The colours of armies that the file does not give, as in printed games.
constexpr std::array armyColours = {"#27406f", "#a5282c", "#5b7f3a", "#8a6d1f", "#5a3a78", "#2f7f86"};

/// The army of a scenario with this id or name; null if there is none.
Army* armyCalled(Scenario& scenario, const std::string& name)
{
    const auto found = std::ranges::find_if(
        scenario.sides, [&](const Army& army) { return sameWord(army.id, name) || sameWord(army.name, name); });
    return found == scenario.sides.end() ? nullptr : &*found;
}

/// The names of the sides of a model that have pieces, or all if there are no pieces.
std::vector<std::string> sideNames(const ImportModel& model)
{
    std::vector<std::string> out;
    const auto add = [&out](const std::string& name) {
        if (!plainKey(name).empty()
            && std::ranges::none_of(out, [&](const std::string& known) { return sameWord(known, name); }))
            out.push_back(name);
    };
    std::set<std::string> used;
    for (const ImportPiece& piece : model.pieces)
        if (!piece.marker)
            used.insert(sideOf(piece));
    for (const std::string& name : model.sides)
        if (model.pieces.empty() || used.count(name) > 0)
            add(name);
    for (const std::string& name : used)
        add(name);
    return out;
}

/// Gives the scenario the sides of the file: an army of that name, else an army of a template under a new name, else a
/// new army.
void takeSides(const ImportModel& model, bool renames, Imported& to)
{
    std::vector<std::string> names = sideNames(model);
    if (names.empty() && to.scenario.sides.empty())
        names = {"Red", "Blue"}; // a scenario has two sides, even if the file names none
    std::set<std::string> kept;
    for (const std::string& name : names)
        if (const Army* army = armyCalled(to.scenario, name))
            kept.insert(army->id);
    for (const std::string& name : names) {
        if (armyCalled(to.scenario, name) != nullptr)
            continue;
        const auto free = std::ranges::find_if(to.scenario.sides,
                                               [&](const Army& army) { return renames && kept.count(army.id) == 0; });
        if (free != to.scenario.sides.end()) {
            free->name = name;
            kept.insert(free->id);
            continue;
        }
        Army army;
        army.id = idFrom(name);
        army.name = name;
        army.colour = armyColours[to.scenario.sides.size() % armyColours.size()];
        kept.insert(army.id);
        to.scenario.sides.push_back(std::move(army));
        to.notes.push_back(
            {"import/new-side",
             Text(QT_TRANSLATE_NOOP("engine", "The side '{0}' is new. Check its colour and its allies."), {name}), name,
             1});
    }
}

/// Adds features of this kind for words that are mapped to an id the rules do not have.
void addFeatures(const ImportChoices& choices, const Map& map, Imported& to)
{
    for (const ForeignWord& word : foreignWords(map)) {
        const auto found = choices.words.find({word.kind, word.word});
        if (found == choices.words.end() || found->second.empty())
            continue;
        const std::string& id = found->second;
        if (std::ranges::find(to.rules.features, id, &Feature::id) != to.rules.features.end())
            continue;
        Feature feature;
        feature.id = id;
        feature.label = word.word;
        feature.kind = word.kind;
        to.rules.features.push_back(std::move(feature));
        to.notes.push_back(
            {"import/new-feature",
             Text(QT_TRANSLATE_NOOP("engine", "The rules get the new feature '{0}'. Give it a drawing, and rows in the "
                                              "terrain effects chart."),
                  {id}),
             word.word, word.count});
    }
}

/// The error if the rules refuse all counters, with the first reason.
Problem noCounterFits(const std::vector<ImportNote>& notes)
{
    Problem problem(Trouble::BadInput,
                    QT_TRANSLATE_NOOP("engine", "None of the counters fits these rules. Choose other rules or a "
                                                "template."));
    const auto first = std::ranges::find(notes, std::string("import/counter-refused"), &ImportNote::id);
    if (first != notes.end()) {
        problem.place = first->place;
        problem.remedy = first->text;
    }
    return problem;
}

/// The error in a mapping to a feature that the rules do not have and must not get.
std::optional<Problem> unknownFeature(const ImportChoices& choices, const Map& map, const Ruleset& rules)
{
    std::vector<std::string> known;
    for (const Feature& feature : rules.features)
        known.push_back(feature.id);
    for (const ForeignWord& word : foreignWords(map)) {
        const auto found = choices.words.find({word.kind, word.word});
        if (found == choices.words.end() || found->second.empty()
            || std::ranges::find(known, found->second) != known.end())
            continue;
        const std::string near = nearestWord(found->second, known);
        return Problem(
            Trouble::Usage, Text(QT_TRANSLATE_NOOP("engine", "The rules have no feature '{0}'."), {found->second}), {},
            {}, word.word, near.empty() ? Text() : Text(QT_TRANSLATE_NOOP("engine", "Did you mean '{0}'?"), {near}));
    }
    return std::nullopt;
}

bool isNumber(const std::string& text)
{
    return Rational::parse(text).valid();
}

/// Adds a rating for each value without a column that is a number on at least half of its pieces.
void addRatings(const ImportModel& model, ImportChoices& choices, Imported& to)
{
    std::size_t added = 0;
    for (const std::string& name : valueNames(model)) {
        if (isPieceField(name) || choices.columns.count(name) > 0 || added == mostNewRatings)
            continue;
        int numbers = 0, all = 0;
        for (const ImportPiece& piece : model.pieces)
            if (const auto value = piece.values.find(name); value != piece.values.end() && !piece.marker) {
                ++all;
                numbers += isNumber(value->second) ? 1 : 0;
            }
        const std::string id = idFrom(name);
        if (all == 0 || numbers * 2 < all || id.empty()
            || std::ranges::find(to.rules.ratings, id, &Rating::id) != to.rules.ratings.end())
            continue;
        Rating rating;
        rating.id = id;
        rating.label = name;
        rating.columns = {{"full", {}}};
        to.rules.ratings.push_back(std::move(rating));
        choices.columns[name] = ratingKey + id + " full";
        ++added;
        to.notes.push_back({"import/new-rating",
                            Text(QT_TRANSLATE_NOOP("engine", "The rules get the new rating '{0}'."), {id}), name, all});
    }
}

void addTypes(const ImportModel& model, Imported& to)
{
    for (const ImportPiece& piece : model.pieces) {
        const std::string type = typeOf(piece);
        const std::string id = idFrom(type);
        if (piece.marker || id.empty() || std::ranges::any_of(to.rules.unitTypes, [&](const UnitType& one) {
                return sameWord(one.id, type) || sameWord(one.label, type);
            }))
            continue;
        UnitType made;
        made.id = id;
        made.label = type == id ? std::string() : type;
        to.rules.unitTypes.push_back(std::move(made));
        to.notes.push_back({"import/new-type",
                            Text(QT_TRANSLATE_NOOP("engine", "The rules get the new unit type '{0}'."), {id}), type,
                            1});
    }
}

/// Reports words and values that are left out, and pieces that are no counters.
void noteLosses(const ImportModel& model, const ImportChoices& choices, Imported& to)
{
    const bool mapped = choices.map < model.maps.size();
    for (const ForeignWord& word : mapped ? foreignWords(model.maps[choices.map].map) : std::vector<ForeignWord>()) {
        const auto found = choices.words.find({word.kind, word.word});
        if (found == choices.words.end() || found->second.empty())
            to.notes.push_back(
                {"import/word-left-out",
                 Text(QT_TRANSLATE_NOOP("engine", "No feature is chosen for '{0}', so it is left out."), {word.word}),
                 word.word, word.count});
    }
    int markers = 0;
    for (const ImportPiece& piece : model.pieces)
        markers += piece.marker ? 1 : 0;
    if (markers > 0)
        to.notes.push_back({"import/marker",
                            QT_TRANSLATE_NOOP("engine", "Markers are left out. Add them to the counter mix."),
                            {},
                            markers});
    for (const std::string& name : valueNames(model)) {
        const auto column = choices.columns.find(name);
        if (isPieceField(name) || (column != choices.columns.end() && !column->second.empty()))
            continue;
        int count = 0;
        for (const ImportPiece& piece : model.pieces)
            count += piece.values.count(name) > 0 ? 1 : 0;
        to.notes.push_back(
            {"import/value-left-out",
             Text(QT_TRANSLATE_NOOP("engine", "The value '{0}' has no column, so it is left out."), {name}), name,
             count});
    }
}

/// Whether a map has cells and numbers alone.
bool isBare(const Map& map)
{
    return map.sides.empty() && map.ways.empty() && map.areas.empty() && map.names.empty()
           && std::ranges::all_of(map.terrain, &std::vector<std::string>::empty)
           && std::ranges::all_of(map.level, [](int level) { return level == 0; });
}

/// Whether two maps with the same cells number those in play alike.
bool sameNumbers(const Map& a, const Map& b)
{
    for (Cell cell = 0; cell < a.grid.cellCount(); ++cell)
        if (!b.outOfPlay.has(cell) && a.numbering.label(a.grid, cell) != b.numbering.label(b.grid, cell))
            return false;
    return true;
}

/// The map of the model with features in place of words; keeps panels and style of a map with the same cells.
Map takenMap(const ImportModel& model, const ImportChoices& choices, const Map& before)
{
    const ImportMap& from = model.maps[choices.map];
    Map map = from.map;
    if (map.grid == before.grid && isBare(map) && sameNumbers(map, before)) {
        map = before; // the file has no ground of its own
        map.scan = from.map.scan;
        return map;
    }
    applyMapping(map, choices.words);
    if (map.grid == before.grid) {
        map.panels = before.panels;
        map.style = before.style;
        if (map.scan.image.empty() && from.picture.empty())
            map.scan = before.scan;
    }
    if (map.title.empty())
        map.title = choices.title.empty() ? from.name : choices.title;
    std::set<std::string> ids;
    const auto give = [&ids](std::string& id, const std::string& base) {
        const bool kept = !id.empty() && id.find_first_of(" \t\"',") == std::string::npos;
        const std::string plain = kept ? id : idFrom(id.empty() ? base : id);
        std::string made = plain.empty() ? "row" : plain;
        for (int n = 2; !ids.insert(made).second; ++n)
            made = plain + "-" + std::to_string(n);
        id = made;
    };
    for (Way& way : map.ways)
        give(way.id, way.name.empty() ? way.kind : way.name);
    for (Area& area : map.areas)
        give(area.id, area.label);
    return map;
}

/// Drops what the armies bring along for another map: set-up, notes, accepted findings and marks on places.
void leaveBattle(const Grid& before, Imported& to)
{
    Scenario& scenario = to.scenario;
    if (scenario.map.grid == before)
        return;
    if (!scenario.accepted.empty())
        to.notes.push_back(
            {"import/accepted",
             QT_TRANSLATE_NOOP("engine", "Findings that were accepted for another map are not taken over."),
             {},
             int(scenario.accepted.size())});
    scenario.notes.clear();
    scenario.accepted.clear();
    scenario.setup.clear();
    std::erase_if(scenario.placeMarks, [&](const auto& mark) {
        return scenario.map.numbering.parse(scenario.map.grid, mark.first) == noCell;
    });
}

void takeTurns(const ImportModel& model, Scenario& scenario)
{
    if (model.turns <= 0 || model.turns > most::turns)
        return;
    scenario.firstTurn = 1;
    scenario.lastTurn = model.turns;
    scenario.turnNames = int(model.turnNames.size()) == model.turns ? model.turnNames : std::vector<std::string>();
    // Modules of ours number their turns, so that each line of their list is different.
    bool numbered = !scenario.turnNames.empty();
    for (std::size_t t = 0; t < scenario.turnNames.size(); ++t)
        numbered = numbered && scenario.turnNames[t].starts_with(std::to_string(t + 1) + ": ");
    for (std::string& name : scenario.turnNames)
        if (numbered)
            name.erase(0, name.find(": ") + 2);
    bool bare = true; // the names are just the numbers
    for (std::size_t t = 0; t < scenario.turnNames.size(); ++t)
        bare = bare && scenario.turnNames[t] == std::to_string(t + 1);
    if (bare)
        scenario.turnNames.clear();
}

} // namespace

std::vector<std::string> valueNames(const ImportModel& model)
{
    std::map<std::string, int> counts;
    for (const ImportPiece& piece : model.pieces)
        if (!piece.marker)
            for (const auto& [name, value] : piece.values)
                ++counts[name];
    std::vector<std::string> out;
    for (const auto& [name, count] : counts)
        out.push_back(name);
    std::ranges::stable_sort(out, [&](const std::string& a, const std::string& b) { return counts[a] > counts[b]; });
    return out;
}

std::map<std::string, std::string> guessColumns(const Ruleset& rules, const ImportModel& model)
{
    std::vector<std::string> names = valueNames(model);
    std::erase_if(names, isPieceField);
    const std::vector<std::string> targets = guessTargets(rules, names);
    std::set<std::string> used = {copiesKey, "id", "name", "side", "formation", "type", "hex", "facing"};
    std::map<std::string, std::string> out;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (!targets[i].empty() && used.insert(targets[i]).second)
            out[names[i]] = targets[i];
    return out;
}

Result<Imported> importScenario(const ImportModel& model, const ImportBase& base, const ImportChoices& choices)
{
    if (choices.map >= model.maps.size() && !(model.maps.empty() && base.scenario.map.grid.valid()))
        return tl::unexpected(Problem(
            Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "The file has no map with a grid of hexes or squares."), {},
            {}, {},
            QT_TRANSLATE_NOOP("engine", "Choose a scenario whose map is kept, and only the counters are imported.")));
    if (!model.pieces.empty() && base.rules.id.empty())
        return tl::unexpected(Problem(
            Trouble::BadInput,
            QT_TRANSLATE_NOOP("engine", "The file has counters, which need rules. Choose rules or a template.")));
    Imported out{base.rules, base.scenario, model.notes, {}};
    ImportChoices chosen = choices;
    const Grid before = base.scenario.map.grid;
    out.scenario.id = chosen.id;
    // A map alone does not rename the battle whose armies it gets.
    const bool named = model.pieces.empty() && !base.extends && !base.scenario.title.empty();
    const std::string& title = named ? base.scenario.title : model.title;
    out.scenario.title = !chosen.title.empty() ? chosen.title : !title.empty() ? title : chosen.id;
    if (choices.map < model.maps.size()) {
        const Map& map = model.maps[choices.map].map;
        if (std::optional<Problem> unknown = base.extends ? std::nullopt : unknownFeature(chosen, map, base.rules))
            return tl::unexpected(std::move(*unknown));
        addFeatures(chosen, map, out);
        out.scenario.map = takenMap(model, chosen, base.scenario.map);
        takeTurns(model, out.scenario);
    }
    leaveBattle(before, out);
    if (base.extends) {
        addTypes(model, out);
        addRatings(model, chosen, out);
    }
    noteLosses(model, chosen, out);
    if (model.pieces.empty())
        return out;
    takeSides(model, base.extends, out);
    takePieces(model, chosen, out);
    const bool counters = std::ranges::any_of(model.pieces, [](const ImportPiece& piece) { return !piece.marker; });
    if (counters && out.scenario.units.empty())
        return tl::unexpected(noCounterFits(out.notes));
    return out;
}

} // namespace fw
