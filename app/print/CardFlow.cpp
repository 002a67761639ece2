#include "app/print/CardFlow.h"
#include "app/print/PdfBytes.h"

#include "editor/render/Lettering.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <algorithm>

namespace fw {

namespace {

constexpr double flowMargin = 14; ///< millimetres
constexpr double head = 12;       ///< room for the title above the pieces
constexpr double foot = 7;
constexpr int flowDots = 1200; ///< dots per inch

struct CardFlowText {
    Q_DECLARE_TR_FUNCTIONS(fw::CardFlow)
};

/// The index of the first piece of each page.
std::vector<std::size_t> breaks(const std::vector<CardPiece>& pieces, double room)
{
    std::vector<std::size_t> starts{0};
    double used = 0;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        double wanted = pieces[i].height;
        for (std::size_t k = i; pieces[k].withNext && k + 1 < pieces.size(); ++k)
            wanted += pieces[k + 1].height;
        if (i > starts.back() && used + wanted > room) {
            starts.push_back(i);
            used = 0;
        }
        used += pieces[i].height;
    }
    return starts;
}

} // namespace

double cardText(QPainter& painter, double x, double y, const QString& text, double capital, bool bold, bool italic,
                double room)
{
    Lettering hand;
    hand.serif = italic || capital > 2.6;
    hand.smallCaps = capital > 2.6;
    hand.bold = bold;
    hand.italic = italic;
    hand.capital = capital;
    hand.ink = Qt::black;
    const double width = hand.box(text).width();
    const double squeeze = room > 0 ? std::min(1.0, room / std::max(width, 0.1)) : 1.0;
    painter.save();
    painter.translate(x, y);
    painter.scale(squeeze, 1);
    hand.draw(painter, {width / 2, 0}, text);
    painter.restore();
    return width * squeeze;
}

int cardLines(QPainter& painter, double x, double y, const QString& text, double capital, double room, int lines,
              bool bold, bool italic)
{
    Lettering hand;
    hand.serif = italic || capital > 2.6;
    hand.smallCaps = capital > 2.6;
    hand.bold = bold;
    hand.italic = italic;
    hand.capital = capital;
    QString line;
    int used = text.isEmpty() ? 0 : 1;
    for (const QString& word : text.split(' ', Qt::SkipEmptyParts)) {
        const QString longer = line.isEmpty() ? word : line + ' ' + word;
        if (!line.isEmpty() && lines > 1 && hand.box(longer).width() > room) {
            cardText(painter, x, y, line, capital, bold, italic, room);
            y += capital * 1.7;
            --lines;
            ++used;
            line = word;
        } else {
            line = longer;
        }
    }
    cardText(painter, x, y, line, capital, bold, italic, room);
    return used;
}

double cardWidth(QPageSize::PageSizeId paper)
{
    return QPageSize(paper).size(QPageSize::Millimeter).width() - 2 * flowMargin;
}

double cardHeight(QPageSize::PageSizeId paper)
{
    return QPageSize(paper).size(QPageSize::Millimeter).height() - 2 * flowMargin - head - foot;
}

QByteArray cardPdf(const std::vector<CardPiece>& pieces, const QString& title, const QString& kind,
                   QPageSize::PageSizeId paper)
{
    const QSizeF size = QPageSize(paper).size(QPageSize::Millimeter);
    const double width = size.width() - 2 * flowMargin;
    const std::vector<std::size_t> starts = breaks(pieces, cardHeight(paper));
    return pdfOf(QPageSize(paper), title, flowDots, [&](QPdfWriter& pdf) {
        pdf.setCreator("Fieldworks");
        QPainter painter(&pdf);
        painter.setRenderHint(QPainter::Antialiasing);
        for (std::size_t page = 0; page < starts.size(); ++page) {
            if (page > 0)
                pdf.newPage();
            painter.resetTransform();
            painter.scale(flowDots / 25.4, flowDots / 25.4);
            painter.translate(flowMargin, flowMargin);
            cardText(painter, 0, 5, title, 3.4, false, false, width);
            painter.setPen(QPen(Qt::black, 0.4));
            painter.drawLine(QPointF(0, 7.4), QPointF(width, 7.4));
            const double low = size.height() - 2 * flowMargin;
            cardText(painter, 0, low, kind, 1.8, false, true);
            const QString number = CardFlowText::tr("page %1 of %2").arg(page + 1).arg(starts.size());
            Lettering measure{.italic = true, .capital = 1.8};
            cardText(painter, width - measure.box(number).width(), low, number, 1.8, false, true);
            painter.translate(0, head);
            const std::size_t end = page + 1 < starts.size() ? starts[page + 1] : pieces.size();
            for (std::size_t i = starts[page]; i < end; ++i) {
                painter.save();
                pieces[i].draw(painter, width);
                painter.restore();
                painter.translate(0, pieces[i].height);
            }
        }
    });
}

} // namespace fw
