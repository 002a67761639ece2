// Finds out whether roles stand for units, places or sides; refuses a role that stands for two of them in one
// procedure.
#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/rules/Compiler.h"

#include <optional>

namespace fw {

namespace {

/// Bits of what a role may stand for; 0 while unknown.
using Kinds = std::uint8_t;
constexpr Kinds areUnits = 1;
constexpr Kinds arePlaces = 2;
constexpr Kinds areSides = 4;
constexpr Kinds areOther = 8; ///< words, numbers, the game
constexpr Kinds areFormations = 16;
constexpr Kinds areEngagements = 32;

/// The kind that a relation leads to from any start; nothing when it depends on the start.
std::optional<Kinds> leadsTo(Rel rel)
{
    switch (rel) {
    case Rel::Stack:
    case Rel::Others:
    case Rel::Formation:
    case Rel::Members:
    case Rel::Units:
    case Rel::Zoners:
    case Rel::Army:
    case Rel::Roster:
    case Rel::Top:
    case Rel::AllUnits: return areUnits;
    case Rel::Parent:
    case Rel::Echelons:
    case Rel::Parts:
    case Rel::Formations: return areFormations;
    case Rel::Side: return areSides;
    case Rel::Features:
    case Rel::Hexside: return areOther;
    case Rel::Foes:
    case Rel::Containing:
    case Rel::About:
    case Rel::KeepDef:
    case Rel::DropDef:
    case Rel::KeepRole:
    case Rel::DropRole: return std::nullopt;
    default: return arePlaces;
    }
}

/// The kind of a root; nothing for a role.
std::optional<Kinds> rootStands(Root root)
{
    switch (root) {
    case Root::Role: return std::nullopt;
    case Root::MapUnits:
    case Root::AllUnits:
    case Root::Box: return areUnits;
    case Root::Sides:
    case Root::Active:
    case Root::Passive: return areSides;
    case Root::Formations: return areFormations;
    case Root::Engagements: return areEngagements;
    case Root::Game: return areOther;
    default: return arePlaces;
    }
}

Kinds pickStands(Pick pick)
{
    switch (pick) {
    case Pick::Unit:
    case Pick::Units: return areUnits;
    case Pick::Place:
    case Pick::Places:
    case Pick::Path: return arePlaces;
    case Pick::Side: return areSides;
    case Pick::Formation: return areFormations;
    case Pick::Engagement: return areEngagements;
    default: return areOther;
    }
}

/// Roles that the kernel reads as units, whoever passes them on.
bool readAsUnits(Sym role)
{
    return role == names::unit || role == names::units || role == names::mover;
}

/// Finds out, body by body, what every bound role stands for.
class KindsOf
{
public:
    explicit KindsOf(const Compiled& compiled) : c(compiled), mBound(c.bodies.size()) {}

    void find()
    {
        grow();
        if ((mAbout & (mAbout - 1)) == 0)
            return;
        // Some engagements are about counters and others about places, so their subject may be either.
        mMixed = true;
        for (const BodyId b : c.bodies.ids())
            mBound[b].clear();
        mAnywhere.clear();
        mLists.clear();
        grow();
    }

    const std::map<Sym, Kinds>& boundIn(BodyId body) const { return mBound[body]; }

    /// The kinds of a path in a body; 0 if a role in it is never bound.
    Kinds of(const CPath& path, BodyId body) const
    {
        Kinds out = 0;
        for (const CPart& part : path.parts) {
            const std::optional<Kinds> root = rootStands(part.root);
            Kinds now = root ? *root : roleIn(body, part.arg);
            for (const CStep& step : part.steps)
                now = step.rel == Rel::Containing ? holders(MarkId(step.arg))
                      : step.rel == Rel::About    ? (mMixed ? 0 : mAbout)
                                                  : leadsTo(step.rel).value_or(now);
            out |= now;
        }
        return out;
    }

private:
    /// Visits all bodies until nothing new is bound.
    void grow()
    {
        for (const Sym role : {names::unit, names::units, names::mover})
            mAnywhere[role] = areUnits;
        for (const Sym role : {names::from, names::to, names::start, names::last})
            mAnywhere[role] = arePlaces;
        mAnywhere[names::side] = areSides;
        for (const Sym role : {names::it, names::subject, names::row, names::mode, names::step, names::spent,
                               names::facing, names::turn})
            mAnywhere[role] = areOther;
        for (const auto& [word, code] : c.codes)
            bind(code.body, code.numberInto, areOther);
        for (bool grew = true; grew;) {
            grew = false;
            for (const BodyId b : c.bodies.ids())
                for (const Instr& i : c.bodies[b].code)
                    grew = binds(b, i) || grew;
        }
    }

