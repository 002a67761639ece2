#include "app/case/DeskPage.h"

#include "app/Places.h"
#include "app/Shipped.h"
#include "app/case/Beside.h"
#include "app/case/CaseForm.h"
#include "app/case/DeskExample.h"
#include "app/case/DiceBar.h"
#include "app/case/GameCase.h"
#include "app/case/RulingText.h"
#include "app/case/StatedText.h"
#include "app/widgets/ChancesView.h"
#include "app/widgets/Dialog.h"
#include "app/widgets/OptionsPanel.h"
#include "app/widgets/ProblemWords.h"
#include "app/widgets/TraceView.h"
#include "engine/desk/DeskVocabulary.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QShortcut>
#include <QSplitter>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

namespace fw {

namespace {

constexpr int pause = 250; ///< milliseconds after the last key before a case is ruled on

} // namespace

DeskPage::DeskPage(QWidget* parent) : QWidget(parent), mBackground(this)
{
    setAccessibleName(tr("Ruling desk"));
    mPause = new QTimer(this);
    mPause->setSingleShot(true);
    mPause->setInterval(pause);
    connect(mPause, &QTimer::timeout, this, &DeskPage::rule);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 16, 20, 16);
    auto* splitter = new QSplitter;
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(caseSide());
    splitter->addWidget(resultSide());
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({600, 600});
    layout->addWidget(splitter);

    mOptionsDialog = new Dialog("deskOptions", tr("Options of the Rules"), this);
    auto* inside = new QVBoxLayout(mOptionsDialog);
    mOptions = new OptionsPanel;
    inside->addWidget(mOptions);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAccessibleName(tr("Close"));
    connect(buttons, &QDialogButtonBox::rejected, mOptionsDialog, &QDialog::hide);
    inside->addWidget(buttons);
    mOptionsDialog->resize(560, 560);
    connect(mOptions, &OptionsPanel::changed, this, [this] {
        showOptions();
        rule();
    });
    connect(mCopy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(rulingText(sheet())); });
    auto* now = new QShortcut(QKeySequence(tr("Ctrl+Return")), this);
    now->setContext(Qt::WidgetWithChildrenShortcut);
    connect(now, &QShortcut::activated, this, &DeskPage::rule);

    fillRules();
    rule();
    const QString last = QSettings().value("desk/rules").toString();
    if (QFileInfo(last).isFile())
        setRulesFile(last);
    else if (mRulesBox->count() > 0)
        setRulesFile(mRulesBox->itemData(0).toString());
    else
        say(tr("Choose a rules file first."));
}

DeskPage::~DeskPage()
{
    keepCase();
}

void DeskPage::fillRules()
{
    mRulesBox->clear();
    for (const QString& path : shippedRules()) {
        const auto rules = readRulesFile(path.toStdString());
        if (rules)
            mRulesBox->addItem(QString::fromStdString(rules->title), path);
    }
}

bool DeskPage::setRulesFile(const QString& path)
{
    Result<Ruleset> rules = readRulesFile(path.toStdString());
    int at = mRulesBox->findData(path);
    if (!rules) {
        mRulesBox->setCurrentIndex(mRulesBox->findData(mRulesPath));
        say(tr("%1 cannot be used: %2").arg(QFileInfo(path).fileName(), problemWords(rules.error())));
        return false;
    }
    if (at < 0) {
        mRulesBox->addItem(QString::fromStdString(rules->title.empty() ? rules->id : rules->title), path);
        at = mRulesBox->count() - 1;
    }
    mRulesBox->setCurrentIndex(at);
    mRulesBox->setToolTip(path);
    mRulesPath = path;
    Case given;
    given.rules = std::move(*rules);
    if (auto beside = scenarioBeside(path.toStdString(), given.rules.id))
        mBeside = std::make_shared<const Scenario>(std::move(*beside));
    else
        mBeside.reset();
    QSettings().setValue("desk/rules", path);
    setCase(std::move(given));
    return true;
}

bool DeskPage::setGame(const Game& game)
{
    Result<Case> given = caseOf(game);
    if (!given) {
        say(tr("%1 cannot be used: %2")
                .arg(QString::fromStdString(game.rules().scenario().title), problemWords(given.error())));
        return false;
    }
    const QString title = tr("Current game: %1").arg(QString::fromStdString(given->like->title));
    int at = mRulesBox->findData(QString());
    if (at < 0) {
        mRulesBox->insertItem(0, title, QString());
        at = 0;
    }
    mRulesBox->setItemText(at, title);
    mRulesBox->setCurrentIndex(at);
    mRulesBox->setToolTip(tr("The rules, options and current counters of the game"));
    mRulesPath.clear();
    mBeside.reset();
    setCase(std::move(*given));
    return true;
}

