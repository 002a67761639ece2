#include "app/ruleseditor/tables/KeepExample.h"

#include "app/case/Beside.h"
#include "app/case/StatedText.h"
#include "app/ruleseditor/tables/ExamplesTab.h"
#include "engine/desk/FromPlay.h"
#include "engine/proof/Examples.h"

#include <algorithm>

namespace fw {

Result<Example> exampleFromGame(const Game& game, qint64 row, const RulesAndCounters& document)
{
    const auto& entries = game.entries();
    if (row < 1 || std::size_t(row) >= entries.size() || entries[std::size_t(row)].kind != RowKind::Action)
        return fail(Trouble::Usage, "this row is not a ruling", {}, "choose the row of an attack, a fire or a charge");
    const Entry& entry = entries[std::size_t(row)];
    if (entry.struck || entry.unreckoned)
        return fail(Trouble::Usage, "an action that was taken back cannot be an example");
    // The ruling began from the position after the last row that counts before it.
    std::size_t before = std::size_t(row) - 1;
    while (before > 0 && entries[before].struck)
        --before;
    std::vector<Action> dice;
    Trace trace = entry.trace;
    for (std::size_t next = std::size_t(row) + 1; next < entries.size(); ++next) {
        const Entry& after = entries[next];
        if (after.struck || after.kind != RowKind::Action)
            continue;
        if (after.action.kind != Action::Kind::Dice)
            break;
        dice.push_back(after.action);
        trace.insert(trace.end(), after.trace.begin(), after.trace.end());
    }
    const Result<Stated> stated = statedFrom(game.rules(), entries[before].after, entry.action, dice);
    if (!stated)
        return tl::unexpected(stated.error());
    const Ruleset& rules = document.rules();
    std::map<std::string, std::string> options;
    for (const auto& [id, value] : game.rules().differing())
        if (std::ranges::any_of(rules.options, [&](const Option& one) { return one.id == id; }))
            options[id] = value;
    const auto content = document.content();
    const std::optional<Scenario> like = content->scenario ? content->scenario
                                                           : scenarioBeside(document.rulesPath(), rules.id);
    Result<Example> made = exampleOf(rules, like,
                                     freeExampleId(rules, entry.action.verb + "-row-" + std::to_string(row)),
                                     writeStated(rules, like ? &*like : nullptr, *stated), {}, options);
    if (!made)
        return tl::unexpected(made.error());
    if (!made->refused.empty())
        return fail(Trouble::Usage, Text("as a stated case, the action is refused by {0}", {made->refused}), {},
                    "the result depends on the position, which a stated case does not contain");
    if (const auto other = differing(*made, trace); !other.empty())
        return fail(Trouble::Usage,
                    Text("as a stated case, the action has another result: {0} (game, desk)", {other.front()}), {},
                    "the result depends on the position, which a stated case does not contain");
    if (made->expect.empty() && made->chances.empty())
        return fail(Trouble::Usage, "as a stated case, the action has no result that an example could expect", {},
                    "choose the row of an attack, a fire or a charge");
    made->label = "Kept from play: " + game.rules().scenario().title + ", row " + std::to_string(row);
    return made;
}

} // namespace fw
