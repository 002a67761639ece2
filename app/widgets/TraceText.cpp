#include "app/widgets/TraceText.h"

#include "editor/Translated.h"
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

TraceWords traceWords(const TraceLine& line, const Rules* rules)
{
    TraceWords words;
    words.sentence = translated(line.text);
    words.cite = QString::fromStdString(line.cite);
    if (line.kind == TraceKind::Quantity) {
        if (rules != nullptr && !line.units.empty())
            words.sentence = QCoreApplication::translate("TraceText", "%1, %2", "quantity, counters")
                                 .arg(words.sentence, unitNames(*rules, line.units));
        words.value = words.after = number(line.after);
    } else if ((line.kind == TraceKind::Modifier || line.kind == TraceKind::Stage) && line.applied
               && line.before != line.after) {
        words.before = number(line.before);
        words.after = number(line.after);
        words.value = QString::fromUtf8("%1 → %2").arg(words.before, words.after);
    }
    words.reconstructed = rules != nullptr && reconstructed(*rules, line.row);
    if (words.reconstructed)
        words.sentence += QString::fromUtf8(" †");
    return words;
}

bool notApplied(const TraceLine& line)
{
    return line.kind == TraceKind::NotApplied || (line.kind == TraceKind::Modifier && !line.applied);
}

} // namespace fw
