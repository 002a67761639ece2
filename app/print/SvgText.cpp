#include "app/print/SvgText.h"

#include "engine/base/Escaped.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <QTextDocumentFragment>

namespace fw {

namespace {

Face faceNamed(const QString& family)
{
    for (const Face face : {Face::Serif, Face::SmallCaps, Face::Condensed})
        if (privateFamily(face) == family)
            return face;
    return Face::Signs;
}

} // namespace

QString svgFont(Face face, bool bold, bool italic, const QString& family)
{
    QString first = family;
    if (!first.isEmpty())
        first = '\'' + first.remove('\'').toHtmlEscaped() + "', ";
    QString out = " font-family=\"" + first + publicFamilies(face) + '"';
    if (face == Face::SmallCaps)
        out += " font-variant=\"small-caps\"";
    if (bold)
        out += " font-weight=\"bold\"";
    if (italic)
        out += " font-style=\"italic\"";
    return out;
}

QByteArray svgLetters(const QByteArray& body, bool centred)
{
    // Groups repeat the painter's font, which is the desktop's until a text is drawn.
    static const QRegularExpression group(
        "(<g [^>]*?)\\s*font-family=\"[^\"]*\" font-size=\"[^\"]*\" font-weight=\"[^\"]*\" "
        "font-style=\"[^\"]*\"\\s*>");
    static const QRegularExpression text(
        "<text ([^>]*?) ?font-family=\"([^\"]*)\" font-size=\"([^\"]*)\" font-weight=\"([^\"]*)\" "
        "font-style=\"([^\"]*)\"\\s*>([^<]*)</text>");
    static const QRegularExpression left("(?<= )x=\"([^\"]*)\"");
    QString from = QString::fromUtf8(body);
    from.replace(group, "\\1>");
    QString out;
    qsizetype done = 0;
    for (auto it = text.globalMatch(from); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        const Face face = faceNamed(match.captured(2));
        const bool bold = match.captured(4).toInt() > 500;
        const bool italic = match.captured(5) != "normal";
        QFont font = faceFont(face, bold, italic);
        font.setPixelSize(qRound(match.captured(3).toDouble()));
        const double width = QFontMetricsF(font).horizontalAdvance(
            QTextDocumentFragment::fromHtml(match.captured(6)).toPlainText());
        out += from.mid(done, match.capturedStart() - done);
        QString where = match.captured(1);
        if (const QRegularExpressionMatch begin = left.match(where); centred && begin.hasMatch())
            where.replace(begin.capturedStart(), begin.capturedLength(),
                          "text-anchor=\"middle\" x=\""
                              + QString::number(begin.captured(1).toDouble() + width / 2, 'f', 2) + '"');
        out += "<text " + where + svgFont(face, bold, italic) + " font-size=\"" + match.captured(3) + "\" textLength=\""
               + QString::number(width, 'f', 2) + "\" lengthAdjust=\"spacingAndGlyphs\">" + match.captured(6)
               + "</text>";
        done = match.capturedEnd();
    }
    return (out + from.mid(done)).toUtf8();
}

QByteArray svgFragment(const QSizeF& millimetres, const std::function<void(QPainter&)>& draw, bool centred)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setResolution(254);
        svg.setSize((millimetres * svgUnit).toSize());
        svg.setViewBox(QRectF(QPointF(), millimetres * svgUnit));
        QPainter painter(&svg);
        painter.scale(svgUnit, svgUnit);
        draw(painter);
    }
    const QByteArray all = buffer.data();
    const qsizetype head = all.indexOf("</defs>");
    const qsizetype tail = all.lastIndexOf("</svg>");
    if (head < 0 || tail < head)
        return {};
    QByteArray body = all.mid(head + 7, tail - head - 7);
    // The generator writes an empty group after each change of its state.
    for (qsizetype at = 0; (at = body.indexOf("<g ", at)) >= 0;) {
        const qsizetype close = body.indexOf('>', at);
        const qsizetype next = body.indexOf('<', close);
        if (close > 0 && next > 0 && body.mid(next, 4) == "</g>"
            && body.mid(close + 1, next - close - 1).trimmed().isEmpty())
            body.remove(at, next + 4 - at);
        else
            at = close;
    }
    return QByteArray::fromStdString(onlyXmlCharacters(svgLetters(body.trimmed(), centred).toStdString()));
}

} // namespace fw
