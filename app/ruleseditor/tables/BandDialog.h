#pragma once

#include "app/widgets/Dialog.h"

#include "engine/model/Ruleset.h"

class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace fw {

/// Asks for the heading of a band and what it holds.
class BandDialog : public Dialog
{
    Q_OBJECT

public:
    /// `kind` is that of the axis.
    BandDialog(const Band& band, std::optional<AxisKind> kind, QWidget* parent = nullptr);
    /// The band as it was filled in.
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
