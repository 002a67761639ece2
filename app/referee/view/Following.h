#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace fw {

class TableState;

/// Keeps a read-only game up to date with its file while another program adds rows. It reads the file when the file or
/// its folder changes, and also by a timer. There is no signal when a lock is released or when the file is on another
/// computer.
class Following : public QObject
{
    Q_OBJECT

public:
    /// The referee must outlive it.
    explicit Following(TableState& table, QObject* parent = nullptr);
    /// True when the shown game no longer matches its file and must be opened anew; it then follows no longer.
    bool hasDiverged() const { return mDiverged; }

public slots:
    /// Reads new rows, and whether another program still has the game open; does nothing while a dialog or menu is
    /// open.
    void look();

signals:
    /// The file was read; another program may have opened or closed the game.
    void looked();

private:
    TableState& mTable;
    QFileSystemWatcher mWatcher;
    QTimer mSoon;       ///< waits, since one write changes the file many times
    QTimer mNowAndThen; ///< reads the file without a signal
    bool mDiverged = false;
};

} // namespace fw
