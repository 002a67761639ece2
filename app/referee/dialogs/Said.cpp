#include "app/referee/dialogs/Said.h"

#include "app/referee/view/SeatWords.h"
#include "editor/Translated.h"
#include "engine/report/EventText.h"
#include "engine/session/LogUnseen.h"
#include "engine/session/Orders.h"
#include "engine/session/RowDie.h"

#include <QCoreApplication>

namespace fw {

namespace {

/// The text of an action as in the log, with its side; the order itself if the log has no sentence. It does not reveal
/// the order of shuffled counters.
QString saidOf(const Entry& e, const State& before)
{
    QStringList dice;
    for (const Event& line : e.trace) {
        if (line.kind() == EventKind::Declared && e.action.kind == Action::Kind::Choose)
            return QCoreApplication::translate("fw::Said", "%1: %2", "side, what it did")
                .arg(seatWords(*e.rules, e.action.seat), translated(eventText(line)));
        if (line.is<PileShuffled>() && e.action.kind == Action::Kind::Dice)
            return translated(eventText(line));
        if (line.kind() == EventKind::Roll && e.action.kind == Action::Kind::Dice
            && !drawsUnseen(*e.rules, line.row, "public"))
            dice << translated(eventText(line));
    }
    if (!dice.isEmpty())
        return dice.join("; ");
    return QString::fromStdString(orderText(*e.rules, before, e.action));
}

} // namespace

std::vector<SaidRow> saidRows(const Game& game)
{
    std::vector<SaidRow> out;
    const auto& entries = game.entries();
    for (std::size_t i = entries.size(); i-- > 0;) {
        const Entry& e = entries[i];
        if (e.kind != RowKind::Action || e.struck || e.unreckoned)
            continue;
        const State& before = stateBefore(game, e.n);
        // Everybody at the table sees the list.
        const std::optional<Text> unseen = titleForAll(*e.rules, before, e.action, game.state());
        out.push_back({e.n, unseen ? translated(*unseen) : saidOf(e, before), e.action.kind == Action::Kind::Dice});
    }
    return out;
}

QStringList instructions(const Rules& rules, const std::vector<TableCorrection>& changes)
{
    QStringList out;
    for (const TableCorrection& change : changes)
        out << translated(putBackText(rules, change));
    return out;
}

QString refusal(const Problem& problem)
{
    QString out = translated(problem.text);
    if (!problem.cite.empty())
        out += QString(" [%1]").arg(QString::fromStdString(problem.cite));
    if (!problem.remedy.empty())
        out += "\n" + translated(problem.remedy);
    return out;
}

} // namespace fw
