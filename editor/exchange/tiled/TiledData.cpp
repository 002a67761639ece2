#include "editor/exchange/tiled/TiledData.h"

#include <QByteArray>
#include <QtGlobal>
#include <charconv>
#include <zlib.h>
#include <zstd.h>

namespace fw {

namespace {

constexpr std::size_t tileBytes = 4;

tl::unexpected<Problem> damaged()
{
    return fail(Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "The tiles of a layer are damaged or incomplete."), {},
                QT_TRANSLATE_NOOP("engine", "Open the map in Tiled and save it again."));
}

/// Decompresses gzip or zlib data of exactly `size` bytes; an empty text if it is damaged or of another size.
std::string inflated(const QByteArray& packed, std::size_t size)
{
    std::string out(size + 1, '\0'); // one more, so that longer data are noticed
    z_stream stream{};
    constexpr int anyHeader = 15 + 32;
    if (inflateInit2(&stream, anyHeader) != Z_OK)
        return {};
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream.avail_in = uInt(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = uInt(out.size());
    const int end = inflate(&stream, Z_FINISH);
    const std::size_t got = stream.total_out;
    inflateEnd(&stream);
    if (end != Z_STREAM_END || got != size)
        return {};
    out.resize(size);
    return out;
}

/// Decompresses zstd data, likewise.
std::string unpackedZstd(const QByteArray& packed, std::size_t size)
{
    std::string out(size, '\0');
    const std::size_t got = ZSTD_decompress(out.data(), size, packed.data(), std::size_t(packed.size()));
    return ZSTD_isError(got) != 0 || got != size ? std::string() : out;
}

std::string deflated(const std::string& bytes, bool gzip)
{
    z_stream stream{};
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, gzip ? 15 + 16 : 15, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        return {};
    std::string out(deflateBound(&stream, uLong(bytes.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = uInt(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = uInt(out.size());
    deflate(&stream, Z_FINISH);
    out.resize(stream.total_out);
    deflateEnd(&stream);
    return out;
}

std::string packedZstd(const std::string& bytes)
{
    std::string out(ZSTD_compressBound(bytes.size()), '\0');
    constexpr int level = 19;
    const std::size_t got = ZSTD_compress(out.data(), out.size(), bytes.data(), bytes.size(), level);
    out.resize(ZSTD_isError(got) != 0 ? 0 : got);
    return out;
}

Result<std::vector<std::uint32_t>> fromCsv(const std::string& text, std::size_t count)
{
    std::vector<std::uint32_t> tiles;
    tiles.reserve(count);
    const char* at = text.data();
    const char* const end = at + text.size();
    const auto skip = [&](const char* what) {
        while (at != end && std::string_view(what).find(*at) != std::string_view::npos)
            ++at;
    };
    for (skip(" \t\r\n"); at != end; skip(", \t\r\n")) {
        std::uint32_t tile = 0;
        const auto [next, error] = std::from_chars(at, end, tile);
        if (error != std::errc() || tiles.size() == count)
            return damaged();
        tiles.push_back(tile);
        at = next;
    }
    if (tiles.size() != count)
        return damaged();
    return tiles;
}

std::string toCsv(const std::vector<std::uint32_t>& tiles, int width)
{
    std::string text = "\n";
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        text += std::to_string(tiles[i]);
        const bool rowEnds = width > 0 && (i + 1) % std::size_t(width) == 0;
        text += i + 1 == tiles.size() ? "\n" : rowEnds ? ",\n" : ",";
    }
    return text;
}

} // namespace

Result<TiledEncoding> tiledEncoding(const std::string& encoding, const std::string& compression)
{
    if (encoding.empty())
        return TiledEncoding::Elements;
    if (encoding == "csv")
        return TiledEncoding::Csv;
    if (encoding == "base64") {
        if (compression.empty())
            return TiledEncoding::Base64;
        if (compression == "gzip")
            return TiledEncoding::Gzip;
        if (compression == "zlib")
            return TiledEncoding::Zlib;
        if (compression == "zstd")
            return TiledEncoding::Zstd;
    }
    return fail(Trouble::BadInput,
                Text(QT_TRANSLATE_NOOP("engine", "The tiles of a layer are written in the unknown form \"{0}\"."),
                     {compression.empty() ? encoding : encoding + " " + compression}),
                {}, QT_TRANSLATE_NOOP("engine", "In Tiled, choose another form under Map > Map Properties."));
}

Result<std::vector<std::uint32_t>> decodedTiles(const std::string& text, TiledEncoding encoding, std::size_t count)
{
    if (encoding == TiledEncoding::Elements || encoding == TiledEncoding::Csv)
        return fromCsv(text, count);
    QByteArray plain = QByteArray::fromRawData(text.data(), qsizetype(text.size())).simplified();
    plain.replace(' ', "");
    const QByteArray::FromBase64Result read = QByteArray::fromBase64Encoding(plain,
                                                                             QByteArray::AbortOnBase64DecodingErrors);
    if (!read)
        return damaged();
    const QByteArray& bytes = *read;
    std::string raw;
    if (encoding == TiledEncoding::Base64)
        raw.assign(bytes.data(), std::size_t(bytes.size()));
    else if (encoding == TiledEncoding::Zstd)
        raw = unpackedZstd(bytes, count * tileBytes);
    else
        raw = inflated(bytes, count * tileBytes);
    if (raw.size() != count * tileBytes)
        return damaged();
    std::vector<std::uint32_t> tiles(count);
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t byte = 0; byte < tileBytes; ++byte)
            tiles[i] |= std::uint32_t(static_cast<unsigned char>(raw[i * tileBytes + byte])) << (8 * byte);
    return tiles;
}

std::string encodedTiles(const std::vector<std::uint32_t>& tiles, TiledEncoding encoding, int width)
{
    if (encoding == TiledEncoding::Elements || encoding == TiledEncoding::Csv)
        return toCsv(tiles, width);
    std::string raw;
    raw.reserve(tiles.size() * tileBytes);
    for (const std::uint32_t tile : tiles)
        for (std::size_t byte = 0; byte < tileBytes; ++byte)
            raw += char((tile >> (8 * byte)) & 0xFFU);
    if (encoding == TiledEncoding::Zstd)
        raw = packedZstd(raw);
    else if (encoding != TiledEncoding::Base64)
        raw = deflated(raw, encoding == TiledEncoding::Gzip);
    return QByteArray::fromRawData(raw.data(), qsizetype(raw.size())).toBase64().toStdString();
}

} // namespace fw
