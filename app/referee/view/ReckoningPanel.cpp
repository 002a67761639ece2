#include "app/referee/view/ReckoningPanel.h"

#include "app/referee/controller/ForecastWorker.h"
#include "app/referee/view/AnswerGrid.h"
#include "app/referee/view/RulingSummary.h"
#include "app/referee/view/SeatWords.h"
#include "app/widgets/ChancesView.h"
#include "app/widgets/TraceView.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"
#include "engine/report/EventText.h"

#include <algorithm>

namespace fw {

namespace {

QLabel* headLabel(const char* name)
{
    auto* label = wordsLabel(name);
    setBold(label);
    return label;
}

/// The reckoning for the card: sums, columns and their modifiers; the log has the parts of each number.
Trace inBrief(const Trace& trace)
{
    Trace out;
    for (const Event& line : trace) {
        const bool part = line.kind() == EventKind::Base || line.kind() == EventKind::Quantity;
        if (line.depth == 0 || (!part && line.depth == 1))
            out.push_back(line);
    }
    return out;
}

/// Adds the certain part of the rest below the reckoning so far, under its own head.
Trace withCertain(Trace trace, const Trace& certain, const QString& head)
{
    if (trace.empty() || certain.empty())
        return trace.empty() ? certain : trace;
    trace.emplace_back(SectionStarted{head.toStdString()}, std::string());
    for (Event line : certain) {
        ++line.depth;
        trace.push_back(std::move(line));
    }
    return trace;
}

ChanceGroup groupOf(const Rules& rules, const OutcomeSides& sides, const SimultaneousOutcomeMatrix& all,
                    const Pairing& pair, const Answer& other, const std::string& seat)
{
    ChanceGroup group;
    const QString name = translated(other.label);
    group.title = pair.cell.empty() ? ReckoningPanel::tr("Against %1").arg(name)
                                    : ReckoningPanel::tr("Against %1: %2", "the other's answer, cell of a table")
                                          .arg(name, cellWords(rules, all.table, pair.cell));
    std::vector<Chance> chances = pair.chances;
    std::stable_sort(chances.begin(), chances.end(),
                     [](const Chance& a, const Chance& b) { return b.chance < a.chance; });
    for (const Chance& chance : chances)
        group.lines.emplace_back(outcomeWords(sides, chance, seat), chance.chance);
    if (chances.empty() && !std::holds_alternative<NoEvent>(pair.instead))
        group.lines.emplace_back(translated(eventText(pair.instead)), Rational(1));
    return group;
}

/// The chances as sentences, without a heading.
ChanceGroup likeliestFirst(const TableState& table, std::vector<Chance> chances)
{
    const Rules& rules = table.rules();
    const std::set<std::string> several = oneOfSeveral(table);
    OutcomeSides sides(rules);
    for (const Chance& chance : chances)
        sides.learn(chance.trace);
    std::stable_sort(chances.begin(), chances.end(),
                     [](const Chance& a, const Chance& b) { return b.chance < a.chance; });
    ChanceGroup group;
    for (const Chance& chance : chances)
        group.lines.emplace_back(outcomeSentence(rules, sides, chance, several), chance.chance);
    return group;
}

} // namespace

ReckoningPanel::ReckoningPanel(const TableState& table, QWidget* parent) : HeightForWidthFrame(parent), mTable(table)
{
    auto* layout = bare<QVBoxLayout>(this);
    layout->setSpacing(6);
    mGrid = new AnswerGrid;
    connect(mGrid, &AnswerGrid::picked, this, [this](int row) { emit answerPicked(row + 1); });
    layout->addWidget(mGrid);
    // The forecast comes before the reckoning; with little room the user scrolls to the reckoning.
    mChancesOf = headLabel("chancesOf");
    layout->addWidget(mChancesOf);
    mChances = new ChancesView;
    mChances->setObjectName("chances");
    layout->addWidget(mChances, 200);
    mReckoningOf = headLabel("reckoningOf");
    layout->addWidget(mReckoningOf);
    mTrace = new TraceView;
    mTrace->setObjectName("forecast");
    mTrace->setRules(mTable.game().sharedRules());
    mTrace->setCasesLinked(true);
    connect(mTrace, &TraceView::caseWanted, this, &ReckoningPanel::caseWanted);
    layout->addWidget(mTrace, 300);
    layout->addStretch(1);
}

void ReckoningPanel::sayTrace(const QString& of, const Trace& trace)
{
    mReckoningOf->setText(of);
    mTrace->show(trace);
    mTrace->setVisible(!trace.empty());
    mReckoningOf->setVisible(!trace.empty());
}

void ReckoningPanel::refresh(const ForecastWorker& ahead, const CardText* card)
{
    const std::optional<Forecast>& met = mTable.facts().forecast;
    const std::vector<Chance>* chances = ahead.dice() ? &ahead.dice()->chances : met ? &met->chances : nullptr;
    mChancesOf->setVisible(false);
    // A single certain result is shown too: it tells that nothing else can happen.
    const bool told = chances != nullptr
                      && (chances->size() > 1 || (chances->size() == 1 && !chances->front().result.empty()));
    mChances->setVisible(told);
    if (told)
        mChances->showGroups({likeliestFirst(mTable, *chances)});
    Trace certain;
    if (ahead.dice())
        certain = inBrief(ahead.dice()->certain);
    else if (ahead.pairings())
        certain = inBrief(ahead.pairings()->certain);
    const QString head = ahead.dice() ? tr("For every result of the dice")
                                      : tr("For every pair of answers, before the dice");
    const Trace soFar = card != nullptr ? inBrief(card->reckoned) : Trace();
    if (met)
        sayTrace(mTable.question().wait == Wait::Dice ? tr("Reason for the dice") : tr("What the action would trigger"),
                 met->trace);
    else if (card != nullptr)
        sayTrace(soFar.empty() ? head : tr("Reckoning so far"), withCertain(soFar, certain, head));
    else if (const Entry* last = mTable.isUntouched() ? ruledOpenly(mTable) : nullptr)
        sayTrace(tr("Last ruling"), last->trace);
    else
        sayTrace({}, {});
    sayPairings(ahead);
}

void ReckoningPanel::sayPairings(const ForecastWorker& ahead)
{
    const std::optional<SimultaneousOutcomeMatrix>& all = ahead.pairings();
    const bool read = all && !all->table.empty();
    mGrid->setVisible(read);
    if (!read)
        return;
    QStringList own, other, brief;
    for (const Answer& answer : all->own) // with the digit that picks it, as in the list
        own << (own.size() < 9 ? tr("%1  %2", "key and choice").arg(own.size() + 1).arg(translated(answer.label))
                               : translated(answer.label));
    for (const Answer& answer : all->other) {
        other << translated(answer.label);
        brief << QString::fromStdString(answer.brief);
    }
    std::vector<QStringList> cells;
    for (std::size_t mine = 0; mine < all->own.size(); ++mine) {
        QStringList& row = cells.emplace_back();
        for (std::size_t theirs = 0; theirs < all->other.size(); ++theirs)
            row << cellWords(mTable.rules(), all->table, all->at(mine, theirs).cell);
    }
    const Army* army = armyOf(mTable.rules(), all->otherSeat);
    const QString them = army != nullptr && !army->name.empty() ? translated(Text("{0}", {army->name}))
                                                                : QString::fromStdString(all->otherSeat);
    mGrid->show(tr("columns: %1", "side whose answers are the columns").arg(them), own, other, brief, cells);
}

int ReckoningPanel::rowOf(const SimultaneousOutcomeMatrix& pairings, const Choice* choice) const
{
    const Action given = tidied(mTable.draft());
    const std::string& verb = !given.verb.empty()                                        ? given.verb
                              : choice != nullptr && choice->kind == Choice::Kind::Entry ? choice->value
                                                                                         : given.verb;
    for (std::size_t row = 0; row < pairings.own.size(); ++row) {
        const Action& answer = pairings.own[row].action;
        if (answer.verb == verb && (given.args.empty() || given.args == answer.args))
            return int(row);
    }
    return -1;
}

void ReckoningPanel::lookAt(const ForecastWorker& ahead, const Choice* choice)
{
    const std::optional<SimultaneousOutcomeMatrix>& all = ahead.pairings();
    if (!all)
        return;
    const int row = rowOf(*all, choice);
    mGrid->point(row);
    const bool dice = std::any_of(all->pairs.begin(), all->pairs.end(),
                                  [](const Pairing& pair) { return pair.chances.size() > 1; });
    mChances->setVisible(row >= 0 && dice);
    mChancesOf->setVisible(row >= 0 && dice);
    if (row < 0 || !dice)
        return;
    const Rules& rules = mTable.rules();
    OutcomeSides sides(rules);
    for (const Pairing& pair : all->pairs)
        for (const Chance& chance : pair.chances)
            sides.learn(chance.trace);
    std::vector<ChanceGroup> groups;
    for (std::size_t theirs = 0; theirs < all->other.size(); ++theirs)
        groups.push_back(
            groupOf(rules, sides, *all, all->at(std::size_t(row), theirs), all->other[theirs], mTable.hands().seat()));
    mChancesOf->setText(
        tr("%1: results", "an answer that is highlighted").arg(translated(all->own[std::size_t(row)].label)));
    mChances->showGroups(groups);
}

} // namespace fw
