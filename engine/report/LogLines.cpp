#include "engine/report/LogLines.h"

#include "engine/report/EventText.h"

namespace fw {

namespace {

/// The value of an event as printed: "= 5", "4" or "4 → 5".
std::string valueOf(const EventData& data)
{
    const auto change = [](const Rational& before, const Rational& after) {
        return before == after ? std::string() : before.text() + " → " + after.text();
    };
    if (const auto* quantity = std::get_if<QuantityComputed>(&data))
        return "= " + quantity->total.text();
    if (const auto* base = std::get_if<BaseTaken>(&data))
        return base->amount.text();
    if (const auto* row = std::get_if<ModifierApplied>(&data))
        return change(row->before, row->after);
    if (const auto* stage = std::get_if<StageRounded>(&data))
        return change(stage->before, stage->after);
    if (const auto* shift = std::get_if<ColumnShifted>(&data))
        return change(0, shift->columns);
    return {};
}

/// The style of a line for an event.
LogStyle styleOf(const Event& line)
{
    switch (line.kind()) {
    case EventKind::Declared:
    case EventKind::Choice: return LogStyle::Declared;
    case EventKind::Quantity: return LogStyle::Quantity;
    case EventKind::Base: return LogStyle::Base;
    case EventKind::Modifier:
    case EventKind::Stage: return LogStyle::Applied;
    case EventKind::NotApplied: return LogStyle::NotApplied;
    case EventKind::Table:
    case EventKind::Roll:
    case EventKind::Check: return LogStyle::Result;
    case EventKind::Effect:
    case EventKind::Moved: return LogStyle::Effect;
    case EventKind::Warning: return LogStyle::Warning;
    case EventKind::Heading:
    case EventKind::Note: break;
    }
    return line.is<CodeApplied>() ? LogStyle::Result : LogStyle::Plain;
}

} // namespace

bool reckons(EventKind kind)
{
    return kind == EventKind::Quantity || kind == EventKind::Base || kind == EventKind::Modifier
           || kind == EventKind::Stage || kind == EventKind::NotApplied;
}

LogLine lineOf(const Event& line)
{
    LogLine out;
    out.style = styleOf(line);
    out.data = line.data;
    out.depth = line.depth;
    out.text = eventText(line);
    out.value = valueOf(line.data);
    out.cite = line.cite;
    out.rule = line.row;
    out.units = line.units;
    out.places = line.places;
    out.meaning = line.is<CodeApplied>();
    return out;
}

LogLine declaredLine(Text text, const std::string& cite, bool struck)
{
    LogLine out;
    out.style = LogStyle::Declared;
    out.text = std::move(text);
    out.cite = cite;
    out.struck = struck;
    return out;
}

} // namespace fw
