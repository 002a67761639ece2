#include "app/print/SheetGrid.h"

#include "engine/base/Words.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>

namespace fw {

namespace {

constexpr double leastDie = 5;                    ///< smaller counters cannot be read
constexpr double leastEdge = 50, mostEdge = 2000; ///< of a sheet
constexpr double millimetresPerInch = 25.4;
constexpr double foot = 8;    ///< room for the text at the foot, and for the same at the head
constexpr double foldGap = 3; ///< between the fold and the counters: a folded edge is no exact cut

/// How many pieces with gaps between them fit into a length.
int fit(double length, double piece, double gutter)
{
    return int(std::floor((length + gutter + 1e-9) / (piece + gutter)));
}

LayoutFault noRoom(const SheetLayout& layout, const QSizeF& page)
{
    if (layout.tall > 0)
        return {"sheet", "no card fits between the margins of the page", "choose a larger page or narrower margins"};
    const bool tooLarge = layout.side > std::min(page.width(), page.height());
    return {tooLarge ? "die" : "margin", "no counter fits between the margins of the page",
            "choose a larger page, smaller counters or narrower margins"};
}

} // namespace

const std::vector<std::string>& sheetOrders()
{
    static const std::vector<std::string> words{"listed", "side", "formation", "type"};
    return words;
}

std::string lengthWords(double millimetres)
{
    const QString text = QString::number(std::abs(millimetres), 'f', 3);
    static const QRegularExpression zeros(R"(\.?0+$)");
    const std::string plain = QString(text).remove(zeros).toStdString();
    return (millimetres < 0 && plain != "0" ? "-" : "") + plain;
}

QSizeF SheetPaper::size() const
{
    return measures.isEmpty() ? QPageSize(page).size(QPageSize::Millimeter) : measures;
}

std::vector<std::pair<std::string, SheetPaper>> namedPapers()
{
    return {{"A4", {}},
            {"A3", {QPageSize::A3, {}}},
            {"SRA3", {QPageSize::Custom, {320, 450}}},
            {"Letter", {QPageSize::Letter, {}}},
            {"Legal", {QPageSize::Legal, {}}},
            {"Tabloid", {QPageSize::Tabloid, {}}},
            {"13x19in", {QPageSize::Custom, {13 * millimetresPerInch, 19 * millimetresPerInch}}}};
}

Result<SheetPaper> readPaper(const std::string& text)
{
    for (const auto& [name, paper] : namedPapers())
        if (smallLetters(name) == smallLetters(text))
            return paper;
    static const QRegularExpression form(R"(^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)(mm|cm|in)$)",
                                         QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = form.match(QString::fromStdString(text));
    const Text remedy("write A4, A3, SRA3, Letter, Legal, Tabloid, 13x19in, or a size such as 320x450mm");
    if (!match.hasMatch())
        return fail(Trouble::Usage, Text("there is no sheet of the size '{0}'", {text}), {}, remedy);
    const QString unit = match.captured(3).toLower();
    const double times = unit == "in" ? millimetresPerInch : unit == "cm" ? 10 : 1;
    const QSizeF size(match.captured(1).toDouble() * times, match.captured(2).toDouble() * times);
    if (std::min(size.width(), size.height()) < leastEdge || std::max(size.width(), size.height()) > mostEdge)
        return fail(Trouble::Usage,
                    Text("the edges of a sheet are {0} to {1} mm, not {2} and {3}",
                         {lengthWords(leastEdge), lengthWords(mostEdge), lengthWords(size.width()),
                          lengthWords(size.height())}),
                    {}, remedy);
    return SheetPaper{QPageSize::Custom, size};
}

std::string paperName(const SheetPaper& paper)
{
    for (const auto& [name, known] : namedPapers())
        if (known == paper)
            return name;
    const QSizeF size = paper.size();
    return lengthWords(size.width()) + "x" + lengthWords(size.height()) + "mm";
}

SheetPaper paperOf(const SheetLayout& layout)
{
    return layout.paper.isEmpty() ? SheetPaper{layout.page, {}} : SheetPaper{QPageSize::Custom, layout.paper};
}

QPageSize pageOf(const SheetPaper& paper)
{
    return paper.measures.isEmpty() ? QPageSize(paper.page)
                                    : QPageSize(paper.measures, QPageSize::Millimeter, {}, QPageSize::ExactMatch);
}

SheetLayout forCards(const SheetLayout& layout)
{
    SheetLayout out = layout;
    out.side = 57;
    out.tall = 87;
    return out;
}

bool turnsSideways(const SheetLayout& layout)
{
    const QSizeF page = paperOf(layout).size();
    return layout.fold || layout.flipLongEdge == (page.height() >= page.width());
}

std::optional<LayoutFault> SheetGrid::fault(const SheetLayout& layout)
{
    const Text larger("write 0 or more");
    if (!(layout.side >= leastDie))
        return LayoutFault{"die", Text("a counter must be at least {0} mm wide", {lengthWords(leastDie)}),
                           Text("use a die of {0} mm or more", {lengthWords(leastDie)})};
    for (const auto& [key, length] : {std::pair("gutter", layout.gutter),
                                      {"bleed", layout.bleed},
                                      {"corner", layout.corner},
                                      {"margin", layout.margin}})
        if (!(length >= 0))
            return LayoutFault{key, "no length may be negative", larger};
    if (layout.gutter > 0 && layout.bleed > layout.gutter / 2 + 1e-9)
        return LayoutFault{"bleed",
                           Text("the bleed of {0} mm is more than half the gutter of {1} mm",
                                {lengthWords(layout.bleed), lengthWords(layout.gutter)}),
                           Text("use a gutter of {0} mm or more, or a bleed of {1} mm or less",
                                {lengthWords(2 * layout.bleed), lengthWords(layout.gutter / 2)})};
    if (layout.corner > layout.side / 2)
        return LayoutFault{"corner",
                           Text("the corner radius of {0} mm is more than half a counter of {1} mm",
                                {lengthWords(layout.corner), lengthWords(layout.side)}),
                           Text("use a radius of {0} mm or less", {lengthWords(layout.side / 2)})};
    SheetGrid grid;
    grid.mLayout = layout;
    grid.measure();
    if (grid.mColumns < 1 || grid.mRows < 1)
        return noRoom(layout, grid.mPage);
    return std::nullopt;
}

Result<SheetGrid> SheetGrid::of(const SheetLayout& layout)
{
    if (std::optional<LayoutFault> found = fault(layout))
        return fail(Trouble::Usage, std::move(found->text), {}, std::move(found->remedy));
    SheetGrid grid;
    grid.mLayout = layout;
    grid.measure();
    return grid;
}

double SheetGrid::markDistance() const
{
    return std::max(markFrom, mLayout.bleed);
}

void SheetGrid::measure()
{
    const SheetLayout& l = mLayout;
    mPage = paperOf(l).size();
    // The foot holds a text and, above it, crop marks or bleed. The head gets the same room, since a back may be turned
    // over.
    const double beyond = l.cropMarks ? markDistance() + markLength : l.bleed;
    const double besides = std::max(l.margin, l.bleed), above = std::max(l.margin, foot + beyond);
    const double gap = std::max(foldGap, l.bleed);
    mColumns = fit(l.fold ? mPage.width() / 2 - besides - gap : mPage.width() - 2 * besides, l.side, l.gutter);
    mRows = fit(mPage.height() - 2 * above, tall(), l.gutter);
    // In the middle of the page, so that fronts and backs match for both ways of turning it over.
    const double width = mColumns * (l.side + l.gutter) - l.gutter;
    mOrigin = {l.fold ? mPage.width() / 2 - gap - width
                      : (mPage.width() - mColumns * (l.side + l.gutter) + l.gutter) / 2,
               (mPage.height() - mRows * (tall() + l.gutter) + l.gutter) / 2};
}

QRectF SheetGrid::front(int number) const
{
    const int row = number / mColumns;
    const int column = number % mColumns;
    return {mOrigin.x() + column * (mLayout.side + mLayout.gutter), mOrigin.y() + row * (tall() + mLayout.gutter),
            mLayout.side, tall()};
}

QRectF SheetGrid::back(int number) const
{
    const QRectF f = front(number);
    const QRectF turned = turnsSideways(mLayout) ? QRectF(mPage.width() - f.right(), f.top(), f.width(), f.height())
                                                 : QRectF(f.left(), mPage.height() - f.bottom(), f.width(), f.height());
    // Both sides of a folded sheet are printed at once.
    return mLayout.fold ? turned : turned.translated(mLayout.backRight, mLayout.backDown);
}

QMarginsF SheetGrid::bleed(int number, int count, bool back) const
{
    const double outer = mLayout.bleed, inner = std::min(outer, mLayout.gutter / 2);
    const int column = number % mColumns;
    QMarginsF out(column > 0 ? inner : outer, number >= mColumns ? inner : outer,
                  column + 1 < mColumns && number + 1 < count ? inner : outer,
                  number + mColumns < count ? inner : outer);
    if (!back)
        return out;
    return turnsSideways(mLayout) ? QMarginsF(out.right(), out.top(), out.left(), out.bottom())
                                  : QMarginsF(out.left(), out.bottom(), out.right(), out.top());
}

} // namespace fw
