#pragma once

#include "app/shell/GameSummary.h"
#include "app/shell/ScenarioSummary.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace fw {

/// A card of the start page: a frame in the colours of a list, whatever the palette.
class Card : public QFrame
{
    Q_OBJECT

public:
    explicit Card(QWidget* parent = nullptr);

protected:
    /// A label that breaks its lines; `scale` is of the usual size.
    QLabel* label(double scale, bool bold);
    QPushButton* button(const QString& text, const QString& spoken, const char* name);
    /// A side's colour as a square beside its name.
    QString swatch(QColor colour, const QString& name) const;
    QString mPath;
};

/// A scenario with a picture of its map.
class ScenarioCard : public Card
{
    Q_OBJECT

public:
    /// What a picture measures on a card, in pixels of the page.
    static QSize pictureSize() { return {340, 215}; }

    explicit ScenarioCard(const QString& path, QWidget* parent = nullptr);
    /// Says what was read.
    void show(const ScenarioSummary& summary);
    using QWidget::show;
    QString path() const { return mPath; }
    /// True when it was read.
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

/// A recent file: a game with how it stands, or a scenario.
class RecentCard : public Card
{
    Q_OBJECT

public:
    RecentCard(const QString& path, bool game, QWidget* parent = nullptr);
    /// Says how a game stands.
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
