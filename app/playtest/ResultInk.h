#pragma once

#include <QColor>
#include <QPainterPath>
#include <QPalette>
#include <QString>
#include <vector>

class QPainter;

namespace fw {

struct PlayedScenario;

/// The signs of a result in every chart: a colour, and a pattern and a line that are told apart without it.
struct ResultInk {
    QColor colour;
    Qt::BrushStyle pattern = Qt::SolidPattern;
    Qt::PenStyle line = Qt::SolidLine;
};

/// Whether the palette is for the night.
bool isNight(const QPalette& palette);

/// The number of the signs of a winning side or of a GameResult. A side has those nearest to the colour of its
/// counters; two sides share signs only if there are more sides than signs.
int inkOf(const PlayedScenario& played, int result);
/// The signs with that number, on the base colour of the palette.
ResultInk resultInk(int ink, const QPalette& palette);

/// Fills a shape with the colour and the pattern of a result, and outlines it.
void fillResult(QPainter& painter, const QPainterPath& shape, const ResultInk& ink, const QPalette& palette);

/// An entry of a legend.
struct LegendEntry {
    int result = 0;
    int ink = 0; ///< as inkOf() gives it
    QString words;
};

/// The sides, a draw and an unfinished game as entries of a legend; the last two only if there are such games.
std::vector<LegendEntry> legendOf(const PlayedScenario& played, bool drawn, bool unfinished);

/// Draws a legend in rows across a width, and returns its height; draws nothing if `painter` is null.
double drawLegend(QPainter* painter, const QRectF& across, const std::vector<LegendEntry>& entries, const QFont& font,
                  const QPalette& palette);

} // namespace fw
