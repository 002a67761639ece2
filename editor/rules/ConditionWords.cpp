#include "editor/rules/ConditionWords.h"

#include "editor/Translated.h"

#include <QCoreApplication>
#include <QStringList>

namespace fw {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Sentence)
};

QString listed(const std::vector<Amount>& amounts, const QString& between)
{
    QStringList out;
    for (const Amount& amount : amounts)
        out << amountWords(amount);
    return out.join(between);
}

QString subject(const Req& r)
{
    if (!r.any.empty())
        return Words::tr("any of %1").arg(toQString(r.any));
    if (!r.every.empty())
        return Words::tr("every %1").arg(toQString(r.every));
    if (!r.none.empty())
        return Words::tr("none of %1").arg(toQString(r.none));
    if (!r.among.empty()) {
        QString count;
        if (r.exactly)
            count = Words::tr("exactly %1").arg(*r.exactly);
        else if (r.least && r.most)
            count = Words::tr("%1 to %2").arg(*r.least).arg(*r.most);
        else if (r.least)
            count = Words::tr("at least %1").arg(*r.least);
        else
            count = Words::tr("at most %1").arg(r.most.value_or(0));
        return Words::tr("%1 of %2").arg(count, toQString(r.among));
    }
    return toQString(r.of);
}

/// Conditions in words, joined as all of them must hold.
QString joinedConditions(const Reqs& list)
{
    QStringList out;
    for (const Req& one : list)
        out << conditionWords(one);
    return out.join(Words::tr(" and "));
}

} // namespace

QString amountWords(const Amount& a)
{
    QString out;
    const QString of = a.of.empty() ? QString() : Words::tr(" of %1").arg(toQString(a.of));
    const QString with = a.with.empty() ? QString() : Words::tr(" with %1").arg(toQString(a.with));
    if (a.number)
        out = toQString(a.number->text());
    else if (!a.symbol.empty())
        out = toQString(a.symbol);
    else if (!a.fact.empty())
        out = (a.arg.empty() ? toQString(a.fact) : toQString(a.fact) + ' ' + toQString(a.arg)) + of + with;
    else if (!a.count.empty() && !a.where.empty())
        out = Words::tr("the number of %1 with: %2").arg(toQString(a.count), joinedConditions(a.where));
    else if (!a.count.empty())
        out = Words::tr("the number of %1").arg(toQString(a.count));
    else if (!a.faces.empty())
        out = Words::tr("the number of dice %1 whose face %2")
                  .arg(toQString(a.faces), joinedConditions(a.where).trimmed());
    else if (!a.table.empty())
        out = Words::tr("table %1 at %2").arg(toQString(a.table), listed(a.at, ", "));
    else if (!a.quantity.empty())
        out = Words::tr("quantity %1").arg(toQString(a.quantity));
    else if (!a.local.empty())
        out = toQString(a.local);
    else if (a.ratio.size() == 2)
        out = Words::tr("%1 divided by %2").arg(amountWords(a.ratio[0]), amountWords(a.ratio[1]));
    else if (!a.total.empty())
        out = listed(a.total, Words::tr(" plus "));
    else if (!a.product.empty())
        out = listed(a.product, Words::tr(" times "));
    else if (a.quotient.size() == 2)
        out = Words::tr("%1 divided by %2").arg(amountWords(a.quotient[0]), amountWords(a.quotient[1]));
    else if (!a.sum.empty())
        out = Words::tr("the sum of %1 over %2").arg(toQString(a.sum), toQString(a.over));
    else if (!a.least.empty())
        out = Words::tr("the least %1 over %2").arg(toQString(a.least), toQString(a.over));
    else if (!a.most.empty())
        out = Words::tr("the greatest %1 over %2").arg(toQString(a.most), toQString(a.over));
    if (a.times)
        out = Words::tr("%1 times %2").arg(toQString(a.times->text()), out);
    if (a.plus)
        out = Words::tr("%1 plus %2").arg(out, toQString(a.plus->text()));
    if (a.round)
        out = *a.round == Rounding::Up     ? Words::tr("%1 rounded up").arg(out)
              : *a.round == Rounding::Down ? Words::tr("%1 rounded down").arg(out)
                                           : Words::tr("%1 rounded to the nearest whole number").arg(out);
    return out;
}

