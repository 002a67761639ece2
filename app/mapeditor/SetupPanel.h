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

/// The armies and where they start: the tray, what can be done with the chosen counters, and the
/// arrivals by turn and place of entry.
class SetupPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SetupPanel(Workbench& bench, QWidget* parent = nullptr);

    UnitTray* tray() const { return mTray; }
    QTableWidget* arrivals() const { return mArrivals; }
    /// Shows what is wrong with counters where they start, by unit.
    void setWarnings(const std::map<std::string, QString>& warnings);
    /// Counters were let go over the table; false when the point is not on it.
    bool drop(const QPoint& global);

private:
    /// One column of the table of arrivals.
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
    int mWrong = 0;   ///< counters with a warning
    QStringList mWhy; ///< what the warnings say
};

} // namespace fw
