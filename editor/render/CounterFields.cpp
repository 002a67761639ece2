#include "editor/render/CounterFields.h"

#include "editor/render/Lettering.h"
#include "editor/render/Symbols.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace fw {

namespace {

constexpr double narrowest = 0.66; ///< to this share letters are condensed before any is left out

Lettering handOf(const LayoutField& field, const QColor& ink)
{
    Lettering hand{.serif = field.serif, .bold = field.bold, .italic = field.italic, .ink = ink};
    hand.capital = field.size * capitalShare(hand.face());
    return hand;
}

/// Draws a text within a width: first it condenses the letters, then it omits brackets at the end, then letters.
/// `align` is -1, 0 or 1, and `at` the left end, the middle or the right end of the baseline. `most` is the widest
/// share of the letters.
void fitted(QPainter& p, const Lettering& hand, QPointF at, QString text, double room, int align, double most = 1)
{
    const auto bracket = text.lastIndexOf(" (");
    if (bracket > 0 && text.indexOf(')', bracket) == text.size() - 1 && hand.box(text).width() * narrowest > room)
        text.truncate(bracket);
    if (text.isEmpty())
        return;
    const double share = std::clamp(room / hand.box(text).width(), narrowest, std::max(narrowest, most));
    QString shown = text;
    for (auto left = text.size() - 1; left > 1 && hand.box(shown).width() * share > room; --left)
        shown = text.left(left).trimmed() + QChar(0x2026);
    p.save();
    p.translate(at - QPointF(align * hand.box(shown).width() * share / 2, 0));
    p.scale(share, 1);
    hand.draw(p, {0, 0}, shown);
    p.restore();
}

/// Draws numbers: it condenses them if there are many and uses two rows for very many.
void paintNumbers(QPainter& p, Lettering hand, const QRectF& area, const QString& numbers, const QString& between,
                  int align)
{
    constexpr double least = 0.6;
    const double x = area.center().x() + align * area.width() / 2;
    const auto row = [&](double y, const QString& text) {
        const double width = std::max(1e-6, hand.box(text).width());
        const double share = std::min(1.0, area.width() / width);
        p.save();
        p.translate(x - align * width * share / 2, y);
        p.scale(share, 1);
        hand.draw(p, {0, 0}, text);
        p.restore();
    };
    const double foot = area.center().y() + hand.capital / 2;
    const QStringList parts = between.isEmpty() ? QStringList(numbers) : numbers.split(between);
    if (parts.size() < 4 || hand.box(numbers).width() * least <= area.width())
        return row(foot, numbers);
    const auto half = (parts.size() + 1) / 2;
    hand.capital /= 2;
    row(foot - 1.174 * hand.capital, parts.mid(0, half).join(between) + between);
    row(foot, parts.mid(half).join(between));
}

/// A text over one line, or over two of about the same width if it is too long.
QStringList brokenOver(const Lettering& hand, const QString& text, double room, int lines)
{
    if (lines < 2 || hand.box(text).width() * 0.8 <= room)
        return {text};
    QStringList best{text};
    double least = hand.box(text).width();
    for (auto at = text.indexOf(' '); at > 0; at = text.indexOf(' ', at + 1)) {
        const double width = std::max(hand.box(text.left(at)).width(), hand.box(text.mid(at + 1)).width());
        if (width < least) {
            least = width;
            best = {text.left(at), text.mid(at + 1)};
        }
    }
    return best;
}

void paintText(QPainter& p, const LayoutField& field, const QRectF& area, QString text, const QColor& ink)
{
    const Lettering hand = handOf(field, ink);
    if (field.capitals)
        text = text.toUpper();
    const QStringList lines = brokenOver(hand, text, area.width(), field.lines);
    const double pitch = field.size * 0.98;
    const double x = area.center().x() + field.align * area.width() / 2;
    double foot = area.center().y() + hand.capital / 2 - pitch * (double(lines.size()) - 1) / 2;
    double most = 1; // all lines are condensed alike
    for (const QString& line : lines)
        most = std::min(most, area.width() / std::max(1e-6, hand.box(line).width()));
    for (const QString& line : lines) {
        fitted(p, hand, {x, foot}, line, area.width(), field.align, most);
        foot += pitch;
    }
}

/// The ratings of a counter that a field shows.
std::vector<FaceRating> ratingsShown(const LayoutFace& layout, const LayoutField& field, const CounterFace& face)
{
    if (field.ratings.isEmpty())
        return face.ratings;
    const auto named = [&](const QString& word) {
        const int position = word.toInt();
        if (position > 0)
            return position <= int(face.ratings.size()) ? position - 1 : -1;
        const auto found = std::ranges::find(face.ratings, word, &FaceRating::id);
        return found == face.ratings.end() ? -1 : int(found - face.ratings.begin());
    };
    std::vector<FaceRating> out;
    for (const QString& word : field.ratings) {
        if (word != "rest") {
            if (const int at = named(word); at >= 0)
                out.push_back(face.ratings[std::size_t(at)]);
            continue;
        }
        std::vector<bool> elsewhere(face.ratings.size(), false);
        for (const LayoutField& other : layout.fields)
            if (other.show == LayoutShow::Ratings)
                for (const QString& taken : other.ratings)
                    if (const int at = taken == "rest" ? -1 : named(taken); at >= 0)
                        elsewhere[std::size_t(at)] = true;
        for (std::size_t i = 0; i < face.ratings.size(); ++i)
            if (!elsewhere[i])
                out.push_back(face.ratings[i]);
    }
    return out;
}

/// A full dot for each step left, an empty one for each step lost; a number if there are too many.
void paintSteps(QPainter& p, const LayoutField& field, const QRectF& area, const CounterFace& face, const QColor& ink)
{
    constexpr int mostDots = 8;
    constexpr double gap = 0.35; // of a dot
    if (face.steps > mostDots)
        return paintText(p, field, area, QString("%1/%2").arg(face.stepsLeft).arg(face.steps), ink);
    const double across = face.steps + (face.steps - 1) * gap;
    const bool upright = area.height() > area.width();
    const double length = upright ? area.height() : area.width(), width = upright ? area.width() : area.height();
    const double dot = std::min(width, length / across);
    const double from = (length - dot * across) / 2 * (field.align + 1);
    const double pen = dot * 0.16;
    for (int i = 0; i < face.steps; ++i) {
        const double along = from + i * dot * (1 + gap);
        const QPointF corner = upright ? QPointF(area.center().x() - dot / 2, area.top() + along)
                                       : QPointF(area.left() + along, area.center().y() - dot / 2);
        p.setPen(QPen(ink, pen));
        p.setBrush(i < face.stepsLeft ? QBrush(ink) : QBrush(Qt::NoBrush));
        p.drawEllipse(QRectF(corner, QSizeF(dot, dot)).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2));
    }
}

