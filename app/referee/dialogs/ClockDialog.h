#pragma once

#include "app/referee/controller/ClockTimes.h"
#include "app/referee/dialogs/TableDialog.h"

#include <vector>

class QComboBox;
class QSpinBox;
class QTimeEdit;

namespace fw {

struct Army;

/// Asks for the rules of the chess clock and the time that each side has used.
class ClockDialog : public TableDialog
{
    Q_OBJECT

public:
    ClockDialog(const ClockTimes& times, const std::vector<Army>& sides, QWidget* parent = nullptr);

    /// The times and rules that the user entered.
    ClockTimes times() const;

private:
    QSpinBox* number(const QString& caption, const char* name, int low, int high, int value, const QString& unit);
    void look();

    ClockTimes mBefore;
    std::vector<std::string> mSides;
    QFormLayout* mForm = nullptr;
    QComboBox* mWay = nullptr;
    QSpinBox* mMinutes = nullptr;
    QSpinBox* mIncrement = nullptr;
    QSpinBox* mDelay = nullptr;
    std::vector<QTimeEdit*> mUsed; ///< by side
};

} // namespace fw
