#include "app/referee/view/TablePane.h"

#include "app/referee/controller/ForecastWorker.h"
#include "app/referee/view/CardText.h"
#include "app/referee/view/RulingSummary.h"
#include "app/widgets/ChartPicture.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"
#include "editor/render/ChartWords.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace fw {

namespace {

QString titleOf(const Table& table)
{
    const QString label = translated(Text("{0}", {table.label.empty() ? table.id : table.label}));
    return table.cite.empty()
               ? label
               : TablePane::tr("%1  [%2]", "table, case number").arg(label, QString::fromStdString(table.cite));
}

const std::string& cellOf(const Table& table, const std::vector<std::size_t>& bands)
{
    std::size_t across = 0;
    for (std::size_t a = 1; a < bands.size(); ++a)
        across = across * table.axes[a].bands.size() + bands[a];
    return table.rows[bands.front()].cells[across];
}

bool ranCode(const Trace& trace)
{
    return std::any_of(trace.begin(), trace.end(), [](const Event& line) { return line.is<CodeApplied>(); });
}

} // namespace

TablesShown tablesShown(const TableState& table, const ForecastWorker& ahead, const CardText* card)
{
    TablesShown out{table.game().sharedRules(), {}, false, true};
    const auto& rows = table.game().entries();
    if (table.facts().forecast) {
        out.read = tablesRead(table.rules(), table.facts().forecast->trace);
        addTables(ahead.dice() ? ahead.dice()->tables : table.facts().tables, out.read);
    } else if (ahead.dice()) {
        out.read = card != nullptr ? tablesRead(table.rules(), card->ruled) : std::vector<TableRead>();
        addTables(ahead.dice()->tables, out.read);
    } else if (!ahead.answers().empty()) { // tables of the answer that keeps the dice, if there is one
        out.read = card != nullptr ? tablesRead(table.rules(), card->ruled) : std::vector<TableRead>();
        for (const ChoiceForecast& one : ahead.answers())
            if (one.chances.size() == 1)
                addTables(one.tables, out.read);
    } else if (card != nullptr) {
        out.read = tablesRead(table.rules(), card->ruled);
        out.ruled = true;
        out.ran = ranCode(card->ruled);
    } else if (table.isUntouched() && !table.hands().isSecret() && rows.size() > 1) {
        const Entry& last = rows[ruledLast(table.game())];
        out = {last.rules, tablesRead(*last.rules, last.trace), true, ranCode(last.trace)};
    }
    return out;
}

QString cellSentence(const Rules& rules, const TableRead& read, bool means)
{
    const Table table = chartForPeople(rules.ruleset(), *read.table);
    QStringList where;
    for (std::size_t a = table.axes.size(); a-- > 0;) {
        const std::size_t band = bandsOf(table, read.cells.front())[a];
        bool shared = table.axes[a].bands.size() > 1 || table.axes.size() == 1;
        for (const std::size_t cell : read.cells)
            shared = shared && bandsOf(table, cell)[a] == band;
        if (shared)
            where << TablePane::tr("%1 %2", "axis of a table, its row or column")
                         .arg(translated(Text("{0}", {table.axes[a].label})),
                              translated(Text("{0}", {table.axes[a].bands[band].label})));
    }
    if (read.cells.size() > 1)
        return where.join(TablePane::tr(", "));
    const std::string& cell = cellOf(*read.table, bandsOf(*read.table, read.cells.front()));
    const QString meaning = means ? codeMeaning(rules, cell) : QString();
    const QString words = TablePane::tr("%1: %2", "row and column, cell")
                              .arg(where.join(TablePane::tr(", ")), cellWords(rules, table.id, cell));
    return meaning.isEmpty() ? words : TablePane::tr("%1, %2", "cell, what it means").arg(words, meaning);
}

TablePane::TablePane(QWidget* parent) : QFrame(parent)
{
    setObjectName("tablePane");
    setAccessibleName(tr("Table in use"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 4, 6, 4);
    layout->setSpacing(2);
    auto* head = new QHBoxLayout;
    mTitle = wordsLabel("tableTitle");
    setBold(mTitle);
    head->addWidget(mTitle, 1);
    const auto button = [&](const char* name, Qt::ArrowType arrow, const QString& says, int step) {
        auto* b = new QToolButton;
        b->setObjectName(name);
        b->setArrowType(arrow);
        b->setAutoRaise(true);
        b->setAccessibleName(says);
        b->setToolTip(says);
        b->setFocusPolicy(Qt::TabFocus);
        connect(b, &QToolButton::clicked, this, [this, step] { turnTo(mWhich + std::size_t(step)); });
        head->addWidget(b, 0, Qt::AlignTop);
        return b;
    };
    mBefore = button("tableBefore", Qt::LeftArrow, tr("Previous table"), -1);
    mAfter = button("tableAfter", Qt::RightArrow, tr("Next table"), 1);
    layout->addLayout(head);
    mPicture = new ChartPicture;
    layout->addWidget(mPicture);
    mWords = wordsLabel("tableWords");
    layout->addWidget(mWords);
    hide();
}

void TablePane::refresh(TablesShown shown)
{
    const bool same = shown.rules == mShown.rules && shown.read == mShown.read;
    mShown = std::move(shown);
    if (!same || mShown.read.empty())
        turnTo(tableOfResult(mShown.read));
}

void TablePane::setAllowed(bool allowed)
{
    mAllowed = allowed;
    setVisible(mAllowed && drawn() != nullptr);
}

void TablePane::setDark(bool dark)
{
    mPicture->setDark(dark);
}

const TableRead* TablePane::drawn() const
{
    return mWhich < mShown.read.size() ? &mShown.read[mWhich] : nullptr;
}

void TablePane::turnTo(std::size_t which)
{
    mWhich = which;
    setVisible(mAllowed && drawn() != nullptr);
    if (drawn() != nullptr)
        draw();
}

void TablePane::draw()
{
    const TableRead& read = *drawn();
    const QString title = titleOf(*read.table);
    mTitle->setText(title);
    for (QToolButton* button : {mBefore, mAfter})
        button->setVisible(mShown.read.size() > 1);
    mBefore->setEnabled(mWhich > 0);
    mAfter->setEnabled(mWhich + 1 < mShown.read.size());
    // A skirmish changes the meaning of some codes, and a bombardment of all.
    const QString words = cellSentence(*mShown.rules, read, mShown.ran && mWhich + 1 == mShown.read.size());
    mWords->setText(words);
    mWords->setVisible(!words.isEmpty());
    mPicture->setAccessibleName(tr("%1. %2", "table, its lit row and column").arg(title, words));
    mPicture->show(chartForPeople(mShown.rules->ruleset(), *read.table), read.cells);
}

} // namespace fw