    /// The kinds of a field's value; for a loop with a chosen order, those of its members.
    Kinds picked(const CField& field) const
    {
        const auto& from = field.from.parts;
        const auto list = from.empty() || from[0].root != Root::Role ? mLists.end() : mLists.find(from[0].arg);
        return list == mLists.end() ? pickStands(field.pick) : list->second;
    }
    /// The kinds that carry a set mark.
    Kinds holders(MarkId mark) const
    {
        const Kind bears = mark.valid() ? bearerOf(c.marks[mark].on) : Kind::Units;
        return bears == Kind::Units         ? areUnits
               : bears == Kind::Places      ? arePlaces
               : bears == Kind::Sides       ? areSides
               : bears == Kind::Formations  ? areFormations
               : bears == Kind::Engagements ? areEngagements
                                            : areOther;
    }
    Kinds roleIn(BodyId body, Sym role) const
    {
        if (const auto found = mBound[body].find(role); found != mBound[body].end())
            return found->second;
        const auto found = mAnywhere.find(role);
        return found == mAnywhere.end() ? 0 : found->second;
    }
    bool bind(BodyId body, Sym role, Kinds kinds)
    {
        if (role == noSym || kinds == 0)
            return false;
        Kinds& here = mBound[body][role];
        const bool grew = (kinds & ~here) != 0;
        here |= kinds;
        mAnywhere[role] |= kinds;
        return grew;
    }
    bool binds(BodyId body, const Instr& i)
    {
        bool grew = false;
        if (const auto* let = std::get_if<LetInstr>(&i)) {
            grew = bind(body, let->as, let->value.form != CAmount::Form::None ? areOther : of(let->role, body));
        } else if (const auto* declare = std::get_if<DeclareInstr>(&i)) {
            grew = bind(body, declare->as, areEngagements);
            const Kinds about = mAbout | of(declare->about, body);
            grew = grew || about != mAbout;
            mAbout = about;
        } else if (const auto* begin = std::get_if<EachBeginInstr>(&i)) {
            mLists[begin->list] = of(begin->over, body);
            if (begin->chosen)
                grew = bind(body, begin->list, mLists[begin->list]);
        } else if (const auto* next = std::get_if<EachNextInstr>(&i)) {
            grew = bind(body, next->as, mLists[next->list]);
        } else if (const auto* roll = std::get_if<RollInstr>(&i)) {
            for (const CDie& die : roll->dice)
                grew = (die.drawn && bind(body, die.as, of(die.from, body))) || grew;
        } else if (const auto* call = std::get_if<CallInstr>(&i); call && call->body.valid()) {
            // A bare word that is not a role is a literal.
            for (const auto& [role, path] : call->roles)
                grew = bind(call->body, role, of(path, body)) || grew;
        } else if (isOneOf<ChooseInstr, WindowInstr>(i)) {
            for (const CEntry& entry : menuOf(i)->menu)
                for (const CField& field : entry.fields)
                    grew = bind(body, field.name, picked(field)) || grew;
        }
        return grew;
    }

