#include "app/ruleseditor/counters/CsvDialog.h"

#include "editor/view/Named.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTableWidget>
#include <QVBoxLayout>

namespace fw {

CsvDialog::CsvDialog(const Ruleset& rules, const Scenario& scenario, Sheet sheet, QWidget* parent)
    : Dialog("csvDialog", tr("Counters from a Spreadsheet"), parent), mRules(rules), mScenario(scenario),
      mSheet(std::move(sheet))
{
    resize(860, 620);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(new QLabel(tr("What each column holds:")));
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setAccessibleName(tr("What each column holds"));
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* body = new QWidget;
    auto* grid = new QGridLayout(body);
    const auto targets = csvTargets(rules);
    const auto headings = mSheet.empty() ? std::vector<std::string>() : mSheet.front();
    const auto guessed = guessTargets(rules, headings);
    for (std::size_t c = 0; c < headings.size(); ++c) {
        const QString heading = QString::fromStdString(headings[c]);
        const int row = int(c) / 3, column = int(c) % 3 * 2;
        grid->addWidget(new QLabel(heading), row, column, Qt::AlignRight);
        auto* box = named(new QComboBox, QString("csvColumn%1").arg(c), tr("Column \"%1\" goes to").arg(heading));
        box->addItem(tr("(left out)"), QString());
        for (const CsvTarget& target : targets)
            box->addItem(QString::fromStdString(target.label), QString::fromStdString(target.key));
        box->setCurrentIndex(std::max(0, box->findData(QString::fromStdString(guessed[c]))));
        connect(box, &QComboBox::currentIndexChanged, this, &CsvDialog::preview);
        grid->addWidget(box, row, column + 1);
        mColumns.push_back(box);
    }
    scroll->setWidget(body);
    scroll->setMaximumHeight(200);
    layout->addWidget(scroll);
    mSummary = new QLabel;
    mSummary->setObjectName("csvSummary");
    layout->addWidget(mSummary);
    mPreview = named(new QTableWidget(0, 4), "csvPreview", tr("What would change"));
    mPreview->setHorizontalHeaderLabels({tr("Line"), tr("Counter"), tr("What happens"), tr("Details")});
    mPreview->setEditTriggers(QAbstractItemView::NoEditTriggers);
    mPreview->setTabKeyNavigation(false); // Tab leads out of it
    mPreview->setSelectionBehavior(QAbstractItemView::SelectRows);
    mPreview->verticalHeader()->hide();
    mPreview->horizontalHeader()->setStretchLastSection(true);
    layout->addWidget(mPreview, 1);
    layout->addWidget(makeButtons(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, tr("Put in")));
    preview();
}

std::vector<std::string> CsvDialog::targets() const
{
    std::vector<std::string> out;
    for (const QComboBox* box : mColumns)
        out.push_back(box->currentData().toString().toStdString());
    return out;
}

void CsvDialog::preview()
{
    Scenario tried = mScenario;
    const auto changes = putSheet(mRules, tried, mSheet, targets());
    int added = 0, changed = 0, same = 0, refused = 0;
    mPreview->setRowCount(0);
    mPreview->setRowCount(int(changes.size()));
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const CsvChange& change = changes[i];
        QString what;
        switch (change.kind) {
        case CsvChange::Kind::Added: ++added, what = tr("added"); break;
        case CsvChange::Kind::Changed: ++changed, what = tr("changed"); break;
        case CsvChange::Kind::Same: ++same, what = tr("as it is"); break;
        case CsvChange::Kind::Refused: ++refused, what = tr("refused"); break;
        }
        const QString texts[] = {QString::number(change.line), QString::fromStdString(change.unit), what,
                                 QString::fromStdString(change.text)};
        for (int column = 0; column < 4; ++column)
            mPreview->setItem(int(i), column, new QTableWidgetItem(texts[column]));
    }
    mPreview->resizeColumnToContents(1);
    mSummary->setText(
        changes.empty()
            ? tr("There is no line to put in: the first line holds the headings.")
            : tr("%1 added, %2 changed, %3 as they are, %4 refused").arg(added).arg(changed).arg(same).arg(refused));
    if (auto* buttons = findChild<QDialogButtonBox*>())
        buttons->button(QDialogButtonBox::Ok)->setEnabled(added + changed > 0);
}

} // namespace fw
