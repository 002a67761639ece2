#include "app/ruleseditor/counters/CsvDialog.h"

#include "editor/Translated.h"
#include "editor/view/Named.h"
#include "engine/base/Vocabulary.h"

#include <QCheckBox>
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
    layout->addWidget(new QLabel(tr("Content of each column:")));
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setAccessibleName(tr("Content of each column"));
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* body = new QWidget;
    auto* grid = new QGridLayout(body);
    const auto targets = csvTargets(rules);
    const auto headings = mSheet.headings();
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
    mJoin = named(new QComboBox, "csvJoin", tr("Lines without an id that have the name of a counter"));
    mJoin->addItem(tr("Lines without an id that have a counter's name: choose what to do"));
    mJoin->addItem(tr("A line without an id changes the counter with its name, side and formation"));
    mJoin->addItem(tr("A line without an id always adds a counter"));
    connect(mJoin, &QComboBox::currentIndexChanged, this, &CsvDialog::preview);
    layout->addWidget(mJoin);
    mSummary = new QLabel;
    mSummary->setObjectName("csvSummary");
    layout->addWidget(mSummary);
    mPreview = named(new QTableWidget(0, 4), "csvPreview", tr("What would change"));
    mPreview->setHorizontalHeaderLabels({tr("Line"), tr("Counter"), tr("What happens"), tr("Details")});
    mPreview->setEditTriggers(QAbstractItemView::NoEditTriggers);
    mPreview->setTabKeyNavigation(false); // Tab leaves the table
    mPreview->setSelectionBehavior(QAbstractItemView::SelectRows);
    mPreview->verticalHeader()->hide();
    mPreview->horizontalHeader()->setStretchLastSection(true);
    layout->addWidget(mPreview, 1);
    mQuestions = new QVBoxLayout;
    layout->addLayout(mQuestions);
    mEncoding = question("csvEncoding");
    mLeftOut = question("csvLeftOut");
    mDoubts = {{CsvDoubt::NewCounter, question("csvNew")},
               {CsvDoubt::SameName, question("csvSameName")},
               {CsvDoubt::NewFormation, question("csvFormation")},
               {CsvDoubt::FarOff, question("csvFarOff")},
               {CsvDoubt::NoRating, question("csvNoRating")}};
    layout->addWidget(makeButtons(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, tr("Import")));
    preview();
}

QCheckBox* CsvDialog::question(const char* name)
{
    auto* box = named(new QCheckBox, name, tr("Question before the import"));
    connect(box, &QCheckBox::toggled, this, &CsvDialog::allow);
    mQuestions->addWidget(box);
    return box;
}

/// Shows a question while it applies; a question with new words needs a new answer.
void CsvDialog::ask(QCheckBox* box, bool applies, const QString& words)
{
    if (box->text() != words || !applies)
        box->setChecked(false);
    box->setText(words);
    box->setAccessibleName(words);
    box->setVisible(applies);
}

std::vector<std::string> CsvDialog::targets() const
{
    std::vector<std::string> out;
    for (const QComboBox* box : mColumns)
        out.push_back(box->currentData().toString().toStdString());
    return out;
}

/// The headings of columns with content but without a target, each with the target of a similar name.
QStringList CsvDialog::leftOut() const
{
    constexpr qsizetype mostNamed = 4;
    QStringList out;
    std::vector<std::string> known;
    for (const CsvTarget& target : csvTargets(mRules))
        known.push_back(target.label);
    const auto headings = mSheet.headings();
    for (std::size_t c = 0; c < headings.size() && c < mColumns.size(); ++c) {
        if (!mColumns[c]->currentData().toString().isEmpty() || !mSheet.hasText(c))
            continue;
        const std::string near = nearestWord(headings[c], known);
        if (out.size() == mostNamed) // a check box does not wrap its text
            return out << tr("and more");
        constexpr qsizetype longest = 30; // letters
        QString heading = QString::fromStdString(headings[c]).left(longest);
        heading.replace('&', "&&"); // it is not a shortcut
        out << (near.empty() ? tr("\"%1\"").arg(heading)
                             : tr("\"%1\" (perhaps %2)").arg(heading, QString::fromStdString(near)));
    }
    return out;
}

