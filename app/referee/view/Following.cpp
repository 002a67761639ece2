#include "app/referee/view/Following.h"

#include "app/referee/controller/TableState.h"
#include "editor/Logging.h"

#include <QApplication>
#include <QFileInfo>

namespace fw {

namespace {

constexpr int soon = 20;          ///< milliseconds
constexpr int nowAndThen = 2'000; ///< milliseconds

} // namespace

Following::Following(TableState& table, QObject* parent) : QObject(parent), mTable(table)
{
    // SQLite has finished a write when its journal file disappears from the folder.
    mWatcher.addPath(table.file());
    mWatcher.addPath(QFileInfo(table.file()).absolutePath());
    mSoon.setSingleShot(true);
    mSoon.setInterval(soon);
    mNowAndThen.setInterval(nowAndThen);
    connect(&mWatcher, &QFileSystemWatcher::fileChanged, &mSoon, qOverload<>(&QTimer::start));
    connect(&mWatcher, &QFileSystemWatcher::directoryChanged, &mSoon, qOverload<>(&QTimer::start));
    connect(&mSoon, &QTimer::timeout, this, &Following::look);
    connect(&mNowAndThen, &QTimer::timeout, this, &Following::look);
    mNowAndThen.start();
}

void Following::look()
{
    // An open dialog or menu shows the game as it was; the next look finds what was added.
    if (QApplication::activeModalWidget() != nullptr || QApplication::activePopupWidget() != nullptr)
        return;
    const Result<bool> more = mTable.gameToChange().follow();
    if (more && *more)
        mTable.refresh();
    mDiverged = !more && more.error().trouble != Trouble::Unwritable;
    if (mDiverged) {
        qCDebug(journalLog) << "cannot follow the game any more:" << describe(more.error()).c_str();
        mWatcher.disconnect(&mSoon);
        mSoon.stop();
        mNowAndThen.stop();
    }
    emit looked();
}

} // namespace fw
