#include "app/case/DiceBar.h"

#include "app/widgets/WidgetFactory.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <algorithm>

namespace fw {

namespace {

constexpr int mostButtons = 12; ///< more faces than this need typing

}

DiceBar::DiceBar(QWidget* parent) : QWidget(parent)
{
    auto* layout = bare<QHBoxLayout>(this);
    mFaces = new QWidget;
    mFaces->setObjectName("diceFaces");
    layout->addWidget(mFaces);
    layout->addStretch(1);
    mClear = named(new QPushButton(tr("Clear &Dice")), "diceClear", tr("Clear the dice and show the chances"));
    layout->addWidget(mClear, 0, Qt::AlignTop);
    connect(mClear, &QPushButton::clicked, this, &DiceBar::cleared);
    setAccessibleName(tr("Dice"));
}

void DiceBar::ask(const std::vector<DieAsked>& dice, const std::vector<std::pair<std::string, int>>& known, bool some)
{
    const bool typing = mFaces->isAncestorOf(focusWidget()) && focusWidget() != nullptr;
    mClear->setVisible(some);
    mAsked = dice;
    mKnown.assign(dice.size(), false);
    delete mFaces->layout();
    qDeleteAll(mFaces->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    mGrid = new QGridLayout(mFaces);
    mGrid->setContentsMargins(0, 0, 0, 0);
    mGrid->setSpacing(3);
    auto left = known;
    QWidget* next = nullptr;
    for (std::size_t i = 0; i < dice.size(); ++i) {
        const DieAsked& die = dice[i];
        const QString name = QString::fromStdString(die.name);
        const QString label = QString::fromStdString(die.label);
        auto at = std::ranges::find(left, die.name, &std::pair<std::string, int>::first);
        if (at == left.end())
            at = std::ranges::find_if(left, [](const auto& d) { return d.first.empty(); });
        const int face = at == left.end() ? die.low - 1 : at->second;
        if (at != left.end())
            left.erase(at);
        mKnown[i] = face >= die.low;
        mGrid->addWidget(new QLabel(tr("%1 die").arg(label)), int(i), 0);
        if (die.high - die.low + 1 > mostButtons) {
            auto* spin = named(new QSpinBox, "die:" + name, tr("%1 die").arg(label));
            spin->setRange(die.low - 1, die.high);
            spin->setSpecialValueText(" ");
            spin->setValue(face);
            connect(spin, &QSpinBox::editingFinished, this, [this, spin, name, low = die.low] {
                if (spin->value() >= low)
                    emit picked(name, spin->value());
            });
            mGrid->addWidget(spin, int(i), 1, 1, 4);
            continue;
        }
        for (int n = die.low; n <= die.high; ++n) {
            auto* button = new QPushButton(QString::number(n));
            named(button, QString("die:%1:%2").arg(name).arg(n), tr("%1 die %2").arg(label).arg(n));
            button->setCheckable(true);
            button->setChecked(n == face);
            button->setFixedWidth(34);
            connect(
                button, &QPushButton::clicked, this, [this, name, n] { emit picked(name, n); }, Qt::QueuedConnection);
            mGrid->addWidget(button, int(i), 1 + n - die.low);
            if (next == nullptr && !mKnown[i])
                next = button;
        }
    }
    // While the user enters dice by keyboard, the focus goes on to the next one.
    if (typing && next != nullptr)
        next->setFocus();
    mFaces->setVisible(!dice.empty());
}

void DiceBar::keyPressEvent(QKeyEvent* event)
{
    bool digit = false;
    const int face = event->text().toInt(&digit);
    for (std::size_t i = 0; digit && i < mAsked.size(); ++i)
        if (!mKnown[i] && face >= mAsked[i].low && face <= mAsked[i].high) {
            emit picked(QString::fromStdString(mAsked[i].name), face);
            return;
        }
    QWidget::keyPressEvent(event);
}

} // namespace fw
