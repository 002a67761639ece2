#include "app/compare/ComparePrinted.h"

#include "app/compare/PrintedBacks.h"
#include "app/compare/PrintedMatch.h"

#include <QtGlobal>
#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

namespace fw {

namespace {

/// The most pairs of wanted and printed counters; more would take minutes.
constexpr std::size_t mostPairs = 20'000'000;

/// Reads the pages as one kind of sheet and collects the differences.
class PrintedComparer
{
public:
    PrintedComparer(const Scenario& scenario, const WantedSheet& wanted, std::vector<PrintedLine> lines,
                    std::vector<PrintedFace> faces, const std::vector<PdfPage>& pages, const std::string& file)
        : mScenario(scenario), mWanted(wanted), mLines(std::move(lines)), mFaces(std::move(faces)), mFile(file),
          mPages(pages)
    {}

    FileComparison compare()
    {
        setSides();
        std::vector<QString> places(mFaces.size());
        std::vector<int> blockOfFace(mFaces.size(), -1);
        std::vector<PlaceBlock> blocks;
        if (mWanted.kind == PrintedKind::SetupCard) {
            blocks = placeBlocks(mLines, mFaces);
            for (std::size_t f = 0; f < mFaces.size(); ++f)
                if (blockOfFace[f] = blockOf(blocks, mFaces[f]); blockOfFace[f] >= 0)
                    places[f] = blocks[std::size_t(blockOfFace[f])].text;
        }
        const std::vector<int> partner = matchFaces(mWanted.faces, mFaces, places, mScenario.map);
        mSigned = printsSigns(partner);
        std::vector<bool> matched(mFaces.size(), false);
        for (std::size_t w = 0; w < partner.size(); ++w) {
            const WantedFace& wanted = mWanted.faces[w];
            if (partner[w] < 0) {
                if (!wanted.card || !cardIsPrinted(wanted.name))
                    say(DifferenceKind::NotPrinted, wanted.unit, {}, {}, {}, wanted.side, std::nullopt);
                continue;
            }
            const auto f = std::size_t(partner[w]);
            matched[f] = true;
            compareFace(wanted, mFaces[f]);
            if (!wanted.place.isEmpty() && !samePlace(mScenario.map, wanted.place, places[f]))
                say(DifferenceKind::Moved, wanted.unit, "place", wanted.place, places[f], PrintedSide::None,
                    spot(mFaces[f].page, mFaces[f].box));
            if (blockOfFace[f] >= 0)
                use(blocks[std::size_t(blockOfFace[f])].lines);
        }
        if (mWanted.kind == PrintedKind::Counters)
            compareBacks(partner);
        if (mWanted.kind == PrintedKind::Roster)
            compareRows();
        reportUnknown(matched);
        groupByKind(mOut.differences);
        mOut.notCompared = mWanted.drawn;
        return std::move(mOut);
    }

private:
    DifferenceSpot spot(int page, const QRectF& box) const
    {
        return {mFile, 0, 0, page + 1, int(std::lround(box.left())), int(std::lround(box.top()))};
    }
    void say(DifferenceKind kind, int unit, const std::string& field, const QString& before, const QString& after,
             PrintedSide side, const std::optional<DifferenceSpot>& at)
    {
        mOut.differences.push_back({kind, DifferenceRow::Counter, mScenario.units[std::size_t(unit)].id, field,
                                    before.toStdString(), after.toStdString(), side,
                                    at.value_or(DifferenceSpot{mFile})});
    }
    void use(const std::vector<int>& lines)
    {
        for (const int line : lines)
            mLines[std::size_t(line)].used = true;
    }

