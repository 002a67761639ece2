#include "app/playtest/GamesPanel.h"

#include "app/playtest/FigureWords.h"
#include "app/widgets/ReadOnlyRows.h"
#include "app/widgets/WidgetFactory.h"
#include "app/widgets/WrapLayout.h"

#include <QHeaderView>
#include <QTableView>
#include <algorithm>

namespace fw {

namespace {

/// Why a game is worth a look.
QString surpriseWords(const SurprisingGame& game)
{
    if (game.criterion == "rarest-outcome")
        return GamesPanel::tr("the rarest result");
    if (game.criterion == "shortest")
        return GamesPanel::tr("the fewest actions");
    if (game.criterion == "longest")
        return GamesPanel::tr("the most actions");
    return GamesPanel::tr("lost the greatest lead");
}

} // namespace

void GamesModel::show(std::shared_ptr<const PlayedScenario> played, const GameList& games, const GameFilter& filter,
                      std::map<std::uint64_t, QString> remarks)
{
    beginResetModel();
    mPlayed = std::move(played);
    mRemarks = std::move(remarks);
    mFilter = filter;
    mTaken = 0;
    mRows.clear();
    for (const GameRow& row : games.rows())
        if (filter.holds(row))
            mRows.push_back(row);
    mTaken = games.rows().size();
    endResetModel();
}

void GamesModel::extend(const GameList& games)
{
    std::vector<GameRow> fresh;
    for (; mTaken < games.rows().size(); ++mTaken)
        if (mFilter.holds(games.rows()[mTaken]))
            fresh.push_back(games.rows()[mTaken]);
    if (fresh.empty())
        return;
    beginInsertRows({}, int(mRows.size()), int(mRows.size() + fresh.size()) - 1);
    mRows.insert(mRows.end(), fresh.begin(), fresh.end());
    endInsertRows();
}

int GamesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(mRows.size());
}

int GamesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QString GamesModel::text(const GameRow& row, int column) const
{
    switch (column) {
    case Number: return QString::number(row.number);
    case Result: return resultText(*mPlayed, row.result);
    case Turns: return QString::number(row.turns);
    case Actions: return QString::number(row.actions);
    case Ending: return QString::fromStdString(row.ending);
    case Remark:
        if (const auto remark = mRemarks.find(row.number); remark != mRemarks.end())
            return remark->second;
        break;
    default: break;
    }
    return {};
}

