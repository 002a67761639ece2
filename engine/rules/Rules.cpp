#include "engine/rules/Rules.h"
#include "engine/model/Seat.h"

#include "engine/base/CheckedIndex.h"
#include "engine/grid/Facing.h"
#include "engine/model/Seen.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/Evaluate.h"

#include <algorithm>
#include <charconv>
#include <sstream>

namespace fw {

Rules::Rules(std::unique_ptr<const Compiled> compiled) : mCompiled(std::move(compiled)) {}
Rules::~Rules() = default;
Rules::Rules(Rules&&) noexcept = default;
Rules& Rules::operator=(Rules&&) noexcept = default;

const Ruleset& Rules::ruleset() const
{
    return mCompiled->ruleset;
}
const Scenario& Rules::scenario() const
{
    return mCompiled->scenario;
}
const Setup& Rules::setup() const
{
    return mCompiled->setup;
}

int Rules::unit(std::string_view id) const
{
    const auto found = mCompiled->unitIndex.find(std::string(id));
    return found == mCompiled->unitIndex.end() ? -1 : found->second.index();
}

int Rules::side(std::string_view id) const
{
    const auto found = mCompiled->sideIndex.find(std::string(id));
    return found == mCompiled->sideIndex.end() ? -1 : found->second;
}

namespace {

/// The area of an id, or the hexside of "0304/0305"; -1 for neither.
int groundPlace(const Compiled& c, std::string_view label)
{
    if (const auto area = c.areaIndex.find(std::string(label)); area != c.areaIndex.end())
        return c.areaPlace(static_cast<std::size_t>(area->second)).index();
    const std::size_t slash = label.find('/');
    if (slash == std::string_view::npos)
        return -1;
    const auto a = c.placeIndex.find(std::string(label.substr(0, slash)));
    const auto b = c.placeIndex.find(std::string(label.substr(slash + 1)));
    return a == c.placeIndex.end() || b == c.placeIndex.end() ? -1 : c.hexsidePlace(a->second, b->second).index();
}

} // namespace

int Rules::place(std::string_view label) const
{
    const auto found = mCompiled->placeIndex.find(std::string(label));
    if (found != mCompiled->placeIndex.end())
        return found->second.index();
    return mCompiled->marksGround ? groundPlace(*mCompiled, label) : -1;
}

std::string Rules::placeName(PlaceId place) const
{
    const Box* box = mCompiled->boxAt(place);
    if (box)
        return box->id;
    if (mCompiled->onMap(place))
        return mCompiled->cellNames[place];
    if (mCompiled->isArea(place))
        return checkedAt(mCompiled->scenario.map.areas, place.index() - mCompiled->places).id;
    if (!mCompiled->isHexside(place))
        return "nowhere";
    std::string out;
    for (const std::int32_t cell : mCompiled->cellsOf(place))
        out += (out.empty() ? "" : "/") + mCompiled->cellNames[PlaceId(cell)];
    return out;
}

std::string Rules::placeName(int place) const
{
    return placeName(PlaceId(place));
}

const std::string& Rules::unitName(int unit) const
{
    static const std::string nobody;
    return inside(mCompiled->unitNames, unit) ? checkedAt(mCompiled->unitNames, unit) : nobody;
}

std::string Rules::placeLabel(PlaceId place) const
{
    const Box* box = mCompiled->boxAt(place);
    if (mCompiled->isArea(place)) {
        const Area& area = checkedAt(mCompiled->scenario.map.areas, place.index() - mCompiled->places);
        return area.label.empty() ? area.id : area.label;
    }
    return box && !box->label.empty() ? box->label : placeName(place);
}

std::string Rules::placeLabel(int place) const
{
    return placeLabel(PlaceId(place));
}

std::string Rules::facingName(int facing) const
{
    const std::string_view name = fw::facingName(facingSystem(mCompiled->ruleset.facings),
                                                 mCompiled->scenario.map.grid.shape, facing);
    return name.empty() ? std::to_string(facing) : std::string(name);
}

int Rules::facingNamed(std::string_view word) const
{
    // A path has it as "@NE".
    if (word.starts_with('@'))
        word.remove_prefix(1);
    int number = -1;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error == std::errc() && end == word.data() + word.size() && number >= 0)
        return number < std::max(1, mCompiled->ruleset.facings) ? number : -1;
    const GridShape shape = mCompiled->scenario.map.grid.shape;
    // If counters do not turn, all have the facing with number 0.
    return mCompiled->ruleset.facings == 0 ? directionNamed(shape, word)
                                           : fw::facingNamed(facingSystem(mCompiled->ruleset.facings), shape, word);
}

