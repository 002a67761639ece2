#include "editor/exchange/DelimitedText.h"

#include "engine/base/Words.h"

#include <QByteArray>
#include <QStringDecoder>
#include <QtGlobal>
#include <algorithm>
#include <array>

namespace fw {

namespace {

struct Decoded {
    std::string text;
    TextEncoding encoding = TextEncoding::Utf8;
};

std::string placeOf(int line, std::size_t column)
{
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

Result<std::string> decodedBy(QStringDecoder::Encoding encoding, const std::string& bytes, const char* name)
{
    QStringDecoder decoder(encoding);
    const QString text = decoder(QByteArray::fromStdString(bytes));
    const std::size_t unit = encoding == QStringDecoder::Utf8 ? 1 : 2;
    if (decoder.hasError() || bytes.size() % unit != 0)
        return fail(
            Trouble::BadInput,
            Text(QT_TRANSLATE_NOOP("engine", "The file is not readable as {0}: it is damaged or cut off."), {name}), {},
            QT_TRANSLATE_NOOP("engine", "Save the list again as \"CSV UTF-8\"."));
    return text.toStdString();
}

/// In UTF-16, every second byte of plain Latin letters is zero; other encodings do not begin like this.
bool looksLikeUtf16(const std::string& bytes, std::size_t zeroAt)
{
    const std::size_t most = std::min<std::size_t>(bytes.size(), 200) / 2 * 2;
    std::size_t zeros = 0;
    for (std::size_t i = 0; i < most; i += 2) {
        zeros += bytes[i + zeroAt] == 0;
        if (bytes[i + 1 - zeroAt] == 0)
            return false;
    }
    return most >= 4 && zeros * 4 >= most; // at least half of the pairs
}

Result<Decoded> fromWindows1252(const std::string& bytes)
{
    // 0x80 to 0x9F; all other bytes are as in Latin-1. Zero means no letter.
    static constexpr std::array<char16_t, 32> upper = {0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                                       0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017D, 0,
                                                       0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                                       0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};
    QString text;
    int line = 1;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const auto byte = static_cast<unsigned char>(bytes[i]);
        line += byte == '\n' || (byte == '\r' && (i + 1 == bytes.size() || bytes[i + 1] != '\n'));
        const char16_t letter = byte >= 0x80 && byte < 0xA0 ? upper[byte - 0x80u] : char16_t(byte);
        if (letter == 0 && byte != 0)
            return fail(
                Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "The letters are neither Unicode nor Windows-1252."),
                "line " + std::to_string(line), QT_TRANSLATE_NOOP("engine", "Save the list again as \"CSV UTF-8\"."));
        text += QChar(letter);
    }
    return Decoded{text.toStdString(), TextEncoding::Windows1252};
}

Result<Decoded> decoded(const std::string& bytes)
{
    const bool little = bytes.starts_with("\xFF\xFE"), big = bytes.starts_with("\xFE\xFF");
    if (little || big || looksLikeUtf16(bytes, 1) || looksLikeUtf16(bytes, 0)) {
        const bool bigEnd = big || (!little && looksLikeUtf16(bytes, 0));
        Result<std::string> text = decodedBy(bigEnd ? QStringDecoder::Utf16BE : QStringDecoder::Utf16LE,
                                             bytes.substr(little || big ? 2 : 0), "UTF-16");
        if (!text)
            return tl::unexpected(text.error());
        return Decoded{std::move(*text), TextEncoding::Utf16};
    }
    const bool marked = bytes.starts_with("\xEF\xBB\xBF");
    Result<std::string> text = decodedBy(QStringDecoder::Utf8, bytes.substr(marked ? 3 : 0), "UTF-8");
    if (text)
        return Decoded{std::move(*text), TextEncoding::Utf8};
    if (marked)
        return tl::unexpected(text.error());
    return fromWindows1252(bytes);
}

/// The separator of the cells in the first line; text in quotes does not count.
char separatorOf(const std::string& text, std::size_t from)
{
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

    Result<void> read()
    {
        readSeparator();
        while (mAt < mText.size())
            if (Result<void> done = readLine(); !done)
                return done;
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
            mSheet.separator = separatorOf(mText, 0);
        }
    }
    Result<void> readLine()
    {
        SheetLine line{mLine, {}};
        for (;;) {
            line.cells.emplace_back();
            const std::size_t column = line.cells.size();
            if (Result<void> done = readCell(line.cells.back(), column); !done)
                return done;
            if (atEnd())
                break;
            ++mAt;
        }
        passEnd();
        if (!std::ranges::all_of(
                line.cells, [](const std::string& cell) { return cell.find_first_not_of(" \t") == std::string::npos; }))
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

Result<Sheet> readSheet(const std::string& bytes)
{
    Result<Decoded> text = decoded(bytes);
    if (!text)
        return tl::unexpected(text.error());
    Sheet sheet;
    sheet.encoding = text->encoding;
    if (Result<void> done = Reader(text->text, sheet).read(); !done)
        return tl::unexpected(done.error());
    return sheet;
}

} // namespace fw