    /// Finds the side of each printed counter by the kind of sheet.
    void setSides()
    {
        if (mWanted.kind == PrintedKind::Counters)
            return setSidesOfPages();
        double left = -1; // of the first column of a roster
        for (const PrintedFace& face : mFaces)
            if (face.certain && (left < 0 || face.cell.left() < left))
                left = face.cell.left();
        for (PrintedFace& face : mFaces)
            face.side = mWanted.kind == PrintedKind::Roster && face.cell.left() > left + face.cell.width() / 2
                            ? PrintedSide::Back
                            : PrintedSide::Front;
    }
    /// A page shows fronts or backs: what most of its counters are, else the backs on each second page.
    void setSidesOfPages()
    {
        std::set<std::pair<QString, QString>> sides[2];
        for (const WantedFace& face : mWanted.faces)
            sides[face.side == PrintedSide::Back ? 1 : 0].emplace(face.name, face.numbers);
        std::vector<int> fronts(mFaces.empty() ? 0 : std::size_t(mFaces.back().page) + 1, 0);
        for (const PrintedFace& face : mFaces)
            fronts.resize(std::max(fronts.size(), std::size_t(face.page) + 1));
        for (const PrintedFace& face : mFaces)
            fronts[std::size_t(face.page)] += int(sides[0].count({face.name, face.numbers}))
                                              - int(sides[1].count({face.name, face.numbers}));
        for (PrintedFace& face : mFaces) {
            const int more = fronts[std::size_t(face.page)];
            face.side = more > 0 || (more == 0 && face.page % 2 == 0) ? PrintedSide::Front : PrintedSide::Back;
        }
    }
    /// Whether the sheet has the signs of formations where this program prints them.
    bool printsSigns(const std::vector<int>& partner) const
    {
        int same = 0, all = 0;
        for (std::size_t w = 0; w < partner.size(); ++w) {
            if (partner[w] < 0 || mWanted.faces[w].sign.isEmpty())
                continue;
            ++all;
            same += mWanted.faces[w].sign == mFaces[std::size_t(partner[w])].sign ? 1 : 0;
        }
        return 2 * same >= all;
    }
    void compareFace(const WantedFace& wanted, const PrintedFace& face)
    {
        use(face.lines);
        const DifferenceSpot at = spot(face.page, face.box);
        if (!printsName(face.name, wanted.name))
            say(DifferenceKind::Renamed, wanted.unit, "name", wanted.name, face.name, wanted.side, at);
        if (mSigned && !wanted.card && wanted.sign != face.sign)
            say(DifferenceKind::Changed, wanted.unit, "formation", wanted.sign, face.sign, wanted.side, at);
        if (wanted.card || wanted.numbers == face.numbers)
            return;
        const QStringList was = wanted.numbers.split('-', Qt::SkipEmptyParts);
        const QStringList is = face.numbers.split('-', Qt::SkipEmptyParts);
        if (was.size() != is.size() || std::size_t(was.size()) != wanted.ratings.size())
            return say(DifferenceKind::Changed, wanted.unit, "numbers", wanted.numbers, face.numbers, wanted.side, at);
        for (qsizetype i = 0; i < was.size(); ++i)
            if (was[i] != is[i])
                say(DifferenceKind::Changed, wanted.unit, wanted.ratings[std::size_t(i)], was[i], is[i], wanted.side,
                    at);
    }
    /// Reports the backs that are behind another counter.
    void compareBacks(const std::vector<int>& partner)
    {
        const auto words = [](const QPointF& at) {
            return QString("%1 mm, %2 mm").arg(std::lround(at.x())).arg(std::lround(at.y()));
        };
        for (const MisplacedBack& back : misplacedBacks(mWanted.faces, mFaces, partner, mPages)) {
            const PrintedFace& face = mFaces[std::size_t(back.face)];
            say(DifferenceKind::Moved, back.unit, "place", words(back.wanted), words(back.printed), PrintedSide::Back,
                spot(face.page, face.box));
        }
    }
    /// Whether a page has all words of a card's name, which may be on several lines.
    bool cardIsPrinted(const QString& name) const
    {
        const QStringList words = printedWords(name);
        for (int page = 0; !mLines.empty() && page <= mLines.back().page; ++page) {
            QStringList there;
            for (const PrintedLine& line : linesOfPage(mLines, page))
                there += printedWords(line.word.text);
            if (std::ranges::all_of(words, [&](const QString& word) { return there.contains(word); }))
                return true;
        }
        return false;
    }

    void compareRows()
    {
        const std::vector<PrintedRow> rows = printedRows(mLines, mWanted.rows, faceHeight(mFaces), mScenario.map);
        const std::vector<int> partner = matchRows(mWanted.rows, rows, mScenario.map);
        for (std::size_t w = 0; w < partner.size(); ++w) {
            if (partner[w] < 0)
                say(DifferenceKind::NotPrinted, mWanted.rows[w].unit, "line", {}, {}, PrintedSide::None, std::nullopt);
            else
                compareRow(mWanted.rows[w], rows[std::size_t(partner[w])]);
        }
        // A line without numbers may be a heading; its words are compared with those of the program's roster.
        for (std::size_t r = 0; r < rows.size(); ++r)
            if (!rows[r].values.isEmpty() && std::ranges::find(partner, int(r)) == partner.end()) {
                use(rows[r].lines);
                unknown(rows[r].name, spot(rows[r].page, rows[r].box));
            }
    }
    void compareRow(const WantedRow& wanted, const PrintedRow& row)
    {
        use(row.lines);
        const DifferenceSpot at = spot(row.page, row.box);
        const auto changed = [&](const std::string& field, const QString& was, const QString& is) {
            if (was != is)
                say(field == "name" ? DifferenceKind::Renamed : DifferenceKind::Changed, wanted.unit, field, was, is,
                    PrintedSide::None, at);
        };
        if (!printsName(row.name, wanted.name))
            changed("name", wanted.name, row.name);
        if (!row.kind.startsWith(wanted.kind))
            changed("type", wanted.kind, row.kind);
        if (wanted.values.size() != row.values.size())
            changed("numbers", wanted.values.join(' '), row.values.join(' '));
        else
            for (qsizetype i = 0; i < wanted.values.size(); ++i)
                changed(wanted.ratings[std::size_t(i)], wanted.values[i], row.values[i]);
        if (!wanted.place.isEmpty() && !samePlace(mScenario.map, wanted.place, row.place))
            say(DifferenceKind::Moved, wanted.unit, "place", wanted.place, row.place, PrintedSide::None, at);
    }

