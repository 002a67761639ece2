#include "app/print/CardFace.h"

#include "app/print/CounterSheets.h"
#include "editor/render/CounterArt.h"
#include "editor/render/Lettering.h"

#include <QPainter>
#include <algorithm>
#include <vector>

namespace fw {

namespace {

constexpr double rim = 3;          ///< millimetres between the cut and the content
constexpr double smallest = 0.7;   ///< smallest height of a capital, however long the text
constexpr double lineHeight = 1.8; ///< line height, as a multiple of the height of a capital
constexpr double faceGap = 0.7;    ///< gap between two paragraphs, as the same multiple
constexpr double faceTitleCapital = 3.2;
constexpr double textCapital = 2.3;
const QColor paper("#fbf6e8");
const QColor ink("#2a2016");

QStringList wrapped(const Lettering& hand, const QString& text, double room)
{
    QStringList lines;
    QString line;
    for (const QString& word : text.split(' ', Qt::SkipEmptyParts)) {
        const QString longer = line.isEmpty() ? word : line + ' ' + word;
        if (!line.isEmpty() && hand.box(longer).width() > room) {
            lines << line;
            line = word;
        } else {
            line = longer;
        }
    }
    return line.isEmpty() ? lines : lines << line;
}

/// Writes paragraphs into a box, in smaller letters if they do not fit; returns the y of their end.
double fill(QPainter& p, Lettering hand, const QStringList& paragraphs, const QRectF& box)
{
    std::vector<QStringList> blocks;
    for (;; hand.capital *= 0.92) {
        blocks.clear();
        double widest = 0;
        double high = -faceGap * hand.capital;
        for (const QString& paragraph : paragraphs) {
            blocks.push_back(wrapped(hand, paragraph, box.width()));
            high += hand.capital * (faceGap + double(blocks.back().size()) * lineHeight);
            for (const QString& line : blocks.back())
                widest = std::max(widest, hand.box(line).width());
        }
        if (hand.capital < smallest || (high <= box.height() && widest <= box.width()))
            break;
    }
    double y = box.top() - faceGap * hand.capital;
    for (const QStringList& block : blocks) {
        y += faceGap * hand.capital;
        for (const QString& line : block) {
            y += hand.capital * lineHeight;
            p.save();
            p.translate(box.center().x(), y - 0.5 * hand.capital);
            p.scale(std::min(1.0, box.width() / std::max(0.1, hand.box(line).width())), 1);
            hand.draw(p, {0, 0}, line);
            p.restore();
        }
    }
    return y;
}

} // namespace

void paintCardFront(QPainter& p, const TwoSided& card, const QRectF& cut)
{
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    if (!card.front.art.isEmpty() && paintArt(p, card.front.art, cut)) {
        p.restore();
        return;
    }
    const QRectF frame = cut.adjusted(rim, rim, -rim, -rim);
    p.setPen(QPen(card.front.colour.darker(150), 0.3));
    p.setBrush(paper);
    p.drawRoundedRect(frame, 1.5, 1.5);
    Lettering hand{.bold = true, .capital = faceTitleCapital, .ink = ink};
    const QRectF inner = frame.adjusted(3, 3, -3, -3);
    const double under = fill(p, hand, {card.front.name}, QRectF(inner.left(), inner.top(), inner.width(), 18)) + 1.5;
    p.setPen(QPen(card.front.colour.darker(150), 0.5));
    p.drawLine(QPointF(inner.left(), under), QPointF(inner.right(), under));
    hand.bold = false;
    hand.capital = textCapital;
    QStringList sentences;
    for (const QString& effect : card.effects)
        sentences << effect.left(1).toUpper() + effect.mid(1) + (effect.endsWith('.') ? "" : ".");
    fill(p, hand, sentences, QRectF(inner.left(), under + 2, inner.width(), inner.bottom() - under - 8));
    hand.italic = true;
    hand.capital = 1.7;
    fill(p, hand, {card.front.side}, QRectF(inner.left(), inner.bottom() - 3.4, inner.width(), 3.4));
    p.restore();
}

void paintCardBack(QPainter& p, const TwoSided& card, const QRectF& cut)
{
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    if (!card.back.art.isEmpty() && paintArt(p, card.back.art, cut)) {
        p.restore();
        return;
    }
    const bool pale = card.back.colour.lightnessF() > 0.55;
    const QColor line = pale ? ink : paper;
    p.fillRect(cut, card.back.colour);
    p.setBrush(Qt::NoBrush);
    const QRectF frame = cut.adjusted(rim, rim, -rim, -rim);
    p.setPen(QPen(line, 0.5));
    p.drawRoundedRect(frame, 1.5, 1.5);
    p.setPen(QPen(line, 0.2));
    p.drawRoundedRect(frame.adjusted(1.2, 1.2, -1.2, -1.2), 1, 1);
    Lettering hand{.capital = 12, .ink = line};
    hand.draw(p, frame.center() + QPointF(0, 4), "?");
    hand.smallCaps = true;
    hand.capital = 3;
    fill(p, hand, {card.back.side}, QRectF(frame.left() + 3, frame.bottom() - 12, frame.width() - 6, 7));
    p.restore();
}

} // namespace fw
