#include "app/referee/dialogs/ClockDialog.h"

#include "app/widgets/WidgetFactory.h"
#include "engine/model/Scenario.h"

#include <QFormLayout>
#include <QTimeEdit>

namespace fw {

ClockDialog::ClockDialog(const ClockTimes& times, const std::vector<Army>& sides, QWidget* parent)
    : TableDialog(tr("Chess Clock"),
                  tr("The clock runs for the side that must answer. It stops for the referee and while a dialog is "
                     "open. The log notes each setting."),
                  tr("&Set the Clock"), parent),
      mBefore(times)
{
    const ClockRules& rules = mBefore.rules();
    mForm = new QFormLayout;
    body()->addLayout(mForm);
    body()->addStretch(1);
    mWay = named(new QComboBox, "clockWay", tr("Counting direction"));
    mWay->addItems({tr("Up (time used)"), tr("Down (time left)")});
    mWay->setCurrentIndex(rules.down ? 1 : 0);
    mForm->addRow(tr("&Count:"), mWay);
    mMinutes = number(tr("&Time for each side:"), "clockMinutes", 1, 6000, rules.minutes, tr(" min", "after a number"));
    mIncrement = number(tr("&Increment for each answer:"), "clockIncrement", 0, 3600, rules.increment,
                        tr(" s", "after a number"));
    mDelay = number(tr("&Delay before each answer counts:"), "clockDelay", 0, 3600, rules.delay,
                    tr(" s", "after a number"));
    for (const Army& side : sides) {
        auto* used = new QTimeEdit(QTime(0, 0).addMSecs(int(qMin(mBefore.used(side.id), qint64(86'399'000)))));
        used->setDisplayFormat("H:mm:ss");
        named(used, "clockUsed_" + QString::fromStdString(side.id),
              tr("Time used by %1", "side").arg(QString::fromStdString(side.name)));
        mForm->addRow(tr("Used by %1:", "side").arg(QString::fromStdString(side.name)), used);
        mSides.push_back(side.id);
        mUsed.push_back(used);
    }
    connect(mWay, &QComboBox::currentIndexChanged, this, &ClockDialog::look);
    resize(440, 320);
    mWay->setFocus();
    look();
}

QSpinBox* ClockDialog::number(const QString& caption, const char* name, int low, int high, int value,
                              const QString& unit)
{
    auto* box = numberField(name, QString(caption).remove('&').remove(':'), low, high, value);
    box->setSuffix(unit);
    mForm->addRow(caption, box);
    return box;
}

/// Disables allowance and increment when the clock counts up, since they then mean nothing.
void ClockDialog::look()
{
    for (QSpinBox* box : {mMinutes, mIncrement, mDelay})
        box->setEnabled(mWay->currentIndex() == 1 || box == mDelay);
}

ClockTimes ClockDialog::times() const
{
    ClockTimes out = mBefore;
    out.setRules({mWay->currentIndex() == 1, mMinutes->value(), mIncrement->value(), mDelay->value()});
    for (std::size_t i = 0; i < mSides.size(); ++i) {
        // An unchanged time keeps its milliseconds.
        const qint64 now = mUsed[i]->time().msecsSinceStartOfDay();
        if (now / 1000 != mBefore.used(mSides[i]) / 1000)
            out.setUsed(mSides[i], now);
    }
    return out;
}

} // namespace fw
