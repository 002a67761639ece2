#include "engine/play/ManualActions.h"

#include "engine/base/CheckedIndex.h"
#include "engine/base/Rows.h"
#include "engine/model/Procedures.h"
#include "engine/model/Seen.h"
#include "engine/play/Clock.h"
#include "engine/play/PositionEffects.h"
#include "engine/play/Settings.h"
#include "engine/play/Unidentified.h"

#include <algorithm>
#include <charconv>

namespace fw {

namespace {

bool readNumber(const std::string& text, std::int64_t& out)
{
    const auto [p, ec] = std::from_chars(text.data(), text.data() + text.size(), out);
    return ec == std::errc() && p == text.data() + text.size();
}

tl::unexpected<Problem> bad(Text text)
{
    return fail(Trouble::BadInput, std::move(text));
}

/// Carries out settings in order.
class Setter
{
public:
    explicit Setter(Interpreter& interpreter) : vm(interpreter), c(interpreter.c), effects(interpreter) {}
    Result<void> set(const Setting& s);
    /// Reports steps and marks that a stack's units had before and lost when the stack was set without them.
    void tellLost(const Setting& stack, const Position& before);

    std::vector<std::string> units; ///< ids of the units that were set
    std::vector<std::string> places;
    std::vector<SettingTold> told; ///< notes for the referee on what was set

private:
    Result<void> unit(const Setting& s);
    Result<void> mark(const Setting& s);
    std::int32_t groundNamed(const CMark& mark, const std::string& name) const;
    Result<void> stack(const Setting& s);
    Result<void> used(const Setting& s);
    Result<void> identify(const Setting& s);
    Result<void> forget(const Setting& s);
    Result<Rational> markValue(const CMark& mark, const std::string& text) const;
    Result<PlaceId> place(const std::string& name) const;
    Result<UnitId> unitNamed(const std::string& id) const;
    void bare(MarkId mark, std::int32_t subject);
    void put(UnitId unit, PlaceId place);
    static void touch(std::vector<std::string>& list, const std::string& id) { addOnce(list, id); }

