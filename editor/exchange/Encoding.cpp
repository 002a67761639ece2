#include "editor/exchange/Encoding.h"

#include <QByteArray>
#include <QStringDecoder>
#include <QtGlobal>
#include <algorithm>
#include <array>

namespace fw {

namespace {

/// The byte order mark of an encoding.
std::string_view markOf(TextEncoding encoding)
{
    switch (encoding) {
    case TextEncoding::Utf8: return "\xEF\xBB\xBF";
    case TextEncoding::Utf16LittleEndian: return "\xFF\xFE";
    case TextEncoding::Utf16BigEndian: return "\xFE\xFF";
    case TextEncoding::Windows1252: break;
    }
    return {};
}

QStringDecoder::Encoding decoderOf(TextEncoding encoding)
{
    return encoding == TextEncoding::Utf16LittleEndian ? QStringDecoder::Utf16LE
           : encoding == TextEncoding::Utf16BigEndian  ? QStringDecoder::Utf16BE
                                                       : QStringDecoder::Utf8;
}

Result<DecodedText> decodedBy(TextEncoding encoding, const std::string& bytes)
{
    const std::string_view mark = markOf(encoding);
    const QByteArray rest = QByteArray::fromStdString(bytes.starts_with(mark) ? bytes.substr(mark.size()) : bytes);
    QStringDecoder decoder(decoderOf(encoding));
    const QString text = decoder(rest);
    const qsizetype unit = encoding == TextEncoding::Utf8 ? 1 : 2;
    if (decoder.hasError() || rest.size() % unit != 0)
        return fail(Trouble::BadInput,
                    Text(QT_TRANSLATE_NOOP("engine", "The file is not readable as {0}: it is damaged or cut off."),
                         {nameOf(encoding)}),
                    {}, QT_TRANSLATE_NOOP("engine", "Save the list again as \"CSV UTF-8\"."));
    return DecodedText{text.toStdString(), encoding};
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

Result<DecodedText> fromWindows1252(const std::string& bytes)
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
    return DecodedText{text.toStdString(), TextEncoding::Windows1252};
}

} // namespace

const char* nameOf(TextEncoding encoding)
{
    switch (encoding) {
    case TextEncoding::Utf8: return "UTF-8";
    case TextEncoding::Utf16LittleEndian: return "UTF-16LE";
    case TextEncoding::Utf16BigEndian: return "UTF-16BE";
    case TextEncoding::Windows1252: break;
    }
    return "Windows-1252";
}

Result<DecodedText> decodeText(const std::string& bytes, std::optional<TextEncoding> encoding)
{
    if (encoding)
        return *encoding == TextEncoding::Windows1252 ? fromWindows1252(bytes) : decodedBy(*encoding, bytes);
    for (const TextEncoding marked :
         {TextEncoding::Utf8, TextEncoding::Utf16LittleEndian, TextEncoding::Utf16BigEndian})
        if (bytes.starts_with(markOf(marked)))
            return decodedBy(marked, bytes);
    if (looksLikeUtf16(bytes, 1))
        return decodedBy(TextEncoding::Utf16LittleEndian, bytes);
    if (looksLikeUtf16(bytes, 0))
        return decodedBy(TextEncoding::Utf16BigEndian, bytes);
    Result<DecodedText> text = decodedBy(TextEncoding::Utf8, bytes);
    return text ? std::move(text) : fromWindows1252(bytes);
}

} // namespace fw
