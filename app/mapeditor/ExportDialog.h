#pragma once

#include "app/widgets/Dialog.h"

#include "app/print/Export.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace fw {

class PressFields;
class PaperField;

/// Asks what to print or export from a map, in which format and resolution, and shows the resulting size.
class ExportDialog : public Dialog
{
    Q_OBJECT

public:
    ExportDialog(const Scenario& scenario, const Ruleset& rules, QWidget* parent = nullptr);

    ExportChoice choice() const;
    /// The file extension: ".svg", ".png", ".pdf" or ".vmod".
    QString ending() const;

private:
    void refresh();
    /// Adds the fields for what surrounds a map on one sheet.
    void addFrameFields(QFormLayout* form);
    MapFrame frame() const;
    bool isCard() const;
    bool isModule() const;
    /// Sets the usual resolution of the form unless the user chose another one.
    void takeUsualDpi();

    const QRectF mSheet;
    const QSizeF mPlain;    ///< size of a picture in the plain style; empty if it is drawn in full style
    const QString mTooMany; ///< why SVG and PDF are unavailable; empty if they are available
    const int mBoardDpi;    ///< usual dots per inch of the board of a module
    QComboBox* mWhat = nullptr;
    QComboBox* mForm = nullptr;
    QComboBox* mPaper = nullptr;
    QSpinBox* mDpi = nullptr;
    QComboBox* mStyle = nullptr;
    int mOwnStyle = 0; ///< the item of the style that the map has
    QCheckBox* mDark = nullptr;
    PressFields* mPress = nullptr;
    PaperField* mSheetPaper = nullptr; ///< of a map on one sheet
    QCheckBox* mMarks = nullptr;
    QDoubleSpinBox* mBleed = nullptr;
    QLabel* mSize = nullptr;
    QPushButton* mOk = nullptr;
};

} // namespace fw
