#include "engine/session/Precedents.h"

#include "engine/report/EventText.h"

namespace fw {

namespace {

/// Adds the rules that an overruled action breaks, without the reason, which has a field of its own.
void addOverruled(const Entry& entry, std::vector<Precedent>& out)
{
    for (const Event& line : entry.trace) {
        if (line.kind() != EventKind::Warning)
            continue;
        EventData what = line.data; // the reason has a field of its own
        if (auto* broken = std::get_if<RuleBroken>(&what))
            broken->reason.clear();
        else if (auto* nothing = std::get_if<NothingOverruled>(&what))
            nothing->reason.clear();
        Precedent one{entry.n, isReferee(line.cite) ? std::string() : line.cite, eventText(what), entry.action.reason};
        out.push_back(std::move(one));
    }
}

} // namespace

std::vector<Precedent> precedents(const Game& game)
{
    std::vector<Precedent> out;
    for (const Entry& entry : game.entries()) {
        if (entry.struck)
            continue;
        if (entry.kind == RowKind::House && entry.house)
            out.push_back({entry.n, entry.house->cite,
                           Text("house row: {0}", {entry.house->label.empty() ? entry.house->id : entry.house->label}),
                           entry.reason});
        else if (entry.kind == RowKind::Action && entry.action.kind == Action::Kind::Decide)
            out.push_back({entry.n, entry.trace.empty() ? std::string() : entry.trace.front().cite,
                           Text("The referee decides: {0}", {entry.action.verb}), entry.action.reason});
        else if (entry.kind == RowKind::Action && entry.action.overruled)
            addOverruled(entry, out);
    }
    return out;
}

} // namespace fw
