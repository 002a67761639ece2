#pragma once

#include "app/referee/controller/Referee.h"

#include "app/widgets/HeightForWidthFrame.h"

class QGridLayout;
class QLabel;

namespace fw {

/// The dice that are asked for: one row a die, one button a face; the faces typed so far are held
/// down.
class DicePad : public HeightForWidthFrame
{
    Q_OBJECT

public:
    explicit DicePad(Referee& referee, QWidget* parent = nullptr);
    /// Looks at the question and the faces so far.
    void refresh();

private:
    int addDie(int row, const DieAsked& die, std::size_t which, int face, bool next);
    void sayNamed(const std::vector<int>& faces);

    Referee& mReferee;
    const TableState& mTable;
    QGridLayout* mGrid = nullptr;
    QLabel* mNamed = nullptr;
    QLabel* mHint = nullptr;
};

} // namespace fw
