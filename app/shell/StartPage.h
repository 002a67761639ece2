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

/// The first page: scenarios to play, games to resume, files opened lately. It reads them in the
/// background, never for writing.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    /// Shows the scenarios of a folder; empty for those that come with the program.
    explicit StartPage(const QString& folder = {}, QWidget* parent = nullptr);

    /// Reads the lists again; done by itself whenever the page is shown.
    void refresh();
    /// Draws the maps by day or by night.
    void setDark(bool dark);
    /// Files still to be read.
    int pending() const { return mBackground.pending() + (mToRead ? 1 : 0); }

    /// The files opened lately, newest first.
    static QStringList recent();
    /// Takes a file off that list; the file itself stays.
    static void forget(const QString& path);

signals:
    /// A game of this scenario is to be started; empty when none was chosen yet.
    void newGameWanted(const QString& scenarioPath);
    /// A scenario or game is to be opened, a game to be resumed.
    void openWanted(const QString& path);
    /// A file is to be chosen and opened.
    void askedToOpen();
    /// The ruling desk is to be opened.
    void deskWanted();
    /// Rules and counters are to be edited.
    void editWanted();
    /// A new map is to be drawn.
    void newMapWanted();
    /// A file was taken off the list of recent ones.
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
    QStringList mListed; ///< recent files as shown
    int mColumns = 0;
    bool mDark = false;
    bool mToRead = false; ///< reading begins after the frame
    bool mRedraw = false; ///< the maps shown are of the other kind of light
};

} // namespace fw
