#pragma once

#include "editor/commands/Clip.h"

#include <QString>
#include <QStringList>

namespace fw {

/// The stamps that the user stored: small map files in the program's own folder.
class StampShelf
{
public:
    /// A shelf in a folder, which is made when a stamp is stored.
    explicit StampShelf(QString folder) : mFolder(std::move(folder)) {}
    /// The shelf of the user.
    static StampShelf ofUser();

    /// The names of the stamps, sorted.
    QStringList names() const;
    /// A stamp; refuses what cannot be read.
    Result<Clip> read(const QString& name) const;
    /// Stores a stamp under a name; refuses a name that is taken or is no file name.
    Result<void> store(const QString& name, const Clip& clip) const;
    /// Deletes a stamp; false if it is not there or cannot be deleted.
    bool remove(const QString& name) const;
    /// Why a stamp cannot have this name; empty if it can.
    QString whyNot(const QString& name) const;

private:
    QString path(const QString& name) const;

    QString mFolder;
};

} // namespace fw
