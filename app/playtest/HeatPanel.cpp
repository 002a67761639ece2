#include "app/playtest/HeatPanel.h"

#include "app/playtest/FigureWords.h"
#include "app/playtest/HeatView.h"
#include "app/widgets/OneLine.h"
#include "app/widgets/WidgetFactory.h"
#include "app/widgets/WrapLayout.h"

#include <QLocale>
#include <QPainter>
#include <algorithm>

namespace fw {

namespace {

enum HeatKind : int { StepsLost, HeldAtEnd };
constexpr int everySide = -1;

QString figure(double value, bool percent)
{
    return percent ? QLocale().toString(100 * value, 'f', 0) : QLocale().toString(value, 'f', value < 10 ? 1 : 0);
}

} // namespace

LegendBar::LegendBar(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void LegendBar::show(std::vector<LegendEntry> entries)
{
    mEntries = std::move(entries);
    QStringList words;
    for (const LegendEntry& entry : mEntries)
        words << entry.words;
    setAccessibleName(tr("Legend: %1").arg(words.join(", ")));
    updateGeometry();
    update();
}

QSize LegendBar::sizeHint() const
{
    double wide = 0;
    for (const LegendEntry& entry : mEntries)
        wide += fontMetrics().height() * 2.3 + fontMetrics().horizontalAdvance(entry.words);
    return {int(wide) + 2, int(fontMetrics().height() * 1.3) + 1};
}

void LegendBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawLegend(&painter, rect(), mEntries, font(), palette());
}

HeatPanel::HeatPanel(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Map of the figures"));
    auto* layout = new QVBoxLayout(this);
    auto* head = new WrapLayout;
    mWhat = narrowChoice("heatWhat", tr("What the map shows"), 16);
    mWhat->addItem(tr("Steps lost"), StepsLost);
    mWhat->addItem(tr("Held at the end"), HeldAtEnd);
    mSide = narrowChoice("heatSide", tr("Side that the map shows"), 14);
    mLegend = new LegendBar;
    mScale = named(new QLabel, "heatScale", tr("Scale of the discs"));
    for (QWidget* widget : std::initializer_list<QWidget*>{mWhat, mSide, mLegend, mScale})
        head->addWidget(widget);
    layout->addLayout(head);
    mMap = new HeatView;
    named(mMap, "heatMap", tr("Map of the figures"));
    layout->addWidget(mMap, 1);
    mCell = named(new OneLine, "heatCell", tr("Figures of the cell"));
    layout->addWidget(mCell);
    mMap->setRemark([this](Cell cell) { return remark(cell); });
    connect(mMap, &MapView::hovered, mCell, &QLabel::setText);
    for (QComboBox* box : {mWhat, mSide})
        connect(box, &QComboBox::currentIndexChanged, this, &HeatPanel::refresh);
}

void HeatPanel::show(const std::shared_ptr<const PlayedScenario>& played, const PlaytestSummary& summary)
{
    const bool other = played != mPlayed;
    mPlayed = played;
    mSummary = summary;
    if (other)
        fillSides();
    if (isVisible())
        refresh();
}

void HeatPanel::fillSides()
{
    const QSignalBlocker quiet(mSide);
    mSide->clear();
    mSide->addItem(tr("Every side"), everySide);
    for (std::size_t side = 0; side < mPlayed->scenario.sides.size(); ++side)
        mSide->addItem(mPlayed->side(side), int(side));
    std::vector<LegendEntry> legend = legendOf(*mPlayed, false, false);
    std::vector<int> inks;
    for (const LegendEntry& entry : legend)
        inks.push_back(entry.ink);
    mMap->setInks(std::move(inks));
    mLegend->show(std::move(legend));
}

void HeatPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

/// Draws the map when it is first seen, since that takes a moment, and then its discs.
void HeatPanel::refresh()
{
    if (mPlayed == nullptr)
        return;
    if (mDrawn != mPlayed) {
        mMap->show(mPlayed->rules, mPlayed->scenario, {});
        mDrawn = mPlayed;
    }
    const bool held = mWhat->currentData().toInt() == HeldAtEnd;
    const int only = mSide->currentData().toInt();
    const double games = std::max<double>(1, double(mSummary.games));
    double most = 0;
    std::vector<HeatSpot> spots;
    for (const CellFigures& cell : mSummary.cells) {
        HeatSpot spot{Cell(mPlayed->compiled->place(cell.cell)), {}, {}};
        const std::vector<std::int64_t>& counts = held ? cell.held : cell.stepsLost;
        for (std::size_t side = 0; side < counts.size(); ++side)
            spot.bySide.push_back(only == everySide || only == int(side) ? double(counts[side]) / games : 0);
        const double all = spot.all();
        if (all <= 0 || spot.cell < 0)
            continue;
        most = std::max(most, all);
        spot.text = figure(all, held);
        spots.push_back(std::move(spot));
    }
    mMap->setSpots(std::move(spots), held ? 1 : most);
    mScale->setText(mSummary.games == 0 ? tr("No games yet")
                    : held              ? tr("A full disc is 100 % of the games; numbers are per cent")
                                        : tr("The largest disc is %1 steps a game").arg(figure(most, false)));
}

/// The figures of a cell in words.
QString HeatPanel::remark(Cell cell) const
{
    if (mPlayed == nullptr || mSummary.games == 0)
        return {};
    const std::string name = mPlayed->compiled->placeName(cell);
    const auto at = std::ranges::find(mSummary.cells, name, &CellFigures::cell);
    if (at == mSummary.cells.end())
        return tr("no steps lost here, and no unit here at the end");
    QStringList lost, held;
    const double games = double(mSummary.games);
    for (std::size_t side = 0; side < at->stepsLost.size(); ++side)
        lost << QString("%1 %2").arg(mPlayed->side(side),
                                     QLocale().toString(double(at->stepsLost[side]) / games, 'f', 2));
    for (std::size_t side = 0; side < at->held.size(); ++side)
        held << QString("%1 %2").arg(mPlayed->side(side), shareText(double(at->held[side]) / games));
    return tr("steps lost a game: %1; held at the end: %2").arg(lost.join(", "), held.join(", "));
}

} // namespace fw
