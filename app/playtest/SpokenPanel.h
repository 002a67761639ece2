#pragma once

#include "engine/playtest/Summary.h"

#include <QAbstractTableModel>
#include <QWidget>

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;

namespace fw {

/// How often each row of the rules spoke.
class SpokenModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Kind, Row, Times, AGame, Games, Columns };

    using QAbstractTableModel::QAbstractTableModel;
    /// Replaces the rows.
    void show(const std::vector<SpokenFigures>& spoken);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    /// In the user role the values as numbers, for sorting.
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation way, int role) const override;

private:
    std::vector<SpokenFigures> mSpoken;
};

/// The list of the rows, cells and modifiers that spoke in the simulated games.
class SpokenPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SpokenPanel(QWidget* parent = nullptr);
    /// Shows the figures of a run.
    void show(const PlaytestSummary& summary);
    using QWidget::show;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();

    std::vector<SpokenFigures> mSpoken;
    SpokenModel* mModel;
    QSortFilterProxyModel* mSorted;
    QLineEdit* mFind;
    QLabel* mCount;
};

} // namespace fw