    const Compiled& c;
    IdVector<BodyId, std::map<Sym, Kinds>> mBound; ///< per body, the roles that it binds or receives
    std::map<Sym, Kinds> mAnywhere;
    std::map<Sym, Kinds> mLists; ///< by the local of the loop
    Kinds mAbout = 0;            ///< the subjects of engagements
    bool mMixed = false;         ///< some are about counters, others about places
};

/// The roles that an instruction passes on; null for none.
const std::vector<std::pair<Sym, CPath>>* rolesOf(const Instr& instr)
{
    return std::visit(
        [](const auto& i) -> const std::vector<std::pair<Sym, CPath>>* {
            if constexpr (requires { i.roles; })
                return &i.roles;
            else
                return nullptr;
        },
        instr);
}

std::string shown(Kinds kinds)
{
    std::string out;
    const auto say = [&](Kinds bit, const char* word) {
        if (kinds & bit)
            out += (out.empty() ? "" : " and ") + std::string(word);
    };
    say(areUnits, "units");
    say(arePlaces, "places");
    say(areSides, "sides");
    say(areFormations, "formations");
    say(areEngagements, "engagements");
    say(areOther, "words");
    return out;
}

} // namespace

void Compiler::kinds()
{
    KindsOf kinds(c);
    kinds.find();
    for (const BodyId b : c.bodies.ids())
        for (std::size_t at = 0; at + 1 < c.bodies[b].code.size(); ++at)
            if (const auto* left = std::get_if<EachLeftInstr>(&c.bodies[b].code[at]))
                picks(std::get<ChooseInstr>(c.bodies[b].code[at + 1]),
                      kinds.of(CPath{{{Root::Role, left->list, {}}}}, b));
    for (const BodyId b : c.bodies.ids()) {
        for (const auto& [role, stands] : kinds.boundIn(b))
            if (const Kinds known = stands & ~areOther; (known & (known - 1)) != 0)
                error(LintKind::RoleKind, rowOfBody(b),
                      Text("the role '{0}' stands for {1}", {checkedAt(c.words, role), shown(known)}),
                      "give one of them a name of its own");
        for (const Instr& i : c.bodies[b].code) {
            if (const auto* roles = rolesOf(i))
                for (const auto& [role, path] : *roles)
                    if (const Kinds given = kinds.of(path, b);
                        readAsUnits(role) && given != 0 && (given & (areUnits | areOther)) == 0)
                        error(LintKind::RoleKind, rowOfBody(b),
                              Text("the role '{0}' is given {1}, and must be units",
                                   {checkedAt(c.words, role), shown(given)}),
                              "to name the units, write '/units' after the place");
            if (const CPath* by = askedBy(i); by != nullptr && by->given())
                if (const Kinds given = kinds.of(*by, b);
                    given != 0 && (given & (areSides | areUnits | areFormations)) == 0)
                    error(LintKind::RoleKind, rowOfBody(b), Text("{0} decide here, and only sides can", {shown(given)}),
                          "to name a side, write '/side' after the units");
            const Asking* asking = menuOf(i);
            for (std::size_t e = 0; asking != nullptr && e < asking->menu.size(); ++e)
                for (const CField& field : asking->menu[e].fields)
                    for (const CPath* path : {&field.from, &field.must})
                        if (const Kinds given = kinds.of(*path, b);
                            path->given() && given != 0 && (given & pickStands(field.pick)) == 0)
                            error(LintKind::RoleKind, rowOfBody(b) + "/" + asking->menu[e].src->id,
                                  Text("the field '{0}' picks {1}, and its path leads to {2}",
                                       {field.src->name, shown(pickStands(field.pick)), shown(given)}),
                                  "pick what the path leads to, or extend the path");
        }
    }
}

void Compiler::picks(ChooseInstr& choose, std::uint8_t stands)
{
    CEntry& entry = choose.menu.front();
    const Pick pick = stands & arePlaces        ? Pick::Place
                      : stands & areSides       ? Pick::Side
                      : stands & areFormations  ? Pick::Formation
                      : stands & areEngagements ? Pick::Engagement
                                                : Pick::Unit;
    entry.fields.front().pick = pick;
    for (MenuEntry& asked : c.asked)
        if (&asked == entry.src)
            asked.fields.front().pick = pick;
}

std::string Compiler::rowOfBody(BodyId body) const
{
    for (const auto& [id, index] : c.procedures)
        if (index == body)
            return "procedure " + id;
    for (const auto& [word, code] : c.codes)
        if (code.body == body)
            return "code " + c.bodies[body].id;
    for (const CTrigger& trigger : c.triggers)
        if (trigger.body == body)
            return "trigger " + trigger.src->id;
    return "constraint " + c.bodies[body].id;
}

} // namespace fw
