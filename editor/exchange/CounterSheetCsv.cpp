#include "editor/exchange/CounterSheetCsv.h"

#include "editor/exchange/CsvCells.h"
#include "editor/exchange/DelimitedText.h"
#include "editor/exchange/ForeignNotes.h"
#include "editor/exchange/tiled/TiledFile.h"
#include "engine/base/Words.h"
#include "engine/model/Limits.h"
#include "engine/store/Input.h"

#include <QtGlobal>
#include <algorithm>
#include <charconv>
#include <filesystem>

namespace fw {

namespace {

/// What a column of a group is for.
struct CounterColumn {
    enum class Kind : unsigned char { None, Copies, Value, Part, Background, Option, Attribute, Back, Id };
    Kind kind = Kind::Value;
    std::string name;      ///< without its marks
    std::string otherwise; ///< the value of an empty cell
    bool back = false;     ///< it is right of BACK
};

CounterColumn counterColumn(std::string heading)
{
    using Kind = CounterColumn::Kind;
    CounterColumn column;
    if (const std::size_t equal = heading.find('='); equal != std::string::npos && equal > 0) {
        column.otherwise = heading.substr(equal + 1);
        heading.resize(equal);
    }
    if (heading.ends_with('>'))
        heading.pop_back();
    if (heading.empty())
        column.kind = Kind::None;
    else if (heading == "BACK")
        column.kind = Kind::Back;
    else if (heading == "ID")
        column.kind = Kind::Id;
    else if (heading.front() == '+' || heading.front() == '@')
        column.kind = heading.front() == '+' ? Kind::Background : Kind::Part;
    else if (heading.ends_with('?'))
        column.kind = Kind::Option;
    else if (heading.ends_with(']') && heading.find('[') != std::string::npos)
        column.kind = Kind::Attribute;
    column.name = heading;
    if (column.kind == Kind::Background || column.kind == Kind::Part)
        column.name.erase(0, 1);
    if (column.kind == Kind::Option)
        column.name.pop_back();
    return column;
}

bool isYes(const std::string& text)
{
    const std::string word = smallLetters(text);
    return word == "y" || word == "yes" || word == "x" || text == "BACK";
}

/// Whether a text names a picture.
bool namesPicture(const std::string& text)
{
    const std::string name = smallLetters(text);
    for (const char* ending : {".png", ".jpg", ".jpeg", ".svg", ".gif", ".bmp", ".webp"})
        if (name.ends_with(ending))
            return true;
    return false;
}

/// Text without the marks for bold and italic around it, on one line.
std::string plainCell(std::string text)
{
    for (std::size_t at = text.find("\\n"); at != std::string::npos; at = text.find("\\n", at))
        text.replace(at, 2, " ");
    for (const char mark : {'*', '/'})
        if (text.size() > 2 && text.front() == mark && text.back() == mark && text.find(mark, 1) == text.size() - 1)
            text = text.substr(1, text.size() - 2);
    return text;
}

/// The number of copies in the first cell, "3" or "3+" to fill a row; nothing for other text.
std::optional<int> copiesOf(const std::string& cell)
{
    if (cell.empty())
        return 1;
    int copies = 0;
    const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), copies);
    const std::string_view rest(end, std::size_t(cell.data() + cell.size() - end));
    if (error != std::errc() || (!rest.empty() && rest != "+" && rest != "++" && rest != "+++"))
        return {};
    return copies;
}

/// Reads the groups of a list one line after the other.
class CounterSheetReader
{
public:
    explicit CounterSheetReader(std::string path) : mPath(std::move(path)) {}
    Result<ImportModel> read();

private:
    void take(const SheetLine& line);
    void headings(const SheetLine& line);
    void counter(const SheetLine& line, int copies);
    void cell(ImportPiece& piece, const CounterColumn& column, const std::string& text);
    void name(ImportPiece& piece, int line) const;
    std::string picture(const std::string& name);
    void note(const char* id, const char* text, std::string place = {})
    {
        countNote(mModel.notes, {id, Text(text), std::move(place)});
    }

