#include "app/playtest/ResultInk.h"

#include "app/playtest/PlaytestWork.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <array>
#include <limits>
#include <set>
#include <tuple>

namespace fw {

namespace {

class ResultInkText
{
    Q_DECLARE_TR_FUNCTIONS(ResultInk)
};

struct InkRow {
    const char* day;
    const char* night;
    Qt::BrushStyle pattern;
    Qt::PenStyle line;
};

/// Colours that people with each kind of colour blindness tell apart; further sides repeat them.
constexpr std::array sideInks{
    InkRow{"#1f5f9e", "#6fb1e8", Qt::SolidPattern, Qt::SolidLine},
    InkRow{"#b8500f", "#f0995a", Qt::BDiagPattern, Qt::DashLine},
    InkRow{"#2f7d4f", "#74c793", Qt::CrossPattern, Qt::DotLine},
    InkRow{"#86458a", "#cf95d3", Qt::DiagCrossPattern, Qt::DashDotLine},
};
constexpr InkRow drawnInk{"#7a7362", "#b0a996", Qt::Dense5Pattern, Qt::DashDotDotLine};
constexpr InkRow unfinishedInk{"#b3ab97", "#6d695c", Qt::Dense7Pattern, Qt::DashDotDotLine};

/// How unlike two colours are; a side without a colour is unlike all.
int unlikeness(const QColor& side, const QColor& ink)
{
    const int red = side.red() - ink.red(), green = side.green() - ink.green(), blue = side.blue() - ink.blue();
    return side.isValid() ? red * red + green * green + blue * blue : std::numeric_limits<int>::max();
}

/// The index of the inks of each side: the most alike pair of side and ink first.
std::vector<int> inksOf(const std::vector<Army>& sides)
{
    std::vector<std::tuple<int, std::size_t, int>> pairs;
    for (std::size_t side = 0; side < sides.size(); ++side)
        for (int ink = 0; ink < int(sideInks.size()); ++ink)
            pairs.emplace_back(
                unlikeness(QColor(QString::fromStdString(sides[side].colour)), QColor(sideInks[std::size_t(ink)].day)),
                side, ink);
    std::ranges::sort(pairs);
    std::vector<int> out(sides.size(), -1);
    for (std::set<int> taken; std::ranges::count(out, -1) > 0; taken.clear())
        for (const auto& [unlike, side, ink] : pairs)
            if (out[side] < 0 && taken.insert(ink).second)
                out[side] = ink;
    return out;
}

} // namespace

bool isNight(const QPalette& palette)
{
    return palette.color(QPalette::Base).lightness() < 128;
}

int inkOf(const PlayedScenario& played, int result)
{
    return result < 0 ? result : inksOf(played.scenario.sides)[std::size_t(result)];
}

ResultInk resultInk(int ink, const QPalette& palette)
{
    const InkRow& row = ink == DrawnGame        ? drawnInk
                        : ink == UnfinishedGame ? unfinishedInk
                                                : sideInks[std::size_t(ink) % sideInks.size()];
    return {QColor(isNight(palette) ? row.night : row.day), row.pattern, row.line};
}

void fillResult(QPainter& painter, const QPainterPath& shape, const ResultInk& ink, const QPalette& palette)
{
    painter.save();
    QColor ground = ink.colour;
    if (ink.pattern != Qt::SolidPattern)
        ground.setAlphaF(0.45f);
    painter.fillPath(shape, palette.color(QPalette::Base));
    painter.fillPath(shape, ground);
    if (ink.pattern != Qt::SolidPattern) {
        // Qt scales patterns with the painter; on a map, which is painted in millimetres, they would be huge.
        QBrush pattern(ink.colour, ink.pattern);
        const QTransform device = painter.deviceTransform();
        pattern.setTransform(QTransform::fromScale(1 / device.m11(), 1 / device.m22()));
        painter.fillPath(shape, pattern);
    }
    QPen edge(ink.colour, 1);
    edge.setCosmetic(true);
    painter.setPen(edge);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
    painter.restore();
}

std::vector<LegendEntry> legendOf(const PlayedScenario& played, bool drawn, bool unfinished)
{
    std::vector<LegendEntry> entries;
    for (std::size_t side = 0; side < played.scenario.sides.size(); ++side)
        entries.push_back({int(side), inkOf(played, int(side)), played.side(side)});
    if (drawn)
        entries.push_back({DrawnGame, DrawnGame, ResultInkText::tr("Draw")});
    if (unfinished)
        entries.push_back({UnfinishedGame, UnfinishedGame, ResultInkText::tr("Unfinished")});
    return entries;
}

double drawLegend(QPainter* painter, const QRectF& across, const std::vector<LegendEntry>& entries, const QFont& font,
                  const QPalette& palette)
{
    const QFontMetricsF metrics(font);
    const double row = metrics.height() * 1.3;
    const double square = metrics.height() * 0.9;
    QPointF at = across.topLeft();
    for (const LegendEntry& entry : entries) {
        const double wide = square * 1.5 + metrics.horizontalAdvance(entry.words);
        if (at.x() > across.left() && at.x() + wide > across.right())
            at = {across.left(), at.y() + row};
        if (painter != nullptr) {
            QPainterPath box;
            box.addRect(QRectF(at.x() + 0.5, at.y() + (row - square) / 2, square, square));
            fillResult(*painter, box, resultInk(entry.ink, palette), palette);
            painter->setPen(palette.color(QPalette::Text));
            painter->drawText(QRectF(at.x() + square * 1.5, at.y(), wide, row), Qt::AlignLeft | Qt::AlignVCenter,
                              entry.words);
        }
        at.rx() += wide + square;
    }
    return entries.empty() ? 0 : at.y() + row - across.top();
}

} // namespace fw
