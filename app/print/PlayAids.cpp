#include "app/print/PlayAids.h"

#include "app/print/AidCharts.h"
#include "app/print/CardFlow.h"
#include "app/print/ModifierCharts.h"
#include "app/print/SequencePages.h"
#include "editor/Translated.h"
#include "editor/render/SheetTrack.h"
#include "engine/model/Nodes.h"
#include "engine/model/Procedures.h"
#include "engine/model/Tracks.h"
#include "engine/rules/Options.h"
#include "engine/rules/Rules.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <map>
#include <set>

namespace fw {

namespace {

struct Aids {
    Q_DECLARE_TR_FUNCTIONS(fw::PlayAids)
};

constexpr double counter = 13.3; ///< millimetres: a square has room for a 12.7 mm counter

/// The tables for players; a table of the scenario replaces that of the rules with the same id.
std::vector<Table> tablesOf(const Ruleset& rules, const Scenario& scenario)
{
    std::vector<Table> out;
    std::set<std::string> seen;
    for (const auto* tables : {&rules.tables, &scenario.tables})
        for (const Table& table : *tables) {
            const auto own = std::ranges::find(scenario.tables, table.id, &Table::id);
            if (!table.rows.empty() && seen.insert(table.id).second)
                out.push_back(own == scenario.tables.end() ? table : *own);
        }
    return out;
}

CardPiece trackPiece(const AidTrack& aid, double width)
{
    SheetTrack track = aid.track;
    track.layOut({0, aidTitleRoom - 1}, counter, width);
    return {track.box().bottom() + aidBelow, false, [track, aid](QPainter& p, double room) {
                paintAidTitle(p, 0, aid.title, aid.whose, room);
                track.paint({p, track.box(), 1e3}, aidStyle(), true);
            }};
}

/// The turns with their names.
AidTrack turnTrack(const Scenario& scenario)
{
    QStringList labels;
    for (int turn = scenario.firstTurn; turn <= scenario.lastTurn; ++turn) {
        const std::string name = scenario.turnName(turn);
        labels << (name.empty() ? QString::number(turn)
                                : Aids::tr("%1: %2", "turn, its name").arg(turn).arg(toQString(name)));
    }
    return {"turns", Aids::tr("Turns"), Aids::tr("one marker"), SheetTrack(Aids::tr("Turns"), labels)};
}

/// The marks with a track in the play aids: those with one on the sheet, and ladders of the game, such as the weather.
std::vector<const Mark*> tracksOf(const Ruleset& rules)
{
    std::vector<const Mark*> out = marksOnTracks(rules);
    for (const Mark& mark : rules.marks)
        if (mark.on == MarkOn::Game && mark.form == MarkForm::Ladder && !mark.drawn.empty() && mark.drawn != "none"
            && mark.drawn != "track")
            out.push_back(&mark);
    return out;
}

/// The title, version and credit of the rules.
CardPiece headPiece(const Ruleset& rules)
{
    const QString title = translated(rules.title.empty() ? rules.id : rules.title);
    const QString version = Aids::tr("Version %1").arg(QString::fromStdString(rules.version));
    const QString credit = translated(rules.credit);
    constexpr int most = 6;
    const int lines = credit.isEmpty() ? 0 : std::min(most, 1 + int(credit.size()) / 110);
    return {8.0 + lines * 3.1 + 3, true, [=](QPainter& p, double width) {
                const double used = cardText(p, 0, 2.4, title, 2.2, true, false, width - 30);
                cardText(p, used + 4, 2.4, version, 1.8, false, false);
                cardLines(p, 0, 7, credit, 1.8, width, lines, false, true);
            }};
}

using Options = std::map<std::string, std::string>;

/// Removes the nodes that options switch off.
void dropIdle(std::vector<Node>& nodes, const Options& options)
{
    std::erase_if(nodes, [&](const Node& node) { return !inForce(node.when, options); });
    for (Node& node : nodes)
        eachInside(node, [&](std::vector<Node>& inside) { dropIdle(inside, options); });
}

/// The rows in force, without nodes that options switch off and without tables that no row reads any more.
Ruleset usedOnly(const Rules& rules, const std::set<std::string>& before)
{
    Ruleset out = rules.ruleset();
    Options options = optionsOf(out, rules.scenario());
    for (const auto& [option, value] : rules.setup().options)
        options[option] = value;
    for (Procedure& procedure : out.procedures)
        dropIdle(procedure.then, options);
    for (Code& code : out.codes)
        dropIdle(code.then, options);
    for (Trigger& trigger : out.triggers)
        dropIdle(trigger.then, options);
    const std::set<std::string> after = tablesUsed(out);
    std::erase_if(out.tables,
                  [&](const Table& table) { return before.contains(table.id) && !after.contains(table.id); });
    return out;
}

} // namespace

Ruleset rowsInForce(const Ruleset& ruleset, const Scenario& scenario)
{
    const Result<std::shared_ptr<const Rules>> ready = compile(ruleset, scenario, Setup());
    if (!ready)
        return ruleset;
    return usedOnly(**ready, tablesUsed(ruleset));
}

Ruleset rowsInForce(const Rules& rules)
{
    return usedOnly(rules, tablesUsed(rules.ruleset()));
}

std::vector<AidTrack> aidTracks(const Ruleset& inForce, const Scenario& scenario)
{
    std::vector<AidTrack> out;
    if (scenario.turns() > 0)
        out.push_back(turnTrack(scenario));
    for (const Mark* mark : tracksOf(inForce)) {
        SheetTrack track(*mark, scenario);
        const QString title = aidTitle(track.title(), mark->cite, Origin::Printed);
        out.push_back({mark->id, title,
                       mark->on == MarkOn::Side ? Aids::tr("a marker of each side") : Aids::tr("one marker"),
                       std::move(track)});
    }
    return out;
}

std::vector<AidChart> playAidCharts(const Ruleset& inForce, const Scenario& scenario, QSizeF page)
{
    std::vector<ModifierChart> modifiers = modifierCharts(inForce);
    std::vector<AidChart> out;
    const auto add = [&](const Table& table, const std::vector<LegendLine>& legend, const std::string& id) {
        for (AidChart& chart : aidCharts(table, legend, page)) {
            chart.id = id;
            out.push_back(std::move(chart));
        }
    };
    std::set<std::string> told;
    const auto addModifiers = [&](const ModifierChart& chart) {
        if (told.insert(chart.quantity).second)
            add(chart.table, {}, "modifiers-" + chart.quantity);
    };
    for (const Table& table : tablesOf(inForce, scenario)) {
        add(printedTable(inForce, table, scenario), codeLegend(inForce, table), table.id);
        for (const ModifierChart& chart : modifiers)
            if (chart.tables.contains(table.id))
                addModifiers(chart);
    }
    for (const ModifierChart& chart : modifiers)
        addModifiers(chart);
    return out;
}

QString daggerWords()
{
    return Aids::tr("† reconstructed, not printed in the source");
}

Result<QByteArray> playAids(const Ruleset& inForce, const Scenario& scenario, QPageSize::PageSizeId paper)
{
    const std::vector<AidTrack> tracks = aidTracks(inForce, scenario);
    const std::vector<Table> tables = tablesOf(inForce, scenario);
    const std::string title = scenario.title.empty() ? scenario.id : scenario.title;
    if (tracksOf(inForce).empty() && tables.empty())
        return fail(Trouble::BadInput, Text("{0} has no tracks and no tables to print", {title}));
    const QSizeF page(cardWidth(paper), cardHeight(paper));
    std::vector<CardPiece> pieces{headPiece(inForce)};
    for (const AidTrack& track : tracks)
        pieces.push_back(trackPiece(track, page.width()));
    for (CardPiece& piece : chartPieces(playAidCharts(inForce, scenario, page), page))
        pieces.push_back(std::move(piece));
    if (std::ranges::any_of(tables, [](const Table& t) { return t.origin == Origin::Reconstructed; }))
        pieces.push_back(
            {5, false, [](QPainter& p, double width) { cardText(p, 0, 3, daggerWords(), 1.8, false, true, width); }});
    for (CardPiece& piece : sequencePieces(inForce, page.width()))
        pieces.push_back(std::move(piece));
    return cardPdf(pieces, translated(title), Aids::tr("play aids, version %1").arg(toQString(inForce.version)), paper);
}

} // namespace fw
