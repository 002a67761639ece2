#include "editor/render/SheetTable.h"

#include "editor/Translated.h"
#include "editor/render/Lettering.h"

#include <QRegularExpression>
#include <algorithm>
#include <numeric>
#include <utility>

namespace fw {

namespace {

constexpr double tableLine = 4.6; ///< in millimetres
constexpr double capital = 1.8;
constexpr double tableAside = 1.6; ///< on the left and right of a text
constexpr double headStep = 3.1;   ///< from line to line of a heading
constexpr int mostHeadLines = 3;

Lettering plain(const MapStyle& style)
{
    Lettering hand{.serif = false, .capital = capital, .ink = style.ink};
    return hand;
}

double boldWidth(const QString& text)
{
    return Lettering{.serif = false, .bold = true, .capital = capital}.box(text).width();
}

/// A heading in lines of about this width, broken at blanks.
QStringList headLines(const QString& text, double room)
{
    double least = std::max(room, boldWidth(text) / mostHeadLines);
    for (const QString& word : text.split(' '))
        least = std::max(least, boldWidth(word));
    for (;; least *= 1.05) {
        QStringList lines;
        for (const QString& word : text.split(' ')) {
            const QString longer = lines.isEmpty() ? word : lines.back() + ' ' + word;
            if (!lines.isEmpty() && boldWidth(longer) <= least + 0.01)
                lines.back() = longer;
            else
                lines << word;
        }
        if (lines.size() <= mostHeadLines)
            return lines;
    }
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

/// The label of a column. A range stays together and breaks at most once after its numbers: "−5 to −4", "10 / and up".
QString columnLabel(const Axis& axis, const Band& band)
{
    static const QRegularExpression numbers("\\d.*\\d|\\d");
    QString label = translated(band.label);
    const QRegularExpressionMatch match = numbers.match(label);
    if (axis.kind == AxisKind::Label || !match.hasMatch())
        return label;
    bool mayBreak = true;
    for (auto i = match.capturedStart(); i < label.size(); ++i)
        if (label[i] == ' ' && (i < match.capturedEnd() || !std::exchange(mayBreak, false)))
            label[i] = QChar::Nbsp;
    return label;
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
                longer << (before.isEmpty() ? columnLabel(table.axes[a], band)
                                            : before + " / " + columnLabel(table.axes[a], band));
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
    mLeft = !table.axes.empty() && table.axes.front().kind == AxisKind::Label;
    layOut();
}

void SheetTable::layOut()
{
    qsizetype lines = 1;
    for (qsizetype i = 0; i < mHead.size(); ++i) {
        double widest = 0;
        for (const QStringList& row : mRows)
            if (i < row.size())
                widest = std::max(widest, boldWidth(row[i]));
        mHeads.push_back(headLines(mHead[i], widest));
        for (const QString& line : mHeads.back())
            widest = std::max(widest, boldWidth(line));
        mWide.push_back(widest + 2 * tableAside);
        lines = std::max(lines, mHeads.back().size());
    }
    mHeadHigh = tableLine + headStep * double(lines - 1);
}

double SheetTable::high() const
{
    return mHeadHigh + tableLine * double(mRows.size());
}

QSizeF SheetTable::wanted() const
{
    const double width = std::accumulate(mWide.begin(), mWide.end(), 0.0);
    return {std::max(20.0, width), high()};
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
    const double scale = box.height() / high();
    const double top = row == 0 ? 0 : mHeadHigh + (row - 1) * tableLine;
    return {box.left() + left * share, box.top() + top * scale, mWide[std::size_t(column)] * share,
            (row == 0 ? mHeadHigh : tableLine) * scale};
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
    const double scale = std::min({1.0, share, box.height() / high()});
    Lettering hand = plain(style);
    hand.capital *= scale;
    QPainter& p = c.painter;
    for (int row = 0; row <= int(mRows.size()); row += 2) {
        p.setPen(Qt::NoPen);
        p.setBrush(row == 0 ? style.gridLine : style.meadow);
        p.drawRect(square(box, row, 0) | square(box, row, int(mWide.size()) - 1));
    }
    paintLit(p, style, box);
    for (int row = 0; row <= int(mRows.size()); ++row)
        for (int i = 0; std::size_t(i) < mWide.size(); ++i) {
            const QStringList texts = row == 0 ? mHeads[std::size_t(i)] : mRows[std::size_t(row) - 1].mid(i, 1);
            Lettering with = hand;
            with.bold = row == 0 || i == 0 || isLit(row, i);
            if (mLit.size() == 1 && isLit(row, i))
                with.ink = style.dark ? style.sheet : QColor(Qt::white);
            const QRectF at = square(box, row, i);
            for (qsizetype line = 0; line < texts.size(); ++line) {
                const double x = mLeft && i == 0 ? at.left() + tableAside * share + with.box(texts[line]).width() / 2
                                                 : at.center().x();
                const double y = at.center().y() + (double(line) - double(texts.size() - 1) / 2) * headStep * scale;
                with.draw(p, {x, y + with.capital / 2}, texts[line]);
            }
        }
    p.setPen(QPen(style.frame, 0.25));
    p.setBrush(Qt::NoBrush);
    p.drawRect(box);
    const double x = box.left() + heads(box).width();
    p.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()));
}

} // namespace fw
