#include "engine/session/LogLines.h"

namespace fw {

namespace {

/// The numbers that a line of a reckoning has.
void addNumbers(const TraceLine& line, LogLine& to)
{
    const bool row = line.kind == TraceKind::Modifier || line.kind == TraceKind::Stage;
    const bool check = line.kind == TraceKind::Check;
    if ((row && line.applied) || check)
        to.before = line.before;
    if ((row && line.applied) || check || line.kind == TraceKind::Quantity || line.kind == TraceKind::Base
        || line.kind == TraceKind::Roll)
        to.after = line.after;
    if (row || check || line.kind == TraceKind::NotApplied)
        to.applied = line.applied && line.kind != TraceKind::NotApplied;
}

/// What kinds of lines are for whoever draws them.
LogStyle styleOf(const TraceLine& line)
{
    switch (line.kind) {
    case TraceKind::Declared:
    case TraceKind::Choice: return LogStyle::Declared;
    case TraceKind::Quantity: return LogStyle::Quantity;
    case TraceKind::Base: return LogStyle::Base;
    case TraceKind::Modifier:
    case TraceKind::Stage: return line.applied ? LogStyle::Applied : LogStyle::NotApplied;
    case TraceKind::NotApplied: return LogStyle::NotApplied;
    case TraceKind::Table:
    case TraceKind::Roll:
    case TraceKind::Check: return LogStyle::Result;
    case TraceKind::Effect:
    case TraceKind::Moved: return LogStyle::Effect;
    case TraceKind::Warning: return LogStyle::Warning;
    case TraceKind::Heading:
    case TraceKind::Note: break;
    }
    return line.word == "code" ? LogStyle::Result : LogStyle::Plain;
}

} // namespace

LogLine lineOf(const TraceLine& line)
{
    LogLine out;
    out.style = styleOf(line);
    out.kind = line.kind;
    out.depth = line.depth;
    out.text = line.text;
    out.cite = line.cite;
    out.rule = line.row;
    out.word = line.word;
    out.column = line.column;
    out.units = line.units;
    out.places = line.places;
    out.meaning = line.kind == TraceKind::Note && line.word == "code";
    addNumbers(line, out);
    if (line.kind == TraceKind::Quantity) {
        out.label = plain(line.text);
        out.value = "= " + line.after.text();
    }
    if (line.kind == TraceKind::Base)
        out.value = line.after.text();
    if (out.style == LogStyle::Applied && line.before != line.after)
        out.value = line.before.text() + " → " + line.after.text();
    return out;
}

LogLine declaredLine(Text text, const std::string& cite, bool struck)
{
    LogLine out;
    out.style = LogStyle::Declared;
    out.kind = TraceKind::Declared;
    out.text = std::move(text);
    out.cite = cite;
    out.struck = struck;
    return out;
}

} // namespace fw
