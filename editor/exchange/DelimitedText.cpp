#include "editor/exchange/DelimitedText.h"

#include "engine/base/Words.h"

#include <QtGlobal>
#include <algorithm>
#include <array>

namespace fw {

namespace {

std::string placeOf(int line, std::size_t column)
{
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

/// The separator of the cells in the first line that is not empty; text in quotes does not count.
char separatorOf(const std::string& text)
{
    const std::size_t from = std::min(text.find_first_not_of("\r\n"), text.size());
    std::array<int, 3> count{};
    bool quoted = false;
    for (std::size_t i = from; i < text.size() && (quoted || (text[i] != '\n' && text[i] != '\r')); ++i) {
        quoted ^= text[i] == '"';
        if (!quoted)
            for (std::size_t k = 0; k < count.size(); ++k)
                count[k] += text[i] == "\t;,"[k];
    }
    return count[0] > 0 ? '\t' : count[1] > count[2] ? ';' : ',';
}

class Reader
{
public:
    Reader(const std::string& text, Sheet& sheet) : mText(text), mSheet(sheet) {}

    Result<void> read(std::optional<char> separator)
    {
        readSeparator();
        mSheet.separator = separator.value_or(mSheet.separator);
        while (mAt < mText.size()) {
            if (mSheet.lines.size() == mostSheetLines)
                return fail(Trouble::BadInput,
                            Text(QT_TRANSLATE_NOOP("engine", "The list has more than {0} lines."),
                                 {std::to_string(mostSheetLines)}),
                            placeOf(mLine, 1), QT_TRANSLATE_NOOP("engine", "Split it into several lists."));
            if (Result<void> done = readLine(); !done)
                return done;
        }
        return {};
    }

private:
    bool atEnd() const { return mAt >= mText.size() || mText[mAt] == '\n' || mText[mAt] == '\r'; }
    /// Skips one line end of any kind.
    void passEnd()
    {
        if (mAt >= mText.size())
            return;
        if (mText[mAt] == '\r' && mAt + 1 < mText.size() && mText[mAt + 1] == '\n')
            ++mAt;
        ++mAt;
        ++mLine;
    }
    /// A first line "sep=;" sets the separator, as Excel writes and reads it.
    void readSeparator()
    {
        if (mText.size() >= 5 && mText.compare(0, 4, "sep=") == 0 && mText[4] != '\r' && mText[4] != '\n'
            && (mText.size() == 5 || mText[5] == '\r' || mText[5] == '\n')) {
            mSheet.separator = mText[4];
            mAt = 5;
            passEnd();
        } else {
            mSheet.separator = separatorOf(mText);
        }
    }
    Result<void> readLine()
    {
        SheetLine line{mLine, {}};
        for (std::size_t column = 1;; ++column) {
            std::string cell;
            if (Result<void> done = readCell(cell, column); !done)
                return done;
            if (column <= mostSheetColumns)
                line.cells.push_back(std::move(cell));
            else if (!trimmed(cell).empty())
                return fail(Trouble::BadInput,
                            Text(QT_TRANSLATE_NOOP("engine", "The line has more than {0} columns."),
                                 {std::to_string(mostSheetColumns)}),
                            placeOf(line.number, column),
                            QT_TRANSLATE_NOOP("engine", "Keep only the columns of the counters, or choose another "
                                                        "separator."));
            if (atEnd())
                break;
            ++mAt;
        }
        passEnd();
        if (!std::ranges::all_of(line.cells, [](const std::string& cell) { return trimmed(cell).empty(); }))
            mSheet.lines.push_back(std::move(line));
        return {};
    }
    Result<void> readCell(std::string& cell, std::size_t column)
    {
        const bool quoted = mAt < mText.size() && mText[mAt] == '"';
        if (quoted)
            if (Result<void> done = readQuoted(cell, column); !done)
                return done;
        while (!atEnd() && mText[mAt] != mSheet.separator) {
            if (quoted && mText[mAt] != ' ')
                return fail(Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "Text follows a closing quote."),
                            placeOf(mLine, column),
                            QT_TRANSLATE_NOOP("engine",
                                              "Write a quote within a cell twice, and put the whole cell in quotes."));
            if (mText[mAt] == '\0')
                return fail(Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "The cell holds a NUL character."),
                            placeOf(mLine, column),
                            QT_TRANSLATE_NOOP("engine", "Save the list again as \"CSV UTF-8\"."));
            if (!quoted)
                cell += mText[mAt];
            ++mAt;
        }
        return {};
    }
    Result<void> readQuoted(std::string& cell, std::size_t column)
    {
        const int begun = mLine;
        for (++mAt; mAt < mText.size(); ++mAt) {
            const char c = mText[mAt];
            const bool twice = mAt + 1 < mText.size() && mText[mAt + 1] == '"';
            if (c == '"' && !twice) {
                ++mAt;
                return {};
            }
            if (c == '\n' || (c == '\r' && (mAt + 1 >= mText.size() || mText[mAt + 1] != '\n')))
                ++mLine;
            cell += c;
            mAt += c == '"';
        }
        return fail(Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "A quote is opened and never closed."),
                    placeOf(begun, column),
                    QT_TRANSLATE_NOOP("engine", "Close the quote, or write it twice within a quoted cell."));
    }

    const std::string& mText;
    Sheet& mSheet;
    std::size_t mAt = 0;
    int mLine = 1;
};

/// Removes the columns at the end that are blank in every line.
void dropBlankColumns(Sheet& sheet)
{
    std::size_t used = 0;
    for (const SheetLine& line : sheet.lines)
        for (std::size_t c = used; c < line.cells.size(); ++c)
            used = trimmed(line.cells[c]).empty() ? used : c + 1;
    for (SheetLine& line : sheet.lines)
        line.cells.resize(std::min(line.cells.size(), used));
}

} // namespace

std::vector<std::string> Sheet::headings() const
{
    return lines.empty() ? std::vector<std::string>() : lines.front().cells;
}

std::string Sheet::firstForeignCell() const
{
    for (const SheetLine& line : lines)
        for (const std::string& cell : line.cells)
            if (std::ranges::any_of(cell, [](char c) { return (c & 0x80) != 0; }))
                return cell;
    return {};
}

bool Sheet::hasText(std::size_t column) const
{
    return std::any_of(lines.begin() + (lines.empty() ? 0 : 1), lines.end(), [&](const SheetLine& line) {
        return column < line.cells.size() && !trimmed(line.cells[column]).empty();
    });
}

Result<Sheet> readSheet(const std::string& bytes, const SheetFormat& format)
{
    if (bytes.size() > mostSheetBytes)
        return fail(
            Trouble::BadInput,
            Text(QT_TRANSLATE_NOOP("engine", "The list has more than {0} MB."), {std::to_string(mostSheetBytes >> 20)}),
            {}, QT_TRANSLATE_NOOP("engine", "Export only the sheet with the counters."));
    Result<DecodedText> text = decodeText(bytes, format.encoding);
    if (!text)
        return tl::unexpected(text.error());
    Sheet sheet;
    sheet.encoding = text->encoding;
    if (Result<void> done = Reader(text->text, sheet).read(format.separator); !done)
        return tl::unexpected(done.error());
    dropBlankColumns(sheet);
    return sheet;
}

} // namespace fw
