#include "app/ruleseditor/tables/PairDialog.h"

#include "editor/render/CounterFace.h"
#include "editor/view/Named.h"
#include "editor/view/TableView.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace fw {

PairDialog::PairDialog(const Ruleset& rules, const Scenario& scenario, QWidget* parent)
    : Dialog({}, tr("Pick Two Counters"), parent), mUnits(scenario.units)
{
    resize(860, 680);
    auto* layout = new QVBoxLayout(this);
    mSays = new QLabel;
    mSays->setObjectName("pairSays");
    mSays->setTextFormat(Qt::PlainText);
    layout->addWidget(mSays);
    mMap = named(new TableView, "pairMap", tr("The map with its set-up"));
    mMap->setDark(palette().window().color().lightness() < 128);
    layout->addWidget(mMap, 1);
    auto* place = new QLabel;
    place->setObjectName("pairPlace");
    place->setTextFormat(Qt::PlainText);
    layout->addWidget(place);
    mButtons = makeButtons(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, tr("State Case"));
    layout->addWidget(mButtons);
    connect(mMap, &TableView::unitClicked, this, &PairDialog::pick);
    connect(mMap, &TableView::cellClicked, this, [this](int cell) { // by keyboard: the top counter
        const CounterFace* top = nullptr;
        for (const CounterFace& face : mMap->counters())
            if (face.cell == cell && (top == nullptr || face.order > top->order))
                top = &face;
        if (top != nullptr)
            pick(top->unit);
    });
    connect(mMap, &TableView::cancelled, this, &PairDialog::drop);
    connect(mMap, &TableView::confirmed, this, [this] {
        if (mTarget >= 0)
            accept();
    });
    connect(mMap, &ZoomView::hovered, place, &QLabel::setText);
    mMap->show(rules, scenario, counterFaces(rules, scenario));
    mMap->setFocus();
    tell();
}

void PairDialog::pick(int unit)
{
    if (unit == mActing || unit < 0)
        return;
    (mActing < 0 ? mActing : mTarget) = unit;
    tell();
}

void PairDialog::drop()
{
    if (mActing < 0)
        reject();
    (mTarget >= 0 ? mTarget : mActing) = -1;
    tell();
}

void PairDialog::tell()
{
    const auto name = [this](int unit) {
        const Unit& u = mUnits[std::size_t(unit)];
        return QString::fromStdString(u.name.empty() ? u.id : u.name);
    };
    mSays->setText(mActing < 0 ? tr("Click the counter that acts. Escape closes this window.")
                   : mTarget < 0
                       ? tr("%1 acts. Click its target. Escape takes the last click back.").arg(name(mActing))
                       : tr("%1 acts against %2. Press Enter to state the case.").arg(name(mActing), name(mTarget)));
    std::set<int> chosen;
    for (const int unit : {mActing, mTarget})
        if (unit >= 0)
            chosen.insert(unit);
    mMap->setRings({}, chosen);
    mButtons->button(QDialogButtonBox::Ok)->setEnabled(mTarget >= 0);
}

} // namespace fw
