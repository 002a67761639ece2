#pragma once

#include "app/shell/MainWindow.h"
#include "tests/app/SampleGame.h"

#include <QTemporaryDir>
#include <functional>
#include <memory>

class QDialog;

/// The program's window in one size and one light, with games to show in it.
class Stage
{
public:
    /// Pictures go to a folder, named after what they show, the size and the light.
    Stage(const QString& folder, QSize size, bool dark);

    fw::MainWindow& window() { return *mWindow; }
    /// Opens the Germantown sample, played up to the first line that begins so.
    fw::Referee& game(const std::string& playedTo);
    /// Opens a game of another system, as its orders leave it there.
    fw::Referee& game(const SampleGame& sample);
    /// Keeps a picture of the window.
    void take(const QString& name) { take(mWindow.get(), name); }
    /// Keeps a picture of another window, resized to the stage's size when `full`.
    void take(QWidget* widget, const QString& name, bool full = false);
    /// Triggers an action that opens a dialog, keeps a picture of it, and closes it; with a button,
    /// of the dialog that this opens in turn.
    void takeDialog(const QString& action, const QString& name, const QString& button = {});
    /// Lets the window settle.
    static void settle(int milliseconds = 60);

private:
    QString mFolder;
    QString mEnding;
    QSize mSize;
    QTemporaryDir mGames;
    int mGame = 0;
    std::unique_ptr<fw::MainWindow> mWindow;
};
