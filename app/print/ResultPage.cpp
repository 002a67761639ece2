#include "app/print/ResultPage.h"

#include "app/print/LogPages.h"
#include "app/print/PdfBytes.h"
#include "editor/document/Drawing.h"
#include "editor/render/CounterPainter.h"
#include "editor/render/PlainPainter.h"
#include "editor/render/StyleShelf.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QImage>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <algorithm>

namespace fw {

namespace {

constexpr double resultMargin = 15; ///< millimetres
constexpr double resultGap = 4.5;   ///< smallest gap between the blocks of the sheet
constexpr double gutter = 9;        ///< between columns
constexpr double largeMap = 0.53;   ///< share of the sheet's height
constexpr double legibleMap = 0.42; ///< the same
constexpr double turnRoom = 24;
constexpr double chanceRoom = 20;
constexpr int resultDots = 1200;  ///< dots per inch of a PDF
constexpr int resultPale = 105;   ///< a contrast of 5.5 : 1 on white
constexpr double paperDetail = 8; ///< pixels per millimetre of paper; leaves out lines that are too fine for ink
constexpr double plainDots = 12;  ///< pixels per millimetre of a map in the plain style

constexpr int alignedLeft = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
constexpr int alignedRight = Qt::AlignRight | Qt::AlignTop;

/// The size of small print, and the most lines of a column and of a turning point.
struct Fit {
    double scale = 1;
    int columnLines = 100;
    int pointLines = 4;
    double leastMap = largeMap; ///< smallest share of the sheet's height for the map, unless the map fills the width
};

/// From roomy to tight; the first one with enough room for the map is used. Smaller letters make room for a dominant
/// map; left-out lines only for a legible one.
constexpr Fit fits[] = {{1.2},
                        {1.1},
                        {1},
                        {0.95, 100, 3},
                        {0.9, 100, 3},
                        {0.85, 100, 3, legibleMap},
                        {0.85, 16, 2, legibleMap},
                        {0.82, 10, 2, legibleMap},
                        {0.8, 6, 1, legibleMap},
                        {0.8, 3, 1, legibleMap}};

/// One sheet on one device.
class Sheet
{
    Q_DECLARE_TR_FUNCTIONS(ResultSheet)

public:
    /// `detail` is the number of pixels per millimetre of paper for the drawing of the map.
    Sheet(const ResultDoc& doc, QPaintDevice* device, const QSizeF& paper, double detail)
        : mDoc(doc), mDevice(device), mMm(device->logicalDpiX() / 25.4),
          mWidth((paper.width() - 2 * resultMargin) * mMm), mHigh((paper.height() - 2 * resultMargin) * mMm),
          mDetail(detail)
    {}

    void paint(QPainter& p)
    {
        p.translate(resultMargin * mMm, resultMargin * mMm);
        fit();
        const double upper = heightOf(mUpper), lower = heightOf(mLower);
        const double room = mHigh - upper - lower - 2 * resultGap * mMm;
        const QSizeF map = mapSize(room);
        const double spare = std::max(0.0, room - map.height()) / 2;
        paintMap(p, QRectF(QPointF((mWidth - map.width()) / 2, upper + resultGap * mMm + spare), map));
        paintPieces(p, mUpper, 0, mMm);
        paintPieces(p, mLower, mHigh - lower, mMm);
        paintFoot(p);
    }

private:
    void fit()
    {
        const double whole = mapRect().height() * mWidth / std::max(1.0, mapRect().width());
        for (const Fit& each : fits) {
            mFit = each;
            mUpper.clear();
            mLower.clear();
            head();
            columns();
            points();
            signatures();
            if (mHigh - heightOf(mUpper) - heightOf(mLower) - 2 * resultGap * mMm
                >= std::min(whole, each.leastMap * mHigh))
                return;
        }
    }

    /// The cells with their frame, without title, track and legend of the map.
    QRectF mapRect() const
    {
        const MapGeometry geometry(mDoc.scenario.map);
        return MapPainter::frameOf(geometry);
    }

    QSizeF mapSize(double room) const
    {
        const QSizeF own = mapRect().size();
        return own.isEmpty() ? QSizeF() : own.scaled(mWidth, std::max(room, 1.0), Qt::KeepAspectRatio);
    }

