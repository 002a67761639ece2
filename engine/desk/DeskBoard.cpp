#include "engine/desk/DeskBoard.h"

#include "engine/base/CheckedIndex.h"
#include "engine/base/Rows.h"
#include "engine/desk/DeskVocabulary.h"
#include "engine/grid/Facing.h"
#include "engine/model/Procedures.h"
#include "engine/model/StartRelation.h"

#include <algorithm>
#include <limits>

namespace fw {

namespace {

constexpr int boardSize = 9;

const Unit* counterOf(const Scenario* like, const std::string& id)
{
    return like != nullptr && !id.empty() ? byId(like->units, id) : nullptr;
}

/// The counter for the board: what is stated, and the rest from the scenario.
Unit counter(const Ruleset& rules, const Scenario* like, const StatedUnit& stated, const std::string& id,
             const std::string& side)
{
    const Unit* own = counterOf(like, stated.counter);
    Unit unit = own != nullptr ? *own : Unit();
    unit.id = id;
    unit.name = !stated.name.empty() ? stated.name : !stated.type.empty() ? stated.type : id;
    unit.aliases.clear();
    // Allies act together, each for its own side.
    unit.side = own != nullptr && startFriendly(*like, own->side, side) ? own->side : side;
    if (!stated.formation.empty())
        unit.formation = stated.formation;
    if (!stated.type.empty())
        unit.type = stated.type;
    if (unit.type.empty() && !rules.unitTypes.empty())
        unit.type = rules.unitTypes.front().id;
    for (const std::string& tag : stated.tags)
        addOnce(unit.tags, tag);
    if (stated.steps > 0)
        unit.steps = stated.steps;
    for (const Rating& rating : rules.ratings) {
        const auto said = stated.ratings.find(rating.id);
        if (own != nullptr && said == stated.ratings.end())
            continue;
        // A stated number holds whichever side of the counter is up.
        for (const RatingColumn& column : rating.columns)
            unit.ratings[rating.id][column.column] = said == stated.ratings.end() ? Rational(0) : said->second;
    }
    return unit;
}

/// A scenario for the board with all of `like` that applies there, too.
Scenario lent(const Ruleset& rules, const Scenario* like, const Stated& stated, const std::string& preset, int turn)
{
    Scenario s;
    if (like != nullptr) {
        s.preset = like->preset;
        s.options = like->options;
        if (!like->map.grid.linked()) // a stated case has a board of cells, whatever its places are linked to
            s.map.grid.shape = like->map.grid.shape;
        s.map.grid.evenShoved = like->map.grid.evenShoved;
        s.sideMarks = like->sideMarks;
        s.formationParents = like->formationParents;
        s.formationMarks = like->formationMarks;
        s.gameMarks = like->gameMarks;
        s.tables = like->tables;
        s.modifiers = like->modifiers;
    }
    for (const auto& [mark, value] : stated.gameMarks)
        s.gameMarks[mark] = value;
    for (const auto& [side, marks] : stated.sideMarks)
        for (const auto& [mark, value] : marks)
            s.sideMarks[side][mark] = value;
    s.id = "stated";
    s.title = "stated";
    s.rules = rules.id;
    s.rulesVersion = rules.version;
    if (!preset.empty())
        s.preset = preset;
    s.sides = deskArmies(rules, like);
    if (like == nullptr && facingSystem(rules.facings) == FacingSystem::Square8)
        s.map.grid.shape = GridShape::Square;
    // The game goes on after the turn of the ruling.
    const int after = turn < std::numeric_limits<int>::max() ? turn + 1 : turn;
    s.firstTurn = std::min(turn, like != nullptr ? like->firstTurn : 1);
    s.lastTurn = std::max(after, like != nullptr ? like->lastTurn : 20);
    s.map.grid.columns = s.map.grid.rows = boardSize;
    s.map.numbering = fourDigits();
    s.map.terrain.assign(boardSize * boardSize, {});
    return s;
}

/// The ground of a board.
class Land
{
public:
    Land(const Scenario* like, const Stated& stated, Map& map)
        : mMap(map), mMiddle(map.grid.cell(boardSize / 2, boardSize / 2))
    {
        std::optional<int> lowest;
        for (const int level : like != nullptr ? like->map.level : std::vector<int>())
            lowest = std::min(lowest.value_or(level), level);
        const bool high = stated.actingLevel || stated.targetLevel || lowest
                          || std::ranges::any_of(stated.acting,
                                                 [](const StatedUnit& unit) { return unit.level.has_value(); });
        if (high) // ground without a stated level has the lowest level of the scenario's map
            map.level.assign(boardSize * boardSize, lowest.value_or(0));
    }

