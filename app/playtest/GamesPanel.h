#pragma once

#include "app/playtest/PlaytestWork.h"

#include <QAbstractTableModel>
#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace fw {

/// The games of a run that a filter holds, a row for each.
class GamesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Number, Result, Turns, Actions, Ending, Remark, Columns };

    using QAbstractTableModel::QAbstractTableModel;
    /// Shows the games that a filter holds; `remarks` are printed in the last column, by number.
    void show(std::shared_ptr<const PlayedScenario> played, const GameList& games, const GameFilter& filter,
              std::map<std::uint64_t, QString> remarks);
    /// Adds the games that came in since; the rows before keep their places.
    void extend(const GameList& games);
    /// The number of the game in a row.
    std::uint64_t number(int row) const { return mRows[std::size_t(row)].number; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation way, int role) const override;

private:
    QString text(const GameRow& row, int column) const;

    std::shared_ptr<const PlayedScenario> mPlayed;
    GameFilter mFilter;
    std::size_t mTaken = 0; ///< games of the list that were looked at
    std::vector<GameRow> mRows;
    std::map<std::uint64_t, QString> mRemarks;
};

/// The list of simulated games, all or those of a bar; a game can be opened or saved.
class GamesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit GamesPanel(QWidget* parent = nullptr);
    /// Shows the games of a run, by the chosen filter.
    void show(const PlaytestWork& work);
    using QWidget::show;
    /// Chooses the games of a bar.
    void choose(const GameFilter& filter);
    GamesModel* model() const { return mModel; }

signals:
    /// The user wants to open the game with that number.
    void openWanted(quint64 number);
    /// The user wants to save the game with that number.
    void saveWanted(quint64 number);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void fillFilters();
    void refresh();
    void count();
    void act(void (GamesPanel::*signal)(quint64));

    const PlaytestWork* mWork = nullptr;
    std::shared_ptr<const PlayedScenario> mOf; ///< whose filters are listed
    std::vector<GameFilter> mFilters;          ///< by the index in the box
    std::vector<SurprisingGame> mSurprising;
    bool mStale = true;     ///< the list is to be filled anew
    std::size_t mShown = 0; ///< games of the run when it was shown last
    GameFilter mPicked;     ///< of a bar, if `words` is not empty
    QComboBox* mWhich;
    QLabel* mCount;
    QTableView* mTable;
    GamesModel* mModel;
    QPushButton* mOpen;
    QPushButton* mSave;
};

} // namespace fw
