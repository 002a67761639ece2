#pragma once

#include "app/referee/view/CardText.h"

#include "app/widgets/HeightForWidthFrame.h"

class QLabel;

namespace fw {

class AnswerGrid;
class ChancesView;
class ForecastWorker;
class TraceView;

/// The part below the question: the forecast of its answer, the chances, and the reckoning so far.
class ReckoningPanel : public HeightForWidthFrame
{
    Q_OBJECT

public:
    explicit ReckoningPanel(const TableState& table, QWidget* parent = nullptr);
    /// Shows the current forecast; `card` is the card of the engagement under way, null if there is none.
    void refresh(const ForecastWorker& ahead, const CardText* card);
    /// Shows the forecast of the answer in the draft, or of the highlighted one; null for none.
    void lookAt(const ForecastWorker& ahead, const Choice* choice);

signals:
    /// The user wants to read the rule with this case number.
    void caseWanted(const QString& cite);
    /// The user clicked the answer with this number.
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
