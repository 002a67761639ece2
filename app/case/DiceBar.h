#pragma once

#include "engine/play/Play.h"

#include <QWidget>
#include <string>
#include <utility>
#include <vector>

class QGridLayout;
class QPushButton;

namespace fw {

/// A row of faces for each die that is asked for: one click, or one key, says what fell.
class DiceBar : public QWidget
{
    Q_OBJECT

public:
    explicit DiceBar(QWidget* parent = nullptr);

    /// Asks for these dice; those in `known` are shown as said. `some` says whether any dice were
    /// stated at all, for these or earlier rolls.
    void ask(const std::vector<DieAsked>& dice, const std::vector<std::pair<std::string, int>>& known, bool some);

signals:
    /// A face was said of a die.
    void picked(const QString& die, int face);
    /// All dice stated are to be forgotten.
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
