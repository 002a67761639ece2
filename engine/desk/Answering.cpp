#include "engine/desk/Answering.h"

#include "engine/desk/DeskFiller.h"
#include "engine/model/Menu.h"
#include "engine/play/OpenMenu.h"

#include <algorithm>

namespace fw {

namespace {

constexpr int mostTried = 300; ///< clicks to try when looking for answers
constexpr const char* passing = "pass";

const MenuEntry* entryOf(const Rules& rules, const State& state, const std::string& id)
{
    for (const MenuEntry* entry : openMenu(rules, state))
        if (entry->id == id)
            return entry;
    return nullptr;
}

/// The name of a counter at the desk: its own name when no other counter has it.
std::string calledAs(const Rules& rules, const std::string& id)
{
    const std::vector<Unit>& units = rules.scenario().units;
    const auto own = std::ranges::find_if(units, [&](const Unit& unit) { return unit.id == id; });
    if (own == units.end())
        return saidName(id);
    const auto alike = std::ranges::count_if(units, [&](const Unit& unit) {
        return plainWord(unit.name) == plainWord(own->name) || plainWord(unit.id) == plainWord(own->name);
    });
    return saidName(alike == 1 ? own->name : id);
}

} // namespace

Answers answersTo(const Rules& rules, const State& state, std::size_t most)
{
    Answers out;
    std::vector<Draft> open{Draft{}};
    for (int tries = mostTried; !open.empty(); --tries) {
        const Draft draft = open.back();
        open.pop_back();
        const Choices next = legal(rules, state, draft);
        if (next.cut || tries == 0 || out.list.size() == most) {
            out.all = false;
            break;
        }
        if (next.empty() && !draft.verb.empty())
            out.list.push_back(draft);
        for (std::size_t i = next.size(); i-- > 0;) {
            const Choice& choice = next[i];
            const auto& have = draft.arg(choice.field);
            // Each set counts in one order only.
            if (choice.kind == Choice::Kind::Value && !have.empty() && rules.unit(choice.value) >= 0
                && rules.unit(have.back()) > rules.unit(choice.value))
                continue;
            open.push_back(extend(rules, state, draft, choice));
        }
    }
    return out;
}

std::string answerText(const Rules& rules, const State& state, Action answer)
{
    const MenuEntry* entry = entryOf(rules, state, answer.verb);
    if (entry == nullptr)
        return answer.verb;
    std::string out = entry->word.empty() ? entry->id : entry->word;
    for (const Field& field : entry->fields) {
        const std::vector<std::string> values = answer.arg(field.name);
        if (values.empty())
            continue;
        if (field.automatic) { // an only possible value need not be stated
            Action without = answer;
            std::erase_if(without.args, [&](const Argument& arg) { return arg.name == field.name; });
            if (complete(rules, state, without)) {
                answer = std::move(without);
                continue;
            }
        }
        if (&field != &entry->fields.front())
            out += " " + (field.word.empty() ? field.name : field.word);
        const bool units = field.pick == Pick::Unit || field.pick == Pick::Units;
        const char* comma = " ";
        for (const std::string& value : values) {
            out += comma + (units ? calledAs(rules, value) : saidName(value));
            comma = field.pick == Pick::Path ? " " : ", ";
        }
    }
    return out;
}

Result<std::optional<Action>> takeAnswer(const DeskVocabulary& known, const Rules& rules, const State& state,
                                         std::vector<StatedAnswer>& answers)
{
    const Question asked = question(rules, state);
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const std::set<std::string> ids = known.entries(answers[i].entry);
        for (const MenuEntry* entry : openMenu(rules, state)) {
            if (ids.count(entry->id) == 0)
                continue;
            const StatedAnswer said = answers[i];
            answers.erase(answers.begin() + std::ptrdiff_t(i));
            Draft draft;
            draft.seat = asked.seats.front();
            draft.verb = entry->id;
            if (entry->fields.empty()) // the rules say whether it is legal
                return std::optional<Action>(std::move(draft));
            const std::map<std::string, std::vector<std::string>> fields(said.fields.begin(), said.fields.end());
            const DeskBoard nobody; // only stated values go into a field
            return DeskFiller(rules, state, nobody, fields).fill(std::move(draft));
        }
        if (ids.empty() && plainWord(answers[i].entry) == passing && asked.wait == Wait::Choice) {
            answers.erase(answers.begin() + std::ptrdiff_t(i));
            Action pass(Action::Kind::Choose, asked.seats.front(), passing);
            return std::optional(std::move(pass));
        }
    }
    return std::optional<Action>();
}

std::optional<bool> takenAnyway(const DeskVocabulary& known, const StatedAnswer& answer, const Trace& trace)
{
    const std::set<std::string> ids = known.entries(answer.entry);
    std::optional<bool> out;
    for (const Event& line : trace) {
        if (line.kind() != EventKind::Choice || ids.count(line.row) == 0)
            continue;
        out = true;
        for (const auto& [field, values] : answer.fields)
            for (const std::string& value : values)
                out = *out && std::ranges::find(line.units, value) != line.units.end();
        if (*out)
            break;
    }
    return out;
}

} // namespace fw
