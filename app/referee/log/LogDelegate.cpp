#include "app/referee/log/LogDelegate.h"

#include "app/referee/log/LogModel.h"

#include <QPainter>
#include <QTextLayout>
#include <QTreeView>
#include <cmath>

namespace fw {

namespace {

constexpr double gap = 6; ///< pixels between columns

bool heads(const LogItem& item)
{
    return item.title && (item.kind == LogBlock::Kind::Turn || item.kind == LogBlock::Kind::Phase);
}

/// The length of the part of a title that says which side did what: "Colonial: Attack".
qsizetype gistOf(const LogItem& item)
{
    if (!item.title || heads(item) || item.kind == LogBlock::Kind::Remark)
        return 0;
    const qsizetype first = item.text.indexOf(": ");
    const qsizetype second = first < 0 ? -1 : item.text.indexOf(": ", first + 2);
    return second < 0 ? item.text.size() : second + 1;
}

bool slanted(const LogItem& item)
{
    return item.title ? item.kind == LogBlock::Kind::Remark
                      : item.style == LogStyle::Remark || item.style == LogStyle::NotApplied
                            || item.style == LogStyle::Declared;
}

} // namespace

/// The parts of one row, in pixels from the left edge of its rectangle.
struct LogDelegate::Shape {
    double above = 0; ///< space above the sentence
    double below = 0;
    double left = 0;  ///< left edge of the sentence
    double room = 0;  ///< its width
    double right = 0; ///< right edge of the values
    QString lead;     ///< sign and word before the sentence
};

LogDelegate::LogDelegate(QTreeView* view) : QStyledItemDelegate(view), mView(view)
{
    renew(LogLook::of(view->palette()));
}

void LogDelegate::renew(const LogLook& look)
{
    mLook = look;
    mPlain = mView->font();
    mSmall = mPlain;
    mSmall.setPointSizeF(mPlain.pointSizeF() * 0.86);
    mCiteRoom = QFontMetricsF(mSmall).horizontalAdvance("[CRT-000]") + 2 * gap;
    ++mRound;
}

QFont LogDelegate::fontOf(const LogItem& item) const
{
    QFont font = mPlain;
    if (item.title && item.kind == LogBlock::Kind::Turn)
        font.setPointSizeF(mPlain.pointSizeF() * 1.2);
    const bool strong = item.title ? heads(item) : item.style == LogStyle::Result;
    font.setBold(strong);
    font.setItalic(slanted(item));
    font.setStrikeOut(item.struck);
    return font;
}

LogDelegate::Shape LogDelegate::shape(const LogItem& item, double width) const
{
    Shape out;
    const bool turn = heads(item) && item.kind == LogBlock::Kind::Turn;
    out.above = turn ? 8 : heads(item) ? 9 : item.title ? 7 : 2;
    out.below = turn ? 7 : heads(item) ? 3 : 2;
    if (!item.title && item.style == LogStyle::Quantity)
        out.above = 4;
    out.lead = signOf(item);
    const QFontMetricsF small(mSmall);
    if (item.title && !heads(item) && item.row >= 0)
        out.left = std::max(small.horizontalAdvance("888"), small.horizontalAdvance(QString::number(item.row))) + gap;
    if (!item.title && item.style == LogStyle::Effect)
        out.left = QFontMetricsF(mPlain).horizontalAdvance(QString::fromUtf8("– "));
    const double cite = item.cite.isEmpty() && item.value.isEmpty()
                            ? 0
                            : std::max(item.cite.isEmpty() ? 0.0
                                                           : small.horizontalAdvance("[" + item.cite + "]") + 2 * gap,
                                       mCiteRoom);
    out.right = width - cite;
    const double value = item.value.isEmpty() ? 0 : QFontMetricsF(mPlain).horizontalAdvance(item.value) * 1.1 + gap;
    out.room = std::max(60.0, out.right - value - out.left - (cite > 0 ? 0 : gap));
    return out;
}

double LogDelegate::lay(QTextLayout& layout, const LogItem& item, const Shape& shape) const
{
    const QString lead = shape.lead.isEmpty() ? QString() : shape.lead + "  ";
    layout.setText(lead + item.text);
    QFont font = fontOf(item);
    layout.setFont(font);
    QTextOption option(Qt::AlignLeft);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QList<QTextLayout::FormatRange> ranges;
    if (!lead.isEmpty()) {
        QTextCharFormat format;
        const bool against = !item.title || item.tag == LogTag::Overruled || item.tag == LogTag::Warned;
        format.setForeground(against ? mLook.warning : mLook.amended);
        format.setFontWeight(QFont::Bold);
        format.setFontItalic(false);
        format.setFontStrikeOut(false);
        ranges.append({0, int(lead.size()), format});
    }
    if (const qsizetype gist = gistOf(item); gist > 0) {
        QTextCharFormat format;
        format.setFontWeight(QFont::Bold);
        ranges.append({int(lead.size()), int(gist), format});
    }
    const QString small = item.text.toLower();
    for (const QString& word : mWanted)
        for (qsizetype at = small.indexOf(word); at >= 0; at = small.indexOf(word, at + word.size())) {
            QTextCharFormat format;
            format.setBackground(mLook.found);
            ranges.append({int(lead.size() + at), int(word.size()), format});
        }
    layout.setFormats(ranges);
    layout.beginLayout();
    double height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(shape.room);
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    return height;
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const auto* item = index.data(LogModel::itemRole).value<const LogItem*>();
    if (item == nullptr)
        return {};
    int level = 1;
    for (QModelIndex up = index.parent(); up.isValid(); up = up.parent())
        ++level;
    const double width = mView->viewport()->width() - level * mView->indentation();
    LogItem::Height& known = item->height;
    if (known.width != int(width) || known.round != mRound) {
        const Shape s = shape(*item, width);
        QTextLayout layout;
        known = {int(width), mRound, int(std::ceil(s.above + lay(layout, *item, s) + s.below))};
    }
    return {int(width), known.pixels};
}

double LogDelegate::citeLeft(const QRect& box, const LogItem& item) const
{
    return box.right() - gap - QFontMetricsF(mSmall).horizontalAdvance("[" + item.cite + "]") + 1;
}

void LogDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* item = index.data(LogModel::itemRole).value<const LogItem*>();
    if (item == nullptr)
        return;
    painter->save();
    const QRectF box(option.rect);
    const Shape s = shape(*item, box.width());
    QTextLayout layout;
    lay(layout, *item, s);
    const bool faint = item->struck || (!item->title && item->style == LogStyle::NotApplied);
    const double top = box.top() + s.above;
    const double first = layout.lineCount() > 0 ? layout.lineAt(0).ascent() : 0;
    const double base = top + first;
    painter->setPen(faint ? mLook.pale : mLook.text);
    layout.draw(painter, QPointF(box.left() + s.left, top));
    const QFontMetricsF plain(mPlain);
    const QFontMetricsF small(mSmall);
    if (!item->title && item->style == LogStyle::Effect) {
        painter->setFont(mPlain);
        painter->drawText(QPointF(box.left(), base), QString::fromUtf8("–"));
    }
    if (!item->value.isEmpty()) {
        QFont font = mPlain;
        font.setBold(item->style == LogStyle::Quantity || item->style == LogStyle::Result);
        font.setStrikeOut(item->struck);
        painter->setFont(font);
        painter->drawText(QPointF(box.left() + s.right - QFontMetricsF(font).horizontalAdvance(item->value), base),
                          item->value);
    }
    painter->setFont(mSmall);
    painter->setPen(mLook.pale);
    if (!item->cite.isEmpty()) {
        const QString cite = "[" + item->cite + "]";
        const QPointF at(citeLeft(option.rect, *item), base);
        for (const QString& word : mWanted)
            if (item->cite.toLower().contains(word))
                painter->fillRect(QRectF(at.x(), base - small.ascent(), small.horizontalAdvance(cite), small.height()),
                                  mLook.found);
        painter->drawText(at, cite);
    }
    if (item->title && !heads(*item) && item->row >= 0) {
        const QString number = QString::number(item->row);
        painter->drawText(QPointF(box.left() + s.left - gap - small.horizontalAdvance(number), base), number);
    }
    painter->restore();
}

} // namespace fw
