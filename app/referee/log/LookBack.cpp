#include "app/referee/log/LookBack.h"

#include "editor/view/Named.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <algorithm>

namespace fw {

LookBack::LookBack(QWidget* parent) : QWidget(parent)
{
    const auto button = [this](const char* name, Qt::ArrowType arrow, const QString& what) {
        auto* out = new QToolButton;
        out->setObjectName(name);
        out->setArrowType(arrow);
        out->setAutoRaise(true);
        out->setAutoRepeat(true);
        out->setToolTip(what);
        out->setAccessibleName(what);
        return out;
    };
    mOlder = button("lookBackOlder", Qt::LeftArrow, tr("Previous action"));
    mNewer = button("lookBackNewer", Qt::RightArrow, tr("Next action"));
    mSlider = named(new QSlider(Qt::Horizontal), "lookBackSlider", tr("Look back through the game"));
    mSlider->setToolTip(tr("Look back through the game. This changes nothing."));
    mWhere = named(new QLabel, "lookBackWhere", tr("Row shown"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(6, 2, 6, 2);
    layout->setSpacing(4);
    layout->addWidget(mOlder);
    layout->addWidget(mSlider, 1);
    layout->addWidget(mNewer);
    layout->addWidget(mWhere);
    connect(mOlder, &QToolButton::clicked, this, &LookBack::back);
    connect(mNewer, &QToolButton::clicked, this, &LookBack::forth);
    connect(mSlider, &QSlider::valueChanged, this, &LookBack::moved);
    setRows({});
}

qint64 LookBack::row() const
{
    const int at = mSlider->value();
    return at >= 0 && std::size_t(at) < mRows.size() ? mRows[std::size_t(at)] : -1;
}

void LookBack::setRows(std::vector<qint64> rows)
{
    const qint64 stays = row();
    mRows = std::move(rows);
    {
        const QSignalBlocker quiet(mSlider);
        const int last = std::max(0, int(mRows.size()) - 1);
        mSlider->setRange(0, last);
        mSlider->setPageStep(std::max(1, last / 10));
        const auto at = std::upper_bound(mRows.begin(), mRows.end(), stays);
        mSlider->setValue(mBack ? std::max(0, int(at - mRows.begin()) - 1) : last);
    }
    if (mBack && mSlider->value() == mSlider->maximum()) {
        mBack = false;
        emit returned();
    }
    setEnabled(mRows.size() > 1);
    say();
}

void LookBack::goTo(qint64 row)
{
    const auto at = std::upper_bound(mRows.begin(), mRows.end(), row);
    mSlider->setValue(std::max(0, int(at - mRows.begin()) - 1));
}

void LookBack::back()
{
    mSlider->setValue(mSlider->value() - 1);
}

void LookBack::forth()
{
    mSlider->setValue(mSlider->value() + 1);
}

void LookBack::leave()
{
    mSlider->setValue(mSlider->maximum());
}

void LookBack::moved(int at)
{
    const bool back = at < mSlider->maximum();
    const bool was = mBack;
    mBack = back;
    say();
    if (back)
        emit lookedBack(row());
    else if (was)
        emit returned();
}

void LookBack::say()
{
    const int at = mSlider->value();
    mOlder->setEnabled(at > 0);
    mNewer->setEnabled(at < mSlider->maximum());
    // The start is row 0; the number of rows is the one in the footer of a printed log.
    mWhere->setText(mRows.empty() ? QString() : tr("row %1 (rows: %2)").arg(row()).arg(mRows.back() + 1));
    mSlider->setAccessibleDescription(mBack ? tr("looking back to row %1").arg(row()) : tr("in the current position"));
}

} // namespace fw
