#include "engine/playtest/CellText.h"
#include "engine/playtest/GameRow.h"
#include "engine/playtest/RunFileKinds.h"
#include "engine/store/LinesFile.h"
#include "engine/store/Output.h"

namespace fw {

namespace {

constexpr std::string_view csvTitle = "#fieldworks playtest";
constexpr std::size_t mostHeadLines = 64;

/// A line of the head: "#key,value".
std::string headLine(const std::string& key, const std::string& value)
{
    return csvLine({"#" + key, value});
}

class CsvRun : public RunFile
{
public:
    CsvRun(std::string path, LinesFile lines) : RunFile(std::move(path)), mLines(std::move(lines)) {}

    Result<void> readHead();
    Result<void> add(const PlayedGame& game) override { return mLines.add(csvLine(rowCells(game, mHead))); }
    Result<void> flush() override { return mLines.sync(); }

protected:
    Result<std::optional<PlayedGame>> readNext() override;

private:
    Result<std::vector<std::string>> cells();
    tl::unexpected<Problem> wrong(Trouble trouble, Text text, Text remedy) const;

    LinesFile mLines;
};

tl::unexpected<Problem> CsvRun::wrong(Trouble trouble, Text text, Text remedy) const
{
    return inFile(
        Problem(trouble, std::move(text), {}, {}, "line " + std::to_string(mLines.line()), std::move(remedy)));
}

/// The cells of the next line; none after the last.
Result<std::vector<std::string>> CsvRun::cells()
{
    const Result<std::optional<std::string>> line = mLines.next();
    if (!line)
        return tl::unexpected<Problem>(line.error());
    if (!*line)
        return std::vector<std::string>();
    std::optional<std::vector<std::string>> out = csvCells(**line);
    if (!out)
        return wrong(Trouble::BadInput, "the quotation marks do not match", "go back to a copy of the file");
    return *out;
}

Result<void> CsvRun::readHead()
{
    const Text remedy = "check that it is the right file";
    Result<std::vector<std::string>> line = cells();
    if (!line)
        return tl::unexpected<Problem>(line.error());
    if (line->size() != 2 || line->front() != csvTitle)
        return wrong(Trouble::Unreadable, "this is not a file of simulated games", remedy);
    if (line->back() != std::to_string(runFileVersion))
        return wrong(Trouble::Newer,
                     {"the file has version {0}; this program reads version {1}",
                      {line->back(), std::to_string(runFileVersion)}},
                     "read it with the program that made it");
    KeyedTexts texts;
    for (line = cells(); line && line->size() == 2 && line->front().starts_with('#'); line = cells()) {
        texts.emplace_back(line->front().substr(1), line->back());
        if (texts.size() > mostHeadLines)
            return wrong(Trouble::BadInput, "the file has too many lines before its columns", remedy);
    }
    if (!line)
        return tl::unexpected<Problem>(line.error());
    Result<RunHead> head = headOf(texts);
    if (!head)
        return inFile(std::move(head.error()));
    mHead = std::move(*head);
    if (*line != rowColumns(mHead))
        return wrong(Trouble::BadInput, {"these are not the columns of version {0}", {std::to_string(runFileVersion)}},
                     "leave the columns of the file as they are");
    return {};
}

Result<std::optional<PlayedGame>> CsvRun::readNext()
{
    const Result<std::vector<std::string>> line = cells();
    if (!line)
        return tl::unexpected<Problem>(line.error());
    if (line->empty())
        return std::nullopt;
    Result<PlayedGame> game = gameOf(*line, mHead);
    if (!game)
        return wrong(game.error().trouble, game.error().text, "go back to a copy of the file");
    return std::optional<PlayedGame>(std::move(*game));
}

} // namespace

Result<void> makeCsvRun(const std::string& path, const RunHead& head)
{
    std::string text = csvLine({std::string(csvTitle), std::to_string(runFileVersion)}) + "\n";
    for (const auto& [key, value] : headTexts(head))
        text += headLine(key, value) + "\n";
    text += csvLine(rowColumns(head)) + "\n";
    return writeOutput({path, Form::Csv}, text);
}

Result<std::unique_ptr<RunFile>> openCsvRun(const std::string& path, RunFile::Mode mode)
{
    Result<LinesFile> lines = LinesFile::open(path, mode == RunFile::Mode::Append);
    if (!lines)
        return tl::unexpected<Problem>(lines.error());
    auto out = std::make_unique<CsvRun>(path, std::move(*lines));
    if (const Result<void> head = out->readHead(); !head)
        return tl::unexpected<Problem>(head.error());
    return out;
}

} // namespace fw
