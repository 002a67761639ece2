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

/// Asks for all a new game is started from: event, date, players, umpire, file, options, strictness.
class NewGameDialog : public Dialog
{
    Q_OBJECT

public:
    /// Offers the shipped scenarios.
    explicit NewGameDialog(QWidget* parent = nullptr);

    /// Chooses a scenario; says in the dialog what is wrong with it and gives false when it cannot
    /// be read.
    bool setScenario(const QString& path);
    /// The scenario chosen, empty when none can be.
    QString scenarioPath() const { return mScenarioPath; }
    /// What the game is started from; good after the dialog was accepted.
    GameStart start() const;
    /// The file it is to be kept in.
    QString path() const;
    /// What is wrong, as shown; empty when nothing is.
    QString trouble() const;

    /// Begins the game when the form is in order; gives what went wrong, empty when nothing did. Nothing at all means
    /// that it was cancelled. The form stays open unless the game has begun.
    void setBegin(std::function<std::optional<QString>()> begin);

    /// Accepts only what a game can be started from.
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
    std::vector<QLineEdit*> mPlayers; ///< one a side
    bool mFileIsOurs = true;          ///< the file name still follows event and date
};

} // namespace fw
