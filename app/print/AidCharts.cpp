#include "app/print/AidCharts.h"

#include "editor/Translated.h"
#include "editor/render/ChartWords.h"
#include "editor/render/Lettering.h"
#include "engine/model/Procedures.h"
#include "engine/rules/ResultCodes.h"

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

constexpr double larger = 1.3; ///< factor to the size on the map sheet, since players read it across a table
constexpr double titleCapital = 2.4;
constexpr double apart = 8; ///< gap between two next to each other
constexpr double legendCapital = 2;
constexpr double legendStep = 3.7;
constexpr double legendAbove = 2;
constexpr double legendGap = 1.6; ///< between a code and its label
constexpr double legendApart = 5; ///< between two columns

double wide(const QString& text, double capital, bool bold)
{
    return Lettering{.serif = false, .bold = bold, .capital = capital}.box(text).width();
}

/// How the lines of a legend are placed: in columns, top down.
struct LegendPlan {
    double code = 0;   ///< width of the codes
    double column = 0; ///< width of a column
    int columns = 1;
    int rows = 0;

    LegendPlan(const std::vector<LegendLine>& lines, double room)
    {
        double label = 0;
        for (const LegendLine& line : lines) {
            code = std::max(code, wide(line.code, legendCapital, true));
            label = std::max(label, wide(line.label, legendCapital, false));
        }
        column = code + legendGap + label;
        columns = std::clamp(int((room + legendApart) / (column + legendApart)), 1, std::max(1, int(lines.size())));
        rows = (int(lines.size()) + columns - 1) / columns;
        columns = rows == 0 ? 0 : (int(lines.size()) + rows - 1) / rows;
    }
    double width() const { return std::max(0.0, columns * (column + legendApart) - legendApart); }
    double height() const { return rows == 0 ? 0 : legendAbove + rows * legendStep; }
};

QSizeF sizeOf(const AidChart& chart)
{
    return chart.table.wanted() * chart.scale;
}

/// The room for a legend: as wide as its table, or one column.
double legendRoom(const AidChart& chart, double page)
{
    return std::min(page, sizeOf(chart).width());
}

double heightOf(const AidChart& chart, double page)
{
    return sizeOf(chart).height() + LegendPlan(chart.legend, legendRoom(chart, page)).height();
}

/// The width of a chart with its full title and its legend, as far as the page allows.
double roomOf(const AidChart& chart, double page)
{
    const double title = wide(chart.title, titleCapital, true);
    const double legend = LegendPlan(chart.legend, legendRoom(chart, page)).width();
    return std::min(page, std::max({sizeOf(chart).width(), title, legend}));
}

void paintLegend(QPainter& p, const AidChart& chart, QPointF corner, double page)
{
    const LegendPlan plan(chart.legend, legendRoom(chart, page));
    for (int i = 0; i < int(chart.legend.size()); ++i) {
        const LegendLine& line = chart.legend[std::size_t(i)];
        const int column = i / plan.rows;
        const double x = corner.x() + column * (plan.column + legendApart);
        const double y = corner.y() + legendAbove + (i % plan.rows) * legendStep + legendCapital + 0.6;
        cardText(p, x, y, line.code, legendCapital, true);
        cardText(p, x + plan.code + legendGap, y, line.label, legendCapital, false, false,
                 page - (x - corner.x()) - plan.code - legendGap);
    }
}

/// Charts next to each other, none of them cut.
CardPiece shelf(std::vector<AidChart> charts, double page)
{
    double high = 0;
    for (const AidChart& chart : charts)
        high = std::max(high, heightOf(chart, page));
    return {aidTitleRoom + high + aidBelow, false, [charts = std::move(charts)](QPainter& p, double width) {
                double x = 0;
                for (const AidChart& chart : charts) {
                    // The title of the last chart may use the rest of the line.
                    const bool last = &chart == &charts.back();
                    paintAidTitle(p, x, chart.title, chart.axes, last ? width - x : roomOf(chart, width));
                    p.save();
                    p.translate(x, aidTitleRoom - 1);
                    p.scale(chart.scale, chart.scale);
                    const QRectF box(QPointF(), chart.table.wanted());
                    chart.table.paint({p, box, 1e3}, aidStyle(), box);
                    p.restore();
                    paintLegend(p, chart, {x, aidTitleRoom - 1 + sizeOf(chart).height()}, width);
                    x += roomOf(chart, width) + apart;
                }
            }};
}

std::string capital(const std::string& text)
{
    QString out = toQString(text);
    // A code or a single letter stays as it is.
    if (out.size() > 2 && out[0].isLower() && out[1].isLetter())
        out[0] = out[0].toUpper();
    return out.toStdString();
}

} // namespace

