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

} // namespace vassalmodule
