// The panel's texts: the question, obligations, the draft and what Enter adds, and the reason for a refusal.
#include "app/referee/view/QuestionPanel.h"
#include "app/widgets/CompressibleScrollArea.h"

#include "app/referee/controller/EngagementRows.h"
#include "app/referee/controller/ForecastWorker.h"
#include "app/referee/view/CardText.h"
#include "app/referee/view/RulingSummary.h"
#include "app/referee/view/SeatWords.h"
#include "app/referee/view/TableInputs.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"
#include "engine/model/Menu.h"
#include "engine/play/OpenMenu.h"
#include "engine/play/OpenObligations.h"
#include "engine/play/Unidentified.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <algorithm>

namespace fw {

bool QuestionPanel::lineIsEmpty() const
{
    return mLine->text().isEmpty();
}

bool QuestionPanel::saysEnd() const
{
    return mReferee.orders.saysEnd(mLine->text());
}

void QuestionPanel::sayQuestion()
{
    const Question& q = mTable.question();
    const std::string seat = !mTable.hands().seat().empty() ? mTable.hands().seat()
                             : q.seats.empty()              ? std::string()
                                                            : q.seats.front();
    const Army* army = armyOf(mTable.rules(), seat);
    const QString colour = army != nullptr ? QString::fromStdString(army->colour) : QString();
    const QString swatch = colour.isEmpty() ? QString()
                                            : QString("<span style=\"color:%1\">&#9632;</span> ").arg(colour);
    if (q.wait == Wait::Over) {
        mSeat->setText(turnWords(mTable.rules(), mTable.state().position.turn).toHtmlEscaped());
        mAsked->setText(translated(ending(mTable.game()).value_or(Text("The game is over"))));
        return;
    }
    mSeat->setText(tr("%1%2 · %3", "swatch, side, turn")
                       .arg(swatch, seatWords(mTable.rules(), seat).toHtmlEscaped(),
                            turnWords(mTable.rules(), mTable.state().position.turn).toHtmlEscaped()));
    QString asked = translated(q.text);
    if (!q.cite.empty())
        asked += tr("  [%1]", "case number").arg(QString::fromStdString(q.cite));
    mAsked->setText(asked);
}

void QuestionPanel::sayDuties()
{
    QStringList lines;
    for (const OpenObligation& duty : duties(mTable.rules(), mTable.state())) {
        const int unit = mTable.rules().unit(duty.unit);
        const int there = mTable.rules().place(duty.place);
        const QString place = QString::fromStdString(there < 0 ? duty.place
                                                               : mTable.rules().placeLabel(PlaceId(there)));
        const QString who = unit < 0 ? place
                                     : tr("%1 in %2", "unit, place")
                                           .arg(QString::fromStdString(
                                                    mTable.rules().counterName(mTable.state().position, UnitId(unit))),
                                                place);
        lines << tr("• %1: %2  [%3]", "unit, what it must do, case number")
                     .arg(who, translated(Text("{0}", {duty.label})), QString::fromStdString(duty.cite));
    }
    mDuties->setVisible(!lines.isEmpty());
    if (!lines.isEmpty())
        mDuties->setText(tr("Still to do:") + '\n' + lines.join('\n'));
}

QStringList QuestionPanel::partsOf(const Draft& draft) const
{
    QStringList parts;
    for (const MenuEntry* entry : openMenu(mTable.rules(), mTable.state())) {
        if (entry->id != draft.verb)
            continue;
        parts << translated(Text("{0}", {entry->label.empty() ? entry->id : entry->label}));
        for (const Field& field : entry->fields) {
            QStringList values;
            for (const std::string& value : draft.arg(field.name)) {
                const int unit = mTable.rules().unit(value);
                const bool turns = field.pick == Pick::Path && value.starts_with('@');
                values << (turns ? '@' + facingWords(mTable.rules(), value.substr(1))
                           : field.pick == Pick::Facing
                               ? facingWords(mTable.rules(), value)
                               : QString::fromStdString(
                                   unit >= 0 ? mTable.rules().counterName(mTable.state().position, UnitId(unit))
                                             : value));
            }
            if (values.isEmpty())
                continue;
            QString part = tr("%1: %2", "field and its values")
                               .arg(mReferee.draft.fieldLabel(field.name),
                                    values.join(field.pick == Pick::Path ? " " : tr(", ")));
            if (const Proposal* proposed = mReferee.draft.proposed();
                proposed != nullptr && proposed->prefers(field.name))
                part = tr("%1, the best of them", "what is proposed among several").arg(part);
            parts << part;
        }
    }
    return parts;
}

void QuestionPanel::sayDraft()
{
    const Draft& draft = mTable.draft();
    QStringList parts = partsOf(draft);
    const bool proposed = mReferee.draft.proposed() != nullptr;
    QStringList added;
    if (proposed)
        for (const QString& part : partsOf(mReferee.draft.shown()))
            if (mReferee.draft.isUnasked() || !parts.contains(part))
                added << part;
    if (const Draft* further = mReferee.draft.further())
        for (const QString& part : partsOf(*further))
            if (!parts.contains(part))
                added << part;
    mProposed->setText(mReferee.draft.isUnasked() ? tr("⏎ The only answer: %1").arg(added.join(tr(" · ")))
                       : proposed                 ? tr("⏎ Proposed: %1").arg(added.join(tr(" · ")))
                                                  : tr("⏎ Continues with: %1").arg(added.join(tr(" · "))));
    mProposed->setVisible(!added.isEmpty());
    const std::string open = mTable.facts().openField;
    if (!proposed && !parts.isEmpty() && !open.empty() && mTable.question().wait != Wait::Dice
        && draft.arg(open).empty() && mReferee.draft.fieldLabel(open) != parts.front())
        parts << tr("%1?", "a field to be filled").arg(mReferee.draft.fieldLabel(open));
    mDraft->setText(parts.join(tr(" · ")));
    mDraft->setVisible(!parts.isEmpty());
    mBack->setEnabled(!mTable.isUntouched() || !mReferee.dice.typed().isEmpty() || mTable.hands().isSecret());
    mGiven->setVisible(!parts.isEmpty() || !added.isEmpty());
}

void QuestionPanel::sayRefusal()
{
    const std::optional<Problem> broken = mTable.refusal() ? std::nullopt : mReferee.draft.broken();
    mRefusal->setVisible(mTable.refusal() || broken || !mGuard.overlooked().isEmpty());
    mIdentify->hide();
    mOverrule->hide();
    // The order that was replaced stays in sight below the current refusal.
    QStringList words;
    if (mTable.refusal())
        words << refusalWords();
    if (broken)
        words << tr("! %1  [%2]", "a rule that is broken, and its case number")
                     .arg(translated(broken->text), QString::fromStdString(broken->cite));
    if (!mGuard.overlooked().isEmpty())
        words << mGuard.overlooked();
    mRefusalWords->setText(words.join("\n\n"));
    if (!mTable.refusal())
        return;
    const Problem& p = *mTable.refusal();
    const bool forbidden = p.trouble == Trouble::Refused && !mTable.refusedAction().verb.empty();
    const bool unknown = forbidden && !toIdentify(mTable.rules(), mTable.state(), mTable.refusal()->tried).empty();
    mIdentify->setVisible(unknown);
    mOverrule->setVisible(forbidden && !unknown);
    // A long card would push the refusal out of sight, and Enter would seem to do nothing. Scroll after the layout,
    // when the refusal has its place.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (mTable.refusal())
                mScrolled->ensureWidgetVisible(mRefusal, 0, 0);
        },
        Qt::QueuedConnection);
}

