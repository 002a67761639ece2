#pragma once

#include "app/referee/controller/TableState.h"
#include "engine/play/Forecast.h"
#include "engine/play/Unseen.h"

#include "editor/Background.h"

#include <QObject>
#include <optional>
#include <stop_token>

namespace fw {

/// Computes, in the background, what the answers to the pending question may lead to.
class ForecastWorker : public QObject
{
    Q_OBJECT

public:
    ForecastWorker(const TableState& table, QObject* owner);
    ~ForecastWorker() override;
    /// Reads the question; starts a computation if it is new, and drops earlier results.
    void look();
    /// The outcomes of each pair of secret answers; none until computed, or if they must stay hidden.
    const std::optional<SimultaneousOutcomeMatrix>& pairings() const { return mPairings; }
    /// What the pending dice can lead to; none as above.
    const std::optional<RollForecast>& dice() const { return mDice; }
    /// What each of a few complete answers leads to; empty as above.
    const std::vector<ChoiceForecast>& answers() const { return mAnswers; }
    /// The first clicks of all entries together; long lists arrive later, with begun().
    const std::vector<Choice>& begins();
    /// Whether a computation is under way.
    bool pending() const { return mBackground.pending() > 0; }

signals:
    /// A forecast is ready.
    void found();
    /// begins() has more entries.
    void started();

private:
    /// A question without any pick yet.
    struct Open {
        std::size_t rows = 0;
        const Rules* rules = nullptr;
        std::string seat;
        std::vector<std::string> entries;
        friend bool operator==(const Open&, const Open&) = default;
    };
    /// The part of a question that its forecast depends on.
    struct Asked {
        std::size_t rows = 0;
        std::string seat;
        bool dice = false;
        bool unseen = false;
        bool answers = false;
        std::vector<Argument> given; ///< faces of the pending dice
        const Rules* rules = nullptr;
        friend bool operator==(const Asked&, const Asked&) = default;
    };
    Asked asked() const;

    const TableState& mTable;
    Background mBackground;
    Asked mAsked;
    std::optional<SimultaneousOutcomeMatrix> mPairings;
    std::optional<RollForecast> mDice;
    std::vector<ChoiceForecast> mAnswers;
    std::stop_source mStop; ///< stops the current computation
    Open mOpen;
    std::vector<Choice> mBegins;
};

} // namespace fw
