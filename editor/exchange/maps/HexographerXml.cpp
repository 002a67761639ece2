#include "editor/exchange/ForeignNotes.h"
#include "editor/exchange/XmlNesting.h"
#include "editor/exchange/maps/HexographerDoc.h"
#include "engine/model/Limits.h"

#include <QXmlStreamReader>
#include <cmath>

namespace fw {

namespace {

/// Reads the elements of a map of Worldographer; stops at the first problem.
class WxxReader
{
public:
    WxxReader(QStringView text, std::string file) : mXml(text.toString()), mFile(std::move(file)) {}
    Result<HexographerDoc> read();

private:
    QString text(const char* name) const { return mXml.attributes().value(QLatin1String(name)).toString(); }
    double number(const char* name) const;
    void refuse(Text sentence, Text remedy = {});
    bool fine() { return !mProblem && !mXml.hasError(); }
    bool nextChild() { return fine() && mXml.readNextStartElement(); }
    void terrainWords();
    void numbering();
    void tiles();
    void column(int column, const QString& lines);
    void list(std::vector<HexographerShape>& shapes, const char* name);
    void shapes();
    HexographerShape place();
    void element();

    QXmlStreamReader mXml;
    std::string mFile;
    std::optional<Problem> mProblem;
    HexographerDoc mDoc;
    GridShape mShape = GridShape::HexFlat;
    QString mLevel; ///< the view level of the tiles; labels of other levels do not count
    std::map<int, std::string> mWords;
};

double WxxReader::number(const char* name) const
{
    bool read = false;
    const double number = mXml.attributes().value(QLatin1String(name)).toDouble(&read);
    return read && std::isfinite(number) ? number : 0;
}

void WxxReader::refuse(Text sentence, Text remedy)
{
    if (!mProblem)
        mProblem = Problem(Trouble::BadInput, std::move(sentence), {}, mFile,
                           "line " + std::to_string(mXml.lineNumber()), std::move(remedy));
}

/// Reads "name TAB number TAB name TAB number ...".
void WxxReader::terrainWords()
{
    const QStringList parts = mXml.readElementText(QXmlStreamReader::SkipChildElements).split('\t');
    for (qsizetype i = 0; i + 1 < parts.size(); i += 2)
        mWords[parts[i + 1].trimmed().toInt()] = hexographerWord(parts[i]);
}

void WxxReader::numbering()
{
    Numbering& numbering = mDoc.numbering;
    numbering = fourDigits();
    numbering.columnFirst = text("numberOrder") != "ROW_COL";
    constexpr double highest = 1e6;
    numbering.columnStart = int(std::clamp(number("numberFirstCol"), -highest, highest));
    numbering.rowStart = int(std::clamp(number("numberFirstRow"), -highest, highest));
    numbering.separator = text("numberSeparator").left(8).toStdString();
    const bool padded = text("numberPrePad").contains("ZERO");
    numbering.columnDigits = numbering.rowDigits = padded || numbering.separator.empty() ? 2 : 0;
    mXml.skipCurrentElement();
}

/// Reads the tiles of a column: a line for each, with terrain and elevation first.
void WxxReader::column(int column, const QString& lines)
{
    int row = 0;
    for (const QStringView line : QStringView(lines).split('\n', Qt::SkipEmptyParts)) {
        if (line.trimmed().isEmpty())
            continue;
        const QList<QStringView> parts = line.trimmed().split('\t');
        const Cell cell = mDoc.grid.cell(column, row++);
        if (cell == noCell)
            continue;
        const auto word = mWords.find(parts[0].toInt());
        if (word != mWords.end())
            mDoc.terrain[std::size_t(cell)] = word->second;
        else
            countNote(mDoc.notes, {"hexographer/terrain",
                                   Text(QT_TRANSLATE_NOOP("engine", "The terrain {0} has no name."),
                                        {parts[0].left(20).toString().toStdString()}),
                                   parts[0].left(20).toString().toStdString()});
        const double height = parts.size() > 1 ? parts[1].toDouble() : 0;
        mDoc.elevation[std::size_t(cell)] = std::isfinite(height) ? height : 0;
    }
    if (row != mDoc.grid.rows)
        countNote(mDoc.notes, {"hexographer/column",
                               QT_TRANSLATE_NOOP("engine", "A column has another number of tiles than the map."),
                               {}});
}

void WxxReader::tiles()
{
    if (!mDoc.terrain.empty()) {
        countNote(mDoc.notes, {"hexographer/level",
                               QT_TRANSLATE_NOOP("engine", "Only the first of several view levels was taken over."),
                               {}});
        mXml.skipCurrentElement();
        return;
    }
    mLevel = text("viewLevel");
    const int columns = int(std::clamp(number("tilesWide"), 0.0, 1e6));
    const int rows = int(std::clamp(number("tilesHigh"), 0.0, 1e6));
    if (std::optional<Problem> bad = badHexographerSize(columns, rows, mFile)) {
        mProblem = bad;
        return;
    }
    mDoc.grid = {mShape, columns, rows, true};
    mDoc.terrain.resize(std::size_t(mDoc.grid.cellCount()));
    mDoc.elevation.resize(std::size_t(mDoc.grid.cellCount()));
    for (int at = 0; nextChild();) {
        if (mXml.name() == QLatin1String("tilerow") && at < columns)
            column(at++, mXml.readElementText(QXmlStreamReader::SkipChildElements));
        else
            mXml.skipCurrentElement();
    }
}

/// Reads a feature or label: its location on this view level, its own text and that of a label inside.
HexographerShape WxxReader::place()
{
    HexographerShape shape;
    shape.word = text("type").toStdString();
    QString words;
    // The end of each element inside is counted, because text can be before and after any of them.
    for (int depth = 1; depth > 0 && fine() && !mXml.atEnd();) {
        mXml.readNext();
        if (mXml.isCharacters() && words.size() < most::text)
            words += mXml.text();
        if (mXml.isEndElement())
            --depth;
        if (!mXml.isStartElement())
            continue;
        ++depth;
        const QString level = text("viewLevel");
        if (mXml.name() == QLatin1String("location") && shape.points.isEmpty()
            && (level.isEmpty() || mLevel.isEmpty() || level == mLevel))
            shape.points << QPointF(number("x"), number("y"));
    }
    shape.text = words.simplified().toStdString();
    return shape;
}

void WxxReader::list(std::vector<HexographerShape>& shapes, const char* name)
{
    while (nextChild()) {
        if (mXml.name() != QLatin1String(name)) {
            mXml.skipCurrentElement();
            continue;
        }
        HexographerShape shape = place();
        if (shapes.size() < mostHexographerShapes)
            shapes.push_back(std::move(shape));
        else
            refuse(QT_TRANSLATE_NOOP("engine", "The map has more symbols, labels or lines than are read."));
    }
}

void WxxReader::shapes()
{
    std::size_t points = 0;
    while (nextChild()) {
        HexographerShape shape;
        for (const char* name : {"tags", "type", "style"})
            if (shape.word.empty())
                shape.word = text(name).simplified().toStdString();
        const QString fill = text("fillColor") + text("fillTexture");
        shape.filled = !fill.isEmpty() && fill != "null" && fill != "nullnull" && fill != "null null";
        while (nextChild()) {
            if (mXml.name() == QLatin1String("p"))
                shape.points << QPointF(number("x"), number("y"));
            mXml.skipCurrentElement();
        }
        points += std::size_t(shape.points.size());
        constexpr std::size_t mostPoints = 1'000'000;
        if (mDoc.shapes.size() >= mostHexographerShapes || points > mostPoints)
            refuse(QT_TRANSLATE_NOOP("engine", "The map has more symbols, labels or lines than are read."));
        else
            mDoc.shapes.push_back(std::move(shape));
    }
}

void WxxReader::element()
{
    const auto name = mXml.name();
    if (name == QLatin1String("terrainmap"))
        terrainWords();
    else if (name == QLatin1String("gridandnumbering"))
        numbering();
    else if (name == QLatin1String("tiles"))
        tiles();
    else if (name == QLatin1String("features"))
        list(mDoc.features, "feature");
    else if (name == QLatin1String("labels"))
        list(mDoc.labels, "label");
    else if (name == QLatin1String("shapes"))
        shapes();
    else {
        if (name == QLatin1String("notes") || name == QLatin1String("informations"))
            countNote(mDoc.notes, {"hexographer/notes",
                                   QT_TRANSLATE_NOOP("engine", "Notes and other texts of the map were left out."),
                                   {}});
        mXml.skipCurrentElement();
    }
}

Result<HexographerDoc> WxxReader::read()
{
    mDoc.numbering = fourDigits();
    if (mXml.readNextStartElement() && mXml.name() == QLatin1String("map")) {
        const QString orientation = text("hexOrientation");
        mShape = orientation == "ROWS"     ? GridShape::HexPointy
                 : orientation == "SQUARE" ? GridShape::Square
                                           : GridShape::HexFlat;
        while (nextChild())
            element();
    }
    if (!fine() && !mProblem)
        refuse(QT_TRANSLATE_NOOP("engine", "The file is damaged: it is not well-formed XML."));
    if (mDoc.terrain.empty())
        refuse(QT_TRANSLATE_NOOP("engine", "The file has no map with tiles."));
    if (mProblem)
        return tl::unexpected(*mProblem);
    return std::move(mDoc);
}

} // namespace

Result<HexographerDoc> readWxx(const QString& text, const std::string& file)
{
    // The declaration says XML 1.1 and UTF-16, but the text is decoded already. A document type, with entities that
    // could grow without limit, is never written.
    QStringView rest = text;
    if (const qsizetype end = rest.indexOf(QLatin1String("?>"));
        rest.left(20).contains(QLatin1String("<?xml")) && end > 0)
        rest = rest.mid(end + 2);
    if (isXmlExcessive(std::u16string_view(rest.utf16(), std::size_t(rest.size()))))
        return tl::unexpected(Problem(
            Trouble::BadInput,
            QT_TRANSLATE_NOOP("engine", "The file has more elements inside each other than any program writes."), {},
            file));
    if (rest.left(2000).contains(QLatin1String("<!DOCTYPE")))
        return tl::unexpected(Problem(
            Trouble::BadInput,
            QT_TRANSLATE_NOOP("engine", "The file declares entities of its own, which no program writes."), {}, file));
    return WxxReader(rest, file).read();
}

} // namespace fw
