#include "app/print/SetupCard.h"

#include "app/print/CardFlow.h"
#include "app/print/CounterSheets.h"
#include "app/print/StartWords.h"
#include "editor/Translated.h"
#include "editor/render/CounterPainter.h"
#include "engine/desk/UnitWords.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <map>

namespace fw {

namespace {

constexpr double counterSide = 12.7; ///< side of a counter
constexpr double across = 19;        ///< room for a counter with its name
constexpr double down = 21;
constexpr double wordsRoom = 48; ///< room for the place at the left

struct SetupCardText {
    Q_DECLARE_TR_FUNCTIONS(fw::SetupCard)
};

/// Counters that go to the same place.
struct Group {
    QString place;
    std::vector<const Placement*> units; ///< bottom of the stack first
};

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
        // Three kinds of start, each with its own order.
        std::map<QString, Group> placed, chosen, waiting;
        std::map<std::pair<int, QString>, Group> arriving;
        for (const Placement& p : mScenario.setup) {
            if (sideOf(p) != army.id)
                continue;
            const QString words = startWords(mRules, mScenario, p);
            Group& group = p.arrives.turn > 0 ? arriving[{p.arrives.turn, words}]
                           : !p.oneOf.empty() ? chosen[words]
                           : p.at != noCell   ? placed[words]
                                              : waiting[words];
            group.place = words;
            group.units.push_back(&p);
        }
        const auto list = [this](const QString& head, const auto& groups) {
            if (groups.empty())
                return;
            heading(head);
            for (const auto& [key, group] : groups)
                row(group);
        };
        list(SetupCardText::tr("On the map at the start"), placed);
        list(SetupCardText::tr("Placed by choice"), chosen);
        list(SetupCardText::tr("Waiting"), waiting);
        list(SetupCardText::tr("Arriving"), arriving);
        mPieces.push_back({4, false, [](QPainter&, double) {}});
    }

    void heading(const QString& text)
    {
        mPieces.push_back({6.4, true, [text](QPainter& p, double) { cardText(p, 0, 4.6, text, 2.2, true); }});
    }

    QString remarks(const Placement& p) const
    {
        QStringList words;
        if (mRules.facings > 0)
            words
                << SetupCardText::tr("faces %1").arg(QString::fromStdString(facingWord(mRules, &mScenario, p.facing)));
        if (p.stepsLost > 0)
            words << SetupCardText::tr("%n steps lost", nullptr, p.stepsLost);
        for (const auto& [mark, value] : p.marks)
            words << QString::fromStdString(value == "1" ? mark : value);
        return words.join(SetupCardText::tr(", "));
    }

    void row(const Group& group)
    {
        const int inRow = std::max(1, int((mWidth - wordsRoom) / across));
        const int rows = (int(group.units.size()) + inRow - 1) / inRow;
        std::vector<std::tuple<CounterFace, QString, QString>> shown;
        for (const Placement* p : group.units) {
            const auto face = mFaces.find(p->unit);
            if (face == mFaces.end())
                continue;
            CounterFace own = face->second;
            own.states.clear();
            shown.emplace_back(std::move(own), face->second.name, remarks(*p));
        }
        mPieces.push_back(
            {rows * down + 2, false, [=, place = group.place](QPainter& p, double width) {
                 cardLines(p, 0, 4.4, place, 2, wordsRoom - 4, 5);
                 for (std::size_t i = 0; i < shown.size(); ++i) {
                     const auto& [face, name, remark] = shown[i];
                     const double x = wordsRoom + across * double(int(i) % inRow);
                     const int line = int(i) / inRow;
                     const double y = down * line;
                     paintCounter(p, face, QRectF(x, y, counterSide, counterSide), 1e3);
                     const QString words = remark.isEmpty()
                                               ? name
                                               : SetupCardText::tr("%1 (%2)", "name, remark").arg(name, remark);
                     cardLines(p, x, y + counterSide + 2.6, words, 1.8, across - 1, 2);
                 }
                 p.setPen(QPen(QColor("#b9ab8e"), 0.15));
                 p.drawLine(QPointF(0, rows * down + 0.6), QPointF(width, rows * down + 0.6));
             }});
    }

    const Ruleset& mRules;
    const Scenario& mScenario;
    double mWidth;
    std::map<std::string, CounterFace> mFaces;
    std::vector<CardPiece> mPieces;
};

} // namespace

QByteArray setupCard(const Ruleset& rules, const Scenario& scenario, QPageSize::PageSizeId paper)
{
    return cardPdf(SetupCardBuilder(rules, scenario, cardWidth(paper)).build(),
                   translated(scenario.title.empty() ? scenario.id : scenario.title), SetupCardText::tr("set-up card"),
                   paper);
}

} // namespace fw
