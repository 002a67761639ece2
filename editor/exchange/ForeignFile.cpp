#include "editor/exchange/ForeignFile.h"

#include "editor/exchange/Archive.h"
#include "editor/exchange/CounterSheetCsv.h"
#include "editor/exchange/maps/Hexographer.h"
#include "editor/exchange/maps/Hexwright.h"
#include "editor/exchange/maps/TextMap.h"
#include "editor/exchange/tiled/TiledRead.h"
#include "editor/exchange/vassal/VassalRead.h"
#include "engine/store/Form.h"
#include "engine/store/Input.h"

#include <QtGlobal>
#include <algorithm>

namespace fw {

namespace {

/// How much of a file is read to tell its kind.
constexpr std::size_t headBytes = std::size_t(1) << 20;
/// The beginning of every zip archive.
constexpr std::string_view archiveMark = "PK\x03\x04";

/// The kind of a zip archive, by its entries.
std::optional<ForeignFormat> archiveFormat(const std::string& path)
{
    const Result<ArchiveReader> archive = ArchiveReader::open(path);
    if (!archive)
        return {};
    if (archive->has("savedGame"))
        return ForeignFormat::VassalSave;
    if (archive->has("buildFile.xml") || archive->has("buildFile"))
        return ForeignFormat::Vassal;
    return {};
}

/// The name of the first element of XML, with its attributes: "map version=..."; empty if there is none.
std::string_view rootTag(std::string_view text)
{
    while (true) {
        const std::size_t at = text.find('<');
        if (at == std::string_view::npos)
            return {};
        text.remove_prefix(at);
        const bool comment = text.starts_with("<!--");
        if (!comment && !text.starts_with("<?") && !text.starts_with("<!"))
            break;
        const std::size_t end = text.find(comment ? "-->" : ">");
        if (end == std::string_view::npos)
            return {};
        text.remove_prefix(end + 1);
    }
    return text.substr(1, text.find('>') - 1);
}

std::optional<ForeignFormat> xmlFormat(std::string_view text)
{
    const std::string_view root = rootTag(text);
    if (root.starts_with("map ") || root.starts_with("map\n") || root.starts_with("map\r"))
        return root.find("orientation=") != std::string_view::npos ? std::optional(ForeignFormat::Tiled) : std::nullopt;
    if (root.starts_with("VASSAL.build.GameModule") || root.starts_with("VASSAL.launch.BasicModule"))
        return ForeignFormat::Vassal;
    return {};
}

std::optional<ForeignFormat> jsonFormat(const std::string& text)
{
    // Tiled sorts its keys, so that the beginning of a large map may have only the first ones.
    if (hasTopKey(text, "layers") && (hasTopKey(text, "orientation") || hasTopKey(text, "infinite")))
        return ForeignFormat::Tiled;
    if (looksLikeHexwright(text))
        return ForeignFormat::Hexwright;
    return {};
}

/// The kind of a text that is neither XML nor JSON.
std::optional<ForeignFormat> textFormat(const std::string& path, const std::string& head)
{
    const Form form = formOf(head, path);
    if (form == Form::Csv)
        return looksLikeCounterSheet(head) ? std::optional(ForeignFormat::CounterSheet) : std::nullopt;
    if (form == Form::Text && looksLikeTextMap(head))
        return ForeignFormat::TextMap;
    return {};
}

} // namespace

std::optional<ForeignFormat> foreignFormatOf(const std::string& path)
{
    const Result<std::string> head = readHead(path, headBytes);
    if (!head || head->empty())
        return {};
    if (head->starts_with(archiveMark))
        return archiveFormat(path);
    if (looksLikeHexographer(*head))
        return ForeignFormat::Hexographer;
    const std::size_t first = head->find_first_not_of(" \t\r\n\xef\xbb\xbf");
    if (first == std::string::npos)
        return {};
    if ((*head)[first] == '<')
        return xmlFormat(*head);
    if ((*head)[first] != '{')
        return textFormat(path, *head);
    return jsonFormat(*head);
}

Result<ImportModel> readForeign(const std::string& path)
{
    const std::optional<ForeignFormat> format = foreignFormatOf(path);
    if (!format) {
        const Result<std::string> head = readHead(path, archiveMark.size());
        if (!head)
            return tl::unexpected(head.error());
        if (head->empty())
            return tl::unexpected(
                Problem(Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "The file is empty."), {}, path));
        if (*head == archiveMark)
            if (const Result<ArchiveReader> archive = ArchiveReader::open(path); !archive)
                return tl::unexpected(archive.error());
        return tl::unexpected(Problem(
            Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "The file is of no kind that can be imported."), {}, path,
            {},
            QT_TRANSLATE_NOOP("engine", "Choose a module or saved game of VASSAL, a map of Tiled, the text-mapper, "
                                        "Worldographer or Hexwright, or a list of countersheets.")));
    }
    switch (*format) {
    case ForeignFormat::Tiled: return readTiled(path);
    case ForeignFormat::TextMap: return readTextMap(path);
    case ForeignFormat::Hexographer: return readHexographer(path);
    case ForeignFormat::CounterSheet: return readCounterSheetCsv(path);
    case ForeignFormat::Hexwright: return readHexwright(path);
    case ForeignFormat::Vassal: return readVassal(path);
    case ForeignFormat::VassalSave: break;
    }
    return tl::unexpected(
        Problem(Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "A saved position of VASSAL needs its module."), {},
                path, {}, QT_TRANSLATE_NOOP("engine", "Import the module, and take the position with it.")));
}

} // namespace fw
