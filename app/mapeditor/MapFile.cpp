#include "app/mapeditor/MapFile.h"

#include "app/Places.h"
#include "app/widgets/ProblemText.h"
#include "editor/render/CounterArt.h"
#include "engine/store/Sha256.h"
#include "engine/store/ToSave.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace fw {

namespace {

std::string mapPath(const QString& scenario, const std::string& name)
{
    return folderOf(scenario.toStdString()) + '/' + name;
}

/// The digest of a file as it is now.
std::optional<Digest> digestOf(const std::string& path)
{
    const Result<FileText> text = readText(path);
    return text ? std::optional(text->digest) : std::nullopt;
}

/// Copies a file to where none is; one of the same content that is there already will do.
Result<void> bring(const std::string& from, const std::string& to)
{
    const Result<FileText> text = readText(from);
    if (!text)
        return tl::unexpected(text.error());
    if (!QFileInfo::exists(QString::fromStdString(to)))
        return saveText(to, text->text);
    if (digestOf(to) == text->digest)
        return {};
    return fail(Trouble::Unwritable, Text("{0} is there already and holds something else", {to}), {},
                "choose another folder");
}

} // namespace

Result<MapFile::Read> MapFile::open(const QString& path)
{
    const std::string name = path.toStdString();
    Read read;
    read.file.mOrigin.file = read.file.mOrigin.from = path;
    if (kindOf(name) == FileKind::Map) {
        Result<Map> map = readMapFile(name);
        if (!map)
            return tl::unexpected(map.error());
        read.scenario.map = std::move(*map);
        read.file.mMapOnly = true;
        read.file.mDigest = digestOf(name);
        return read;
    }
    Result<ScenarioFile> file = openScenarioFile(name);
    if (!file)
        return tl::unexpected(file.error());
    read.scenario = std::move(file->scenario);
    read.file.mMapFile = file->mapFile;
    read.file.mDigest = file->digest;
    if (!file->mapFile.empty())
        read.file.mMapDigest = file->mapDigest;
    Result<FoundRules> rules = findRules(read.scenario, folderOf(name), shippedFolder());
    if (rules) {
        read.file.mOrigin.rules = QString::fromStdString(rules->path);
        read.rules = std::move(rules->rules);
    } else {
        read.remark = locatedWords(rules.error());
    }
    return read;
}

QStringList MapFile::parts() const
{
    QStringList files;
    if (!mOrigin.file.isEmpty())
        files << mOrigin.file;
    if (!mMapFile.empty())
        files << QString::fromStdString(mapPath(mOrigin.file, mMapFile));
    return files;
}

Result<void> MapFile::write(const Scenario& scenario, bool checked)
{
    const auto expected = [checked](const std::optional<Digest>& digest) { return checked ? digest : std::nullopt; };
    const std::string path = mOrigin.file.toStdString();
    const auto put = [&](const std::string& to, const std::string& text, std::optional<Digest>& digest) {
        Result<void> done = saveText(to, text, expected(digest));
        if (done)
            digest = sha256(text);
        return done;
    };
    // Both parts are looked at before one is written.
    const bool parted = mMapOnly || !mMapFile.empty();
    const std::string map = mMapOnly ? path : mapPath(mOrigin.file, mMapFile);
    const Result<std::string> mapText = parted ? mapToSave(scenario.map, map) : std::string();
    if (!mapText)
        return tl::unexpected(mapText.error());
    if (mMapOnly)
        return put(path, *mapText, mDigest);
    const Result<std::string> text = scenarioToSave(scenario, mMapFile, path);
    if (!text)
        return tl::unexpected(text.error());
    if (!mMapFile.empty())
        if (Result<void> done = put(map, *mapText, mMapDigest); !done)
            return done;
    return put(path, *text, mDigest);
}

Result<void> MapFile::save(const Scenario& scenario, bool over)
{
    return write(scenario, !over);
}

Result<void> MapFile::saveAs(const Scenario& scenario, const QString& path)
{
    MapFile other({path, mOrigin.rules, mOrigin.from});
    other.mMapOnly = kindOf(path.toStdString()) == FileKind::Map;
    // What it needs comes first: when that cannot be written, nothing is left that cannot be opened.
    if (!other.mMapOnly)
        if (Result<void> done = other.bringRules(scenario); !done)
            return done;
    if (Result<void> done = other.write(scenario, false); !done)
        return done;
    Result<void> drawn;
    if (!other.mMapOnly)
        drawn = other.bringDrawings(scenario);
    other.mOrigin.from = path;
    *this = std::move(other);
    return drawn;
}

/// The rules in use, with their labels in other languages, unless just these are found from the new place.
Result<void> MapFile::bringRules(const Scenario& scenario) const
{
    const std::string rules = mOrigin.rules.toStdString();
    if (rules.empty() || scenario.rules.empty())
        return {};
    const Result<FileText> meant = readText(rules);
    if (!meant)
        return tl::unexpected(meant.error());
    const std::string folder = folderOf(mOrigin.file.toStdString());
    const Result<FoundRules> found = findRules(scenario, folder, shippedFolder());
    if (found && found->digest == meant->digest)
        return {};
    const QFileInfo from(mOrigin.rules);
    const QString stem = from.fileName().chopped(int(std::string_view(".json").size()));
    for (const QString& name : from.dir().entryList({from.fileName(), stem + ".*.json"}, QDir::Files))
        if (Result<void> done = bring(from.dir().filePath(name).toStdString(), folder + '/' + name.toStdString());
            !done)
            return done;
    return {};
}

Result<void> MapFile::bringDrawings(const Scenario& scenario) const
{
    if (mOrigin.from.isEmpty())
        return {};
    const QString from = QFileInfo(mOrigin.from).path(), to = QFileInfo(mOrigin.file).path();
    for (const Unit& unit : scenario.units)
        for (const bool back : {false, true}) {
            const QString drawing = artFile(from, unit.id, back);
            if (drawing.isEmpty() || !artFile(to, unit.id, back).isEmpty())
                continue;
            QDir(to).mkpath("counters");
            const QString copy = to + "/counters/" + QFileInfo(drawing).fileName();
            if (Result<void> done = bring(drawing.toStdString(), copy.toStdString()); !done)
                return done;
        }
    return {};
}

bool MapFile::changedOutside() const
{
    if (mDigest && digestOf(mOrigin.file.toStdString()) != mDigest)
        return true;
    return mMapDigest && digestOf(mapPath(mOrigin.file, mMapFile)) != mMapDigest;
}

} // namespace fw