void CsvDialog::preview()
{
    const CsvJoin join = mJoin->currentIndex() == 2 ? CsvJoin::Add : CsvJoin::Change;
    mPlan = planSheet(mRules, mScenario, mSheet, targets(), join);
    // The choice stays visible after it is made, so that the user can change it.
    mJoin->setVisible(mPlan.joins() > 0 || mJoin->currentIndex() > 0);
    showChanges();
    const QString sample = QString::fromStdString(mSheet.firstForeignCell());
    ask(mEncoding, mSheet.encoding == TextEncoding::Windows1252,
        tr("The file is not Unicode and is read as Windows-1252. \"%1\" is right").arg(sample));
    const QStringList left = leftOut();
    ask(mLeftOut, !left.isEmpty(), tr("Leave these columns out: %1").arg(left.join(tr(", "))));
    for (const auto& [doubt, box] : mDoubts) {
        const int n = mPlan.count(doubt);
        QString words;
        switch (doubt) {
        case CsvDoubt::NewCounter: words = tr("Add counters with new names (%1)").arg(n); break;
        case CsvDoubt::SameName: words = tr("Add counters that have the name of another (%1)").arg(n); break;
        case CsvDoubt::NewFormation: words = tr("Add new formations (%1)").arg(n); break;
        case CsvDoubt::FarOff: words = tr("Accept unusual numbers (%1)").arg(n); break;
        case CsvDoubt::NoRating: words = tr("Leave counters without a rating of their type (%1)").arg(n); break;
        }
        ask(box, n > 0, words);
    }
    allow();
}

/// Allows the import only without refused lines and open questions.
void CsvDialog::allow()
{
    auto* buttons = findChild<QDialogButtonBox*>();
    if (buttons == nullptr)
        return;
    bool open = mPlan.joins() > 0 && mJoin->currentIndex() == 0;
    for (const QCheckBox* box : {mEncoding, mLeftOut})
        open |= !box->isHidden() && !box->isChecked();
    for (const auto& [doubt, box] : mDoubts)
        open |= !box->isHidden() && !box->isChecked();
    const bool some = mPlan.count(CsvChange::Kind::Added) + mPlan.count(CsvChange::Kind::Changed) > 0;
    buttons->button(QDialogButtonBox::Ok)->setEnabled(some && !open && mPlan.count(CsvChange::Kind::Refused) == 0);
}

void CsvDialog::showChanges()
{
    mPreview->setRowCount(0);
    mPreview->setRowCount(int(mPlan.changes.size()));
    for (std::size_t i = 0; i < mPlan.changes.size(); ++i) {
        const CsvChange& change = mPlan.changes[i];
        QString what;
        switch (change.kind) {
        case CsvChange::Kind::Added: what = tr("added"); break;
        case CsvChange::Kind::Changed: what = tr("changed"); break;
        case CsvChange::Kind::Same: what = tr("unchanged"); break;
        case CsvChange::Kind::Refused: what = tr("refused"); break;
        case CsvChange::Kind::Missing: what = tr("not in the sheet: kept"); break;
        }
        QStringList details;
        if (change.column > 0)
            details << tr("Column %1:").arg(change.column);
        for (const Text& words : change.words)
            details << translated(words);
        const QString texts[] = {change.line > 0 ? QString::number(change.line) : QString(),
                                 QString::fromStdString(change.unit), what, details.join(' ')};
        for (int column = 0; column < 4; ++column)
            mPreview->setItem(int(i), column, new QTableWidgetItem(texts[column]));
    }
    mPreview->resizeColumnToContents(1);
    mPreview->resizeColumnToContents(2);
    const int refused = mPlan.count(CsvChange::Kind::Refused);
    QString summary = tr("%1 added, %2 changed, %3 unchanged, %4 refused")
                          .arg(mPlan.count(CsvChange::Kind::Added))
                          .arg(mPlan.count(CsvChange::Kind::Changed))
                          .arg(mPlan.count(CsvChange::Kind::Same))
                          .arg(refused);
    if (const int missing = mPlan.count(CsvChange::Kind::Missing); missing > 0)
        summary += tr(", %1 not in the sheet").arg(missing);
    if (refused > 0)
        summary += ". " + tr("Nothing is imported while a line is refused.");
    mSummary->setText(mSheet.lines.size() < 2 ? tr("There is no line to import. The first line must hold the headings.")
                                              : summary);
}

} // namespace fw
