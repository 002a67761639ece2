// manual and note nodes, and hand-made events.
#include "engine/model/Procedures.h"
#include "engine/play/Interpreter.h"

#include <algorithm>

namespace fw {

Flow Interpreter::act(const ManualInstr&)
{
    return Flow::Wait;
}

Result<void> Interpreter::answerManual(const ManualInstr& i, const Action& action)
{
    if (action.kind != Action::Kind::Decide) {
        Problem p(Trouble::Refused, Text("the referee is to decide: {0}", {i.src->text}), i.node->cite);
        for (const std::string& label : i.src->labels)
            p.alternatives.push_back(Text("decide {0}", {label}));
        return tl::unexpected<Problem>(std::move(p));
    }
    if (action.verb.empty()) {
        return tl::unexpected(Problem(Trouble::Refused, Text("the decision is missing: {0}", {i.src->text}),
                                      i.node->cite, {}, {}, "write it after the word: decide ..."));
    }
    const auto& labels = i.src->labels;
    if (!labels.empty() && std::ranges::find(labels, action.verb) == labels.end()) {
        Problem p(Trouble::BadInput, Text("'{0}' is no decision offered here", {action.verb}), i.node->cite);
        for (const std::string& label : labels)
            p.alternatives.push_back(Text("decide {0}", {label}));
        return tl::unexpected<Problem>(std::move(p));
    }
    if (i.as != noSym)
        setLocal(i.as, Value::ofWord(c.find(action.verb)));
    // What was asked stood on the screen; the log keeps what the referee said.
    note({RefereeDecided{i.node->label, action.verb, action.reason}, i.node->id, i.node->cite});
    go(top().pc + 1);
    return {};
}

Flow Interpreter::act(const NoteInstr& i)
{
    NoteMade made{i.src->text.empty() ? i.node->label : i.src->text, {}};
    if (!i.src->text.empty()) // what the result read before it comes to
        made.outcome = i.node->label;
    note({std::move(made), i.node->id, i.node->cite});
    go(top().pc + 1);
    return Flow::On;
}

Result<void> Interpreter::triggerManualEvent(const Action& action)
{
    const Sym event = c.find(action.verb);
    if (!listens(event, true) && !listens(event, false))
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
    // By hand it is told once, to those too that would hear of it before it came to pass.
    for (std::size_t t = c.triggers.size(); t-- > 0;)
        if (c.triggers[t].event == event)
            push(c.triggers[t].body, {{names::subject, subject}});
    return run();
}

} // namespace fw
