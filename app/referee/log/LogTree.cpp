#include "app/referee/log/LogTree.h"

#include "app/referee/log/LogDelegate.h"
#include "app/referee/log/LogModel.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QProxyStyle>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QScrollBar>

namespace fw {

namespace {

/// The program's style without its own background for the selected row, which drawRow() draws.
class BareRows : public QProxyStyle
{
public:
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override
    {
        if (element != PE_PanelItemViewRow && element != PE_PanelItemViewItem)
            QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
};

} // namespace

LogTree::LogTree(QWidget* parent) : QTreeView(parent), mDelegate(new LogDelegate(this))
{
    auto* bare = new BareRows;
    bare->setParent(this);
    setStyle(bare);
    setHeaderHidden(true);
    setItemDelegate(mDelegate);
    setUniformRowHeights(false);
    setIndentation(16);
    setExpandsOnDoubleClick(false);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // The scroll bar is always visible, so that the text keeps its width when the log grows.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setAllColumnsShowFocus(true);
    setFrameShape(NoFrame);
    setAnimated(false);
    verticalScrollBar()->setSingleStep(18);
    // Rows get their height late and wrap anew at every width, so the end of the log moves. The tree follows it if the
    // user was at the end, and keeps its place if the user has scrolled away.
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this] {
        if (mFollows && !mByHand)
            verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] { mFollows = atEnd(); });
    connect(this, &QTreeView::doubleClicked, this, &LogTree::opened);
    takeLook();
}

bool LogTree::atEnd() const
{
    return verticalScrollBar()->value() >= verticalScrollBar()->maximum() - 4;
}

template <class F>
void LogTree::byHand(F what)
{
    {
        // A row that the user opens stays in place, even at the end of the log.
        const QScopedValueRollback held(mByHand, true);
        what();
    }
    mFollows = atEnd();
}

void LogTree::takeLook()
{
    if (mTaking)
        return;
    mTaking = true;
    // Start from the window's palette, not from the one set on this widget before.
    QPalette palette = parentWidget() != nullptr ? parentWidget()->palette() : QApplication::palette();
    const LogLook look = LogLook::of(palette);
    palette.setColor(QPalette::Highlight, look.chosen);
    palette.setColor(QPalette::HighlightedText, look.text);
    setPalette(palette);
    mDelegate->renew(look);
    scheduleDelayedItemsLayout();
    mTaking = false;
}

void LogTree::drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* item = index.data(LogModel::itemRole).value<const LogItem*>();
    const LogLook& look = mDelegate->look();
    const QRect whole(0, option.rect.top(), viewport()->width(), option.rect.height());
    const bool turn = item != nullptr && item->title && item->kind == LogBlock::Kind::Turn;
    const bool chosen = selectionModel()->isSelected(index);
    if (turn || chosen)
        painter->fillRect(whole, chosen ? look.chosen : look.heading);
    QTreeView::drawRow(painter, option, index);
    painter->setPen(look.line);
    if (turn)
        painter->drawLine(whole.topLeft(), whole.topRight());
    if (chosen)
        painter->fillRect(QRect(0, whole.top(), 3, whole.height()), hasFocus() ? look.amended : look.line);
}

void LogTree::drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const
{
    // The arrow is next to the first line of a sentence.
    const auto* item = index.data(LogModel::itemRole).value<const LogItem*>();
    const int drop = item != nullptr && item->title ? 5 : 0;
    const int line = fontMetrics().height() + 5;
    const int height = qMin(rect.height() - drop, line);
    QTreeView::drawBranches(painter, QRect(rect.left(), rect.top() + drop, rect.width(), height), index);
}

void LogTree::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        scheduleDelayedItemsLayout();
}

void LogTree::changeEvent(QEvent* event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::ParentChange || event->type() == QEvent::StyleChange)
        takeLook();
}

void LogTree::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && currentIndex().isValid()) {
        emit opened(currentIndex());
        return;
    }
    byHand([&] { QTreeView::keyPressEvent(event); });
}

QString LogTree::caseAt(QPoint point) const
{
    const QModelIndex index = indexAt(point);
    const auto* item = index.data(LogModel::itemRole).value<const LogItem*>();
    return item != nullptr && point.x() >= mDelegate->citeLeft(visualRect(index), *item) ? item->cite : QString();
}

void LogTree::mouseMoveEvent(QMouseEvent* event)
{
    QTreeView::mouseMoveEvent(event);
    const bool link = event->buttons() == Qt::NoButton && !caseAt(event->pos()).isEmpty();
    viewport()->setCursor(link ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void LogTree::mouseReleaseEvent(QMouseEvent* event)
{
    QTreeView::mouseReleaseEvent(event);
    if (const QString cite = caseAt(event->pos()); event->button() == Qt::LeftButton && !cite.isEmpty())
        emit caseClicked(cite);
}

bool LogTree::viewportEvent(QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::MouseButtonPress && type != QEvent::MouseButtonRelease && type != QEvent::MouseButtonDblClick)
        return QTreeView::viewportEvent(event);
    bool done = false;
    byHand([&] { done = QTreeView::viewportEvent(event); });
    return done;
}

} // namespace fw
