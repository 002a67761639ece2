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

/// The layout of a text, independent of its place.
struct ShapedText {
    double width = 0;
    QPainterPath letters; ///< empty until needed
    QPainterPath halo;    ///< widened outline of the letters; empty until needed
};

/// The number of points in cached shapes: about 700 for four digits with their halo, at 60 bytes each with the
/// painter's own data.
thread_local std::size_t pointsKept = 0;

/// The cached layout of a text in a font; one cache for each thread, because several threads paint.
ShapedText& laid(const QFont& face, const QString& text)
{
    constexpr std::size_t most = 20000;
    constexpr std::size_t mostPoints = 1'000'000;
    thread_local std::unordered_map<QString, ShapedText> store;
    if (store.size() > most || pointsKept > mostPoints) {
        store.clear();
        pointsKept = 0;
    }
    const auto [found, fresh] = store.try_emplace(face.key() + QChar(0) + text);
    if (fresh)
        found->second.width = QFontMetricsF(face).horizontalAdvance(text);
    return found->second;
}

/// The shape of a text. Strokes of one letter may cross; the winding fill keeps such crossings filled.
QPainterPath shapesOf(const QFont& face, double left, const QString& text)
{
    QPainterPath shapes;
    shapes.setFillRule(Qt::WindingFill);
    shapes.addText(left, 0, face, text);
    return shapes;
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
    const double width = laid(font(), text).width * scale();
    return {-width / 2, -capital, width, capital};
}

void Lettering::draw(QPainter& painter, QPointF at, const QString& text) const
{
    const QFont letters = font();
    ShapedText& known = laid(letters, text);
    const double width = known.width;
    painter.save();
    painter.translate(at);
    painter.scale(scale(), scale());
    // Spaced letters are drawn as shapes, because a PDF would round the spaces to its own resolution.
    const bool shapes = spacing != 0;
    if ((shapes || halo.isValid()) && known.letters.isEmpty()) {
        known.letters = shapesOf(letters, -width / 2, text);
        pointsKept += std::size_t(known.letters.elementCount());
    }
    if (halo.isValid()) {
        if (known.halo.isEmpty()) {
            QPainterPathStroker wide(QPen(Qt::black, layoutSize * 0.22, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            known.halo = wide.createStroke(known.letters);
            known.halo.setFillRule(Qt::WindingFill);
            pointsKept += std::size_t(known.halo.elementCount());
        }
        painter.fillPath(known.halo, halo);
    }
    if (shapes) {
        painter.fillPath(known.letters, ink);
    } else {
        painter.setPen(ink);
        painter.setFont(letters);
        painter.drawText(QPointF(-width / 2, 0), text);
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
        for (const PlacedLetter& letter : letters)
            painter.strokePath(placing(letter).map(shapesOf(face, 0, letter.letter)),
                               QPen(halo, layoutSize * 0.2 * scale(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
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
