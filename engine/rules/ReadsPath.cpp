// Finds what the roles and paths of a condition read.
#include "engine/rules/Reads.h"

namespace fw {

Reader::Members Reader::role(Sym name)
{
    for (std::size_t i = mBound.size(); i-- > 0;)
        if (mBound[i].first == name)
            return mBound[i].second;
    mReads.roles.insert(name);
    switch (name) {
    case names::unit: see(Reads::Mover); return {Kind::Units, false, false, false, true};
    case names::units: see(Reads::Group); return {Kind::Units, false, false, false, true};
    case names::from:
    case names::to: return {Kind::Places, true, true, false, false};
    case names::start: see(Reads::Start); return {Kind::Places, false, false, false, false};
    case names::step: see(Reads::Movement | Reads::Steps); return {};
    case names::spent:
    case names::facing:
    case names::last:
    case names::turn:
    case names::mode: see(Reads::Movement); return {};
    default: see(Reads::Others); return {};
    }
}

Reader::Members Reader::path(const CPath& path)
{
    Members out;
    for (std::size_t i = 0; i < path.parts.size(); ++i) {
        const Members one = part(path.parts[i]);
        if (i == 0) {
            out = one;
            continue;
        }
        out.kind = out.kind == one.kind ? out.kind : Kind::None;
        // Of a union, only what holds for every part is known.
        const bool still = (!out.moving || out.local) && (!one.moving || one.local);
        out.local = out.moving == one.moving ? out.local && one.local : still;
        out.moving = out.moving || one.moving;
        out.cell = out.cell && one.cell;
        out.role = out.role || one.role;
    }
    return out;
}

Reader::Members Reader::part(const CPart& part)
{
    Members now;
    switch (part.root) {
    case Root::Role: now = role(part.arg); break;
    case Root::MapUnits:
    case Root::Box:
        see(Reads::State);
        now.kind = Kind::Units;
        break;
    case Root::AllUnits: now.kind = Kind::Units; break;
    case Root::Active:
    case Root::Passive:
        see(Reads::State);
        now.kind = Kind::Sides;
        break;
    case Root::Sides: now.kind = Kind::Sides; break;
    case Root::Formations: now.kind = Kind::Formations; break;
    case Root::Engagements:
        see(Reads::State);
        now.kind = Kind::Engagements;
        break;
    case Root::Cells:
    case Root::Area:
    case Root::Areas:
    case Root::Region:
    case Root::Regions: now.kind = Kind::Places; break;
    case Root::Hexsides:
        if (!c.alterations.empty())
            see(Reads::State);
        now.kind = Kind::Places;
        break;
    case Root::Game: now.kind = Kind::Game; break;
    }
    for (const CStep& step : part.steps)
        now = follow(step, now);
    return now;
}

Reader::Members Reader::follow(const CStep& step, const Members& in)
{
    Members out = in;
    out.cell = out.role = false;
    const auto to = [&](Kind kind) {
        out.kind = kind;
        return out;
    };
    switch (step.rel) {
    case Rel::Place:
        if (in.kind == Kind::Places)
            return in;
        changing(in);
        attribute(in, Reads::Itself);
        return to(Kind::Places);
    case Rel::Units:
    case Rel::Zoners:
        changing(in);
        if (in.moving && !in.cell && !in.local)
            ground(in);
        out.local = in.local || (in.moving && in.cell);
        return to(Kind::Units);
    case Rel::Side: attribute(in, Reads::Sided); return to(Kind::Sides);
    case Rel::Foes:
        attribute(in, Reads::Sided);
        related();
        if (in.kind == Kind::Sides)
            return to(Kind::Sides);
        see(Reads::State);
        ground(in);
        return to(Kind::Units);
    case Rel::Army: see(Reads::State); return to(Kind::Units);
    case Rel::AllUnits: return to(Kind::Units);
    case Rel::Parent:
    case Rel::Echelons:
    case Rel::Parts:
    case Rel::Formations: attribute(in, Reads::Itself); return to(Kind::Formations);
    case Rel::Roster: return to(Kind::Units);
    case Rel::Top: see(Reads::State); return to(Kind::Units);
    case Rel::AreasOf: return to(Kind::Places);
    case Rel::Entries: return to(Kind::Places);
    case Rel::Arrival:
        see(Reads::State);
        attribute(in, Reads::Itself);
        return to(Kind::Places);
    case Rel::Setup: attribute(in, Reads::Itself); return to(Kind::Places);
    case Rel::Hexsides:
        if (!c.alterations.empty())
            see(Reads::Far);
        ground(in);
        return to(Kind::Places);
    case Rel::Regions:
    case Rel::Neighbours:
    case Rel::Within:
    case Rel::Ray: ground(in); return to(Kind::Places);
    case Rel::RayBy:
        ground(in);
        role(step.arg);
        return to(Kind::Places);
    case Rel::Features: ground(in); return to(Kind::Word);
    case Rel::Between:
    case Rel::Hexside:
    case Rel::Line:
    case Rel::LineInside:
    case Rel::EdgeTo: {
        if (step.rel == Rel::Hexside && !c.alterations.empty())
            see(Reads::Far);
        ground(in);
        const Members other = role(step.arg);
        ground(other);
        attribute(other, Reads::Itself);
        out.moving = in.moving || other.moving;
        return to(step.rel == Rel::Hexside ? Kind::Word : Kind::Places);
    }
    case Rel::First:
    case Rel::Last:
    case Rel::Cells: return to(Kind::Places);
    case Rel::KeepDef:
    case Rel::DropDef:
        mBound.push_back({names::it, in});
        def(step.arg);
        mBound.pop_back();
        return in;
    case Rel::KeepRole:
    case Rel::DropRole: {
        const Members other = role(step.arg);
        attribute(in, Reads::Itself);
        attribute(other, Reads::Itself);
        if (other.moving && !other.local)
            see(Reads::Ground);
        return in;
    }
    case Rel::About: // of counters or places
        see(Reads::Circle);
        return to(Kind::None);
    default: // stack, others, formation, arcs, zone, members, containing, reach, seen
        if (step.rel == Rel::Reach || step.rel == Rel::Seen)
            see(Reads::Circle);
        changing(in);
        attribute(in, Reads::Itself);
        ground(in);
        see(Reads::State);
        if (step.rel == Rel::Containing && step.arg >= 0)
            return to(bearerOf(c.marks[MarkId(step.arg)].on));
        return to(step.rel == Rel::Zone || step.rel == Rel::Front || step.rel == Rel::Flank || step.rel == Rel::Rear
                          || step.rel == Rel::Reach || step.rel == Rel::Seen
                      ? Kind::Places
                      : Kind::Units);
    }
}

} // namespace fw
