#include "app/playtest/PlaytestPage.h"

#include "app/Shipped.h"
#include "app/playtest/ComparePanel.h"
#include "app/playtest/FigureWords.h"
#include "app/playtest/GameAgain.h"
#include "app/playtest/GamesPanel.h"
#include "app/playtest/HeatPanel.h"
#include "app/playtest/HeatView.h"
#include "app/playtest/LengthChart.h"
#include "app/playtest/ResultInk.h"
#include "app/playtest/ShareChart.h"
#include "app/playtest/SpokenPanel.h"
#include "app/playtest/WinChart.h"
#include "app/widgets/LongWork.h"
#include "app/widgets/ProblemWords.h"
#include "app/widgets/SaveName.h"
#include "app/widgets/WidgetFactory.h"

#include <QDateTime>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLocale>
#include <QProgressBar>
#include <QStandardPaths>
#include <QTabWidget>
#include <algorithm>

namespace fw {

namespace {

/// A time in seconds, or in minutes or hours if it is long.
QString timeText(std::int64_t seconds)
{
    constexpr std::int64_t minute = 60, hour = 3600;
    return seconds <= 2 * minute ? PlaytestPage::tr("%1 s").arg(seconds)
           : seconds <= 2 * hour ? PlaytestPage::tr("%1 min").arg(seconds / minute)
                                 : PlaytestPage::tr("%1 h").arg(seconds / hour);
}

} // namespace

bool PlaytestPage::setScenario(const QString& path)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    if (mChosen != nullptr && mChosen->path == full && !mChosen->changedOutside()) {
        mScenario->setCurrentIndex(mScenario->findData(full));
        return true;
    }
    if (mWork->running() || mCompare->running()) {
        mScenario->setCurrentIndex(mChosen != nullptr ? mScenario->findData(mChosen->path) : -1);
        say(tr("Cancel the run before you choose another scenario."));
        return false;
    }
    Result<std::shared_ptr<const PlayedScenario>> read = readPlayed(full);
    if (!read) {
        mScenario->setCurrentIndex(mChosen != nullptr ? mScenario->findData(mChosen->path) : -1);
        const QString name = QFileInfo(path).fileName();
        const QString fault = QFileInfo(QString::fromStdString(read.error().file)).fileName();
        say(fault.isEmpty() || fault == name
                ? tr("%1 cannot be played: %2").arg(name, problemWords(read.error()))
                : tr("%1 cannot be played. In %2: %3").arg(name, fault, problemWords(read.error())));
        return false;
    }
    mChosen = std::move(*read);
    int at = mScenario->findData(full);
    if (at < 0) {
        mScenario->addItem(QString::fromStdString(mChosen->scenario.title), full);
        at = mScenario->count() - 1;
    }
    mScenario->setCurrentIndex(at);
    fillPlayers();
    mCompare->setScenario(mChosen);
    say({});
    advance();
    return true;
}

void PlaytestPage::setWayBack(const QString& words)
{
    mWayBack->setText(words);
    mWayBack->setAccessibleName(QString(words).remove('&'));
}

void PlaytestPage::setDark(bool dark)
{
    mHeat->map()->setDark(dark);
}

QString PlaytestPage::trouble() const
{
    return mTrouble->isHidden() ? QString() : mTrouble->text();
}

void PlaytestPage::say(const QString& trouble)
{
    mTrouble->setText(trouble.isEmpty() ? trouble : QString::fromUtf8("⚠ ") + trouble);
    mTrouble->setVisible(!trouble.isEmpty());
}

