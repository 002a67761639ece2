#include "editor/exchange/maps/HexographerText.h"

#include <QStringDecoder>
#include <QtGlobal>
#include <zlib.h>

namespace fw {

namespace {

constexpr std::size_t mostText = std::size_t(64) << 20;

/// Unpacks as many bytes as there are, `most` at the highest; sets `whole` if the data end as they should.
std::string unpacked(const std::string& packed, std::size_t most, bool& whole)
{
    std::string out;
    z_stream stream{};
    constexpr int gzipHeader = 15 + 16;
    if (inflateInit2(&stream, gzipHeader) != Z_OK)
        return out;
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream.avail_in = uInt(packed.size());
    std::string block(std::size_t(1) << 18, '\0');
    int state = Z_OK;
    while (state == Z_OK && out.size() < most) {
        stream.next_out = reinterpret_cast<Bytef*>(block.data());
        stream.avail_out = uInt(block.size());
        state = inflate(&stream, Z_NO_FLUSH);
        const std::size_t got = block.size() - stream.avail_out;
        out.append(block, 0, got);
        if (got == 0 && state == Z_OK && stream.avail_in == 0)
            break;
    }
    inflateEnd(&stream);
    whole = state == Z_STREAM_END;
    return out;
}

/// Decodes by the byte order mark, or by where the zeros of "<" and of digits are.
QString decoded(const std::string& bytes)
{
    const auto byte = [&](std::size_t at) { return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 1U; };
    QStringDecoder::Encoding encoding = QStringDecoder::Utf8;
    if ((byte(0) == 0xFE && byte(1) == 0xFF) || (byte(0) == 0 && byte(1) != 0))
        encoding = QStringDecoder::Utf16BE;
    else if ((byte(0) == 0xFF && byte(1) == 0xFE) || (byte(0) != 0 && byte(1) == 0))
        encoding = QStringDecoder::Utf16LE;
    QStringDecoder decoder(encoding);
    return decoder(QByteArrayView(bytes.data(), qsizetype(bytes.size())));
}

bool isPacked(const std::string& bytes)
{
    return bytes.starts_with("\x1f\x8b");
}

} // namespace

Result<QString> hexographerText(const std::string& bytes)
{
    if (!isPacked(bytes))
        return decoded(bytes);
    bool whole = false;
    const std::string raw = unpacked(bytes, mostText, whole);
    if (!whole)
        return fail(Trouble::BadInput,
                    QT_TRANSLATE_NOOP("engine", "The file is damaged, or it is longer than 64 MB when unpacked."));
    return decoded(raw);
}

QString hexographerHead(const std::string& bytes)
{
    bool whole = false;
    constexpr std::size_t enough = 4096;
    return decoded(isPacked(bytes) ? unpacked(bytes, enough, whole) : bytes.substr(0, enough));
}

} // namespace fw
