#include "app/mapeditor/MapFile.h"

#include "app/Places.h"
#include "editor/Translated.h"
#include "engine/store/Sha256.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace fw {

namespace {

std::string mapPath(const QString& scenario, const std::string& name)
{
    return folderOf(scenario.toStdString()) + "/" + name + ".map.json";
}

/// The digest of a file as it is now.
std::optional<Digest> digestOf(const std::string& path)
{
    const Result<FileText> text = readText(path);
    return text ? std::optional(text->digest) : std::nullopt;
}

} // namespace

Result<MapFile::Read> MapFile::open(const QString& path)
{
    const std::string name = path.toStdString();
    Read read;
    read.file.mPath = path;
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
    if (rules)
        read.rules = std::move(rules->rules);
    else
        read.remark = translated(rules.error().text);
    return read;
}

QStringList MapFile::parts() const
{
    QStringList files;
    if (!mPath.isEmpty())
        files << mPath;
    if (!mMapFile.empty())
        files << QString::fromStdString(mapPath(mPath, mMapFile));
    return files;
}

Result<void> MapFile::write(const Scenario& scenario, bool checked)
{
    const auto expected = [checked](const std::optional<Digest>& digest) {
        return checked ? digest : std::nullopt;
    };
    const std::string path = mPath.toStdString();
    if (mMapOnly) {
        const Result<void> done = saveText(path, writeMap(scenario.map), expected(mDigest));
        if (done)
            mDigest = digestOf(path);
        return done;
    }
    if (!mMapFile.empty()) {
        const std::string map = mapPath(mPath, mMapFile);
        if (Result<void> done = saveText(map, writeMap(scenario.map), expected(mMapDigest)); !done)
            return done;
        mMapDigest = digestOf(map);
    }
    const Result<void> done = saveText(path, writeScenario(scenario, mMapFile), expected(mDigest));
    if (done)
        mDigest = digestOf(path);
    return done;
}

Result<void> MapFile::save(const Scenario& scenario, bool over)
{
    return write(scenario, !over);
}

Result<void> MapFile::saveAs(const Scenario& scenario, const QString& path)
{
    MapFile other;
    other.mPath = path;
    other.mMapOnly = kindOf(path.toStdString()) == FileKind::Map;
    if (Result<void> done = other.write(scenario, false); !done)
        return done;
    *this = std::move(other);
    return {};
}

bool MapFile::changedOutside() const
{
    if (mDigest && digestOf(mPath.toStdString()) != mDigest)
        return true;
    return mMapDigest && digestOf(mapPath(mPath, mMapFile)) != mMapDigest;
}

} // namespace fw
