#include "app/playtest/ComparePanel.h"

#include "app/playtest/FigureWords.h"
#include "app/playtest/ResultInk.h"
#include "app/playtest/ShareChart.h"
#include "app/widgets/GridDelegate.h"
#include "app/widgets/ProblemWords.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QStringListModel>
#include <QTableWidget>
#include <algorithm>

namespace fw {

namespace {

constexpr int mostDiffering = 500; ///< games in the list

/// The effort of the intervals for that many pairs, so that the window has them within a second.
PairedSettings effortFor(std::size_t pairs)
{
    PairedSettings settings;
    const std::size_t all = std::max<std::size_t>(1, pairs);
    settings.resamples = std::clamp<std::size_t>(20'000'000 / all, 200, settings.resamples);
    settings.flips = std::clamp<std::size_t>(100'000'000 / all, 1000, settings.flips);
    return settings;
}

std::vector<GameFigures> figuresOf(const GameList& games)
{
    std::vector<GameFigures> figures;
    for (const GameRow& row : games.rows())
        figures.push_back({std::max(-1, row.result), row.turns, row.stepsLost});
    return figures;
}

QString signedText(double value, int decimals)
{
    const QString text = QLocale().toString(std::abs(value), 'f', decimals);
    if (text == QLocale().toString(0.0, 'f', decimals))
        return text; // nothing has no sign
    return value < 0 ? QString::fromUtf8("−") + text : "+" + text;
}

QString differenceText(const EstimateInterval& difference, double factor, int decimals)
{
    return ComparePanel::tr("%1 (%2 to %3)")
        .arg(signedText(factor * difference.estimate, decimals), signedText(factor * difference.low, decimals),
             signedText(factor * difference.high, decimals));
}

QString probabilityText(double probability)
{
    return probability < 0.0001 ? ComparePanel::tr("below %1").arg(QLocale().toString(0.0001, 'f', 4))
                                : QLocale().toString(probability, 'f', 4);
}

} // namespace

void ComparePanel::setScenario(std::shared_ptr<const PlayedScenario> played)
{
    const bool again = mChosen != nullptr && played != nullptr && mChosen->path == played->path;
    mChosen = std::move(played);
    if (!again)
        mChanges.clear(); // those of files that changed on the disk stay
    say({});
    rebuildVariant();
    if (isVisible())
        fillRows();
    renewChanges();
    compare();
}

void ComparePanel::setOriginal(const PlaytestWork& original, int jobs)
{
    mOriginal = &original;
    mJobs = jobs;
    const bool fewer = !original.running() && original.games().rows().size() < std::size_t(mComparison.pairs);
    if (mComparison.pairs > 0 && (fewer || !isOfOriginal()))
        compare();
    else
        enable();
}

void ComparePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    fillRows();
    compare();
}

void ComparePanel::fillRows()
{
    if (mChosen == nullptr || mListed == mChosen)
        return;
    mListed = mChosen;
    mKnobs = knobs(mChosen->rules, mChosen->scenario);
    QStringList rows;
    for (const VariantKnob& knob : mKnobs)
        rows << QString::fromStdString(knob.row);
    mRows->setStringList(rows);
    mRow->clear();
    showRow();
}

/// Shows the value of the typed row, and offers its neighbours.
void ComparePanel::showRow()
{
    const std::string row = mRow->text().trimmed().toStdString();
    const auto knob = std::ranges::find(mKnobs, row, &VariantKnob::row);
    mValue->clear();
    if (knob != mKnobs.end()) {
        mNow->setText(tr("Now: %1").arg(QString::fromStdString(knob->value)));
        for (const std::string& step : knob->steps)
            mValue->addItem(QString::fromStdString(step));
    } else {
        mNow->setText(row.empty() ? tr("%n rows and cells can be changed.", "", int(mKnobs.size()))
                                  : tr("Choose a row of the list, or type it in full."));
    }
    enable();
}

void ComparePanel::say(const QString& trouble)
{
    mTrouble->setText(trouble.isEmpty() ? trouble : QString::fromUtf8("⚠ ") + trouble);
    mTrouble->setVisible(!trouble.isEmpty());
}

Result<std::shared_ptr<const PlayedScenario>> ComparePanel::variant(const std::vector<VariantChange>& changes) const
{
    PlayedScenario made{mChosen->path, mChosen->rules, mChosen->scenario, nullptr, {}};
    if (const Result<void> done = applyChanges(made.rules, made.scenario, changes); !done)
        return tl::unexpected(done.error());
    Result<std::shared_ptr<const Rules>> compiled = compile(made.rules, made.scenario, Setup());
    if (!compiled)
        return tl::unexpected(compiled.error());
    made.compiled = std::move(*compiled);
    return std::make_shared<const PlayedScenario>(std::move(made));
}

/// Makes the changed rules again after a change went or the files changed; says why a change does not fit any more.
void ComparePanel::rebuildVariant()
{
    mVariant.reset();
    if (mChanges.empty())
        return;
    Result<std::shared_ptr<const PlayedScenario>> made = variant(mChanges);
    if (made)
        setVariant(std::move(*made));
    else
        say(problemWords(made.error()));
}