    /// The cell of the target.
    Cell middle() const { return mMiddle; }
    /// The cell that many cells from the middle, straight in a direction.
    Cell away(int direction, int distance) const
    {
        Cell cell = mMiddle;
        while (distance-- > 0 && cell != noCell)
            cell = mMap.grid.neighbour(cell, direction);
        return cell;
    }
    int directions() const { return mMap.grid.directions(); }

    void put(Cell cell, const std::vector<std::string>& features, const std::optional<int>& level)
    {
        checkedAt(mMap.terrain, cell) = features;
        if (level && !mMap.level.empty())
            checkedAt(mMap.level, cell) = *level;
    }

    /// Adds the hexside features between a cell and the middle.
    void between(Cell cell, const std::vector<std::string>& features)
    {
        const Side side{std::min(mMiddle, cell), std::max(mMiddle, cell), features, {}, noCell};
        if (!features.empty()
            && std::ranges::none_of(mMap.sides, [&](const Side& s) { return s.a == side.a && s.b == side.b; }))
            mMap.sides.push_back(side);
    }

private:
    Map& mMap;
    Cell mMiddle;
};

/// Puts counters on a board.
class Setter
{
public:
    Setter(const Ruleset& rules, const Scenario* like, const Stated& stated, DeskBoard& board)
        : mRules(rules), mLike(like), mStated(stated), mBoard(board), mIds(boardIds(stated)),
          mLand(like, stated, board.scenario.map)
    {}

    Result<void> acting(const std::string& side)
    {
        const std::vector<int> directions = deskDirections(mStated);
        Cell cell = noCell;
        for (std::size_t i = 0; i < mStated.acting.size(); ++i) {
            const StatedUnit& unit = mStated.acting[i];
            const int direction = directions[i], ways = mLand.directions();
            if (!unit.together) {
                cell = direction < ways ? mLand.away(direction, unit.distance) : noCell;
                if (direction >= ways)
                    return fail(Trouble::Usage, Text("only {0} cells are next to the target", {std::to_string(ways)}));
                const bool own = !unit.ground.empty() || unit.level;
                mLand.put(cell, own ? unit.ground : mStated.actingGround, own ? unit.level : mStated.actingLevel);
                if (unit.distance == 1)
                    mLand.between(cell, unit.across.empty() ? mStated.across : unit.across);
                if (mFirst < 0)
                    mFirst = direction;
            }
            mBoard.acting.push_back(place(unit, side, cell, toward((direction + ways / 2) % ways)));
        }
        return {};
    }

    void target(const std::string& side)
    {
        const Map& map = mBoard.scenario.map;
        mBoard.target = map.numbering.label(map.grid, mLand.middle());
        mLand.put(mLand.middle(), mStated.targetGround, mStated.targetLevel);
        for (const StatedUnit& unit : mStated.target)
            mBoard.others.push_back(place(unit, side, mLand.middle(), toward(std::max(0, mFirst))));
    }

private:
    /// The facing that looks in a direction.
    int toward(int direction) const
    {
        const int facings = mRules.facings, ways = mLand.directions();
        return facings == 0 || facings % ways != 0 ? 0 : direction * (facings / ways);
    }

    std::string place(const StatedUnit& unit, const std::string& side, Cell cell, int toward)
    {
        const std::string id = mIds[mPlaced++];
        mBoard.scenario.units.push_back(counter(mRules, mLike, unit, id, side));
        Placement placement;
        placement.unit = id;
        placement.at = cell;
        placement.facing = unit.facing >= 0 ? unit.facing : toward;
        placement.stepsLost = std::max(0, unit.lost);
        if (mLike != nullptr && !unit.counter.empty())
            for (const Placement& own : mLike->setup)
                if (own.unit == unit.counter) {
                    placement.marks = own.marks;
                    if (unit.lost < 0)
                        placement.stepsLost = own.stepsLost;
                }
        for (const auto& [mark, value] : unit.marks)
            placement.marks[mark] = value;
        mBoard.scenario.setup.push_back(std::move(placement));
        return id;
    }

