#include "app/print/PlayAids.h"

#include "app/print/CardFlow.h"
#include "editor/Translated.h"
#include "editor/render/ChartWords.h"
#include "editor/render/Lettering.h"
#include "editor/render/SheetTable.h"
#include "editor/render/SheetTrack.h"
#include "engine/model/Tracks.h"
#include "engine/rules/Rules.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <set>

namespace fw {

namespace {

struct Aids {
    Q_DECLARE_TR_FUNCTIONS(fw::PlayAids)
};

constexpr double counter = 13.3;  ///< millimetres: a square has room for a 12.7 mm counter
constexpr double larger = 1.3;    ///< factor to the size on the map sheet, since players read it across a table
constexpr double titleRoom = 7.5; ///< room above a table or track
constexpr double titleCapital = 2.4;
constexpr double below = 7; ///< room below a table or track
constexpr double apart = 8; ///< gap between two next to each other

/// The tables for players; a table of the scenario replaces that of the rules with the same id.
std::vector<Table> tablesOf(const Ruleset& rules, const Scenario& scenario)
{
    std::vector<Table> out;
    std::set<std::string> seen;
    for (const auto* tables : {&rules.tables, &scenario.tables})
        for (const Table& table : *tables) {
            const auto own = std::ranges::find(scenario.tables, table.id, &Table::id);
            if (!table.rows.empty() && seen.insert(table.id).second)
                out.push_back(chartForPeople(rules, own == scenario.tables.end() ? table : *own));
        }
    return out;
}

Lettering titleHand()
{
    Lettering hand{.serif = false, .bold = true, .capital = titleCapital};
    return hand;
}

/// A table on the page.
struct Chart {
    QString title;
    QString axes; ///< text for the columns; the corner names the rows
    SheetTable table;
    double scale = larger;

