#include "app/referee/view/Tray.h"

#include "editor/render/CounterPainter.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace fw {

namespace {

constexpr int counterPixels = 58;
constexpr int leastRoom = counterPixels + 44; ///< room for a counter and its name
constexpr int mostRoom = 3 * leastRoom;

} // namespace

Tray::Tray(const TableState& table, QWidget* parent) : QListWidget(parent), mTable(table)
{
    setObjectName("tray");
    setAccessibleName(tr("Counters off the map"));
    setViewMode(QListView::IconMode);
    setFlow(QListView::LeftToRight);
    setWrapping(false);
    setMovement(QListView::Static);
    setUniformItemSizes(true);
    setIconSize({counterPixels, counterPixels});
    setGridSize({leastRoom, counterPixels + 26});
    setFixedHeight(counterPixels + 46);
    setVisible(false);
    connect(this, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem* item) { emit unitClicked(item->data(Qt::UserRole).toInt()); });
}

void Tray::add(const CounterFace& face, bool chosen, bool open)
{
    constexpr double pale = 0.4;
    const double ratio = devicePixelRatioF();
    QPixmap pixmap(QSize(counterPixels, counterPixels) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    const double side = 12.7;
    const double scale = counterPixels / (side + 1.6);
    painter.scale(scale, scale);
    painter.setOpacity(chosen || open ? 1 : pale);
    paintCounter(painter, face, QRectF(0.8, 0.8, side, side), scale * ratio);
    painter.end();
    const int place = mTable.state().position.units[std::size_t(face.unit)].place.index();
    const QString box = place < 0 ? QString() : QString::fromStdString(mTable.rules().placeName(place));
    const QString name = chosen ? tr("✓ %1", "a counter that is picked").arg(face.name) : face.name;
    auto* item = new QListWidgetItem(QIcon(pixmap), name, this);
    item->setToolTip(box.isEmpty() ? face.name : tr("%1 in %2", "unit and box").arg(face.name, box));
    item->setData(Qt::UserRole, face.unit);
}

void Tray::mousePressEvent(QMouseEvent* event)
{
    const QListWidgetItem* item = event->button() == Qt::LeftButton ? itemAt(event->pos()) : nullptr;
    mPressed = item == nullptr ? -1 : item->data(Qt::UserRole).toInt();
    mPress = event->pos();
    mLent = false;
    QListWidget::mousePressEvent(event);
}

void Tray::mouseMoveEvent(QMouseEvent* event)
{
    if (!(event->buttons() & Qt::LeftButton) || mPressed < 0)
        return;
    const QPoint at = event->globalPosition().toPoint();
    if (mLent)
        emit unitCarried(at);
    else if ((event->pos() - mPress).manhattanLength() >= QApplication::startDragDistance()) {
        mLent = true;
        emit unitLifted(mPressed, at);
    }
}

void Tray::mouseReleaseEvent(QMouseEvent* event)
{
    mPressed = -1;
    if (!mLent) {
        QListWidget::mouseReleaseEvent(event);
        return;
    }
    mLent = false; // a dragged counter is not clicked
    setState(NoState);
    emit unitLetGo(event->globalPosition().toPoint());
}

void Tray::paintEvent(QPaintEvent* event)
{
    QListWidget::paintEvent(event);
    if (count() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect(), Qt::AlignCenter, tr("No counters here now"));
}

void Tray::refresh(const Pointing& shown, const std::vector<CounterFace>& faces)
{
    clear();
    // A counter keeps its place while another one is placed, or the next click would hit another counter.
    const std::size_t rows = mTable.game().entries().size();
    if (mTable.isUntouched() || rows != mRows)
        mStay.clear();
    mRows = rows;
    for (const CounterFace& face : faces) {
        const bool chosen = shown.chosen.count(face.unit) > 0;
        const bool open = shown.offered.count(face.unit) > 0;
        if (face.cell != noCell || !(chosen || open || mStay.count(face.unit) > 0))
            continue;
        mStay.insert(face.unit);
        add(face, chosen, open);
    }
    // Otherwise cards that differ only at the end of their names would look alike.
    int room = leastRoom;
    for (int i = 0; i < count(); ++i)
        room = std::max(room, fontMetrics().horizontalAdvance(item(i)->text()) + 16);
    const QSize size(std::min(room, mostRoom), counterPixels + 26);
    setGridSize(size);
    for (int i = 0; i < count(); ++i)
        item(i)->setSizeHint(size);
    // The tray stays during the phase, or the map would change its size under the pointer. While a counter is held over
    // the map, the tray still gets the release of the button.
    const Position& now = mTable.state().position;
    const std::array<int, 3> phase{now.turn, now.active, now.phase};
    if (count() > 0)
        mPhase = phase;
    setVisible(count() > 0 || mLent || mPhase == phase);
}

} // namespace fw
