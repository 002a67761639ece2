#pragma once

#include "engine/play/TablesRead.h"

#include <QFrame>
#include <memory>

class QLabel;
class QToolButton;

namespace fw {

class ChartPicture;
class ForecastWorker;
class TableState;
struct CardText;

/// Tables of the rules that are read now, or that the dice will be read in.
struct TablesShown {
    std::shared_ptr<const Rules> rules; ///< whose they are
    std::vector<TableRead> read;
    bool ruled = false; ///< they were read already
    bool ran = true; ///< what stands in the last one was carried out by its letters, and not treated as something else
};

/// What is being read: the tables of what was given so far, of the dice that are asked for, or of what was ruled last.
TablesShown tablesShown(const TableState& table, const ForecastWorker& ahead, const CardText* card);

/// In words where in a table its lit cells are, and what the result means that stands there, where it is carried out
/// so.
QString cellSentence(const Rules& rules, const TableRead& read, bool means = true);

/// The table that the question or the last ruling is read from, drawn as it is printed with its row and column lit.
class TablePane : public QFrame
{
    Q_OBJECT

public:
    explicit TablePane(QWidget* parent = nullptr);
    /// Shows these tables, first the one that holds the result; hides itself where there are none.
    void refresh(TablesShown shown);
    /// Whether it may be seen at all.
    void setAllowed(bool allowed);
    /// Day or night colours.
    void setDark(bool dark);
    /// The table that is drawn; null for none.
    const TableRead* drawn() const;

private:
    void turnTo(std::size_t which);
    void draw();

    TablesShown mShown;
    std::size_t mWhich = 0;
    bool mAllowed = true;
    QLabel* mTitle;
    QLabel* mWords;
    QToolButton* mBefore;
    QToolButton* mAfter;
    ChartPicture* mPicture;
};

} // namespace fw
