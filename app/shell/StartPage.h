#pragma once

#include "editor/Background.h"

#include <QStringList>
#include <QWidget>
#include <vector>

class QGridLayout;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace fw {

class RecentCard;
class ScenarioCard;

/// The first page: scenarios to play, games to resume, recent files. It reads them in the background and never writes
/// to them.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    /// Shows the scenarios of a folder; if it is empty, those that come with the program.
    explicit StartPage(const QString& folder = {}, QWidget* parent = nullptr);

    /// Reads the lists again; showing the page does the same.
    void refresh();
    /// Draws the maps in day or night colours.
    void setDark(bool dark);
    /// Number of files that are still to be read.
    int pending() const { return mBackground.pending() + (mToRead ? 1 : 0); }

    /// The recent files, newest first.
    static QStringList recent();
    /// Removes a file from that list; the file itself stays.
    static void forget(const QString& path);

signals:
    /// The user wants to begin a game of this scenario; empty if none is chosen yet.
    void newGameWanted(const QString& scenarioPath);
    /// The user wants to open a scenario or resume a game.
    void openWanted(const QString& path);
    /// The user wants to choose a file to open.
    void askedToOpen();
    /// The user wants the ruling desk.
    void deskWanted();
    /// The user wants to edit rules and counters.
    void editWanted();
    /// The user wants to draw a new map.
    void newMapWanted();
    /// A file was removed from the recent files.
    void recentChanged();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* header();
    QLabel* heading(const QString& text);
    void arrange();
    void fillScenarios(const QString& folder);
    void fillRecent();
    void read();
    void drawScenario(ScenarioCard* card);
    void readGame(RecentCard* card);
    void remove(const QString& path);

    Background mBackground;
    QWidget* mHeader = nullptr;
    QWidget* mBody = nullptr;
    QScrollArea* mScroll = nullptr;
    QGridLayout* mShelf = nullptr;
    QVBoxLayout* mGames = nullptr;
    QVBoxLayout* mFiles = nullptr;
    QLabel* mNoScenarios = nullptr;
    QLabel* mNoGames = nullptr;
    QLabel* mNoFiles = nullptr;
    std::vector<ScenarioCard*> mScenarios;
    std::vector<RecentCard*> mRecent;
    QStringList mListed; ///< recent files on the page
    int mColumns = 0;
    bool mDark = false;
    bool mToRead = false; ///< reading begins after the first frame
    bool mRedraw = false; ///< the pictures have the colours of the other mode, day or night
};

} // namespace fw
