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

/// Tables that the rules use now, or that the dice will be read in.
struct TablesShown {
    std::shared_ptr<const Rules> rules; ///< rules that the tables belong to
    std::vector<TableRead> read;
    bool ruled = false; ///< the cells were already read
    bool ran = true;    ///< the code of the last table was applied as it is, not changed into another one
};

/// The tables in use: those of the draft, of the pending dice, or of the last ruling.
TablesShown tablesShown(const TableState& table, const ForecastWorker& ahead, const CardText* card);

/// The position of the lit cells in a table as text, with the meaning of the result if it is applied as it is.
QString cellSentence(const Rules& rules, const TableRead& read, bool means = true);

/// The table of the question or of the last ruling, drawn as printed with its row and column lit.
class TablePane : public QFrame
{
    Q_OBJECT

public:
    explicit TablePane(QWidget* parent = nullptr);
    /// Shows these tables, beginning with the one that has the result; without any, hides itself.
    void refresh(TablesShown shown);
    /// Whether the pane may be visible.
    void setAllowed(bool allowed);
    /// Sets day or night colours.
    void setDark(bool dark);
    /// The table on the screen; null if there is none.
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
