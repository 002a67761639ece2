#include "app/cli/SheetOptions.h"

#include "app/cli/Console.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>

namespace fw {

namespace {

constexpr double mostOffset = 20; ///< millimetres; no printer is off by more
constexpr double usualBleed = 1;

/// Reads "0.3,-0.2".
std::optional<QPointF> offsetOf(const std::string& text)
{
    static const QRegularExpression form(R"(^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$)");
    const QRegularExpressionMatch match = form.match(QString::fromStdString(text));
    if (!match.hasMatch())
        return std::nullopt;
    return QPointF(match.captured(1).toDouble(), match.captured(2).toDouble());
}

} // namespace

std::string noPaper(const std::string& text)
{
    const Result<SheetPaper> paper = readPaper(text);
    return paper ? std::string() : inWords(paper.error()).toStdString();
}

std::string noOffset(const std::string& text)
{
    const std::optional<QPointF> offset = offsetOf(text);
    if (!offset)
        return Cli::tr("%1 is not two numbers of millimetres with a comma, such as 0.3,-0.2")
            .arg(QString::fromStdString(text))
            .toStdString();
    if (std::max(std::abs(offset->x()), std::abs(offset->y())) > mostOffset)
        return Cli::tr("%1 is more than %2 mm").arg(QString::fromStdString(text)).arg(mostOffset).toStdString();
    return {};
}

std::vector<std::string> sheetOptions(const Request& request)
{
    std::vector<std::string> out{"--page",   "--sheet", "--die",      "--gutter",  "--bleed", "--corner",
                                 "--margin", "--fold",  "--no-marks", "--markers", "--order", "--force"};
    if (!request.fold) // both sides of a folded sheet are printed at once
        out.insert(out.end(), {"--turn", "--offset", "--back-right", "--back-down"});
    return out;
}

std::optional<Problem> readLayout(const Request& request, double usualSide, SheetLayout& layout)
{
    const Result<SheetPaper> paper = readPaper(request.sheet.empty() ? request.page : request.sheet);
    if (!paper)
        return paper.error();
    layout.page = paper->page;
    layout.paper = paper->measures;
    layout.side = request.die.value_or(usualSide);
    layout.gutter = request.gutter;
    layout.bleed = request.bleed.value_or(std::min(usualBleed, request.gutter / 2));
    layout.corner = request.corner.value_or(0);
    layout.margin = request.margin;
    layout.cropMarks = !request.noMarks;
    layout.fold = request.fold;
    const auto order = std::ranges::find(sheetOrders(), request.order);
    layout.order = order == sheetOrders().end() ? SheetOrder::Listed : SheetOrder(order - sheetOrders().begin());
    layout.flipLongEdge = request.flip != "short";
    const QPointF offset = offsetOf(request.offset).value_or(QPointF(request.backRight, request.backDown));
    layout.backRight = offset.x();
    layout.backDown = offset.y();
    if (std::optional<LayoutFault> fault = SheetGrid::fault(layout))
        return Problem(Trouble::Usage, std::move(fault->text), {}, request.files.front(), "--" + fault->key,
                       std::move(fault->remedy));
    return std::nullopt;
}

} // namespace fw
