#pragma once

#include "editor/exchange/Archive.h"
#include "editor/exchange/vassal/Sequence.h"

#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <string>
#include <utility>
#include <vector>

/// Small modules of VASSAL for tests.
namespace vassalmodule {

/// The text of a counter with these traits, type and state, the outermost first.
inline std::string slot(const std::vector<std::pair<std::string, std::string>>& traits)
{
    std::string type;
    std::string state;
    for (std::size_t i = traits.size(); i-- > 0;) {
        const bool last = i + 1 == traits.size();
        type = last ? traits[i].first : fw::joinSequence({traits[i].first, type}, '\t');
        state = last ? traits[i].second : fw::joinSequence({traits[i].second, state}, '\t');
    }
    return fw::joinSequence({"+", "null", type, state}, '/');
}

/// A counter with a name and a picture.
inline std::string counter(const std::string& name, const std::string& picture, const std::string& gpid = "1")
{
    return slot({{"delete;Delete;68,130;", ""}, {"piece;;;" + picture + ";" + name, "null;0;0;" + gpid + ";0"}});
}

inline std::string xmlText(const std::string& text)
{
    std::string out;
    for (const char c : text)
        out += c == '<' ? "&lt;" : c == '&' ? "&amp;" : c == '"' ? "&quot;" : c == '\t' ? "&#9;" : std::string(1, c);
    return out;
}

inline std::string pieceSlot(const std::string& name, const std::string& text, const std::string& word = "PieceSlot")
{
    return "<VASSAL.build.widget." + word + " entryName=\"" + xmlText(name) + "\" gpid=\"\">" + xmlText(text)
           + "</VASSAL.build.widget." + word + ">";
}

inline std::string module(const std::string& content)
{
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<VASSAL.build.GameModule name=\"Test\" version=\"1\">" + content
           + "</VASSAL.build.GameModule>";
}

inline std::string board(const std::string& name, const std::string& content,
                         const std::string& more = "width=\"600\" height=\"500\"")
{
    return "<VASSAL.build.module.map.boardPicker.Board name=\"" + name + "\" " + more + ">" + content
           + "</VASSAL.build.module.map.boardPicker.Board>";
}

inline std::string map(const std::string& name, const std::string& boards, const std::string& more = {},
                       const std::string& attributes = {})
{
    return "<VASSAL.build.module.Map mapName=\"" + name + "\" " + attributes + "><VASSAL.build.module.map.BoardPicker>"
           + boards + "</VASSAL.build.module.map.BoardPicker>" + more + "</VASSAL.build.module.Map>";
}

inline const char* const hexes =
    "<VASSAL.build.module.map.boardPicker.board.HexGrid dx=\"60\" dy=\"70\" x0=\"40\" y0=\"40\" sideways=\"false\">"
    "<VASSAL.build.module.map.boardPicker.board.mapgrid.HexGridNumbering first=\"H\" sep=\"\" hType=\"N\" vType=\"N\" "
    "hLeading=\"1\" vLeading=\"1\" hOff=\"1\" vOff=\"1\" stagger=\"false\"/>"
    "</VASSAL.build.module.map.boardPicker.board.HexGrid>";

inline std::string png(int width, int height)
{
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(0x808080);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes.toStdString();
}

inline std::string write(const QTemporaryDir& folder, const QString& name, const std::string& bytes)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), qint64(bytes.size())) < 0)
        return {};
    file.close();
    return file.fileName().toStdString();
}

/// The path of a module with this buildFile and further files.
inline std::string archive(const QTemporaryDir& folder, const std::string& xml, std::vector<fw::ArchiveEntry> more = {},
                           const std::string& build = "buildFile.xml")
{
    more.insert(more.begin(), {build, xml});
    return write(folder, "test.vmod", fw::zipped(more).value_or(""));
}

inline constexpr char separator = '\x1b';

/// A saved game as VASSAL obfuscates it.
inline std::string obfuscated(const std::string& text, int key)
{
    constexpr char digits[] = "0123456789abcdef";
    std::string out = "!VCSK";
    const auto add = [&](int byte) {
        out += digits[byte >> 4];
        out += digits[byte & 15];
    };
    add(key);
    for (const char c : text)
        add((static_cast<unsigned char>(c) ^ key) & 255);
    return out;
}

/// The command that adds a counter.
inline std::string added(const std::string& id, const std::string& name, const std::string& picture,
                         const std::string& state)
{
    return fw::joinSequence({"+", id,
                             fw::joinSequence({"delete;Delete;68,130;", "piece;;;" + picture + ";" + name}, '\t'),
                             fw::joinSequence({"", state}, '\t')},
                            '/');
}

inline std::string stackOf(const std::string& id, const std::string& state)
{
    return fw::joinSequence({"+", id, "stack", state}, '/');
}

inline std::string position(const std::vector<std::string>& commands)
{
    std::vector<std::string> all = {"begin_save"};
    all.insert(all.end(), commands.begin(), commands.end());
    all.emplace_back("end_save");
    return fw::joinSequence(all, separator);
}

/// A saved game with so many counters on the map "Map", each with two layers and two marks.
inline std::string largePosition(int count)
{
    std::vector<std::string> commands;
    for (int i = 0; i < count; ++i) {
        const std::string id = std::to_string(1'000'000'000 + i);
        const std::string at = std::to_string(120 + i % 500) + ";" + std::to_string(60 + i % 400);
        commands.push_back(fw::joinSequence(
            {"+", id,
             fw::joinSequence(
                 {"emb2;Flip;128;F;;128;;;128;;;;1;false;0;0;b.png;;true;Flip;;;false;;1;1;false;70,130;;;"
                  ";1.0;;true",
                  fw::joinSequence(
                      {"mark;Side,Strength",
                       fw::joinSequence({"delete;Delete;68,130;", "piece;;;g" + std::to_string(i % 900) + ".png;Guard"},
                                        '\t')},
                      '\t')},
                 '\t'),
             fw::joinSequence(
                 {"-1", fw::joinSequence({"French,5", fw::joinSequence({"", "Map;" + at + ";5;0"}, '\t')}, '\t')},
                 '\t')},
            '/'));
        if (i % 4 == 3)
            commands.push_back(stackOf("s" + id, "Map;" + at + ";" + id + ";@@0"));
    }
    return position({fw::joinSequence(commands, separator)});
}

} // namespace vassalmodule
