#include "app/widgets/TraceText.h"

#include "editor/Translated.h"
#include "engine/report/EventText.h"
#include "engine/rules/Query.h"

#include <QCoreApplication>

namespace fw {

namespace {

QString number(const Rational& value)
{
    return QString::fromStdString(value.text());
}

QString unitNames(const Rules& rules, const std::vector<std::string>& ids)
{
    QStringList names;
    for (const std::string& id : ids) {
        const int unit = rules.unit(id);
        const std::string name = unit < 0 ? std::string() : rules.scenario().units[std::size_t(unit)].name;
        names << QString::fromStdString(name.empty() ? id : name);
    }
    return names.join(", ");
}

} // namespace

TraceWords traceWords(const Event& line, const Rules* rules)
{
    TraceWords words;
    words.sentence = translated(eventText(line));
    words.cite = QString::fromStdString(line.cite);
    const auto changed = [&](const Rational& before, const Rational& after) {
        if (before == after)
            return;
        words.before = number(before);
        words.after = number(after);
        words.value = QString::fromUtf8("%1 → %2").arg(words.before, words.after);
    };
    if (const auto* quantity = line.as<QuantityComputed>()) {
        if (rules != nullptr && !line.units.empty())
            words.sentence = QCoreApplication::translate("TraceText", "%1, %2", "quantity, counters")
                                 .arg(words.sentence, unitNames(*rules, line.units));
        words.value = words.after = number(quantity->total);
    } else if (const auto* row = line.as<ModifierApplied>()) {
        changed(row->before, row->after);
    } else if (const auto* stage = line.as<StageRounded>()) {
        changed(stage->before, stage->after);
    } else if (const auto* shift = line.as<ColumnShifted>()) {
        changed(0, shift->columns);
    }
    words.reconstructed = rules != nullptr && reconstructed(*rules, line.row);
    if (words.reconstructed)
        words.sentence += QString::fromUtf8(" †");
    return words;
}

bool notApplied(const Event& line)
{
    return line.kind() == EventKind::NotApplied;
}

} // namespace fw