    const Ruleset& mRules;
    const Scenario* mLike;
    const Stated& mStated;
    DeskBoard& mBoard;
    std::vector<std::string> mIds;
    std::size_t mPlaced = 0;
    Land mLand;
    int mFirst = -1; ///< direction of the first acting counter
};

} // namespace

std::vector<int> deskDirections(const Stated& stated)
{
    std::set<int> used;
    for (const StatedUnit& unit : stated.acting)
        if (unit.direction >= 0 && !unit.together)
            used.insert(unit.direction);
    std::vector<int> out;
    int next = 0;
    for (const StatedUnit& unit : stated.acting) {
        if (unit.together && !out.empty()) {
            out.push_back(out.back());
        } else if (unit.direction >= 0) {
            out.push_back(unit.direction);
        } else {
            while (used.count(next) != 0)
                ++next;
            out.push_back(next++);
        }
    }
    return out;
}

std::vector<Army> deskArmies(const Ruleset& rules, const Scenario* like)
{
    if (like != nullptr && like->sides.size() >= 2)
        return like->sides;
    // The rules may name a side in the sequence of play: "@sides/+british".
    std::vector<Army> out;
    const std::string_view among = "@sides/+";
    eachNode(rules, [&](const Node& node) {
        const std::string over = std::visit(
            [](const auto& kind) {
                if constexpr (requires { kind.over; })
                    return kind.over;
                else
                    return RolePath();
            },
            node.kind);
        for (std::size_t at = over.find(among); at != std::string::npos; at = over.find(among, at)) {
            at += among.size();
            const std::string name = over.substr(at, over.find_first_of("/+-|", at) - at);
            for (const Def& def : rules.defs)
                for (const Req& req : def.id == name ? def.need : Reqs())
                    if (req.fact == "id" && !req.is.empty() && !req.is.front().symbol.empty()
                        && std::ranges::none_of(out, [&](const Army& a) { return a.id == req.is.front().symbol; }))
                        out.push_back({req.is.front().symbol, def.label.empty() ? def.id : def.label, {}});
        }
    });
    const std::vector<Army> any{{"red", "Red", "#a8322d"}, {"blue", "Blue", "#2f4f7f"}};
    for (std::size_t i = 0; out.size() < 2; ++i)
        out.push_back(any[i]);
    for (std::size_t i = 0; i < 2; ++i)
        if (out[i].colour.empty())
            out[i].colour = any[i].colour;
    return out;
}

std::vector<std::pair<std::string, std::string>> deskSides(const std::vector<Army>& sides, const Scenario* like,
                                                           const Stated& stated)
{
    std::string own, foe;
    for (const StatedUnit& unit : stated.acting)
        if (const Unit* one = counterOf(like, unit.counter))
            own = one->side;
    for (const StatedUnit& unit : stated.target)
        if (const Unit* one = counterOf(like, unit.counter))
            foe = one->side;
    std::vector<std::pair<std::string, std::string>> out;
    const auto offer = [&](const std::string& a, const std::string& b) {
        if (a != b && (like == nullptr || startHostile(*like, a, b)) && (own.empty() || a == own)
            && (foe.empty() || b == foe))
            if (std::ranges::find(out, std::pair(a, b)) == out.end())
                out.emplace_back(a, b);
    };
    offer(sides[0].id, sides[1].id);
    offer(sides[1].id, sides[0].id);
    // When there are more than two sides, the counters decide; without counters any two enemies do.
    if (!own.empty() || !foe.empty() || out.empty())
        for (const Army& a : sides)
            for (const Army& b : sides)
                offer(a.id, b.id);
    return out;
}

Result<DeskBoard> layBoard(const Ruleset& rules, const Scenario* like, const Stated& stated, const std::string& preset,
                           const std::pair<std::string, std::string>& sides, int turn)
{
    DeskBoard board;
    board.scenario = lent(rules, like, stated, preset, turn);
    board.side = sides.first;
    Setter setter(rules, like, stated, board);
    if (const Result<void> done = setter.acting(sides.first); !done)
        return tl::unexpected(done.error());
    setter.target(sides.second);
    return board;
}

} // namespace fw
