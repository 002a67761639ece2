#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace fw {

class TableState;

/// Keeps a game that is only looked at as it stands on its file, to which another adds: it looks when the file or its
/// folder changes, and now and then, since nobody tells when a file is let go or lies on another computer.
class Following : public QObject
{
    Q_OBJECT

public:
    /// The referee must outlive it.
    explicit Following(TableState& table, QObject* parent = nullptr);
    /// True when what is shown is no longer what is in the file, which has to be opened anew; nothing is followed then.
    bool hasDiverged() const { return mDiverged; }

public slots:
    /// Looks what was added, and whether the game is still held; while a dialog or menu is open it does nothing.
    void look();

signals:
    /// It was looked at; who holds the game may have changed.
    void looked();

private:
    TableState& mTable;
    QFileSystemWatcher mWatcher;
    QTimer mSoon;       ///< one writing is many changes of the file
    QTimer mNowAndThen; ///< without them
    bool mDiverged = false;
};

} // namespace fw
