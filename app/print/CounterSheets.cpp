#include "app/print/CounterSheets.h"
#include "app/print/CardFace.h"
#include "app/print/PdfBytes.h"
#include "app/print/RepeatedFaces.h"
#include "app/print/SheetMarks.h"

#include "editor/Translated.h"
#include "editor/render/CounterArt.h"
#include "editor/render/CounterBack.h"
#include "editor/render/CounterPainter.h"
#include "editor/render/Lettering.h"
#include "engine/proof/Lookalikes.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>
#include <algorithm>
#include <tuple>

namespace fw {

namespace {

constexpr int sheetDots = 1200; ///< dots per inch

class CounterSheetsText
{
    Q_DECLARE_TR_FUNCTIONS(CounterSheets)
};

void caption(QPainter& p, const QSizeF& page, const QString& text)
{
    Lettering hand{.serif = false, .capital = 1.9};
    const double width = hand.box(text).width();
    hand.draw(p, {page.width() - 10 - width / 2, page.height() - 5}, text);
}

} // namespace

namespace {

/// Paints the colour of a piece, also beyond its cut.
void paintColour(QPainter& p, const TwoSided& two, bool back, const QRectF& square, const QMarginsF& bleed,
                 const SheetLayout& layout)
{
    const CounterFace& face = back ? two.back : two.front;
    const QRectF ground = square.adjusted(-bleed.left(), -bleed.top(), bleed.right(), bleed.bottom());
    // Pieces edge to edge are cut with straight cuts first, so their ground has no round corners.
    if (layout.corner > 0 && layout.gutter > 0) {
        QPainterPath rounded;
        rounded.addRoundedRect(ground, layout.corner + layout.bleed, layout.corner + layout.bleed);
        p.fillPath(rounded, two.card ? face.colour : counterGround(face));
    } else {
        p.fillRect(ground, two.card ? face.colour : counterGround(face));
    }
}

} // namespace

void paintPieceFace(QPainter& p, const TwoSided& two, bool back, const QRectF& square, const SheetLayout& layout)
{
    p.save();
    if (layout.corner > 0) {
        QPainterPath cut;
        cut.addRoundedRect(square, layout.corner, layout.corner);
        p.setClipPath(cut);
    } else {
        p.setClipRect(square);
    }
    if (back && !turnsSideways(layout)) { // so that a piece that is turned like a page shows its back upright
        p.translate(square.center());
        p.rotate(180);
        p.translate(-square.center());
    }
    if (!two.card)
        paintCounter(p, back ? two.back : two.front, square, 1e3);
    else if (back)
        paintCardBack(p, two, square);
    else
        paintCardFront(p, two, square);
    p.restore();
}

void paintPiece(QPainter& p, const TwoSided& two, bool back, const QRectF& square, const QMarginsF& bleed,
                const SheetLayout& layout)
{
    paintColour(p, two, back, square, bleed, layout);
    paintPieceFace(p, two, back, square, layout);
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

int sidesOf(const SheetLayout& layout)
{
    return layout.fold ? 1 : 2;
}

SheetPart partOf(const std::vector<SheetRun>& runs, int sheet)
{
    for (const SheetRun& run : runs) {
        if (sheet < run.sheets()) {
            const int first = sheet * run.grid.perPage();
            return {&run, first, std::min(run.grid.perPage(), int(run.pieces.size()) - first)};
        }
        sheet -= run.sheets();
    }
    return {};
}

void paintSheet(QPainter& p, const std::vector<SheetRun>& runs, int sheet, bool back, const QString& title,
                const QString& version, RepeatedFaces* repeated)
{
    const auto [run, first, count] = partOf(runs, sheet);
    if (run == nullptr)
        return;
    const SheetGrid& grid = run->grid;
    const bool fold = run->layout.fold;
    for (const bool side : {false, true}) {
        if (side != back && !fold)
            continue;
        for (int i = 0; i < count; ++i) {
            const TwoSided& two = run->pieces[std::size_t(first + i)];
            const QRectF square = side ? grid.back(i) : grid.front(i);
            paintColour(p, two, side, square, grid.bleed(i, count, side), run->layout);
            if (repeated == nullptr || !repeated->place(two, side, square))
                paintPieceFace(p, two, side, square, run->layout);
        }
        if (run->layout.cropMarks)
            paintCropMarks(p, *run, count, side);
    }
    if (fold)
        paintFoldMarks(p, *run, count);
    scaleBar(p, {10, grid.page().height() - 5});
    caption(p, grid.page(),
            (fold   ? CounterSheetsText::tr("%1, version %2, sheet %3 of %4")
             : back ? CounterSheetsText::tr("%1, version %2, sheet %3 of %4, back")
                    : CounterSheetsText::tr("%1, version %2, sheet %3 of %4, front"))
                .arg(title, version)
                .arg(sheet + 1)
                .arg(sheetsOf(runs)));
}

Result<QByteArray> counterSheets(const std::vector<TwoSided>& counters, const SheetLayout& layout, const QString& title,
                                 const QString& version, Progress* progress, SheetFaces faces)
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
    const std::vector<SheetRun> none;
    RepeatedFaces repeated(faces == SheetFaces::Shared ? *runs : none);
    int sides = 0;
    const int each = sidesOf(layout);
    const int all = each * sheetsOf(*runs);
    const QByteArray bytes = pdfOf(pageOf(paperOf(layout)), title, sheetDots, [&](QPdfWriter& pdf) {
        QPainter p(&pdf);
        const auto onPage = [&](const auto& paint) {
            p.save();
            p.scale(sheetDots / 25.4, sheetDots / 25.4);
            paint();
            p.restore();
        };
        for (; sides < all && reached(progress, sides, all); ++sides) {
            if (sides > 0)
                pdf.newPage();
            onPage([&] { paintSheet(p, *runs, sides / each, sides % each == 1, title, version, &repeated); });
            repeated.endPage();
        }
        for (int face = 0; sides == all && face < repeated.count(); ++face) {
            pdf.newPage();
            onPage([&] { repeated.paint(p, face); });
        }
    });
    if (sides < all)
        return cancelled();
    return repeated.count() == 0 ? bytes : repeated.join(bytes);
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

void sortForSheets(std::vector<TwoSided>& counters, SheetOrder order, const Ruleset& ruleset, const Scenario& scenario)
{
    if (order == SheetOrder::Listed)
        return;
    const auto place = [](const auto& rows, const std::string& id) {
        std::size_t at = 0;
        while (at < rows.size() && rows[at].id != id)
            ++at;
        return at;
    };
    const auto rank = [&](const TwoSided& piece) {
        const int unit = piece.front.unit;
        if (unit < 0 || std::size_t(unit) >= scenario.units.size())
            return std::tuple(scenario.sides.size() + 1, std::size_t(0), std::string());
        const Unit& of = scenario.units[std::size_t(unit)];
        return std::tuple(place(scenario.sides, of.side),
                          order == SheetOrder::Type ? place(ruleset.unitTypes, of.type) : std::size_t(0),
                          order == SheetOrder::Formation ? of.formation : std::string());
    };
    std::ranges::stable_sort(counters, {}, rank);
}

double layoutSide(const Ruleset& ruleset, const Scenario& scenario)
{
    return usableCounterLayout(ruleset.counters, QString::fromStdString(scenario.map.folder))->side;
}

std::vector<TwoSided> sheetMarkers(const Ruleset& ruleset, const Scenario& scenario)
{
    std::vector<TwoSided> out;
    const CounterLayoutPtr layout = usableCounterLayout(ruleset.counters, QString::fromStdString(scenario.map.folder));
    for (const Marker& marker : scenario.markers) {
        CounterFace face;
        face.layout = layout;
        face.kind = FaceKind::Marker;
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
