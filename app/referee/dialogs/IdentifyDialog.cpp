#include "app/referee/dialogs/IdentifyDialog.h"

#include "app/widgets/WidgetFactory.h"
#include "engine/play/Unidentified.h"
#include "engine/rules/Compiled.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QScrollArea>
#include <algorithm>

namespace fw {

IdentifyDialog::IdentifyDialog(const Game& game, const std::vector<UnitId>& first, QWidget* parent)
    : TableDialog(tr("Identify Counters"),
                  tr("The program names a face-down counter that it does not know by its place, such as ?0907. "
                     "Identify each counter when it is turned up. The program then checks its earlier actions again."),
                  tr("&Identify"), parent),
      mGame(game)
{
    addSides();
    addCounters(first);
    addReason();
    reasonField()->setText(mRows.empty() ? tr("set up unseen") : tr("turned up"));
    if (!mRows.empty())
        setFirst(mRows.front().who);
    else if (!mSides.empty())
        setFirst(mSides.front().unseen);
    look();
}

void IdentifyDialog::addSides()
{
    for (const Army& side : mGame.rules().scenario().sides) {
        if (!canForget(mGame.rules(), mGame.state().position, side.id))
            continue;
        const QString name = QString::fromStdString(side.name.empty() ? side.id : side.name);
        auto* unseen = new QCheckBox(tr("%1 was set up unseen: its counters are not identified").arg(name));
        named(unseen, "unseen-" + QString::fromStdString(side.id), unseen->text());
        connect(unseen, &QCheckBox::toggled, this, &IdentifyDialog::look);
        body()->addWidget(unseen);
        mSides.push_back({QString::fromStdString(side.id), unseen});
    }
}

QComboBox* IdentifyDialog::listOf(UnitId unit) const
{
    const Rules& rules = mGame.rules();
    const Position& position = mGame.state().position;
    auto* who = new QComboBox;
    who->addItem(tr("not turned up"), QString());
    const std::vector<UnitId> may = mayBe(rules, position, unit);
    for (const Unidentified& one : position.unidentified) {
        if (rules.compiled().units[one.unit].side != rules.compiled().units[unit].side)
            continue;
        const QString name = QString::fromStdString(rules.unitName(one.unit.index()));
        const bool fits = std::find(may.begin(), may.end(), one.unit) != may.end();
        who->addItem(fits ? name : tr("%1 (its actions would have been illegal)").arg(name),
                     QString::fromStdString(rules.scenario().units[std::size_t(one.unit.index())].id));
    }
    return who;
}

void IdentifyDialog::addCounters(const std::vector<UnitId>& first)
{
    const Rules& rules = mGame.rules();
    const Position& position = mGame.state().position;
    std::vector<UnitId> all = first;
    for (const Unidentified& one : position.unidentified)
        if (std::find(all.begin(), all.end(), one.unit) == all.end())
            all.push_back(one.unit);
    if (all.empty())
        return;
    auto* list = new QWidget;
    auto* form = new QFormLayout(list);
    for (const UnitId unit : all) {
        const QString handle = QString::fromStdString(rules.counterName(position, unit));
        const Army& side = rules.scenario().sides[std::size_t(rules.compiled().units[unit].side)];
        const QString army = QString::fromStdString(side.name.empty() ? side.id : side.name);
        QComboBox* const who = listOf(unit);
        named(who, "who-" + handle, tr("Identity of %1 of %2").arg(handle, army));
        connect(who, &QComboBox::currentIndexChanged, this, &IdentifyDialog::look);
        auto* caption = new QLabel(tr("%1 (%2)", "place of a counter, its side").arg(handle, army));
        if (std::find(first.begin(), first.end(), unit) != first.end())
            setBold(caption);
        form->addRow(caption, who);
        mRows.push_back({handle, who});
    }
    auto* area = new QScrollArea;
    area->setAccessibleName(tr("Unidentified counters"));
    area->setWidgetResizable(true);
    area->setWidget(list);
    body()->addWidget(area, 1);
}

QStringList IdentifyDialog::lines() const
{
    QStringList out;
    // In a stack the lowest counter comes first, so that the others keep their numbers.
    std::vector<Row> rows = mRows;
    std::stable_sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) { return a.handle > b.handle; });
    for (const Row& row : rows)
        if (const QString id = row.who->currentData().toString(); !id.isEmpty())
            out << QString("set %1 is %2 because %3").arg(row.handle, id, reason());
    for (const Side& side : mSides)
        if (side.unseen->isChecked())
            out << QString("set %1 unidentified because %2").arg(side.id, reason());
    return out;
}

void IdentifyDialog::look()
{
    QStringList said;
    for (const Row& row : mRows)
        if (const QString id = row.who->currentData().toString(); !id.isEmpty())
            said << id;
    setReasonNeeded(true);
    if (mRows.empty() && mSides.empty())
        return refuse(tr("There is no face-down counter to identify."));
    if (said.removeDuplicates() > 0)
        return refuse(tr("A counter cannot be in two places."));
    refuse(lines().isEmpty() ? tr("No counter is identified yet.") : QString());
}

} // namespace fw
