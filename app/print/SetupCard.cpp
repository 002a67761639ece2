#include "app/print/SetupCard.h"

#include "app/print/CardFlow.h"
#include "app/print/CounterSheets.h"
#include "app/print/StartWords.h"
#include "editor/Translated.h"
#include "editor/render/ChartWords.h"
#include "editor/render/CounterPainter.h"
#include "editor/render/Lettering.h"
#include "engine/base/Rows.h"
#include "engine/desk/UnitWords.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <map>

namespace fw {

namespace {

constexpr double counterSide = 12.7; ///< side of a counter
constexpr double across = 20;        ///< room for a counter with its name
constexpr double lineStep = 3.1;     ///< from line to line of a text
constexpr int nameLines = 2;
constexpr int remarkLines = 2;
constexpr int mostPlaceLines = 4;
constexpr int longPlace = 3; ///< counters as wide as a long name of a place may be

struct SetupCardText {
    Q_DECLARE_TR_FUNCTIONS(fw::SetupCard)
};

/// Counters that go to the same place.
struct Group {
    QString place;
    std::vector<const Placement*> units; ///< bottom of the stack first
};

/// A counter as drawn on the card.
struct Shown {
    CounterFace face;
    QString name;
    QString remark; ///< facing, steps and marks
};

/// A place with its counters as drawn on the card, next to other places.
struct Block {
    QString place;
    std::vector<Shown> shown;
    int columns = 1;    ///< counters in a row
    int width = 1;      ///< in counters
    int placeLines = 1; ///< lines of its heading
    bool remarks = false;

    int rows() const { return (int(shown.size()) + columns - 1) / columns; }
    double head() const { return 1.5 + placeLines * lineStep; }
    double down() const { return counterSide + 2 + (nameLines + (remarks ? remarkLines : 0)) * lineStep; }
    double height() const { return head() + rows() * down() + 2.5; }
};

bool waits(const Placement& p)
{
    return p.arrives.turn <= 0 && p.at == noCell && p.oneOf.empty();
}

class SetupCardBuilder
{
public:
    SetupCardBuilder(const Ruleset& rules, const Scenario& scenario, double width)
        : mRules(rules), mScenario(scenario), mWidth(width)
    {
        for (TwoSided& counter : sheetCounters(rules, scenario))
            if (counter.front.unit >= 0 && std::size_t(counter.front.unit) < scenario.units.size())
                mFaces[scenario.units[std::size_t(counter.front.unit)].id] = std::move(counter.front);
    }

    std::vector<CardPiece> build()
    {
        for (std::size_t i = 0; i < mScenario.sides.size(); ++i)
            army(mScenario.sides[i], i == 0);
        return std::move(mPieces);
    }

private:
    std::string sideOf(const Placement& p) const
    {
        for (const Unit& unit : mScenario.units)
            if (unit.id == p.unit)
                return unit.side;
        return {};
    }

    void army(const Army& army, bool first)
    {
        const QColor colour(QString::fromStdString(army.colour));
        const QString name = QString::fromStdString(army.name);
        mPieces.push_back({11, true, [=](QPainter& p, double width) {
                               p.fillRect(QRectF(0, 2.2, 3, 6), colour);
                               const double used = cardText(p, 5, 7.2, name, 3.2, true);
                               if (first)
                                   cardText(p, 8 + used, 7.2, SetupCardText::tr("moves first"), 1.9, false, true);
                               p.setPen(QPen(colour, 0.35));
                               p.drawLine(QPointF(0, 9.2), QPointF(width, 9.2));
                           }});
        // Four kinds of start, each with its own order.
        std::map<QString, Group> placed, chosen, waiting;
        std::map<int, std::map<QString, Group>> arriving;
        for (const Placement& p : mScenario.setup) {
            if (sideOf(p) != army.id)
                continue;
            const QString words = setupPlaceWords(mRules, mScenario, p);
            Group& group = p.arrives.turn > 0 ? arriving[p.arrives.turn][words]
                           : !p.oneOf.empty() ? chosen[words]
                           : p.at != noCell   ? placed[words]
                                              : waiting[words];
            group.place = words;
            group.units.push_back(&p);
        }
        list(SetupCardText::tr("On the map at the start"), placed);
        list(SetupCardText::tr("Placed by choice"), chosen);
        list(SetupCardText::tr("Waiting"), waiting);
        for (const auto& [turn, groups] : arriving)
            list(SetupCardText::tr("Arriving on %1", "turn").arg(turnWords(mScenario, turn)), groups);
        mPieces.push_back({4, false, [](QPainter&, double) {}});
    }

    /// The places of one kind of start, next to each other as far as the page allows.
    void list(const QString& head, const std::map<QString, Group>& groups)
    {
        if (groups.empty())
            return;
        mPieces.push_back({6.4, true, [head](QPainter& p, double) { cardText(p, 0, 4.6, head, 2.3, true); }});
        std::vector<Block> row;
        int used = 0;
        for (const auto& [place, group] : groups) {
            Block block = blockOf(group);
            if (used + block.width > inRow()) {
                shelf(std::move(row));
                row.clear();
                used = 0;
            }
            used += block.width;
            row.push_back(std::move(block));
        }
        shelf(std::move(row));
    }

