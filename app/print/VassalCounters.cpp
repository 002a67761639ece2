#include "app/print/VassalCounters.h"

#include "app/print/CardFace.h"
#include "app/print/VassalText.h"
#include "editor/Translated.h"
#include "editor/exchange/vassal/UnitMarks.h"
#include "editor/render/ChartWords.h"
#include "editor/render/CounterArt.h"
#include "editor/render/CounterBack.h"
#include "editor/render/CounterPainter.h"
#include "editor/render/TrackMarkers.h"
#include "engine/model/Seen.h"
#include "engine/proof/Lookalikes.h"
#include "engine/store/Sha256.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace fw {

namespace {

constexpr double headingRoom = 1.2 / 12.7; ///< beyond the edge of a counter for its facing, as a share of its side
constexpr int cardGap = 20;                ///< pixels around a deck

QByteArray pngOf(const QImage& image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

/// A word as the name of a file: letters, digits, points and hyphens.
std::string fileWord(const std::string& word)
{
    std::string out;
    for (const char c : word) {
        const bool plain = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-'
                           || c == '_' || c == '.';
        out += plain ? c : '-';
    }
    return out.empty() ? "picture" : out;
}

QImage blank(double width, double height)
{
    QImage image(std::max(1, int(std::lround(width))), std::max(1, int(std::lround(height))),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

} // namespace

std::string ModuleImages::add(std::string bytes, const std::string& word)
{
    const auto [found, isNew] = mByDigest.emplace(hex(sha256(bytes)), mEntries.size());
    if (!isNew)
        return mEntries[found->second].name.substr(std::string("images/").size());
    const std::string stem = fileWord(word);
    const int before = mWords[stem]++;
    const std::string name = before == 0 ? stem + ".png" : stem + '~' + std::to_string(before + 1) + ".png";
    mEntries.push_back({"images/" + name, std::move(bytes)});
    return name;
}

std::string ModuleImages::add(const QImage& image, const std::string& word)
{
    return add(pngOf(image).toStdString(), word);
}

VassalCounters::VassalCounters(const Ruleset& rules, const Scenario& scenario, const PrintedBoard& board,
                               ModuleImages& images, const QString& folder)
    : mRules(rules), mScenario(scenario), mBoard(board), mImages(images), mStart(counterFaces(rules, scenario)),
      mSided(sheetCounters(rules, scenario, folder)), mSide(counterSide(board.geometry()))
{
    const bool faced = !scenario.map.grid.linked()
                       && (rules.facings > 0
                           || std::ranges::any_of(rules.paths, [](const PathRow& row) { return !row.facing.empty(); }));
    mFacings = !faced ? 0 : rules.facings > 0 ? rules.facings : scenario.map.grid.directions();
}

Result<void> VassalCounters::check() const
{
    for (const TwoSided& two : mSided)
        for (const CounterFace* face : {&two.front, &two.back})
            if (Result<void> art = checkArt(face->art); !art)
                return art;
    return {};
}

std::string VassalCounters::image(const CounterFace& face, const std::string& word)
{
    const double side = mSide * mBoard.dots();
    const double room = face.heading >= 0 ? std::ceil(side * headingRoom) : 0;
    QImage picture = blank(side + 2 * room, side + 2 * room);
    QPainter p(&picture);
    p.translate(room, room);
    p.scale(mBoard.dots(), mBoard.dots());
    paintCounter(p, face, {0, 0, mSide, mSide}, mBoard.dots());
    p.end();
    return mImages.add(picture, word);
}

std::string VassalCounters::cardImage(const TwoSided& card, bool back, const std::string& word)
{
    const SheetLayout layout = forCards(SheetLayout());
    const QRectF cut(0, 0, layout.side, layout.tall);
    QImage picture = blank(cut.width() * mBoard.dots(), cut.height() * mBoard.dots());
    QPainter p(&picture);
    p.setRenderHint(QPainter::Antialiasing);
    p.scale(mBoard.dots(), mBoard.dots());
    p.fillRect(cut, (back ? card.back : card.front).colour);
    if (back)
        paintCardBack(p, card, cut);
    else
        paintCardFront(p, card, cut);
    p.end();
    return mImages.add(picture, word);
}

void VassalCounters::paintFaces(ModulePiece& piece, const TwoSided& two, bool hideable)
{
    const std::string& id = mScenario.units[std::size_t(two.front.unit)].id;
    if (two.card) {
        piece.front = cardImage(two, false, id);
        piece.mask = cardImage(two, true, id + "-back");
        const SheetLayout layout = forCards(SheetLayout());
        piece.width = int(std::lround(layout.side * mBoard.dots()));
        piece.height = int(std::lround(layout.tall * mBoard.dots()));
        return;
    }
    CounterFace front = two.front, back = two.back;
    const Unit& unit = mScenario.units[std::size_t(front.unit)];
    // The picture shows the first facing; VASSAL turns it to the others.
    if (mFacings > 0)
        front.heading = back.heading = mScenario.map.grid.shape == GridShape::HexPointy ? 30 : 0;
    piece.facings = mFacings;
    piece.front = image(front, id);
    if (hideable) {
        piece.mask = image(back, unit.side + "-hidden");
        if (unit.steps <= 1)
            back = front;
        else if (back.art.isEmpty())
            back = backFace(mRules, mScenario, front);
    }
    const std::string other = image(back, id + "-back");
    if (other != piece.front) {
        piece.back = other;
        piece.backName = (unit.steps > 1 ? VassalText::tr("reduced") : VassalText::tr("back")).toStdString();
    }
    const double side = mSide * mBoard.dots();
    piece.width = piece.height = int(std::lround(side + 2 * (front.heading >= 0 ? std::ceil(side * headingRoom) : 0)));
}

void VassalCounters::drawUnits()
{
    std::vector<char> hideable(mScenario.units.size(), 0);
    for (const Lookalikes& group : lookalikesOf(mRules, mScenario))
        if (group.pile.empty())
            for (const int unit : group.units)
                hideable[std::size_t(unit)] = 1;
    const bool vanish = std::ranges::any_of(
        mRules.marks, [](const Mark& mark) { return mark.on == MarkOn::Unit && mark.hides == "place"; });
    for (std::size_t i = 0; i < mScenario.units.size(); ++i) {
        const Unit& unit = mScenario.units[i];
        ModulePiece piece;
        piece.name = unit.name.empty() ? unit.id : unit.name;
        piece.owner = sideName(mScenario, unit.side);
        piece.marks = unitMarks(mRules, mScenario, unit);
        piece.vanishes = vanish && !isCard(int(i));
        paintFaces(piece, mSided[i], hideable[i] != 0);
        mPieces.push_back(piece);
        const auto placement = std::ranges::find(mScenario.setup, unit.id, &Placement::unit);
        if (placement != mScenario.setup.end()) {
            piece.facing = mFacings > 0 ? placement->facing % mFacings : 0;
            piece.backUp = placement->stepsLost > 0 && !piece.back.empty();
            for (const Mark& mark : mRules.marks) {
                const auto value = placement->marks.find(mark.id);
                if (mark.hides.empty() || value == placement->marks.end() || value->second == "0")
                    continue;
                piece.masked = piece.masked || !piece.mask.empty();
                piece.vanished = piece.vanished || (mark.hides == "place" && piece.vanishes);
            }
        }
        mAtStart.push_back(std::move(piece));
    }
}

ModulePiece VassalCounters::marker(const TwoSided& two, const std::string& name, const std::string& word)
{
    ModulePiece piece;
    piece.name = name;
    piece.front = image(two.front, word);
    piece.clones = true;
    piece.marks = {{std::string(pieceMark::type), std::string(markerType)}};
    piece.width = piece.height = int(std::lround(mSide * mBoard.dots()));
    return piece;
}

void VassalCounters::addPalette(ModuleDescription& module) const
{
    for (const Army& army : mScenario.sides)
        module.palette.push_back({sideName(mScenario, army.id), {}});
    for (std::size_t i = 0; i < mPieces.size(); ++i) {
        const Unit& unit = mScenario.units[i];
        const std::string side = sideName(mScenario, unit.side);
        auto tab = std::ranges::find(module.palette, side, &ModuleTab::name);
        if (tab == module.palette.end())
            tab = module.palette.insert(tab, {side, {}});
        const std::string heading = isCard(int(i))           ? VassalText::tr("Cards").toStdString()
                                    : unit.formation.empty() ? VassalText::tr("Others").toStdString()
                                                             : unit.formation;
        auto group = std::ranges::find(tab->groups, heading, &ModuleGroup::name);
        if (group == tab->groups.end())
            group = tab->groups.insert(group, {heading, {}});
        group->pieces.push_back(mPieces[i]);
    }
}

void VassalCounters::addStacks(ModuleDescription& module) const
{
    Cell last = noCell;
    for (const PlacedCounter& counter : placed(mBoard.geometry(), mStart, mBoard.panel())) {
        const int unit = counter.face->unit;
        if (unit < 0 || isCard(unit))
            continue;
        const Cell cell = counter.face->cell;
        if (cell == noCell || cell != last) {
            const QPoint at = mBoard.pixel(cell == noCell ? counter.square.center() : mBoard.geometry().centre(cell));
            const std::string place = cell == noCell ? mPieces[std::size_t(unit)].name
                                                     : mScenario.map.numbering.label(mScenario.map.grid, cell);
            module.stacks.push_back({place, at.x(), at.y(), {}});
        }
        module.stacks.back().pieces.push_back(mAtStart[std::size_t(unit)]);
        last = cell;
    }
}

void VassalCounters::addCards(ModuleDescription& module) const
{
    const SheetLayout layout = forCards(SheetLayout());
    const int width = int(std::lround(layout.side * mBoard.dots()));
    const int height = int(std::lround(layout.tall * mBoard.dots()));
    const std::vector<Lookalikes> piles = pilesOf(mRules, mScenario);
    if (piles.empty())
        return;
    int decks = 0;
    const auto add = [&](ModuleCards deck) {
        deck.area = {cardGap + decks++ * (width + cardGap), cardGap, width, height};
        module.decks.push_back(std::move(deck));
    };
    for (const Army& army : mScenario.sides) {
        const std::string side = sideName(mScenario, army.id);
        ModuleCards hand{VassalText::tr("Hand of %1").arg(toQString(side)).toStdString(), side, {}, true, {}};
        bool holds = false;
        for (const Lookalikes& pile : piles) {
            if (pile.side != army.id)
                continue;
            holds = true;
            const auto box = std::ranges::find(mRules.boxes, pile.pile, &Box::id);
            const bool owned = box != mRules.boxes.end() && forOwner(*box);
            ModuleCards deck{side + ": " + translated(pileName(mRules, pile.pile)).toStdString(), side, {}, true, {}};
            for (const int unit : pile.units) {
                ModulePiece card = mAtStart[std::size_t(unit)];
                card.masked = !owned; // the owner of a hand sees its cards
                (owned ? hand : deck).cards.push_back(std::move(card));
            }
            if (!owned)
                add(std::move(deck));
        }
        if (holds)
            module.hands.push_back(std::move(hand));
    }
    // Boxes where no counter begins can take the cards that were played.
    for (const Box& box : mRules.boxes) {
        const bool waits = std::ranges::any_of(mScenario.setup,
                                               [&](const Placement& placement) { return placement.box == box.id; });
        const bool open = box.role == BoxRole::Other || box.role == BoxRole::Removed;
        if (open && !waits && !faceDown(box))
            add({translated(box.label.empty() ? box.id : box.label).toStdString(), {}, {}, false, {}});
    }
}

void VassalCounters::addTrackMarkers(ModuleDescription& module, ModuleGroup& group)
{
    const SheetPanel* panel = mBoard.panel();
    const std::vector<TrackMarker> markers = trackMarkers(mRules, mScenario);
    const CounterLayoutPtr layout = mStart.empty() ? nullptr : mStart.front().layout;
    const auto put = [&](const TrackMarker& marker, const QString& what, QPointF at) {
        TwoSided two;
        two.front.layout = layout;
        two.front.kind = FaceKind::Marker;
        two.front.colour = marker.colour;
        two.front.name = marker.name;
        two.front.states = {what};
        const QString name = marker.name.isEmpty() ? what : QString("%1: %2").arg(marker.name, what);
        ModulePiece piece = this->marker(two, name.toStdString(),
                                         "track-" + marker.mark + (marker.side.empty() ? "" : "-" + marker.side));
        const QPoint pixel = mBoard.pixel(at);
        module.stacks.push_back({piece.name, pixel.x(), pixel.y(), {piece}});
        if (std::ranges::find(group.pieces, piece.name, &ModulePiece::name) == group.pieces.end())
            group.pieces.push_back(std::move(piece));
    };
    if (panel != nullptr) {
        if (const SheetPanel::Place* first = panel->turnSquare(mScenario.firstTurn))
            put({"turn", {}, {}, {}, QColor("#e9dfc4"), {}, {}}, VassalText::tr("Turn"), first->square.center());
        for (const SheetTrack& track : panel->tracks())
            for (const PlacedMarker& placed : placedOn(track, markers))
                put(*placed.marker, track.title(), placed.box.center());
    }
    for (const TrackMarker& marker : markers) {
        if (marker.cells.empty())
            continue;
        // A marker of a hexside is between its two cells, that of an area in its first one.
        const QPointF first = mBoard.geometry().centre(marker.cells.front());
        const bool side = marker.cells.size() == 2;
        put(marker, marker.words, side ? (first + mBoard.geometry().centre(marker.cells.back())) / 2 : first);
    }
}

void VassalCounters::addMarkers(ModuleDescription& module)
{
    ModuleTab tab{VassalText::tr("Markers").toStdString(), {}};
    ModuleGroup tracks{VassalText::tr("On tracks and places").toStdString(), {}};
    addTrackMarkers(module, tracks);
    if (!tracks.pieces.empty())
        tab.groups.push_back(std::move(tracks));
    ModuleGroup mix{VassalText::tr("Counter mix").toStdString(), {}};
    Scenario one = mScenario; // each kind once
    for (Marker& marker : one.markers)
        marker.count = std::min(marker.count, 1);
    std::erase_if(one.markers, [](const Marker& marker) { return marker.count < 1; });
    const std::vector<TwoSided> faces = sheetMarkers(mRules, one);
    for (std::size_t i = 0; i < faces.size(); ++i) {
        const Marker& kind = one.markers[i];
        const QString label = markLabel(mRules, kind.mark, kind.step);
        ModulePiece piece = marker(faces[i], label.toStdString(), "marker-" + kind.mark + '-' + kind.step);
        const auto given = std::ranges::find_if(
            mScenario.markers, [&](const Marker& other) { return other.mark == kind.mark && other.step == kind.step; });
        piece.marks.emplace_back(pieceMark::count, std::to_string(given->count));
        mix.pieces.push_back(std::move(piece));
    }
    if (!mix.pieces.empty())
        tab.groups.push_back(std::move(mix));
    if (!tab.groups.empty())
        module.palette.push_back(std::move(tab));
}

void VassalCounters::addTo(ModuleDescription& module)
{
    drawUnits();
    addPalette(module);
    addMarkers(module);
    addStacks(module);
    addCards(module);
}

} // namespace fw
