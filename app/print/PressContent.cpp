#include "app/print/PressContent.h"

#include "app/print/Press.h"
#include "app/print/PressNumbers.h"
#include "app/print/PressState.h"
#include "app/print/PressTokens.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <stdexcept>

namespace fw {

namespace {

using Space = PressNames::Space;

constexpr double smallShape = 10 * pointsPerMm; ///< a black shape no wider or no taller than this is a sign or letters
constexpr double slack = 0.999;                 ///< lengths in a PDF are rounded

double scaleOf(const QTransform& matrix)
{
    return std::sqrt(std::abs(matrix.m11() * matrix.m22() - matrix.m12() * matrix.m21()));
}

bool isBlack(const Ink& ink)
{
    return ink == blackInk;
}

class ContentRewriter
{
public:
    ContentRewriter(std::string_view content, const PressNames& names, const PressStream& how, const InkTable& inks,
                    PressFaults& faults)
        : mTokens(content), mNames(names), mHow(how), mInks(inks), mFaults(faults)
    {
        mState.toPoints = how.toPoints;
        if (how.inherits) {
            mState.overprint = GraphicsState::unknownOverprint;
            mState.width = mState.widthWritten = GraphicsState::unknownWidth;
        } else {
            mState.fill = mState.stroke = {Space::Grey, {}, {}};
        }
        mOut.reserve(content.size());
    }

    std::string rewritten()
    {
        while (mTokens.next())
            take();
        return std::move(mOut);
    }

private:
    void take();
    bool takeColour();
    bool takePath();
    bool takeText();
    bool takeLineStyle();
    void restore();
    void setSpace(StreamColour& colour);
    void setColour(StreamColour& colour);
    void setPlain(StreamColour& colour, Space space, std::size_t parts);
    void setGraphicsState();
    void paint(bool fills, bool strokes);
    void showText();
    /// Writes the colours and the overprint that differ from those written before.
    void prepare(bool fills, bool strokes, InkTable::Use fillUse, bool smallFill);
    void write(const StreamColour& colour, WrittenColour& written, bool stroke, InkTable::Use use);
    /// Writes width, caps, joins and dashes of lines that differ from those written before.
    void writeLineStyle();
    void writeWidth();
    /// The inks of a colour; nothing for a pattern with colours of its own.
    std::optional<Ink> inkOf(const StreamColour& colour, InkTable::Use use) const;
    bool isSmall() const;
    void copy()
    {
        mOut += mTokens.written();
        mOut += '\n';
    }
    /// Copies what has an effect beyond the graphics state.
    void copyMark()
    {
        copy();
        mMarked = mOut.size();
    }

