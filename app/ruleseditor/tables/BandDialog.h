#pragma once

#include "app/widgets/Dialog.h"

#include "engine/model/Ruleset.h"

class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace fw {

/// Asks for the heading and the bounds of a band.
class BandDialog : public Dialog
{
    Q_OBJECT

public:
    /// `kind` is the kind of the axis.
    BandDialog(const Band& band, std::optional<AxisKind> kind, QWidget* parent = nullptr);
    /// The band as filled in.
    Band band() const;

private:
    void judge();

    std::optional<AxisKind> mKind;
    QLineEdit* mLabel;
    QLineEdit* mMin;
    QLineEdit* mMax;
    QLabel* mTrouble;
    QDialogButtonBox* mButtons;
};

} // namespace fw
