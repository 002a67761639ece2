#include "engine/model/Menu.h"
#include "engine/play/OpenMenu.h"
#include "engine/play/Routes.h"
#include "engine/session/Orders.h"

#include <algorithm>
#include <string_view>

namespace fw {

namespace {

constexpr std::size_t mostOffered = 16; ///< alternatives named in a refusal

/// The words before the next value of a field in an order: the field's word, and the cells of a path so far. The first
/// field has the entry's word when it has none of its own.
std::string typedBefore(const Rules& rules, const std::vector<const MenuEntry*>& menu, const std::string& verb,
                        const std::string& field, const std::vector<std::string>& given)
{
    for (const MenuEntry* entry : menu) {
        if (entry->id != verb)
            continue;
        for (const Field& one : entry->fields) {
            if (one.name != field)
                continue;
            std::string out = !one.word.empty()                ? one.word
                              : &one == &entry->fields.front() ? (entry->word.empty() ? entry->id : entry->word)
                                                               : one.name;
            if (one.pick == Pick::Path)
                for (const std::string& value : given)
                    out += ' '
                           + (value.starts_with('@')
                                  ? '@' + rules.facingName(rules.facingNamed(std::string_view(value).substr(1)))
                                  : value);
            return out;
        }
    }
    return field;
}

bool isPath(const std::vector<const MenuEntry*>& menu, const std::string& verb, const std::string& field)
{
    return std::ranges::any_of(menu, [&](const MenuEntry* entry) {
        return entry->id == verb && std::ranges::any_of(entry->fields, [&](const Field& one) {
                   return one.name == field && one.pick == Pick::Path;
               });
    });
}

/// Paths of a draft's open field that may end: the path so far, and for each next step the shortest one that begins
/// with it. A step alone may be no legal path, such as one hex of a retreat of two.
std::vector<Text> wholePaths(const Rules& rules, const State& state, const Draft& draft, const std::string& field,
                             const auto& typed)
{
    std::vector<Text> out;
    const std::vector<std::string> given = draft.arg(field);
    const std::vector<Route> ways = routes(rules, state, draft);
    for (const Choice& choice : legal(rules, state, draft)) {
        std::vector<std::string> path = given;
        if (choice.kind == Choice::Kind::Value) {
            const Route* shortest = nullptr;
            for (const Route& way : ways)
                if (way.ends && !way.through.empty() && way.through.front() == choice.value
                    && (shortest == nullptr || way.through.size() < shortest->through.size()))
                    shortest = &way;
            if (shortest == nullptr)
                continue;
            path.insert(path.end(), shortest->through.begin(), shortest->through.end());
        }
        if (path.empty())
            continue;
        if (out.size() == mostOffered) {
            out.emplace_back("...");
            break;
        }
        out.emplace_back("{0}", std::vector<std::string>{typed(path)});
    }
    return out;
}

} // namespace

std::vector<Text> legalInstead(const Rules& rules, const State& state, const Action& action)
{
    std::vector<Text> out;
    if (action.kind != Action::Kind::Choose)
        return out;
    const std::vector<const MenuEntry*> menu = openMenu(rules, state);
    const auto offer = [&](const std::vector<Choice>& choices, const std::string& before) {
        for (const Choice& choice : choices) {
            if (out.size() == mostOffered) {
                out.push_back("...");
                return;
            }
            std::string word = choice.kind == Choice::Kind::Done ? "(no more)" : choice.value;
            for (const MenuEntry* entry : menu)
                if (choice.kind == Choice::Kind::Entry && entry->id == choice.value && !entry->word.empty())
                    word = entry->word;
            if (choice.kind == Choice::Kind::Value && !choice.label.empty())
                word = choice.label;
            out.push_back(Text("{0}", {before.empty() ? word : before + " " + word}));
        }
    };
    Draft draft;
    draft.seat = action.seat;
    std::vector<Choice> choices = legal(rules, state, draft);
    const auto find = [&](Choice::Kind kind, const std::string& value) -> const Choice* {
        for (const Choice& choice : choices)
            if (choice.kind == kind && (kind == Choice::Kind::Done || choice.value == value))
                return &choice;
        return nullptr;
    };
    const Choice* entry = find(Choice::Kind::Entry, action.verb);
    if (entry == nullptr) {
        offer(choices, {});
        return out;
    }
    draft = extend(rules, state, draft, *entry);
    Draft pathStart = draft; ///< before the first value of the current field
    for (;;) {
        choices = legal(rules, state, draft);
        if (choices.empty())
            return out;
        // The next value that the action has for the field being filled.
        const std::string field = choices.front().field;
        const std::size_t have = draft.arg(field).size();
        const std::vector<std::string>& wanted = action.arg(field);
        const Choice* next = have < wanted.size() ? find(Choice::Kind::Value, wanted[have])
                                                  : find(Choice::Kind::Done, {});
        if (next == nullptr) {
            if (isPath(menu, action.verb, field)) {
                const auto typed = [&](const std::vector<std::string>& path) {
                    return typedBefore(rules, menu, action.verb, field, path);
                };
                for (const Draft* from : {&draft, &pathStart})
                    if (out.empty())
                        out = wholePaths(rules, state, *from, field, typed);
                return out;
            }
            offer(choices, typedBefore(rules, menu, action.verb, field, draft.arg(field)));
            return out;
        }
        if (have == 0)
            pathStart = draft;
        draft = extend(rules, state, draft, *next);
    }
}

} // namespace fw
