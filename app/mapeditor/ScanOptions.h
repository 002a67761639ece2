#pragma once

#include "editor/tools/Workbench.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QSlider;
class QTableWidget;

namespace fw {

/// The scanned picture under the hand: how it looks, which cells it is known to show, how far each
/// misses.
class ScanOptions : public QWidget
{
    Q_OBJECT

public:
    explicit ScanOptions(Workbench& bench, QWidget* parent = nullptr);

    /// Says why there is no picture; empty when all is well.
    void setTrouble(const QString& trouble);

signals:
    void loadWanted();

private:
    void refresh();
    void show();
    void look();
    void typed(int row, int column);

    Workbench& mBench;
    QLabel* mName = nullptr;
    QLabel* mTrouble = nullptr;
    QSlider* mOpacity = nullptr;
    QCheckBox* mShown = nullptr;
    QCheckBox* mUnder = nullptr;
    QCheckBox* mLocked = nullptr;
    QTableWidget* mPoints = nullptr;
    QLabel* mFit = nullptr;
    QPushButton* mForget = nullptr;
    QPushButton* mRemove = nullptr;
    int mStroke = 0; ///< while the slider is held
    bool mFilling = false;
};

} // namespace fw
