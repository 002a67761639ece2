// manual and note: decisions of the referee, and notes in the log.
#include "engine/model/Procedures.h"
#include "engine/play/NodeFunctions.h"

#include <algorithm>

namespace fw {

Flow execute(Interpreter&, const ManualInstr&)
{
    return Flow::Wait;
}

Result<void> answer(Interpreter& vm, const ManualInstr& i, const Action& action)
{
    if (action.kind != Action::Kind::Decide) {
        Problem p(Trouble::Refused, Text("the referee must decide: {0}", {i.src->text}), i.node->cite);
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
        Problem p(Trouble::BadInput, Text("'{0}' is not one of the decisions offered here", {action.verb}),
                  i.node->cite);
        for (const std::string& label : labels)
            p.alternatives.push_back(Text("decide {0}", {label}));
        return tl::unexpected<Problem>(std::move(p));
    }
    if (i.as != noSym)
        vm.setLocal(i.as, Value::ofWord(vm.c.find(action.verb)));
    // The screen showed the question; the log keeps the decision.
    vm.note({RefereeDecided{i.node->label, action.verb, action.reason}, i.node->id, i.node->cite});
    vm.advance();
    return {};
}

Flow execute(Interpreter& vm, const NoteInstr& i)
{
    NoteMade made{i.src->text.empty() ? i.node->label : i.src->text, {}};
    if (!i.src->text.empty()) // the outcome of the result that was read before it
        made.outcome = i.node->label;
    vm.note({std::move(made), i.node->id, i.node->cite});
    return vm.advance();
}

} // namespace fw
