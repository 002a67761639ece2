#include "app/case/FeatureButton.h"

#include <QMenu>
#include <algorithm>

namespace fw {

FeatureButton::FeatureButton(FeatureKind kind, const QString& name, QWidget* parent)
    : QToolButton(parent), mKind(kind), mName(name)
{
    setPopupMode(InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto* menu = new QMenu(this);
    menu->setAccessibleName(name);
    setMenu(menu);
    showChoice();
}

void FeatureButton::setRules(const Ruleset& rules)
{
    menu()->clear();
    for (const Feature& feature : rules.features) {
        if (feature.kind != mKind || feature.decoration)
            continue;
        QAction* action = menu()->addAction(QString::fromStdString(feature.label.empty() ? feature.id : feature.label));
        action->setCheckable(true);
        action->setData(QString::fromStdString(feature.id));
        connect(action, &QAction::triggered, this, [this] {
            showChoice();
            emit edited();
        });
    }
    setEnabled(!menu()->isEmpty());
    showChoice();
}

std::vector<std::string> FeatureButton::chosen() const
{
    std::vector<std::string> ids;
    for (const QAction* action : menu()->actions())
        if (action->isChecked())
            ids.push_back(action->data().toString().toStdString());
    return ids;
}

void FeatureButton::setChosen(const std::vector<std::string>& ids)
{
    for (QAction* action : menu()->actions())
        action->setChecked(std::ranges::count(ids, action->data().toString().toStdString()) > 0);
    showChoice();
}

void FeatureButton::showChoice()
{
    QStringList names;
    for (const QAction* action : menu()->actions())
        if (action->isChecked())
            names << action->text();
    const QString words = names.isEmpty() ? tr("none") : names.join(", ");
    setText(tr("%1: %2", "terrain, features").arg(mName, words));
    setAccessibleName(text());
}

} // namespace fw
