#pragma once

#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read <concepts>
#include "editor/document/Recovery.h"
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
    /// One whose rules and drawings lie where it was made from.
    explicit MapFile(MapOrigin origin) : mOrigin(std::move(origin)) {}

    /// Reads a scenario or map to edit it, with the rules it names.
    static Result<Read> open(const QString& path);

    /// The file, empty for a map not kept yet.
    const QString& path() const { return mOrigin.file; }
    /// The file, and where its rules and drawings lie.
    const MapOrigin& origin() const { return mOrigin; }
    /// The files it consists of, to be watched.
    QStringList parts() const;
    /// Keeps the scenario; refuses as Trouble::Changed when a file was changed by another program,
    /// unless `over`.
    Result<void> save(const Scenario& scenario, bool over = false);
    /// Keeps it in another file, a map alone when the name ends so; rules and drawings that would not be found from
    /// there go with it.
    Result<void> saveAs(const Scenario& scenario, const QString& path);
    /// True when a file is not as it was read or written last.
    bool changedOutside() const;

private:
    Result<void> write(const Scenario& scenario, bool checked);
    Result<void> bringRules(const Scenario& scenario) const;
    Result<void> bringDrawings(const Scenario& scenario) const;

    MapOrigin mOrigin;
    bool mMapOnly = false;
    std::string mMapFile; ///< the map's file beside the scenario, empty when it is inside
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
