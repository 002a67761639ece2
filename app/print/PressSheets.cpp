#include "app/print/PressSheets.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace fw {

namespace {

/// The straight cuts along the edges of rectangles that touch each other, each once and as long as possible.
class SharedCuts
{
public:
    void add(const QRectF& r)
    {
        for (const double y : {r.top(), r.bottom()})
            mAcross[key(y)].emplace(key(r.left()), key(r.right()));
        for (const double x : {r.left(), r.right()})
            mDown[key(x)].emplace(key(r.top()), key(r.bottom()));
    }
    std::vector<QLineF> lines() const
    {
        std::vector<QLineF> out;
        for (const auto& [y, parts] : mAcross)
            for (const auto& [from, to] : joined(parts))
                out.emplace_back(length(from), length(y), length(to), length(y));
        for (const auto& [x, parts] : mDown)
            for (const auto& [from, to] : joined(parts))
                out.emplace_back(length(x), length(from), length(x), length(to));
        return out;
    }

private:
    using Parts = std::set<std::pair<long, long>>;

    // Ten-thousandths of a millimetre, so that the edges of neighbours are equal.
    static long key(double millimetres) { return std::lround(millimetres * 1e4); }
    static double length(long key) { return double(key) / 1e4; }
    static std::vector<std::pair<long, long>> joined(const Parts& parts)
    {
        std::vector<std::pair<long, long>> out;
        for (const auto& [from, to] : parts)
            if (!out.empty() && from <= out.back().second + 1)
                out.back().second = std::max(out.back().second, to);
            else
                out.emplace_back(from, to);
        return out;
    }

    std::map<long, Parts> mAcross, mDown;
};

std::string shortNumber(double millimetres)
{
    return QString::number(millimetres, 'g', 5).toStdString();
}

PressPage diePage(const SheetRun& run, int first, bool back, const PressOptions& options)
{
    PressPage page{run.grid.page()};
    page.corner = options.corner.value_or(usualCorner);
    SharedCuts shared;
    const int count = std::min(run.grid.perPage(), int(run.pieces.size()) - first);
    for (int i = 0; i < count; ++i) {
        // A press has no offset between front and back, so the die is where it belongs.
        const QRectF cut = back ? run.grid.back(i).translated(-run.layout.backRight, -run.layout.backDown)
                                : run.grid.front(i);
        if (run.layout.gutter > 0)
            page.cuts.push_back(cut);
        else
            shared.add(cut);
    }
    page.lines = shared.lines();
    return page;
}

/// Refuses corners that are rounder than half a piece.
Result<void> checkCorner(const std::vector<SheetRun>& runs, const PressOptions& options)
{
    for (const SheetRun& run : runs) {
        const QSizeF size = run.grid.front(0).size();
        const double most = std::min(size.width(), size.height()) / 2;
        if (run.layout.gutter > 0 && options.corner.value_or(0) > most + 1e-9)
            return fail(Trouble::Usage,
                        Text("corners of {0} mm are too large for pieces of {1} by {2} mm",
                             {shortNumber(*options.corner), shortNumber(size.width()), shortNumber(size.height())}),
                        {}, Text("give at most {0} mm", {shortNumber(most)}));
    }
    return {};
}

} // namespace

std::vector<PressPage> diePages(const std::vector<SheetRun>& runs, const PressOptions& options)
{
    std::vector<PressPage> out;
    for (const SheetRun& run : runs)
        for (int sheet = 0; sheet < run.sheets(); ++sheet)
            for (const bool back : {false, true})
                out.push_back(diePage(run, sheet * run.grid.perPage(), back, options));
    return out;
}

Result<PressPdf> pressSheets(const std::vector<TwoSided>& counters, const SheetLayout& chosen, const QString& title,
                             const QString& version, const PressOptions& options, const PressProfile& profile,
                             Progress* progress)
{
    SheetLayout layout = chosen;
    layout.corner = 0; // the die rounds them; the colour below stays whole
    const Result<std::vector<SheetRun>> runs = sheetRuns(counters, layout);
    if (!runs)
        return tl::unexpected(runs.error());
    for (const Result<void>& may : {checkPress(options), checkCorner(*runs, options)})
        if (!may)
            return tl::unexpected<Problem>(may.error());
    const Result<QByteArray> sheets = counterSheets(counters, layout, title, version, progress, SheetFaces::Separate);
    if (!sheets)
        return tl::unexpected(sheets.error());
    Result<PressPdf> press = toPress(*sheets, options, profile, diePages(*runs, options), progress);
    if (press && layout.gutter <= 0 && options.corner.value_or(0) > 0)
        press->findings.push_back({PressFinding::Kind::NoCorners, 0, 0, *options.corner});
    return press;
}

} // namespace fw