int Rules::cellCount() const
{
    return mCompiled->cells;
}

int Rules::formation(std::string_view id) const
{
    const auto found = mCompiled->formationIndex.find(std::string(id));
    return found == mCompiled->formationIndex.end() ? -1 : found->second;
}

std::vector<std::string> Rules::formations() const
{
    std::vector<std::string> out;
    for (const CFormation& formation : mCompiled->formations)
        out.push_back(formation.id);
    return out;
}

std::string Rules::option(const std::string& id) const
{
    const auto found = mCompiled->options.find(id);
    return found == mCompiled->options.end() ? std::string() : found->second;
}

std::map<std::string, std::string> Rules::differing() const
{
    std::map<std::string, std::string> out;
    for (const Option& option : mCompiled->ruleset.options) {
        const std::string value = this->option(option.id);
        if (value != option.standard)
            out[option.id] = value;
    }
    return out;
}

const std::string& Rules::word(Sym sym) const
{
    return checkedAt(mCompiled->words, inside(mCompiled->words, sym) ? sym : noSym);
}

Sym Rules::sym(std::string_view word) const
{
    return mCompiled->find(word);
}

namespace {

Rational markValue(const CMark& mark, const std::string& text)
{
    const auto& steps = mark.src->steps;
    const auto step = std::ranges::find(steps, text);
    if (step != steps.end())
        return step - steps.begin();
    const Rational v = Rational::parse(text);
    return v.valid() ? v : Rational(0);
}

} // namespace

Position Rules::startPosition() const
{
    const Compiled& c = *mCompiled;
    Position p;
    p.units.resize(c.units.size());
    p.unitMarks.assign(static_cast<std::size_t>(c.unitSlots) * c.units.size(), 0);
    p.sideMarks.assign(static_cast<std::size_t>(c.sideSlots * c.sides), 0);
    p.formationMarks.assign(static_cast<std::size_t>(c.formationSlots) * c.formations.size(), 0);
    p.gameMarks.assign(static_cast<std::size_t>(c.gameSlots), 0);
    p.turn = 0;
    const PlaceId waiting = c.boxOf(BoxRole::Arrivals);
    for (const UnitId u : c.units.ids()) {
        UnitState& state = checkedAt(p.units, u.index());
        state.steps = static_cast<std::int16_t>(c.units[u].steps);
        state.place = waiting;
        state.order = p.nextOrder++;
    }
    for (const CMark& mark : c.marks) {
        const Rational start = mark.src->start;
        if (mark.form == MarkForm::Set || start == Rational(0))
            continue;
        if (mark.on == MarkOn::Unit)
            for (const UnitId u : c.units.ids())
                setMark(p, mark.src->id, u.index(), start);
        else if (mark.on == MarkOn::Side)
            for (int s = 0; s < c.sides; ++s)
                setMark(p, mark.src->id, s, start);
        else if (mark.on == MarkOn::Formation)
            for (std::size_t f = 0; f < c.formations.size(); ++f)
                setMark(p, mark.src->id, static_cast<int>(f), start);
        else if (mark.on == MarkOn::Game)
            setMark(p, mark.src->id, -1, start);
    }
    const auto each = [&](const std::string& name, int subject, const std::string& value) {
        const auto found = c.markIndex.find(name);
        if (found == c.markIndex.end())
            return;
        const CMark& mark = c.marks[found->second];
        if (mark.form == MarkForm::Set) { // written as the ids of its members
            std::istringstream members(value);
            for (std::string member; std::getline(members >> std::ws, member, ',');)
                if (const int other = unit(member); other >= 0)
                    setMark(p, name, subject, other);
            return;
        }
        // A number may be given as a side: its index in the list of sides, counted from 1.
        const int named = mark.on == MarkOn::Unit ? -1 : side(value);
        setMark(p, name, subject, named >= 0 ? Rational(named + 1) : markValue(mark, value));
    };
    for (const Placement& placement : c.scenario.setup) {
        const int u = unit(placement.unit);
        if (u < 0)
            continue;
        UnitState& state = checkedAt(p.units, u);
        if (placement.at != noCell && placement.at < c.cells)
            state.place = PlaceId(placement.at);
        else if (!placement.box.empty())
            state.place = PlaceId(place(placement.box));
        state.facing = static_cast<std::int16_t>(placement.facing);
        state.steps = static_cast<std::int16_t>(std::max(0, c.units[UnitId(u)].steps - placement.stepsLost));
        state.order = p.nextOrder++;
        for (const auto& [name, value] : placement.marks)
            each(name, u, value);
    }
    for (const auto& [who, marks] : c.scenario.sideMarks)
        for (const auto& [name, value] : marks)
            each(name, side(who), value);
    for (const auto& [who, marks] : c.scenario.formationMarks)
        for (const auto& [name, value] : marks)
            if (formation(who) >= 0)
                each(name, formation(who), value);
    for (const auto& [where, marks] : c.scenario.placeMarks)
        for (const auto& [name, value] : marks)
            if (place(where) >= 0)
                each(name, place(where), value);
    for (const auto& [name, value] : c.scenario.gameMarks)
        each(name, -1, value);
    for (int own = 0; own < c.sides; ++own) {
        const Army& army = checkedAt(c.scenario.sides, own);
        const auto relate = [&](const std::vector<std::string>& names, Relation relation) {
            for (const std::string& name : names)
                if (const int other = side(name); other >= 0 && other != own)
                    setRelation(p.relations, own, other, relation);
        };
        relate(army.neutrals, Relation::Neutral);
        relate(army.allies, Relation::Allied);
    }
    return p;
}

