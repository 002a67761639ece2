#include "app/print/PageFlow.h"
#include "app/print/PdfBytes.h"

#include <QCoreApplication>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <algorithm>

namespace fw {

namespace {

constexpr double sideMargin = 22; ///< millimetres
constexpr double topMargin = 24;
constexpr double lowMargin = 24;
constexpr int pageDots = 1200; ///< dots per inch of a PDF

/// The index of the first piece of each page.
std::vector<std::size_t> breaks(const std::vector<LogPiece>& pieces, double room)
{
    std::vector<std::size_t> starts{0};
    double used = 0;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const bool top = i == starts.back();
        // A heading moves to the next page with the text below it.
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

/// One document on one device.
class Pages
{
    Q_DECLARE_TR_FUNCTIONS(PageFlow)

public:
    Pages(QPagedPaintDevice& device, const PageEdge& edge)
        : mDevice(device), mEdge(edge), mMm(device.logicalDpiX() / 25.4)
    {
        const QSizeF paper = device.pageLayout().fullRect(QPageLayout::Millimeter).size();
        mWidth = (paper.width() - 2 * sideMargin) * mMm;
        mRoom = (paper.height() - topMargin - lowMargin) * mMm;
    }

    int print(const LayPieces& lay, int first, int last)
    {
        const std::vector<LogPiece> pieces = lay(&mDevice, mMm, mWidth);
        const std::vector<std::size_t> starts = breaks(pieces, mRoom);
        const int pages = int(starts.size());
        const int to = last > 0 ? std::min(last, pages) : pages;
        QPainter p(&mDevice);
        p.translate(sideMargin * mMm, topMargin * mMm);
        bool any = false;
        for (int page = std::max(1, first); page <= to; ++page) {
            if (any)
                mDevice.newPage();
            any = true;
            const std::size_t from = starts[std::size_t(page) - 1];
            const std::size_t end = page < pages ? starts[std::size_t(page)] : pieces.size();
            edges(p, page, pages);
            paintPieces(p, std::span(pieces).subspan(from, end - from), 0, mMm);
        }
        return pages;
    }

private:
    void edges(QPainter& p, int page, int pages) const
    {
        p.save();
        const QFont font = LogPages::font(7.2);
        p.setFont(font);
        p.setPen(QColor(105, 105, 105));
        const QRectF foot(0, mRoom + 9 * mMm, mWidth, 6 * mMm);
        p.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter, mEdge.foot);
        p.drawText(foot, Qt::AlignRight | Qt::AlignVCenter, tr("page %1 of %2").arg(page).arg(pages));
        if (page > 1) {
            const QRectF head(0, -12 * mMm, mWidth, 6 * mMm);
            p.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, mEdge.title);
            p.drawText(head, Qt::AlignRight | Qt::AlignVCenter, mEdge.kind);
            p.setPen(QPen(QColor(150, 150, 150), 0.12 * mMm));
            p.drawLine(QPointF(0, -5.5 * mMm), QPointF(mWidth, -5.5 * mMm));
        }
        p.restore();
    }

    QPagedPaintDevice& mDevice;
    const PageEdge& mEdge;
    double mMm;
    double mWidth = 0;
    double mRoom = 0;
};

} // namespace

int flowPages(QPagedPaintDevice& device, const LayPieces& lay, const PageEdge& edge, int first, int last)
{
    return Pages(device, edge).print(lay, first, last);
}

QByteArray flowPdf(const LayPieces& lay, const PageEdge& edge)
{
    return pdfOf(QPageSize(QPageSize::A4), edge.title, pageDots, [&](QPdfWriter& pdf) {
        pdf.setCreator("Fieldworks");
        flowPages(pdf, lay, edge);
    });
}

} // namespace fw
