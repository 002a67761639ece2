#include "engine/playtest/VariantFile.h"

#include "engine/playtest/CellText.h"
#include "engine/store/LinesFile.h"
#include "engine/store/Output.h"

#include <charconv>
#include <filesystem>

namespace fw {

namespace {

constexpr const char* variantFileVersion = "1";
constexpr std::size_t fixedColumns = 4; ///< before the losses of each side

/// What a file holds.
struct FileContent {
    const char* kind;                  ///< of the comparison
    RunHead head;                      ///< of the original
    std::vector<std::string> variants; ///< their changes
};

/// The lines before the games: what is compared, and the columns.
std::vector<std::string> headLines(const FileContent& content)
{
    const RunHead& head = content.head;
    std::vector<std::string> out = {csvLine({std::string("#fieldworks ") + content.kind, variantFileVersion})};
    for (const auto& [key, value] : headTexts(head))
        if (key != "scenario" && key != "rules" && key != "games") // paths, and what may be raised later
            out.push_back(csvLine({"#" + key, value}));
    out.push_back(csvLine({"#changes", joinedCell(content.variants)}));
    std::vector<std::string> columns = {"change", "game", "winner", "turns"};
    for (const std::string& side : head.sides)
        columns.push_back("steps-lost-" + side);
    out.push_back(csvLine(columns));
    return out;
}

std::optional<std::int64_t> wholeNumber(const std::string& text)
{
    std::int64_t out = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(out) : std::nullopt;
}

/// The games of one match by number, first of the original and then of each variant.
using GamesByVariant = std::vector<std::vector<GameFigures>>;

class CsvVariants : public VariantFile
{
public:
    CsvVariants(std::string path, LinesFile lines, FileContent content)
        : mPath(std::move(path)), mLines(std::move(lines)), mSides(std::move(content.head.sides)),
          mVariants(std::move(content.variants))
    {}

    const std::optional<Problem>& problem() const override { return mProblem; }
    Result<void> flush() override { return mLines.sync(); }

    Result<void> readHead(const std::vector<std::string>& expected)
    {
        for (const std::string& wanted : expected) {
            const Result<std::optional<std::string>> line = mLines.next();
            if (!line)
                return tl::unexpected<Problem>(line.error());
            if (!*line || **line != wanted)
                return wrong("these are games of another comparison", Text("expected here: {0}", {wanted}));
        }
        return {};
    }
    Result<GamesByVariant> readGames()
    {
        GamesByVariant games(mVariants.size() + 1);
        for (Result<std::optional<std::string>> line = mLines.next();; line = mLines.next()) {
            if (!line)
                return tl::unexpected<Problem>(line.error());
            if (!*line)
                return games;
            if (!readGame(**line, games))
                return wrong("this is no game of the comparison", "go back to a copy of the file");
        }
    }
    /// Adds a game of the original, 0, or of a variant, from 1 on.
    void add(std::size_t variant, std::uint64_t number, const GameFigures& game)
    {
        if (mProblem)
            return; // a later game would leave a gap
        const auto winner = static_cast<std::size_t>(game.winner);
        std::vector<std::string> cells = {variant == 0 ? std::string() : mVariants[variant - 1], std::to_string(number),
                                          game.winner < 0 ? std::string() : mSides[winner], std::to_string(game.turns)};
        for (const std::int64_t lost : game.stepsLost)
            cells.push_back(std::to_string(lost));
        if (const Result<void> added = mLines.add(csvLine(cells)); !added)
            mProblem = added.error();
    }

private:
    bool readGame(const std::string& line, GamesByVariant& games) const
    {
        const std::optional<std::vector<std::string>> cells = csvCells(line);
        if (!cells || cells->size() != fixedColumns + mSides.size())
            return false;
        const auto variant = std::ranges::find(mVariants, cells->front());
        const auto side = std::ranges::find(mSides, cells->at(2));
        if ((variant == mVariants.end() && !cells->front().empty()) || (side == mSides.end() && !cells->at(2).empty()))
            return false;
        const auto index = cells->front().empty() ? 0 : static_cast<std::size_t>(variant - mVariants.begin()) + 1;
        GameFigures game;
        game.winner = side == mSides.end() ? -1 : static_cast<std::int32_t>(side - mSides.begin());
        std::vector<std::int64_t> numbers;
        for (std::size_t i = 1; i < cells->size(); ++i) {
            const std::optional<std::int64_t> number = wholeNumber(cells->at(i));
            if (i != 2 && !number)
                return false;
            numbers.push_back(number.value_or(0));
        }
        if (numbers[0] != std::ssize(games[index]))
            return false; // the games of each variant come in order
        game.turns = numbers[2];
        game.stepsLost.assign(numbers.begin() + 3, numbers.end());
        games[index].push_back(std::move(game));
        return true;
    }
    tl::unexpected<Problem> wrong(Text text, Text remedy) const
    {
        return tl::unexpected(Problem(Trouble::BadInput, std::move(text), {}, mPath,
                                      "line " + std::to_string(mLines.line()), std::move(remedy)));
    }

