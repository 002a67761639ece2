// The layout of the playtest page; PlaytestPage.cpp has its behaviour.
#include "app/Shipped.h"
#include "app/playtest/ComparePanel.h"
#include "app/playtest/GamesPanel.h"
#include "app/playtest/HeatPanel.h"
#include "app/playtest/LengthChart.h"
#include "app/playtest/PlaytestPage.h"
#include "app/playtest/ShareChart.h"
#include "app/playtest/SpokenPanel.h"
#include "app/playtest/WinChart.h"
#include "app/widgets/ProblemWords.h"
#include "app/widgets/Scrolled.h"
#include "app/widgets/WidgetFactory.h"
#include "app/widgets/WrapLayout.h"

#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QProgressBar>
#include <QSplitter>
#include <QTabWidget>
#include <QThread>
#include <limits>

namespace fw {

namespace {

constexpr int usualGames = 200;

QSpinBox* grouped(QSpinBox* box)
{
    box->setGroupSeparatorShown(true);
    return box;
}

} // namespace

PlaytestPage::PlaytestPage(QWidget* parent) : QWidget(parent), mWork(new PlaytestWork(this))
{
    setAccessibleName(tr("Playtest"));
    auto* layout = new QHBoxLayout(this);
    auto* split = new QSplitter;
    split->setChildrenCollapsible(false);
    split->addWidget(settingsSide());
    mTabs = named(new QTabWidget, "playtestTabs", tr("Figures of the playtest"));
    mTabs->addTab(resultsTab(), tr("&Results"));
    mHeat = new HeatPanel;
    mTabs->addTab(mHeat, tr("&Map"));
    mSpoken = new SpokenPanel;
    mTabs->addTab(mSpoken, tr("R&ules"));
    mList = new GamesPanel;
    mTabs->addTab(mList, tr("&List of Games"));
    mCompare = new ComparePanel;
    mTabs->addTab(mCompare, tr("C&ompare"));
    split->addWidget(mTabs);
    split->setStretchFactor(0, 0);
    split->setStretchFactor(1, 1);
    split->setSizes({24 * fontMetrics().height(), 60 * fontMetrics().height()});
    layout->addWidget(split);

    connect(mWork, &PlaytestWork::advanced, this, &PlaytestPage::advance);
    connect(mWork, &PlaytestWork::ended, this, [this] {
        advance();
        if (mWork->problem())
            say(tr("The games broke off: %1").arg(problemWords(*mWork->problem())));
    });
    for (FigureChart* chart : std::initializer_list<FigureChart*>{mShares, mLengths, mCurve})
        connect(chart, &FigureChart::picked, this, &PlaytestPage::showGames);
    connect(mList, &GamesPanel::openWanted, this, [this](quint64 number) { openGame(*mWork, number, false); });
    connect(mList, &GamesPanel::saveWanted, this, [this](quint64 number) { openGame(*mWork, number, true); });
    connect(mCompare, &ComparePanel::openWanted, this,
            [this](quint64 number) { openGame(mCompare->work(), number, false); });
    connect(mCompare, &ComparePanel::changed, this, &PlaytestPage::enable);
    for (const ShippedScenario& shipped : shippedScenarios())
        mScenario->addItem(shipped.title, shipped.path);
    mScenario->setCurrentIndex(-1);
    fillPlayers();
    advance();
}

QWidget* PlaytestPage::settingsSide()
{
    auto* side = new QWidget;
    side->setAccessibleName(tr("What is played"));
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 8, 0);
    auto* head = new QHBoxLayout;
    auto* title = new QLabel(tr("Playtest"));
    setLarger(title, 1.25);
    setBold(title);
    head->addWidget(title, 1);
    mWayBack = addButton(head, tr("&Back"), "playtestBack", tr("Back"), this, &PlaytestPage::left);
    layout->addLayout(head);
    layScenario(*layout);
    auto* players = new QGroupBox(tr("Players"));
    players->setAccessibleName(tr("Players"));
    mPlayers = new QFormLayout(players);
    mPlayers->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    mPlayers->setRowWrapPolicy(QFormLayout::WrapLongRows);
    layout->addWidget(players);
    layRun(*layout);
    layout->addStretch(1);
    setFocusProxy(mScenario);
    return new Scrolled(side);
}