/// Takes rules, scenario and setup; reads the stated case anew.
void DeskPage::setCase(Case given)
{
    keepCase();
    mRules = std::make_shared<const Ruleset>(std::move(given.rules));
    mScenario.reset();
    if (given.like)
        mScenario = std::make_shared<const Scenario>(std::move(*given.like));
    mSetup = std::move(given.setup);
    mTurn = given.turn;
    learn();
    fillScenarios();
    mForm->setRules(*mRules, like());
    mOptions->setRules(*mRules, mScenario.get());
    for (const auto& [option, value] : mSetup.options)
        mOptions->choose(option, value);
    showOptions();
    wordsChanged();
    rule(); // the shown ruling was by other rules
}

/// Makes the vocabulary once, because every key reads the case anew.
void DeskPage::learn()
{
    mKnown = std::make_shared<const DeskVocabulary>(*mRules, like().get());
}

Result<Stated> DeskPage::stated() const
{
    return readStated(*mKnown, typed().toStdString());
}

void DeskPage::fillScenarios()
{
    mScenarioBox->clear();
    mScenarioBox->setEnabled(!mTurn);
    if (mTurn) { // a game has only its own scenario
        mScenarioBox->addItem(tr("Current game"));
        return;
    }
    mScenarioBox->addItem(tr("No scenario: only the rules"), QString());
    for (const ShippedScenario& shipped : shippedScenarios()) {
        const auto scenario = readScenarioFile(shipped.path.toStdString());
        if (scenario && scenario->rules == mRules->id)
            mScenarioBox->addItem(shipped.title, shipped.path);
    }
}

bool DeskPage::setScenarioFile(const QString& path)
{
    if (!mRules)
        return false;
    if (path.isEmpty()) {
        mScenario.reset();
        mScenarioBox->setCurrentIndex(0);
    } else {
        Result<Scenario> scenario = readScenarioFile(path.toStdString());
        QString why;
        if (!scenario)
            why = problemWords(scenario.error());
        else if (scenario->rules != mRules->id)
            why = tr("it belongs to the rules \"%1\", not to these").arg(QString::fromStdString(scenario->rules));
        if (!why.isEmpty()) {
            say(tr("%1 cannot be used: %2").arg(QFileInfo(path).fileName(), why));
            return false;
        }
        mScenario = std::make_shared<const Scenario>(std::move(*scenario));
        int at = mScenarioBox->findData(path);
        if (at < 0) {
            mScenarioBox->addItem(QString::fromStdString(mScenario->title), path);
            at = mScenarioBox->count() - 1;
        }
        mScenarioBox->setCurrentIndex(at);
    }
    learn();
    mForm->setCounters(like());
    mOptions->setRules(*mRules, mScenario.get());
    showOptions();
    wordsChanged();
    rule();
    return true;
}

void DeskPage::takeRules(int index)
{
    const QString path = mRulesBox->itemData(index).toString();
    if (!path.isEmpty()) {
        setRulesFile(path);
        return;
    }
    emit gameWanted();
    if (!mTurn) // the game was closed meanwhile
        mRulesBox->setCurrentIndex(mRulesBox->findData(mRulesPath));
}

void DeskPage::takeScenario(int index)
{
    setScenarioFile(mScenarioBox->itemData(index).toString());
}

void DeskPage::askForRules()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Choose Rules"), QFileInfo(mRulesPath).path(),
                                                      tr("Rules (*.rules.json)"));
    if (!path.isEmpty())
        setRulesFile(path);
}

void DeskPage::askForScenario()
{
    if (mTurn) {
        say(tr("A game uses its own scenario. To choose another scenario, choose rules first."));
        return;
    }
    const QString path = QFileDialog::getOpenFileName(this, tr("Choose a Scenario"), QFileInfo(mRulesPath).path(),
                                                      tr("Scenarios (*.scenario.json)"));
    if (!path.isEmpty())
        setScenarioFile(path);
}

void DeskPage::askOptions()
{
    mOptionsDialog->show();
    mOptionsDialog->raise();
    mOptionsDialog->activateWindow();
}

void DeskPage::showOptions()
{
    const int differing = mOptions->differing();
    mOptionsButton->setText(differing == 0 ? tr("O&ptions...") : tr("O&ptions (%n not standard)...", "", differing));
    mOptionsButton->setAccessibleName(differing == 0 ? tr("Options of the rules")
                                                     : tr("Options of the rules, %n not standard", "", differing));
}

void DeskPage::rule()
{
    mPause->stop();
    const int round = ++mRound;
    if (!mRules || words().isEmpty()) {
        mBusy = false;
        showRuling(tl::unexpected(Problem()));
        say({});
        return;
    }
    Result<Stated> stated = this->stated();
    if (!stated) {
        mBusy = false;
        showRuling(tl::unexpected(stated.error()));
        markWord(stated.error());
        return;
    }
    mBusy = true;
    mRuled = words();
    Setup setup = mSetup;
    setup.options = mOptions->chosen();
    mBackground.run(
        [rules = mRules, like = like(), setup = std::move(setup), turn = mTurn, stated = *stated] {
            Case given;
            given.rules = *rules;
            if (like)
                given.like = *like;
            given.setup = setup;
            given.turn = turn;
            return ruleAloud(given, stated);
        },
        [this, round](const Result<Ruling>& ruling) {
            if (round != mRound)
                return;
            mBusy = false;
            showRuling(ruling);
        });
}