QString conditionWords(const Req& r)
{
    if (!r.either.empty()) {
        QStringList ways;
        for (const Reqs& list : r.either) {
            ways << joinedConditions(list);
        }
        return Words::tr("either %1").arg(ways.join(Words::tr(", or ")));
    }
    QString what = !r.def.empty()    ? toQString(r.def)
                   : !r.fact.empty() ? (r.arg.empty() ? toQString(r.fact) : toQString(r.fact) + ' ' + toQString(r.arg))
                   : r.amount        ? amountWords(*r.amount)
                                     : QString();
    if (!r.with.empty())
        what += Words::tr(" with %1").arg(toQString(r.with));
    for (const auto& [role, from] : r.roles)
        what += Words::tr(" with %1").arg(role == from ? toQString(from) : toQString(role) + ": " + toQString(from));
    const QString who = subject(r);
    QString out = who.isEmpty() ? what : Words::tr("%1: %2", "whose, what").arg(who, what);
    if (!r.is.empty())
        out += Words::tr(" is %1").arg(listed(r.is, Words::tr(" or ")));
    if (!r.isnt.empty())
        out += Words::tr(" is not %1").arg(listed(r.isnt, Words::tr(" nor ")));
    if (r.min)
        out += Words::tr(" is at least %1").arg(amountWords(*r.min));
    if (r.max)
        out += Words::tr(" is at most %1").arg(amountWords(*r.max));
    return out;
}

QString modifierWords(const Modifier& m)
{
    const QString amount = amountWords(m.amount);
    const QString quantity = toQString(m.quantity);
    QString out;
    if (m.op == ModifierOp::Add)
        out = Words::tr("Adds %1 to %2").arg(amount, quantity);
    else if (m.op == ModifierOp::Times)
        out = Words::tr("Multiplies %2 by %1").arg(amount, quantity);
    else if (m.op == ModifierOp::Set)
        out = Words::tr("Makes %2 %1").arg(amount, quantity);
    else if (m.op == ModifierOp::AtLeast)
        out = Words::tr("Makes %2 at least %1").arg(amount, quantity);
    else if (m.op == ModifierOp::AtMost)
        out = Words::tr("Makes %2 at most %1").arg(amount, quantity);
    else
        out = Words::tr("Counts towards %1").arg(quantity);
    if (!m.stage.empty())
        out += Words::tr(" in stage %1").arg(toQString(m.stage));
    if (!m.each.empty())
        out += Words::tr(", once for each of %1").arg(toQString(m.each));
    QStringList when;
    for (const Req& need : m.need)
        when << conditionWords(need);
    if (!when.isEmpty())
        out += Words::tr(", when %1").arg(when.join(Words::tr(" and ")));
    QStringList options;
    for (const std::string& option : m.when)
        options << toQString(option);
    if (!options.isEmpty())
        out += Words::tr(" (only with %1)").arg(options.join(", "));
    return out + '.';
}

namespace {

QString combineWords(const Stage& stage)
{
    QString out = stage.combine == Combine::Sum       ? Words::tr("its rows are added up")
                  : stage.combine == Combine::Product ? Words::tr("its rows multiply")
                  : stage.combine == Combine::Best    ? Words::tr("the largest factor counts")
                  : stage.combine == Combine::Worst   ? Words::tr("the smallest factor counts")
                                                      : Words::tr("its rows are counted");
    if (stage.round == Rounding::Up)
        out += Words::tr(", then rounded up");
    else if (stage.round == Rounding::Down)
        out += Words::tr(", then rounded down");
    else if (stage.round == Rounding::Nearest)
        out += Words::tr(", then rounded to the nearest");
    return out;
}

} // namespace

QString stageWords(const Quantity& quantity, const std::string& stage)
{
    for (std::size_t i = 0; i < quantity.stages.size(); ++i)
        if (quantity.stages[i].id == stage)
            return Words::tr("Stage %1 of %2: %3.")
                .arg(i + 1)
                .arg(quantity.stages.size())
                .arg(combineWords(quantity.stages[i]));
    return {};
}

QString quantityWords(const Quantity& quantity)
{
    QString out = Words::tr("Begins with %1").arg(amountWords(quantity.base));
    for (const Stage& stage : quantity.stages)
        out += Words::tr("; %1: %2", "stage, how").arg(toQString(stage.id), combineWords(stage));
    return out + '.';
}

Req plainCondition(const QString& path, const QString& fact, const QString& argument, const QString& comparison,
                   const QString& value)
{
    Req out;
    out.of = path.trimmed().toStdString();
    out.fact = fact.toStdString();
    out.arg = argument.trimmed().toStdString();
    Amount amount;
    const std::string text = value.trimmed().toStdString();
    if (const Rational number = Rational::parse(text); number.valid())
        amount.number = number;
    else
        amount.symbol = text;
    if (comparison == "is")
        out.is = {amount};
    else if (comparison == "isnt")
        out.isnt = {amount};
    else if (comparison == "min")
        out.min = amount;
    else if (comparison == "max")
        out.max = amount;
    return out;
}

} // namespace fw
