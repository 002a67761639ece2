#include "editor/form/NowWords.h"

#include "editor/Translated.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace fw {

namespace {

constexpr qsizetype mostReasons = 3; ///< conditions that a line names

/// Words what formulas come to.
class NowWords
{
    Q_DECLARE_TR_FUNCTIONS(fw::NowWords)

public:
    NowWords(const FormulasNow& all, const FormulaNames& names) : mAll(all), mNames(names) {}

    QString sentence(const FormulaNow& now) const
    {
        if (now.fault)
            return noValue(translated(now.fault->text));
        for (const FormulaRole& role : now.roles)
            if (role.wrong)
                return noValue(tr("%1 is not what %2 can be in this scenario", "a name; a role")
                                   .arg(ids(role.value), toQString(role.name)));
        if (now.truth == Truth::Open)
            return noValue(needs(now));
        const QString what = !now.value.empty()         ? toQString(now.value)
                             : now.truth == Truth::True ? tr("true")
                                                        : tr("false");
        const QString why = now.truth == Truth::False ? reasons(now.conditions) : QString();
        const QString said = why.isEmpty() ? tr("Now: %1").arg(what) : tr("Now: %1, because %2").arg(what, why);
        const QString whom = roles(now);
        return whom.isEmpty() ? said : tr("%1 (%2)", "value (roles)").arg(said, whom);
    }

    QString roleValue(const std::vector<std::string>& value) const
    {
        QStringList out;
        for (const std::string& id : value)
            out << thing(id);
        return out.join(tr(", ", "between counters"));
    }

private:
    static QString noValue(const QString& why) { return tr("No value now: %1").arg(why); }

    static QString ids(const std::vector<std::string>& value)
    {
        QStringList out;
        for (const std::string& id : value)
            out << toQString(id);
        return out.join(", ");
    }

    QString thing(const std::string& id) const
    {
        const Rules& rules = *mAll.rules;
        const int unit = rules.unit(id);
        if (unit < 0)
            return rules.place(id) < 0 ? toQString(id) : toQString(rules.placeLabel(rules.place(id)));
        const PlaceId place = mAll.position.units[std::size_t(unit)].place;
        const QString name = toQString(rules.unitName(unit));
        return place.valid() ? tr("%1 at %2", "counter, place").arg(name, toQString(rules.placeLabel(place))) : name;
    }

    QString roles(const FormulaNow& now) const
    {
        QStringList out;
        for (const FormulaRole& role : now.roles)
            if (!role.open && !role.value.empty())
                out << tr("%1: %2", "role, counter").arg(toQString(role.name), roleValue(role.value));
        return out.join("; ");
    }

    static QString need(const FormulaRole& role)
    {
        const QString name = toQString(role.name);
        if (role.name == "it")
            return tr("'it' is one member after the other, or nothing here");
        switch (role.needs) {
        case RoleNeeds::Dice: return tr("it needs the dice %1").arg(name);
        case RoleNeeds::Value: return tr("it needs %1, which a procedure sets").arg(name);
        case RoleNeeds::Combat: return tr("it needs %1, which exists during an engagement only").arg(name);
        case RoleNeeds::Counter: return tr("it needs a counter for %1").arg(name);
        case RoleNeeds::Place: return tr("it needs a hex for %1").arg(name);
        case RoleNeeds::CounterOrPlace: return tr("it needs a counter or hex for %1").arg(name);
        case RoleNeeds::Side: return tr("it needs a side for %1").arg(name);
        case RoleNeeds::Formation: break;
        }
        return tr("it needs a formation for %1").arg(name);
    }

    static QString needs(const FormulaNow& now)
    {
        QStringList out;
        for (const FormulaRole& role : now.roles)
            if (role.open)
                out << need(role);
        return out.isEmpty() ? tr("it is no number") : out.join("; ");
    }

    QString written(Req condition) const
    {
        condition.cite.clear();
        return toQString(conditionText(condition, mNames).value_or(std::string()));
    }

    QString reasons(const std::vector<ConditionNow>& conditions) const
    {
        QStringList out;
        for (const ConditionNow& one : conditions)
            if (one.truth == Truth::False)
                out << reason(one);
        if (out.size() > mostReasons)
            out = out.mid(0, mostReasons) << tr("...");
        return out.join("; ");
    }

    QString reason(const ConditionNow& now) const
    {
        const QString condition = written(now.condition);
        if (!now.condition.either.empty())
            return reasons(now.inside);
        if (now.counts && now.member.empty())
            return tr("%1: %2 of %3", "condition: 1 of 3 members").arg(condition).arg(now.satisfied).arg(now.members);
        QStringList out;
        for (const AmountNow& one : now.compared)
            out << tr("%1 = %2").arg(toQString(amountText(one.amount, mNames).value_or(std::string())),
                                     toQString(one.value));
        QString said = out.join(", ");
        if (out.isEmpty()) {
            const QString why = reasons(now.inside);
            said = why.isEmpty() ? tr("%1 is false", "a condition").arg(condition)
                                 : tr("%1 is false (%2)", "a condition (reasons)").arg(condition, why);
        }
        return now.member.empty() ? said : tr("%1: %2", "counter: values").arg(toQString(now.member), said);
    }

    const FormulasNow& mAll;
    const FormulaNames& mNames;
};

} // namespace

QString nowSentence(const FormulaNow& now, const FormulasNow& all, const FormulaNames& names)
{
    return NowWords(all, names).sentence(now);
}

QString roleWords(const std::vector<std::string>& value, const FormulasNow& all)
{
    static const FormulaNames nothing;
    return NowWords(all, nothing).roleValue(value);
}

} // namespace fw
