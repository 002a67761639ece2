#pragma once

#include "app/shell/MainWindow.h"
#include "tests/app/SampleGame.h"

#include <QTemporaryDir>
#include <functional>
#include <memory>

class QDialog;

/// The program's window in one size and one colour scheme, with games to show in it.
class Stage
{
public:
    /// Sets the folder for pictures, whose names contain the subject, the size and the colour scheme.
    Stage(const QString& folder, QSize size, bool dark);

    fw::MainWindow& window() { return *mWindow; }
    /// Opens the Germantown sample, played up to the first line that begins with a text.
    fw::Referee& game(const std::string& playedTo);
    /// Opens a game of another system in the state after its orders.
    fw::Referee& game(const SampleGame& sample);
    /// Saves a picture of the window.
    void take(const QString& name) { take(mWindow.get(), name); }
    /// Saves a picture of another window, resized to the size of the stage if `full`.
    void take(QWidget* widget, const QString& name, bool full = false);
    /// Triggers an action that opens a dialog, saves a picture of it and closes it; with a button, clicks it and takes
    /// the dialog that it opens.
    void takeDialog(const QString& action, const QString& name, const QString& button = {});
    /// Waits until the window is up to date.
    static void settle(int milliseconds = 60);

private:
    QString mFolder;
    QString mEnding;
    QSize mSize;
    QTemporaryDir mGames;
    int mGame = 0;
    std::unique_ptr<fw::MainWindow> mWindow;
};
