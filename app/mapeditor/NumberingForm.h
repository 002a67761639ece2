#pragma once

#include "engine/grid/Numbering.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace fw {

/// How cells are numbered, with a preview of the corners of the map.
class NumberingForm : public QWidget
{
    Q_OBJECT

public:
    explicit NumberingForm(QWidget* parent = nullptr);
    Numbering numbering() const;
    void setNumbering(const Numbering& numbering);
    /// The map whose numbers are previewed.
    void setGrid(const Grid& grid);
    /// False when two cells would have one number, which the preview says.
    bool good() const { return mGood; }

signals:
    void changed();

private:
    void preview();

    Grid mGrid;
    bool mGood = true;
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