/// What a field shows as a text; empty for other fields.
QString textOf(const LayoutField& field, const CounterFace& face)
{
    switch (field.show) {
    case LayoutShow::Name: return face.name;
    case LayoutShow::Formation: return face.formation;
    case LayoutShow::Side: return face.side;
    case LayoutShow::States: return face.states.join(QString::fromUtf8(" · "));
    case LayoutShow::Text: return field.text;
    default: return {};
    }
}

/// Whether a counter has what a field shows.
bool hasValue(const LayoutFace& layout, const LayoutField& field, const CounterFace& face)
{
    switch (field.show) {
    case LayoutShow::Ratings: return !ratingsShown(layout, field, face).empty();
    case LayoutShow::Symbol: return !face.symbol.isEmpty();
    case LayoutShow::Size: return !face.size.isEmpty();
    case LayoutShow::Steps: return face.steps > 1;
    default: return !textOf(field, face).isEmpty();
    }
}

QString symbolShown(const CounterFace& face)
{
    return face.layout == nullptr ? face.symbol : face.layout->symbols.value(face.symbol, face.symbol);
}

} // namespace

void paintLayoutBox(QPainter& p, const LayoutBox& box, const CounterFace& face, const QColor& below)
{
    const QColor fill = layoutColour(box.fill, face, below);
    const QColor line = layoutColour(box.line, face, fill.isValid() ? fill : below);
    p.setPen(line.isValid() && box.lineWidth > 0 ? QPen(line, box.lineWidth) : QPen(Qt::NoPen));
    p.setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    const QRectF& area = box.area;
    QPolygonF corners;
    switch (box.shape) {
    case LayoutShape::Box:
        if (box.corner > 0)
            p.drawRoundedRect(area, box.corner, box.corner);
        else
            p.drawRect(area);
        return;
    case LayoutShape::Ellipse: p.drawEllipse(area); return;
    case LayoutShape::Diamond:
        corners << QPointF(area.center().x(), area.top()) << QPointF(area.right(), area.center().y())
                << QPointF(area.center().x(), area.bottom()) << QPointF(area.left(), area.center().y());
        break;
    case LayoutShape::Wedge: corners << area.topLeft() << area.bottomRight() << area.bottomLeft(); break;
    case LayoutShape::Shield: {
        QPainterPath shield(area.topLeft());
        shield.lineTo(area.topRight());
        shield.lineTo(area.right(), area.top() + area.height() * 0.5);
        shield.quadTo(area.right(), area.top() + area.height() * 0.8, area.center().x(), area.bottom());
        shield.quadTo(area.left(), area.top() + area.height() * 0.8, area.left(), area.top() + area.height() * 0.5);
        shield.closeSubpath();
        p.drawPath(shield);
        return;
    }
    }
    p.drawPolygon(corners);
}

