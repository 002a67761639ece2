#include "app/ruleseditor/counters/CsvDialog.h"

#include "app/ruleseditor/counters/ColumnMemory.h"
#include "app/widgets/ProblemWords.h"
#include "editor/Translated.h"
#include "editor/exchange/ColumnGuess.h"
#include "editor/exchange/CsvCells.h"
#include "editor/exchange/UnitsCsv.h"
#include "editor/view/Named.h"
#include "engine/base/Vocabulary.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTableWidget>
#include <QVBoxLayout>

namespace fw {

namespace {

/// The start of a text, short enough for a label.
QString shortened(const std::string& text, qsizetype most)
{
    const QString whole = QString::fromStdString(text).simplified();
    return whole.size() <= most ? whole : whole.left(most) + QChar(0x2026);
}

/// The first text of a column below its heading.
QString sampleOf(const Sheet& sheet, std::size_t column)
{
    constexpr qsizetype longest = 12; // letters
    for (std::size_t l = 1; l < sheet.lines.size(); ++l)
        if (column < sheet.lines[l].cells.size() && !sheet.lines[l].cells[column].empty())
            return shortened(sheet.lines[l].cells[column], longest);
    return {};
}

} // namespace

CsvDialog::CsvDialog(const Ruleset& rules, const Scenario& scenario, std::string bytes, QWidget* parent)
    : Dialog("csvDialog", tr("Counters from a Spreadsheet"), parent), mRules(rules), mScenario(scenario),
      mBytes(std::move(bytes))
{
    resize(860, 660);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(formatRow());
    layout->addWidget(new QLabel(tr("Content of each column, with its first cell:")));
    mColumnArea = new QScrollArea;
    mColumnArea->setWidgetResizable(true);
    mColumnArea->setAccessibleName(tr("Content of each column"));
    mColumnArea->setFocusPolicy(Qt::NoFocus);
    mColumnArea->setMaximumHeight(200);
    layout->addWidget(mColumnArea);
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
    mRefused = question("csvRefused");
    mDoubts = {{CsvDoubt::NewCounter, question("csvNew")},
               {CsvDoubt::SameName, question("csvSameName")},
               {CsvDoubt::NewFormation, question("csvFormation")},
               {CsvDoubt::FarOff, question("csvFarOff")},
               {CsvDoubt::NoRating, question("csvNoRating")}};
    layout->addWidget(makeButtons(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, tr("Import")));
    readAgain();
    if (!mColumns.empty())
        setFirst(mColumns.front());
}

/// The choices of how the bytes are read; each begins with what was detected.
QLayout* CsvDialog::formatRow()
{
    auto* row = new QHBoxLayout;
    const auto add = [&](const char* name, const QString& label) {
        auto* box = named(new QComboBox, name, label);
        auto* words = new QLabel(label);
        words->setBuddy(box);
        row->addWidget(words);
        row->addWidget(box);
        return box;
    };
    mEncodingChoice = add("csvEncodingChoice", tr("Encoding"));
    for (const TextEncoding encoding :
         {TextEncoding::Utf8, TextEncoding::Utf16LittleEndian, TextEncoding::Utf16BigEndian, TextEncoding::Windows1252})
        mEncodingChoice->addItem(nameOf(encoding), int(encoding));
    mSeparator = add("csvSeparator", tr("Separator"));
    mSeparator->addItem(tr("Comma"), QChar(','));
    mSeparator->addItem(tr("Semicolon"), QChar(';'));
    mSeparator->addItem(tr("Tab"), QChar('\t'));
    mDecimal = add("csvDecimal", tr("Decimal sign"));
    mDecimal->addItem(tr("Automatic"));
    mDecimal->addItem(tr("Comma"), QChar(','));
    mDecimal->addItem(tr("Point"), QChar('.'));
    row->addStretch(1);
    connect(mEncodingChoice, &QComboBox::activated, this, [this] {
        mFormat.encoding = TextEncoding(mEncodingChoice->currentData().toInt());
        readAgain();
    });
    connect(mSeparator, &QComboBox::activated, this, [this] {
        mFormat.separator = mSeparator->currentData().toChar().toLatin1();
        readAgain();
    });
    connect(mDecimal, &QComboBox::activated, this, &CsvDialog::preview);
    return row;
}

/// Reads the bytes in the chosen format.
void CsvDialog::readAgain()
{
    Result<Sheet> sheet = readSheet(mBytes, mFormat);
    mFault = sheet ? QString() : problemWords(sheet.error());
    mSheet = sheet ? std::move(*sheet) : Sheet();
    if (sheet) {
        mEncodingChoice->setCurrentIndex(mEncodingChoice->findData(int(mSheet.encoding)));
        const QChar separator = QLatin1Char(mSheet.separator);
        if (mSeparator->findData(separator) < 0) // of a line "sep=|"
            mSeparator->addItem(separator, separator);
        mSeparator->setCurrentIndex(mSeparator->findData(separator));
    }
    showColumns();
    preview();
}

/// Makes a choice for each column, with the target of last time or else a guess.
void CsvDialog::showColumns()
{
    mColumns.clear();
    auto* body = new QWidget;
    auto* grid = new QGridLayout(body);
    const std::vector<CsvTarget> targets = csvTargets(mRules);
    const std::vector<std::string> headings = mSheet.headings(), recalled = recalledTargets(headings);
    const std::vector<std::string> guessed = guessTargets(mRules, mScenario, mSheet);
    for (std::size_t c = 0; c < headings.size(); ++c) {
        constexpr qsizetype longest = 30; // letters
        const QString heading = shortened(headings[c], longest), sample = sampleOf(mSheet, c);
        const int row = int(c) / 2, column = int(c) % 2 * 2;
        grid->addWidget(new QLabel(sample.isEmpty() ? heading : tr("%1 (%2)").arg(heading, sample)), row, column,
                        Qt::AlignRight);
        auto* box = named(new QComboBox, QString("csvColumn%1").arg(c), tr("Column \"%1\" goes to").arg(heading));
        box->addItem(tr("(left out)"), QString());
        for (const CsvTarget& target : targets)
            box->addItem(QString::fromStdString(target.label), QString::fromStdString(target.key));
        int at = recalled.empty() ? -1 : box->findData(QString::fromStdString(recalled[c]));
        if (at < 0) // other rules have other ratings
            at = box->findData(QString::fromStdString(guessed[c]));
        box->setCurrentIndex(std::max(0, at));
        connect(box, &QComboBox::currentIndexChanged, this, &CsvDialog::preview);
        grid->addWidget(box, row, column + 1);
        mColumns.push_back(box);
    }
    mColumnArea->setWidget(body);
    constexpr int mostAtOnce = 120; // pixels; the table below needs room
    mColumnArea->setMinimumHeight(std::min(mostAtOnce, body->sizeHint().height() + 4));
}

void CsvDialog::accept()
{
    rememberTargets(mSheet.headings(), targets());
    Dialog::accept();
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
    CsvChoices choices;
    choices.join = mJoin->currentIndex() == 2 ? CsvJoin::Add : CsvJoin::Change;
    if (mDecimal->currentIndex() > 0)
        choices.decimal = mDecimal->currentData().toChar().toLatin1();
    choices.leaveRefused = true; // the user confirms it
    mPlan = planSheet(mRules, mScenario, mSheet, targets(), choices);
    // The choice stays visible after it is made, so that the user can change it.
    mJoin->setVisible(mPlan.joins() > 0 || mJoin->currentIndex() > 0);
    showChanges();
    showSummary();
    askAll();
    allow();
}

void CsvDialog::askAll()
{
    const QString sample = QString::fromStdString(mSheet.firstForeignCell());
    ask(mEncoding, mSheet.encoding == TextEncoding::Windows1252 && !mFormat.encoding,
        tr("The file is not Unicode and is read as Windows-1252. \"%1\" is right").arg(sample));
    const QStringList left = leftOut();
    ask(mLeftOut, !left.isEmpty(), tr("Leave these columns out: %1").arg(left.join(tr(", "))));
    const int refused = mPlan.count(CsvChange::Kind::Refused);
    ask(mRefused, refused > 0, tr("Import without the refused lines (%1)").arg(refused));
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
}

/// Allows the import only without open questions.
void CsvDialog::allow()
{
    auto* buttons = findChild<QDialogButtonBox*>();
    if (buttons == nullptr)
        return;
    bool open = mPlan.joins() > 0 && mJoin->currentIndex() == 0;
    for (const QCheckBox* box : {mEncoding, mLeftOut, mRefused})
        open |= !box->isHidden() && !box->isChecked();
    for (const auto& [doubt, box] : mDoubts)
        open |= !box->isHidden() && !box->isChecked();
    const bool some = mPlan.count(CsvChange::Kind::Added) + mPlan.count(CsvChange::Kind::Changed) > 0;
    buttons->button(QDialogButtonBox::Ok)->setEnabled(some && !open);
}

void CsvDialog::showChanges()
{
    mPreview->setRowCount(0);
    mPreview->setRowCount(int(mPlan.changes.size()));
    // Refused lines come first, because they may be few among many.
    std::vector<const CsvChange*> shown;
    for (const bool refused : {true, false})
        for (const CsvChange& change : mPlan.changes)
            if ((change.kind == CsvChange::Kind::Refused) == refused)
                shown.push_back(&change);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const CsvChange& change = *shown[i];
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
}

void CsvDialog::showSummary()
{
    const int refused = mPlan.count(CsvChange::Kind::Refused);
    QString summary = tr("%1 added, %2 changed, %3 unchanged, %4 refused")
                          .arg(mPlan.count(CsvChange::Kind::Added))
                          .arg(mPlan.count(CsvChange::Kind::Changed))
                          .arg(mPlan.count(CsvChange::Kind::Same))
                          .arg(refused);
    if (const int missing = mPlan.count(CsvChange::Kind::Missing); missing > 0)
        summary += tr(", %1 not in the sheet").arg(missing);
    mSummary->setText(!mFault.isEmpty() ? mFault
                      : mSheet.lines.size() < 2
                          ? tr("There is no line to import. The first line must hold the headings.")
                          : summary);
}

} // namespace fw