/// Sets the changed rules; those of the games that are there if the changes are the same.
void ComparePanel::setVariant(std::shared_ptr<const PlayedScenario> made)
{
    const bool played = mWork->played() != nullptr && mChosen == mBasis && mChanges == mPlayedChanges;
    mVariant = played ? mWork->played() : std::move(made);
}

bool ComparePanel::add(const VariantChange& change)
{
    if (mChosen == nullptr || running())
        return false;
    std::vector<VariantChange> changes = mChanges;
    std::erase_if(changes, [&](const VariantChange& before) { return before.row == change.row; });
    changes.push_back(change);
    Result<std::shared_ptr<const PlayedScenario>> made = variant(changes);
    if (!made) {
        say(problemWords(made.error()));
        return false;
    }
    say({});
    mChanges = std::move(changes);
    setVariant(std::move(*made));
    renewChanges();
    return true;
}

void ComparePanel::addTyped()
{
    if (mAdd->isEnabled()
        && add({mRow->text().trimmed().toStdString(), mValue->currentText().trimmed().toStdString()})) {
        mRow->clear();
        mRow->setFocus();
    }
}

void ComparePanel::removeChosen()
{
    const int at = mList->currentRow();
    if (at < 0 || running())
        return;
    mChanges.erase(mChanges.begin() + at);
    say({});
    rebuildVariant();
    renewChanges();
}

void ComparePanel::renewChanges()
{
    mList->clear();
    for (const VariantChange& change : mChanges)
        mList->addItem(QString::fromStdString(textOf(change)));
    mList->setCurrentRow(mList->count() - 1);
    enable();
}

void ComparePanel::play()
{
    if (mVariant == nullptr || mOriginal == nullptr || mOriginal->running() || running()
        || mOriginal->played() != mChosen || mOriginal->games().rows().empty())
        return;
    say({});
    mBasis = mChosen;
    mPlayedChanges = mChanges;
    if (mWork->played() != mVariant) {
        mComparison = {};
        showComparison();
    }
    mWork->begin(mVariant, mOriginal->match(), mOriginal->games().rows().size(), mJobs);
    emit changed();
}

/// Whether the changed games are those of the original, which may be another scenario now, or played anew with other
/// players or another seed.
bool ComparePanel::isOfOriginal() const
{
    return mChosen == mBasis && mOriginal->played() == mBasis && mOriginal->match().seed == mWork->match().seed
           && mOriginal->match().players == mWork->match().players;
}

bool ComparePanel::isCurrent() const
{
    return mComparison.pairs > 0 && mOriginal != nullptr && mVariant != nullptr && isOfOriginal()
           && mWork->played() == mVariant && std::size_t(mComparison.pairs) == mOriginal->games().rows().size();
}

void ComparePanel::enable()
{
    const bool busy = running() || (mOriginal != nullptr && mOriginal->running());
    const bool games = mOriginal != nullptr && mChosen != nullptr && mOriginal->played() == mChosen
                       && !mOriginal->games().rows().empty();
    for (QWidget* field : std::initializer_list<QWidget*>{mRow, mValue})
        field->setEnabled(mChosen != nullptr && !running());
    mAdd->setEnabled(mChosen != nullptr && !running() && !mRow->text().trimmed().isEmpty()
                     && !mValue->currentText().trimmed().isEmpty());
    mRemove->setEnabled(mList->currentRow() >= 0 && !running());
    mPlay->setEnabled(games && !busy && mVariant != nullptr);
    const std::size_t done = mWork->games().rows().size();
    if (running())
        mState->setText(tr("%1 of %2 changed games, %3 a second.")
                            .arg(countText(std::int64_t(done)), countText(std::int64_t(mWork->wanted())),
                                 QLocale().toString(mWork->speed(), 'f', 1)));
    else if (mChosen == nullptr)
        mState->setText(tr("Choose a scenario first."));
    else if (!games)
        mState->setText(tr("Play games with the original first; the changed ones have the same numbers and dice."));
    else if (mVariant == nullptr)
        mState->setText(mChanges.empty() ? tr("Add a change.") : tr("The changes do not fit together. Remove one."));
    else if (isOfOriginal() && mWork->played() == mVariant && done >= mOriginal->games().rows().size())
        mState->setText(
            tr("%1 games played with the changes.").arg(countText(std::int64_t(mOriginal->games().rows().size()))));
    else
        mState->setText(tr("%1 games of the original will be played again with the changes.")
                            .arg(countText(std::int64_t(mOriginal->games().rows().size()))));
    if (!running() && mComparison.pairs > 0 && !isCurrent())
        mState->setText(
            mState->text() + ' '
            + (mWork->played() == mVariant
                   ? tr("The figures shown are of %1 games; play the changed games to renew them.")
                         .arg(countText(mComparison.pairs))
                   : tr("The figures shown are of earlier changes; play the changed games to renew them.")));
}