/// One player for each side of the chosen scenario; those chosen before stay.
void PlaytestPage::fillPlayers()
{
    std::vector<PlayerSettings> before;
    for (const Seat& seat : mSeats)
        before.push_back({PlayerKind(seat.kind->currentData().toInt()), seat.nodes->value()});
    while (mPlayers->rowCount() > 0)
        mPlayers->removeRow(0);
    mSeats.clear();
    if (mChosen == nullptr) {
        mPlayers->addRow(new QLabel(tr("Choose a scenario first.")));
        return;
    }
    for (std::size_t side = 0; side < mChosen->scenario.sides.size(); ++side) {
        const QString name = mChosen->side(side);
        const QString id = QString::number(side + 1);
        const PlayerSettings settings = side < before.size() ? before[side] : PlayerSettings{};
        auto* kind = narrowChoice("playtestPlayer" + id, tr("Player of %1").arg(name), 8);
        kind->addItem(tr("Random"), int(PlayerKind::Random));
        kind->addItem(tr("Greedy"), int(PlayerKind::Greedy));
        kind->addItem(tr("Search"), int(PlayerKind::Mcts));
        kind->setCurrentIndex(kind->findData(int(settings.kind)));
        kind->setToolTip(tr("Random: any legal action. Greedy: the best action by its exact odds. Search: looks ahead, "
                            "as far as its nodes reach, and looks at the start once before the first game."));
        auto* nodes = numberField("playtestNodes" + id, tr("Nodes of the search of %1").arg(name), 1, 1'000'000,
                                  settings.nodes);
        nodes->setSuffix(tr(" nodes"));
        auto* line = new QHBoxLayout;
        line->addWidget(kind, 1);
        line->addWidget(nodes);
        auto* label = new QLabel(name);
        label->setBuddy(kind);
        mPlayers->addRow(label, line);
        const auto searches = [kind, nodes] {
            nodes->setVisible(PlayerKind(kind->currentData().toInt()) == PlayerKind::Mcts);
        };
        connect(kind, &QComboBox::currentIndexChanged, nodes, searches);
        searches();
        mSeats.push_back({kind, nodes});
    }
    // They are made after the fields below them.
    QWidget* last = mBrowse;
    for (const Seat& seat : mSeats) {
        setTabOrder(last, seat.kind);
        setTabOrder(seat.kind, seat.nodes);
        last = seat.nodes;
    }
}

void PlaytestPage::askForScenario()
{
    const QString home = mChosen != nullptr ? QFileInfo(mChosen->path).path() : QString();
    const QString path = QFileDialog::getOpenFileName(this, tr("Choose a Scenario"), home,
                                                      tr("Scenarios (*.scenario.json)"));
    if (!path.isEmpty())
        setScenario(path);
}

Match PlaytestPage::match() const
{
    Match match;
    for (const Seat& seat : mSeats) {
        PlayerSettings player{PlayerKind(seat.kind->currentData().toInt())};
        if (player.kind == PlayerKind::Mcts)
            player.nodes = seat.nodes->value();
        match.players.push_back(player);
    }
    match.seed = std::uint64_t(mSeed->value());
    return match;
}

/// Reads the files again if they changed on disk; false if they cannot be played any more.
bool PlaytestPage::readAgain()
{
    return !mChosen->changedOutside() || setScenario(mChosen->path);
}

void PlaytestPage::play()
{
    if (mChosen == nullptr || mWork->running() || mCompare->running() || !readAgain())
        return;
    say({});
    const bool pressed = mPlay->hasFocus();
    mWork->begin(mChosen, match(), std::uint64_t(mGames->value()), mJobs->value());
    if (pressed)
        mCancel->setFocus(); // the pressed button is disabled now
}

void PlaytestPage::cancel()
{
    mWork->cancel();
    mCompare->cancel();
    advance();
}

/// Whether a player needs a search before the first game.
static bool looksAhead(const PlayerSettings& player)
{
    return player.kind == PlayerKind::Mcts;
}

/// Shows the progress and the figures of the games so far.
void PlaytestPage::advance()
{
    const std::uint64_t done = mWork->games().rows().size();
    mProgress->setRange(0, std::max(1, int(mWork->wanted())));
    mProgress->setValue(int(done));
    const double speed = mWork->speed();
    if (mWork->played() == nullptr)
        mState->setText(tr("No games yet."));
    else if (!mWork->running())
        mState->setText(
            tr("%1 of %2 games played.").arg(countText(std::int64_t(done)), countText(std::int64_t(mWork->wanted()))));
    else if (done == 0 || speed <= 0)
        mState->setText(std::ranges::any_of(match().players, looksAhead) ? tr("Searching the start of the scenario.")
                                                                         : tr("Playing the first game."));
    else
        mState->setText(tr("%1 of %2 games, %3 a second, about %4 left.")
                            .arg(countText(std::int64_t(done)), countText(std::int64_t(mWork->wanted())),
                                 QLocale().toString(speed, 'f', speed < 10 ? 1 : 0),
                                 timeText(std::int64_t(double(mWork->wanted() - done) / speed) + 1)));
    showFigures();
    enable();
}