QVariant GamesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::DisplayRole)
        return text(mRows[std::size_t(index.row())], index.column());
    if (role == Qt::TextAlignmentRole) {
        const bool figure = index.column() != Result && index.column() != Ending && index.column() != Remark;
        return int((figure ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    return {};
}

QVariant GamesModel::headerData(int section, Qt::Orientation way, int role) const
{
    if (way != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number: return tr("Game");
    case Result: return tr("Result");
    case Turns: return tr("Turns");
    case Actions: return tr("Actions");
    case Ending: return tr("Ended by");
    case Remark: return tr("Remark");
    default: return {};
    }
}

GamesPanel::GamesPanel(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("List of the games"));
    auto* layout = new QVBoxLayout(this);
    auto* head = new WrapLayout;
    mWhich = narrowChoice("gamesWhich", tr("Which games"), 28);
    mCount = named(new QLabel, "gamesCount", tr("Number of games in the list"));
    head->addWidget(mWhich);
    head->addWidget(mCount);
    layout->addLayout(head);
    mModel = new GamesModel(this);
    mTable = named(new QTableView, "gamesTable", tr("Games"));
    mTable->setModel(mModel);
    setReadOnlyRows(mTable);
    mTable->setSelectionMode(QAbstractItemView::SingleSelection);
    mTable->setWordWrap(false);
    mTable->horizontalHeader()->setResizeContentsPrecision(100); // rows that are measured
    mTable->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    mTable->horizontalHeader()->setStretchLastSection(true);
    mTable->setAccessibleDescription(tr("Enter opens the chosen game."));
    layout->addWidget(mTable, 1);
    auto* foot = new WrapLayout;
    mOpen = addButton(foot, tr("Open as a G&ame"), "gamesOpen", tr("Open the chosen game on the table"), this,
                      [this] { act(&GamesPanel::openWanted); });
    mSave = addButton(foot, tr("Save as a Game F&ile..."), "gamesSave", tr("Save the chosen game in a file"), this,
                      [this] { act(&GamesPanel::saveWanted); });
    layout->addLayout(foot);
    connect(mTable, &QTableView::activated, this, [this] { act(&GamesPanel::openWanted); });
    connect(mWhich, &QComboBox::currentIndexChanged, this, &GamesPanel::refresh);
    refresh();
}

void GamesPanel::act(void (GamesPanel::*signal)(quint64))
{
    const QModelIndex at = mTable->currentIndex();
    if (at.isValid())
        emit(this->*signal)(mModel->number(at.row()));
}

void GamesPanel::show(const PlaytestWork& work)
{
    mWork = &work;
    const bool other = mOf != work.played();
    if (other)
        mPicked = {};
    if (other || mSurprising != work.summary().surprising) {
        mOf = work.played();
        mSurprising = work.summary().surprising;
        fillFilters();
        mStale = true;
    }
    // A run that began anew has other games than those in the list.
    mStale = mStale || work.games().rows().size() < mShown;
    mShown = work.games().rows().size();
    if (!isVisible())
        return;
    if (mStale) {
        refresh();
        return;
    }
    mModel->extend(work.games());
    if (!mTable->currentIndex().isValid() && mModel->rowCount() > 0)
        mTable->setCurrentIndex(mModel->index(0, 0));
    count();
}

void GamesPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

/// Lists the filters: all games, each result, the surprising games, and the games of the bar that was chosen last.
void GamesPanel::fillFilters()
{
    const QSignalBlocker quiet(mWhich);
    const QString before = mWhich->currentText();
    mFilters.clear();
    mWhich->clear();
    const auto add = [this](GameFilter filter, const QString& words) {
        filter.words = words;
        mFilters.push_back(filter);
        mWhich->addItem(words);
    };
    add({}, tr("All games"));
    std::vector<int> results;
    for (std::size_t side = 0; side < mOf->scenario.sides.size(); ++side)
        results.push_back(int(side));
    results.insert(results.end(), {DrawnGame, UnfinishedGame});
    for (const int result : results) {
        GameFilter filter;
        filter.result = result;
        add(filter, resultText(*mOf, result));
    }
    for (const SurprisingGame& game : mSurprising) {
        GameFilter filter;
        filter.number = game.number;
        add(filter, tr("Game %1: %2").arg(game.number).arg(surpriseWords(game)));
    }
    if (!mPicked.words.isEmpty())
        add(mPicked, tr("From a chart: %1").arg(mPicked.words));
    mWhich->setCurrentIndex(std::max(0, mWhich->findText(before)));
}

void GamesPanel::choose(const GameFilter& filter)
{
    if (mOf == nullptr)
        return;
    mPicked = filter;
    fillFilters();
    mWhich->setCurrentIndex(filter.words.isEmpty() ? 0 : mWhich->count() - 1);
    refresh();
    mTable->setFocus();
}

/// Fills the list again, and keeps the chosen game.
void GamesPanel::refresh()
{
    const QModelIndex at = mTable->currentIndex();
    const qint64 chosen = at.isValid() ? qint64(mModel->number(at.row())) : -1;
    mStale = false;
    if (mWork != nullptr && mOf != nullptr) {
        std::map<std::uint64_t, QString> remarks;
        for (const SurprisingGame& game : mSurprising) {
            QString& words = remarks[game.number];
            words += (words.isEmpty() ? QString() : QString(", ")) + surpriseWords(game);
        }
        const std::size_t which = std::size_t(std::max(0, mWhich->currentIndex()));
        mModel->show(mOf, mWork->games(), mFilters[which], std::move(remarks));
    }
    const int rows = mModel->rowCount();
    int row = rows > 0 ? 0 : -1;
    for (int i = 0; chosen >= 0 && i < rows; ++i)
        if (qint64(mModel->number(i)) == chosen)
            row = i;
    if (row >= 0)
        mTable->setCurrentIndex(mModel->index(row, 0));
    count();
}

void GamesPanel::count()
{
    const int rows = mModel->rowCount();
    mCount->setText(rows == 0 ? tr("No such games yet") : tr("%n games", "", rows));
    mOpen->setEnabled(rows > 0);
    mSave->setEnabled(rows > 0);
}

} // namespace fw
