#pragma once

#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read <concepts>
#include "engine/base/Problem.h"
#include "engine/model/Scenario.h"
#include "engine/store/Files.h"
#endif

#include <QString>

namespace fw {

/// The file a map is kept in: a scenario with its map inside or beside it, or a map alone.
class MapFile
{
public:
    /// What was read to be edited.
    struct Read;

    /// A map that has no file yet.
    MapFile() = default;

    /// Reads a scenario or map to edit it, with the rules it names.
    static Result<Read> open(const QString& path);

    /// The file, empty for a map not kept yet.
    const QString& path() const { return mPath; }
    /// The files it consists of, to be watched.
    QStringList parts() const;
    /// Keeps the scenario; refuses as Trouble::Changed when a file was changed by another program,
    /// unless `over`.
    Result<void> save(const Scenario& scenario, bool over = false);
    /// Keeps it in another file, a map alone when the name ends so.
    Result<void> saveAs(const Scenario& scenario, const QString& path);
    /// True when a file is not as it was read or written last.
    bool changedOutside() const;

private:
    Result<void> write(const Scenario& scenario, bool checked);

    QString mPath;
    bool mMapOnly = false;
    std::string mMapFile; ///< name of the map beside the scenario, empty when it is inside
    std::optional<Digest> mDigest;
    std::optional<Digest> mMapDigest;
};

struct MapFile::Read {
    MapFile file;
    Scenario scenario;
    Ruleset rules;
    QString remark; ///< what the designer should know, as that the rules were not found
};

} // namespace fw
