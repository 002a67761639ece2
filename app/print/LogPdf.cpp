#include "app/print/LogPdf.h"

#include "app/print/LogPages.h"
#include "editor/Translated.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <algorithm>

namespace fw {

namespace {

constexpr int dots = 1200;
constexpr double mm = dots / 25.4;
constexpr double pageWidth = 210;
constexpr double pageHeight = 297;
constexpr double sideMargin = 22;
constexpr double topMargin = 24;
constexpr double lowMargin = 24;

class Printed
{
    Q_DECLARE_TR_FUNCTIONS(LogPdf)

public:
    /// The first piece of each page.
    static std::vector<std::size_t> breaks(const std::vector<LogPiece>& pieces, double room)
    {
        std::vector<std::size_t> starts{0};
        double used = 0;
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const bool top = i == starts.back();
            // A heading moves on with what it heads.
            double needed = pieces[i].height + (top ? 0 : pieces[i].above);
            double total = needed;
            for (std::size_t k = i; pieces[k].withNext && k + 1 < pieces.size() && k < i + 6; ++k)
                total += pieces[k + 1].above + pieces[k + 1].height;
            if (!top && used + std::min(total, room) > room) {
                starts.push_back(i);
                used = 0;
                needed = pieces[i].height;
            }
            used += needed;
        }
        return starts;
    }

    static void frame(QPainter& p, const LogDoc& log, int page, int pages)
    {
        const double width = (pageWidth - 2 * sideMargin) * mm;
        p.save();
        p.setFont(LogPages::font(7.6));
        p.setPen(QColor(105, 105, 105));
        const QRectF foot(0, (pageHeight - topMargin - 15) * mm, width, 6 * mm);
        p.drawText(foot, Qt::AlignCenter, tr("page %1 of %2").arg(page).arg(pages));
        p.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter,
                   tr("chain %1").arg(QString::fromStdString(log.chain.substr(0, 16))));
        p.drawText(foot, Qt::AlignRight | Qt::AlignVCenter,
                   tr("%n rows", "", int(log.rows)));
        if (page > 1) {
            const QRectF head(0, -12 * mm, width, 6 * mm);
            p.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, QString::fromStdString(log.title));
            p.drawText(head, Qt::AlignRight | Qt::AlignVCenter, tr("turn log"));
            p.setPen(QPen(QColor(150, 150, 150), 0.12 * mm));
            p.drawLine(QPointF(0, -5.5 * mm), QPointF(width, -5.5 * mm));
        }
        p.restore();
    }
};

} // namespace

QByteArray logPdf(const LogDoc& log)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setPageSize(QPageSize(QPageSize::A4));
    pdf.setPageMargins(QMarginsF());
    pdf.setResolution(dots);
    pdf.setTitle(QString::fromStdString(log.title));
    pdf.setCreator("Fieldworks");

    const double width = (pageWidth - 2 * sideMargin) * mm;
    const std::vector<LogPiece> pieces = LogPages(&pdf, mm, width).lay(log);
    const double room = (pageHeight - topMargin - lowMargin) * mm;
    const std::vector<std::size_t> starts = Printed::breaks(pieces, room);

    QPainter p(&pdf);
    p.translate(sideMargin * mm, topMargin * mm);
    for (std::size_t page = 0; page < starts.size(); ++page) {
        if (page > 0)
            pdf.newPage();
        Printed::frame(p, log, int(page) + 1, int(starts.size()));
        const std::size_t end = page + 1 < starts.size() ? starts[page + 1] : pieces.size();
        double y = 0;
        for (std::size_t i = starts[page]; i < end; ++i) {
            const LogPiece& piece = pieces[i];
            if (i > starts[page])
                y += piece.above;
            p.setPen(QPen(QColor(60, 60, 60), 0.2 * mm));
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
    p.end();
    buffer.close();
    return bytes;
}

} // namespace fw