    std::string mPath;
    ImportModel mModel;
    std::vector<CounterColumn> mColumns; ///< of the group; empty between groups
    std::string mTemplate;               ///< the part that every counter of the group has
};

void CounterSheetReader::headings(const SheetLine& line)
{
    mColumns.clear();
    bool back = false;
    for (const std::string& cell : line.cells) {
        CounterColumn column = counterColumn(trimmed(cell));
        column.back = back;
        back = back || column.kind == CounterColumn::Kind::Back;
        mColumns.push_back(std::move(column));
    }
    mTemplate = mColumns.front().name;
    mColumns.front().kind = CounterColumn::Kind::Copies;
}

void CounterSheetReader::take(const SheetLine& line)
{
    const std::string first = line.cells.empty() ? std::string() : trimmed(line.cells.front());
    if (first == "ENDBOX" || first == "ENDROW") {
        note("counterSheet/layout", QT_TRANSLATE_NOOP("engine", "Breaks of rows and boxes were left out."));
        return;
    }
    const std::optional<int> copies = copiesOf(first);
    if (mColumns.empty() || !copies)
        headings(line);
    else
        counter(line, *copies);
}

/// The name of a picture that is a file near the list; empty for another.
std::string CounterSheetReader::picture(const std::string& name)
{
    if (tiledPath(mPath, name).empty()) {
        note("counterSheet/picture",
             QT_TRANSLATE_NOOP("engine", "Pictures outside the folder of the list were left out."));
        return {};
    }
    if (std::ranges::find(mModel.pictures, name) == mModel.pictures.end())
        mModel.pictures.push_back(name);
    return name;
}

void CounterSheetReader::cell(ImportPiece& piece, const CounterColumn& column, const std::string& text)
{
    using Kind = CounterColumn::Kind;
    if (text.empty())
        return;
    if (text.starts_with("<<")) {
        note("counterSheet/file", QT_TRANSLATE_NOOP("engine", "Texts from other files were left out."));
        return;
    }
    switch (column.kind) {
    case Kind::Attribute:
        note("counterSheet/attribute", QT_TRANSLATE_NOOP("engine", "Colours and other attributes were left out."));
        return;
    case Kind::Part:
        if (!column.back && piece.type.empty())
            piece.type = text;
        break;
    case Kind::Id:
        if (!column.back)
            piece.id = idFrom(text);
        return;
    case Kind::Option:
        if (!isYes(text))
            return;
        break;
    case Kind::Value:
    case Kind::Background:
        if (namesPicture(text)) {
            std::string& face = column.back ? piece.back : piece.front;
            if (face.empty())
                face = picture(text);
            else
                note("counterSheet/picture",
                     QT_TRANSLATE_NOOP("engine", "Only the first picture of a face was taken over."));
            return;
        }
        if (column.kind == Kind::Background && column.name.empty() && !column.back)
            piece.values["background"] = text;
        break;
    case Kind::None:
    case Kind::Copies:
    case Kind::Back: return;
    }
    if (!column.name.empty())
        piece.values[column.back ? column.name + " (back)" : column.name] = plainCell(text);
}

/// Names a piece by the column for it, by its id, its type, its picture or else its line.
void CounterSheetReader::name(ImportPiece& piece, int line) const
{
    for (const char* word : {"name", "unitname", "designation", "title", "unit", "text"})
        for (const auto& [key, value] : piece.values)
            if (piece.name.empty() && sameWord(key, word))
                piece.name = value;
    if (piece.name.empty())
        piece.name = !piece.id.empty()      ? piece.id
                     : !piece.type.empty()  ? piece.type
                     : !piece.front.empty() ? std::filesystem::path(piece.front).stem().string()
                                            : (mTemplate.empty() ? "counter" : mTemplate) + " " + std::to_string(line);
}