void PlaytestPage::enable()
{
    const bool busy = mWork->running() || mCompare->running();
    mPlay->setEnabled(mChosen != nullptr && !busy);
    if (!busy && mCancel->hasFocus() && mPlay->isEnabled())
        mPlay->setFocus(); // the pressed button is disabled now
    mCancel->setEnabled(busy);
    for (QWidget* field : std::initializer_list<QWidget*>{mScenario, mBrowse, mGames, mSeed, mJobs})
        field->setEnabled(!busy);
    for (const Seat& seat : mSeats) {
        seat.kind->setEnabled(!busy);
        seat.nodes->setEnabled(!busy);
    }
    mCompare->setOriginal(*mWork, mJobs->value());
}

void PlaytestPage::showFigures()
{
    const PlaytestSummary& figures = mWork->summary();
    const bool any = figures.games > 0;
    mEmpty->setVisible(!any);
    mFigures->setVisible(any);
    if (!any)
        return;
    const PlayedScenario& played = *mWork->played();
    std::vector<ShareLine> lines;
    const auto add = [&](int result, const Share& share) {
        GameFilter which;
        which.result = result;
        which.words = resultText(played, result);
        lines.push_back(
            {result >= 0 ? played.side(std::size_t(result)) : which.words, share, inkOf(played, result), which});
    };
    for (std::size_t side = 0; side < figures.sides.size(); ++side)
        add(int(side), figures.sides[side].won);
    add(DrawnGame, figures.draws);
    if (figures.unfinished.count > 0)
        add(UnfinishedGame, figures.unfinished);
    mShares->show(std::move(lines));
    mWords->setText(meanLines().join('\n'));
    mLengths->show(played, mWork->games());
    mCurve->show(played, figures);
    mHeat->show(mWork->played(), figures);
    mSpoken->show(figures);
    mList->show(*mWork);
}

/// What was played, and the means of a game.
QStringList PlaytestPage::meanLines() const
{
    const PlaytestSummary& figures = mWork->summary();
    const PlayedScenario& played = *mWork->played();
    QStringList words;
    QStringList players;
    for (std::size_t side = 0; side < figures.sides.size(); ++side)
        players << tr("%1 %2", "side and player").arg(played.side(side), playerText(mWork->match().players[side]));
    words << tr("%1: %2; seed %3.")
                 .arg(QString::fromStdString(played.scenario.title), players.join(", "))
                 .arg(mWork->match().seed);
    words << tr("Turns: %1").arg(meanWords(figures.length));
    words << tr("Actions: %1").arg(meanWords(figures.actions));
    for (std::size_t side = 0; side < figures.sides.size(); ++side)
        words << tr("%1 lost %2 steps and %3 counters, and made %4 decisions a turn.")
                     .arg(played.side(side), meanWords(figures.sides[side].stepsLost),
                          meanWords(figures.sides[side].unitsLost), meanWords(figures.sides[side].decisionsATurn));
    words << tr("Means of the games, with 95 % intervals.");
    return words;
}

void PlaytestPage::showGames(const GameFilter& games)
{
    mTabs->setCurrentWidget(mList);
    mList->choose(games);
}

/// Plays a game again to open it on the table, in a file that the user chooses if it is to be saved.
void PlaytestPage::openGame(const PlaytestWork& work, quint64 number, bool save)
{
    const std::shared_ptr<const PlayedScenario> played = work.played();
    QString path;
    if (save) {
        // The folder of the program is often not writable.
        const QString source = isShipped(played->path)
                                   ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + '/'
                                         + QFileInfo(played->path).fileName()
                                   : played->path;
        const QString what =
            tr("playtest-%1-%2", "end of a file name: seed and game").arg(work.match().seed).arg(number);
        path = askSaveName(this, tr("Save the Game"), besideFile(source, what, ".game"), tr("Games (*.game)"));
        if (path.isEmpty())
            return;
        if (QFileInfo::exists(path)) {
            say(tr("%1 already exists, and the program never overwrites a game. Choose another name.")
                    .arg(QFileInfo(path).fileName()));
            return;
        }
    }
    const std::string stamp = QDateTime::currentDateTime().toString("yyyy-MM-dd HH:mm:ss").toStdString();
    std::optional<Result<Game>> game = longWork(
        this, tr("Playing game %1 again").arg(number),
        [played, match = work.match(), number, path, stamp](Progress& progress) {
            return gameAgain(*played, match, number, path, stamp, progress);
        });
    if (!game)
        return;
    if (!*game) {
        say(tr("Game %1 cannot be opened: %2").arg(number).arg(problemWords(game->error())));
        return;
    }
    emit gameWanted(std::make_shared<Game>(std::move(**game)), path);
}

} // namespace fw
