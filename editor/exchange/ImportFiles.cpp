#include "editor/exchange/ImportFiles.h"

#include "editor/exchange/CsvCells.h"
#include "editor/render/CounterArt.h"
#include "editor/render/DrawingFile.h"
#include "engine/store/Output.h"
#include "engine/store/ToSave.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <algorithm>

namespace fw {

namespace {

/// The most bytes of a picture of a board in memory when it is converted.
constexpr qint64 mostBoardPixels = 200'000'000;

/// One file to write.
struct FileToWrite {
    std::string name; ///< within the folder
    std::string bytes;
    Form form = Form::Other;
};

/// A picture as a file that the program reads: PNG and SVG as they are, others as PNG.
struct UsablePicture {
    QByteArray bytes;
    QString ending; ///< "png" or "svg"; empty if the picture cannot be used
};

UsablePicture usablePicture(const std::string& bytes, qint64 mostPixels)
{
    const QByteArray given = QByteArray::fromStdString(bytes);
    if (given.startsWith("\x89PNG"))
        return {given, "png"};
    if (given.left(4096).contains("<svg"))
        return standsAlone(given) ? UsablePicture{given, "svg"} : UsablePicture();
    QBuffer buffer;
    buffer.setData(given);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    const QSize size = reader.size();
    if (!size.isValid() || qint64(size.width()) * size.height() > mostPixels)
        return {};
    const QImage image = reader.read();
    QByteArray out;
    QBuffer to(&out);
    to.open(QIODevice::WriteOnly);
    return !image.isNull() && image.save(&to, "PNG") ? UsablePicture{out, "png"} : UsablePicture();
}

/// Reads pictures of a model once each and tells of those that cannot be used.
class PictureSource
{
public:
    PictureSource(const ImportModel& model, std::vector<ImportNote>& notes) : mModel(model), mNotes(notes) {}

