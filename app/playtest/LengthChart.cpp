#include "app/playtest/LengthChart.h"

#include "app/playtest/FigureWords.h"

#include <QPainter>
#include <algorithm>

namespace fw {

void LengthChart::show(const PlayedScenario& played, const GameList& games)
{
    mLengths = games.lengths();
    const auto any = [this](int result) {
        return std::ranges::any_of(mLengths, [&](const auto& each) { return each.second.games(result) > 0; });
    };
    renewWith(legendOf(played, any(DrawnGame), any(UnfinishedGame)));
}

TurnAxes LengthChart::axes() const
{
    std::int64_t most = 0;
    for (const auto& [turn, length] : mLengths)
        most = std::max(most, length.all());
    return {belowLegend(), line(), mLengths.empty() ? 1 : std::max<std::int64_t>(1, mLengths.rbegin()->first), most,
            false};
}

std::vector<ChartBar> LengthChart::layOut() const
{
    std::vector<ChartBar> bars;
    const TurnAxes axes = this->axes();
    const double gap = (axes.x(2) - axes.x(1)) * 0.1;
    for (const auto& [turn, length] : mLengths) {
        std::int64_t below = 0;
        for (const LegendEntry& entry : legend()) {
            const std::int64_t games = length.games(entry.result);
            if (games == 0)
                continue;
            // A game that ended before its first turn has the column of turn 1.
            const std::int64_t at = std::max<std::int64_t>(1, turn);
            const QRectF place(QPointF(axes.x(at) + gap, axes.y(double(below + games))),
                               QPointF(axes.x(at + 1) - gap, axes.y(double(below))));
            const QString who = entry.result >= 0 ? tr("won by %1").arg(entry.words) : entry.words;
            GameFilter which;
            which.result = entry.result;
            which.turns = turn;
            which.words = tr("turn %1, %2").arg(turn).arg(who);
            bars.push_back({place, which, tr("Turn %1, %2: %n games", "", int(games)).arg(turn).arg(who)});
            below += games;
        }
    }
    return bars;
}

QString LengthChart::valueWords() const
{
    return tr("Games by their last turn");
}

void LengthChart::paintFigures(QPainter& painter, const TurnAxes&) const
{
    for (const ChartBar& bar : bars()) {
        QPainterPath shape;
        shape.addRect(bar.place);
        fillResult(painter, shape, inkFor(*bar.games.result), palette());
    }
}

} // namespace fw
