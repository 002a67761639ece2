#include "app/print/Roster.h"

#include "app/print/CardFlow.h"
#include "app/print/CounterSheets.h"
#include "app/print/StartWords.h"
#include "editor/Translated.h"
#include "editor/render/ChartWords.h"
#include "editor/render/CounterPainter.h"
#include "editor/render/Lettering.h"
#include "editor/rules/RangeWords.h"
#include "engine/proof/Band.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <set>

namespace fw {

namespace {

constexpr double rosterSide = 12.7; ///< side of a counter
constexpr double high = 14.4;       ///< height of a line
constexpr double nameAt = 2 * rosterSide + 4;
constexpr double nameRoom = 40;
constexpr double stepsAt = nameAt + nameRoom + 2;
constexpr double box = 3.2;
constexpr double ratingsAt = stepsAt + 16;
constexpr double ratingsRoom = 62; ///< room for all ratings together
constexpr double widestRating = 12.5;
constexpr double headLine = 3.1; ///< height of a line of the heading
constexpr qsizetype mostHeadLines = 5;

struct Names {
    Q_DECLARE_TR_FUNCTIONS(fw::Roster)
};

class RosterBuilder
{
public:
    RosterBuilder(const Ruleset& rules, const Scenario& scenario)
        : mRules(rules), mScenario(scenario), mCounters(sheetCounters(rules, scenario))
    {
        mRatings = rosterRatings(rules, scenario);
    }

    std::vector<CardPiece> build()
    {
        for (const Army& army : mScenario.sides) {
            const QColor colour(QString::fromStdString(army.colour));
            const QString name = QString::fromStdString(army.name);
            const bool twoSided = std::ranges::any_of(mScenario.units, [&](const Unit& unit) {
                return unit.side == army.id && std::ranges::any_of(mRatings, [&](const Rating* rating) {
                           return rosterRating(unit, *rating).contains(Names::tr("/"));
                       });
            });
            const QString note = twoSided ? Names::tr("two numbers: front/back") : QString();
            const int strong = int(std::ranges::count(mScenario.units, army.id, &Unit::side));
            mPieces.push_back({10, true, [=](QPainter& p, double width) {
                                   p.fillRect(QRectF(0, 1.8, 3, 6), colour);
                                   const double used = cardText(p, 5, 6.8, name, 3.2, true);
                                   const double count = cardText(
                                       p, 8 + used, 6.8, Names::tr("%n counters", nullptr, strong), 1.9, false, true);
                                   cardText(p, 12 + used + count, 6.8, note, 1.9, false, true);
                                   p.setPen(QPen(colour, 0.35));
                                   p.drawLine(QPointF(0, 8.6), QPointF(width, 8.6));
                               }});
            header();
            // By formation, in file order.
            std::vector<std::string> formations;
            for (const Unit& unit : mScenario.units)
                if (unit.side == army.id && std::ranges::find(formations, unit.formation) == formations.end())
                    formations.push_back(unit.formation);
            for (const std::string& formation : formations) {
                if (formations.size() > 1)
                    heading(formation);
                for (std::size_t i = 0; i < mScenario.units.size(); ++i)
                    if (mScenario.units[i].side == army.id && mScenario.units[i].formation == formation)
                        line(int(i));
            }
        }
        return std::move(mPieces);
    }

private:
    double ratingRoom() const
    {
        return std::min(widestRating, ratingsRoom / double(std::max<std::size_t>(1, mRatings.size())));
    }

    void header()
    {
        QStringList labels;
        for (const Rating* rating : mRatings)
            labels << translated(rating->label.empty() ? rating->id : rating->label);
        // At most one line for each word, since a long line is compressed.
        qsizetype lines = 2;
        for (const QString& label : labels)
            lines = std::clamp(label.count(' ') + 1, lines, mostHeadLines);
        const double height = 1.8 + headLine * double(lines);
        mPieces.push_back({height, true, [labels, lines, room = ratingRoom()](QPainter& p, double) {
                               cardText(p, 0, 3.4, Names::tr("Front and back"), 1.8, false, true);
                               cardText(p, nameAt, 3.4, Names::tr("Name and type"), 1.8, false, true);
                               cardText(p, stepsAt, 3.4, Names::tr("Steps"), 1.8, false, true);
                               double x = ratingsAt;
                               for (const QString& label : labels) {
                                   cardLines(p, x, 3.4, label, 1.8, room - 1.8, int(lines), false, true);
                                   x += room;
                               }
                               cardText(p, x + 2, 3.4, Names::tr("Starts"), 1.8, false, true);
                           }});
    }