    UsablePicture read(const std::string& name, qint64 mostPixels)
    {
        const Result<std::string> bytes = mModel.readPicture
                                              ? mModel.readPicture(name)
                                              : Result<std::string>(
                                                  fail(Trouble::BadInput,
                                                       QT_TRANSLATE_NOOP("engine", "The picture is not there.")));
        if (!bytes) {
            mNotes.push_back({"import/picture", bytes.error().text, name, 1});
            return {};
        }
        UsablePicture out = usablePicture(*bytes, mostPixels);
        if (out.ending.isEmpty())
            mNotes.push_back(
                {"import/picture",
                 QT_TRANSLATE_NOOP("engine", "The picture is in a format that cannot be read, or is too large."), name,
                 1});
        return out;
    }

private:
    const ImportModel& mModel;
    std::vector<ImportNote>& mNotes;
};

Form formOfEnding(const QString& ending)
{
    return ending == "svg" ? Form::Svg : Form::Png;
}

/// Adds the pictures of counters, as ID.png and ID-back.png in the folder `counters`. Equal pictures are read once.
void addCounters(const Imported& imported, PictureSource& source, std::vector<FileToWrite>& files)
{
    std::map<std::string, UsablePicture> known;
    const auto add = [&](const std::string& name, const std::string& file) {
        if (name.empty())
            return;
        const auto [at, fresh] = known.try_emplace(name);
        if (fresh)
            at->second = source.read(name, mostDrawingPixels);
        if (!at->second.ending.isEmpty())
            files.push_back({"counters/" + file + '.' + at->second.ending.toStdString(), at->second.bytes.toStdString(),
                             formOfEnding(at->second.ending)});
    };
    for (const auto& [unit, pictures] : imported.pictures)
        if (isPlainId(unit)) {
            add(pictures.front, unit);
            add(pictures.back, unit + "-back");
        }
}

/// Adds the picture of a board as NAME-board.png, and makes it the scan of the map.
void addBoard(const ImportMap& from, const std::string& name, Map& map, PictureSource& source,
              std::vector<FileToWrite>& files)
{
    if (from.picture.empty())
        return;
    const UsablePicture picture = source.read(from.picture, mostBoardPixels);
    if (picture.ending.isEmpty())
        return;
    map.scan.image = name + "-board." + picture.ending.toStdString();
    map.scan.under = false; // above the ground, to draw after it
    map.scan.opacity = 70;
    files.push_back({map.scan.image, picture.bytes.toStdString(), formOfEnding(picture.ending)});
}

/// Adds the other maps of the model that have cells, each as a map file; their words stay as they are.
Result<void> addOtherMaps(const ImportModel& model, std::size_t chosen, const std::string& id, PictureSource& source,
                          std::vector<FileToWrite>& files)
{
    for (std::size_t m = 0; m < model.maps.size(); ++m) {
        if (m == chosen || model.maps[m].map.grid.cellCount() == 0)
            continue;
        const std::string plain = idFrom(model.maps[m].name);
        const std::string name = id + "-" + (plain.empty() ? "map" : plain) + "-" + std::to_string(m + 1);
        Map map = model.maps[m].map;
        addBoard(model.maps[m], name, map, source, files);
        const Result<std::string> text = mapToSave(map, name + ".map.json");
        if (!text)
            return tl::unexpected(text.error());
        files.push_back({name + ".map.json", *text, Form::Map});
    }
    return {};
}

/// Refuses if a file may not be written, before any is.
Result<void> mayWriteAll(const std::vector<FileToWrite>& files, const ImportTarget& target)
{
    const QDir folder(QString::fromStdString(target.folder));
    for (const FileToWrite& file : files) {
        const QString path = folder.filePath(QString::fromStdString(file.name));
        if (!QFileInfo::exists(path))
            continue;
        if (!target.replaces)
            return tl::unexpected(
                Problem(Trouble::Unwritable, QT_TRANSLATE_NOOP("engine", "A file of this name already exists."), {},
                        path.toStdString(), {},
                        QT_TRANSLATE_NOOP("engine", "Choose another folder, or delete the file first.")));
        if (const Result<void> may = mayWrite({path.toStdString(), file.form}); !may)
            return may;
    }
    return {};
}

} // namespace

Result<std::vector<std::string>> writeImported(const ImportModel& model, Imported& imported, std::size_t map,
                                               const ImportTarget& target)
{
    const std::string& id = imported.scenario.id;
    const bool alone = imported.rules.id.empty();
    const std::string main = id + (alone ? ".map.json" : ".scenario.json");
    PictureSource source(model, imported.notes);
    std::vector<FileToWrite> files;
    if (map < model.maps.size())
        addBoard(model.maps[map], id, imported.scenario.map, source, files);
    addCounters(imported, source, files);
    if (const Result<void> others = addOtherMaps(model, map, id, source, files); !others)
        return tl::unexpected(others.error());
    const auto add = [&](const Result<std::string>& text, const std::string& name, Form form) {
        if (text)
            files.insert(files.begin(), {name, *text, form});
        return text.map([](const std::string&) {});
    };
    if (target.writesRules && !alone)
        if (const Result<void> rules = add(rulesToSave(imported.rules, imported.rules.id + ".rules.json"),
                                           imported.rules.id + ".rules.json", Form::Rules);
            !rules)
            return tl::unexpected(rules.error());
    if (const Result<void> scenario = alone ? add(mapToSave(imported.scenario.map, main), main, Form::Map)
                                            : add(scenarioToSave(imported.scenario, {}, main), main, Form::Scenario);
        !scenario)
        return tl::unexpected(scenario.error());
    if (const Result<void> may = mayWriteAll(files, target); !may)
        return tl::unexpected(may.error());
    const QDir folder(QString::fromStdString(target.folder));
    const bool counters = std::ranges::any_of(
        files, [](const FileToWrite& file) { return file.name.starts_with("counters/"); });
    if (!folder.mkpath(counters ? "counters" : "."))
        return fail(Trouble::Unwritable,
                    Text(QT_TRANSLATE_NOOP("engine", "the folder {0} cannot be created"), {target.folder}));
    std::vector<std::string> out;
    // The main file is the last, so that it never names a file that is not there.
    for (auto file = files.rbegin(); file != files.rend(); ++file) {
        const std::string path = folder.filePath(QString::fromStdString(file->name)).toStdString();
        if (const Result<void> done = writeOutput({path, file->form}, file->bytes); !done)
            return tl::unexpected(done.error());
        out.insert(out.begin(), path);
    }
    return out;
}

} // namespace fw
