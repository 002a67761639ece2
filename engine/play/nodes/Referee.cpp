// manual nodes, hand-made events, and putting the program in step with the table.
#include "engine/play/Machine.h"

#include <algorithm>
#include <charconv>

namespace fw {

Result<void> Machine::answerManual(const Instr& i, const Action& action)
{
    if (action.kind != Action::Kind::Decide) {
        Problem p;
        p.trouble = Trouble::Refused;
        p.cite = i.node->cite;
        p.text = Text("the referee is to decide: {0}", {i.node->text});
        for (const std::string& label : i.node->labels)
            p.alternatives.push_back(Text("decide {0}", {label}));
        return tl::unexpected<Problem>(std::move(p));
    }
    const auto& labels = i.node->labels;
    if (!labels.empty() && std::find(labels.begin(), labels.end(), action.verb) == labels.end()) {
        Problem p;
        p.trouble = Trouble::BadInput;
        p.cite = i.node->cite;
        p.text = Text("'{0}' is no decision offered here", {action.verb});
        for (const std::string& label : labels)
            p.alternatives.push_back(Text("decide {0}", {label}));
        return tl::unexpected<Problem>(std::move(p));
    }
    if (i.as != noSym)
        setLocal(i.as, Value::ofWord(c.find(action.verb)));
    TraceLine line;
    line.kind = TraceKind::Note;
    line.row = i.node->id;
    line.cite = i.node->cite;
    line.word = action.verb;
    line.text = Text("ruled by the referee: {0}: {1}",
                     {i.node->label.empty() ? i.node->text : i.node->label, action.verb});
    note(std::move(line));
    go(top().pc + 1);
    return {};
}

namespace {

bool readNumber(const std::string& text, std::int64_t& out)
{
    const auto [p, ec] = std::from_chars(text.data(), text.data() + text.size(), out);
    return ec == std::errc() && p == text.data() + text.size();
}

} // namespace

Result<void> Machine::house(const Action& action)
{
    const auto bad = [](Text text) { return fail(Trouble::BadInput, std::move(text)); };
    TraceLine line;
    line.kind = TraceKind::Warning;
    line.row = "set";
    line.cite = "referee";
    std::string what;
    if (action.verb == "turn") {
        std::int64_t turn = 0;
        if (action.arg("turn").empty() || !readNumber(action.arg("turn")[0], turn) || turn < 0
            || turn > 10000)
            return bad("a turn number is needed");
        position().turn = static_cast<std::int32_t>(turn);
        what = "turn " + std::to_string(turn);
    } else if (action.verb == "mark") {
        const auto& marks = action.arg("mark");
        const auto& values = action.arg("value");
        if (marks.empty() || values.empty())
            return bad("a mark and its value are needed");
        const auto found = c.markIndex.find(marks[0]);
        if (found == c.markIndex.end())
            return bad(Text("there is no mark '{0}'", {marks[0]}));
        const CMark& mark = c.marks[static_cast<std::size_t>(found->second)];
        const auto named = [&](const char* who) {
            const auto& names = action.arg(who);
            return names.empty() ? std::string() : names[0];
        };
        const std::int32_t subject = mark.on == MarkOn::Unit ? rules.unit(named("unit"))
            : mark.on == MarkOn::Place ? rules.place(named("place"))
            : mark.on == MarkOn::Side ? rules.side(named("side")) : 0;
        if (subject < 0)
            return bad(Text("'{0}' lies on a {1}; nobody of that name", {marks[0], mark.src->on}));
        if (mark.form == MarkForm::Set) {
            const std::int32_t member = rules.unit(values[0]);
            if (member < 0)
                return bad(Text("there is no unit '{0}'", {values[0]}));
            setMember(found->second, subject, member, true);
        }
        std::int64_t v = 0;
        const auto& steps = mark.src->steps;
        const auto step = std::find(steps.begin(), steps.end(), values[0]);
        if (mark.form == MarkForm::Ladder && step != steps.end())
            v = step - steps.begin();
        else if (mark.form != MarkForm::Set && !readNumber(values[0], v))
            return bad(Text("'{0}' is no value of {1}", {values[0], marks[0]}));
        if (mark.form == MarkForm::Ladder
            && (v < 0 || static_cast<std::size_t>(v) >= steps.size()))
            return bad(Text("'{0}' is no step of {1}", {values[0], marks[0]}));
        setMark(found->second, subject, v);
        if (mark.on == MarkOn::Unit)
            line.units = action.arg("unit");
        else if (mark.on == MarkOn::Place)
            line.places = action.arg("place");
        what = (action.arg("unit").empty() ? std::string() : unitName(subject) + " ") + marks[0]
            + " " + values[0];
    } else if (action.verb == "unit") {
        const auto& ids = action.arg("unit");
        const std::int32_t unit = ids.empty() ? -1 : rules.unit(ids[0]);
        if (unit < 0)
            return bad(Text("there is no unit '{0}'", {ids.empty() ? "" : ids[0]}));
        what = unitName(unit);
        // Everything is read before anything is changed, so that a bad call leaves the table as it was.
        std::int32_t place = -1;
        if (!action.arg("place").empty()) {
            place = rules.place(action.arg("place")[0]);
            if (place < 0)
                return bad(Text("there is no place '{0}'", {action.arg("place")[0]}));
        }
        std::int64_t steps = -1;
        if (!action.arg("steps").empty()
            && (!readNumber(action.arg("steps")[0], steps) || steps < 0
                || steps > c.units[static_cast<std::size_t>(unit)].steps))
            return bad(Text("{0} has {1} step(s) at most",
                            {what, std::to_string(c.units[static_cast<std::size_t>(unit)].steps)}));
        std::int64_t facing = -1;
        if (!action.arg("facing").empty()
            && (!readNumber(action.arg("facing")[0], facing) || facing < 0
                || facing >= std::max(1, c.facings)))
            return bad("there is no such facing");
        UnitState& state = position().units[static_cast<std::size_t>(unit)];
        if (place >= 0) {
            putAt(unit, place);
            what += " at " + placeName(place);
            line.places = {rules.placeName(place)};
        }
        if (steps >= 0) {
            state.steps = static_cast<std::int16_t>(steps);
            what += ", steps " + std::to_string(steps);
        }
        if (facing >= 0) {
            state.facing = static_cast<std::int16_t>(facing);
            what += ", facing " + std::to_string(facing);
        }
        line.units = {ids[0]};
    } else {
        return bad(Text("'{0}' cannot be set", {action.verb}));
    }
    positionChanged();
    line.text = action.reason.empty()
        ? Text("set by the referee: {0}", {what})
        : Text("set by the referee: {0}, because {1}", {what, action.reason});
    note(std::move(line));
    return {};
}

Result<void> Machine::handMade(const Action& action)
{
    const Sym event = c.find(action.verb);
    if (!listens(event))
        return fail(Trouble::BadInput, Text("nothing listens to the event '{0}'", {action.verb}));
    Value subject;
    for (const std::string& text : action.arg("subject")) {
        if (const int u = rules.unit(text); u >= 0)
            subject = Value::of(Kind::Units, {u});
        else if (const int p = rules.place(text); p >= 0)
            subject = Value::of(Kind::Places, {p});
        else if (const int s = rules.side(text); s >= 0)
            subject = Value::of(Kind::Sides, {s});
        else
            return fail(Trouble::BadInput, Text("nobody is called '{0}'", {text}));
    }
    raise(event, {{names::subject, subject}});
    return run();
}

} // namespace fw