/// Compares the games so far in another thread; games that come in meanwhile are compared afterwards.
void ComparePanel::compare()
{
    enable();
    if (mOriginal == nullptr || mWork->played() == nullptr || mWork->games().rows().empty())
        return;
    if (!isOfOriginal()) {
        mComparison = {};
        showComparison();
        return;
    }
    if (mComparing) {
        mStale = true;
        return;
    }
    mComparing = true;
    mStale = false;
    std::vector<GameFigures> second = figuresOf(mWork->games());
    std::vector<GameFigures> first = figuresOf(mOriginal->games());
    first.resize(std::min(first.size(), second.size()));
    mBackground.run(
        [first = std::move(first), second = std::move(second), sides = mWork->played()->sides()] {
            return comparePairs(first, second, sides, effortFor(first.size()));
        },
        [this](const PairedComparison& made) {
            mComparing = false;
            mComparison = made;
            showComparison();
            enable();
            if (mStale || !isOfOriginal())
                compare();
        });
}

void ComparePanel::showComparison()
{
    const bool any = mComparison.pairs > 0;
    mCompared->setVisible(any);
    if (!any) {
        mVerdict->setText(tr("Change a row or a cell and play the same games again. Whatever the change does not touch "
                             "keeps its dice, so that few games tell much."));
        return;
    }
    mVerdict->setText(
        tr("%1 pairs of games, %2 of them alike. %3")
            .arg(countText(mComparison.pairs), countText(mComparison.alike),
                 mComparison.differs
                     ? tr("The change shows, most clearly in %1: its adjusted p is %2.")
                           .arg(clearestFigure(), probabilityText(mComparison.probability))
                     : tr("No difference shows (smallest adjusted p %1). More games may show a small one.")
                           .arg(probabilityText(mComparison.probability))));
    std::vector<ShareLine> lines;
    for (std::size_t side = 0; side < mComparison.wins.size(); ++side) {
        const PairedWins& wins = mComparison.wins[side];
        const QString name = mWork->played()->side(side);
        const int ink = inkOf(*mWork->played(), int(side));
        lines.push_back({tr("%1, original").arg(name), shareOf(wins.first, mComparison.pairs), ink, {}});
        lines.push_back({tr("%1, changed").arg(name), shareOf(wins.second, mComparison.pairs), ink, {}});
    }
    mShares->show(std::move(lines));
    fillTable();
    fillDiffering();
}

/// The figure in which the changed games differ most clearly.
QString ComparePanel::clearestFigure() const
{
    const auto side = [&] { return mWork->played()->side(std::size_t(mComparison.clearest.side)); };
    switch (mComparison.clearest.kind) {
    case PairedFigure::Kind::Wins: return tr("the games won by %1").arg(side());
    case PairedFigure::Kind::Losses: return tr("the steps lost by %1").arg(side());
    case PairedFigure::Kind::Length: break;
    }
    return tr("the length of a game");
}

void ComparePanel::fillTable()
{
    mTable->setRowCount(int(mComparison.wins.size() + mComparison.losses.size()) + 1);
    int at = 0;
    const auto row = [&](const QStringList& cells) {
        for (int column = 0; column < cells.size(); ++column) {
            QTableWidgetItem* item = cellOf(*mTable, at, column, false);
            item->setText(cells[column]);
            item->setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        }
        ++at;
    };
    const double pairs = double(std::max<std::int64_t>(1, mComparison.pairs));
    for (std::size_t side = 0; side < mComparison.wins.size(); ++side) {
        const PairedWins& wins = mComparison.wins[side];
        row({tr("Won by %1, per cent").arg(mWork->played()->side(side)),
             QLocale().toString(100 * double(wins.first) / pairs, 'f', 1),
             QLocale().toString(100 * double(wins.second) / pairs, 'f', 1), differenceText(wins.difference, 100, 1),
             probabilityText(wins.adjusted)});
    }
    const auto mean = [&](const QString& what, const PairedMean& of) {
        row({what, QLocale().toString(of.first, 'f', 2), QLocale().toString(of.second, 'f', 2),
             differenceText(of.difference, 1, 2), probabilityText(of.adjusted)});
    };
    for (std::size_t side = 0; side < mComparison.losses.size(); ++side)
        mean(tr("Steps lost by %1").arg(mWork->played()->side(side)), mComparison.losses[side]);
    mean(tr("Turns of a game"), mComparison.length);
}

/// Lists the games that end otherwise with the changes.
void ComparePanel::fillDiffering()
{
    const QListWidgetItem* chosen = mDiffering->currentItem();
    const QVariant before = chosen != nullptr ? chosen->data(Qt::UserRole) : QVariant();
    mDiffering->clear();
    for (const GameRow& row : mWork->games().rows()) {
        const GameRow* original = mOriginal->games().find(row.number);
        if (original == nullptr || original->result == row.result || mDiffering->count() >= mostDiffering)
            continue;
        auto* item = new QListWidgetItem(
            tr("Game %1: %2; changed: %3")
                .arg(row.number)
                .arg(resultText(*mChosen, original->result), resultText(*mWork->played(), row.result)),
            mDiffering);
        item->setData(Qt::UserRole, qulonglong(row.number));
        if (item->data(Qt::UserRole) == before)
            mDiffering->setCurrentItem(item);
    }
}

} // namespace fw