void DeskPage::showRuling(const Result<Ruling>& ruling)
{
    mRuling.reset();
    const QString read = readAs();
    mReadAs->setText(read.isEmpty() ? read : tr("Read as: %1").arg(read));
    mReadAs->setVisible(!read.isEmpty());
    const bool good = ruling.has_value();
    if (good)
        mRuling = *ruling;
    const bool chances = good && !mRuling->chances.empty();
    mEmpty->setVisible(!good);
    mTrace->setVisible(good);
    mChances->setVisible(chances);
    mChancesHead->setVisible(chances);
    for (QWidget* widget : {static_cast<QWidget*>(mCopy), static_cast<QWidget*>(mPdf), static_cast<QWidget*>(mPrint),
                            static_cast<QWidget*>(mNotApplied)})
        widget->setEnabled(good);
    if (!good) {
        mShown.clear();
        mNext->hide();
        mAssumed->hide();
        mVain->hide();
        mDice->hide();
        say(problemWords(ruling.error())
            + (ruling.error().alternatives.empty() ? QString() : "\n" + alternativeWords(ruling.error())));
        emit ruled();
        return;
    }
    say(mRuling->trouble ? problemWords(*mRuling->trouble) : caseTrouble(*mRuling));
    const bool dice = mRuling->next.wait == Wait::Dice;
    const Result<Stated> stated = this->stated();
    const bool some = stated && !stated->dice.empty();
    mDice->ask(dice ? mRuling->next.dice : std::vector<DieAsked>(), mRuling->waiting, some);
    mDice->setVisible(dice || some);
    const QString next = mRuling->next.wait == Wait::Over ? QString() : nextWords(*mRuling);
    QString assumed = assumedWords(*mRuling);
    if (!assumed.isEmpty())
        assumed = tr("Assumed, not stated: %1").arg(assumed);
    mAssumed->setText(assumed);
    mAssumed->setVisible(!assumed.isEmpty());
    const QString vain = vainWords(*mRuling);
    mVain->setText(tr("Stated without effect: %1").arg(vain));
    mVain->setVisible(!vain.isEmpty());
    mNext->setText(dice ? tr("Enter the dice as they were rolled, or see the chances: %1").arg(next)
                        : tr("Next: %1").arg(next));
    mNext->setVisible(!next.isEmpty());
    mTrace->setRules(mRuling->rules);
    mChances->show(mRuling->chances);
    showOutcome(-1);
    emit ruled();
}

void DeskPage::showOutcome(int index)
{
    if (!mRuling)
        return;
    mShown = mRuling->trace;
    if (index >= 0 && std::size_t(index) < mRuling->chances.size()) {
        const Trace& more = mRuling->chances[std::size_t(index)].trace;
        mShown.insert(mShown.end(), more.begin(), more.end());
    }
    mTrace->show(mShown);
    if (index >= 0)
        mTrace->scrollToBottom();
}

void DeskPage::showExample()
{
    if (!mRules)
        return;
    mExample->setEnabled(false);
    mBackground.run([rules = mRules, like = like()] { return exampleWords(*rules, like.get()); },
                    [this](const std::string& example) {
                        mExample->setEnabled(true);
                        if (example.empty())
                            say(tr("No example can be made for these rules."));
                        else
                            setWords(QString::fromStdString(example));
                    });
}

void DeskPage::sayFace(const QString& die, int face)
{
    Result<Stated> stated = this->stated();
    if (!stated || !mRuling)
        return;
    const std::string name = die.toStdString();
    auto& dice = stated->dice;
    // A face for the same die of an incomplete roll is a correction.
    const bool again = std::ranges::any_of(mRuling->waiting, [&](const auto& one) { return one.first == name; });
    const auto last = std::find_if(dice.rbegin(), dice.rend(), [&](const auto& d) { return d.first == name; });
    if (again && last != dice.rend())
        last->second = face;
    else
        dice.emplace_back(name, face);
    setWords(QString::fromStdString(writeStated(*mRules, like().get(), *stated)));
}

void DeskPage::forgetDice()
{
    Result<Stated> stated = this->stated();
    if (!stated)
        return;
    stated->dice.clear();
    setWords(QString::fromStdString(writeStated(*mRules, like().get(), *stated)));
}

QString DeskPage::trouble() const
{
    return mTrouble->isHidden() ? QString() : mTrouble->text();
}

void DeskPage::say(const QString& trouble)
{
    mTrouble->setText(trouble.isEmpty() ? trouble : QString::fromUtf8("⚠ ") + trouble);
    mTrouble->setVisible(!trouble.isEmpty());
}

} // namespace fw
