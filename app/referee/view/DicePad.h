#pragma once

#include "app/referee/controller/Referee.h"

#include "app/widgets/HeightForWidthFrame.h"

class QGridLayout;
class QLabel;

namespace fw {

/// The pending dice: one row for each die, one button for each face; the given faces look pressed.
class DicePad : public HeightForWidthFrame
{
    Q_OBJECT

public:
    explicit DicePad(Referee& referee, QWidget* parent = nullptr);
    /// Reads the question and the faces given so far.
    void refresh();

private:
    int addDie(int row, const DieAsked& die, std::size_t which, int face, bool next);
    void sayNamed(const std::vector<int>& faces);

    Referee& mReferee;
    const TableState& mTable;
    QGridLayout* mGrid = nullptr;
    QLabel* mFacesEntered = nullptr;
    QLabel* mHint = nullptr;
};

} // namespace fw