void QuestionPanel::giveWay()
{
    // A secret choice is not shown to the next user of the screen.
    if (mTable.isUntouched() || !mReferee.draft.mayEnter() || mTable.hands().isSecret())
        return;
    mGuard.gaveWayToDrag(
        tr("Not entered: %1", "an order that was ready").arg(partsOf(mReferee.draft.shown()).join(tr(" · "))),
        place().rows);
}

void QuestionPanel::stays()
{
    mGuard.stays();
    sayRefusal();
}

/// The forecast of each of a few complete answers, by the value that picks it.
std::map<std::string, QString> QuestionPanel::foreseen() const
{
    OutcomeSides sides(mTable.rules());
    for (const ChoiceForecast& one : mAhead->answers())
        for (const Chance& chance : one.chances)
            sides.learn(chance.trace);
    std::map<std::string, QString> out;
    for (const ChoiceForecast& one : mAhead->answers())
        out[one.answer.value] = answerWords(mTable.rules(), sides, one.chances);
    return out;
}

QString QuestionPanel::refusalWords() const
{
    const Problem& p = *mTable.refusal();
    // Only a complete action can break a rule and then be overruled; anything else is not an answer yet.
    const bool forbidden = p.trouble == Trouble::Refused && !mTable.refusedAction().verb.empty();
    const QString said = translated(p.text);
    QString words = forbidden ? tr("✗ Not allowed: %1").arg(said) : tr("✗ Not entered: %1").arg(said);
    if (!p.cite.empty())
        words += tr("  [%1]", "case number").arg(QString::fromStdString(p.cite));
    if (!p.place.empty() && !p.place.starts_with("line"))
        words += tr(" (%1)").arg(QString::fromStdString(p.place));
    if (!p.remedy.empty())
        words += "\n" + translated(p.remedy);
    if (!p.alternatives.empty()) {
        QStringList others;
        for (const Text& other : p.alternatives)
            others << translated(other);
        if (others.size() > 8) {
            others = others.mid(0, 8);
            others << tr("and more");
        }
        words += "\n" + tr("Legal: %1").arg(others.join(tr(", ")));
    }
    return words;
}