    void heading(const std::string& formation)
    {
        const QString words = formation.empty() ? Names::tr("No formation")
                                                : Names::tr("Formation %1").arg(QString::fromStdString(formation));
        mPieces.push_back({6, true, [words](QPainter& p, double) { cardText(p, 0, 4.4, words, 2.1, true); }});
    }

    void line(int index)
    {
        const Unit& unit = mScenario.units[std::size_t(index)];
        const auto found = std::ranges::find_if(mCounters,
                                                [&](const TwoSided& counter) { return counter.front.unit == index; });
        const bool drawn = found != mCounters.end();
        const TwoSided counter = drawn ? *found : TwoSided();
        QStringList values;
        for (const Rating* rating : mRatings)
            values << rosterRating(unit, *rating);
        QString start = Names::tr("not placed");
        for (const Placement& p : mScenario.setup)
            if (p.unit == unit.id)
                start = startWords(mRules, mScenario, p);
        const QString name = QString::fromStdString(unit.name);
        QStringList kind{typeLabel(mRules, unit.type)};
        for (const std::string& tag : unit.tags)
            kind << readableId(tag);
        const int steps = unit.steps;
        const double room = ratingRoom();
        mPieces.push_back(
            {high, false, [=](QPainter& p, double width) {
                 if (drawn) {
                     paintCounter(p, counter.front, QRectF(0, 0.4, rosterSide, rosterSide), 1e3);
                     paintCounter(p, counter.back, QRectF(rosterSide + 1.5, 0.4, rosterSide, rosterSide), 1e3);
                 }
                 cardText(p, nameAt, 6, name, 2.1, true, false, nameRoom);
                 cardText(p, nameAt, 9.8, kind.join(Names::tr(", ")), 1.8, false, false, nameRoom);
                 p.setPen(QPen(Qt::black, 0.25));
                 p.setBrush(Qt::NoBrush);
                 for (int i = 0; i < steps; ++i) {
                     const int row = i / 4;
                     p.drawRect(QRectF(stepsAt + (i % 4) * (box + 0.6), 3.4 + row * (box + 0.6), box, box));
                 }
                 double x = ratingsAt;
                 for (const QString& value : values) {
                     cardText(p, x, 6.6, value, 2.1, false, false, room - 1);
                     x += room;
                 }
                 const double startRoom = width - x - 2;
                 const bool oneLine = Lettering{.serif = false, .capital = 1.8}.box(start).width() <= startRoom;
                 cardLines(p, x + 2, oneLine ? 6.6 : 4.2, start, 1.8, startRoom, 3);
                 p.setPen(QPen(QColor("#9a9a9a"), 0.12));
                 p.drawLine(QPointF(0, high - 0.4), QPointF(width, high - 0.4));
             }});
    }

    const Ruleset& mRules;
    const Scenario& mScenario;
    std::vector<TwoSided> mCounters;
    std::vector<const Rating*> mRatings;
    std::vector<CardPiece> mPieces;
};

} // namespace

QString rosterRating(const Unit& unit, const Rating& rating)
{
    const auto own = unit.ratings.find(rating.id);
    if (own == unit.ratings.end())
        return {};
    QStringList values;
    for (auto column = rating.columns.rbegin(); column != rating.columns.rend(); ++column)
        if (const auto value = own->second.find(column->column); value != own->second.end())
            values << withMinusSigns(toQString(value->second.text()));
    values.removeDuplicates();
    return values.join(Names::tr("/"));
}

std::vector<const Rating*> rosterRatings(const Ruleset& rules, const Scenario& scenario)
{
    // The ratings that counters show; others are only for the rules.
    std::set<std::size_t> shown;
    for (const Unit& unit : scenario.units)
        for (const std::size_t rating : printedRatings(rules, unit.type))
            if (!rosterRating(unit, rules.ratings[rating]).isEmpty())
                shown.insert(rating);
    std::vector<const Rating*> out;
    for (const std::size_t rating : shown)
        out.push_back(&rules.ratings[rating]);
    return out;
}

QByteArray roster(const Ruleset& rules, const Scenario& scenario, QPageSize::PageSizeId paper)
{
    return cardPdf(RosterBuilder(rules, scenario).build(),
                   translated(scenario.title.empty() ? scenario.id : scenario.title), Names::tr("roster of the armies"),
                   paper);
}

} // namespace fw
