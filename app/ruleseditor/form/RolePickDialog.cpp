#include "app/ruleseditor/form/RolePickDialog.h"

#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"
#include "editor/render/CounterFace.h"
#include "editor/view/TableView.h"

#include <QPushButton>
#include <algorithm>

namespace fw {

RolePickDialog::RolePickDialog(const Ruleset& rules, const Scenario& scenario, std::vector<FormulaRole> roles,
                               QWidget* parent)
    : Dialog("rolePick", tr("Pick on Map"), parent), mScenario(scenario), mRoles(std::move(roles)),
      mSays(wordsLabel("rolePickSays"))
{
    resize(860, 680);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(mSays);
    mMap = named(new TableView, "rolePickMap", tr("The map with its set-up"));
    mMap->setDark(palette().window().color().lightness() < 128);
    layout->addWidget(mMap, 1);
    auto* place = wordsLabel("rolePickPlace");
    layout->addWidget(place);
    mButtons = makeButtons(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, tr("Take Them"));
    layout->addWidget(mButtons);
    connect(mMap, &TableView::unitClicked, this, &RolePickDialog::pickUnit);
    connect(mMap, &TableView::cellClicked, this, &RolePickDialog::pickCell);
    connect(mMap, &TableView::cancelled, this, &RolePickDialog::drop);
    connect(mMap, &TableView::confirmed, this, [this] {
        if (mNext < mRoles.size())
            skip();
        else
            accept();
    });
    connect(mMap, &ZoomView::hovered, place, &QLabel::setText);
    mMap->show(rules, mScenario, counterFaces(rules, mScenario));
    mMap->setFocus();
    tell();
}

void RolePickDialog::pickUnit(int unit)
{
    if (unit < 0 || mNext >= mRoles.size())
        return;
    if (mRoles[mNext].needs != RoleNeeds::Place) {
        take(mScenario.units[std::size_t(unit)].id);
        return;
    }
    for (const CounterFace& face : mMap->counters())
        if (face.unit == unit)
            pickCell(face.cell);
}

void RolePickDialog::pickCell(int cell)
{
    if (mNext >= mRoles.size() || !mScenario.map.grid.contains(cell))
        return;
    if (mRoles[mNext].needs == RoleNeeds::Place)
        take(mScenario.map.numbering.label(mScenario.map.grid, cell));
    else if (const int top = mMap->uppermost(cell); top >= 0) // by keyboard: the top counter
        take(mScenario.units[std::size_t(top)].id);
    else if (mRoles[mNext].needs == RoleNeeds::CounterOrPlace)
        take(mScenario.map.numbering.label(mScenario.map.grid, cell));
}

void RolePickDialog::take(const std::string& id)
{
    mPicked[mRoles[mNext].name] = {id};
    skip();
}

void RolePickDialog::skip()
{
    ++mNext;
    tell();
}

void RolePickDialog::drop()
{
    if (mNext == 0) {
        reject();
        return;
    }
    --mNext;
    mPicked.erase(mRoles[mNext].name);
    tell();
}

void RolePickDialog::tell()
{
    const QString back = mNext == 0 ? tr("Escape closes this window.") : tr("Escape takes the last click back.");
    if (mNext >= mRoles.size()) {
        mSays->setText(tr("Press Enter to take them. %1").arg(back));
    } else {
        const QString role = toQString(mRoles[mNext].name);
        const RoleNeeds needs = mRoles[mNext].needs;
        const QString ask = needs == RoleNeeds::Counter ? tr("Click the counter for %1.").arg(role)
                            : needs == RoleNeeds::Place ? tr("Click the hex for %1.").arg(role)
                                                        : tr("Click the counter or hex for %1.").arg(role);
        mSays->setText(tr("%1 Enter keeps what it is. %2").arg(ask, back));
    }
    std::set<int> chosen;
    for (std::size_t i = 0; i < mScenario.units.size(); ++i)
        if (std::ranges::any_of(mPicked, [&](const auto& one) { return one.second.front() == mScenario.units[i].id; }))
            chosen.insert(int(i));
    mMap->setRings({}, chosen);
    mButtons->button(QDialogButtonBox::Ok)->setEnabled(!mPicked.empty());
}

} // namespace fw
