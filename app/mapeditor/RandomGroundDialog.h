#pragma once

#include "app/widgets/Dialog.h"
#include "editor/commands/RandomGround.h"
#include "editor/render/PlainPainter.h"
#include "editor/tools/Workbench.h"

#include <QTimer>

class QCheckBox;
class QLabel;
class QSpinBox;

namespace fw {

/// Asks for the shares of random ground and shows a plain picture of the map with it.
class RandomGroundDialog : public Dialog
{
    Q_OBJECT

public:
    explicit RandomGroundDialog(Workbench& bench, QWidget* parent = nullptr);
    GroundPlan plan() const;
    /// The edit for the selected cells, or for the whole map without a selection.
    Edit edit() const;

private:
    void refresh();

    Workbench& mBench;
    PlainPainter mPlain;
    QTimer mRest;
    QSpinBox* mSeed = nullptr;
    QSpinBox* mRivers = nullptr;
    QSpinBox* mHills = nullptr;
    QSpinBox* mWoods = nullptr;
    QSpinBox* mMarsh = nullptr;
    QSpinBox* mTowns = nullptr;
    QCheckBox* mRoads = nullptr;
    QLabel* mPicture = nullptr;
};

} // namespace fw
