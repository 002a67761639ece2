#pragma once

#include "app/referee/view/CardText.h"

#include "app/widgets/HeightForWidthFrame.h"

class QLabel;

namespace fw {

class AnswerGrid;
class ChancesView;
class ForecastWorker;
class TraceView;

/// What stands below the question: what its answer would meet, the chances, and the reckoning so far.
class ReckoningPanel : public HeightForWidthFrame
{
    Q_OBJECT

public:
    explicit ReckoningPanel(const TableState& table, QWidget* parent = nullptr);
    /// Shows what is known now; `card` is that of the engagement under way, null where none is.
    void refresh(const ForecastWorker& ahead, const CardText* card);
    /// Shows what the answer would meet that stands in the draft, else the one that is looked at; null for none.
    void lookAt(const ForecastWorker& ahead, const Choice* choice);

signals:
    /// What stands behind a case number is to be shown.
    void caseWanted(const QString& cite);
    /// The answer with that number was clicked.
    void answerPicked(int number);

private:
    void sayTrace(const QString& of, const Trace& trace);
    void sayPairings(const ForecastWorker& ahead);
    int rowOf(const SimultaneousOutcomeMatrix& pairings, const Choice* choice) const;

    const TableState& mTable;
    AnswerGrid* mGrid = nullptr;
    QLabel* mChancesOf = nullptr;
    ChancesView* mChances = nullptr;
    QLabel* mReckoningOf = nullptr;
    TraceView* mTrace = nullptr;
};

} // namespace fw
