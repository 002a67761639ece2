#include "app/print/LogPages.h"

#include "editor/Translated.h"
#include "editor/render/Faces.h"
#include "engine/report/LogShort.h"
#include "engine/report/LogSigners.h"
#include "engine/session/Log.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace fw {

namespace {

constexpr double citeRoom = 17;  ///< millimetres for case numbers
constexpr double valueRoom = 20; ///< millimetres for values
constexpr double indent = 4.2;   ///< millimetres for each level of depth
constexpr double large = 1.11;   ///< the serif font looks small for its point size
constexpr int pale = 105;        ///< a contrast of 5.5 : 1 on white

constexpr int left = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
constexpr int right = Qt::AlignRight | Qt::AlignTop;

} // namespace

void paintPieces(QPainter& p, std::span<const LogPiece> pieces, double y, double perMillimetre)
{
    for (const LogPiece& piece : pieces) {
        if (&piece != &pieces.front())
            y += piece.above;
        p.setPen(QPen(QColor(60, 60, 60), 0.2 * perMillimetre));
        for (const QLineF& stroke : piece.strokes)
            p.drawLine(stroke.translated(0, y));
        for (const LogSpan& span : piece.spans) {
            p.setFont(span.font);
            p.setPen(QColor(span.grey, span.grey, span.grey));
            p.drawText(span.box.translated(0, y), span.flags, span.text);
        }
        y += piece.height;
    }
}

LogPages::LogPages(QPaintDevice* device, double perMillimetre, double width)
    : mDevice(device), mMm(perMillimetre), mWidth(width)
{}

QFont LogPages::font(double points, bool bold, bool italic)
{
    QFont font = faceFont(Face::Serif, bold, italic);
    font.setPointSizeF(points * large);
    return font;
}

double LogPages::wrapped(const QFont& font, const QString& text, double width) const
{
    const QFontMetricsF metrics(font, mDevice);
    const QRectF box = metrics.boundingRect(QRectF(0, 0, width, 1e7), left, text);
    return std::max(box.height(), metrics.height());
}

std::vector<LogPiece> LogPages::lay(const LogDoc& log)
{
    mPieces.clear();
    mAir = log.brief ? 0.5 : 1;
    title(log);
    for (const LogBlock& block : log.blocks) {
        switch (block.kind) {
        case LogBlock::Kind::Turn: heading(block, 14, 9, true); break;
        case LogBlock::Kind::Phase: heading(block, 10.5, 5, false); break;
        case LogBlock::Kind::Totals: heading(block, 12, 9, true); break;
        case LogBlock::Kind::Ruling:
        case LogBlock::Kind::Remark:
        case LogBlock::Kind::Losses:
        case LogBlock::Kind::Control: ruling(block); break;
        }
    }
    signatures(log);
    return std::move(mPieces);
}

void LogPages::signatures(const LogDoc& log)
{
    LogPiece piece;
    piece.above = (log.brief ? 8 : 16) * mMm;
    piece.height = 6 * mMm;
    const std::vector<LogSigner> signers = signersOf(log);
    const double each = mWidth / double(signers.size());
    for (std::size_t n = 0; n < signers.size(); ++n) {
        const auto i = double(n);
        const QString role = translated(signers[n].role);
        const QString who =
            signers[n].name.empty()
                ? role
                : tr("%1: %2", "role of who signs, name").arg(role, QString::fromStdString(signers[n].name));
        piece.spans.push_back({{i * each, 0, each - 6 * mMm, piece.height}, left, font(7.8, false, true), pale, who});
        piece.strokes.push_back(QLineF(i * each, 0, (i + 1) * each - 6 * mMm, 0));
    }
    mPieces.push_back(std::move(piece));
}

void LogPages::title(const LogDoc& log)
{
    LogPiece piece;
    const QFont large = font(20);
    piece.height = wrapped(large, toQString(log.title), mWidth);
    piece.spans.push_back({{0, 0, mWidth, piece.height}, left, large, 0, toQString(log.title)});
    mPieces.push_back(piece);
    double above = 4;
    for (const auto& [key, what, value] : log.header) {
        const QFont label = font(8.8, false, true);
        const QFont plain = font(8.8);
        const double start = 42 * mMm;
        LogPiece row;
        row.above = above * mMm;
        row.height = std::max(wrapped(label, translated(what), start - 3 * mMm),
                              wrapped(plain, translated(value), mWidth - start));
        row.spans.push_back({{0, 0, start - 3 * mMm, row.height}, left, label, pale, translated(what)});
        row.spans.push_back({{start, 0, mWidth - start, row.height}, left, plain, 0, translated(value)});
        mPieces.push_back(row);
        above = 0.6;
    }
}

void LogPages::heading(const LogBlock& block, double points, double above, bool rule)
{
    LogPiece piece;
    QFont face = font(points, !rule, false);
    face.setStrikeOut(block.struck);
    const double room = mWidth - citeRoom * mMm;
    const QString text = translated(block.title);
    piece.above = mAir * above * mMm;
    const double drop = rule ? mAir * 2.2 * mMm : 0;
    const double tall = wrapped(face, text, room);
    piece.height = tall + drop + 0.8 * mMm;
    piece.withNext = true;
    if (rule)
        piece.strokes.push_back(QLineF(0, 0, mWidth, 0));
    piece.spans.push_back({{0, drop, room, tall}, left, face, 0, text});
    if (!block.cite.empty())
        piece.spans.push_back({{0, drop, mWidth, tall}, right, font(8), pale, "[" + toQString(block.cite) + "]"});
    mPieces.push_back(std::move(piece));
    for (std::size_t i = 0; i < block.lines.size(); ++i)
        line(block.lines[i], block.struck, false);
}