void PlaytestPage::layScenario(QVBoxLayout& layout)
{
    auto* choice = new QHBoxLayout;
    mScenario = narrowChoice("playtestScenario", tr("Scenario"), 12);
    mScenario->setPlaceholderText(tr("Choose a scenario"));
    auto* label = new QLabel(tr("&Scenario"));
    label->setBuddy(mScenario);
    layout.addWidget(label);
    choice->addWidget(mScenario, 1);
    mBrowse = addButton(choice, tr("Browse..."), "playtestBrowse", tr("Choose a scenario file"), this,
                        &PlaytestPage::askForScenario);
    layout.addLayout(choice);
    connect(mScenario, &QComboBox::activated, this,
            [this](int at) { setScenario(mScenario->itemData(at).toString()); });
}

/// The numbers of a run, its buttons and its progress.
void PlaytestPage::layRun(QVBoxLayout& layout)
{
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    mGames = grouped(numberField("playtestGames", tr("Number of games"), 1, int(mostGames), usualGames));
    form->addRow(tr("&Number of games"), mGames);
    mSeed = numberField("playtestSeed", tr("Seed"), 0, std::numeric_limits<int>::max(), 1);
    mSeed->setToolTip(tr("The same seed plays the same games."));
    form->addRow(tr("See&d"), mSeed);
    const int cores = std::max(1, QThread::idealThreadCount());
    mJobs = numberField("playtestJobs", tr("Jobs"), 1, std::max(cores, 64), cores);
    mJobs->setToolTip(tr("The number of games that are played at the same time; it changes no figure."));
    form->addRow(tr("&Jobs"), mJobs);
    layout.addLayout(form);
    auto* buttons = new WrapLayout;
    mPlay = addButton(buttons, tr("&Play"), "playtestPlay", tr("Play the games"), this, &PlaytestPage::play);
    mCancel = addButton(buttons, tr("&Cancel"), "playtestCancel", tr("Cancel the run; finished games stay"), this,
                        &PlaytestPage::cancel);
    layout.addLayout(buttons);
    mProgress = named(new QProgressBar, "playtestProgress", tr("Finished games"));
    layout.addWidget(mProgress);
    mState = wordsLabel("playtestState", tr("Progress"));
    layout.addWidget(mState);
    mTrouble = wordsLabel("playtestTrouble", tr("Problem"));
    mTrouble->setFrameShape(QFrame::StyledPanel);
    mTrouble->setMargin(6);
    mTrouble->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    mTrouble->hide();
    layout.addWidget(mTrouble);
}

QWidget* PlaytestPage::resultsTab()
{
    auto* tab = new QWidget;
    tab->setAccessibleName(tr("Results"));
    auto* layout = new QVBoxLayout(tab);
    mEmpty = wordsLabel("playtestEmpty", tr("What to do"));
    mEmpty->setText(
        tr("Choose a scenario, the players and a number of games, then press Play. The results appear here "
           "while the games are played: who wins and how certain that is, when, and at what price. Choose a "
           "bar to see its games."));
    mEmpty->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    layout->addWidget(mEmpty);
    mFigures = new QWidget;
    auto* grid = bare<QGridLayout>(mFigures);
    mShares = new ShareChart("playtestShares", tr("Results by side, with 95 % intervals"));
    grid->addWidget(mShares, 0, 0);
    mWords = wordsLabel("playtestWords", tr("Means of the games"));
    mWords->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    mWords->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    grid->addWidget(mWords, 0, 1);
    mLengths = new LengthChart("playtestLengths", tr("Length of the games and turn of victory"));
    grid->addWidget(mLengths, 1, 0);
    mCurve = new WinChart("playtestCurve", tr("Share of won games by turn"));
    grid->addWidget(mCurve, 1, 1);
    grid->setRowStretch(1, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    layout->addWidget(mFigures, 1);
    return tab;
}

} // namespace fw
