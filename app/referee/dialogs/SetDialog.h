#pragma once

#include "app/referee/dialogs/TableDialog.h"

#include "engine/play/State.h"

#include <QStringList>

class QCheckBox;
class QComboBox;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace fw {

class Game;

/// Corrects the program's position to match the table: units, marks, tracks and the clock, picked, typed or pasted from
/// a sheet. It shows what the settings change.
class SetDialog : public TableDialog
{
    Q_OBJECT

public:
    /// What a setting changes.
    enum class About { Unit, Side, Game, Place, Clock, Formation };

    /// The dialog does not change the game, which must outlive it; `unit` is selected at first.
    explicit SetDialog(const Game& game, const QString& unit = {}, QWidget* parent = nullptr);

    /// The lines of orders with their reason, in the order in which they must be carried out.
    QStringList lines() const;
    /// Removes the first line, which has been carried out.
    void dropFirst();

protected:
    bool typed() const override { return !mLines.isEmpty() || TableDialog::typed(); }

private:
    void build();
    void buildTop();
    void buildClock();
    void fillPhases();
    void aboutChosen();
    void subjectChosen();
    void markChosen();
    void add(const QString& line);
    void addTyped();
    void addPosition();
    void addMark();
    void addTurn();
    void removeChosen();
    bool take(const QStringList& rows);
    State after(QString* why) const;
    void look();

    About about() const;
    QString subject() const;
    QString subjectWords() const;

    const Game& mGame;
    QStringList mLines; ///< without the reason
    QComboBox* mAbout = nullptr;
    QComboBox* mSubject = nullptr;
    QWidget* mPositionRow = nullptr;
    QLineEdit* mPlace = nullptr;
    QSpinBox* mSteps = nullptr;
    QComboBox* mFacing = nullptr;
    QWidget* mMarkRow = nullptr;
    QComboBox* mMark = nullptr;
    QComboBox* mValue = nullptr;
    QLineEdit* mNumber = nullptr;
    QLineEdit* mMembers = nullptr;
    QWidget* mTurnRow = nullptr;
    QSpinBox* mTurn = nullptr;
    QComboBox* mPhase = nullptr;
    QCheckBox* mUnderWay = nullptr;
    QPlainTextEdit* mTyped = nullptr;
    QListWidget* mList = nullptr;
    QPushButton* mRemove = nullptr;
    QListWidget* mAfter = nullptr;
};

} // namespace fw
