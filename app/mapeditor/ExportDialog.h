#pragma once

#include "app/widgets/Dialog.h"

#include "app/print/Export.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace fw {

/// Asks what of a map is printed, in which form, and how fine; says how large it will be.
class ExportDialog : public Dialog
{
    Q_OBJECT

public:
    ExportDialog(const Scenario& scenario, const Ruleset& rules, QWidget* parent = nullptr);

    ExportChoice choice() const;
    /// The ending of the file: ".svg", ".png" or ".pdf".
    QString ending() const;

private:
    void refresh();
    bool isCard() const;

    const QRectF mSheet;
    const QSizeF mPlain;    ///< of a picture in the plain style; empty when it has all the curves
    const QString mTooMany; ///< why SVG and PDF are not to be had; empty when they are
    QComboBox* mWhat = nullptr;
    QComboBox* mForm = nullptr;
    QComboBox* mPaper = nullptr;
    QSpinBox* mDpi = nullptr;
    QCheckBox* mDark = nullptr;
    QLabel* mSize = nullptr;
    QPushButton* mOk = nullptr;
};

} // namespace fw
