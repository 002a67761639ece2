#include "app/print/CounterSheets.h"
#include "app/print/CardFace.h"
#include "app/print/PdfBytes.h"

#include "editor/Translated.h"
#include "editor/render/CounterArt.h"
#include "editor/render/CounterBack.h"
#include "editor/render/CounterPainter.h"
#include "editor/render/Lettering.h"
#include "engine/proof/Lookalikes.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <algorithm>
#include <cmath>

namespace fw {

namespace {

constexpr int sheetDots = 1200;                  ///< dots per inch
constexpr double markFrom = 1.5, markLength = 4; ///< crop marks: distance from the counters, and length, in mm

class CounterSheetsText
{
    Q_DECLARE_TR_FUNCTIONS(CounterSheets)
};

void cropMarks(QPainter& p, const SheetGrid& grid, bool back)
{
    p.setPen(QPen(Qt::black, 0.1));
    const auto square = [&](int number) { return back ? grid.back(number) : grid.front(number); };
    QRectF all;
    for (int i = 0; i < grid.perPage(); ++i)
        all |= square(i);
    const double from = markFrom, length = markLength;
    for (int column = 0; column < grid.columns(); ++column) {
        const QRectF s = square(column);
        for (const double x : {s.left(), s.right()}) {
            p.drawLine(QPointF(x, all.top() - from - length), QPointF(x, all.top() - from));
            p.drawLine(QPointF(x, all.bottom() + from), QPointF(x, all.bottom() + from + length));
        }
    }
    for (int row = 0; row < grid.rows(); ++row) {
        const QRectF s = square(row * grid.columns());
        for (const double y : {s.top(), s.bottom()}) {
            p.drawLine(QPointF(all.left() - from - length, y), QPointF(all.left() - from, y));
            p.drawLine(QPointF(all.right() + from, y), QPointF(all.right() + from + length, y));
        }
    }
}

void scaleBar(QPainter& p, QPointF at)
{
    p.setPen(QPen(Qt::black, 0.15));
    p.drawLine(at, at + QPointF(50, 0));
    for (int i = 0; i <= 5; ++i)
        p.drawLine(at + QPointF(10 * i, 0), at + QPointF(10 * i, i % 5 == 0 ? -2 : -1.2));
    Lettering hand{.serif = false, .capital = 1.8};
    hand.draw(p, at + QPointF(58, 0), CounterSheetsText::tr("50 mm"));
}

void caption(QPainter& p, const QSizeF& page, const QString& text)
{
    Lettering hand{.serif = false, .capital = 1.9};
    const double width = hand.box(text).width();
    hand.draw(p, {page.width() - 10 - width / 2, page.height() - 5}, text);
}

void piece(QPainter& p, const TwoSided& two, bool back, const QRectF& square, const SheetLayout& layout)
{
    const CounterFace& face = back ? two.back : two.front;
    // Colour beyond the cut, so that an inexact cut leaves no white edge; each neighbour gets half the gutter.
    const double bleed = layout.gutter > 0 ? std::min(layout.bleed, layout.gutter / 2) : 0;
    p.fillRect(square.adjusted(-bleed, -bleed, bleed, bleed), face.colour);
    p.save();
    p.setClipRect(square);
    if (!two.card)
        paintCounter(p, face, square, 1e3);
    else if (back)
        paintCardBack(p, two, square);
    else
        paintCardFront(p, two, square);
    p.restore();
}

} // namespace

Result<SheetGrid> SheetGrid::of(const SheetLayout& layout)
{
    SheetGrid grid;
    grid.mLayout = layout;
    grid.mPage = QPageSize(layout.page).size(QPageSize::Millimeter);
    const double tall = layout.tall > 0 ? layout.tall : layout.side;
    if (!(layout.side >= 5) || !(layout.gutter >= 0) || !(layout.bleed >= 0) || !(layout.margin >= 0))
        return fail(Trouble::Usage, "a counter must be at least 5 mm wide, and no length may be negative");
    const auto fit = [&](double length, double piece, double margin) {
        return int(std::floor((length - 2 * margin + layout.gutter + 1e-9) / (piece + layout.gutter)));
    };
    // The foot holds a text and, above it, crop marks or bleed. The head gets the same room, since a back may be turned
    // over.
    constexpr double foot = 8;
    const double beyond = layout.cropMarks ? markFrom + markLength : std::min(layout.bleed, layout.gutter / 2);
    grid.mColumns = fit(grid.mPage.width(), layout.side, layout.margin);
    grid.mRows = fit(grid.mPage.height(), tall, std::max(layout.margin, foot + beyond));
    if (layout.tall > 0 && (grid.mColumns < 1 || grid.mRows < 1))
        return fail(Trouble::Usage, "no card fits between the margins of the page", {},
                    "choose a larger page or narrower margins");
    if (grid.mColumns < 1 || grid.mRows < 1)
        return fail(Trouble::Usage, "no counter fits between the margins of the page", {},
                    "choose a larger page, smaller counters or narrower margins");
    // In the middle of the page, so that fronts and backs match for both ways of turning it over.
    grid.mOrigin = {(grid.mPage.width() - grid.mColumns * (layout.side + layout.gutter) + layout.gutter) / 2,
                    (grid.mPage.height() - grid.mRows * (tall + layout.gutter) + layout.gutter) / 2};
    return grid;
}

QRectF SheetGrid::front(int number) const
{
    const double tall = mLayout.tall > 0 ? mLayout.tall : mLayout.side;
    const int row = number / mColumns;
    const int column = number % mColumns;
    return {mOrigin.x() + column * (mLayout.side + mLayout.gutter), mOrigin.y() + row * (tall + mLayout.gutter),
            mLayout.side, tall};
}

QRectF SheetGrid::back(int number) const
{
    const QRectF f = front(number);
    // Turned over the long edge of a tall page, left and right change places; over the short edge, top and bottom.
    const QRectF turned = mLayout.flipLongEdge ? QRectF(mPage.width() - f.right(), f.top(), f.width(), f.height())
                                               : QRectF(f.left(), mPage.height() - f.bottom(), f.width(), f.height());
    return turned.translated(mLayout.backRight, mLayout.backDown);
}

SheetLayout forCards(const SheetLayout& layout)
{
    SheetLayout out = layout;
    out.side = 57;
    out.tall = 87;
    return out;
}

Result<std::vector<SheetRun>> sheetRuns(const std::vector<TwoSided>& pieces, const SheetLayout& layout)
{
    std::vector<SheetRun> out;
    for (const bool cards : {false, true}) {
        const SheetLayout own = cards ? forCards(layout) : layout;
        SheetRun run{own, {}, {}};
        std::copy_if(pieces.begin(), pieces.end(), std::back_inserter(run.pieces),
                     [&](const TwoSided& two) { return two.card == cards; });
        if (run.pieces.empty())
            continue;
        Result<SheetGrid> grid = SheetGrid::of(own);
        if (!grid)
            return tl::unexpected<Problem>(std::move(grid.error()));
        run.grid = *grid;
        out.push_back(std::move(run));
    }
    return out;
}

int sheetsOf(const std::vector<SheetRun>& runs)
{
    int sheets = 0;
    for (const SheetRun& run : runs)
        sheets += run.sheets();
    return sheets;
}

void paintSheet(QPainter& p, const std::vector<SheetRun>& runs, int sheet, bool back, const QString& title,
                const QString& version)
{
    int first = 0; // first sheet of the run
    auto run = runs.begin();
    while (run != runs.end() && sheet - first >= run->sheets())
        first += (run++)->sheets();
    if (run == runs.end())
        return;
    const SheetGrid& grid = run->grid;
    const int begin = (sheet - first) * grid.perPage();
    const int end = std::min(begin + grid.perPage(), int(run->pieces.size()));
    for (int i = begin; i < end; ++i)
        piece(p, run->pieces[std::size_t(i)], back, back ? grid.back(i - begin) : grid.front(i - begin), run->layout);
    if (run->layout.cropMarks)
        cropMarks(p, grid, back);
    scaleBar(p, {10, grid.page().height() - 5});
    caption(p, grid.page(),
            (back ? CounterSheetsText::tr("%1, version %2, sheet %3 of %4, back")
                  : CounterSheetsText::tr("%1, version %2, sheet %3 of %4, front"))
                .arg(title, version)
                .arg(sheet + 1)
                .arg(sheetsOf(runs)));
}

Result<QByteArray> counterSheets(const std::vector<TwoSided>& counters, const SheetLayout& layout, const QString& title,
                                 const QString& version, Progress* progress)
{
    const Result<std::vector<SheetRun>> runs = sheetRuns(counters, layout);
    if (!runs)
        return tl::unexpected(runs.error());
    if (runs->empty())
        return fail(Trouble::Usage, "there are no counters to print");
    for (const TwoSided& counter : counters)
        for (const CounterFace* face : {&counter.front, &counter.back})
            if (Result<void> art = checkArt(face->art); !art)
                return tl::unexpected<Problem>(std::move(art.error()));
    int sides = 0;
    const int all = 2 * sheetsOf(*runs);
    const QByteArray bytes = pdfOf(QPageSize(layout.page), title, sheetDots, [&](QPdfWriter& pdf) {
        QPainter p(&pdf);
        for (; sides < all && reached(progress, sides, all); ++sides) {
            if (sides > 0)
                pdf.newPage();
            p.save();
            p.scale(sheetDots / 25.4, sheetDots / 25.4);
            paintSheet(p, *runs, sides / 2, sides % 2 == 1, title, version);
            p.restore();
        }
    });
    if (sides < all)
        return cancelled();
    return bytes;
}

std::vector<DieTemplate> dieTemplates()
{
    const auto layout = [](double side, double gutter, double bleed, double margin) {
        SheetLayout out;
        out.side = side;
        out.gutter = gutter;
        out.bleed = bleed;
        out.margin = margin;
        return out;
    };
    return {{"knife", CounterSheetsText::tr("Knife, 12.7 mm (half an inch), edge to edge"), layout(12.7, 0, 0, 15)},
            {"half-inch", CounterSheetsText::tr("Die, 12.7 mm, 3 mm apart"), layout(12.7, 3, 1.5, 15)},
            {"14mm", CounterSheetsText::tr("Die, 14 mm, 3 mm apart"), layout(14, 3, 1.5, 15)},
            {"five-eighths", CounterSheetsText::tr("Die, 15.875 mm (five eighths of an inch), 3 mm apart"),
             layout(15.875, 3, 1.5, 15)},
            {"20mm", CounterSheetsText::tr("Die, 20 mm, 4 mm apart"), layout(20, 4, 2, 15)}};
}

void dropInvalidArt(std::vector<TwoSided>& counters)
{
    for (TwoSided& counter : counters)
        for (CounterFace* face : {&counter.front, &counter.back})
            if (!checkArt(face->art))
                face->art.clear();
}

std::vector<TwoSided> sheetMarkers(const Ruleset& ruleset, const Scenario& scenario)
{
    std::vector<TwoSided> out;
    for (const Marker& marker : scenario.markers) {
        CounterFace face;
        const auto mark = std::ranges::find(ruleset.marks, marker.mark, &Mark::id);
        const std::string label = mark == ruleset.marks.end() || mark->label.empty() ? marker.mark : mark->label;
        if (!marker.step.empty())
            face.name = translated(label);
        face.colour = QColor("#e9dfc4");
        face.states = {translated(marker.step.empty() ? label : marker.step)};
        for (int i = 0; i < marker.count; ++i)
            out.push_back({face, face, false, {}});
    }
    return out;
}

namespace {

/// Makes the backs of a group alike: the drawing that all share, or else a plain back with the side's name.
void makeAlike(std::vector<TwoSided>& pieces, const Scenario& scenario, const Lookalikes& group)
{
    std::vector<TwoSided*> members;
    for (TwoSided& two : pieces)
        if (std::ranges::find(group.units, two.front.unit) != group.units.end())
            members.push_back(&two);
    const bool drawn = std::ranges::all_of(members, [&](const TwoSided* two) {
        return !two->back.art.isEmpty() && sameDrawing(two->back.art, members.front()->back.art);
    });
    for (TwoSided* two : members) {
        const QString art = drawn ? two->back.art : QString();
        two->back = hiddenFace(scenario, two->front);
        two->back.art = art;
        two->back.down = !drawn;
    }
}

} // namespace

std::vector<TwoSided> sheetCounters(const Ruleset& ruleset, const Scenario& scenario, const QString& folder)
{
    const QString home = folder.isEmpty() ? QString::fromStdString(scenario.map.folder) : folder;
    std::vector<TwoSided> out;
    for (CounterFace& face : counterFaces(ruleset, scenario)) {
        face.reduced = false; // a sheet shows counters, not the set-up
        face.heading = -1;
        CounterFace back = backFace(ruleset, scenario, face);
        if (face.unit >= 0) {
            const std::string& id = scenario.units[std::size_t(face.unit)].id;
            face.art = artFile(home, id, false);
            back.art = artFile(home, id, true);
        }
        out.push_back({std::move(face), std::move(back), false, {}});
    }
    for (const Lookalikes& group : lookalikesOf(ruleset, scenario))
        makeAlike(out, scenario, group);
    for (const Lookalikes& pile : pilesOf(ruleset, scenario))
        for (TwoSided& two : out) {
            if (std::ranges::find(pile.units, two.front.unit) == pile.units.end())
                continue;
            two.card = true;
            for (const std::string& effect : effectsOf(ruleset, scenario.units[std::size_t(two.front.unit)]))
                two.effects << translated(effect);
        }
    return out;
}

} // namespace fw