void LogPages::oneLine(const LogBlock& block)
{
    const LogLine line = inOneLine(block, [](const Text& text) { return translated(text).toStdString(); });
    const QString text = translated(line.text);
    const double start = 10 * mMm;
    const double room = mWidth - start - 1.6 * citeRoom * mMm;
    const int grey = block.struck ? pale : 0;
    QFont face = font(8.2);
    face.setStrikeOut(block.struck);
    LogPiece piece;
    piece.above = 0.9 * mMm;
    piece.height = std::max(wrapped(face, text, room), wrapped(font(7.4), toQString(line.cite), 1.5 * citeRoom * mMm));
    if (block.row >= 0)
        piece.spans.push_back(
            {{0, 0.2 * mMm, start - 2 * mMm, piece.height}, right, font(7.4), pale, QString::number(block.row)});
    piece.spans.push_back({{start, 0, room, piece.height}, left, face, grey, text});
    if (!line.cite.empty())
        piece.spans.push_back({{mWidth - 1.5 * citeRoom * mMm, 0.1 * mMm, 1.5 * citeRoom * mMm, piece.height},
                               Qt::AlignRight | Qt::AlignTop | Qt::TextWordWrap,
                               font(7.4),
                               pale,
                               "[" + toQString(line.cite) + "]"});
    mPieces.push_back(std::move(piece));
}

void LogPages::ruling(const LogBlock& block)
{
    if (block.inOne) {
        oneLine(block);
        return;
    }
    LogPiece piece;
    const bool aside = block.kind == LogBlock::Kind::Remark;
    QFont face = font(9.2, !aside, aside);
    face.setStrikeOut(block.struck);
    QString text = translated(block.title);
    if (!block.stamp.empty())
        text += "  " + toQString(block.stamp);
    const double start = 10 * mMm;
    const double room = mWidth - start - citeRoom * mMm;
    piece.above = 3 * mMm;
    piece.height = wrapped(face, text, room);
    piece.withNext = !block.lines.empty();
    if (block.row >= 0)
        piece.spans.push_back(
            {{0, 0.25 * mMm, start - 2 * mMm, piece.height}, right, font(7.4), pale, QString::number(block.row)});
    piece.spans.push_back({{start, 0, room, piece.height}, left, face, block.struck ? pale : 0, text});
    if (!block.cite.empty())
        piece.spans.push_back({{0, 0, mWidth, piece.height}, right, font(8), pale, "[" + toQString(block.cite) + "]"});
    mPieces.push_back(std::move(piece));
    for (std::size_t i = 0; i < block.lines.size(); ++i)
        line(block.lines[i], block.struck, i == 0 && block.lines.size() > 2);
}

void LogPages::line(const LogLine& line, bool struck, bool withNext)
{
    const bool strong = line.style == LogStyle::Result || line.style == LogStyle::Warning;
    const bool slanted = line.style == LogStyle::Remark || line.style == LogStyle::NotApplied
                         || line.style == LogStyle::Declared;
    const bool gone = struck || line.struck;
    QFont face = font(8.6, strong, slanted);
    face.setStrikeOut(gone);
    const int grey = gone || line.style == LogStyle::NotApplied ? pale : 0;
    const double start = (10 + 3.2 + indent * std::max(0, line.depth)) * mMm;
    const bool numbers = !line.value.empty();
    const double room = mWidth - start - (citeRoom + (numbers ? valueRoom : 0)) * mMm;
    const QString text = translated(line.text) + (line.reconstructed ? QString::fromUtf8(" †") : QString());
    LogPiece piece;
    const bool apart = line.style == LogStyle::Quantity
                       || (line.style == LogStyle::Result && mLast != LogStyle::Result);
    mLast = line.style;
    piece.above = (apart ? 1.1 : 0.35) * mMm;
    piece.height = wrapped(face, text, room);
    piece.withNext = withNext || line.style == LogStyle::Quantity;
    if (line.style == LogStyle::Effect || line.style == LogStyle::Warning)
        piece.spans.push_back({{start - 3 * mMm, 0, 3 * mMm, piece.height},
                               left,
                               font(8.6),
                               grey,
                               line.style == LogStyle::Effect ? QString::fromUtf8("–") : QString("!")});
    piece.spans.push_back({{start, 0, room, piece.height}, left, face, grey, text});
    if (numbers) {
        const double edge = mWidth - citeRoom * mMm;
        QFont figures = font(8.6, strong || line.style == LogStyle::Quantity);
        figures.setStrikeOut(gone);
        piece.spans.push_back(
            {{edge - 60 * mMm, 0, 60 * mMm, piece.height}, right, figures, grey, toQString(line.value)});
    }
    if (!line.cite.empty())
        piece.spans.push_back(
            {{0, 0.1 * mMm, mWidth, piece.height}, right, font(7.8), pale, "[" + toQString(line.cite) + "]"});
    mPieces.push_back(std::move(piece));
}

} // namespace fw
