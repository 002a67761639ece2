#include "editor/exchange/ImportPieces.h"

#include "editor/exchange/ColumnGuess.h"
#include "editor/exchange/CsvCells.h"
#include "editor/exchange/CsvPlan.h"
#include "editor/exchange/UnitsCsv.h"
#include "engine/model/Limits.h"

#include <QtGlobal>
#include <algorithm>
#include <optional>

namespace fw {

namespace {

/// The values that are properties of a piece instead of ratings, as plainKey() gives them.
const std::set<std::string> pieceFields = {"id", "name", "side", "formation", "type", "stepslost"};

std::string firstOf(const std::string& own, const ImportPiece& piece, const char* name)
{
    return own.empty() ? valueOf(piece, name) : own;
}

/// Gives each id only once, without regard to capitals.
class UniqueIds
{
public:
    explicit UniqueIds(const std::set<std::string>& reserved)
    {
        for (const std::string& id : reserved)
            mTaken.insert(plain(id));
    }
    /// The id itself if it was reserved and not given yet; otherwise a free one that begins with it.
    std::string take(const std::string& wanted, bool reserved)
    {
        const std::string base = wanted.empty() ? "counter" : wanted;
        if (mGiven.insert(plain(base)).second && (reserved || mTaken.insert(plain(base)).second))
            return base;
        int& n = mNext.try_emplace(plain(base), 2).first->second;
        std::string id;
        do
            id = base + "-" + std::to_string(n++);
        while (!mTaken.insert(plain(id)).second);
        mGiven.insert(plain(id));
        return id;
    }

private:
    static std::string plain(std::string id)
    {
        for (char& c : id)
            if (c >= 'A' && c <= 'Z')
                c = char(c + 32);
        return id;
    }

