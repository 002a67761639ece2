#include "app/cli/PlaytestFigures.h"

#include "app/cli/Console.h"
#include "app/cli/TextTable.h"
#include "engine/base/Escaped.h"

#include <QStringList>
#include <algorithm>

namespace fw {

namespace {

constexpr std::size_t mostListed = 20;

QString inQt(const std::string& text)
{
    return QString::fromStdString(text);
}

/// A table of figures with its title.
struct FigureTable : TextTable {
    QString title = {};
    QString remark = {}; ///< below the table; may be empty
};

QString percentOf(double share)
{
    return QString::number(share * 100, 'f', 1) + " %";
}

QString rangeOf(double low, double high, int digits)
{
    return Cli::tr("%1 to %2", "an interval")
        .arg(QString::number(low, 'f', digits), QString::number(high, 'f', digits));
}

QStringList cellsOf(const Share& share)
{
    return {QString::number(share.count), percentOf(share.share), rangeOf(share.low * 100, share.high * 100, 1)};
}

QStringList cellsOf(const Mean& mean, int digits = 2)
{
    return {QString::number(mean.mean, 'f', digits), rangeOf(mean.low, mean.high, digits)};
}

QStringList shareHeadings(const QString& first)
{
    return {first, Cli::tr("games"), Cli::tr("share"), Cli::tr("95 % interval, in %")};
}

FigureTable resultTable(const RunHead& head, const PlaytestSummary& summary)
{
    FigureTable out{{shareHeadings(Cli::tr("won by"))}, Cli::tr("Results")};
    for (std::size_t side = 0; side < summary.sides.size(); ++side) {
        const QString player = side < head.players.size() ? inQt(head.players[side]) : QString();
        out.rows.push_back(QStringList{Cli::tr("%1, played by %2").arg(inQt(summary.sides[side].id), player)}
                           + cellsOf(summary.sides[side].won));
    }
    out.rows.push_back(QStringList{Cli::tr("no side", "has won")} + cellsOf(summary.draws));
    out.rows.push_back(QStringList{Cli::tr("not ended")} + cellsOf(summary.unfinished));
    return out;
}

FigureTable shareTable(const QString& title, const QString& heading, const std::vector<NamedShare>& shares)
{
    FigureTable out{{shareHeadings(heading)}, title};
    for (const NamedShare& one : shares)
        out.rows.push_back(QStringList{one.id.empty() ? Cli::tr("none", "no result or rule") : inQt(one.id)}
                           + cellsOf(one.share));
    return out;
}

FigureTable meanTable(const PlaytestSummary& summary)
{
    FigureTable out{{{Cli::tr("figure"), Cli::tr("mean"), Cli::tr("95 % interval")}}, Cli::tr("A game")};
    out.rows.push_back(QStringList{Cli::tr("turns")} + cellsOf(summary.length));
    out.rows.push_back(QStringList{Cli::tr("actions, dice included")} + cellsOf(summary.actions, 1));
    for (const SideFigures& side : summary.sides) {
        const QString id = inQt(side.id);
        out.rows.push_back(QStringList{Cli::tr("steps lost by %1").arg(id)} + cellsOf(side.stepsLost));
        out.rows.push_back(QStringList{Cli::tr("units lost by %1").arg(id)} + cellsOf(side.unitsLost));
        out.rows.push_back(QStringList{Cli::tr("decisions of %1 a turn").arg(id)} + cellsOf(side.decisionsATurn));
    }
    return out;
}

/// Games that ended in each turn, who won them, and who had won until then.
FigureTable turnTable(const PlaytestSummary& summary)
{
    FigureTable out{{{Cli::tr("turn"), Cli::tr("games that end")}}, Cli::tr("By turn")};
    const bool scored = std::ranges::any_of(summary.turns, [](const TurnFigures& turn) { return !turn.score.empty(); });
    for (const SideFigures& side : summary.sides) {
        out.headings += {Cli::tr("won by %1").arg(inQt(side.id)), Cli::tr("until then"),
                         Cli::tr("95 % interval, in %")};
        if (scored)
            out.headings += Cli::tr("mean score");
    }
    for (const TurnFigures& turn : summary.turns) {
        const auto ended = std::ranges::find(summary.lengths, turn.turn, &LengthCount::length);
        QStringList row{QString::number(turn.turn), QString::number(ended == summary.lengths.end() ? 0 : ended->games)};
        for (std::size_t side = 0; side < turn.won.size(); ++side) {
            const Share& curve = turn.curve[side];
            row += {QString::number(turn.won[side].count), percentOf(curve.share),
                    rangeOf(curve.low * 100, curve.high * 100, 1)};
            const bool here = side < turn.score.size() && turn.score[side].of > 0;
            if (scored)
                row += here ? QString::number(turn.score[side].mean, 'f', 2) : QString("-");
        }
        out.rows.push_back(row);
    }
    return out;
}

/// Keeps the first rows of a long table, and says how many are left out.
void shortenTable(FigureTable& table, bool full)
{
    if (full || table.rows.size() <= mostListed)
        return;
    table.remark = Cli::tr("%n more; --full lists all", "", int(table.rows.size() - mostListed));
    table.rows.resize(mostListed);
}

FigureTable spokenTable(const PlaytestSummary& summary, bool full)
{
    FigureTable out{
        {{Cli::tr("row"), Cli::tr("times a game"), Cli::tr("in % of the games"), Cli::tr("95 % interval, in %")}},
        Cli::tr("Rows that spoke")};
    for (const SpokenFigures& row : summary.spoken)
        out.rows.push_back({inQt(row.id), QString::number(row.aGame, 'f', 2),
                            QString::number(row.games.share * 100, 'f', 1),
                            rangeOf(row.games.low * 100, row.games.high * 100, 1)});
    shortenTable(out, full);
    return out;
}

FigureTable cellTable(const PlaytestSummary& summary, bool full)
{
    FigureTable out{{{Cli::tr("cell")}}, Cli::tr("Cells, the bloodiest first")};
    for (const SideFigures& side : summary.sides)
        out.headings += {Cli::tr("steps lost by %1").arg(inQt(side.id)),
                         Cli::tr("held by %1 at the end, games").arg(inQt(side.id))};
    std::vector<CellFigures> ranked = summary.cells;
    const auto lost = [](const CellFigures& cell) {
        std::int64_t sum = 0;
        for (const std::int64_t steps : cell.stepsLost)
            sum += steps;
        return sum;
    };
    std::ranges::stable_sort(ranked, [&](const auto& a, const auto& b) { return lost(a) > lost(b); });
    for (const CellFigures& cell : ranked) {
        QStringList row{inQt(cell.cell)};
        for (std::size_t side = 0; side < cell.stepsLost.size(); ++side)
            row += {QString::number(cell.stepsLost[side]), QString::number(cell.held[side])};
        out.rows.push_back(row);
    }
    shortenTable(out, full);
    return out;
}

FigureTable surpriseTable(const PlaytestSummary& summary)
{
    FigureTable out{{{Cli::tr("game"), Cli::tr("criterion"), Cli::tr("why")}, {}, true}, Cli::tr("Surprising games")};
    for (const SurprisingGame& game : summary.surprising)
        out.rows.push_back({QString::number(game.number), inQt(game.criterion), surpriseWords(game)});
    return out;
}

std::vector<FigureTable> tablesOf(const RunHead& head, const PlaytestSummary& summary, bool full)
{
    std::vector<FigureTable> out{
        resultTable(head, summary),
        shareTable(Cli::tr("Outcomes"), Cli::tr("outcome"), summary.outcomes),
        shareTable(Cli::tr("Rules that ended games"), Cli::tr("case"), summary.endings),
        meanTable(summary),
        turnTable(summary),
        spokenTable(summary, full),
        cellTable(summary, full),
        surpriseTable(summary),
    };
    std::erase_if(out, [](const FigureTable& table) { return table.rows.empty(); });
    return out;
}

/// What was played, in a few lines.
QStringList headLines(const RunHead& head, const PlaytestSummary& summary)
{
    QStringList out{Cli::tr("%1: %2 of %3 games, seed %4")
                        .arg(inQt(head.scenario))
                        .arg(summary.games)
                        .arg(head.games)
                        .arg(head.seed)};
    const auto listed = [&](const QString& what, const std::vector<std::string>& words) {
        QStringList all;
        for (const std::string& word : words)
            all.append(inQt(word));
        if (!all.isEmpty())
            out.append(what.arg(all.join(", ")));
    };
    listed(Cli::tr("Options: %1"), head.options);
    listed(Cli::tr("Changed: %1", "rows of a variant"), head.settings);
    return out;
}

} // namespace

QString surpriseWords(const SurprisingGame& game)
{
    if (game.criterion == "rarest-outcome")
        return Cli::tr("%n games ended like it", "", int(game.value));
    if (game.criterion == "lost-lead")
        return Cli::tr("the loser was ahead by %1 points").arg(QString::number(double(game.value) / 1000, 'f', 2));
    return Cli::tr("%n actions", "", int(game.value));
}

std::string figuresText(const RunHead& head, const PlaytestSummary& summary, bool full)
{
    QString out = headLines(head, summary).join('\n') + "\n";
    for (const FigureTable& table : tablesOf(head, summary, full)) {
        out += "\n" + table.title + "\n" + alignedColumns(table);
        if (!table.remark.isEmpty())
            out += "  " + table.remark + "\n";
    }
    return forTerminal(out.toStdString(), Lines::Keep);
}

std::string figuresMarkdown(const RunHead& head, const PlaytestSummary& summary, bool full)
{
    QString out = headLines(head, summary).join("  \n") + "\n";
    for (const FigureTable& table : tablesOf(head, summary, full)) {
        out += "\n## " + table.title + "\n\n" + markdownTable(table);
        if (!table.remark.isEmpty())
            out += "\n" + table.remark + "\n";
    }
    return forTerminal(out.toStdString(), Lines::Keep);
}

} // namespace fw
