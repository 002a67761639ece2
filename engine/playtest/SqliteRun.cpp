#include "engine/playtest/RunFileKinds.h"
#include "engine/store/Output.h"
#include "engine/store/TablesFile.h"

#include <algorithm>
#include <limits>

namespace fw {

namespace {

constexpr std::int64_t runFileId = 0x46575031; // "FWP1"

/// The tables of a run, by their index in the layout.
enum RunTableIndex : std::size_t { RunTable, GamesTable, SidesTable, ScoresTable, SpokenTable, LostTable, HeldTable };

TablesLayout runLayout()
{
    return {runFileId,
            runFileVersion,
            {{"run", {{"n"}, {"key", true}, {"value", true}}, 1},
             {"games", {{"number"}, {"winner", true}, {"outcome", true}, {"ending", true}, {"turns"}, {"actions"}}, 1},
             {"sides", {{"number"}, {"side", true}, {"decisions"}, {"steps_lost"}, {"units_lost"}}, 2},
             {"scores", {{"number"}, {"turn"}, {"side", true}, {"thousandths"}}, 3},
             {"spoken", {{"number"}, {"row", true}, {"times"}}, 2},
             {"lost", {{"number"}, {"cell", true}, {"side", true}, {"steps"}}, 3},
             {"held", {{"number"}, {"cell", true}, {"side", true}}, 2}}};
}

std::int64_t numberIn(const ColumnValues& row, std::size_t column)
{
    return std::get<std::int64_t>(row[column]);
}

const std::string& textIn(const ColumnValues& row, std::size_t column)
{
    return std::get<std::string>(row[column]);
}

class SqliteRun : public RunFile
{
public:
    SqliteRun(std::string path, TablesFile tables) : RunFile(std::move(path)), mTables(std::move(tables)) {}

    Result<void> readHead();
    Result<void> add(const PlayedGame& game) override;
    Result<void> flush() override { return mTables.commit(); }

protected:
    Result<std::optional<PlayedGame>> readNext() override;

private:
    /// Calls `take` with each row of a table that belongs to a game; `take` refuses with false.
    Result<void> eachRow(RunTableIndex table, std::int64_t number, auto take);
    /// Index of a side in the head; the number of sides for none.
    std::size_t sideOf(const std::string& id) const
    {
        return static_cast<std::size_t>(std::ranges::find(mHead.sides, id) - mHead.sides.begin());
    }
    /// Puts a number in the place of a side; false for an unknown side.
    bool put(std::vector<std::int64_t>& numbers, const std::string& side, std::int64_t value) const;
    Result<void> readDetails(PlayedGame& game);