    /// Whether a line is a part of a marker's text, which is broken and shortened to fit its counter.
    bool isPart(QString text) const
    {
        for (const QString& dots : {QString(QChar(0x2026)), QString("...")})
            if (text.endsWith(dots))
                text.chop(dots.size());
        const auto bare = [](QString words) { return words.remove(' ').toLower(); };
        return text.size() > 2 && std::ranges::any_of(mWanted.parts, [&](const QString& whole) {
                   return bare(whole).contains(bare(text));
               });
    }
    void unknown(const QString& text, const DifferenceSpot& at)
    {
        mOut.differences.push_back(
            {DifferenceKind::UnknownText, DifferenceRow::Sheet, {}, {}, {}, text.toStdString(), PrintedSide::None, at});
    }
    /// Counters that are not the scenario's, and words that the program prints nowhere on such a sheet.
    void reportUnknown(const std::vector<bool>& matched)
    {
        for (std::size_t f = 0; f < mFaces.size(); ++f) {
            const PrintedFace& face = mFaces[f];
            if (!face.certain || matched[f])
                continue;
            // On a set-up card a place above a number looks like a counter.
            if (mWanted.kind == PrintedKind::SetupCard
                && std::ranges::all_of(printedWords(face.name), [&](const QString& word) {
                       return mScenario.map.numbering.parse(mScenario.map.grid, word.toStdString()) != noCell;
                   }))
                continue;
            use(face.lines);
            unknown(face.name + ' ' + face.numbers, spot(face.page, face.box));
        }
        for (const PrintedLine& line : mLines) {
            const QStringList words = printedWords(line.word.text);
            const auto isKnown = [&](const QString& word) {
                // Totals and page numbers differ with the paper.
                const bool count = words.size() > 1 && std::ranges::all_of(word, [](QChar c) { return c.isDigit(); });
                return count || mWanted.words.count(word.toLower()) > 0;
            };
            if (!line.used && !std::ranges::all_of(words, isKnown) && !isPart(line.word.text))
                unknown(line.word.text, spot(line.page, line.word.box));
        }
    }

    const Scenario& mScenario;
    const WantedSheet& mWanted;
    std::vector<PrintedLine> mLines;
    std::vector<PrintedFace> mFaces;
    const std::string& mFile;
    const std::vector<PdfPage>& mPages;
    bool mSigned = false; ///< signs are compared
    FileComparison mOut;
};

} // namespace

Result<FileComparison> comparePrinted(const Ruleset& rules, const Scenario& scenario, const QString& folder,
                                      const std::vector<PdfPage>& pages, const std::string& file)
{
    const std::vector<PrintedLine> lines = printedLines(pages);
    std::vector<PrintedFace> faces = printedFaces(lines);
    if (faces.size() * scenario.units.size() * 2 > mostPairs)
        return fail(Trouble::BadInput,
                    Text(QT_TRANSLATE_NOOP("engine", "the PDF has too many lines for {0} counters"),
                         {std::to_string(scenario.units.size())}),
                    {}, QT_TRANSLATE_NOOP("engine", "save the sheets as a PDF of their own"));
    std::optional<FileComparison> best;
    for (const PrintedKind kind : {PrintedKind::Counters, PrintedKind::SetupCard, PrintedKind::Roster}) {
        const WantedSheet wanted = wantedOn(kind, rules, scenario, folder);
        FileComparison found = PrintedComparer(scenario, wanted, lines, faces, pages, file).compare();
        if (!best || found.differences.size() < best->differences.size())
            best = std::move(found);
    }
    return std::move(*best);
}

} // namespace fw
