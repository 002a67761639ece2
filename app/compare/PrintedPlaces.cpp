#include "app/compare/PrintedPlaces.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace fw {

namespace {

constexpr double placeLetters = 2 / 1.8; ///< size of the letters of places, in that of the names below counters

bool hasDigit(const QString& word)
{
    return std::ranges::any_of(word, [](QChar c) { return c.isDigit(); });
}

bool isCell(const Map& map, const QString& word)
{
    return word.size() > 2 && hasDigit(word) && map.numbering.parse(map.grid, word.toStdString()) != noCell;
}

/// The letters and digits of a text, in small letters.
QString bare(const QString& text)
{
    QString out;
    for (const QChar c : text)
        if (c.isLetterOrNumber())
            out += c.toLower();
    return out;
}

bool isValue(const QString& word)
{
    static const QRegularExpression value(QStringLiteral("^[-\u2212]?\\d+(/[-\u2212]?\\d+)*$"));
    return value.match(word).hasMatch();
}

/// The left edge of the names of a roster: the one at which most lines are the name of a counter; negative for none.
double nameColumn(const std::vector<PrintedLine>& lines, const std::vector<WantedRow>& wanted, double faceHeight)
{
    std::set<QString> names;
    for (const WantedRow& row : wanted)
        names.insert(row.name);
    std::map<long, int> columns;
    for (const PrintedLine& line : lines)
        if (line.word.box.height() > 1.2 * faceHeight && names.count(line.word.text) > 0)
            ++columns[std::lround(line.word.box.left())];
    const auto best = std::ranges::max_element(columns, {}, [](const auto& column) { return column.second; });
    return best == columns.end() ? -1 : double(best->first);
}

double median(std::vector<double> values)
{
    if (values.empty())
        return 0;
    const auto middle = values.begin() + std::ptrdiff_t(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// Adds the words at the right of a name to its row.
void readRow(PrintedRow& row, const std::vector<PrintedLine>& lines, double half, double column, const Map& map)
{
    struct ColumnValue {
        double left;
        QString text;
    };
    std::vector<ColumnValue> values;
    const double high = row.box.height();
    for (const PrintedLine& line : linesOfPage(lines, row.page)) {
        const QRectF& box = line.word.box;
        const int index = int(&line - lines.data());
        if (std::abs(box.center().y() - row.box.center().y()) > half || box.left() < column - 1
            || index == row.lines[0])
            continue;
        if (std::abs(box.left() - column) < 1) {
            if (box.bottom() > row.box.bottom() && box.bottom() < row.box.bottom() + 1.8 * high && row.kind.isEmpty()) {
                row.kind = line.word.text;
                row.lines.push_back(index);
            }
            continue;
        }
        row.lines.push_back(index);
        const QStringList words = line.word.text.split(' ', Qt::SkipEmptyParts);
        const bool level = std::abs(box.bottom() - row.box.bottom()) <= 0.35 * high;
        if (level
            && std::ranges::all_of(words, [&](const QString& word) { return isValue(word) && !isCell(map, word); }))
            for (const QString& word : words)
                values.push_back({box.left(), word});
        else
            row.place += (row.place.isEmpty() ? "" : " ") + line.word.text;
    }
    std::ranges::stable_sort(values, {}, &ColumnValue::left);
    for (const ColumnValue& value : values)
        row.values << value.text;
}

/// Adds the lines below a counter, its name and remarks, which follow each other closely.
void addCaption(std::set<int>& captions, const PrintedFace& face, const std::vector<PrintedLine>& lines)
{
    constexpr double step = 3.2, aside = 1.5; // millimetres
    double last = face.cell.bottom();
    for (const PrintedLine& line : linesOfPage(lines, face.page)) {
        const QRectF& box = line.word.box;
        if (std::abs(box.left() - face.cell.left()) > aside || box.bottom() <= last || box.bottom() > last + step)
            continue;
        captions.insert(int(&line - lines.data()));
        last = box.bottom();
    }
}

} // namespace

std::vector<PlaceBlock> placeBlocks(const std::vector<PrintedLine>& lines, const std::vector<PrintedFace>& faces)
{
    std::set<QString> names;
    std::set<int> ofFaces;
    for (const PrintedFace& face : faces)
        if (face.certain) {
            names.insert(face.name);
            ofFaces.insert(face.lines.begin(), face.lines.end());
        }
    std::vector<double> heights; // of the names below the counters
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (!ofFaces.contains(int(i)) && names.contains(lines[i].word.text))
            heights.push_back(lines[i].word.box.height());
    const double high = median(std::move(heights)) * placeLetters;
    for (const PrintedFace& face : faces)
        if (face.certain)
            addCaption(ofFaces, face, lines);
    std::vector<PlaceBlock> out;
    std::vector<QRectF> last;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const QRectF& box = lines[i].word.box;
        if (high <= 0 || ofFaces.contains(int(i)) || std::abs(box.height() - high) > 0.05 * high)
            continue;
        std::size_t at = out.size();
        for (std::size_t b = 0; b < out.size(); ++b)
            if (out[b].page == lines[i].page && std::abs(box.left() - last[b].left()) < 1
                && box.bottom() - last[b].bottom() <= 1.5 * high)
                at = b;
        if (at == out.size()) {
            out.push_back({lines[i].page, box.bottom(), box.left(), {}, {}});
            last.push_back(box);
        }
        out[at].text += (out[at].text.isEmpty() ? "" : " ") + lines[i].word.text;
        out[at].lines.push_back(int(i));
        last[at] = box;
    }
    return out;
}

int blockOf(const std::vector<PlaceBlock>& blocks, const PrintedFace& face)
{
    constexpr double near = 2; // millimetres
    int found = -1;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        const PlaceBlock& block = blocks[i];
        if (block.page != face.page || block.baseline > face.cell.top() + near || block.left > face.cell.left() + near)
            continue;
        const PlaceBlock* const best = found < 0 ? nullptr : &blocks[std::size_t(found)];
        if (best == nullptr || block.baseline > best->baseline + near
            || (block.baseline > best->baseline - near && block.left > best->left))
            found = int(i);
    }
    return found;
}

