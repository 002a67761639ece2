#include "app/playtest/HeatView.h"

#include "app/playtest/ResultInk.h"
#include "editor/render/Lettering.h"

#include <QGraphicsItem>
#include <QGraphicsScene>
#include <QPainter>
#include <cmath>
#include <numeric>

namespace fw {

double HeatSpot::all() const
{
    return std::accumulate(bySide.begin(), bySide.end(), 0.0);
}

/// The discs, above the ground.
class HeatView::DiscsItem : public QGraphicsItem
{
public:
    DiscsItem(const HeatView& view, const MapGeometry& geometry) : mView(view), mGeometry(geometry)
    {
        setZValue(6);
        setAcceptedMouseButtons(Qt::NoButton);
    }
    QRectF boundingRect() const override { return mGeometry.bounds(); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override
    {
        painter->setRenderHint(QPainter::Antialiasing);
        for (const HeatSpot& spot : mView.mSpots)
            paintSpot(*painter, spot);
    }

private:
    void paintSpot(QPainter& painter, const HeatSpot& spot) const
    {
        const double all = spot.all();
        if (all <= 0)
            return;
        const QPointF centre = mGeometry.centre(spot.cell);
        const double radius = std::max(0.05, std::sqrt(all / mView.mMost)) * mGeometry.across() * 0.48;
        const QRectF disc(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
        double from = 90; // degrees, from the top
        for (std::size_t side = 0; side < spot.bySide.size(); ++side) {
            const double part = 360 * spot.bySide[side] / all;
            if (part <= 0)
                continue;
            QPainterPath slice;
            if (part >= 359.99) {
                slice.addEllipse(disc);
            } else {
                slice.moveTo(centre);
                slice.arcTo(disc, from, -part);
                slice.closeSubpath();
            }
            const int ink = side < mView.mInks.size() ? mView.mInks[side] : int(side);
            fillResult(painter, slice, resultInk(ink, mView.palette()), mView.palette());
            from -= part;
        }
        // Two edges, so that the disc is seen on light and on dark ground.
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(255, 250, 232), 0.7));
        painter.drawEllipse(disc);
        painter.setPen(QPen(QColor("#1a1510"), 0.3));
        painter.drawEllipse(disc);
        paintText(painter, spot.text, centre, radius);
    }
    void paintText(QPainter& painter, const QString& text, QPointF centre, double radius) const
    {
        const Lettering hand{.serif = false,
                             .bold = true,
                             .capital = std::min(2.6, mGeometry.radius() * 0.24),
                             .ink = QColor("#1a1510")};
        const QRectF box = hand.box(text);
        if (text.isEmpty() || box.width() > 2 * radius)
            return;
        const QRectF plate(centre.x() - box.width() / 2 - 0.6, centre.y() - hand.capital / 2 - 0.5, box.width() + 1.2,
                           hand.capital + 1);
        painter.setPen(QPen(QColor(20, 16, 10, 160), 0.15));
        painter.setBrush(QColor(255, 250, 232, 235));
        painter.drawRoundedRect(plate, 0.6, 0.6);
        hand.draw(painter, centre + QPointF(0, hand.capital / 2), text);
    }

    const HeatView& mView;
    const MapGeometry& mGeometry;
};

HeatView::HeatView(QWidget* parent) : MapView(parent)
{
    setAccessibleDescription(
        tr("Arrow keys choose a cell and tell its figures; plus and minus zoom, 0 shows the whole map."));
}

void HeatView::setSpots(std::vector<HeatSpot> spots, double most)
{
    if (spots == mSpots && most == mMost)
        return;
    mSpots = std::move(spots);
    mMost = most > 0 ? most : 1;
    if (mDiscs != nullptr)
        mDiscs->update();
    renewLoupe();
}

void HeatView::contentsChanged()
{
    if (mDiscs != nullptr)
        return;
    mDiscs = new DiscsItem(*this, painter()->geometry());
    scene()->addItem(mDiscs);
}

void HeatView::aboutToClear()
{
    mDiscs = nullptr;
    mSpots.clear();
}

} // namespace fw
