#pragma once

#include "app/widgets/Dialog.h"

#include "app/Places.h"
#include "engine/session/Game.h"

#include <functional>
#include <optional>
#include <vector>

class QButtonGroup;
class QComboBox;
class QDateEdit;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace fw {

class OptionsPanel;

/// Asks for all data of a new game: event, date, players, umpire, file, options, level.
class NewGameDialog : public Dialog
{
    Q_OBJECT

public:
    /// Lists the scenarios that come with the program.
    explicit NewGameDialog(QWidget* parent = nullptr);

    /// Selects a scenario; if it cannot be read, shows the reason in the dialog and returns false.
    bool setScenario(const QString& path);
    /// The path of the selected scenario; empty if there is none.
    QString scenarioPath() const { return mScenarioPath; }
    /// The data of the new game; valid after the dialog was accepted.
    GameStart start() const;
    /// The path of the game file.
    QString path() const;
    /// The visible problem; empty if there is none.
    QString trouble() const;

    /// Sets the function that begins the game: it returns the reason of a failure, an empty text on success, or none if
    /// the user cancelled. The form stays open unless the game has begun.
    void setBegin(std::function<std::optional<QString>()> begin);

    /// Accepts the dialog only if a game can begin with its data.
    void accept() override;

private:
    QWidget* leftSide();
    QWidget* rightSide();
    void fillPlayers();
    void suggestFile();
    void askForScenario();
    void askForFile();
    void say(const QString& trouble, QWidget* where);
    QString whyNot(QWidget** where) const;

    QString mScenarioPath;
    std::optional<Loaded> mLoaded;
    QComboBox* mScenario = nullptr;
    QLabel* mAbout = nullptr;
    QLineEdit* mEvent = nullptr;
    QDateEdit* mDate = nullptr;
    QLineEdit* mUmpire = nullptr;
    QLineEdit* mFile = nullptr;
    QFormLayout* mForm = nullptr;
    QButtonGroup* mLevel = nullptr;
    OptionsPanel* mOptions = nullptr;
    QLabel* mTrouble = nullptr;
    QPushButton* mStart = nullptr;
    std::function<std::optional<QString>()> mBegin;
    std::vector<QLineEdit*> mPlayers; ///< one for each side
    bool mFileIsOurs = true;          ///< the file name follows event and date
};

} // namespace fw