    QSizeF size() const { return table.wanted() * scale; }
    /// Its width with the full title, as far as the page allows.
    double room(double page) const { return std::max(size().width(), std::min(page, titleHand().box(title).width())); }
};

QString titled(const QString& label, const std::string& cite, Origin origin)
{
    QString out = label;
    if (!out.isEmpty())
        out[0] = out[0].toUpper();
    if (origin == Origin::Reconstructed)
        out += QString::fromUtf8(" †");
    return cite.empty() ? out : out + QString(" [%1]").arg(QString::fromStdString(cite));
}

/// The charts of a table: one, or several if it is higher than a page.
std::vector<Chart> chartsOf(const Table& table, QSizeF page)
{
    const QString title = titled(translated(table.label.empty() ? table.id : table.label), table.cite, table.origin);
    QString axes;
    // Columns that are only a list need no axis text; their axis is called "what".
    if (table.axes.size() > 1 && table.axes[1].bands.size() > 1 && table.axes[1].id != "what")
        axes = Aids::tr("columns: %1").arg(translated(table.axes[1].label));
    const QSizeF wanted = SheetTable(table).wanted();
    const double scale = std::min(larger, page.width() / wanted.width());
    const double line = wanted.height() * scale / double(table.rows.size() + 1);
    const auto most = std::size_t(std::max(1.0, std::floor((page.height() - titleRoom - below) / line) - 1));
    std::vector<Chart> out;
    for (std::size_t from = 0; from < table.rows.size(); from += most) {
        Table part = table;
        part.rows.assign(table.rows.begin() + std::ptrdiff_t(from),
                         table.rows.begin() + std::ptrdiff_t(std::min(from + most, table.rows.size())));
        out.push_back({from == 0 ? title : Aids::tr("%1, continued").arg(title), axes, SheetTable(part), scale});
    }
    return out;
}

void paintTitle(QPainter& p, double x, const QString& title, const QString& axes, double room)
{
    const double used = cardText(p, x, 4.4, title, titleCapital, true, false, room);
    const double left = room - used - 3;
    if (!axes.isEmpty() && left > 20)
        cardText(p, x + used + 3, 4.4, axes, 1.8, false, true, left);
}

/// Charts next to each other, none of them cut.
CardPiece shelf(std::vector<Chart> charts)
{
    double high = 0;
    for (const Chart& chart : charts)
        high = std::max(high, chart.size().height());
    return {titleRoom + high + below, false, [charts = std::move(charts)](QPainter& p, double width) {
                double x = 0;
                for (const Chart& chart : charts) {
                    // The title of the last chart may use the rest of the line.
                    const bool last = &chart == &charts.back();
                    paintTitle(p, x, chart.title, chart.axes, last ? width - x : chart.room(width));
                    p.save();
                    p.translate(x, titleRoom - 1);
                    p.scale(chart.scale, chart.scale);
                    const QRectF box(QPointF(), chart.table.wanted());
                    chart.table.paint({p, box, 1e3}, MapStyle::light(), box);
                    p.restore();
                    x += chart.room(width) + apart;
                }
            }};
}

CardPiece trackPiece(const Mark& mark, const Scenario& scenario, double width)
{
    SheetTrack track(mark, scenario);
    track.layOut({0, titleRoom - 1}, counter, width);
    const QString title = titled(track.title(), mark.cite, Origin::Printed);
    const QString whose = mark.on == MarkOn::Side ? Aids::tr("a marker of each side") : Aids::tr("one marker");
    return {track.box().bottom() + below, false, [track, title, whose](QPainter& p, double room) {
                paintTitle(p, 0, title, whose, room);
                track.paint({p, track.box(), 1e3}, MapStyle::light(), true);
            }};
}

/// The title, version and credit of the rules.
CardPiece headPiece(const Ruleset& rules)
{
    const QString title = translated(rules.title.empty() ? rules.id : rules.title);
    const QString version = Aids::tr("Version %1").arg(QString::fromStdString(rules.version));
    const QString credit = translated(rules.credit);
    constexpr int most = 6;
    const int lines = credit.isEmpty() ? 0 : std::min(most, 1 + int(credit.size()) / 110);
    return {8.0 + lines * 3.1 + 3, true, [=](QPainter& p, double width) {
                const double used = cardText(p, 0, 2.4, title, 2.2, true, false, width - 30);
                cardText(p, used + 4, 2.4, version, 1.8, false, false);
                cardLines(p, 0, 7, credit, 1.8, width, lines, false, true);
            }};
}

std::vector<CardPiece> chartPieces(const std::vector<Table>& tables, QSizeF page)
{
    std::vector<CardPiece> out;
    std::vector<Chart> row;
    double used = 0;
    const auto flush = [&] {
        if (!row.empty())
            out.push_back(shelf(std::move(row)));
        row.clear();
        used = 0;
    };
    for (const Table& table : tables)
        for (Chart& chart : chartsOf(table, page)) {
            const double wide = chart.room(page.width());
            if (used + wide > page.width() + 0.01)
                flush();
            used += wide + apart;
            row.push_back(std::move(chart));
        }
    flush();
    return out;
}

} // namespace

Ruleset rowsInForce(const Ruleset& ruleset, const Scenario& scenario)
{
    const Result<std::shared_ptr<const Rules>> ready = compile(ruleset, scenario, Setup());
    return ready ? (*ready)->ruleset() : ruleset;
}

Result<QByteArray> playAids(const Ruleset& inForce, const Scenario& scenario, QPageSize::PageSizeId paper)
{
    const std::vector<const Mark*> marks = marksOnTracks(inForce);
    const std::vector<Table> tables = tablesOf(inForce, scenario);
    const std::string title = scenario.title.empty() ? scenario.id : scenario.title;
    if (marks.empty() && tables.empty())
        return fail(Trouble::BadInput, Text("{0} has no tracks and no tables to print", {title}));
    const QSizeF page(cardWidth(paper), cardHeight(paper));
    std::vector<CardPiece> pieces{headPiece(inForce)};
    for (const Mark* mark : marks)
        pieces.push_back(trackPiece(*mark, scenario, page.width()));
    for (CardPiece& piece : chartPieces(tables, page))
        pieces.push_back(std::move(piece));
    if (std::ranges::any_of(tables, [](const Table& t) { return t.origin == Origin::Reconstructed; }))
        pieces.push_back({5, false, [](QPainter& p, double width) {
                              cardText(p, 0, 3, Aids::tr("† reconstructed, not printed in the source"), 1.8, false,
                                       true, width);
                          }});
    return cardPdf(pieces, translated(title),
                   Aids::tr("play aids, version %1").arg(QString::fromStdString(inForce.version)), paper);
}

} // namespace fw
