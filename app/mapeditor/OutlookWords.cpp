#include "app/mapeditor/OutlookWords.h"

#include "editor/Translated.h"
#include "engine/play/Settings.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace fw {

namespace {

struct OutlookSaid {
    Q_DECLARE_TR_FUNCTIONS(fw::OutlookWords)
};

QString cited(const QString& words, const std::string& cite)
{
    return cite.empty() ? words
                        : OutlookSaid::tr("%1 (%2)", "what a rule says, case number").arg(words, toQString(cite));
}

/// The cells in which the move may end.
int endingCells(const Rules& rules, const std::vector<Route>& routes)
{
    return int(std::ranges::count_if(routes, [&](const Route& route) {
        const int place = rules.place(route.cell);
        return route.ends && place >= 0 && place < rules.cellCount();
    }));
}

QString moveWords(const Rules& rules, const MoveAhead& move)
{
    if (move.refused)
        return OutlookSaid::tr("no move: %1", "why").arg(cited(translated(move.refused->text), move.refused->cite));
    if (move.routes.empty())
        return OutlookSaid::tr("no move is possible");
    const QString reach = OutlookSaid::tr("reaches %n cells", nullptr, endingCells(rules, move.routes));
    return move.allowance ? OutlookSaid::tr("%1 movement points, %2", "number, reaches how many cells")
                                .arg(toQString(move.allowance->mixed()), reach)
                          : reach;
}

/// The menu entry, phase and turn of the move, and what is answered before it.
QString whenWords(const Rules& rules, const MoveAhead& move)
{
    QStringList when{toQString(move.entry), toQString(phaseText(rules, move.phase.phase, move.phase.side)),
                     OutlookSaid::tr("turn %1").arg(move.turn)};
    for (const auto& [question, answer] : move.answered)
        when << OutlookSaid::tr("%1: %2", "question, answer").arg(translated(question), toQString(answer));
    return OutlookSaid::tr("(%1)", "menu entry, phase, turn").arg(when.join(OutlookSaid::tr(", ", "between words")));
}

QString stackWords(const CounterOutlook& outlook)
{
    if (outlook.crowded)
        return OutlookSaid::tr("the stack breaks the rule: %1")
            .arg(cited(toQString(outlook.crowded->why), outlook.crowded->cite));
    QStringList limits;
    for (const StackLimit& limit : outlook.limits)
        limits << OutlookSaid::tr("%1 of %2", "what the stack has, its limit")
                      .arg(toQString(limit.held.mixed()), toQString(limit.most.mixed()));
    const QString stack = OutlookSaid::tr("stack of %1, within the limits", "counters").arg(outlook.stack);
    return limits.isEmpty() ? stack
                            : OutlookSaid::tr("%1 (%2)", "stack, limits")
                                  .arg(stack, limits.join(OutlookSaid::tr(", ", "between words")));
}

} // namespace

QString outlookWords(const Rules& rules, int unit, const CounterOutlook& outlook)
{
    QStringList parts;
    if (outlook.move)
        parts << moveWords(rules, *outlook.move);
    else if (!outlook.cut)
        parts << OutlookSaid::tr("turn %1 offers it no move without earlier choices").arg(rules.scenario().firstTurn);
    if (!outlook.cut) {
        parts << (outlook.zone.empty()
                      ? OutlookSaid::tr("no zone of control")
                      : OutlookSaid::tr("zone of control: %n cells", nullptr, int(outlook.zone.size())));
        parts << stackWords(outlook);
    }
    for (const LineTraced& line : outlook.lines)
        parts << cited((line.holds ? OutlookSaid::tr("%1: yes", "in supply") : OutlookSaid::tr("%1: no", "in supply"))
                           .arg(translated(Text(line.label))),
                       line.cite);
    if (outlook.cut)
        parts << translated(outlook.cut->text);
    // Last, since a narrow window cuts the line here.
    const QString when = outlook.move ? ' ' + whenWords(rules, *outlook.move) : QString();
    return OutlookSaid::tr("%1: %2", "counter, what the rules say of it")
               .arg(toQString(rules.unitName(unit)), parts.join(OutlookSaid::tr("; ", "between words of a list")))
           + when;
}

std::vector<CellNote> outlookNotes(const Rules& rules, int unit, const CounterOutlook& outlook)
{
    std::vector<CellNote> out;
    for (const Cell cell : outlook.zone)
        out.push_back({cell, CellSign::Zone, {}});
    if (outlook.move) {
        const std::vector<Route>& routes = outlook.move->routes;
        const bool costs = std::ranges::any_of(routes, [](const Route& route) { return route.cost != Rational(0); });
        for (const Route& route : routes)
            if (const int place = rules.place(route.cell); place >= 0 && place < rules.cellCount())
                out.push_back({place, route.ends ? CellSign::Reach : CellSign::Through,
                               costs ? toQString(route.cost.mixed()) : QString()});
    }
    const Position start = rules.startPosition();
    const int own = start.units[std::size_t(unit)].place.index();
    if (own >= 0 && own < rules.cellCount())
        out.push_back({own, CellSign::Chosen, {}});
    return out;
}

} // namespace fw
