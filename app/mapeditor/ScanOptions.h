#pragma once

#include "editor/tools/Workbench.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSlider;
class QTableWidget;

namespace fw {

struct ScanFit;

/// Options of the scanned image: its display, its reference cells, and the error of each.
class ScanOptions : public QWidget
{
    Q_OBJECT

public:
    explicit ScanOptions(Workbench& bench, QWidget* parent = nullptr);

    /// Shows why there is no image; empty if all is well.
    void setTrouble(const QString& trouble);

signals:
    /// The user wants to load a scanned image.
    void loadWanted();

private:
    void refresh();
    void show();
    void look();
    void typed(int row, int column);
    QString fitWords(const Scan& scan, const ScanFit& fit) const;
    void takeStretch();

    Workbench& mBench;
    QLabel* mName = nullptr;
    QLabel* mTrouble = nullptr;
    QSlider* mOpacity = nullptr;
    QCheckBox* mShown = nullptr;
    QCheckBox* mUnder = nullptr;
    QCheckBox* mLocked = nullptr;
    QComboBox* mWarp = nullptr;
    QTableWidget* mPoints = nullptr;
    QLabel* mFit = nullptr;
    QPushButton* mStretch = nullptr;
    QPushButton* mForget = nullptr;
    QPushButton* mRemove = nullptr;
    int mStroke = 0; ///< id of the stroke while the slider is held
    bool mFilling = false;
};

} // namespace fw
