#include "editor/exchange/vassal/VassalPieces.h"

#include <QtGlobal>
#include <algorithm>
#include <cmath>
#include <set>

namespace fw {

namespace {

constexpr std::size_t mostArmies = 8;
constexpr int freeFacings = 6; ///< directions of a counter that turns freely

std::string lowered(std::string text)
{
    for (char& c : text)
        c = c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
    return text;
}

/// A name of a picture up to its first point.
std::string_view stemOf(const std::string& picture)
{
    return std::string_view(picture).substr(0, picture.find('.'));
}

/// The value of the first of these keys that a counter has, whatever their case.
std::string valueOf(const VassalPiece& piece, std::initializer_list<std::string_view> keys)
{
    for (const std::string_view key : keys)
        for (const auto& [name, value] : piece.values)
            if (!value.empty() && lowered(name) == key)
                return value;
    return {};
}

bool hasWord(const std::string& text, std::initializer_list<std::string_view> words)
{
    const std::string low = lowered(text);
    return std::ranges::any_of(words, [&](std::string_view word) { return low.find(word) != low.npos; });
}

/// Whether a palette has information markers rather than units.
bool isOfMarkers(const std::string& palette)
{
    return hasWord(palette,
                   {"marker", "status", "token", "chit", "dice", "misc", "other", "info", "deck", "card", "control"});
}

/// Whether a name says which value of a counter is its strength.
bool isStrength(const std::string& name)
{
    return hasWord(name,
                   {"strength", "combat", "attack", "defen", "movement", "step", "morale", "cohesion", "size", "fire"})
           || lowered(name) == "ma" || lowered(name) == "cf" || lowered(name) == "mf";
}

/// The outermost palette that is not just "Pieces", if there is another one in it; empty for markers.
std::string armyOf(const std::vector<std::string>& path)
{
    if (std::ranges::any_of(path, isOfMarkers))
        return {};
    for (std::size_t i = 0; i + 1 < path.size(); ++i)
        if (!hasWord(path[i], {"piece", "game", "unit", "counter"}))
            return path[i];
    return {};
}

/// The player whose name a palette has: "French" for "French Army", "Germans" for "German".
std::string playerOf(const std::string& palette, const std::vector<std::string>& roster)
{
    const std::string low = lowered(palette);
    for (const std::string& player : roster) {
        const std::string name = lowered(player);
        if (name.size() >= 3 && low.size() >= 3 && (low.find(name) != low.npos || name.find(low) != name.npos))
            return player;
    }
    return {};
}

bool isPlayer(const std::string& name)
{
    return !name.empty() && !hasWord(name, {"solitaire", "observer", "referee", "moderator", "umpire", "<", "solo"});
}

} // namespace

int headingFor(GridShape shape, int facings, int degrees)
{
    if (facings == 0 || shape == GridShape::Places)
        return 0;
    // A counter of six facings on pointy hexes is drawn for the side at the upper right.
    const int first = shape == GridShape::HexPointy && facings != 6 ? 30 : 0;
    return (degrees - first + 360) % 360;
}

VassalPose poseOf(const VassalPiece& piece, const VassalFaces& faces)
{
    return {piece.facings, piece.degrees, faces.shown, piece.hidden || piece.masked};
}

std::optional<std::size_t> VassalPieces::knownPiece(const std::string& gpid, const std::string& name,
                                                    const std::string& front) const
{
    const auto [first, last] = mIndex.byGpid.equal_range(gpid);
    for (auto at = first; at != last && !gpid.empty(); ++at)
        if (mModel.pieces[at->second].name == name || mIndex.pictures[at->second] == front)
            return at->second;
    if (const auto found = mIndex.byLook.find(name + '\n' + front); found != mIndex.byLook.end())
        return found->second;
    // Pictures of older versions of a module have other endings.
    const auto [one, end] = mIndex.byName.equal_range(name);
    for (auto at = one; at != end; ++at)
        if (stemOf(mIndex.pictures[at->second]) == stemOf(front) || (at == one && std::next(one) == end))
            return at->second;
    return std::nullopt;
}

std::size_t VassalPieces::add(const VassalPiece& piece, const VassalFaces& faces, const std::vector<std::string>& path,
                              const std::string& slotName)
{
    const std::string& name = piece.name.empty() ? slotName : piece.name;
    const std::string look = name + '\n' + faces.front;
    if (path.empty())
        if (const std::optional<std::size_t> known = knownPiece(piece.gpid, name, faces.front))
            return *known;
    std::string key = look + '\n' + faces.back;
    for (const std::string& part : path)
        key += '\n' + part;
    const auto [known, isNew] = mKnown.try_emplace(key, mModel.pieces.size());
    if (!isNew)
        return known->second;
    ImportPiece out;
    out.name = name;
    out.front = faces.front;
    out.back = faces.back;
    out.values = piece.values;
    out.facings = piece.facings == 1 ? freeFacings : piece.facings;
    setBelonging(out, piece, path);
    mLayers += faces.others;
    mCut += piece.whole ? 0 : 1;
    if (faces.back.empty())
        for (const VassalTarget& target : piece.targets)
            mTargets.emplace_back(mModel.pieces.size(), target);
    if (!piece.gpid.empty())
        mIndex.byGpid.emplace(piece.gpid, mModel.pieces.size());
    mIndex.byLook.emplace(look, mModel.pieces.size());
    if (!path.empty())
        mIndex.byName.emplace(name, mModel.pieces.size());
    mIndex.pictures.push_back(faces.front);
    mPaths.resize(mModel.pieces.size());
    mPaths.push_back(path);
    mModel.pieces.push_back(std::move(out));
    return known->second;
}

void VassalPieces::setBelonging(ImportPiece& out, const VassalPiece& piece, const std::vector<std::string>& path) const
{
    out.side = valueOf(piece, {"side", "army", "player", "nation", "nationality", "unit side", "unitside", "owner",
                               "faction", "force", "country"});
    out.formation = valueOf(piece, {"formation", "division", "brigade", "corps", "group", "command"});
    out.type = valueOf(piece, {"type", "unittype", "unit type", "class", "arm", "branch"});
    if (out.type.empty() && !piece.prototypes.empty())
        out.type = piece.prototypes.front();
    // A counter with marks for its id and its side has one for its formation, too, if it has any.
    const bool marked = !valueOf(piece, {"id"}).empty() && !out.side.empty();
    if (out.formation.empty() && path.size() > 1 && !marked)
        out.formation = path.back();
    const bool strong = std::ranges::any_of(out.values, [](const auto& value) { return isStrength(value.first); });
    out.marker = out.side.empty() && !strong && std::ranges::any_of(path, isOfMarkers);
}

void VassalPieces::place(std::size_t index, const VassalPose& pose, const VassalSpot& spot)
{
    ImportPlacing out;
    out.piece = index;
    out.map = spot.map < 0 ? 0 : std::size_t(spot.map);
    out.cell = spot.cell;
    out.box = spot.box;
    out.x = spot.at.x;
    out.y = spot.at.y;
    const bool onMap = out.map < mModel.maps.size();
    if (onMap) {
        const Grid& grid = mModel.maps[out.map].map.grid;
        out.degrees = headingFor(grid.shape, pose.facings, pose.degrees);
        out.facing = int(std::lround(out.degrees * grid.directions() / 360.0)) % grid.directions();
    }
    out.layer = pose.layer;
    mHidden += pose.hidden ? 1 : 0;
    mModel.setup.push_back(std::move(out));
    mModel.pieces[index].copies = std::max(mModel.pieces[index].copies, ++mPlaced[index]);
}

void VassalPieces::setTargets()
{
    std::unordered_map<std::string, std::size_t> byName;
    for (std::size_t i = 0; i < mModel.pieces.size() && !mTargets.empty(); ++i)
        byName.emplace(mModel.pieces[i].name, i);
    for (const auto& [index, target] : mTargets) {
        ImportPiece& piece = mModel.pieces[index];
        if (!piece.back.empty())
            continue;
        std::size_t other = mModel.pieces.size();
        if (const auto found = mIndex.byGpid.find(target.gpid); found != mIndex.byGpid.end() && !target.gpid.empty())
            other = found->second;
        if (const auto found = byName.find(target.name); found != byName.end() && other == mModel.pieces.size())
            other = found->second;
        if (other < mModel.pieces.size() && other != index)
            piece.back = mModel.pieces[other].front;
    }
    mTargets.clear();
}

void VassalPieces::setSides(const std::vector<std::string>& roster)
{
    std::vector<std::string> players;
    std::ranges::copy_if(roster, std::back_inserter(players), isPlayer);
    // A few palettes at the top are armies; many are something else.
    std::set<std::string> armies;
    for (const std::vector<std::string>& path : mPaths)
        armies.insert(armyOf(path));
    armies.erase(std::string());
    const bool byPalette = armies.size() > 1 && armies.size() <= mostArmies;
    for (std::size_t i = 0; i < mPaths.size(); ++i) {
        ImportPiece& piece = mModel.pieces[i];
        const std::vector<std::string>& path = mPaths[i];
        for (std::size_t k = 0; k < path.size() && piece.side.empty(); ++k)
            piece.side = playerOf(path[k], players);
        if (piece.side.empty() && !piece.marker && byPalette)
            piece.side = armyOf(path);
        if (piece.formation == piece.side)
            piece.formation.clear();
        if (std::ranges::find(mModel.sides, piece.side) == mModel.sides.end() && !piece.side.empty())
            mModel.sides.push_back(piece.side);
    }
    if (mModel.sides.empty())
        mModel.sides = players;
    // Players come in the order of the module, before armies.
    std::ranges::stable_sort(
        mModel.sides, {}, [&](const std::string& side) { return std::ranges::find(players, side) - players.begin(); });
}

void VassalPieces::addNotes(const VassalPieceReader& reader)
{
    const auto note = [&](const char* id, Text text, std::string place, int count) {
        if (count == 0)
            return;
        // The counters of a saved game are mostly those of the module.
        for (ImportNote& known : mModel.notes)
            if (known.id == id && known.place == place) {
                known.count = std::max(known.count, count);
                return;
            }
        mModel.notes.push_back({id, std::move(text), std::move(place), count});
    };
    static const std::vector<std::string> technical = {
        "",          "clone",         "delete",    "macro",     "report",    "sendto",       "return",   "submenu",
        "globalkey", "placemark",     "hotkey",    "footprint", "markmoved", "immob",        "nonRect",  "nonRect2",
        "setprop",   "menuSeparator", "translate", "border",    "playSound", "globalhotkey", "deselect", "button",
        "cmt",       "locmsg"};
    int plain = 0;
    for (const auto& [word, count] : reader.otherTraits()) {
        if (std::ranges::find(technical, word) != technical.end())
            plain += count;
        else
            note("vassal/trait",
                 Text(QT_TRANSLATE_NOOP("engine", "The trait {0} of counters is not taken over."), {word}), word,
                 count);
    }
    note("vassal/technicalTraits",
         QT_TRANSLATE_NOOP("engine", "Traits of counters that only serve the interface of VASSAL are not taken over."),
         {}, plain);
    for (const auto& [name, count] : reader.missing())
        note("vassal/prototype",
             Text(QT_TRANSLATE_NOOP("engine", "The prototype {0} does not exist in the module."), {name}), name, count);
    note("vassal/prototypeCycle",
         QT_TRANSLATE_NOOP("engine", "Prototypes use each other in a circle; a circle is left after one turn."), {},
         reader.cycles());
    note("vassal/longPiece",
         QT_TRANSLATE_NOOP("engine", "Counters have too many traits or a text that is too long; the rest is left out."),
         {}, mCut);
    note("vassal/layers",
         QT_TRANSLATE_NOOP("engine", "Layers of counters that are neither front nor back are not taken over."), {},
         mLayers);
    note("vassal/hidden", QT_TRANSLATE_NOOP("engine", "Hidden or face-down counters are placed openly."), {}, mHidden);
}

void VassalPieces::finish(const VassalPieceReader& reader, const std::vector<std::string>& roster)
{
    setTargets();
    setSides(roster);
    addNotes(reader);
}

} // namespace fw
