#include "app/referee/acts/Said.h"

#include "editor/Translated.h"
#include "engine/session/LogUnseen.h"
#include "engine/session/Orders.h"

#include <QCoreApplication>

namespace fw {

std::vector<SaidRow> saidRows(const Game& game)
{
    std::vector<SaidRow> out;
    const auto& entries = game.entries();
    for (std::size_t i = entries.size(); i-- > 0;) {
        const Entry& e = entries[i];
        if (e.kind != RowKind::Action || e.struck || e.unreckoned)
            continue;
        const State& before = stateBefore(game, e.n);
        // Whoever sits at the table sees the list.
        const std::optional<Text> unseen = titleForAll(*e.rules, before, e.action, game.state());
        out.push_back({e.n,
                       unseen ? translated(*unseen) : QString::fromStdString(orderText(*e.rules, before, e.action)),
                       e.action.kind == Action::Kind::Dice});
    }
    return out;
}

const State& stateBefore(const Game& game, qint64 row)
{
    return game.entries()[std::size_t(std::max<qint64>(row - 1, 0))].after;
}

QStringList instructions(const Rules& rules, const std::vector<PutBack>& changes)
{
    QStringList out;
    for (const PutBack& change : changes)
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