    void paintMap(QPainter& p, const QRectF& box) const
    {
        if (box.isEmpty() || !mDoc.scenario.map.grid.valid())
            return;
        const QRectF rect = mapRect();
        const double scale = box.width() / rect.width();
        p.save();
        p.setClipRect(box);
        p.setRenderHint(QPainter::Antialiasing);
        p.translate(box.topLeft());
        p.scale(scale, scale);
        p.translate(-rect.topLeft());
        const double detail = mDetail * scale / mMm;
        if (mDoc.map) {
            for (const MapLayer layer : mapLayers)
                if (layer != MapLayer::Panel && layer != MapLayer::Title)
                    mDoc.map->paintLayer(p, rect, detail, layer);
            paintCounters(p, mDoc.map->geometry(), mDoc.counters, rect, detail);
        } else {
            paintPlain(p, rect, box.width() / mMm);
        }
        p.restore();
        p.setPen(QPen(QColor(60, 60, 60), 0.25 * mMm, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        p.setBrush(Qt::NoBrush);
        p.drawRect(box);
    }

    /// Paints a map with many cells as a picture in the plain style, as on screen.
    void paintPlain(QPainter& p, const QRectF& rect, double millimetres) const
    {
        const MapGeometry geometry(mDoc.scenario.map);
        const MapStyle style = styleOf(mDoc.scenario.map, false);
        const double scale = plainDots * millimetres / rect.width();
        QImage image((rect.size() * scale).toSize().expandedTo({1, 1}), QImage::Format_RGB32);
        image.fill(style.sheet);
        QPainter onto(&image);
        onto.scale(scale, scale);
        onto.translate(-rect.topLeft());
        PlainPainter(mDoc.rules, style).paint(onto, Drawing::of(mDoc.scenario), geometry, rect);
        paintCounters(onto, geometry, mDoc.counters, rect, scale);
        onto.end();
        p.drawImage(rect, image);
    }

    void head()
    {
        text(mUpper, 0, {mDoc.title, titleFont(), 0});
        if (!mDoc.facts.isEmpty())
            text(mUpper, 0.8,
                 {mDoc.facts.join(QString::fromUtf8("  ·  ")), LogPages::font(9.5, false, true), resultPale});
        if (!mDoc.warning.isEmpty()) {
            text(mUpper, 2.5, {tr("Verification failed"), LogPages::font(12, true), 0});
            text(mUpper, 0.4, {mDoc.warning, LogPages::font(9.5, true), 0});
        }
        rule(mUpper, 2.5);
        text(mUpper, 2, {mDoc.result, LogPages::font(15), 0});
        if (!mDoc.standing.isEmpty())
            text(mUpper, 0.2, {mDoc.standing, LogPages::font(9.5), 0});
        if (!mDoc.hidden.isEmpty())
            text(mUpper, 0.2, {mDoc.hidden, LogPages::font(9.5, false, true), resultPale});
    }

    /// The font of the title: on one line if the letters stay readable across a room.
    QFont titleFont() const
    {
        double points = 20;
        while (points > 15 && QFontMetricsF(LogPages::font(points), mDevice).horizontalAdvance(mDoc.title) > mWidth)
            points -= 0.5;
        return LogPages::font(points);
    }

    struct Said {
        QString words;
        QFont font;
        int grey = 0;
    };

    void rule(std::vector<LogPiece>& to, double above) const
    {
        LogPiece piece;
        piece.above = above * mMm;
        piece.strokes.push_back(QLineF(0, 0, mWidth, 0));
        to.push_back(std::move(piece));
    }

    void text(std::vector<LogPiece>& to, double above, const Said& said) const
    {
        LogPiece piece;
        piece.above = above * mMm;
        piece.height = high(said.font, said.words, mWidth);
        piece.spans.push_back({{0, 0, mWidth, piece.height}, alignedLeft, said.font, said.grey, said.words});
        to.push_back(std::move(piece));
    }

    double high(const QFont& font, const QString& words, double room) const
    {
        const QFontMetricsF metrics(font, mDevice);
        return std::max(metrics.height(), metrics.boundingRect(QRectF(0, 0, room, 1e7), alignedLeft, words).height());
    }

    /// As much of the text as fits into this number of lines.
    QString cut(const QFont& font, const QString& words, double room, int lines) const
    {
        const double most = QFontMetricsF(font, mDevice).lineSpacing() * (lines + 0.5);
        if (high(font, words, room) <= most)
            return words;
        qsizetype fitting = 0, over = words.size();
        const auto shortened = [&](qsizetype length) { return words.left(length).trimmed() + QString::fromUtf8("…"); };
        while (over - fitting > 1) {
            const qsizetype middle = (fitting + over) / 2;
            (high(font, shortened(middle), room) <= most ? fitting : over) = middle;
        }
        const qsizetype blank = words.lastIndexOf(' ', fitting);
        return shortened(blank > fitting / 2 ? blank : fitting);
    }

    /// Adds losses and tracks next to each other, as one piece.
    void columns()
    {
        if (mDoc.parts.empty())
            return;
        rule(mLower, 0);
        const double each = (mWidth + gutter * mMm) / double(mDoc.parts.size());
        LogPiece piece;
        piece.above = 1.6 * mMm;
        double x = 0;
        for (const ResultPart& part : mDoc.parts) {
            const double room = each - gutter * mMm;
            double y = row(piece, x, 0, room, {part.heading, part.value, false}, LogPages::font(9 * mFit.scale, true));
            int shown = mFit.columnLines;
            for (const ResultPart::Line& line : part.lines) {
                if (shown-- == 0) {
                    y = row(piece, x, y, room, {tr("and more, in the turn log"), {}, false},
                            LogPages::font(8 * mFit.scale, false, true));
                    break;
                }
                y = row(piece, x, y, room, line, LogPages::font(8 * mFit.scale));
            }
            piece.height = std::max(piece.height, y);
            x += each;
        }
        mLower.push_back(std::move(piece));
    }

    /// Adds a line of a column with its value at the right; returns the y of the next line.
    double row(LogPiece& piece, double x, double y, double room, const ResultPart::Line& line, const QFont& font) const
    {
        const double indent = line.deeper ? 3 * mMm : 0;
        const double figures = line.value.isEmpty()
                                   ? 0
                                   : QFontMetricsF(font, mDevice).horizontalAdvance(line.value) + 2 * mMm;
        const double words = room - indent - figures;
        const QString said = cut(font, line.text, words, mFit.columnLines > 12 ? 12 : 3);
        const double tall = high(font, said, words);
        piece.spans.push_back({{x + indent, y, words, tall}, alignedLeft, font, 0, said});
        if (!line.value.isEmpty())
            piece.spans.push_back({{x, y, room, tall}, alignedRight, font, 0, line.value});
        return y + tall + 0.3 * mMm;
    }

    void points()
    {
        if (mDoc.points.empty())
            return;
        rule(mLower, 3);
        LogPiece heading;
        heading.above = 1.6 * mMm;
        const QFont bold = LogPages::font(9 * mFit.scale, true);
        const QFont aside = LogPages::font(8 * mFit.scale, false, true);
        const QString label = tr("Turning points");
        const double used = QFontMetricsF(bold, mDevice).horizontalAdvance(label) + 3 * mMm;
        heading.height = high(bold, label, mWidth);
        heading.spans.push_back({{0, 0, mWidth, heading.height}, alignedLeft, bold, 0, label});
        heading.spans.push_back(
            {{used, 0, mWidth - used, heading.height},
             Qt::AlignRight | Qt::AlignBottom,
             aside,
             resultPale,
             tr("where the dice differed most from the expected result, with the chance of that result")});
        mLower.push_back(std::move(heading));
        for (const ResultPoint& point : mDoc.points)
            this->point(point);
    }

    void point(const ResultPoint& point)
    {
        const QFont plain = LogPages::font(8 * mFit.scale);
        const QFont slanted = LogPages::font(8 * mFit.scale, false, true);
        const QFont large = LogPages::font(11 * mFit.scale);
        const double start = turnRoom * mFit.scale * mMm;
        const double room = mWidth - start - chanceRoom * mFit.scale * mMm;
        LogPiece piece;
        piece.above = 1.2 * mMm;
        const QString ruling = cut(slanted, point.ruling, room, std::min(2, mFit.pointLines));
        const QString came = cut(plain, point.came, room, mFit.pointLines);
        const double first = high(slanted, ruling, room);
        const double second = high(plain, came, room);
        const double third = point.swing.isEmpty() ? 0 : high(slanted, point.swing, room);
        piece.height = first + second + third;
        piece.spans.push_back({{0, 0, start - 2 * mMm, piece.height},
                               alignedLeft,
                               slanted,
                               resultPale,
                               cut(slanted, point.turn, start - 2 * mMm, 2)});
        piece.spans.push_back({{start, 0, room, first}, alignedLeft, slanted, 0, ruling});
        piece.spans.push_back({{start, first, room, second}, alignedLeft, plain, 0, came});
        if (third > 0)
            piece.spans.push_back({{start, first + second, room, third}, alignedLeft, slanted, 0, point.swing});
        piece.spans.push_back({{0, 0, mWidth, piece.height}, alignedRight, large, 0, point.chance});
        mLower.push_back(std::move(piece));
    }

    void signatures()
    {
        LogPiece piece;
        piece.above = 14 * mMm;
        const double each = (mWidth + gutter * mMm) / double(std::max<std::size_t>(1, mDoc.signers.size()));
        const QFont role = LogPages::font(7.8, false, true);
        double x = 0;
        for (const ResultSigner& signer : mDoc.signers) {
            const double room = each - gutter * mMm;
            const QString words = cut(role, signer.name.isEmpty() ? signer.role : signer.role + ", " + signer.name,
                                      room, 2);
            piece.height = std::max(piece.height, 1 * mMm + high(role, words, room));
            piece.strokes.push_back(QLineF(x, 0, x + room, 0));
            piece.spans.push_back({{x, 1 * mMm, room, piece.height}, alignedLeft, role, resultPale, words});
            x += each;
        }
        mLower.push_back(std::move(piece));
    }

    static double heightOf(const std::vector<LogPiece>& pieces)
    {
        double out = 0;
        for (std::size_t i = 0; i < pieces.size(); ++i)
            out += pieces[i].height + (i > 0 ? pieces[i].above : 0);
        return out;
    }

    void paintFoot(QPainter& p) const
    {
        p.setFont(LogPages::font(7.2));
        p.setPen(QColor(resultPale, resultPale, resultPale));
        const QRectF foot(0, mHigh + 4 * mMm, mWidth, 5 * mMm);
        p.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter, mDoc.foot);
        p.drawText(foot, Qt::AlignRight | Qt::AlignVCenter, tr("result sheet"));
    }

    const ResultDoc& mDoc;
    QPaintDevice* mDevice;
    double mMm;
    double mWidth;
    double mHigh;
    double mDetail;
    Fit mFit;
    std::vector<LogPiece> mUpper; ///< above the map
    std::vector<LogPiece> mLower; ///< below the map
};

} // namespace

void printResult(QPagedPaintDevice& device, const ResultDoc& doc)
{
    QPainter p(&device);
    Sheet(doc, &device, device.pageLayout().fullRect(QPageLayout::Millimeter).size(), paperDetail).paint(p);
}

QByteArray resultPdf(const ResultDoc& doc, QPageSize::PageSizeId paper)
{
    return pdfOf(QPageSize(paper), doc.title, resultDots, [&](QPdfWriter& pdf) {
        pdf.setCreator("Fieldworks");
        printResult(pdf, doc);
    });
}

QByteArray resultPng(const ResultDoc& doc, QPageSize::PageSizeId paper, int dpi)
{
    const QPageSize page(paper);
    QImage image(page.sizePixels(dpi), QImage::Format_RGB32);
    if (image.isNull())
        return {};
    image.setDotsPerMeterX(qRound(dpi / 0.0254));
    image.setDotsPerMeterY(qRound(dpi / 0.0254));
    image.fill(Qt::white);
    QPainter p(&image);
    p.setRenderHint(QPainter::TextAntialiasing);
    // A picture with few dots is a scaled-down fine one, so it leaves nothing out.
    Sheet(doc, &image, page.size(QPageSize::Millimeter), std::max(dpi / 25.4, paperDetail)).paint(p);
    p.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace fw
