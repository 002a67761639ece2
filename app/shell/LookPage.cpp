#include "app/shell/LookPage.h"

#include "app/widgets/WidgetFactory.h"
#include "editor/view/MapView.h"

#include <QHBoxLayout>

namespace fw {

LookPage::LookPage(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Scenario"));
    auto* layout = bare<QVBoxLayout>(this);
    layout->setSpacing(0);
    auto* bar = new QWidget;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 6, 12, 6);
    mTitle = wordsLabel();
    row->addWidget(mTitle, 1);
    addButton(row, tr("&Edit Map"), "editMap", tr("Edit the map and the set-up"), this, &LookPage::editWanted);
    mBegin = addButton(row, tr("&Referee a Game..."), "beginGame", tr("Referee a game of this scenario"), this,
                       &LookPage::gameWanted);
    layout->addWidget(bar);
    mMap = new MapView;
    layout->addWidget(mMap, 1);
}

void LookPage::setTitle(const QString& title, const QString& remark, bool playable)
{
    mTitle->setText(remark.isEmpty() ? title : tr("%1\n%2").arg(title, remark));
    mBegin->setVisible(playable);
}

} // namespace fw
