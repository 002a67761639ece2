#include "engine/playtest/GameRow.h"

#include "engine/playtest/CellText.h"

#include <algorithm>
#include <charconv>

namespace fw {

namespace {

/// The greatest count in a row; the sums of a million games are exact up to here.
constexpr std::int64_t mostCount = 1'000'000'000;

/// A whole number as std::to_string() writes it.
bool readCount(std::string_view text, std::int64_t& number)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() && std::to_string(number) == text;
}

std::string joinedCounts(const std::vector<std::int64_t>& counts)
{
    std::string out;
    for (std::size_t i = 0; i < counts.size(); ++i)
        out += (i > 0 ? ":" : "") + std::to_string(counts[i]);
    return out;
}

bool readCounts(std::string_view text, std::vector<std::int64_t>& counts)
{
    for (const std::string_view part : partsOf(text, ':'))
        if (!readCount(part, counts.emplace_back()))
            return false;
    return true;
}

/// A key with its counts in a cell.
void addKeyed(std::string& cell, const std::string& key, const std::string& counts)
{
    cell += (cell.empty() ? "" : ";") + percentEncoded(key) + "=" + counts;
}

/// Calls `take` with each key and its counts; false when the cell is not such a list or `take` refuses.
bool eachKeyed(std::string_view cell, auto take)
{
    for (const std::string_view part : partsOf(cell, ';')) {
        const std::size_t equals = part.find('=');
        std::vector<std::int64_t> counts;
        if (equals == std::string_view::npos || !readCounts(part.substr(equals + 1), counts))
            return false;
        const std::optional<std::string> key = percentDecoded(part.substr(0, equals));
        if (!key || !take(*key, std::move(counts)))
            return false;
    }
    return true;
}

/// Reads the cells of one row in order.
class CellReader
{
public:
    explicit CellReader(const std::vector<std::string>& cells) : mCells(cells) {}

    void read(std::int64_t& number) { check(readCount(here(), number)); }
    void read(std::string& text)
    {
        const std::optional<std::string> decoded = percentDecoded(here());
        text = decoded.value_or(std::string());
        check(decoded.has_value());
    }
    void readEach(auto take) { check(eachKeyed(here(), take)); }
    /// Index of the first wrong cell; nothing when all cells are right.
    std::optional<std::size_t> wrong() const { return mWrong; }

private:
    const std::string& here() const { return mCells[mAt]; }
    void check(bool good)
    {
        if (!good && !mWrong)
            mWrong = mAt;
        ++mAt;
    }
    const std::vector<std::string>& mCells;
    std::size_t mAt = 0;
    std::optional<std::size_t> mWrong;
};

bool inRange(std::int64_t number)
{
    return number >= 0 && number <= mostCount;
}

} // namespace

std::vector<std::string> rowColumns(const RunHead& head)
{
    std::vector<std::string> out{"number", "winner", "outcome", "ending", "turns", "actions"};
    for (const std::string& side : head.sides)
        for (const char* what : {"decisions:", "steps-lost:", "units-lost:"})
            out.push_back(what + percentEncoded(side));
    for (const char* what : {"scores", "spoken", "lost", "held"})
        out.emplace_back(what);
    return out;
}

std::vector<std::string> rowCells(const PlayedGame& game, const RunHead& head)
{
    std::vector<std::string> out{std::to_string(game.number),  percentEncoded(game.winner),
                                 percentEncoded(game.outcome), percentEncoded(game.ending),
                                 std::to_string(game.turns),   std::to_string(game.actions)};
    for (std::size_t side = 0; side < head.sides.size(); ++side) {
        const PlayedGame::Side did = side < game.sides.size() ? game.sides[side] : PlayedGame::Side();
        for (const std::int64_t count : {did.decisions, did.stepsLost, did.unitsLost})
            out.push_back(std::to_string(count));
    }
    std::string scores, spoken, lost, held;
    for (std::size_t turn = 0; turn < game.scores.size(); ++turn)
        addKeyed(scores, std::to_string(turn + 1), joinedCounts(game.scores[turn]));
    for (const auto& [id, times] : game.spoken)
        addKeyed(spoken, id, std::to_string(times));
    for (const auto& [cell, steps] : game.lostAt)
        addKeyed(lost, cell, joinedCounts(steps));
    for (const auto& [cell, side] : game.heldBy)
        addKeyed(held, cell, std::to_string(side));
    for (std::string* cell : {&scores, &spoken, &lost, &held})
        out.push_back(std::move(*cell));
    return out;
}

