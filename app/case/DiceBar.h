#pragma once

#include "engine/play/Play.h"

#include <QWidget>
#include <string>
#include <utility>
#include <vector>

class QGridLayout;
class QPushButton;

namespace fw {

/// A row of faces for each die of a question: one click or one key enters a face.
class DiceBar : public QWidget
{
    Q_OBJECT

public:
    explicit DiceBar(QWidget* parent = nullptr);

    /// Asks for these dice; shows those in `known` as entered. `some` tells whether the case states any dice, for these
    /// or earlier rolls.
    void ask(const std::vector<DieAsked>& dice, const std::vector<std::pair<std::string, int>>& known, bool some);

signals:
    /// The user entered a face of a die.
    void picked(const QString& die, int face);
    /// The user asked to remove all stated dice.
    void cleared();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    std::vector<DieAsked> mAsked;
    std::vector<bool> mKnown;
    QGridLayout* mGrid = nullptr;
    QWidget* mFaces = nullptr;
    QPushButton* mClear = nullptr;
};

} // namespace fw