    std::string mPath;
    LinesFile mLines;
    std::vector<std::string> mSides;
    std::vector<std::string> mVariants;
    std::optional<Problem> mProblem;
};

/// The file with the games that are in it.
struct OpenedVariants {
    std::unique_ptr<CsvVariants> file;
    GamesByVariant games;
};

Result<OpenedVariants> openVariants(const std::string& path, const FileContent& content, bool resume)
{
    const std::vector<std::string> lines = headLines(content);
    std::error_code error;
    const bool exists = std::filesystem::exists(path, error);
    if (exists && !resume)
        return tl::unexpected(Problem(Trouble::Unwritable, "the file exists", {}, path, {},
                                      "resume its comparison, choose another name, or delete it"));
    if (!exists) {
        std::string text;
        for (const std::string& line : lines)
            text += line + "\n";
        if (const Result<void> made = writeOutput({path, Form::Csv}, text); !made)
            return tl::unexpected<Problem>(made.error());
    }
    Result<LinesFile> opened = LinesFile::open(path, true);
    if (!opened)
        return tl::unexpected<Problem>(opened.error());
    OpenedVariants out;
    out.file = std::make_unique<CsvVariants>(path, std::move(*opened), content);
    if (const Result<void> read = out.file->readHead(lines); !read)
        return tl::unexpected<Problem>(read.error());
    Result<GamesByVariant> games = out.file->readGames();
    if (!games)
        return tl::unexpected<Problem>(games.error());
    out.games = std::move(*games);
    return out;
}

/// The changes of one variant as its name.
std::string nameOf(const std::vector<std::string>& changes)
{
    std::string out;
    for (const std::string& change : changes)
        out += (out.empty() ? "" : "; ") + change;
    return out;
}

} // namespace

Result<std::unique_ptr<VariantFile>> VariantFile::open(const std::string& path, const RunHead& head,
                                                       Sensitivity& analysis, bool resume)
{
    Result<OpenedVariants> opened = openVariants(path, {"sensitivity", head, analysis.changes()}, resume);
    if (!opened)
        return tl::unexpected<Problem>(opened.error());
    for (std::size_t i = 0; i < opened->games.size(); ++i)
        analysis.restore(i == 0 ? Sensitivity::original : i - 1, std::move(opened->games[i]));
    analysis.keepGames([file = opened->file.get()](std::size_t change, std::uint64_t number, const GameFigures& game) {
        file->add(change == Sensitivity::original ? 0 : change + 1, number, game);
    });
    return std::move(opened->file);
}

Result<std::unique_ptr<VariantFile>> VariantFile::open(const std::string& path, const RunHead& head,
                                                       const std::vector<std::string>& changes, GameSeries& original,
                                                       GameSeries& variant, bool resume)
{
    Result<OpenedVariants> opened = openVariants(path, {"paired", head, {nameOf(changes)}}, resume);
    if (!opened)
        return tl::unexpected<Problem>(opened.error());
    std::size_t index = 0;
    for (GameSeries* const series : {&original, &variant}) {
        series->resume(std::move(opened->games[index]));
        series->keepGames([file = opened->file.get(), index](std::uint64_t number, const GameFigures& game) {
            file->add(index, number, game);
        });
        ++index;
    }
    return std::move(opened->file);
}

} // namespace fw
