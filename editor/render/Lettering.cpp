#include "editor/render/Lettering.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPathStroker>
#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace fw {

namespace {

// Fonts are laid out large and scaled down, because Qt would round sizes in millimetres to nothing.
constexpr int layoutSize = 64;

/// The layout of a text, independent of its place and size.
struct ShapedText {
    QFont font;
    double width = 0;
    QPainterPath letters; ///< empty until needed
    QPainterPath halo;    ///< widened outline of the letters; empty until needed
};

/// The number of points in cached shapes: about 700 for four digits with their halo, at 60 bytes each with the
/// painter's own data.
thread_local std::size_t pointsKept = 0;

/// A text in a typeface.
struct TextKey {
    QString text;
    QString family;
    double spacing;
    int face; ///< with bold and italic

    bool operator==(const TextKey&) const = default;
};

struct TextKeyHash {
    std::size_t operator()(const TextKey& key) const
    {
        return qHashMulti(0, key.text, key.family, key.spacing, key.face);
    }
};

/// The cached layout of a text; one cache for each thread, because several threads paint.
ShapedText& laid(const Lettering& hand, const QString& text)
{
    constexpr std::size_t most = 20000;
    constexpr std::size_t mostPoints = 1'000'000;
    thread_local std::unordered_map<TextKey, ShapedText, TextKeyHash> store;
    if (store.size() > most || pointsKept > mostPoints) {
        store.clear();
        pointsKept = 0;
    }
    const TextKey key{text, hand.family, hand.spacing, 4 * int(hand.face()) + 2 * hand.bold + hand.italic};
    if (const auto found = store.find(key); found != store.end())
        return found->second;
    const QFont font = text.isEmpty() ? hand.font() : laid(hand, {}).font; // all texts share it
    ShapedText& fresh = store[key];
    fresh.font = font;
    fresh.width = QFontMetricsF(font).horizontalAdvance(text);
    return fresh;
}

/// The shape of a text from the middle of its baseline. Strokes of one letter may cross; the winding fill keeps such
/// crossings filled.
const QPainterPath& lettersOf(ShapedText& known, const QString& text)
{
    if (known.letters.isEmpty()) {
        known.letters.setFillRule(Qt::WindingFill);
        known.letters.addText(-known.width / 2, 0, known.font, text);
        pointsKept += std::size_t(known.letters.elementCount());
    }
    return known.letters;
}

/// The halo around that shape, `wide` units beyond it on either side.
const QPainterPath& haloOf(ShapedText& known, const QString& text, double wide)
{
    if (known.halo.isEmpty()) {
        QPainterPathStroker stroker(QPen(Qt::black, wide, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        known.halo = stroker.createStroke(lettersOf(known, text));
        known.halo.setFillRule(Qt::WindingFill);
        pointsKept += std::size_t(known.halo.elementCount());
    }
    return known.halo;
}

/// Whether the machine has a font; asked once for each name.
bool isInstalled(const QString& family)
{
    thread_local std::unordered_map<QString, bool> known;
    if (family.isEmpty())
        return false;
    const auto [found, fresh] = known.try_emplace(family);
    if (fresh)
        found->second = QFontDatabase::hasFamily(family);
    return found->second;
}

/// The height of capitals as a fraction of the size of the font.
double shareOf(const Lettering& hand)
{
    if (hand.family.isEmpty())
        return capitalShare(hand.face());
    thread_local std::unordered_map<QString, double> known;
    const auto [found, fresh] = known.try_emplace(hand.family);
    if (fresh) {
        QFont font(hand.family);
        font.setPixelSize(layoutSize);
        font.setHintingPreference(QFont::PreferNoHinting);
        const double high = QFontMetricsF(font).capHeight() / layoutSize;
        found->second = high > 0.3 && high < 1 ? high : capitalShare(hand.face());
    }
    return found->second;
}

} // namespace

Face Lettering::face() const
{
    return !serif ? Face::Condensed : smallCaps && !italic ? Face::SmallCaps : Face::Serif;
}

QFont Lettering::font() const
{
    QFont font = faceFont(face(), bold, italic);
    if (!family.isEmpty())
        font.setFamilies(QStringList{family} + font.families());
    font.setPixelSize(layoutSize);
    if (spacing != 0)
        font.setLetterSpacing(QFont::AbsoluteSpacing, spacing * layoutSize * shareOf(*this));
    return font;
}

void Lettering::setTypeface(const StyleFont& font)
{
    serif = font.serif;
    bold = font.bold;
    family = isInstalled(font.family) ? font.family : QString();
}

double Lettering::scale() const
{
    return capital / (layoutSize * shareOf(*this));
}

QRectF Lettering::box(const QString& text) const
{
    const double width = laid(*this, text).width * scale();
    return {-width / 2, -capital, width, capital};
}

void Lettering::draw(QPainter& painter, QPointF at, const QString& text) const
{
    ShapedText& known = laid(*this, text);
    painter.save();
    painter.translate(at);
    painter.scale(scale(), scale());
    // Spaced letters are drawn as shapes, because a PDF would round the spaces to its own resolution.
    const bool shapes = spacing != 0;
    if (halo.isValid())
        painter.fillPath(haloOf(known, text, layoutSize * 0.22), halo);
    if (shapes) {
        painter.fillPath(lettersOf(known, text), ink);
    } else {
        painter.setPen(ink);
        painter.setFont(known.font);
        painter.drawText(QPointF(-known.width / 2, 0), text);
    }
    painter.restore();
}

std::vector<PlacedLetter> Lettering::along(const Points& line, double share, double above, const QString& text) const
{
    std::vector<PlacedLetter> placed;
    if (line.size() < 2)
        return placed;
    std::vector<double> reached{0};
    for (std::size_t i = 1; i < line.size(); ++i) {
        const QPointF v = line[i] - line[i - 1];
        reached.push_back(reached.back() + std::hypot(v.x(), v.y()));
    }
    const double total = reached.back();
    const double width = box(text).width();
    if (width > total)
        return placed;
    const double start = std::clamp(total * share - width / 2, 0.0, total - width);
    const auto onLine = [&](double distance) {
        distance = std::clamp(distance, 0.0, total);
        const auto next = std::upper_bound(reached.begin(), reached.end() - 1, distance);
        const std::size_t i = std::max<std::ptrdiff_t>(1, next - reached.begin());
        const double piece = reached[i] - reached[i - 1];
        const double t = piece > 0 ? (distance - reached[i - 1]) / piece : 0;
        return line[i - 1] + (line[i] - line[i - 1]) * t;
    };
    // The letters follow a smoother line than a meandering one below them.
    const auto at = [&](double distance) {
        QPointF sum;
        for (int i = -3; i <= 3; ++i)
            sum += onLine(distance + 1.3 * i * capital);
        return sum / 7;
    };
    // Letters always read from left to right.
    const bool back = at(start + width).x() < at(start).x();
    const QFontMetricsF metrics(font());
    double done = 0;
    for (const QChar letter : text) {
        const double advance = metrics.horizontalAdvance(letter) * scale();
        const double middle = done + advance / 2;
        const double where = back ? start + width - middle : start + middle;
        const QPointF reach = at(where + capital) - at(where - capital);
        const QPointF along = back ? -reach : reach;
        QTransform turn;
        turn.translate(at(where).x(), at(where).y());
        turn.rotate(std::atan2(along.y(), along.x()) * 180 / M_PI);
        turn.translate(-advance / 2, -above);
        placed.push_back({letter, turn.map(QPointF()), std::atan2(along.y(), along.x()) * 180 / M_PI,
                          turn.map(QPolygonF(QRectF(0, -capital, advance, capital * 1.2)))});
        done += advance;
    }
    return placed;
}

void Lettering::draw(QPainter& painter, const std::vector<PlacedLetter>& letters) const
{
    const QFont face = font();
    const auto placing = [this](const PlacedLetter& letter) {
        QTransform at;
        at.translate(letter.foot.x(), letter.foot.y());
        at.rotate(letter.angle);
        at.scale(scale(), scale());
        return at;
    };
    // The shape is rotated instead of the painter, because a PDF draws lines only for an upright pen, else outlines.
    if (halo.isValid())
        for (const PlacedLetter& letter : letters) {
            ShapedText& known = laid(*this, letter.letter);
            const QPainterPath at = placing(letter).map(lettersOf(known, letter.letter).translated(known.width / 2, 0));
            painter.strokePath(at, QPen(halo, layoutSize * 0.2 * scale(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        }
    for (const PlacedLetter& letter : letters) {
        painter.save();
        painter.setTransform(placing(letter), true);
        painter.setPen(ink);
        painter.setFont(face);
        painter.drawText(QPointF(0, 0), QString(letter.letter));
        painter.restore();
    }
}

} // namespace fw
