// The layout of the ruling desk; DeskPage.cpp has its behaviour.
#include "app/case/CaseForm.h"
#include "app/case/DeskPage.h"
#include "app/case/DiceBar.h"
#include "app/widgets/ChancesView.h"
#include "app/widgets/Scrolled.h"
#include "app/widgets/TraceView.h"
#include "app/widgets/WidgetFactory.h"
#include "app/widgets/WrapLayout.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QMenu>
#include <QPlainTextEdit>

namespace fw {

namespace {

QLabel* bold(const QString& text, double scale = 1)
{
    auto* label = new QLabel(text);
    setLarger(label, scale);
    setBold(label);
    return label;
}

QComboBox* box(const char* name, const QString& spoken)
{
    auto* combo = narrowChoice(name, spoken, 14);
    return combo;
}

QPushButton* push(const QString& text, const QString& spoken, const char* name)
{
    auto* button = named(new QPushButton(text), name, spoken);
    button->setAutoDefault(true);
    return button;
}

/// A line of text that is hidden while it is empty.
QLabel* told(const char* name, const QString& spoken)
{
    auto* label = wordsLabel(name, spoken);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->hide();
    return label;
}

} // namespace

QWidget* DeskPage::caseSide()
{
    auto* side = new QWidget;
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 8, 0);
    layout->setSpacing(8);
    auto* head = new QHBoxLayout;
    head->addWidget(bold(tr("Ruling Desk"), 1.25), 1);
    mWayBack = push(tr("&Back"), tr("Back"), "deskBack");
    head->addWidget(mWayBack);
    layout->addLayout(head);

    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    const auto row = [&](const QString& label, QComboBox* combo, QPushButton* button) {
        auto* line = new QHBoxLayout;
        line->addWidget(combo, 1);
        line->addWidget(button);
        form->addRow(label, line);
        qobject_cast<QLabel*>(form->labelForField(line))->setBuddy(combo);
    };
    mRulesBox = box("deskRules", tr("Rules"));
    auto* otherRules = push(tr("Browse..."), tr("Choose a rules file"), "deskRulesFile");
    row(tr("&Rules"), mRulesBox, otherRules);
    mScenarioBox = box("deskScenario", tr("Scenario"));
    auto* otherScenario = push(tr("Browse..."), tr("Choose a scenario file"), "deskScenarioFile");
    row(tr("Scenari&o"), mScenarioBox, otherScenario);
    layout->addLayout(form);

    layout->addWidget(wordsSide());
    mTrouble = wordsLabel("deskTrouble", tr("Problem with the case"));
    mTrouble->setFrameShape(QFrame::StyledPanel);
    mTrouble->setMargin(6);
    mTrouble->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    mTrouble->hide();
    layout->addWidget(mTrouble);
    mForm = new CaseForm;
    layout->addWidget(mForm, 1);

    connect(mRulesBox, &QComboBox::activated, this, &DeskPage::takeRules);
    connect(mScenarioBox, &QComboBox::activated, this, &DeskPage::takeScenario);
    connect(otherRules, &QPushButton::clicked, this, &DeskPage::askForRules);
    connect(otherScenario, &QPushButton::clicked, this, &DeskPage::askForScenario);
    connect(mWayBack, &QPushButton::clicked, this, &DeskPage::left);
    connect(mOptionsButton, &QPushButton::clicked, this, &DeskPage::askOptions);
    connect(mExample, &QPushButton::clicked, this, &DeskPage::showExample);
    connect(mWords, &QPlainTextEdit::textChanged, this, &DeskPage::wordsChanged);
    connect(mForm, &CaseForm::edited, this, &DeskPage::formChanged);
    side->setAccessibleName(tr("The case"));
    return new Scrolled(side);
}

void DeskPage::setWayBack(const QString& words)
{
    mWayBack->setText(words);
    mWayBack->setAccessibleName(QString(words).remove('&'));
}

