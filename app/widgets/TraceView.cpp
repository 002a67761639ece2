#include "app/widgets/TraceView.h"

#include "app/widgets/TraceText.h"
#include "app/widgets/WrapDelegate.h"
#include "engine/rules/Rules.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <algorithm>

namespace fw {

namespace {

enum TraceColumn { Sentence, Number, Cite, Columns };

/// The sign before a sentence, so that its kind does not depend on font or colour.
QString sign(const Event& line)
{
    if (notApplied(line))
        return QString::fromUtf8("○ ");
    switch (line.kind()) {
    case EventKind::Warning: return QString::fromUtf8("⚠ ");
    case EventKind::Effect:
    case EventKind::Moved: return QString::fromUtf8("– ");
    default: return {};
    }
}

QString kindWords(const Event& line)
{
    if (notApplied(line))
        return TraceView::tr("Not applied");
    switch (line.kind()) {
    case EventKind::Warning: return TraceView::tr("Warning");
    case EventKind::Effect:
    case EventKind::Moved: return TraceView::tr("Effect");
    case EventKind::Modifier: return TraceView::tr("Applied");
    case EventKind::Table:
    case EventKind::Roll:
    case EventKind::Check: return TraceView::tr("Result");
    default: return {};
    }
}

bool strong(const Event& line)
{
    return line.kind() == EventKind::Heading || line.kind() == EventKind::Quantity || line.kind() == EventKind::Table
           || line.kind() == EventKind::Check || line.kind() == EventKind::Warning;
}

/// A paler text colour that is still readable: a mix of text and background with more of the text.
QColor quiet(const QPalette& palette)
{
    const QColor text = palette.color(QPalette::Text);
    const QColor base = palette.color(QPalette::Base);
    const auto mix = [](int a, int b) { return (7 * a + 3 * b) / 10; };
    return {mix(text.red(), base.red()), mix(text.green(), base.green()), mix(text.blue(), base.blue())};
}

} // namespace

TraceView::TraceView(QWidget* parent) : QTreeWidget(parent)
{
    setAccessibleName(tr("Reckoning"));
    setColumnCount(Columns);
    setHeaderLabels({tr("Reckoning"), tr("Value"), tr("Case")});
    headerItem()->setTextAlignment(Number, Qt::AlignRight);
    setRootIsDecorated(true);
    setItemDelegate(new WrapDelegate(this, Sentence));
    setIndentation(16);
    setWordWrap(true);
    setTextElideMode(Qt::ElideNone);
    setAlternatingRowColors(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(24);
    header()->setSectionsMovable(false);
    header()->setSectionResizeMode(QHeaderView::Fixed);
    header()->setSectionsClickable(false);
    connect(this, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem* item, int column) {
        if (mLinked && column == Cite && !item->text(Cite).isEmpty())
            emit caseWanted(item->text(Cite));
    });
}

void TraceView::setRules(std::shared_ptr<const Rules> rules)
{
    mRules = std::move(rules);
}

void TraceView::show(const Trace& trace)
{
    mTrace = trace;
    fill();
}

void TraceView::setShowNotApplied(bool shown)
{
    if (mNotApplied == shown)
        return;
    mNotApplied = shown;
    fill();
}

bool TraceView::hasNotApplied() const
{
    return std::ranges::any_of(mTrace, notApplied);
}

void TraceView::fill()
{
    clear();
    std::vector<std::pair<int, QTreeWidgetItem*>> above; // depth and item, outermost first
    for (std::size_t at = 0; at < mTrace.size(); ++at) {
        const Event& line = mTrace[at];
        if (notApplied(line) && !mNotApplied)
            continue;
        while (!above.empty() && above.back().first >= line.depth)
            above.pop_back();
        auto* item = above.empty() ? new QTreeWidgetItem(this) : new QTreeWidgetItem(above.back().second);
        above.emplace_back(line.depth, item);
        const TraceWords words = traceWords(line, mRules.get());
        const bool marked = mMarked.count(at) != 0;
        QString sentence = (marked ? QString::fromUtf8("≠ ") : QString()) + sign(line) + words.sentence;
        QString origin;
        if (words.reconstructed) {
            origin = tr("reconstructed, not printed in the source");
        }
        item->setText(Sentence, sentence);
        item->setText(Number, words.value);
        item->setText(Cite, words.cite);
        item->setTextAlignment(Sentence, Qt::AlignLeft | Qt::AlignVCenter);
        item->setTextAlignment(Number, Qt::AlignRight | Qt::AlignVCenter);
        item->setTextAlignment(Cite, Qt::AlignLeft | Qt::AlignVCenter);
        QFont face = font();
        face.setBold(strong(line) || marked);
        face.setItalic(notApplied(line));
        QFont plain = font();
        plain.setUnderline(mLinked);
        for (int column = 0; column < Columns; ++column) {
            item->setFont(column, column == Cite ? plain : face);
            if (notApplied(line) || column == Cite)
                item->setForeground(column, quiet(palette()));
        }
        QStringList spoken;
        for (const QString& part : {marked ? tr("differs") : QString(), kindWords(line), words.sentence, words.value,
                                    words.cite.isEmpty() ? QString() : tr("case %1").arg(words.cite), origin})
            if (!part.isEmpty())
                spoken << part;
        item->setData(Sentence, Qt::AccessibleTextRole, spoken.join(", "));
        if (!origin.isEmpty())
            item->setToolTip(Sentence, origin);
    }
    expandAll();
    spread();
}

void TraceView::spread()
{
    // Values and case numbers get the width that they need; the sentence wraps in the rest.
    int value = fontMetrics().horizontalAdvance(headerItem()->text(Number));
    int cite = fontMetrics().horizontalAdvance(headerItem()->text(Cite));
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics strongFace(bold);
    for (QTreeWidgetItemIterator it(this); *it != nullptr; ++it) {
        value = std::max(value, strongFace.horizontalAdvance((*it)->text(Number)));
        cite = std::max(cite, fontMetrics().horizontalAdvance((*it)->text(Cite)));
    }
    const int room = viewport()->width();
    value = std::min(value + 16, room / 4);
    cite = std::min(cite + 16, room / 4);
    setColumnWidth(Number, value);
    setColumnWidth(Cite, cite);
    setColumnWidth(Sentence, std::max(40, room - value - cite));
    scheduleDelayedItemsLayout();
}

QString TraceView::chosenCase() const
{
    return currentItem() == nullptr ? QString() : currentItem()->text(Cite);
}

QString TraceView::text() const
{
    QStringList lines;
    for (QTreeWidgetItemIterator it(const_cast<TraceView*>(this)); *it != nullptr; ++it) {
        int depth = 0;
        for (const QTreeWidgetItem* up = (*it)->parent(); up != nullptr; up = up->parent())
            ++depth;
        QString line = QString(2 * depth, ' ') + (*it)->text(Sentence);
        if (!(*it)->text(Number).isEmpty())
            line += "  " + (*it)->text(Number);
        if (!(*it)->text(Cite).isEmpty())
            line += "  [" + (*it)->text(Cite) + "]";
        lines << line;
    }
    return lines.join('\n');
}

void TraceView::changeEvent(QEvent* event)
{
    QTreeWidget::changeEvent(event);
    // The rows keep colours of the old palette.
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        fill();
}

void TraceView::resizeEvent(QResizeEvent* event)
{
    QTreeWidget::resizeEvent(event);
    spread();
}

void TraceView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        QApplication::clipboard()->setText(text());
        event->accept();
        return;
    }
    QTreeWidget::keyPressEvent(event);
}

} // namespace fw
