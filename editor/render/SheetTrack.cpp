#include "editor/render/SheetTrack.h"

#include "editor/Translated.h"
#include "editor/render/Lettering.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace fw {

namespace {

constexpr double loose = 1.06;         ///< width of a square, in sizes of its counter
constexpr double labelShare = 0.26;    ///< height of the number's line, in widths of a square
constexpr std::int64_t openSteps = 10; ///< squares after the first if there is no ceiling
constexpr std::int64_t mostSteps = 150;
constexpr int tinted = 5; ///< every fifth square has a tint, to make counting easy

/// The highest start in a scenario, so that no marker starts beyond the end of an open track.
Rational highestStart(const Mark& mark, const Scenario& scenario)
{
    Rational highest = mark.start;
    const auto look = [&](const std::map<std::string, std::string>& marks) {
        const auto found = marks.find(mark.id);
        const Rational value = found == marks.end() ? Rational::invalid() : Rational::parse(found->second);
        if (value.valid())
            highest = std::max(highest, value, [](const Rational& a, const Rational& b) { return a < b; });
    };
    look(scenario.gameMarks);
    for (const auto& [side, marks] : scenario.sideMarks)
        look(marks);
    return highest;
}

} // namespace

SheetTrack::SheetTrack(const Mark& mark, const Scenario& scenario)
    : mMark(mark.id), mTitle(translated(mark.label.empty() ? mark.id : mark.label))
{
    if (!mTitle.isEmpty())
        mTitle[0] = mTitle[0].toUpper();
    if (mark.form == MarkForm::Ladder) {
        for (const std::string& step : mark.steps)
            mSquares.push_back({translated(step), {}});
        return;
    }
    const Rational low = mark.floor ? *mark.floor : Rational(0);
    mFirst = (mark.floor || !(mark.start < low) ? low : mark.start).floor();
    Rational last = mark.ceiling ? *mark.ceiling : mFirst + Rational(openSteps);
    if (!mark.ceiling && last < highestStart(mark, scenario))
        last = highestStart(mark, scenario);
    const Rational steps = (last.floor() - mFirst);
    const std::int64_t count = steps.valid() ? std::clamp<std::int64_t>(steps.num(), 0, mostSteps) : 0;
    for (std::int64_t i = 0; i <= count; ++i)
        mSquares.push_back({QString::fromStdString((mFirst + Rational(i)).text()), {}});
}

SheetTrack::SheetTrack(const QString& title, const QStringList& labels) : mTitle(title), mFirst(1)
{
    for (const QString& label : labels)
        mSquares.push_back({label, {}});
}

QRectF SheetTrack::box() const
{
    QRectF all;
    for (const Square& square : mSquares)
        all |= square.box;
    return all;
}

int SheetTrack::across(double square, double width) const
{
    const int count = int(mSquares.size());
    const int most = std::clamp(int((width + 0.01) / square), 1, std::max(1, count));
    // Rows of equal length, so that the last row is not a single square.
    const int rows = (count + most - 1) / most;
    return rows > 0 ? (count + rows - 1) / rows : 1;
}

QSizeF SheetTrack::wanted(double side, double width) const
{
    const double square = side * loose;
    const int inRow = across(square, width);
    const int rows = (int(mSquares.size()) + inRow - 1) / inRow;
    return {square * inRow, square * (1 + labelShare) * rows};
}

void SheetTrack::place(QPointF corner, double square, int across)
{
    const double high = square * (1 + labelShare);
    for (int i = 0; i < int(mSquares.size()); ++i) {
        const int row = i / across;
        mSquares[std::size_t(i)].box = QRectF(corner.x() + square * (i % across), corner.y() + high * row, square,
                                              high);
    }
}

void SheetTrack::layOut(QPointF corner, double side, double width)
{
    place(corner, side * loose, across(side * loose, width));
}

void SheetTrack::fit(const QRectF& box, double side)
{
    const int count = int(mSquares.size());
    double best = 0;
    int inRow = std::max(1, count);
    for (int rows = 1; rows <= count; ++rows) {
        const int across = (count + rows - 1) / rows;
        const double square = std::min({box.width() / across, box.height() / rows / (1 + labelShare), side * loose});
        if (square > best + 1e-6) {
            best = square;
            inRow = across;
        }
    }
    place(box.topLeft(), best, inRow);
}

int SheetTrack::squareOf(const Rational& value) const
{
    const Rational steps = (value - mFirst).floor();
    if (!steps.valid() || mSquares.empty())
        return 0;
    return int(std::clamp<std::int64_t>(steps.num(), 0, std::int64_t(mSquares.size()) - 1));
}

bool SheetTrack::says(const Rational& value) const
{
    return mFirst + Rational(squareOf(value)) == value;
}

QRectF SheetTrack::room(int square) const
{
    const QRectF box = mSquares[std::size_t(square)].box;
    return box.adjusted(0, box.height() - box.width(), 0, 0);
}

void SheetTrack::paint(const Canvas& c, const MapStyle& style, bool letters) const
{
    QPainter& p = c.painter;
    for (std::size_t i = 0; i < mSquares.size(); ++i) {
        const Square& square = mSquares[i];
        if (square.box.isEmpty() || !square.box.adjusted(-1, -1, 1, 1).intersects(c.exposed))
            continue;
        p.setPen(QPen(style.frame, 0.25, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        p.setBrush(i % tinted == 0 ? style.meadow : style.ground);
        p.drawRect(square.box);
        if (!letters)
            continue;
        Lettering hand{.serif = false, .bold = true, .capital = square.box.width() * 0.155, .ink = style.ink};
        const double wide = hand.box(square.label).width();
        const double free = square.box.width() * 0.84;
        hand.capital *= std::min(1.0, free / std::max(0.1, wide));
        const double line = square.box.width() * labelShare;
        hand.draw(p, {square.box.center().x(), square.box.top() + line / 2 + square.box.width() * 0.1}, square.label);
    }
}

} // namespace fw