    TablesFile mTables;
    std::vector<std::optional<ColumnValues>> mAhead = std::vector<std::optional<ColumnValues>>(HeldTable + 1);
};

Result<void> SqliteRun::readHead()
{
    KeyedTexts texts;
    while (true) {
        const Result<ColumnValues> row = mTables.next(RunTable);
        if (!row)
            return tl::unexpected<Problem>(row.error());
        if (row->empty())
            break;
        texts.emplace_back(textIn(*row, 1), textIn(*row, 2));
    }
    Result<RunHead> head = headOf(texts);
    if (!head)
        return inFile(std::move(head.error()));
    mHead = std::move(*head);
    return {};
}

Result<void> SqliteRun::add(const PlayedGame& game)
{
    const auto number = static_cast<std::int64_t>(game.number);
    std::vector<std::pair<RunTableIndex, ColumnValues>> rows{
        {GamesTable, {number, game.winner, game.outcome, game.ending, game.turns, game.actions}}};
    const std::vector<std::string>& sides = mHead.sides;
    for (std::size_t side = 0; side < sides.size() && side < game.sides.size(); ++side) {
        const PlayedGame::Side& did = game.sides[side];
        rows.push_back({SidesTable, {number, sides[side], did.decisions, did.stepsLost, did.unitsLost}});
    }
    for (std::size_t turn = 0; turn < game.scores.size(); ++turn)
        for (std::size_t side = 0; side < sides.size(); ++side)
            rows.push_back(
                {ScoresTable, {number, static_cast<std::int64_t>(turn + 1), sides[side], game.scores[turn][side]}});
    for (const auto& [id, times] : game.spoken)
        rows.push_back({SpokenTable, {number, id, times}});
    for (const auto& [cell, steps] : game.lostAt)
        for (std::size_t side = 0; side < sides.size() && side < steps.size(); ++side)
            rows.push_back({LostTable, {number, cell, sides[side], steps[side]}});
    for (const auto& [cell, side] : game.heldBy)
        rows.push_back({HeldTable, {number, cell, sides[static_cast<std::size_t>(side)]}});
    for (const auto& [table, values] : rows)
        if (const Result<void> done = mTables.insert(table, values); !done)
            return inFile(done.error());
    return {};
}

bool SqliteRun::put(std::vector<std::int64_t>& numbers, const std::string& side, std::int64_t value) const
{
    const std::size_t index = sideOf(side);
    numbers.resize(mHead.sides.size());
    if (index < numbers.size())
        numbers[index] = value;
    return index < numbers.size();
}

Result<void> SqliteRun::eachRow(RunTableIndex table, std::int64_t number, auto take)
{
    while (true) {
        if (!mAhead[table]) {
            Result<ColumnValues> row = mTables.next(table);
            if (!row)
                return tl::unexpected<Problem>(row.error());
            mAhead[table] = std::move(*row);
        }
        const ColumnValues& row = *mAhead[table];
        if (row.empty() || numberIn(row, 0) > number)
            return {};
        if (numberIn(row, 0) < number || !take(row))
            return fail(Trouble::BadInput, {"a row of the table {0} fits no game", {runLayout().tables[table].name}},
                        "game " + std::to_string(numberIn(row, 0)), "go back to a copy of the file");
        mAhead[table].reset();
    }
}

Result<void> SqliteRun::readDetails(PlayedGame& game)
{
    const auto number = static_cast<std::int64_t>(game.number);
    const std::size_t sides = mHead.sides.size();
    game.sides.resize(sides);
    std::size_t sideRows = 0, scoreRows = 0, lostRows = 0;
    Result<void> done = eachRow(SidesTable, number, [&](const ColumnValues& row) {
        const std::size_t side = sideOf(textIn(row, 1));
        if (side < sides)
            game.sides[side] = {numberIn(row, 2), numberIn(row, 3), numberIn(row, 4)};
        ++sideRows;
        return side < sides;
    });
    if (done)
        done = eachRow(ScoresTable, number, [&](const ColumnValues& row) {
            const auto turn = static_cast<std::size_t>(numberIn(row, 1));
            if (turn == game.scores.size() + 1)
                game.scores.emplace_back();
            ++scoreRows;
            return turn > 0 && turn == game.scores.size() && put(game.scores.back(), textIn(row, 2), numberIn(row, 3));
        });
    if (done)
        done = eachRow(SpokenTable, number, [&](const ColumnValues& row) {
            return game.spoken.emplace(textIn(row, 1), numberIn(row, 2)).second;
        });
    if (done)
        done = eachRow(LostTable, number, [&](const ColumnValues& row) {
            ++lostRows;
            return put(game.lostAt[textIn(row, 1)], textIn(row, 2), numberIn(row, 3));
        });
    if (done)
        done = eachRow(HeldTable, number, [&](const ColumnValues& row) {
            const std::size_t side = sideOf(textIn(row, 2));
            game.heldBy[textIn(row, 1)] = static_cast<std::int64_t>(side);
            return side < sides;
        });
    if (done
        && (sideRows != sides || scoreRows != sides * game.scores.size() || lostRows != sides * game.lostAt.size()))
        return fail(Trouble::BadInput, "the rows of a side are missing", "game " + std::to_string(number),
                    "go back to a copy of the file");
    return done;
}

Result<std::optional<PlayedGame>> SqliteRun::readNext()
{
    const Result<ColumnValues> row = mTables.next(GamesTable);
    if (!row)
        return tl::unexpected<Problem>(row.error());
    if (row->empty()) {
        for (const RunTableIndex table : {SidesTable, ScoresTable, SpokenTable, LostTable, HeldTable})
            if (const Result<void> none = eachRow(table, std::numeric_limits<std::int64_t>::max(),
                                                  [](const ColumnValues&) { return false; });
                !none)
                return tl::unexpected<Problem>(none.error());
        return std::nullopt;
    }
    PlayedGame game;
    game.number = static_cast<std::uint64_t>(numberIn(*row, 0));
    game.winner = textIn(*row, 1);
    game.outcome = textIn(*row, 2);
    game.ending = textIn(*row, 3);
    game.turns = numberIn(*row, 4);
    game.actions = numberIn(*row, 5);
    if (const Result<void> details = readDetails(game); !details)
        return tl::unexpected<Problem>(details.error());
    return std::optional<PlayedGame>(std::move(game));
}

} // namespace

Result<void> makeSqliteRun(const std::string& path, const RunHead& head)
{
    Result<Output> output = Output::open({path, Form::Game});
    if (!output)
        return tl::unexpected<Problem>(output.error());
    {
        Result<TablesFile> tables = TablesFile::open(output->beside(), runLayout(), TablesFile::Mode::Create);
        if (!tables)
            return tl::unexpected<Problem>(tables.error());
        std::int64_t n = 0;
        for (const auto& [key, value] : headTexts(head))
            if (Result<void> done = tables->insert(RunTable, {++n, key, value}); !done)
                return done;
        if (Result<void> done = tables->commit(); !done)
            return done;
    }
    return output->commit();
}

Result<std::unique_ptr<RunFile>> openSqliteRun(const std::string& path, RunFile::Mode mode)
{
    Result<TablesFile> tables = TablesFile::open(
        path, runLayout(), mode == RunFile::Mode::Append ? TablesFile::Mode::Write : TablesFile::Mode::Read);
    if (!tables)
        return tl::unexpected<Problem>(tables.error());
    auto out = std::make_unique<SqliteRun>(path, std::move(*tables));
    if (const Result<void> head = out->readHead(); !head)
        return tl::unexpected<Problem>(head.error());
    return out;
}

} // namespace fw