    std::set<std::string> mTaken; ///< reserved or given
    std::set<std::string> mGiven;
    std::map<std::string, int> mNext;
};

/// An id for orders and file names: no blank, no slash, no dot at its beginning.
std::string fileId(const std::string& given)
{
    const bool plain = !given.empty() && given.front() != '.'
                       && given.find_first_of("/\\ \t,;:\"'") == std::string::npos && badLetters(given).empty();
    return plain ? given : idFrom(given);
}

/// The facing of a counter with so many facings, clockwise from the first direction.
int facingOf(const ImportPlacing& placing, const Grid& grid, int facings)
{
    if (facings == grid.directions() || placing.degrees == 0)
        return placing.facing * facings / grid.directions() % facings;
    return (placing.degrees * facings + 180) / 360 % facings;
}

/// The box of the rules with this id or label, also after the name of a side; empty if there is none.
std::string boxCalled(const Ruleset& rules, const std::string& name)
{
    const auto found = std::ranges::find_if(
        rules.boxes, [&](const Box& box) { return sameWord(box.id, name) || sameWord(box.label, name); });
    if (found != rules.boxes.end())
        return found->id;
    const std::size_t colon = name.find(": ");
    return colon == std::string::npos ? std::string() : boxCalled(rules, name.substr(colon + 2));
}

/// The box for a copy that is on no cell: the one of its place, or that of arrivals if it arrives later.
std::string boxOf(const Ruleset& rules, const ImportPiece& piece, const ImportPlacing& placing)
{
    std::string box = boxCalled(rules, placing.box);
    if (!box.empty() || valueOf(piece, "arrives").empty())
        return box;
    const auto arrivals = std::ranges::find(rules.boxes, std::optional(BoxRole::Arrivals), &Box::role);
    return arrivals == rules.boxes.end() ? std::string() : arrivals->id;
}

/// Tells of the boxes of the file that the rules do not have; their counters are not set up.
void noteBoxes(const ImportModel& model, const std::vector<ImportCopy>& copies, Imported& to)
{
    std::map<std::string, int> lost;
    for (const ImportCopy& copy : copies)
        if (copy.placing != nullptr && copy.placing->cell == noCell
            && boxOf(to.rules, model.pieces[copy.piece], *copy.placing).empty())
            ++lost[copy.placing->box];
    for (const auto& [box, count] : lost)
        to.notes.push_back({"import/box",
                            Text(QT_TRANSLATE_NOOP("engine", "The rules have no box '{0}', so its counters are not set "
                                                             "up."),
                                 {box}),
                            box, count});
}

/// The name of a copy: with a number after the first of several equal ones, which orders could not tell apart. A
/// counter with an id of its own keeps its name.
std::string nameOf(const ImportCopy& copy, const ImportPiece& piece, std::map<std::string, int>& names)
{
    const std::string name = firstOf(piece.name, piece, "name");
    const bool given = !firstOf(piece.id, piece, "id").empty();
    const int number = ++names[plainKey(name.empty() ? copy.id : name)];
    return given || number == 1 ? name : (name.empty() ? copy.id : name) + ' ' + std::to_string(number);
}

/// Tells of counters to which the file gives no side or no type; they get the first one of the scenario or the rules.
void noteGuesses(const ImportModel& model, const std::vector<ImportCopy>& copies, Imported& to)
{
    int sides = 0, types = 0;
    for (const ImportCopy& copy : copies) {
        sides += sideOf(model.pieces[copy.piece]).empty() ? 1 : 0;
        types += typeOf(model.pieces[copy.piece]).empty() ? 1 : 0;
    }
    if (sides > 0 && !to.scenario.sides.empty())
        to.notes.push_back(
            {"import/no-side",
             Text(QT_TRANSLATE_NOOP("engine", "The file names no side for counters, so they get the side "
                                              "'{0}'. Check them."),
                  {to.scenario.sides.front().name}),
             {},
             sides});
    if (types > 0 && !to.rules.unitTypes.empty())
        to.notes.push_back(
            {"import/no-type",
             Text(QT_TRANSLATE_NOOP("engine", "The file names no type for counters, so they get the type "
                                              "'{0}'. Check them."),
                  {to.rules.unitTypes.front().id}),
             {},
             types});
}

/// The table of all copies with the keys of its columns, to be imported like a spreadsheet.
struct PieceTable {
    Sheet sheet;
    std::vector<std::string> targets;
};

PieceTable tableOf(const ImportModel& model, const ImportChoices& choices, const std::vector<ImportCopy>& copies,
                   const Imported& to)
{
    PieceTable out;
    out.targets = {"id", "name", "side", "formation", "type", "hex", "facing"};
    std::vector<std::string> values;
    for (const auto& [name, key] : choices.columns)
        if (!key.empty() && std::ranges::find(out.targets, key) == out.targets.end()) {
            values.push_back(name);
            out.targets.push_back(key);
        }
    SheetLine headings{1, {"id", "name", "side", "formation", "type", "hex", "facing"}};
    headings.cells.insert(headings.cells.end(), values.begin(), values.end());
    out.sheet.lines.push_back(std::move(headings));
    const Map& map = to.scenario.map;
    std::map<std::string, int> names;
    for (const ImportCopy& copy : copies) {
        const ImportPiece& piece = model.pieces[copy.piece];
        SheetLine line{int(out.sheet.lines.size()), {copy.id, nameOf(copy, piece, names)}};
        std::string side = sideOf(piece), type = typeOf(piece);
        if (side.empty() && !to.scenario.sides.empty())
            side = to.scenario.sides.front().id;
        if (type.empty() && !to.rules.unitTypes.empty())
            type = to.rules.unitTypes.front().id;
        const bool placed = copy.placing != nullptr;
        const std::string hex = !placed                        ? std::string()
                                : copy.placing->cell == noCell ? boxOf(to.rules, piece, *copy.placing)
                                                               : map.numbering.label(map.grid, copy.placing->cell);
        const bool faces = placed && to.rules.facings > 1 && piece.facings > 1;
        line.cells.insert(line.cells.end(), {side, firstOf(piece.formation, piece, "formation"), type, hex,
                                             faces ? std::to_string(facingOf(*copy.placing, map.grid, to.rules.facings))
                                                   : std::string()});
        for (const std::string& name : values)
            line.cells.push_back(valueOf(piece, name));
        out.sheet.lines.push_back(std::move(line));
    }
    return out;
}

/// The notes on refused lines and cells of a table, one for each reason.
class RefusalNotes
{
public:
    /// Adds one more case of a reason, with the piece of the table's line.
    void add(const char* id, const CsvChange& change, const ImportModel& model, const std::vector<ImportCopy>& copies,
             const std::string& heading = {})
    {
        const Text& why = change.words.front();
        std::string key = why.key;
        for (const std::string& arg : why.args)
            key += '\n' + arg;
        const auto row = std::size_t(std::max(1, change.line)) - 1;
        std::string place = row < copies.size() ? model.pieces[copies[row].piece].name : change.unit;
        if (!heading.empty())
            place += ", " + heading;
        const auto [at, fresh] = mFound.try_emplace(id + key, ImportNote{id, why, place, 1});
        if (!fresh)
            ++at->second.count;
    }
    void giveTo(std::vector<ImportNote>& notes)
    {
        for (auto& [key, note] : mFound)
            notes.push_back(std::move(note));
    }

private:
    std::map<std::string, ImportNote> mFound;
};

/// Clears the cells for which lines are refused, except those that a counter needs, so that the counters come in
/// without them; false if there is none.
bool clearRefusedCells(const CsvPlan& plan, const ImportModel& model, const std::vector<ImportCopy>& copies,
                       PieceTable& table, RefusalNotes& notes)
{
    bool cleared = false;
    for (const CsvChange& change : plan.changes) {
        if (change.kind != CsvChange::Kind::Refused || change.column == 0 || change.words.empty())
            continue;
        const std::string& key = table.targets[change.column - 1];
        const auto row = std::size_t(change.line);
        if (key == "id" || key == "name" || key == "side" || key == "type" || row >= table.sheet.lines.size()
            || change.column > table.sheet.lines[row].cells.size())
            continue;
        std::string& cell = table.sheet.lines[row].cells[change.column - 1];
        if (cell.empty())
            continue;
        cell.clear();
        cleared = true;
        notes.add("import/value-refused", change, model, copies, table.sheet.lines.front().cells[change.column - 1]);
    }
    return cleared;
}

/// Plans the import of the table, without the values that the rules refuse.
CsvPlan planPieces(const ImportModel& model, const std::vector<ImportCopy>& copies, PieceTable table, Imported& to)
{
    CsvChoices read;
    read.join = CsvJoin::Add;
    read.decimal = decimalSignOf(table.sheet, table.targets);
    read.leaveRefused = true;
    RefusalNotes notes;
    CsvPlan plan = planSheet(to.rules, to.scenario, table.sheet, table.targets, read);
    // A line names only its first refused cell.
    for (std::size_t round = 0; round < table.targets.size(); ++round) {
        if (!clearRefusedCells(plan, model, copies, table, notes))
            break;
        plan = planSheet(to.rules, to.scenario, table.sheet, table.targets, read);
    }
    for (const CsvChange& change : plan.changes)
        if (change.kind == CsvChange::Kind::Refused && !change.words.empty())
            notes.add("import/counter-refused", change, model, copies);
    notes.giveTo(to.notes);
    return plan;
}

/// Sets what a table has no column for: the lost steps of counters that show their back, and cells of areas.
void takeLayers(const std::vector<ImportCopy>& copies, const ImportModel& model, Imported& to)
{
    std::map<std::string, const ImportCopy*> byId;
    for (const ImportCopy& copy : copies)
        byId[copy.id] = &copy;
    std::map<std::string, Placement*> placements;
    for (Placement& placement : to.scenario.setup)
        placements[placement.unit] = &placement;
    for (Unit& unit : to.scenario.units) {
        const auto copy = byId.find(unit.id);
        if (copy == byId.end())
            continue;
        const ImportPiece& piece = model.pieces[copy->second->piece];
        if (!piece.back.empty() && valueOf(piece, "steps").empty() && unit.steps == 1)
            unit.steps = 2;
        const auto placement = placements.find(unit.id);
        if (placement != placements.end() && copy->second->placing != nullptr) {
            const Rational lost = Rational::parse(valueOf(piece, "stepsLost"));
            const bool told = lost.valid() && lost.whole() && lost >= Rational(0) && lost < Rational(unit.steps);
            placement->second->stepsLost = told ? int(lost.num())
                                                : std::clamp(copy->second->placing->layer, 0, unit.steps - 1);
        }
        to.pictures[unit.id] = {piece.front, piece.back};
    }
}

} // namespace

std::string valueOf(const ImportPiece& piece, const std::string& name)
{
    if (const auto exact = piece.values.find(name); exact != piece.values.end())
        return exact->second;
    const auto found = std::ranges::find_if(piece.values, [&](const auto& one) { return sameWord(one.first, name); });
    return found == piece.values.end() ? std::string() : found->second;
}

bool isPieceField(const std::string& name)
{
    return pieceFields.count(plainKey(name)) > 0;
}

std::string sideOf(const ImportPiece& piece)
{
    return firstOf(piece.side, piece, "side");
}

std::string typeOf(const ImportPiece& piece)
{
    return firstOf(piece.type, piece, "type");
}

std::set<std::string> givenIds(const ImportModel& model)
{
    std::set<std::string> out;
    for (const ImportPiece& piece : model.pieces)
        if (const std::string id = firstOf(piece.id, piece, "id"); !id.empty() && !piece.marker)
            out.insert(fileId(id));
    return out;
}

std::vector<ImportCopy> copiesOf(const ImportModel& model, std::size_t map)
{
    std::vector<std::vector<const ImportPlacing*>> placings(model.pieces.size());
    for (const ImportPlacing& placing : model.setup)
        if (placing.piece < placings.size())
            placings[placing.piece].push_back(&placing);
    UniqueIds ids(givenIds(model));
    std::vector<ImportCopy> out;
    for (std::size_t p = 0; p < model.pieces.size(); ++p) {
        const ImportPiece& piece = model.pieces[p];
        if (piece.marker)
            continue;
        const std::string given = fileId(firstOf(piece.id, piece, "id"));
        const std::size_t copies = std::max(
            {std::size_t(1), placings[p].size(), std::size_t(std::max(0, piece.copies))});
        for (std::size_t c = 0; c < copies && out.size() < std::size_t(most::units); ++c) {
            const ImportPlacing* placing = c < placings[p].size() ? placings[p][c] : nullptr;
            if (placing != nullptr && (placing->map != map || (placing->cell == noCell && placing->box.empty())))
                placing = nullptr;
            out.push_back({p, placing, given.empty() ? ids.take(idFrom(piece.name), false) : ids.take(given, true)});
        }
    }
    return out;
}

void takePieces(const ImportModel& model, const ImportChoices& choices, Imported& to)
{
    const std::vector<ImportCopy> copies = copiesOf(model, choices.map);
    const std::set<std::string> given = givenIds(model);
    std::erase_if(to.scenario.units, [&](const Unit& unit) { return given.count(unit.id) == 0; });
    std::erase_if(to.scenario.setup, [&](const Placement& one) { return given.count(one.unit) == 0; });
    noteBoxes(model, copies, to);
    noteGuesses(model, copies, to);
    const CsvPlan plan = planPieces(model, copies, tableOf(model, choices, copies, to), to);
    to.scenario.units = plan.units;
    to.scenario.setup = plan.setup;
    takeLayers(copies, model, to);
}

} // namespace fw
