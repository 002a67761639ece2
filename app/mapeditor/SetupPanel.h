#pragma once

#include "editor/tools/Workbench.h"

#include <QStringList>
#include <QWidget>
#include <map>

class QLabel;
class QSpinBox;
class QTableWidget;

namespace fw {

class UnitTray;

/// The armies and their set-up: the tray, actions for the selected counters, and the arrivals by turn and entry place.
class SetupPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SetupPanel(Workbench& bench, QWidget* parent = nullptr);

    UnitTray* tray() const { return mTray; }
    QTableWidget* arrivals() const { return mArrivals; }
    /// Shows the warnings for the set-up, by unit.
    void setWarnings(const std::map<std::string, QString>& warnings);
    /// Handles counters that are dropped on the table of arrivals; false if the point is not on it.
    bool drop(const QPoint& global);

private:
    /// One column in the table of arrivals.
    struct Entry {
        QString label;
        std::vector<Cell> cells;
        friend bool operator==(const Entry&, const Entry&) = default;
    };
    void refresh();
    void fillArrivals();
    void arrive(int row, int column);
    void edit(Edit edit, const QString& words);
    std::vector<Entry> entries() const;

    Workbench& mBench;
    UnitTray* mTray = nullptr;
    QTableWidget* mArrivals = nullptr;
    QLabel* mState = nullptr;
    QSpinBox* mWithin = nullptr;
    std::vector<Entry> mEntries;
    int mFirstTurn = 1; ///< turn of the first row of the arrivals
    int mWrong = 0;     ///< counters with a warning
    QStringList mWhy;   ///< texts of the warnings
};

} // namespace fw
