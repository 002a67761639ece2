#pragma once

#include "app/shell/GameSummary.h"
#include "app/shell/ScenarioSummary.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace fw {

/// A card of the start page: a frame in the colours of a list in any palette.
class Card : public QFrame
{
    Q_OBJECT

public:
    explicit Card(QWidget* parent = nullptr);

protected:
    /// A label that wraps its text; `scale` is relative to the usual size.
    QLabel* label(double scale, bool bold);
    QPushButton* button(const QString& text, const QString& spoken, const char* name);
    /// A side's colour as a square next to its name.
    QString swatch(QColor colour, const QString& name) const;
    QString mPath;
};

/// The card of a scenario with a picture of its map.
class ScenarioCard : public Card
{
    Q_OBJECT

public:
    /// The size of the picture, in pixels of the page.
    static QSize pictureSize() { return {340, 215}; }

    explicit ScenarioCard(const QString& path, QWidget* parent = nullptr);
    /// Shows the summary of the scenario.
    void show(const ScenarioSummary& summary);
    using QWidget::show;
    QString path() const { return mPath; }
    /// True after the summary was shown.
    bool filled() const { return mFilled; }

signals:
    void newGameWanted(const QString& path);
    void openWanted(const QString& path);

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    QLabel* mPicture = nullptr;
    QLabel* mTitle = nullptr;
    QLabel* mFacts = nullptr;
    QLabel* mSides = nullptr;
    QLabel* mNotes = nullptr;
    QPushButton* mNew = nullptr;
    QPushButton* mOpen = nullptr;
    bool mFilled = false;
};

/// The card of a recent file: a game with its state, or a scenario.
class RecentCard : public Card
{
    Q_OBJECT

public:
    RecentCard(const QString& path, bool game, QWidget* parent = nullptr);
    /// Shows the state of the game.
    void show(const GameSummary& summary);
    using QWidget::show;
    QString path() const { return mPath; }
    bool isGame() const { return mGame; }

signals:
    void openWanted(const QString& path);
    void newGameWanted(const QString& path);
    void removeWanted(const QString& path);

private:
    bool mGame;
    QLabel* mTitle = nullptr;
    QLabel* mWhere = nullptr;
    QLabel* mState = nullptr;
    QPushButton* mOpen = nullptr;
    QPushButton* mNew = nullptr;
    QPushButton* mRemove = nullptr;
};

} // namespace fw