void CounterSheetReader::counter(const SheetLine& line, int copies)
{
    if (mModel.pieces.size() >= std::size_t(most::units) || copies > most::units) {
        note("counterSheet/limit", QT_TRANSLATE_NOOP("engine", "Counters beyond the most of a scenario were left out."),
             "line " + std::to_string(line.number));
        return;
    }
    if (copies < 1)
        return; // as in the extension, none is made
    ImportPiece piece;
    piece.copies = copies;
    for (std::size_t i = 1; i < mColumns.size(); ++i) {
        const CounterColumn& column = mColumns[i];
        std::string text = i < line.cells.size() ? trimmed(line.cells[i]) : std::string();
        if (text.empty())
            text = column.otherwise;
        if (column.kind == CounterColumn::Kind::Back && !isYes(text))
            break; // this counter has no back
        cell(piece, column, text);
    }
    for (const auto& [key, value] : piece.values) {
        const std::string word = smallLetters(key);
        if (word == "side" || word == "army" || word == "nation" || word == "country")
            piece.side = value;
        else if (word == "formation" || word == "parent")
            piece.formation = value;
    }
    if (piece.type.empty())
        piece.type = mTemplate;
    const bool numbers = std::ranges::any_of(piece.values, [](const auto& value) {
        return !value.second.empty() && value.second.front() >= '0' && value.second.front() <= '9';
    });
    piece.marker = piece.side.empty() && !numbers;
    name(piece, line.number);
    if (!piece.side.empty() && std::ranges::find(mModel.sides, piece.side) == mModel.sides.end())
        mModel.sides.push_back(piece.side);
    mModel.pieces.push_back(std::move(piece));
}

Result<ImportModel> CounterSheetReader::read()
{
    const Result<std::string> bytes = readWhole(mPath, mostSheetBytes);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const Result<Sheet> sheet = readSheet(*bytes);
    if (!sheet) {
        Problem problem = sheet.error();
        problem.file = mPath;
        return tl::unexpected(problem);
    }
    int next = 1; // the line after the last one; a gap is an empty line, which ends a group
    for (const SheetLine& line : sheet->lines) {
        if (line.number > next)
            mColumns.clear();
        next = line.number + 1;
        for (const std::string& cell : line.cells)
            next += int(std::ranges::count(cell, '\n'));
        take(line);
    }
    if (mModel.pieces.empty())
        return tl::unexpected(
            Problem(Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "The list has no counters."), {}, mPath, {},
                    QT_TRANSLATE_NOOP("engine", "A line of headings comes first, then a line for each counter with its "
                                                "number of copies in the first cell.")));
    mModel.format = ForeignFormat::CounterSheet;
    mModel.title = std::filesystem::path(mPath).stem().string();
    const std::string path = mPath;
    const std::vector<std::string> known = mModel.pictures;
    mModel.readPicture = [path, known](const std::string& name) -> Result<std::string> {
        constexpr std::uintmax_t mostBytes = std::uintmax_t(256) << 20;
        if (std::ranges::find(known, name) == known.end())
            return fail(Trouble::Unreadable, Text(QT_TRANSLATE_NOOP("engine", "The list has no picture {0}."), {name}));
        return readWhole(tiledPath(path, name), mostBytes);
    };
    return std::move(mModel);
}

} // namespace

Result<ImportModel> readCounterSheetCsv(const std::string& path)
{
    return CounterSheetReader(path).read();
}

bool looksLikeCounterSheet(const std::string& text)
{
    constexpr std::size_t head = 64 * 1024;
    const std::size_t cut = text.size() > head ? text.rfind('\n', head) : text.size();
    const Result<Sheet> sheet = readSheet(text.substr(0, cut));
    if (!sheet || sheet->lines.size() < 2)
        return false;
    using Kind = CounterColumn::Kind;
    return std::ranges::any_of(sheet->headings(), [](const std::string& heading) {
        const CounterColumn column = counterColumn(trimmed(heading));
        const bool marked = column.kind == Kind::Part || column.kind == Kind::Background || column.kind == Kind::Back
                            || column.kind == Kind::Attribute || column.kind == Kind::Option;
        return marked || heading.ends_with('>');
    });
}

} // namespace fw
