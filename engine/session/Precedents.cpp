#include "engine/session/Precedents.h"

namespace fw {

namespace {

/// The rules that an overruled action was against, without the reason, which stands behind.
void addOverruled(const Entry& entry, std::vector<Precedent>& out)
{
    for (const TraceLine& line : entry.trace) {
        if (line.kind != TraceKind::Warning)
            continue;
        Precedent one{entry.n, line.cite == "referee" ? std::string() : line.cite, line.text, entry.action.reason};
        const std::string behind = "; because " + one.reason;
        for (std::string& arg : one.what.args)
            if (!one.reason.empty() && arg.ends_with(behind))
                arg.resize(arg.size() - behind.size());
        if (one.what.key == "overruled, though no rule is against it; because {0}")
            one.what = Text("overruled, though no rule is against it");
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
