#include "editor/render/Sfnt.h"

#include <QtEndian>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

namespace fw {

namespace {

// The tables follow the OpenType specification; all numbers are big-endian.

unsigned u16(const QByteArray& from, qsizetype at)
{
    return at >= 0 && at + 2 <= from.size() ? qFromBigEndian<quint16>(from.constData() + at) : 0;
}

unsigned u32(const QByteArray& from, qsizetype at)
{
    return at >= 0 && at + 4 <= from.size() ? qFromBigEndian<quint32>(from.constData() + at) : 0;
}

void put16(QByteArray& to, unsigned value)
{
    to.append(char(value >> 8)).append(char(value));
}

void put32(QByteArray& to, unsigned value)
{
    put16(to, value >> 16);
    put16(to, value & 0xFFFF);
}

void set16(QByteArray& in, qsizetype at, int value)
{
    if (at + 2 <= in.size())
        qToBigEndian<qint16>(qint16(value), in.data() + at);
}

using Tables = std::map<QByteArray, QByteArray>;
using Glyphs = std::map<unsigned, unsigned>; ///< by letter or by glyph

Tables tablesOf(const QByteArray& file)
{
    Tables out;
    const int count = int(u16(file, 4));
    for (int i = 0; i < count; ++i) {
        const qsizetype record = 12 + 16 * i;
        const qsizetype at = u32(file, record + 8), length = u32(file, record + 12);
        if (record + 16 > file.size() || at + length > file.size())
            return {};
        // No copy, because most tables stay unchanged.
        out[file.mid(record, 4)] = QByteArray::fromRawData(file.constData() + at, length);
    }
    return out;
}

/// The size of a table in a file, where each begins at a multiple of four.
qsizetype padded(qsizetype size)
{
    return (size + 3) / 4 * 4;
}

QByteArray fileOf(const Tables& tables)
{
    const unsigned count = unsigned(tables.size());
    unsigned power = 1, log = 0;
    for (; power * 2 <= count; power *= 2)
        ++log;
    QByteArray out;
    qsizetype at = 12 + 16 * qsizetype(count);
    qsizetype size = at;
    for (const auto& [tag, bytes] : tables)
        size += padded(bytes.size());
    out.reserve(size); // fonts are large, and are read before the first frame
    put32(out, 0x00010000);
    for (const unsigned value : {count, power * 16, log, (count - power) * 16})
        put16(out, value);
    for (const auto& [tag, bytes] : tables) {
        unsigned sum = 0;
        for (const char *word = bytes.constData(), *end = word + bytes.size() / 4 * 4; word < end; word += 4)
            sum += qFromBigEndian<quint32>(word);
        out += tag;
        put32(out, sum);
        put32(out, unsigned(at));
        put32(out, unsigned(bytes.size()));
        at += padded(bytes.size());
    }
    for (const auto& [tag, bytes] : tables) {
        out += bytes;
        out.append(padded(bytes.size()) - bytes.size(), '\0');
    }
    return out;
}

QByteArray nameTable(const FontChange& change)
{
    QByteArray compact = change.family + '-' + change.style;
    compact.replace(" ", "");
    const std::pair<int, QByteArray> names[] = {
        {1, change.family}, {2, change.style}, {4, change.family + ' ' + change.style}, {6, compact}};
    QByteArray out, text;
    put16(out, 0);
    put16(out, std::size(names));
    put16(out, 6 + 12 * std::size(names));
    for (const auto& [id, name] : names) {
        // Windows, Unicode, American English.
        for (const unsigned value : {3u, 1u, 0x409u, unsigned(id), unsigned(2 * name.size()), unsigned(text.size())})
            put16(out, value);
        for (const char letter : name)
            put16(text, static_cast<unsigned char>(letter));
    }
    return out + text;
}

/// The letters of a font and their glyphs, from its cmap table of format 12.
Glyphs lettersOf(const QByteArray& cmap)
{
    Glyphs out;
    for (unsigned i = 0; i < u16(cmap, 2); ++i) {
        const qsizetype at = u32(cmap, 4 + 8 * i + 4);
        if (u16(cmap, at) != 12)
            continue;
        const unsigned groups = u32(cmap, at + 12);
        for (unsigned g = 0; g < groups; ++g) {
            const qsizetype group = at + 16 + 12 * qsizetype(g);
            if (group + 12 > cmap.size())
                break;
            const unsigned first = u32(cmap, group), last = u32(cmap, group + 4);
            for (unsigned letter = first; letter <= last && letter <= 0x10FFFF; ++letter)
                out[letter] = u32(cmap, group + 8) + letter - first;
        }
        break;
    }
    return out;
}

QByteArray cmapOf(const Glyphs& letters)
{
    QByteArray groups;
    unsigned count = 0;
    for (auto it = letters.begin(); it != letters.end(); ++count) {
        const auto first = it;
        auto last = it++;
        while (it != letters.end() && it->first == last->first + 1 && it->second == last->second + 1)
            last = it++;
        put32(groups, first->first);
        put32(groups, last->first);
        put32(groups, first->second);
    }
    QByteArray out;
    for (const unsigned value : {0u, 1u, 3u, 10u}) // Windows, all of Unicode
        put16(out, value);
    put32(out, 12);
    put16(out, 12);
    put16(out, 0);
    for (const unsigned value : {16 + unsigned(groups.size()), 0u, count})
        put32(out, value);
    return out + groups;
}

/// The glyphs of a coverage table, in its order.
std::vector<unsigned> coverage(const QByteArray& gsub, qsizetype at)
{
    std::vector<unsigned> out;
    const unsigned count = u16(gsub, at + 2);
    for (unsigned i = 0; i < count; ++i) {
        if (u16(gsub, at) == 1) {
            out.push_back(u16(gsub, at + 4 + 2 * i));
            continue;
        }
        const qsizetype range = at + 4 + 6 * qsizetype(i);
        for (unsigned glyph = u16(gsub, range); glyph <= u16(gsub, range + 2); ++glyph)
            out.push_back(glyph);
    }
    return out;
}

void takeLookup(const QByteArray& gsub, qsizetype lookup, Glyphs& out)
{
    for (unsigned i = 0; i < u16(gsub, lookup + 4); ++i) {
        qsizetype sub = lookup + u16(gsub, lookup + 6 + 2 * i);
        unsigned type = u16(gsub, lookup);
        if (type == 7) { // an extension refers to the actual table
            type = u16(gsub, sub + 2);
            sub += u32(gsub, sub + 4);
        }
        if (type != 1)
            continue;
        const std::vector<unsigned> from = coverage(gsub, sub + u16(gsub, sub + 2));
        for (std::size_t k = 0; k < from.size(); ++k)
            out.emplace(from[k], u16(gsub, sub) == 1 ? (from[k] + u16(gsub, sub + 4)) & 0xFFFF
                                                     : u16(gsub, sub + 6 + 2 * qsizetype(k)));
    }
}

/// The glyph substitutions of a feature.
Glyphs substitutes(const QByteArray& gsub, const QByteArray& feature)
{
    Glyphs out;
    const qsizetype features = u16(gsub, 6), lookups = u16(gsub, 8);
    for (unsigned i = 0; i < u16(gsub, features); ++i) {
        const qsizetype record = features + 2 + 6 * qsizetype(i);
        if (gsub.mid(record, 4) != feature)
            continue;
        const qsizetype at = features + u16(gsub, record + 4);
        for (unsigned k = 0; k < u16(gsub, at + 2); ++k) {
            const unsigned index = u16(gsub, at + 4 + 2 * k);
            takeLookup(gsub, lookups + u16(gsub, lookups + 2 + 2 * index), out);
        }
    }
    return out;
}

/// Sets the line height in all three tables that contain it, because readers use different ones.
void setLine(Tables& tables, const FontChange& change)
{
    const double units = u16(tables["head"], 18);
    const int up = int(std::lround(change.ascent * units));
    const int down = int(std::lround(change.descent * units));
    QByteArray& hhea = tables["hhea"];
    hhea.detach();
    set16(hhea, 4, up);
    set16(hhea, 6, -down);
    set16(hhea, 8, 0);
    QByteArray& os2 = tables["OS/2"];
    os2.detach();
    set16(os2, 68, up);
    set16(os2, 70, -down);
    set16(os2, 72, 0);
    set16(os2, 74, up);
    set16(os2, 76, down);
}

} // namespace

QByteArray changedFont(const QByteArray& file, const FontChange& change)
{
    Tables tables = tablesOf(file);
    for (const char* needed : {"head", "hhea", "OS/2", "cmap", "glyf"})
        if (!tables.contains(needed))
            return {};
    tables["name"] = nameTable(change);
    tables.erase("DSIG"); // the signature of the original file
    if (change.ascent > 0 || change.descent > 0)
        setLine(tables, change);
    if (!change.feature.isEmpty()) {
        Glyphs letters = lettersOf(tables["cmap"]);
        const Glyphs instead = substitutes(tables["GSUB"], change.feature);
        if (letters.empty() || instead.empty())
            return {};
        for (auto& [letter, glyph] : letters)
            if (const auto found = instead.find(glyph); found != instead.end())
                glyph = found->second;
        tables["cmap"] = cmapOf(letters);
    }
    if (!change.ligatures)
        tables.erase("GSUB");
    return fileOf(tables);
}

} // namespace fw