QWidget* DeskPage::wordsSide()
{
    auto* side = new QWidget;
    auto* layout = bare<QVBoxLayout>(side);
    auto* head = new WrapLayout;
    auto* label = bold(tr("The case in word&s"));
    head->addWidget(label);
    auto* last = push(tr("&Last Cases"), tr("Choose one of the last cases"), "deskLast");
    mLastMenu = named(new QMenu(last), "deskLastCases", tr("The last cases"));
    last->setMenu(mLastMenu);
    mExample = push(tr("Show an &Example"), tr("Show an example of a case"), "deskExample");
    mOptionsButton = push(tr("O&ptions..."), tr("Options of the rules"), "deskOptions");
    for (QPushButton* button : {last, mExample, mOptionsButton})
        head->addWidget(button);
    layout->addLayout(head);
    mWords = new QPlainTextEdit;
    setFocusProxy(mWords);
    named(mWords, "deskWords", tr("The case in words"));
    mWords->setAccessibleDescription(
        tr("Enter rules on it. Escape clears it; when it is empty, Escape leaves the desk."));
    mWords->setTabChangesFocus(true);
    mWords->setPlaceholderText(tr("6 attack 4, or clauses: ACTION: UNITS; against: TARGET; dice ..."));
    mWords->setFixedHeight(4 * mWords->fontMetrics().lineSpacing() + 14);
    mWords->installEventFilter(this);
    label->setBuddy(mWords);
    layout->addWidget(mWords);
    mReadAs = told("deskReadAs", tr("How the program reads the sentence"));
    layout->addWidget(mReadAs);
    connect(mLastMenu, &QMenu::aboutToShow, this, &DeskPage::fillLast);
    return side;
}

QWidget* DeskPage::resultSide()
{
    auto* side = new QWidget;
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(8, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(bold(tr("Ruling"), 1.25));
    mEmpty = new QLabel(tr("State a case in words or in the form. The ruling appears here: the chance of each result "
                           "or, with dice, what they do."));
    mEmpty->setWordWrap(true);
    mEmpty->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    layout->addWidget(mEmpty, 1);
    mAssumed = told("deskAssumed", tr("What the ruling assumes"));
    layout->addWidget(mAssumed);
    mVain = told("deskVain", tr("Statements without effect"));
    layout->addWidget(mVain);
    mNext = wordsLabel("deskNext");
    layout->addWidget(mNext);
    mDice = new DiceBar;
    layout->addWidget(mDice);
    mChancesHead = bold(tr("Chances: select one to see its reckoning"));
    layout->addWidget(mChancesHead);
    mChances = new ChancesView;
    mChances->setObjectName("deskChances");
    mChances->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    mChances->setMinimumHeight(90);
    layout->addWidget(mChances, 2);
    mTrace = new TraceView;
    mTrace->setObjectName("deskTrace");
    layout->addWidget(mTrace, 3);
    mNotApplied = new QCheckBox(tr("Rows that did &not apply"));
    named(mNotApplied, "deskNotApplied", tr("Show the rows that did not apply"));
    mCopy = push(tr("&Copy as Text"), tr("Copy the ruling as text"), "deskCopy");
    mPdf = push(tr("S&ave PDF..."), tr("Save the ruling as PDF"), "deskPdf");
    mPrint = push(tr("Pr&int..."), tr("Print the ruling"), "deskPrint");
    auto* foot = new WrapLayout;
    foot->addWidget(mNotApplied);
    for (QPushButton* button : {mCopy, mPdf, mPrint})
        foot->addWidget(button);
    layout->addLayout(foot);

    connect(mNotApplied, &QCheckBox::toggled, mTrace, &TraceView::setShowNotApplied);
    connect(mChances, &ChancesView::picked, this, &DeskPage::showOutcome);
    connect(mDice, &DiceBar::picked, this, &DeskPage::sayFace);
    connect(mDice, &DiceBar::cleared, this, &DeskPage::forgetDice);
    connect(mPdf, &QPushButton::clicked, this, &DeskPage::askForPdf);
    connect(mPrint, &QPushButton::clicked, this, &DeskPage::print);
    return side;
}

} // namespace fw
