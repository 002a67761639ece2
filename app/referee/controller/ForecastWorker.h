#pragma once

#include "app/referee/controller/TableState.h"
#include "engine/play/Forecast.h"
#include "engine/play/Unseen.h"

#include "editor/Background.h"

#include <QObject>
#include <optional>
#include <stop_token>

namespace fw {

/// What may come of the question that waits at the table, reckoned beside the window.
class ForecastWorker : public QObject
{
    Q_OBJECT

public:
    ForecastWorker(const TableState& table, QObject* owner);
    ~ForecastWorker() override;
    /// Looks at what is asked now: begins to reckon where something new is asked, and forgets what was found.
    void look();
    /// What each answer given unseen would meet; nothing while it is reckoned or where it cannot be told.
    const std::optional<SimultaneousOutcomeMatrix>& pairings() const { return mPairings; }
    /// What the dice that are asked for may come to; likewise.
    const std::optional<RollForecast>& dice() const { return mDice; }
    /// What each of few whole answers comes to; likewise.
    const std::vector<ChoiceForecast>& answers() const { return mAnswers; }
    /// What may be clicked to begin something, of all entries together; what takes long to list comes later.
    const std::vector<Choice>& begins();
    /// Whether it is still being reckoned.
    bool pending() const { return mBackground.pending() > 0; }

signals:
    /// What was reckoned is there.
    void found();
    /// More is known of what may begin something.
    void begun();

private:
    /// A question at which nothing is picked yet.
    struct Open {
        std::size_t rows = 0;
        const Rules* rules = nullptr;
        std::string seat;
        std::vector<std::string> entries;
        friend bool operator==(const Open&, const Open&) = default;
    };
    /// One question of one game, as far as what may come of it goes.
    struct Asked {
        std::size_t rows = 0;
        std::string seat;
        bool dice = false;
        bool unseen = false;
        bool answers = false;
        std::vector<Argument> given; ///< faces of the dice that are asked for
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
    std::stop_source mStop; ///< of what is reckoned now
    Open mOpen;
    std::vector<Choice> mBegins;
};

} // namespace fw
