// The layout of the comparison; ComparePanel.cpp has its behaviour.
#include "app/playtest/ComparePanel.h"
#include "app/playtest/ShareChart.h"
#include "app/widgets/ProblemWords.h"
#include "app/widgets/ReadOnlyRows.h"
#include "app/widgets/Scrolled.h"
#include "app/widgets/WidgetFactory.h"
#include "app/widgets/WrapLayout.h"

#include <QCompleter>
#include <QHeaderView>
#include <QListWidget>
#include <QSplitter>
#include <QStringListModel>
#include <QTableWidget>

namespace fw {

ComparePanel::ComparePanel(QWidget* parent) : QWidget(parent), mWork(new PlaytestWork(this)), mBackground(this)
{
    setAccessibleName(tr("Compare with changed rules"));
    auto* layout = new QVBoxLayout(this);
    auto* split = new QSplitter;
    split->setChildrenCollapsible(false);
    split->addWidget(changeSide());
    split->addWidget(resultSide());
    split->setStretchFactor(0, 0);
    split->setStretchFactor(1, 1);
    split->setSizes({16 * fontMetrics().height(), 44 * fontMetrics().height()});
    layout->addWidget(split);
    connect(mWork, &PlaytestWork::advanced, this, &ComparePanel::compare);
    connect(mWork, &PlaytestWork::ended, this, [this] {
        if (mWork->problem())
            say(tr("The changed games broke off: %1").arg(problemWords(*mWork->problem())));
        compare();
        emit changed();
    });
    renewChanges();
    showComparison();
}

QWidget* ComparePanel::changeSide()
{
    auto* side = new QWidget;
    side->setAccessibleName(tr("Changes"));
    auto* layout = bare<QVBoxLayout>(side);
    auto* row = new QLabel(tr("Row or cell to chan&ge"));
    layout->addWidget(row);
    mRow = searchField("compareRow", tr("Row or cell to change"), tr("Type a part of its name"));
    row->setBuddy(mRow);
    mRows = new QStringListModel(this);
    auto* completer = new QCompleter(mRows, this);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setMaxVisibleItems(12);
    mRow->setCompleter(completer);
    layout->addWidget(mRow);
    mNow = wordsLabel("compareNow", tr("Its value now"));
    layout->addWidget(mNow);
    auto* value = new QLabel(tr("New value"));
    layout->addWidget(value);
    mValue = narrowChoice("compareValue", tr("New value"), 10);
    mValue->setEditable(true);
    mValue->lineEdit()->setAccessibleName(tr("New value"));
    value->setBuddy(mValue);
    auto* line = new QHBoxLayout;
    line->addWidget(mValue, 1);
    mAdd = addButton(line, tr("&Add"), "compareAdd", tr("Add the change"), this, &ComparePanel::addTyped);
    layout->addLayout(line);
    mList = named(new QListWidget, "compareChanges", tr("Changes"));
    mList->setMinimumHeight(3 * mList->fontMetrics().height());
    layout->addWidget(mList, 1);
    auto* buttons = new WrapLayout;
    mRemove = addButton(buttons, tr("R&emove"), "compareRemove", tr("Remove the chosen change"), this,
                        &ComparePanel::removeChosen);
    mPlay = addButton(buttons, tr("Pla&y Changed Games"), "comparePlay", tr("Play the same games with the changes"),
                      this, &ComparePanel::play);
    layout->addLayout(buttons);
    mState = wordsLabel("compareState", tr("Progress of the changed games"));
    layout->addWidget(mState);
    mTrouble = wordsLabel("compareTrouble", tr("Problem with the changes"));
    mTrouble->setFrameShape(QFrame::StyledPanel);
    mTrouble->setMargin(6);
    mTrouble->hide();
    layout->addWidget(mTrouble);
    connect(mRow, &QLineEdit::textChanged, this, &ComparePanel::showRow);
    connect(mRow, &QLineEdit::returnPressed, mValue, qOverload<>(&QWidget::setFocus));
    connect(mValue->lineEdit(), &QLineEdit::returnPressed, this, &ComparePanel::addTyped);
    connect(mValue, &QComboBox::editTextChanged, this, &ComparePanel::enable);
    connect(mList, &QListWidget::currentRowChanged, this, &ComparePanel::enable);
    return new Scrolled(side);
}

QWidget* ComparePanel::resultSide()
{
    auto* side = new QWidget;
    side->setAccessibleName(tr("The two compared"));
    auto* layout = bare<QVBoxLayout>(side);
    layout->setContentsMargins(8, 0, 0, 0);
    mVerdict = wordsLabel("compareVerdict", tr("What the comparison shows"));
    setBold(mVerdict);
    mVerdict->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    mVerdict->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    layout->addWidget(mVerdict);
    mCompared = new QWidget;
    auto* inside = bare<QVBoxLayout>(mCompared);
    mShares = new ShareChart("compareShares", tr("Games won, original and changed, with 95 % intervals"));
    inside->addWidget(mShares);
    mTable = named(new QTableWidget(0, 5), "compareTable", tr("Differences with their intervals"));
    mTable->setHorizontalHeaderLabels(
        {tr("Of the pairs"), tr("Original"), tr("Changed"), tr("Difference, 95 % interval"), tr("p, adjusted")});
    setReadOnlyRows(mTable);
    mTable->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    mTable->horizontalHeader()->setStretchLastSection(true);
    inside->addWidget(mTable, 2);
    auto* label = new QLabel(tr("Games with another result: Enter opens the changed one"));
    inside->addWidget(label);
    mDiffering = named(new QListWidget, "compareDiffering", tr("Games with another result"));
    label->setBuddy(mDiffering);
    inside->addWidget(mDiffering, 1);
    label->setWordWrap(true);
    layout->addWidget(mCompared, 1);
    layout->addStretch(0);
    connect(mDiffering, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem* item) { emit openWanted(item->data(Qt::UserRole).toULongLong()); });
    return side;
}

} // namespace fw