/// Whether an order leads to dice, so that the dice are read with the numbers of its forecast.
static bool leadsToDice(const Forecast& met, const std::vector<TableRead>& tables)
{
    return !tables.empty() || std::ranges::any_of(met.chances, [](const Chance& one) { return !one.result.empty(); });
}

/// The numbers at the beginning of a fight, as long as no answer has changed them.
QString QuestionPanel::stillStands(const Entry& began, const Trace& reckoned)
{
    if (began.kind != RowKind::Action || began.action.kind != Action::Kind::Choose || began.n < 1)
        return {};
    const Rules& rules = mTable.rules();
    if (mBegan.row != began.n) {
        const State& before = mTable.game().entries()[std::size_t(began.n) - 1].after;
        std::vector<TableRead> tables;
        const Result<Forecast> met = forecast(rules, before, began.action, tables);
        mBegan = {began.n, met && leadsToDice(*met, tables), tables, {}};
        mBegan.words = met ? enteredWith(met->trace) : QString();
    }
    if (!mBegan.words.isEmpty())
        return enteredWith(reckoned) == mBegan.words ? mBegan.words : QString();
    // The numbers that an answer led to, for example after one side could have left.
    const bool thrown = std::ranges::find(reckoned, EventKind::Roll, &Event::kind) != reckoned.end();
    return thrown ? QString() : readingWords(rules, reckoned, reckoned);
}

/// The numbers of the current fight: those for the pending dice, or those of the last table.
QString QuestionPanel::enteredWith(const Trace& reckoned) const
{
    const Rules& rules = mTable.rules();
    return mBegan.dice ? aheadWords(rules, reckoned, mBegan.tables) : readingWords(rules, reckoned, reckoned);
}