    PressTokens mTokens;
    const PressNames& mNames;
    const PressStream& mHow;
    const InkTable& mInks;
    PressFaults& mFaults;
    GraphicsState mState;
    std::vector<SavedState> mSaved;
    QTransform mText;
    bool mIsSmallType = false; ///< whether the text object has type that is too small
    std::string_view mPath{};  ///< the path so far, which is written after its colours
    std::string mOut;
    std::size_t mMarked = 0; ///< behind the last that marks the page
};

void ContentRewriter::take()
{
    if (takePath() || takeColour() || takeText() || takeLineStyle())
        return;
    switch (mTokens.code()) {
    case operatorCode("q"):
        mSaved.push_back({mState, mOut.size()});
        copy();
        break;
    case operatorCode("Q"): restore(); break;
    case operatorCode("cm"): {
        double m[6];
        mTokens.numbers(m, 6);
        mState.toPoints = QTransform(m[0], m[1], m[2], m[3], m[4], m[5]) * mState.toPoints;
        copy();
        break;
    }
    case operatorCode("gs"): setGraphicsState(); break;
    case operatorCode("Do"):
        prepare(true, false, InkTable::Use::Area, false); // a stencil takes the colour of the fill
        copyMark();
        break;
    case operatorCode("BI"): throw std::runtime_error("a picture inside a content stream");
    default: copyMark();
    }
}

void ContentRewriter::restore()
{
    if (mSaved.empty())
        throw std::runtime_error("a graphics state was never saved");
    const std::size_t begin = mSaved.back().begin;
    mState = mSaved.back().state;
    mSaved.pop_back();
    // Qt saves and restores many states in which it paints nothing. They are a third of a counter sheet.
    if (mMarked <= begin)
        mOut.resize(begin);
    else
        copy();
}

bool ContentRewriter::takeLineStyle()
{
    const auto keep = [&](LineStyle style) {
        mState.lineStyle[style] = mTokens.written();
        return true;
    };
    switch (mTokens.code()) {
    case operatorCode("w"): mTokens.numbers(&mState.width, 1); return true;
    case operatorCode("J"): return keep(LineCap);
    case operatorCode("j"): return keep(LineJoin);
    case operatorCode("M"): return keep(LineMiter);
    case operatorCode("d"): return keep(LineDash);
    default: return false;
    }
}

bool ContentRewriter::takePath()
{
    const auto paints = [&](bool fills, bool strokes) {
        paint(fills, strokes);
        return true;
    };
    switch (mTokens.code()) {
    case operatorCode("m"):
    case operatorCode("l"):
    case operatorCode("c"):
    case operatorCode("v"):
    case operatorCode("y"):
    case operatorCode("h"):
    case operatorCode("re"):
    case operatorCode("W"):
    case operatorCode("W*"): {
        const std::string_view part = mTokens.written();
        mPath = mPath.empty() ? part
                              : std::string_view(mPath.data(), std::size_t(part.data() + part.size() - mPath.data()));
        return true;
    }
    case operatorCode("n"): return paints(false, false);
    case operatorCode("f"):
    case operatorCode("F"):
    case operatorCode("f*"): return paints(true, false);
    case operatorCode("S"):
    case operatorCode("s"): return paints(false, true);
    case operatorCode("B"):
    case operatorCode("B*"):
    case operatorCode("b"):
    case operatorCode("b*"): return paints(true, true);
    default:
        if (!mPath.empty())
            throw std::runtime_error("a path that is not painted");
        return false;
    }
}

bool ContentRewriter::takeColour()
{
    switch (mTokens.code()) {
    case operatorCode("cs"): setSpace(mState.fill); return true;
    case operatorCode("CS"): setSpace(mState.stroke); return true;
    case operatorCode("sc"):
    case operatorCode("scn"): setColour(mState.fill); return true;
    case operatorCode("SC"):
    case operatorCode("SCN"): setColour(mState.stroke); return true;
    case operatorCode("g"): setPlain(mState.fill, Space::Grey, 1); return true;
    case operatorCode("G"): setPlain(mState.stroke, Space::Grey, 1); return true;
    case operatorCode("rg"): setPlain(mState.fill, Space::Rgb, 3); return true;
    case operatorCode("RG"): setPlain(mState.stroke, Space::Rgb, 3); return true;
    case operatorCode("k"): setPlain(mState.fill, Space::Cmyk, 4); return true;
    case operatorCode("K"): setPlain(mState.stroke, Space::Cmyk, 4); return true;
    default: return false;
    }
}

bool ContentRewriter::takeText()
{
    switch (mTokens.code()) {
    case operatorCode("BT"):
        mText = QTransform();
        mIsSmallType = false;
        break;
    case operatorCode("Tf"): mTokens.numbers(&mState.type, 1); break;
    case operatorCode("Tr"): {
        double mode = 0;
        mTokens.numbers(&mode, 1);
        mState.outlinesText = mode == 1 || mode == 2 || mode == 5 || mode == 6;
        break;
    }
    case operatorCode("Tm"): {
        double m[6];
        mTokens.numbers(m, 6);
        mText = QTransform(m[0], m[1], m[2], m[3], m[4], m[5]);
        break;
    }
    case operatorCode("Td"):
    case operatorCode("ET"): break;
    case operatorCode("Tj"):
    case operatorCode("TJ"):
    case operatorCode("'"):
    case operatorCode("\""):
        showText();
        copyMark();
        return true;
    default: return false;
    }
    copy();
    return true;
}

void ContentRewriter::setSpace(StreamColour& colour)
{
    const std::string_view name = mTokens.fromLast(0).substr(1);
    const auto found = mNames.spaces.find(name);
    if (found == mNames.spaces.end())
        throw std::runtime_error("an unknown colour space: " + std::string(name));
    colour = {found->second, {}, {}};
}

void ContentRewriter::setColour(StreamColour& colour)
{
    std::size_t parts = mTokens.operands().size();
    colour.parts = {};
    colour.pattern = {};
    if (parts > 0 && mTokens.fromLast(0).starts_with('/')) {
        colour.space = Space::Pattern;
        colour.pattern = mTokens.fromLast(0);
        --parts;
    }
    if (parts != 0 && parts != 1 && parts != 3 && parts != 4)
        throw std::runtime_error("a colour of an unknown kind");
    if (colour.space == Space::Pattern && colour.pattern.empty())
        throw std::runtime_error("a pattern without a name");
    for (std::size_t i = 0; i < parts; ++i)
        colour.parts[i] = pdfNumber(mTokens.operands()[i]);
    // A hatching takes the three parts of its colour along; without a colour of its own, the last part is below zero.
    if (colour.space == Space::Pattern)
        colour.parts[3] = parts == 3 ? 1 : -1;
}

void ContentRewriter::setPlain(StreamColour& colour, Space space, std::size_t parts)
{
    colour = {space, {}, {}};
    mTokens.numbers(colour.parts.data(), parts);
}

void ContentRewriter::setGraphicsState()
{
    const std::string_view name = mTokens.fromLast(0).substr(1);
    if (name == mState.named)
        return;
    const auto found = mNames.alphas.find(name);
    if (found == mNames.alphas.end())
        throw std::runtime_error("an unknown graphics state: " + std::string(name));
    mState.named = name;
    mState.fillAlpha = found->second.fill.value_or(mState.fillAlpha);
    mState.strokeAlpha = found->second.stroke.value_or(mState.strokeAlpha);
    mState.masked = found->second.masked.value_or(mState.masked);
    copy();
}

std::optional<Ink> ContentRewriter::inkOf(const StreamColour& colour, InkTable::Use use) const
{
    const auto& part = colour.parts;
    switch (colour.space) {
    case Space::Grey: return mInks.of({part[0], part[0], part[0]}, use);
    case Space::Rgb: return mInks.of({part[0], part[1], part[2]}, use);
    case Space::Cmyk: return Ink{part[0], part[1], part[2], part[3]};
    case Space::Pattern:
        if (part[3] >= 0)
            return mInks.of({part[0], part[1], part[2]}, use);
        break;
    case Space::Inherited: break;
    }
    return {};
}

/// Whether the path is so narrow or so low that black paint is a sign or letters.
bool ContentRewriter::isSmall() const
{
    double low[2] = {1e9, 1e9}, high[2] = {-1e9, -1e9};
    PressTokens path(mPath);
    while (path.next()) {
        double n[6];
        std::size_t count = std::min<std::size_t>(path.operands().size(), 6);
        path.numbers(n, count);
        if (path.code() == operatorCode("re") && count == 4) {
            n[2] += n[0];
            n[3] += n[1];
        }
        for (std::size_t i = 0; i + 1 < count; i += 2) {
            const QPointF at = mState.toPoints.map(QPointF(n[i], n[i + 1]));
            low[0] = std::min(low[0], at.x());
            high[0] = std::max(high[0], at.x());
            low[1] = std::min(low[1], at.y());
            high[1] = std::max(high[1], at.y());
        }
    }
    return std::min(high[0] - low[0], high[1] - low[1]) <= smallShape;
}

void ContentRewriter::paint(bool fills, bool strokes)
{
    if (fills || strokes) {
        const std::optional<Ink> black = fills ? inkOf(mState.fill, InkTable::Use::Line) : std::nullopt;
        const bool small = black && isBlack(*black) && isSmall();
        prepare(fills, strokes, small ? InkTable::Use::Line : InkTable::Use::Area, small);
    }
    if (strokes)
        writeLineStyle();
    if (!mPath.empty())
        appendPath(mOut, mPath, decimalsFor(scaleOf(mState.toPoints)));
    mPath = {};
    fills || strokes ? copyMark() : copy();
}

void ContentRewriter::showText()
{
    prepare(true, mState.outlinesText, InkTable::Use::Line, true);
    if (mState.outlinesText)
        writeLineStyle();
    const QTransform all = mText * mState.toPoints;
    const double size = mState.type * std::hypot(all.m21(), all.m22());
    if (size <= 0 || size >= leastType * slack)
        return;
    mFaults.smallest = mFaults.types == 0 ? size : std::min(mFaults.smallest, size);
    mFaults.types += mIsSmallType ? 0 : 1; // a text may be written letter by letter
    mIsSmallType = true;
}

void ContentRewriter::prepare(bool fills, bool strokes, InkTable::Use fillUse, bool smallFill)
{
    if (fills)
        write(mState.fill, mState.fillWritten, false, fillUse);
    if (strokes)
        write(mState.stroke, mState.strokeWritten, true, InkTable::Use::Line);
    const auto overprints = [&](const WrittenColour& written, double alpha) {
        return written.known && written.pattern.empty() && isBlack(written.ink) && alpha >= 1 && !mState.masked;
    };
    int wanted = std::max(mState.overprint, 0);
    if (fills)
        wanted = (wanted & 2) | (smallFill && overprints(mState.fillWritten, mState.fillAlpha) ? 1 : 0);
    if (strokes)
        wanted = (wanted & 1) | (overprints(mState.strokeWritten, mState.strokeAlpha) ? 2 : 0);
    if (wanted == mState.overprint)
        return;
    mState.overprint = wanted;
    mFaults.overprints = mFaults.overprints || wanted != 0;
    mOut += '/';
    mOut += PressKeys::overprint[wanted];
    mOut += " gs\n";
}

void ContentRewriter::write(const StreamColour& colour, WrittenColour& written, bool stroke, InkTable::Use use)
{
    if (colour.space == Space::Inherited)
        return;
    const std::optional<Ink> ink = inkOf(colour, use);
    const WrittenColour wanted{true, ink.value_or(Ink{}), colour.pattern};
    if (wanted == written)
        return;
    written = wanted;
    mFaults.colours = std::max(mFaults.colours, wanted.ink[0] + wanted.ink[1] + wanted.ink[2]);
    if (colour.pattern.empty()) {
        appendInk(mOut, *ink);
        mOut += stroke ? " K\n" : " k\n";
        return;
    }
    mOut += '/';
    mOut += ink ? PressKeys::pattern : std::string_view("Pattern");
    mOut += stroke ? " CS " : " cs ";
    if (ink)
        appendInk(mOut, *ink);
    mOut += ' ';
    mOut += colour.pattern;
    mOut += stroke ? " SCN\n" : " scn\n";
}

void ContentRewriter::writeLineStyle()
{
    if (mState.width != GraphicsState::unknownWidth)
        writeWidth();
    for (std::size_t i = 0; i < mState.lineStyle.size(); ++i)
        if (mState.lineStyle[i] != mState.lineStyleWritten[i]) {
            mState.lineStyleWritten[i] = mState.lineStyle[i];
            mOut += mState.lineStyle[i];
            mOut += '\n';
        }
}

void ContentRewriter::writeWidth()
{
    const double scale = scaleOf(mState.toPoints);
    double width = mState.width;
    if (const double least = leastLine * pointsPerMm; scale > 0 && width * scale < least * slack) {
        const double millimetres = width * scale / pointsPerMm;
        mFaults.thinnest = mFaults.lines == 0 ? millimetres : std::min(mFaults.thinnest, millimetres);
        ++mFaults.lines;
        if (mHow.widensLines)
            width = least / scale;
    }
    if (width == mState.widthWritten)
        return;
    mState.widthWritten = width;
    char text[40];
    std::snprintf(text, sizeof text, "%.7g w\n", width);
    mOut += text;
}

} // namespace

std::string pressContent(std::string_view content, const PressNames& names, const PressStream& how,
                         const InkTable& inks, PressFaults& faults)
{
    return ContentRewriter(content, names, how, inks, faults).rewritten();
}

} // namespace fw
