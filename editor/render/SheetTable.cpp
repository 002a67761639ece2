#include "editor/render/SheetTable.h"

#include "editor/Translated.h"
#include "editor/render/Lettering.h"

#include <algorithm>
#include <numeric>

namespace fw {

namespace {

constexpr double tableLine = 4.6; ///< in millimetres
constexpr double capital = 1.8;
constexpr double tableAside = 1.6; ///< on the left and right of a text

Lettering plain(const MapStyle& style)
{
    Lettering hand{.serif = false, .capital = capital, .ink = style.ink};
    return hand;
}

/// The width of each column for its texts.
std::vector<double> widths(const QStringList& head, const std::vector<QStringList>& rows)
{
    Lettering hand{.serif = false, .bold = true, .capital = capital};
    std::vector<double> all(std::size_t(head.size()), 0);
    const auto take = [&](const QStringList& texts) {
        for (int i = 0; i < texts.size() && std::size_t(i) < all.size(); ++i)
            all[std::size_t(i)] = std::max(all[std::size_t(i)], hand.box(texts[i]).width() + 2 * tableAside);
    };
    take(head);
    for (const QStringList& row : rows)
        take(row);
    return all;
}

/// The background of highlighted cells, and their frame.
QColor litGround(const MapStyle& style)
{
    return style.dark ? QColor("#5d4f26") : QColor("#f4e0a0");
}
QColor litFrame(const MapStyle& style)
{
    return style.dark ? QColor("#f2cd62") : QColor("#7a1f12");
}

} // namespace

SheetTable::SheetTable(const Table& table)
{
    // The first axis goes down; all others go across, the last one varies fastest.
    QStringList columns{QString()};
    for (std::size_t a = 1; a < table.axes.size(); ++a) {
        QStringList longer;
        for (const QString& before : columns)
            for (const Band& band : table.axes[a].bands)
                longer << (before.isEmpty() ? translated(band.label) : before + " / " + translated(band.label));
        columns = longer;
    }
    mColumns = std::size_t(columns.size()); // a table with one axis has one column without a label
    mHead << (table.axes.empty() ? QString() : translated(table.axes.front().label)) << columns;
    const bool extra = std::ranges::any_of(table.rows, [](const TableRow& row) { return !row.extra.empty(); });
    if (extra)
        mHead << QStringLiteral("+");
    for (const TableRow& row : table.rows) {
        QStringList line{translated(row.row)};
        for (const std::string& cell : row.cells)
            line << QString::fromStdString(cell);
        if (extra)
            line << translated(row.extra);
        mRows.push_back(std::move(line));
    }
    if (std::ranges::any_of(table.columnExtra, [](const std::string& code) { return !code.empty(); })) {
        QStringList line{QStringLiteral("+")};
        for (const std::string& code : table.columnExtra)
            line << translated(code);
        mRows.push_back(std::move(line));
    }
    mWide = widths(mHead, mRows);
}

QSizeF SheetTable::wanted() const
{
    const double width = std::accumulate(mWide.begin(), mWide.end(), 0.0);
    return {std::max(20.0, width), tableLine * double(mRows.size() + 1)};
}

void SheetTable::light(const std::vector<std::size_t>& cells)
{
    mLit.clear();
    const std::size_t across = mColumns;
    for (const std::size_t cell : cells)
        if (across > 0 && cell / across < mRows.size())
            mLit.emplace_back(int(cell / across) + 1, int(cell % across) + 1);
    const auto shared = [this](int std::pair<int, int>::*part) {
        const bool all = !mLit.empty()
                         && std::ranges::all_of(mLit, [&](const auto& one) { return one.*part == mLit.front().*part; });
        return all ? mLit.front().*part : -1;
    };
    mLitRow = shared(&std::pair<int, int>::first);
    mLitColumn = shared(&std::pair<int, int>::second);
}

bool SheetTable::isLit(int row, int column) const
{
    return std::ranges::find(mLit, std::pair(row, column)) != mLit.end();
}

QRectF SheetTable::square(const QRectF& box, int row, int column) const
{
    const double share = box.width() / std::accumulate(mWide.begin(), mWide.end(), 0.0);
    const double left = std::accumulate(mWide.begin(), mWide.begin() + column, 0.0);
    const double high = box.height() / double(mRows.size() + 1);
    return {box.left() + left * share, box.top() + row * high, mWide[std::size_t(column)] * share, high};
}

QRectF SheetTable::lit(const QRectF& box) const
{
    QRectF all;
    for (const auto& [row, column] : mLit)
        all |= square(box, row, column);
    return all;
}

QSizeF SheetTable::heads(const QRectF& box) const
{
    return square(box, 0, 0).size();
}

void SheetTable::paintLit(QPainter& p, const MapStyle& style, const QRectF& box) const
{
    QRectF row, column;
    if (mLitRow >= 0)
        row = square(box, mLitRow, 0) | square(box, mLitRow, int(mWide.size()) - 1);
    if (mLitColumn >= 0)
        column = square(box, 0, mLitColumn) | square(box, int(mRows.size()), mLitColumn);
    p.setPen(Qt::NoPen);
    p.setBrush(litGround(style));
    for (const QRectF& band : {row, column})
        p.drawRect(band);
    for (const auto& [r, c] : mLit) // a single cell contrasts with its row and column
        p.fillRect(square(box, r, c), mLit.size() == 1 ? litFrame(style) : litGround(style));
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(litFrame(style), 0.35));
    for (const QRectF& band : {row, column})
        if (!band.isNull())
            p.drawRect(band);
    if (mLitRow < 0 && mLitColumn < 0)
        for (const auto& [r, c] : mLit)
            p.drawRect(square(box, r, c));
}

void SheetTable::paint(const Canvas& c, const MapStyle& style, const QRectF& box) const
{
    const double sum = std::accumulate(mWide.begin(), mWide.end(), 0.0);
    if (sum <= 0 || box.isEmpty())
        return;
    const double share = box.width() / sum;
    const double high = box.height() / double(mRows.size() + 1);
    Lettering hand = plain(style);
    hand.capital *= std::min({1.0, share, high / tableLine});
    QPainter& p = c.painter;
    for (int row = 0; row <= int(mRows.size()); row += 2) {
        p.setPen(Qt::NoPen);
        p.setBrush(row == 0 ? style.gridLine : style.meadow);
        p.drawRect(QRectF(box.left(), box.top() + row * high, box.width(), high));
    }
    paintLit(p, style, box);
    for (int row = 0; row <= int(mRows.size()); ++row) {
        const QStringList& texts = row == 0 ? mHead : mRows[std::size_t(row) - 1];
        for (int i = 0; i < texts.size() && std::size_t(i) < mWide.size(); ++i) {
            Lettering with = hand;
            with.bold = row == 0 || i == 0 || isLit(row, i);
            if (mLit.size() == 1 && isLit(row, i))
                with.ink = style.dark ? style.sheet : QColor(Qt::white);
            const QRectF at = square(box, row, i);
            with.draw(p, {at.center().x(), at.center().y() + with.capital / 2}, texts[i]);
        }
    }
    p.setPen(QPen(style.frame, 0.25));
    p.setBrush(Qt::NoBrush);
    p.drawRect(box);
    const double x = box.left() + heads(box).width();
    p.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()));
}

} // namespace fw