Result<PlayedGame> gameOf(const std::vector<std::string>& cells, const RunHead& head)
{
    const std::vector<std::string> columns = rowColumns(head);
    if (cells.size() != columns.size())
        return fail(Trouble::BadInput, {"the row has {0} cells instead of {1}",
                                        {std::to_string(cells.size()), std::to_string(columns.size())}});
    PlayedGame out;
    CellReader reader(cells);
    std::int64_t number = 0;
    reader.read(number);
    out.number = static_cast<std::uint64_t>(number);
    for (std::string* text : {&out.winner, &out.outcome, &out.ending})
        reader.read(*text);
    reader.read(out.turns);
    reader.read(out.actions);
    for (std::size_t side = 0; side < head.sides.size(); ++side) {
        PlayedGame::Side& did = out.sides.emplace_back();
        for (std::int64_t* count : {&did.decisions, &did.stepsLost, &did.unitsLost})
            reader.read(*count);
    }
    reader.readEach([&](const std::string& turn, std::vector<std::int64_t> score) {
        out.scores.push_back(std::move(score));
        return turn == std::to_string(out.scores.size());
    });
    reader.readEach([&](const std::string& id, const std::vector<std::int64_t>& times) {
        return times.size() == 1 && out.spoken.emplace(id, times[0]).second;
    });
    reader.readEach([&](const std::string& cell, std::vector<std::int64_t> steps) {
        return out.lostAt.emplace(cell, std::move(steps)).second;
    });
    reader.readEach([&](const std::string& cell, const std::vector<std::int64_t>& side) {
        return side.size() == 1 && out.heldBy.emplace(cell, side[0]).second;
    });
    if (reader.wrong())
        return fail(Trouble::BadInput, {"the cell {0} has a wrong value: {1}",
                                        {columns[*reader.wrong()], cells[*reader.wrong()].substr(0, 40)}});
    return out;
}

Result<void> checkGame(const PlayedGame& game, const RunHead& head)
{
    const auto wrong = [](const char* what) {
        return fail(Trouble::BadInput, {"the row cannot be of this run: {0}", {what}}, {},
                    "the file was altered; go back to a copy of it");
    };
    const std::size_t sides = head.sides.size();
    if (game.number >= head.games)
        return wrong("number");
    if (!game.winner.empty() && std::ranges::find(head.sides, game.winner) == head.sides.end())
        return wrong("winner");
    if (!inRange(game.turns) || !inRange(game.actions) || game.sides.size() != sides)
        return wrong("turns, actions");
    if (!std::ranges::all_of(game.sides, [](const PlayedGame::Side& side) {
            return inRange(side.decisions) && inRange(side.stepsLost) && inRange(side.unitsLost);
        }))
        return wrong("decisions, steps-lost, units-lost");
    if (!std::ranges::all_of(game.scores, [&](const PlayedGame::Score& score) {
            return score.size() == sides && std::ranges::all_of(score, [](std::int64_t points) {
                       return points >= -mostCount && points <= mostCount;
                   });
        }))
        return wrong("scores");
    if (!std::ranges::all_of(game.spoken, [](const auto& row) { return inRange(row.second); }))
        return wrong("spoken");
    if (!std::ranges::all_of(game.lostAt, [&](const auto& cell) {
            return cell.second.size() == sides && std::ranges::all_of(cell.second, inRange);
        }))
        return wrong("lost");
    if (!std::ranges::all_of(game.heldBy, [&](const auto& cell) {
            return cell.second >= 0 && static_cast<std::size_t>(cell.second) < sides;
        }))
        return wrong("held");
    return {};
}

} // namespace fw