/// Shows the last ruling until something else is under way. Between an answer and its dice it shows the numbers for the
/// dice. If an answer keeps the dice, it also shows the result with them.
void QuestionPanel::sayAloud(const CardText* card)
{
    const Entry* last = ruledOpenly(mTable);
    const bool dice = mTable.question().wait == Wait::Dice; // the numbers stay while the faces are given one by one
    // The card of another fight ends the ruling of the fight before.
    const std::vector<const Entry*> fight = card != nullptr ? engagementRows(mTable) : std::vector<const Entry*>();
    const bool within = card != nullptr && std::ranges::find(fight, last) != fight.end();
    const bool now = card == nullptr || within;
    // The ruling stays while the answer to it is chosen.
    const bool plain = last != nullptr && !last->struck && (mTable.isUntouched() || dice || within);
    const Rules& rules = mTable.rules();
    // Search the earlier rows only if a table was read; in a phase of many moves no table is read.
    const bool reads = plain && std::ranges::find(last->trace, EventKind::Table, &Event::kind) != last->trace.end();
    const bool stands = plain && !mAhead->answers().empty();
    const Trace before = reads || stands ? reckonedSince(mTable.game(), ruledLast(mTable.game())) : Trace();
    QString words = plain && now ? summarizeRuling(rules, before, last->trace) : QString();
    // If an answer changes no number, the earlier numbers stay.
    const std::optional<RollForecast>& ahead = mAhead->dice();
    if (plain && dice && card != nullptr) {
        const QString with = ahead && !ahead->tables.empty() ? aheadWords(rules, card->reckoned, ahead->tables)
                                                             : QString();
        words = !with.isEmpty()   ? with + modifierAhead(ahead->certain)
                : words.isEmpty() ? summarizeRuling(rules, card->reckoned, card->ruled)
                                  : words;
    }
    // For a check, add its target number after the text that led to it.
    const bool checks = plain && dice && ahead && (ahead->tables.empty() || words.isEmpty());
    QString against = checks ? aheadWords(rules, ahead->certain, {}) : QString();
    if (!against.isEmpty()) {
        against += modifierAhead(ahead->certain);
        words = words.isEmpty() ? against : tr("%1. %2", "two sentences").arg(words, against);
    }
    // The forecast of a ready order is shown even if its ruling will be private.
    if (const std::optional<Forecast>& met = mTable.facts().forecast) {
        Trace reckoned = card != nullptr ? card->reckoned : Trace();
        reckoned.insert(reckoned.end(), met->trace.begin(), met->trace.end());
        QString meets = leadsToDice(*met, mTable.facts().tables) ? aheadWords(rules, reckoned, mTable.facts().tables)
                                                                 : QString();
        if (meets.isEmpty())
            meets = readingWords(rules, met->trace, met->trace);
        else if (dice && ahead)
            meets += modifierAhead(ahead->certain);
        words = meets.isEmpty() && within ? words : meets;
    }
    if (card != nullptr && words.isEmpty() && !fight.empty())
        words = stillStands(*fight.front(), card->reckoned);
    for (const ChoiceForecast& one : mAhead->answers()) {
        const bool other = !mTable.isUntouched() && one.answer.value != mTable.draft().verb;
        if (!plain || one.chances.size() != 1 || other)
            continue;
        const Trace& trace = one.chances.front().trace;
        Trace all = before;
        all.insert(all.end(), trace.begin(), trace.end());
        const QString read = tr("%1: %2", "an answer, the results of its dice")
                                 .arg(translated(one.answer.label), readingWords(rules, all, trace));
        // The result already contains the dice.
        const bool diceOnly = words == readingWords(rules, {}, last->trace);
        words = words.isEmpty() || diceOnly ? read : tr("%1. %2", "two sentences").arg(words, read);
    }
    constexpr qsizetype oneLine = 50, fewLines = 160; // characters; a long text takes room from the question
    mAloud->setFont(font());
    setLarger(mAloud, words.size() <= oneLine ? 1.3 : words.size() <= fewLines ? 1.15 : 1.0);
    mAloud->setText(words);
    mAloud->setVisible(!words.isEmpty());
}

} // namespace fw
