#pragma once

#include "engine/grid/Numbering.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace fw {

/// Edits the numbering of cells, with a preview of the map's corners.
class NumberingForm : public QWidget
{
    Q_OBJECT

public:
    explicit NumberingForm(QWidget* parent = nullptr);
    Numbering numbering() const;
    void setNumbering(const Numbering& numbering);
    /// Sets the grid for the preview.
    void setGrid(const Grid& grid);
    /// False if two cells would have the same number, or one none; the preview says so.
    bool good() const { return mGood; }

signals:
    void changed();

private:
    void preview();
    void enableWhatCounts(const Numbering& numbering);

    Grid mGrid;
    bool mGood = true;
    QComboBox* mScheme = nullptr;
    QCheckBox* mDoubled = nullptr;
    QComboBox* mOrder = nullptr;
    QComboBox* mColumns = nullptr;
    QComboBox* mRows = nullptr;
    QSpinBox* mColumnStart = nullptr;
    QSpinBox* mRowStart = nullptr;
    QSpinBox* mColumnDigits = nullptr;
    QSpinBox* mRowDigits = nullptr;
    QCheckBox* mColumnDescending = nullptr;
    QCheckBox* mRowDescending = nullptr;
    QLineEdit* mSeparator = nullptr;
    QLabel* mPreview = nullptr;
};

} // namespace fw