    Interpreter& vm;
    const Compiled& c;
    PositionEffects effects;
};

Result<PlaceId> Setter::place(const std::string& name) const
{
    const PlaceId at(name == "nowhere" ? -1 : vm.rules.place(name));
    if ((!at.valid() && name != "nowhere") || at.index() >= c.places)
        return bad(Text("there is no place '{0}'", {name}));
    return at;
}

Result<UnitId> Setter::unitNamed(const std::string& id) const
{
    const UnitId u(vm.rules.unit(id));
    if (!u.valid())
        return bad(Text("there is no unit '{0}'", {id}));
    return u;
}

void Setter::put(UnitId unit, PlaceId place)
{
    effects.placeOnTop(unit, place);
    if (place.valid())
        touch(places, vm.rules.placeName(place));
}

/// Empties a set mark, or resets another mark to its start.
void Setter::bare(MarkId mark, std::int32_t subject)
{
    const CMark& own = c.marks[mark];
    if (own.form == MarkForm::Set)
        std::erase_if(effects.change()->notes,
                      [&](const Note& n) { return n.mark == mark && n.subject == subject && n.other >= 0; });
    else
        effects.setMark(mark, subject, own.noted() && own.form != MarkForm::Number ? Rational(0) : own.src->start);
}

Result<void> Setter::unit(const Setting& s)
{
    const auto u = unitNamed(s.subject);
    if (!u)
        return tl::unexpected(u.error());
    touch(units, s.subject);
    const std::string value = s.values.empty() ? std::string() : s.values.front();
    std::int64_t n = 0;
    if (s.what == SetWhat::Place) {
        const auto at = place(value);
        if (!at)
            return tl::unexpected(at.error());
        put(*u, *at);
    } else if (s.what == SetWhat::Steps) {
        const std::int32_t most = c.units[*u].steps;
        if (!readNumber(value, n) || n < 0 || n > most)
            return bad(Text("{0} has {1} step(s) at most", {vm.unitName(*u), std::to_string(most)}));
        effects.setSteps(*u, n);
    } else if (s.what == SetWhat::Arrives) {
        if (!readNumber(value, n) || n < 0 || n > 100'000)
            return bad("there is no such turn");
        Scheduled arrival{*u, static_cast<std::int32_t>(n), {}};
        for (std::size_t i = 1; i < s.values.size(); ++i) {
            const auto at = place(s.values[i]);
            if (!at)
                return tl::unexpected(at.error());
            arrival.at.push_back(at->index());
        }
        effects.setSchedule(*u, std::move(arrival));
    } else if (s.what == SetWhat::Facing) {
        if (!readNumber(value, n) || n < 0 || n >= std::max(1, c.facings))
            return bad("there is no such facing");
        effects.setFacing(*u, n);
    } else {
        return bad(Text("'{0}' cannot be set", {wordOf(s.what)}));
    }
    return {};
}

Result<Rational> Setter::markValue(const CMark& mark, const std::string& text) const
{
    const std::string& id = mark.src->id;
    const auto& steps = mark.src->steps;
    if (const auto step = std::ranges::find(steps, text); mark.form == MarkForm::Ladder && step != steps.end())
        return Rational(step - steps.begin());
    const Rational v = Rational::parse(text);
    // Only numbers may be fractions; steps and flags are whole.
    if (!v.valid() || (mark.form != MarkForm::Number && !v.whole()))
        return bad(Text("'{0}' is not a value of {1}", {text, id}));
    if (mark.form == MarkForm::Ladder && (v < Rational(0) || v >= Rational(static_cast<std::int64_t>(steps.size()))))
        return bad(Text("'{0}' is not a step of {1}", {text, id}));
    if (mark.form == MarkForm::Flag && v != Rational(0) && v != Rational(1))
        return bad(Text("{0} is on or off: write 1 or 0", {id}));
    if ((mark.src->floor && v < *mark.src->floor) || (mark.src->ceiling && v > *mark.src->ceiling))
        return bad(Text("{0} cannot be {1}: it goes from {2} to {3}",
                        {id, text, mark.src->floor ? mark.src->floor->text() : "any",
                         mark.src->ceiling ? mark.src->ceiling->text() : "any"}));
    if (keepsSide(vm.rules, c.marks.idOf(mark)) && (!v.whole() || v < Rational(0) || v > Rational(c.sides)))
        return bad(Text("'{0}' is not a side: {1} holds a side, or nobody", {text, id}));
    if (keepsPlace(vm.rules, c.marks.idOf(mark)) && (!v.whole() || v < Rational(0) || v > Rational(c.places)))
        return bad(Text("'{0}' is not a place: {1} holds a place, or nowhere", {text, id}));
    return v;
}

/// The place, hexside, way or area of a name, if the mark may be on it; -1 otherwise.
std::int32_t Setter::groundNamed(const CMark& mark, const std::string& name) const
{
    const PlaceId place(vm.rules.place(name));
    if (!place.valid())
        return -1;
    return markBearer(vm.bareScope().board, mark, Kind::Places, place.index());
}

Result<void> Setter::mark(const Setting& s)
{
    const auto found = c.markIndex.find(s.values.empty() ? std::string() : s.values.front());
    if (found == c.markIndex.end())
        return bad(Text("there is no mark '{0}'", {s.values.empty() ? "" : s.values.front()}));
    const CMark& own = c.marks[found->second];
    const std::int32_t subject = own.on == MarkOn::Unit        ? vm.rules.unit(s.subject)
                                 : onGround(own.on)            ? groundNamed(own, s.subject)
                                 : own.on == MarkOn::Side      ? vm.rules.side(s.subject)
                                 : own.on == MarkOn::Formation ? vm.rules.formation(s.subject)
                                 : own.on == MarkOn::Game      ? 0
                                                               : -1;
    if (subject < 0 || (onGround(own.on) ? s.about != SetAbout::Place : wordOf(own.on) != wordOf(s.about)))
        return bad(Text("'{0}' is a mark of a {1}, and no {1} has that name", {own.src->id, wordOf(own.on)}));
    if (own.on == MarkOn::Unit)
        touch(units, s.subject);
    else if (own.on == MarkOn::Place)
        touch(places, s.subject);
    else if (onGround(own.on))
        for (const std::int32_t cell :
             own.on == MarkOn::Area ? std::vector<std::int32_t>() : c.cellsOf(PlaceId(subject)))
            touch(places, vm.rules.placeName(cell));
    const std::vector<std::string> values(s.values.begin() + 1, s.values.end());
    if (own.form == MarkForm::Set) {
        std::vector<UnitId> members;
        for (const std::string& id : values) {
            const auto u = unitNamed(id);
            if (!u)
                return tl::unexpected(u.error());
            members.push_back(*u);
        }
        bare(found->second, subject);
        for (const UnitId u : members)
            effects.setMember(found->second, subject, u, true);
        return {};
    }
    if (values.size() != 1)
        return bad("a mark and its value are needed");
    const auto v = markValue(own, values.front());
    if (!v)
        return tl::unexpected(v.error());
    effects.setMark(found->second, subject, *v);
    if (const auto anew = reckonedAnew(vm.rules, found->second)) {
        SettingTold& one = told.emplace_back();
        one.what = SettingTold::What::Recomputed;
        one.who = markPhrase(vm.rules, found->second);
        one.by = anew->cite;
        if (anew->besides.valid())
            one.other = markPhrase(vm.rules, anew->besides);
    }
    return {};
}

/// Puts counters in a place as they are printed, without marks, the first one on top.
Result<void> Setter::stack(const Setting& s)
{
    const auto at = place(s.subject);
    if (!at)
        return tl::unexpected(at.error());
    for (std::size_t i = s.values.size(); i-- > 0;) {
        const auto u = unitNamed(s.values[i]);
        if (!u)
            return tl::unexpected(u.error());
        touch(units, s.values[i]);
        put(*u, *at);
        effects.setSteps(*u, c.units[*u].steps);
        if (!c.onMap(*at))
            effects.setFacing(*u, 0);
        effects.setSchedule(*u, std::nullopt);
        for (const MarkId mark : c.marks.ids())
            if (c.marks[mark].on == MarkOn::Unit)
                bare(mark, u->index());
    }
    return {};
}

void Setter::tellLost(const Setting& stack, const Position& before)
{
    for (const std::string& id : stack.values) {
        const UnitId u(vm.rules.unit(id));
        const int had = checkedAt(before.units, u.index()).steps;
        const int has = vm.unit(u).steps;
        const std::string name = vm.unitName(u);
        if (has > had && had > 0)
            told.push_back({SettingTold::What::StepsReset, name, {}, {}, {}, had, has});
        for (const MarkId mark : c.marks.ids()) {
            const CMark& own = c.marks[mark];
            if (own.on != MarkOn::Unit || own.form == MarkForm::Set || forOwner(*own.src))
                continue;
            const Rational was = vm.rules.mark(before, own.src->id, u.index());
            if (was == own.src->start || vm.rules.mark(vm.position(), own.src->id, u.index()) != own.src->start)
                continue;
            const std::string value = own.form == MarkForm::Ladder ? checkedAt(own.src->steps, was.num()) : was.text();
            told.push_back({SettingTold::What::MarkLost,
                            name,
                            markPhrase(vm.rules, mark),
                            {},
                            own.form == MarkForm::Flag ? std::string() : value});
        }
    }
}

Result<void> Setter::used(const Setting& s)
{
    vm.state.fired.clear();
    for (const std::string& id : s.values) {
        const auto& triggers = c.ruleset.triggers;
        const auto at = std::ranges::find_if(triggers,
                                             [&](const Trigger& t) { return t.id == id && t.once.has_value(); });
        if (at == triggers.end())
            return bad(Text("'{0}' is not a trigger that can be used up", {id}));
        vm.state.fired.emplace_back(static_cast<std::int32_t>(at - triggers.begin()), 0);
    }
    return {};
}

/// Identifies a face-down counter; it and the counter that had its name exchange names.
Result<void> Setter::identify(const Setting& s)
{
    const auto lies = unitNamed(s.subject);
    const auto is = unitNamed(s.values.empty() ? std::string() : s.values.front());
    if (!lies || !is)
        return tl::unexpected((lies ? is : lies).error());
    const PositionChange change = effects.change();
    Position& p = *change;
    const std::string who = vm.rules.unitName(is->index());
    const std::string where = vm.unitName(*lies);
    const auto goesBy = [&](UnitId u) {
        return std::ranges::find_if(p.unidentified, [&](const Unidentified& one) { return one.unit == u; });
    };
    if (goesBy(*lies) == p.unidentified.end())
        return bad(Text("{0} is identified already", {where}));
    if (goesBy(*is) == p.unidentified.end() || c.units[*is].side != c.units[*lies].side)
        return bad(Text("{0} is not one of the unidentified counters", {who}));
    auto reading = supposing(vm.rules, p, *lies, *is);
    if (!reading) {
        told.push_back({SettingTold::What::Impossible, who, where});
        reading.emplace(c.units.size());
        reading->swap(*lies, *is);
    }
    vm.state = renamed(vm.rules, vm.state, *reading);
    p.unidentified.erase(goesBy(*is));
    std::vector<UnitId> left;
    for (Unidentified& one : p.unidentified) {
        std::erase(one.may, *is);
        if (c.units[one.unit].side == c.units[*is].side)
            left.push_back(one.unit);
    }
    if (left.size() == 1) { // only one is left, so its name is known
        told.push_back(
            {SettingTold::What::LastUnknown, vm.unitName(left.front()), vm.rules.unitName(left.front().index())});
        p.unidentified.erase(goesBy(left.front()));
    }
    touch(units, c.scenario.units[static_cast<std::size_t>(is->index())].id);
    return {};
}

/// Makes the face-down counters of a side unidentified, as after a hidden set-up.
Result<void> Setter::forget(const Setting& s)
{
    const Position& p = vm.position();
    if (vm.rules.side(s.subject) < 0 || !canForget(vm.rules, p, s.subject))
        return bad(Text("no identified counter of {0} is face down on the map", {s.subject}));
    std::vector<Unidentified> all;
    for (const UnitId u : c.units.ids()) {
        const bool own = c.units[u].side == vm.rules.side(s.subject);
        const auto known = std::ranges::find_if(p.unidentified, [&](const Unidentified& one) { return one.unit == u; });
        if (known != p.unidentified.end() && !own)
            all.push_back(*known);
        else if (own && c.onMap(vm.unit(u).place) && vm.rules.concealed(p, u, "public"))
            all.push_back({u, {}});
    }
    effects.change()->unidentified = std::move(all);
    return {};
}

Result<void> Setter::set(const Setting& s)
{
    if (s.what == SetWhat::Is)
        return identify(s);
    if (s.what == SetWhat::Unidentified)
        return forget(s);
    if (s.about == SetAbout::Stack)
        return stack(s);
    if (s.about == SetAbout::Places && s.what == SetWhat::Plain) {
        std::erase_if(effects.change()->notes, [&](const Note& n) { return onGround(c.marks[n.mark].on); });
        return {};
    }
    if (s.about == SetAbout::Game && s.what == SetWhat::Used)
        return used(s);
    return s.what == SetWhat::Mark ? mark(s) : unit(s);
}

} // namespace

Result<void> applyManualSettings(Interpreter& vm, const Action& action)
{
    if (action.verb == "turn")
        return setClock(vm, action);
    const auto settings = settingsOf(action);
    if (!settings)
        return tl::unexpected(settings.error());
    const std::string what = settingText(vm.rules, vm.position(), action); // with the names from before the setting
    Setter setter(vm);
    const Position before = vm.position();
    for (const Setting& s : *settings)
        if (Result<void> done = setter.set(s); !done)
            return done;
    for (const Setting& s : *settings)
        if (s.about == SetAbout::Stack)
            setter.tellLost(s, before);
    Event line(PositionSet{what, action.reason}, "set", refereeSeat);
    line.units = std::move(setter.units);
    line.places = std::move(setter.places);
    vm.note(std::move(line));
    for (SettingTold& more : setter.told)
        vm.note({std::move(more), "set", refereeSeat});
    return {};
}

Result<void> triggerManualEvent(Interpreter& vm, const Action& action)
{
    const Sym event = vm.c.find(action.verb);
    const auto hears = [&](const CTrigger& trigger) { return trigger.event == event; };
    if (event == noSym || std::ranges::none_of(vm.c.triggers, hears))
        return fail(Trouble::BadInput, Text("no trigger reacts to the event '{0}'", {action.verb}));
    Value subject;
    for (const std::string& text : action.arg("subject")) {
        if (const int u = vm.rules.unit(text); u >= 0)
            subject = Value::of(Kind::Units, {u});
        else if (const int p = vm.rules.place(text); p >= 0)
            subject = Value::of(Kind::Places, {p});
        else if (const int s = vm.rules.side(text); s >= 0)
            subject = Value::of(Kind::Sides, {s});
        else
            return fail(Trouble::BadInput, Text("no unit, side or place is called '{0}'", {text}));
    }
    // An event by hand is raised once, also for triggers that would run before it happens.
    for (std::size_t t = vm.c.triggers.size(); t-- > 0;)
        if (hears(vm.c.triggers[t]))
            vm.push(vm.c.triggers[t].body, {{names::subject, subject}});
    return vm.run();
}

} // namespace fw
