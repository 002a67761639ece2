#include "editor/render/SheetTable.h"

#include "editor/Translated.h"
#include "editor/render/Lettering.h"

#include <algorithm>

namespace fw {

namespace {

constexpr double lineHeight = 4.6; ///< millimetres
constexpr double capital = 1.8;
constexpr double aside = 1.6; ///< to the left and right of a text

Lettering plain(const MapStyle& style)
{
    Lettering hand;
    hand.serif = false;
    hand.capital = capital;
    hand.ink = style.ink;
    return hand;
}

/// How wide each column must be for its texts.
std::vector<double> widths(const QStringList& head, const std::vector<QStringList>& rows)
{
    Lettering hand;
    hand.serif = false;
    hand.bold = true;
    hand.capital = capital;
    std::vector<double> all(std::size_t(head.size()), 0);
    const auto take = [&](const QStringList& texts) {
        for (int i = 0; i < texts.size() && std::size_t(i) < all.size(); ++i)
            all[std::size_t(i)] = std::max(all[std::size_t(i)], hand.box(texts[i]).width() + 2 * aside);
    };
    take(head);
    for (const QStringList& row : rows)
        take(row);
    return all;
}

} // namespace

SheetTable::SheetTable(const Table& table)
{
    // The first axis goes down; all others stand side by side, the last one fastest.
    QStringList columns{QString()};
    for (std::size_t a = 1; a < table.axes.size(); ++a) {
        QStringList longer;
        for (const QString& before : columns)
            for (const Band& band : table.axes[a].bands)
                longer << (before.isEmpty() ? translated(band.label) : before + " / " + translated(band.label));
        columns = longer;
    }
    mHead << (table.axes.empty() ? QString() : translated(table.axes.front().label)) << columns;
    const bool extra = std::any_of(table.rows.begin(), table.rows.end(),
                                   [](const TableRow& row) { return !row.extra.empty(); });
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
    if (std::any_of(table.columnExtra.begin(), table.columnExtra.end(),
                    [](const std::string& code) { return !code.empty(); })) {
        QStringList line{QStringLiteral("+")};
        for (const std::string& code : table.columnExtra)
            line << translated(code);
        mRows.push_back(std::move(line));
    }
}

QSizeF SheetTable::wanted() const
{
    double width = 0;
    for (const double one : widths(mHead, mRows))
        width += one;
    return {std::max(20.0, width), lineHeight * double(mRows.size() + 1)};
}

void SheetTable::paint(const Canvas& c, const MapStyle& style, const QRectF& box) const
{
    std::vector<double> wide = widths(mHead, mRows);
    double sum = 0;
    for (const double one : wide)
        sum += one;
    if (sum <= 0 || box.isEmpty())
        return;
    const double share = box.width() / sum;
    const double high = box.height() / double(mRows.size() + 1);
    Lettering hand = plain(style);
    hand.capital *= std::min({1.0, share, high / lineHeight});
    Lettering bold = hand;
    bold.bold = true;
    QPainter& p = c.painter;
    const auto line = [&](int row, const QStringList& texts) {
        const double y = box.top() + row * high;
        if (row % 2 == 0) {
            p.setPen(Qt::NoPen);
            p.setBrush(row == 0 ? style.gridLine : style.meadow);
            p.drawRect(QRectF(box.left(), y, box.width(), high));
        }
        double x = box.left();
        for (int i = 0; i < texts.size() && std::size_t(i) < wide.size(); ++i) {
            const double room = wide[std::size_t(i)] * share;
            const Lettering& with = row == 0 || i == 0 ? bold : hand;
            with.draw(p, {x + room / 2, y + high / 2 + with.capital / 2}, texts[i]);
            x += room;
        }
    };
    line(0, mHead);
    for (std::size_t i = 0; i < mRows.size(); ++i)
        line(int(i) + 1, mRows[i]);
    p.setPen(QPen(style.frame, 0.25));
    p.setBrush(Qt::NoBrush);
    p.drawRect(box);
    double x = box.left() + wide.front() * share;
    p.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()));
}

} // namespace fw
