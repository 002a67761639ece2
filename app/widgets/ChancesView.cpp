#include "app/widgets/ChancesView.h"

#include "app/widgets/WrapDelegate.h"

#include <QHeaderView>
#include <QLocale>
#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>

namespace fw {

namespace {

enum ChancesColumn { What, Fraction, Bar, Columns };
constexpr int shareRole = Qt::UserRole;

double share(const Rational& chance)
{
    return chance.valid() ? double(chance.num()) / double(chance.den()) : 0;
}

/// Draws a chance as a bar with its number next to it, so that the bar is never the only sign.
class BarDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        // Space between the bars of neighbouring rows.
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, 6);
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem style = option;
        initStyleOption(&style, index);
        const QString text = style.text;
        style.text.clear();
        style.widget->style()->drawControl(QStyle::CE_ItemViewItem, &style, painter, style.widget);
        const bool selected = style.state & QStyle::State_Selected;
        const QColor ink = style.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
        const QRectF cell = QRectF(style.rect).adjusted(4, 3, -4, -3);
        const double words = style.fontMetrics.horizontalAdvance("100.0 %") + 8;
        QRectF groove = cell.adjusted(0, 0, -words, 0);
        const double most = index.data(shareRole + 1).toDouble();
        QColor fill = selected ? ink : style.palette.color(QPalette::Highlight);
        fill.setAlphaF(selected ? 0.5f : 0.85f);
        QColor line = ink;
        line.setAlphaF(0.25f);
        painter->save();
        painter->setPen(Qt::NoPen);
        painter->setBrush(fill);
        if (groove.width() > 4 && most > 0) {
            groove.setHeight(std::min(groove.height(), 12.0));
            groove.moveTop(cell.center().y() - groove.height() / 2);
            QRectF bar = groove;
            bar.setWidth(std::max(1.5, groove.width() * index.data(shareRole).toDouble() / most));
            painter->drawRect(bar);
        }
        painter->setPen(ink);
        painter->setFont(style.font);
        painter->drawText(cell, Qt::AlignRight | Qt::AlignVCenter, text);
        painter->restore();
    }
};

} // namespace

QString percent(const Rational& chance)
{
    return ChancesView::tr("%1 %").arg(QLocale().toString(100 * share(chance), 'f', 1));
}

QString resultWords(const Chance& chance)
{
    return chance.result.empty() ? ChancesView::tr("no table is read") : QString::fromStdString(chance.result);
}

ChancesView::ChancesView(QWidget* parent) : QTreeWidget(parent)
{
    setAccessibleName(tr("Chances of each result"));
    setColumnCount(Columns);
    setHeaderLabels({tr("Result"), tr("Chance"), tr("Per cent")});
    headerItem()->setTextAlignment(Fraction, Qt::AlignRight);
    headerItem()->setTextAlignment(Bar, Qt::AlignRight);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setSelectionBehavior(SelectRows);
    setItemDelegateForColumn(What, new WrapDelegate(this, What));
    setItemDelegateForColumn(Bar, new BarDelegate(this));
    header()->setStretchLastSection(true);
    header()->setSectionsMovable(false);
    header()->setSectionsClickable(false);
    header()->setSectionResizeMode(What, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(Fraction, QHeaderView::ResizeToContents);
    connect(this, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item != nullptr)
            emit picked(indexOfTopLevelItem(item));
    });
}

QTreeWidgetItem* ChancesView::line(const QString& words, const Rational& chance, double most) const
{
    auto* item = new QTreeWidgetItem;
    item->setText(What, words);
    item->setText(Fraction, QString::fromStdString(chance.text()));
    item->setText(Bar, percent(chance));
    item->setTextAlignment(Fraction, Qt::AlignRight | Qt::AlignVCenter);
    item->setData(Bar, shareRole, share(chance));
    item->setData(Bar, shareRole + 1, most);
    item->setData(What, Qt::AccessibleTextRole,
                  tr("%1: %2, %3").arg(item->text(What), item->text(Fraction), item->text(Bar)));
    return item;
}

void ChancesView::setGrouped(bool grouped)
{
    mGrouped = grouped;
    setColumnHidden(Fraction, grouped); // sentences need the room
    setWordWrap(grouped);
    setUniformRowHeights(!grouped);
    setIndentation(grouped ? 12 : 20);
    header()->setStretchLastSection(!grouped);
    header()->setSectionResizeMode(What, grouped ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(Bar, grouped ? QHeaderView::Fixed : QHeaderView::Interactive);
    if (grouped)
        header()->resizeSection(Bar, 2 * fontMetrics().horizontalAdvance("100.0 %"));
}

void ChancesView::show(const std::vector<Chance>& chances)
{
    clear();
    setGrouped(false);
    double most = 0;
    for (const Chance& chance : chances)
        most = std::max(most, share(chance.chance));
    for (const Chance& chance : chances)
        addTopLevelItem(line(resultWords(chance), chance.chance, most));
    updateGeometry();
}

void ChancesView::showGroups(const std::vector<ChanceGroup>& groups)
{
    clear();
    setGrouped(true);
    for (const ChanceGroup& group : groups) {
        if (group.title.isEmpty()) {
            double most = 0;
            for (const auto& [words, chance] : group.lines)
                most = std::max(most, share(chance));
            for (const auto& [words, chance] : group.lines)
                addTopLevelItem(line(words, chance, most));
            continue;
        }
        auto* head = new QTreeWidgetItem(this);
        head->setText(What, group.title);
        QFont bold = font();
        bold.setBold(true);
        head->setFont(What, bold);
        head->setFirstColumnSpanned(true);
        for (const auto& [words, chance] : group.lines)
            head->addChild(line(words, chance, 1));
    }
    expandAll();
    scrollToTop(); // shows the likeliest first, even if the user had scrolled
    updateGeometry();
}

void ChancesView::resizeEvent(QResizeEvent* event)
{
    QTreeWidget::resizeEvent(event);
    if (mGrouped)
        scheduleDelayedItemsLayout(); // sentences wrap anew
}

QSize ChancesView::sizeHint() const
{
    const int row = std::max(sizeHintForRow(0), fontMetrics().height() + 6);
    int rows = std::max(1, topLevelItemCount());
    for (int i = 0; i < topLevelItemCount(); ++i)
        rows += topLevelItem(i)->childCount();
    return {QTreeWidget::sizeHint().width(), header()->sizeHint().height() + rows * row + 2 * frameWidth() + 2};
}

QSize ChancesView::minimumSizeHint() const
{
    constexpr int least = 4; // rows; the user scrolls to more
    const int row = std::max(sizeHintForRow(0), fontMetrics().height() + 6);
    const int high = header()->sizeHint().height() + least * row + 2 * frameWidth() + 2;
    return {QTreeWidget::minimumSizeHint().width(), std::min(sizeHint().height(), high)};
}

QString ChancesView::text() const
{
    QStringList lines;
    const auto add = [&lines](const QTreeWidgetItem* item) {
        lines << QString("%1  %2  %3").arg(item->text(Fraction), 8).arg(item->text(Bar), 8).arg(item->text(What));
    };
    for (int i = 0; i < topLevelItemCount(); ++i) {
        const QTreeWidgetItem* item = topLevelItem(i);
        if (item->text(Bar).isEmpty())
            lines << item->text(What);
        else
            add(item);
        for (int k = 0; k < item->childCount(); ++k)
            add(item->child(k));
    }
    return lines.join('\n');
}

} // namespace fw