void paintLayoutField(QPainter& p, const LayoutFace& layout, const LayoutField& field, const CounterFace& face,
                      bool words)
{
    if (!appliesTo(field.when, face) || !hasValue(layout, field, face))
        return;
    const QColor below = groundBelow(layout, field, face);
    const QColor ink = layoutColour(field.colour, face, below);
    if (field.ground.fill.role != LayoutColour::Role::None || field.ground.line.role != LayoutColour::Role::None)
        paintLayoutBox(p, field.ground, face, below);
    QRectF area = field.area;
    const bool turned = field.turn != 0;
    if (turned) {
        p.save();
        p.translate(area.center());
        p.rotate(field.turn);
        area = QRectF(-area.height() / 2, -area.width() / 2, area.height(), area.width());
    }
    switch (field.show) {
    case LayoutShow::Symbol: {
        const QColor paper = layoutColour(field.paper, face, below);
        drawSymbol(p, symbolShown(face), area, ink, paper.isValid() ? paper : below);
        break;
    }
    case LayoutShow::Size: paintSizeMark(p, area, face.size, ink); break;
    case LayoutShow::Steps: paintSteps(p, field, area, face, ink); break;
    case LayoutShow::Ratings:
        if (words) {
            const bool negative = face.factors.contains(" - ") && field.between == "-";
            paintNumbers(p, handOf(field, ink), area, factorsOf(ratingsShown(layout, field, face), field.between),
                         negative ? " - " : field.between, field.align);
        }
        break;
    default:
        if (words)
            paintText(p, field, area, textOf(field, face), ink);
    }
    if (turned)
        p.restore();
}

void paintTicket(QPainter& p, const LayoutTicket& ticket, const QString& words)
{
    // Dark frame, hatched edge, plain words.
    p.save();
    p.translate(ticket.area.center());
    p.rotate(ticket.turn);
    const double x = ticket.area.width() / 2, y = ticket.area.height() / 2;
    p.setPen(QPen(counterBlack, 0.2));
    p.setBrush(QColor("#fff3a8"));
    p.drawRect(QRectF(-x, -y, 2 * x, 2 * y));
    p.setPen(QPen(counterBlack, 0.28));
    for (double at = 0.4 - x; at < x - 0.1; at += 1.1) {
        p.drawLine(QPointF(at, -y), QPointF(at + 0.35, 0.33 - y));
        p.drawLine(QPointF(at, y), QPointF(at + 0.35, y - 0.33));
    }
    Lettering hand{.serif = false, .bold = true, .ink = counterBlack};
    hand.capital = ticket.size * capitalShare(hand.face());
    fitted(p, hand, {0, hand.capital / 2}, words, 2 * x - 0.8, 0);
    p.restore();
}

void paintSizeMark(QPainter& p, const QRectF& area, const QString& mark, const QColor& ink)
{
    static const QString drawn = QString::fromUtf8("XI•Øo");
    const auto isDrawn = [&](QChar sign) { return drawn.contains(sign); };
    const double high = area.height(), stroke = high * 0.17;
    if (!std::all_of(mark.begin(), mark.end(), isDrawn)) {
        Lettering hand{.serif = false, .bold = true, .capital = high, .ink = ink};
        return fitted(p, hand, {area.center().x(), area.bottom()}, mark, area.width(), 0);
    }
    const auto widthOf = [&](QChar sign) { return high * (sign == 'X' ? 0.78 : sign == 'I' ? 0.16 : 0.66); };
    const double gap = high * (mark.contains('I') ? 0.26 : mark.contains('X') ? 0.06 : 0.2);
    double all = -gap;
    for (const QChar sign : mark)
        all += widthOf(sign) + gap;
    p.save();
    p.translate(area.center());
    if (all > area.width())
        p.scale(area.width() / all, 1);
    p.setBrush(Qt::NoBrush);
    double x = -all / 2;
    for (const QChar sign : mark) {
        const double wide = widthOf(sign), half = wide / 2, inset = stroke / 2, y = high / 2 - inset;
        p.setPen(QPen(ink, stroke, Qt::SolidLine, Qt::FlatCap));
        if (sign == 'X') {
            p.drawLine(QPointF(x + inset, -y), QPointF(x + wide - inset, y));
            p.drawLine(QPointF(x + inset, y), QPointF(x + wide - inset, -y));
        } else if (sign == 'I') {
            p.drawLine(QPointF(x + half, -high / 2), QPointF(x + half, high / 2));
        } else if (sign == QChar(0xD8)) {
            p.drawEllipse(QPointF(x + half, 0), half - inset, half - inset);
            p.drawLine(QPointF(x, high * 0.42), QPointF(x + wide, -high * 0.42));
        } else {
            p.setPen(Qt::NoPen);
            p.setBrush(ink);
            p.drawEllipse(QPointF(x + half, 0), half, half);
            p.setBrush(Qt::NoBrush);
        }
        x += wide + gap;
    }
    p.restore();
}

} // namespace fw
