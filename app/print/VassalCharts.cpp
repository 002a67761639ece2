#include "app/print/VassalCharts.h"

#include "app/print/PlayAids.h"
#include "app/print/VassalText.h"
#include "engine/proof/OutlineText.h"

#include <QImage>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace fw {

namespace {

constexpr double chartDots = 6; ///< pixels for a millimetre: letters of 2 mm are easy to read on a screen
constexpr double chartMargin = 3;
const QSizeF chartPage(200, 900); ///< the largest chart in millimetres; screens scroll, so few charts are split
constexpr std::size_t stepLevels = 4;
constexpr const char* sequenceFile = "sequence.html";

/// The part of a picture that is not white, with a margin.
QImage trimmedPicture(const QImage& image)
{
    const int margin = int(chartMargin * chartDots);
    int right = 0;
    for (int y = 0; y < image.height(); ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = image.width() - 1; x > right; --x)
            if ((row[x] & 0xffffffU) != 0xffffffU)
                right = x;
    }
    return image.copy(0, 0, std::min(image.width(), right + margin), image.height());
}

QImage pictureOf(const CardPiece& piece)
{
    const QSizeF size(chartPage.width() + 2 * chartMargin, piece.height + 2 * chartMargin);
    QImage image((size * chartDots).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter p(&image);
    p.setRenderHint(QPainter::Antialiasing);
    p.scale(chartDots, chartDots);
    p.translate(chartMargin, chartMargin);
    piece.draw(p, chartPage.width());
    p.end();
    return trimmedPicture(image);
}

/// The number, a sentence and the steps inside, as items of lists.
void addSteps(QString& out, const std::vector<OutlineStep>& steps, const ConditionWords& words)
{
    if (steps.empty())
        return;
    out += QLatin1String("<ul>\n");
    for (const OutlineStep& step : steps) {
        out += QString("<li><b>%1</b> %2")
                   .arg(QString::fromStdString(step.number).toHtmlEscaped(),
                        QString::fromStdString(outlineSentence(step, words)).toHtmlEscaped());
        addSteps(out, step.inside, words); // no deeper than stepLevels
        out += QLatin1String("</li>\n");
    }
    out += QLatin1String("</ul>\n");
}

} // namespace

std::vector<ArchiveEntry> addVassalCharts(ModuleDescription& module, const Ruleset& inForce, const Scenario& scenario,
                                          ModuleImages& images)
{
    for (AidChart& chart : playAidCharts(inForce, scenario, chartPage)) {
        const std::string title = chart.title.toStdString();
        std::vector<AidChart> alone;
        alone.push_back(std::move(chart));
        for (const CardPiece& piece : chartPieces(std::move(alone), chartPage))
            module.charts.push_back(
                {title, images.add(pictureOf(piece), "chart-" + std::to_string(module.charts.size() + 1)), false});
    }
    const std::vector<OutlineStep> steps = outlineOf(inForce, {stepLevels, false});
    if (steps.empty())
        return {};
    const QString title = VassalText::tr("Sequence of play");
    QString page = QString("<html><body>\n<h1>%1</h1>\n").arg(title.toHtmlEscaped());
    addSteps(page, steps, ConditionWords(inForce, ConditionWords::Options::Decided));
    page += QLatin1String("</body></html>\n");
    module.charts.push_back({title.toStdString(), sequenceFile, true});
    return {{sequenceFile, page.toStdString()}};
}

} // namespace fw
