// The fields that an order leaves out, and how to write it in full.
#include "engine/play/DraftChecks.h"

#include "engine/model/Menu.h"
#include "engine/play/ActionReader.h"
#include "engine/play/DraftProgress.h"
#include "engine/play/KnownView.h"
#include "engine/report/EventText.h"

namespace fw {

namespace {

/// Reads an action for the side that answers and passes the result to `look`; returns `none` if no pending entry
/// matches.
template <class Answer, class Look>
Answer lookInto(const Rules& rules, const State& state, const Action& action, Answer none, Look look)
try {
    StateView whole(rules, state);
    const std::int32_t side = whole.answerer(action.seat);
    KnownView known(whole, side);
    const CEntry* entry = action.kind == Action::Kind::Choose ? entryOf(whole, action.verb) : nullptr;
    if (!entry)
        return none;
    ActionReader reader(known.view(), *entry, side);
    if (action.overruled)
        reader.overrule();
    const Result<void> read = reader.read(action);
    return look(reader, read);
} catch (const BudgetSpent&) {
    return none;
}

} // namespace

std::string firstMissingField(const Rules& rules, const State& state, const Action& action)
{
    return lookInto(rules, state, action, std::string(),
                    [](const ActionReader& reader, const Result<void>&) { return reader.missingField(); });
}

std::optional<Problem> firstViolation(const Rules& rules, const State& state, const Action& action)
{
    return lookInto(rules, state, action, std::optional<Problem>(),
                    [](const ActionReader& reader, const Result<void>& read) -> std::optional<Problem> {
                        if (!read && reader.missingField().empty())
                            return read.error();
                        if (reader.warnings().empty())
                            return std::nullopt;
                        const Event& broken = reader.warnings().front();
                        Problem out(Trouble::Refused, eventText(broken));
                        out.cite = broken.cite;
                        if (const auto* rule = broken.as<RuleBroken>()) {
                            out.id = ProblemId::RuleBroken;
                            out.rule = rule->rule;
                            out.subjects = rule->subjects;
                        }
                        return out;
                    });
}

namespace {

/// Passes the open field of a draft and the fields before it to `look`; returns `none` if no field is open.
template <class Answer, class Look>
Answer lookAtOpen(const Rules& rules, const State& state, const Draft& draft, Answer none, Look look)
try {
    StateView whole(rules, state);
    const std::int32_t side = whole.answerer(draft.seat);
    KnownView known(whole, side);
    const CEntry* entry = entryOf(whole, draft.verb);
    if (!entry)
        return none;
    FieldCandidates fields(known.view(), *entry, side);
    const DraftProgress at = draftProgress(fields, draft);
    return at.bad || at.field >= entry->fields.size() ? none : look(fields, entry->fields[at.field]);
} catch (const BudgetSpent&) {
    return none;
}

} // namespace

std::string openFieldOf(const Rules& rules, const State& state, const Draft& draft)
{
    return lookAtOpen(rules, state, draft, std::string(),
                      [](const FieldCandidates&, const CField& field) { return field.src->name; });
}

const Choice* preferred(const Rules& rules, const State& state, const Draft& draft, const std::vector<Choice>& choices)
{
    return lookAtOpen(rules, state, draft, static_cast<const Choice*>(nullptr),
                      [&](const FieldCandidates& fields, const CField& field) {
                          const Choice* best = nullptr;
                          std::optional<Rational> most;
                          for (const Choice& choice : choices) {
                              std::int32_t item = 0;
                              if (choice.kind != Choice::Kind::Value
                                  || !parseItem(fields.view, field, choice.value, item))
                                  continue;
                              if (const std::optional<Rational> good = fields.preference(field, item);
                                  good && (!most || *most < *good)) {
                                  most = good;
                                  best = &choice;
                              }
                          }
                          return best;
                      });
}

std::string orderForm(const MenuEntry& entry, const std::string& wanted)
{
    std::string out = entry.word.empty() ? entry.id : entry.word;
    for (const Field& field : entry.fields) {
        std::string part = "<" + captionOf(field) + ">";
        if (!field.word.empty())
            part = field.word + " " + part;
        const bool spared = (field.optional || field.automatic) && field.name != wanted;
        out += spared ? " [" + part + "]" : " " + part;
    }
    return out;
}

} // namespace fw
