#include "app/compare/PrintedBacks.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace fw {

namespace {

/// The fewest pairs of front and back that show how the sheets are turned over.
constexpr std::size_t fewestPairs = 4;

/// The printed front and back of one counter.
struct PrintedPair {
    int unit = 0;
    int front = -1;
    int back = -1;
};

/// The pairs on pages that follow each other. Counters that look alike are left out, since any of their backs will do.
std::vector<PrintedPair> pairsOf(const std::vector<WantedFace>& wanted, const std::vector<PrintedFace>& faces,
                                 const std::vector<int>& partner)
{
    std::map<std::pair<QString, QString>, int> alike[2];
    std::map<int, PrintedPair> byUnit;
    for (std::size_t w = 0; w < wanted.size(); ++w) {
        const bool back = wanted[w].side == PrintedSide::Back;
        ++alike[back ? 1 : 0][{wanted[w].name, wanted[w].numbers}];
        PrintedPair& pair = byUnit[wanted[w].unit];
        pair.unit = wanted[w].unit;
        (back ? pair.back : pair.front) = partner[w];
    }
    const auto isUnique = [&](int side, int face) {
        const auto found = alike[side].find({faces[std::size_t(face)].name, faces[std::size_t(face)].numbers});
        return found != alike[side].end() && found->second == 1;
    };
    std::vector<PrintedPair> out;
    for (const auto& [unit, pair] : byUnit)
        if (pair.front >= 0 && pair.back >= 0 && isUnique(0, pair.front) && isUnique(1, pair.back)
            && faces[std::size_t(pair.back)].page == faces[std::size_t(pair.front)].page + 1)
            out.push_back(pair);
    return out;
}

double middleOf(std::vector<double> values)
{
    const auto middle = values.begin() + std::ptrdiff_t(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

} // namespace

std::vector<MisplacedBack> misplacedBacks(const std::vector<WantedFace>& wanted, const std::vector<PrintedFace>& faces,
                                          const std::vector<int>& partner, const std::vector<PdfPage>& pages)
{
    const std::vector<PrintedPair> pairs = pairsOf(wanted, faces, partner);
    if (pairs.size() < fewestPairs)
        return {};
    std::vector<MisplacedBack> best;
    for (const bool longEdge : {true, false}) {
        std::vector<MisplacedBack> backs;
        std::vector<double> right, down; // by how much the backs are moved
        for (const PrintedPair& pair : pairs) {
            const PrintedFace& front = faces[std::size_t(pair.front)];
            const QPointF at = front.cell.center();
            const QSizeF page = pages[std::size_t(front.page)].size;
            const QPointF turned = longEdge ? QPointF(page.width() - at.x(), at.y())
                                            : QPointF(at.x(), page.height() - at.y());
            const QPointF printed = faces[std::size_t(pair.back)].cell.center();
            backs.push_back({pair.back, pair.unit, turned, printed});
            right.push_back(printed.x() - turned.x());
            down.push_back(printed.y() - turned.y());
        }
        const QPointF moved(middleOf(std::move(right)), middleOf(std::move(down)));
        std::vector<MisplacedBack> off;
        for (MisplacedBack& back : backs) {
            back.wanted += moved;
            const QPointF by = back.printed - back.wanted;
            if (std::hypot(by.x(), by.y()) > faces[std::size_t(back.face)].cell.width() / 2)
                off.push_back(back);
        }
        if (longEdge || off.size() < best.size())
            best = std::move(off);
    }
    // If most backs are elsewhere, the sheets are not printed in this way at all.
    return 2 * best.size() < pairs.size() ? best : std::vector<MisplacedBack>();
}

} // namespace fw
