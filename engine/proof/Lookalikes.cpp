#include "engine/proof/Lookalikes.h"

#include "engine/model/Procedures.h"
#include "engine/model/Seen.h"
#include "engine/model/Walk.h"

#include <algorithm>
#include <map>
#include <type_traits>

namespace fw {

namespace {

bool canHide(const Mark& mark)
{
    return mark.on == MarkOn::Unit && mark.form == MarkForm::Flag && !mark.hides.empty();
}

/// The tag that is a row's only condition; null when it has another condition.
const std::string* tagAsked(const Reqs& need)
{
    if (need.size() != 1)
        return nullptr;
    Req bare;
    bare.of = need.front().of;
    bare.fact = "tag";
    bare.arg = need.front().arg;
    bare.cite = need.front().cite;
    return need.front() == bare ? &need.front().arg : nullptr;
}

} // namespace

std::vector<Lookalikes> lookalikesOf(const Ruleset& ruleset, const Scenario& scenario)
{
    std::map<std::string, std::string> begins; ///< unit, then the pile it begins in
    for (const Placement& placement : scenario.setup) {
        const auto box = std::find_if(ruleset.boxes.begin(), ruleset.boxes.end(),
                                      [&](const Box& b) { return b.id == placement.box && faceDown(b); });
        if (placement.at == noCell && box != ruleset.boxes.end())
            begins[placement.unit] = box->id;
    }
    const bool hides = std::ranges::any_of(ruleset.marks, canHide);
    std::vector<Lookalikes> out;
    for (std::size_t i = 0; i < scenario.units.size(); ++i) {
        const Unit& unit = scenario.units[i];
        const auto pile = begins.find(unit.id);
        if (!hides && pile == begins.end())
            continue;
        const std::string where = pile == begins.end() ? std::string() : pile->second;
        auto group = std::ranges::find_if(out,
                                          [&](const Lookalikes& u) { return u.side == unit.side && u.pile == where; });
        if (group == out.end())
            group = out.insert(out.end(), {unit.side, where, {}});
        group->units.push_back(static_cast<int>(i));
    }
    return out;
}

std::vector<Lookalikes> pilesOf(const Ruleset& ruleset, const Scenario& scenario)
{
    std::vector<Lookalikes> out = lookalikesOf(ruleset, scenario);
    std::erase_if(out, [](const Lookalikes& group) { return group.pile.empty(); });
    return out;
}

std::string pileName(const Ruleset& ruleset, const std::string& box)
{
    for (const Box& b : ruleset.boxes)
        if (b.id == box && !b.label.empty())
            return b.label;
    return box;
}

std::vector<std::string> effectsOf(const Ruleset& ruleset, const Unit& card)
{
    std::vector<std::string> out;
    walk(ruleset, [&](const auto& row) {
        // Labels of other rows are reasons for a refusal, not effects.
        using Row = std::remove_cvref_t<decltype(row)>;
        if constexpr (std::is_same_v<Row, Def> || std::is_same_v<Row, Node> || std::is_same_v<Row, Verb>) {
            const std::string* tag = tagAsked(row.need);
            if (tag == nullptr || row.label.empty() || std::ranges::find(card.tags, *tag) == card.tags.end()
                || std::ranges::find(out, row.label) != out.end())
                return;
            out.push_back(row.label);
        }
    });
    return out;
}

} // namespace fw