bool samePlace(const Map& map, const QString& wanted, const QString& printed)
{
    std::vector<QString> numbers;
    for (const QString& word : printedWords(wanted))
        if (hasDigit(word))
            numbers.push_back(word);
    if (numbers.empty())
        return bare(printed).contains(bare(wanted)) && (!wanted.isEmpty() || printed.isEmpty());
    const QStringList words = printedWords(printed);
    return std::ranges::all_of(numbers, [&](const QString& number) { return words.contains(number); })
           && std::ranges::all_of(words, [&](const QString& word) {
                  return !isCell(map, word) || std::ranges::find(numbers, word) != numbers.end();
              });
}

std::vector<PrintedRow> printedRows(const std::vector<PrintedLine>& lines, const std::vector<WantedRow>& wanted,
                                    double faceHeight, const Map& map)
{
    const double column = nameColumn(lines, wanted, faceHeight);
    if (column < 0)
        return {};
    std::set<QString> names;
    for (const WantedRow& row : wanted)
        names.insert(row.name);
    const auto isAt = [&](const PrintedLine& line) { return std::abs(line.word.box.left() - column) < 1; };
    std::vector<double> heights;
    for (const PrintedLine& line : lines)
        if (isAt(line) && names.count(line.word.text) > 0)
            heights.push_back(line.word.box.height());
    const double high = median(std::move(heights));
    std::vector<PrintedRow> rows;
    std::vector<double> pitches;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const PrintedLine& line = lines[i];
        if (!isAt(line) || std::abs(line.word.box.height() - high) > 0.05 * high)
            continue;
        PrintedRow row;
        row.page = line.page;
        row.name = line.word.text;
        row.box = line.word.box;
        row.lines = {int(i)};
        if (!rows.empty() && rows.back().page == row.page)
            pitches.push_back(row.box.bottom() - rows.back().box.bottom());
        rows.push_back(std::move(row));
    }
    const double half = pitches.empty() ? 2 * high : median(std::move(pitches)) / 2;
    for (PrintedRow& row : rows)
        readRow(row, lines, half, column, map);
    return rows;
}

} // namespace fw
