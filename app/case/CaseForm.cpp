#include "app/case/CaseForm.h"

#include "app/case/FeatureButton.h"
#include "app/case/StatedText.h"
#include "app/case/UnitTable.h"
#include "app/widgets/WidgetFactory.h"
#include "app/widgets/WrapLayout.h"

#include <QHBoxLayout>

namespace fw {

CaseForm::CaseForm(QWidget* parent) : QWidget(parent)
{
    auto* layout = bare<QVBoxLayout>(this);
    layout->setSpacing(8);
    auto* top = new QHBoxLayout;
    auto* what = new QLabel(tr("&Kind of action"));
    mEntry = named(new QComboBox, "caseEntry", tr("Action"));
    what->setBuddy(mEntry);
    auto* when = new QLabel(tr("T&urn"));
    mTurn = named(new QSpinBox, "caseTurn", tr("Turn"));
    mTurn->setSpecialValueText(tr("any", "turn"));
    when->setBuddy(mTurn);
    top->addWidget(what);
    top->addWidget(mEntry, 1);
    top->addWidget(when);
    top->addWidget(mTurn);
    layout->addLayout(top);
    layout->addWidget(force(tr("Acting units"), tr("Terrain"), "acting", mActing), 1);
    mAcross = new FeatureButton(FeatureKind::Hexside, tr("Across"));
    mAcross->setObjectName("caseAcross");
    layout->addWidget(force(tr("Target"), tr("Terrain"), "target", mTarget, mAcross), 1);
    mMore = wordsLabel("caseMore", tr("More statements of the case"));
    mMore->hide();
    layout->addWidget(mMore);
    connect(mEntry, &QComboBox::activated, this, &CaseForm::edited);
    connect(mTurn, &QSpinBox::valueChanged, this, [this](int turn) {
        mStated.turn = turn;
        emit edited();
    });
    connect(mAcross, &FeatureButton::edited, this, &CaseForm::edited);
}

QWidget* CaseForm::force(const QString& title, const QString& ground, const char* name, Force& made, QWidget* more)
{
    auto* box = new QWidget;
    auto* layout = bare<QVBoxLayout>(box);
    layout->setSpacing(4);
    auto* bar = new WrapLayout;
    auto* label = new QLabel(title);
    setBold(label);
    bar->addWidget(label);
    made.ground = new FeatureButton(FeatureKind::Terrain, ground);
    made.ground->setObjectName(QString(name) + "Ground");
    bar->addWidget(made.ground);
    if (more != nullptr)
        bar->addWidget(more);
    made.table = new UnitTable;
    named(made.table, QString(name) + "Units", title);
    made.table->setMinimumHeight(96);
    const auto button = [&](const QString& text, const QString& spoken, const QString& id, void (UnitTable::*slot)()) {
        addButton(bar, text, id, spoken, made.table, slot);
    };
    button(tr("Add"), tr("%1: add a counter").arg(title), QString(name) + "Add", &UnitTable::addUnit);
    button(tr("Remove"), tr("%1: remove the selected counters").arg(title), QString(name) + "Remove",
           &UnitTable::removeChosen);
    layout->addLayout(bar);
    layout->addWidget(made.table, 1);
    connect(made.table, &UnitTable::edited, this, &CaseForm::edited);
    connect(made.ground, &FeatureButton::edited, this, &CaseForm::edited);
    return box;
}

void CaseForm::setRules(const Ruleset& rules, std::shared_ptr<const Scenario> scenario)
{
    mRules = rules;
    mEntry->clear();
    for (const DeskEntry& entry : deskEntries(rules))
        mEntry->addItem(QString::fromStdString(entry.label), QString::fromStdString(entry.word));
    mActing.table->setRules(rules, true);
    mTarget.table->setRules(rules, false);
    mActing.ground->setRules(rules);
    mTarget.ground->setRules(rules);
    mAcross->setRules(rules);
    setCounters(std::move(scenario));
    mStated = {};
    showMore();
}

void CaseForm::setCounters(std::shared_ptr<const Scenario> scenario)
{
    const QSignalBlocker quiet(mTurn); // the user stated no other turn
    mTurn->setRange(0, lastStatedTurn(scenario.get()));
    mActing.table->setCounters(scenario);
    mTarget.table->setCounters(scenario);
}

void CaseForm::setStated(const Stated& stated)
{
    mStated = stated;
    int at = -1;
    for (int i = 0; i < mEntry->count() && at < 0; ++i)
        if (plainWord(mEntry->itemData(i).toString().toStdString()) == plainWord(stated.entry)
            || plainWord(mEntry->itemText(i).toStdString()) == plainWord(stated.entry))
            at = i;
    // The words may have an entry that the form does not offer, or a misspelt one.
    mEntry->setPlaceholderText(QString::fromStdString(stated.entry));
    if (!stated.entry.empty())
        mEntry->setCurrentIndex(at);
    const QSignalBlocker quiet(mTurn);
    mTurn->setValue(stated.turn);
    if (stated.acting != mActing.table->units())
        mActing.table->setUnits(stated.acting);
    if (stated.target != mTarget.table->units())
        mTarget.table->setUnits(stated.target);
    mActing.ground->setChosen(stated.actingGround);
    mTarget.ground->setChosen(stated.targetGround);
    mAcross->setChosen(stated.across);
    showMore();
}

/// Shows also what only the words can state.
void CaseForm::showMore()
{
    Stated rest = mStated;
    rest.acting.clear();
    rest.target.clear();
    rest.actingGround.clear();
    rest.targetGround.clear();
    rest.across.clear();
    rest.targetLevel.reset();
    rest.actingLevel.reset();
    rest.turn = 0;
    QStringList more;
    const QString written = QString::fromStdString(writeStated(mRules, nullptr, rest)).section("; ", 1);
    if (mStated.actingLevel)
        more << tr("the acting unit is on level %1").arg(*mStated.actingLevel);
    if (mStated.targetLevel)
        more << tr("the target is on level %1").arg(*mStated.targetLevel);
    if (!written.isEmpty())
        more << written;
    mMore->setText(tr("Also stated: %1").arg(more.join("; ")));
    mMore->setVisible(!more.isEmpty());
}

Stated CaseForm::stated() const
{
    Stated stated = mStated;
    if (mEntry->currentIndex() >= 0)
        stated.entry = mEntry->currentData().toString().toStdString();
    stated.acting = mActing.table->units();
    stated.target = mTarget.table->units();
    stated.actingGround = mActing.ground->chosen();
    stated.targetGround = mTarget.ground->chosen();
    stated.across = mAcross->chosen();
    return stated;
}

} // namespace fw
