#include "app/compare/PrintedFaces.h"

#include "engine/base/Words.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>

namespace fw {

namespace {

// Proportions of a counter to the height of its name, as CounterPainter draws it.
constexpr double sideShare = 6.02; ///< side of the counter
constexpr double nameShare = 3.39; ///< from the upper edge of the counter to that of its name

bool isNumbers(const QString& text)
{
    static const QRegularExpression numbers(QStringLiteral("^[-\u2212]?\\d+(/\\d+)?(-\u2212?\\d+(/\\d+)?)*-?$"));
    return numbers.match(plainNumbers(text)).hasMatch();
}

/// The line that is directly above another, with the same middle; -1 if there is none.
int lineAbove(const std::vector<PrintedLine>& lines, std::size_t at)
{
    const PrintedLine& low = lines[at];
    const QRectF& box = low.word.box;
    int found = -1;
    // The lines of a page are in order, so the search ends at the first one that is too far.
    for (int i = int(at) - 1; i >= 0 && lines[std::size_t(i)].page == low.page; --i) {
        const QRectF& above = lines[std::size_t(i)].word.box;
        const double down = box.bottom() - above.bottom();
        if (down > 4 * box.height())
            break;
        const double middle = std::abs(box.center().x() - above.center().x());
        if (down > 0.3 * above.height() && down <= 0.85 * (box.height() + above.height())
            && middle <= 0.5 * box.height()
            && (found < 0 || above.bottom() > lines[std::size_t(found)].word.box.bottom()))
            found = i;
    }
    return found;
}

void setCell(PrintedFace& face)
{
    const double side = sideShare * face.box.height();
    face.cell = QRectF(face.box.center().x() - side / 2, face.box.top() - nameShare * face.box.height(), side, side);
}

/// Reads the sign at the upper left of a counter.
void readSign(PrintedFace& face, const std::vector<PrintedLine>& lines)
{
    const QRectF corner(face.cell.left(), face.cell.top() - 0.02 * face.cell.height(), face.cell.width() * 0.33,
                        face.cell.height() * 0.24);
    for (const PrintedLine& line : linesOfPage(lines, face.page))
        if (corner.contains(line.word.box.center())) {
            face.sign = line.word.text;
            face.lines.push_back(int(&line - lines.data()));
            return;
        }
}

QString plainName(const QString& name)
{
    return QString::fromStdString(plainPunctuation(name.toStdString())).simplified();
}

} // namespace

QString plainNumbers(const QString& text)
{
    QString out = text;
    out.remove(' ').replace(QChar(0x2013), '-').replace(QChar(0x2010), '-').replace(QChar(0x2011), '-');
    return out;
}

bool printsName(const QString& printed, const QString& name)
{
    const QString shown = plainName(printed), whole = plainName(name);
    if (shown.isEmpty() || whole.isEmpty())
        return false;
    if (shown == whole)
        return true;
    const auto bracket = whole.lastIndexOf(" (");
    const QString shorter = bracket > 0 && whole.endsWith(')') ? whole.left(bracket) : whole;
    if (shown == shorter)
        return true;
    for (const QString& dots : {QString(QChar(0x2026)), QString("...")})
        if (shown.endsWith(dots) && shown.size() > dots.size() + 1)
            return whole.startsWith(shown.chopped(dots.size()).trimmed());
    return false;
}

std::vector<PrintedLine> printedLines(const std::vector<PdfPage>& pages)
{
    std::vector<PrintedLine> out;
    for (std::size_t page = 0; page < pages.size(); ++page)
        for (PdfWord& line : linesOf(pages[page]))
            out.push_back({std::move(line), int(page), false});
    return out;
}

std::span<const PrintedLine> linesOfPage(const std::vector<PrintedLine>& lines, int page)
{
    const auto first = std::ranges::lower_bound(lines, page, {}, &PrintedLine::page);
    const auto last = std::ranges::upper_bound(lines, page, {}, &PrintedLine::page);
    return {first, last};
}

double faceHeight(const std::vector<PrintedFace>& faces)
{
    std::vector<double> heights;
    for (const PrintedFace& face : faces)
        if (face.certain)
            heights.push_back(face.box.height());
    if (heights.empty())
        return 0;
    const auto middle = heights.begin() + std::ptrdiff_t(heights.size() / 2);
    std::nth_element(heights.begin(), middle, heights.end());
    return *middle;
}

std::vector<PrintedFace> printedFaces(const std::vector<PrintedLine>& lines)
{
    std::vector<PrintedFace> faces;
    std::vector<int> faceOf(lines.size(), -1); // of a line
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!isNumbers(lines[i].word.text))
            continue;
        const int above = lineAbove(lines, i);
        if (above < 0)
            continue;
        const QString upper = lines[std::size_t(above)].word.text;
        int& owner = faceOf[std::size_t(above)];
        if (owner >= 0 && isNumbers(upper) && upper.endsWith('-')) { // the second row of many numbers
            PrintedFace& face = faces[std::size_t(owner)];
            face.numbers += plainNumbers(lines[i].word.text);
            face.lines.push_back(int(i));
            faceOf[i] = owner;
        } else if (owner < 0) {
            owner = faceOf[i] = int(faces.size());
            PrintedFace face;
            face.page = lines[i].page;
            face.name = upper;
            face.numbers = plainNumbers(lines[i].word.text);
            face.box = lines[std::size_t(above)].word.box;
            face.certain = true;
            face.lines = {above, int(i)};
            faces.push_back(std::move(face));
        }
    }
    const double usual = faceHeight(faces);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const PdfWord& word = lines[i].word;
        if (faceOf[i] >= 0 || (usual > 0 && std::abs(word.box.height() - usual) > 0.12 * usual))
            continue;
        PrintedFace face;
        face.page = lines[i].page;
        face.name = word.text;
        face.box = word.box;
        face.lines = {int(i)};
        faces.push_back(std::move(face));
    }
    for (PrintedFace& face : faces) {
        setCell(face);
        readSign(face, lines);
    }
    return faces;
}

} // namespace fw