bool Rules::concealed(const Position& position, UnitId unit, const std::string& seat) const
{
    const Compiled& c = *mCompiled;
    const auto& unnamed = position.unidentified;
    const bool strange = std::ranges::any_of(unnamed, [&](const Unidentified& u) { return u.unit == unit; });
    if (isReferee(seat) && !strange)
        return false;
    const bool other = strange || side(seat) != c.units[unit].side;
    const Box* const box = c.boxAt(checkedAt(position.units, unit.index()).place);
    if (box != nullptr && (box->seen == BoxSeenBy::Nobody || (forOwner(*box) && other)))
        return true;
    return other && std::ranges::any_of(c.marks, [&](const CMark& mark) {
               return mark.hides() && *markSlot(c, position, mark, unit.index()) != Rational(0);
           });
}

bool Rules::unplaced(const Position& position, UnitId unit, const std::string& seat) const
{
    const Compiled& c = *mCompiled;
    return !isReferee(seat) && side(seat) != c.units[unit].side && std::ranges::any_of(c.marks, [&](const CMark& mark) {
        return mark.hidesPlace() && *markSlot(c, position, mark, unit.index()) != Rational(0);
    });
}

bool Rules::unidentified(const Position& position, UnitId unit) const
{
    return !position.unidentified.empty() && concealed(position, unit, refereeSeat);
}

std::string Rules::counterName(const Position& position, UnitId unit) const
{
    if (!unidentified(position, unit))
        return unitName(unit.index());
    const UnitState& own = checkedAt(position.units, unit.index());
    int above = 0;
    int there = 0;
    for (const Unidentified& one : position.unidentified) {
        const UnitState& other = checkedAt(position.units, one.unit.index());
        if (other.place != own.place || !unidentified(position, one.unit))
            continue;
        ++there;
        above += other.order > own.order ? 1 : 0;
    }
    const std::string which = there > 1 ? "." + std::to_string(above + 1) : std::string();
    return "?" + placeName(own.place) + which;
}

Rational Rules::mark(const Position& position, const std::string& name, int subject) const
{
    const auto found = mCompiled->markIndex.find(name);
    return found == mCompiled->markIndex.end() ? Rational(0) : markOf(*mCompiled, position, found->second, subject);
}

bool Rules::setMark(Position& p, const std::string& name, int subject, Rational value) const
{
    const Compiled& c = *mCompiled;
    const auto found = c.markIndex.find(name);
    if (found == c.markIndex.end())
        return false;
    const CMark& mark = c.marks[found->second];
    if (mark.form == MarkForm::Ladder)
        value = std::clamp<std::int64_t>(value.num(), 0, static_cast<std::int64_t>(mark.src->steps.size()) - 1);
    if (mark.noted()) {
        // For a set mark `value` is the member; for a mark of a place it is the value there.
        const Note note = mark.form == MarkForm::Set
                              ? Note{found->second, subject, static_cast<std::int32_t>(value.num()), 1}
                              : Note{found->second, subject, -1, value};
        std::erase_if(p.notes, [&](const Note& n) {
            return n.mark == note.mark && n.subject == note.subject && n.other == note.other;
        });
        const Rational usual = mark.form == MarkForm::Number ? mark.src->start : Rational(0);
        if (mark.form == MarkForm::Set || value != usual)
            p.notes.insert(std::lower_bound(p.notes.begin(), p.notes.end(), note), note);
        return true;
    }
    Rational* const kept = markSlot(c, p, mark, subject);
    if (kept)
        *kept = value;
    return kept != nullptr;
}

} // namespace fw
