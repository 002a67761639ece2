#include "app/playtest/FigureWords.h"

#include <QCoreApplication>
#include <QLocale>

namespace fw {

namespace {

class FigureText
{
    Q_DECLARE_TR_FUNCTIONS(FigureWords)
};

QString decimal(double value)
{
    return QLocale().toString(value, 'f', 1);
}

} // namespace

QString shareText(double share)
{
    return FigureText::tr("%1 %").arg(decimal(100 * share));
}

QString shareWords(const Share& share)
{
    return FigureText::tr("%1, %2 of %3").arg(shareInterval(share), countText(share.count), countText(share.of));
}

QString shareInterval(const Share& share)
{
    return FigureText::tr("%1 % (%2 to %3 %)")
        .arg(decimal(100 * share.share), decimal(100 * share.low), decimal(100 * share.high));
}

QString meanWords(const Mean& mean)
{
    return FigureText::tr("%1 (%2 to %3)").arg(decimal(mean.mean), decimal(mean.low), decimal(mean.high));
}

QString countText(std::int64_t count)
{
    return QLocale().toString(qlonglong(count));
}

QString resultText(const PlayedScenario& played, int result)
{
    return result == DrawnGame        ? FigureText::tr("Draw")
           : result == UnfinishedGame ? FigureText::tr("Unfinished")
                                      : FigureText::tr("Won by %1").arg(played.side(std::size_t(result)));
}

QString playerText(const PlayerSettings& player)
{
    switch (player.kind) {
    case PlayerKind::Random: return FigureText::tr("random");
    case PlayerKind::Greedy: return FigureText::tr("greedy");
    case PlayerKind::Mcts: return FigureText::tr("search with %n nodes", "", player.nodes);
    }
    return {};
}

} // namespace fw