MapStyle aidStyle()
{
    MapStyle style = MapStyle::light();
    style.ink = style.frame = Qt::black;
    style.sheet = style.ground = Qt::white;
    style.meadow = QColor("#ececec");
    style.gridLine = QColor("#cfcfcf");
    return style;
}

std::vector<LegendLine> codeLegend(const Ruleset& rules, const Table& table)
{
    std::set<std::string> used;
    for (const TableRow& row : table.rows)
        for (const std::string& cell : row.cells) {
            used.insert(cell);
            const std::size_t cut = cell.find('/');
            if (cut != std::string::npos && !codeNamed(rules.codes, cell).code) {
                used.insert(cell.substr(0, cut));
                used.insert(cell.substr(cut + 1));
            }
        }
    // A cell with numbers is no result, even if a code has the same name.
    const bool results = std::ranges::any_of(used, [&](const std::string& word) {
        return !Rational::parse(word).valid() && !isDash(word) && codeNamed(rules.codes, word).code != nullptr;
    });
    std::vector<LegendLine> out, dashes;
    if (!results)
        return out;
    std::set<std::string> told;
    for (const Code& code : rules.codes)
        for (const std::string& word : used)
            if (codeNamed(rules.codes, word).code == &code && !code.label.empty() && told.insert(word).second)
                (isDash(word) ? dashes : out).push_back({readableId(word), translated(code.label)});
    out.insert(out.end(), dashes.begin(), dashes.end());
    return out;
}

Table printedTable(const Ruleset& rules, const Table& table, const Scenario& scenario)
{
    Table out = chartForPeople(rules, table, &scenario);
    for (Axis& axis : out.axes) {
        axis.label = capital(axis.label);
        for (Band& band : axis.bands)
            band.label = capital(band.label);
    }
    for (TableRow& row : out.rows)
        row.row = capital(row.row);
    return out;
}

QString aidTitle(const QString& label, const std::string& cite, Origin origin)
{
    QString out = label;
    if (!out.isEmpty())
        out[0] = out[0].toUpper();
    if (origin == Origin::Reconstructed)
        out += QString::fromUtf8(" †");
    return cite.empty() ? out : out + QString(" [%1]").arg(toQString(cite));
}

std::vector<AidChart> aidCharts(const Table& table, const std::vector<LegendLine>& legend, QSizeF page)
{
    const QString title = aidTitle(translated(table.label.empty() ? table.id : table.label), table.cite, table.origin);
    QString axes;
    // Columns that are only a list need no axis text; their axis is called "what".
    if (table.axes.size() > 1 && table.axes[1].bands.size() > 1 && table.axes[1].id != "what")
        axes = Aids::tr("columns: %1").arg(translated(table.axes[1].label));
    const SheetTable whole(table);
    const QSizeF wanted = whole.wanted();
    const double scale = std::min(larger, page.width() / wanted.width());
    const double head = SheetTable(table).heads(QRectF(QPointF(), wanted)).height();
    const double line = (wanted.height() - head) / double(std::max<std::size_t>(1, table.rows.size()));
    const AidChart one{title, axes, whole, scale, legend, {}, table.origin};
    const double below = heightOf(one, page.width()) - sizeOf(one).height();
    const double room = page.height() - aidTitleRoom - aidBelow - below;
    const auto most = std::size_t(std::max(1.0, std::floor((room / scale - head) / line)));
    std::vector<AidChart> out;
    for (std::size_t from = 0; from < table.rows.size(); from += most) {
        Table part = table;
        part.rows.assign(table.rows.begin() + std::ptrdiff_t(from),
                         table.rows.begin() + std::ptrdiff_t(std::min(from + most, table.rows.size())));
        out.push_back({from == 0 ? title : Aids::tr("%1, continued").arg(title),
                       axes,
                       SheetTable(part),
                       scale,
                       {},
                       {},
                       table.origin});
    }
    if (!out.empty())
        out.back().legend = legend;
    return out;
}

std::vector<CardPiece> chartPieces(std::vector<AidChart> charts, QSizeF page)
{
    std::vector<CardPiece> out;
    std::vector<AidChart> row;
    double used = 0;
    const auto flush = [&] {
        if (!row.empty())
            out.push_back(shelf(std::move(row), page.width()));
        row.clear();
        used = 0;
    };
    for (AidChart& chart : charts) {
        const double wanted = roomOf(chart, page.width());
        if (used + wanted > page.width() + 0.01)
            flush();
        used += wanted + apart;
        row.push_back(std::move(chart));
    }
    flush();
    return out;
}

void paintAidTitle(QPainter& p, double x, const QString& title, const QString& after, double room)
{
    const double used = cardText(p, x, 4.4, title, titleCapital, true, false, room);
    const double left = room - used - 3;
    if (!after.isEmpty() && left > 20)
        cardText(p, x + used + 3, 4.4, after, 1.8, false, true, left);
}

} // namespace fw
