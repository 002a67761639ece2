#include "app/referee/view/AnswerGrid.h"

#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <algorithm>

namespace fw {

namespace {

/// A header with upright text, for narrow columns.
class UprightHeader : public QHeaderView
{
public:
    explicit UprightHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {}

    QSize sizeHint() const override
    {
        int longest = 0;
        for (int k = 0; k < count(); ++k)
            longest = std::max(longest, fontMetrics().horizontalAdvance(words(k)));
        return {QHeaderView::sizeHint().width(), std::min(longest, 16 * fontMetrics().averageCharWidth()) + 12};
    }

protected:
    void paintSection(QPainter* painter, const QRect& rect, int index) const override
    {
        painter->save();
        painter->fillRect(rect, palette().color(QPalette::Button));
        painter->setPen(palette().color(QPalette::Mid));
        painter->drawLine(rect.bottomLeft(), rect.bottomRight());
        painter->setPen(palette().color(QPalette::ButtonText));
        painter->translate(rect.left(), rect.bottom());
        painter->rotate(-90);
        const QRect upright(4, 0, rect.height() - 8, rect.width());
        painter->drawText(upright, Qt::AlignLeft | Qt::AlignVCenter,
                          fontMetrics().elidedText(words(index), Qt::ElideRight, upright.width()));
        painter->restore();
    }

private:
    QString words(int section) const { return model()->headerData(section, Qt::Horizontal).toString(); }
};

} // namespace

AnswerGrid::AnswerGrid(QWidget* parent) : QTableWidget(parent)
{
    setObjectName("answerGrid");
    setAccessibleName(tr("Result of each answer against each answer of the other side"));
    setHorizontalHeader(new UprightHeader(this));
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    // The question keeps the keyboard focus.
    setFocusPolicy(Qt::NoFocus);
    for (QHeaderView* head : {horizontalHeader(), verticalHeader()}) {
        head->setSectionResizeMode(QHeaderView::Fixed);
        head->setMinimumSectionSize(12);
        head->setSectionsClickable(false);
        head->setHighlightSections(false);
    }
    verticalHeader()->setSectionsClickable(true);
    connect(verticalHeader(), &QHeaderView::sectionClicked, this, &AnswerGrid::picked);
    connect(this, &QTableWidget::cellClicked, this, [this](int row) { emit picked(row); });
    verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    mCorner = new QLabel(this);
    mCorner->setObjectName("answerCorner");
    mCorner->setTextFormat(Qt::PlainText);
    mCorner->setWordWrap(true);
    mCorner->setMargin(4);
    mCorner->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
}

void AnswerGrid::show(const QString& corner, const QStringList& own, const QStringList& other, const QStringList& brief,
                      const std::vector<QStringList>& cells)
{
    clear();
    mCorner->setText(corner);
    setRowCount(int(own.size()));
    setColumnCount(int(other.size()));
    setVerticalHeaderLabels(own);
    setHorizontalHeaderLabels(brief);
    for (int row = 0; row < own.size(); ++row) {
        for (int column = 0; column < other.size(); ++column) {
            const QString& cell = cells[std::size_t(row)][column];
            auto* item = new QTableWidgetItem(cell);
            item->setTextAlignment(Qt::AlignCenter);
            item->setData(Qt::AccessibleTextRole,
                          tr("%1 against %2: %3", "own answer, the other's, cell").arg(own[row], other[column], cell));
            item->setToolTip(item->data(Qt::AccessibleTextRole).toString());
            setItem(row, column, item);
        }
    }
    spread();
    updateGeometry();
}

void AnswerGrid::point(int row)
{
    if (row < 0 || row >= rowCount())
        clearSelection();
    else if (currentRow() != row || selectedItems().isEmpty())
        selectRow(row);
}

void AnswerGrid::spread()
{
    const int high = fontMetrics().height() + 4;
    for (int row = 0; row < rowCount(); ++row)
        setRowHeight(row, high);
    int left = 0;
    for (int row = 0; row < rowCount(); ++row)
        left = std::max(left, fontMetrics().horizontalAdvance(model()->headerData(row, Qt::Vertical).toString()));
    left = std::min(left + 12, width() / 2);
    verticalHeader()->setFixedWidth(left);
    mCorner->setGeometry(frameWidth(), frameWidth(), left, horizontalHeader()->sizeHint().height());
    const int room = width() - left - 2 * frameWidth();
    for (int column = 0; column < columnCount(); ++column)
        setColumnWidth(column, room * (column + 1) / columnCount() - room * column / columnCount());
}

QSize AnswerGrid::sizeHint() const
{
    const int rows = rowCount() * (fontMetrics().height() + 4);
    return {260, horizontalHeader()->sizeHint().height() + rows + 2 * frameWidth()};
}

QSize AnswerGrid::minimumSizeHint() const
{
    return {160, sizeHint().height()};
}

void AnswerGrid::resizeEvent(QResizeEvent* event)
{
    QTableWidget::resizeEvent(event);
    spread();
}

} // namespace fw
