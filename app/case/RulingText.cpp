#include "app/case/RulingText.h"

#include "app/widgets/TraceText.h"
#include "editor/Translated.h"
#include "engine/rules/Query.h"

#include <QCoreApplication>
#include <algorithm>

namespace fw {

namespace {

class RulingDeskText
{
    Q_DECLARE_TR_FUNCTIONS(RulingDesk)
};

QString joined(const std::vector<Text>& texts)
{
    QStringList words;
    for (const Text& text : texts)
        words << translated(text);
    return words.join("; ");
}

} // namespace

QString askedWords(const Question& question)
{
    QStringList dice;
    for (const DieAsked& die : question.dice)
        dice << RulingDeskText::tr("%1 (%2 to %3)").arg(QString::fromStdString(die.label)).arg(die.low).arg(die.high);
    const QString text = question.text.empty() ? QString::fromStdString(question.node) : translated(question.text);
    return dice.isEmpty() ? text : text + ": " + dice.join(", ");
}

QStringList traceLines(const Trace& trace, const Rules* rules, bool full)
{
    QStringList lines;
    for (const Event& line : trace) {
        if (notApplied(line) && !full)
            continue;
        const TraceWords words = traceWords(line, rules);
        QString text = QString(2 * std::max(0, line.depth), ' ') + words.sentence;
        if (line.kind() == EventKind::Quantity)
            text += " = " + words.after;
        else if (!words.before.isEmpty())
            text += ": " + words.before + RulingDeskText::tr(" to ", "from a number to another") + words.after;
        if (!words.cite.isEmpty())
            text += " [" + words.cite + "]";
        lines << RulingDeskText::tr("stated  %1").arg(text);
    }
    return lines;
}

QStringList chanceLines(const std::vector<Chance>& chances)
{
    QStringList lines;
    for (const Chance& chance : chances) {
        const double share = 100.0 * double(chance.chance.num()) / double(chance.chance.den());
        const QString result = chance.result.empty() ? RulingDeskText::tr("no table is read")
                                                     : QString::fromStdString(chance.result);
        lines << RulingDeskText::tr("stated  chance %1  %2 %  %3")
                     .arg(QString::fromStdString(chance.chance.text()), 6)
                     .arg(share, 5, 'f', 1)
                     .arg(result);
    }
    return lines;
}

QString optionsLine(const Rules& rules)
{
    QStringList options;
    for (const auto& [name, value] : rules.differing())
        options << QString::fromStdString(name + "=" + value);
    return options.isEmpty() ? QString() : RulingDeskText::tr("stated  options: %1").arg(options.join(", "));
}

QString assumedWords(const Ruling& ruling)
{
    return joined(ruling.assumed);
}

QString vainWords(const Ruling& ruling)
{
    return joined(ruling.vain);
}

QString chooserWords(const Ruling& ruling)
{
    const std::string seat = ruling.next.seats.empty() ? std::string() : ruling.next.seats.front();
    QString who = RulingDeskText::tr("the referee");
    for (const Army& side : ruling.rules->scenario().sides)
        if (side.id == seat)
            who = QString::fromStdString(side.name);
    QString what = askedWords(ruling.next);
    if (!ruling.next.cite.empty())
        what += " [" + QString::fromStdString(ruling.next.cite) + "]";
    return RulingDeskText::tr("%1 must choose: %2", "who must choose, the question").arg(who, what);
}

QString nextWords(const Ruling& ruling)
{
    if (ruling.choices.empty())
        return askedWords(ruling.next);
    QStringList choices;
    for (const std::string& choice : ruling.choices)
        choices << QString::fromStdString(choice);
    if (ruling.moreChoices)
        choices << RulingDeskText::tr("other answers");
    return RulingDeskText::tr("%1: %2", "who must choose, the possible answers")
        .arg(chooserWords(ruling), choices.join(RulingDeskText::tr(", or ", "between answers")));
}

QString caseTrouble(const Ruling& ruling)
{
    if (ruling.open && ruling.unused > 0)
        return RulingDeskText::tr("the case states %n more dice than are rolled, unless it also states an answer: %1",
                                  "", ruling.unused)
            .arg(chooserWords(ruling));
    if (ruling.open)
        return RulingDeskText::tr("the case does not state an answer: %1").arg(chooserWords(ruling));
    if (ruling.misnamed)
        return RulingDeskText::tr("the rules ask for %1, and the case does not state it").arg(askedWords(ruling.next));
    if (!ruling.waiting.empty())
        return RulingDeskText::tr("the rules ask for %1; the case states %n of these faces", "",
                                  int(ruling.waiting.size()))
            .arg(askedWords(ruling.next));
    if (ruling.unused > 0)
        return RulingDeskText::tr("the case states %n more dice than are rolled", "", ruling.unused);
    return {};
}

QString nextLine(const Ruling& ruling)
{
    if (ruling.trouble || ruling.next.wait == Wait::Over)
        return {};
    if (!ruling.choices.empty())
        return RulingDeskText::tr("stated  then: %1").arg(nextWords(ruling));
    if (!caseTrouble(ruling).isEmpty())
        return {};
    if (ruling.next.wait == Wait::Dice)
        return RulingDeskText::tr("stated  then dice: %1").arg(askedWords(ruling.next));
    return RulingDeskText::tr("stated  then: %1").arg(askedWords(ruling.next));
}

QStringList rulingLines(const Ruling& ruling, bool full)
{
    QStringList lines;
    if (const QString options = optionsLine(*ruling.rules); !options.isEmpty())
        lines << options;
    if (const QString assumed = assumedWords(ruling); !assumed.isEmpty())
        lines << RulingDeskText::tr("stated  assumed, not stated: %1").arg(assumed);
    if (const QString vain = vainWords(ruling); !vain.isEmpty())
        lines << RulingDeskText::tr("stated  without effect: %1").arg(vain);
    lines << traceLines(ruling.trace, ruling.rules.get(), full);
    if (std::ranges::any_of(ruling.trace, [&](const Event& line) { return reconstructed(*ruling.rules, line.row); }))
        lines << RulingDeskText::tr("stated  †: reconstructed, not printed in the source");
    // Chances show already that dice come next.
    if (!ruling.chances.empty())
        lines << chanceLines(ruling.chances);
    else if (const QString next = nextLine(ruling); !next.isEmpty())
        lines << next;
    return lines;
}

} // namespace fw