    int inRow() const { return std::max(1, int(mWidth / across)); }

    QString remarks(const Placement& p) const
    {
        QStringList words;
        const Box* box = waits(p) ? byId(mRules.boxes, p.box) : nullptr;
        // A counter in a box such as a pile of cards faces nowhere.
        if (mRules.facings > 0 && (!waits(p) || (box != nullptr && box->role == BoxRole::Arrivals)))
            words << SetupCardText::tr("faces %1").arg(toQString(facingWord(mRules, &mScenario, p.facing)));
        const Unit* unit = byId(mScenario.units, p.unit);
        const int steps = unit == nullptr ? 0 : unit->steps;
        if (p.stepsLost > 0)
            words << SetupCardText::tr("%1 of %2 steps").arg(steps - p.stepsLost).arg(steps);
        else if (steps > 1)
            words << SetupCardText::tr("%1 steps", "2 or more").arg(steps);
        if (p.leaves.turn > 0)
            words << SetupCardText::tr("leaves on %1", "turn").arg(turnWords(mScenario, p.leaves.turn));
        for (const auto& [id, value] : p.marks) {
            const Mark* mark = byId(mRules.marks, id);
            const bool ladder = mark != nullptr && mark->form == MarkForm::Ladder;
            const bool flag = mark == nullptr || mark->form == MarkForm::Flag;
            words << (ladder ? markLabel(mRules, id, value)
                      : flag ? markLabel(mRules, id)
                             : SetupCardText::tr("%1: %2", "mark, value").arg(markLabel(mRules, id), toQString(value)));
        }
        return words.join(SetupCardText::tr(", "));
    }

    Block blockOf(const Group& group) const
    {
        Block block;
        block.place = group.place;
        for (const Placement* p : group.units) {
            const auto face = mFaces.find(p->unit);
            if (face == mFaces.end())
                continue;
            CounterFace own = face->second;
            own.states.clear();
            block.shown.push_back({std::move(own), face->second.name, remarks(*p)});
            block.remarks = block.remarks || !block.shown.back().remark.isEmpty();
        }
        block.columns = std::clamp(int(block.shown.size()), 1, inRow());
        const double label = Lettering{.serif = false, .bold = true, .capital = 2}.box(group.place).width();
        block.width = std::clamp(int(label / across) + 1, block.columns,
                                 std::max(block.columns, std::min(longPlace, inRow())));
        block.placeLines = group.place.isEmpty()
                               ? 0
                               : std::clamp(int(1.15 * label / (block.width * across - 2)) + 1, 1, mostPlaceLines);
        return block;
    }

    void shelf(std::vector<Block> blocks)
    {
        if (blocks.empty())
            return;
        int lines = 0;
        for (const Block& block : blocks)
            lines = std::max(lines, block.placeLines);
        double height = 0;
        for (Block& block : blocks) {
            block.placeLines = lines; // the counters of a shelf are on one line
            height = std::max(height, block.height());
        }
        mPieces.push_back({height, false, [blocks = std::move(blocks), height](QPainter& p, double width) {
                               double x = 0;
                               for (const Block& block : blocks) {
                                   p.save();
                                   p.translate(x, 0);
                                   paint(p, block);
                                   p.restore();
                                   x += block.width * across;
                               }
                               p.setPen(QPen(QColor("#9a9a9a"), 0.15));
                               p.drawLine(QPointF(0, height - 1), QPointF(width, height - 1));
                           }});
    }

    static void paint(QPainter& p, const Block& block)
    {
        cardLines(p, 0, 3, block.place, 2, block.width * across - 2, mostPlaceLines, true);
        for (std::size_t i = 0; i < block.shown.size(); ++i) {
            const Shown& one = block.shown[i];
            const int row = int(i) / block.columns;
            const double x = across * double(int(i) % block.columns);
            const double y = block.head() + block.down() * row;
            paintCounter(p, one.face, QRectF(x, y, counterSide, counterSide), 1e3);
            const double text = y + counterSide + lineStep;
            const int used = cardLines(p, x, text, one.name, 1.8, across - 1.5, nameLines);
            cardLines(p, x, text + used * lineStep, one.remark, 1.8, across - 1.5, remarkLines, false, true);
        }
    }

    const Ruleset& mRules;
    const Scenario& mScenario;
    double mWidth;
    std::map<std::string, CounterFace> mFaces;
    std::vector<CardPiece> mPieces;
};

} // namespace

QString setupPlaceWords(const Ruleset& rules, const Scenario& scenario, const Placement& placement)
{
    if (placement.arrives.turn > 0)
        return placesWords(scenario.map, placement.arrives.at);
    if (!waits(placement))
        return startWords(rules, scenario, placement);
    const Box* box = byId(rules.boxes, placement.box);
    return box == nullptr || box->label.empty() ? readableId(placement.box) : translated(box->label);
}

QByteArray setupCard(const Ruleset& rules, const Scenario& scenario, QPageSize::PageSizeId paper)
{
    return cardPdf(SetupCardBuilder(rules, scenario, cardWidth(paper)).build(),
                   translated(scenario.title.empty() ? scenario.id : scenario.title), SetupCardText::tr("set-up card"),
                   paper);
}

} // namespace fw
