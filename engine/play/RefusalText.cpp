#include "engine/play/RefusalText.h"

#include "engine/base/CheckedIndex.h"

#include <algorithm>

namespace fw {

namespace {

constexpr std::size_t mostNamed = 6; ///< alternatives that a refusal names; longer lists are shown elsewhere

/// A reason that anybody can see on the map: the wrong side, off the map or on it unlike all candidates, or no enemy
/// where enemies are required.
std::string plainReason(const FieldCandidates& fields, Scope& s, const CField& field, std::int32_t item)
{
    CPath widest = field.from; // all things that the field considers, before its conditions
    for (CPart& part : widest.parts)
        while (!part.steps.empty() && part.steps.back().rel == Rel::KeepDef)
            part.steps.pop_back();
    const std::vector<std::int32_t> all = FieldCandidates::among(s, field, widest).toVector();
    const auto& units = fields.view.now.position.units;
    if (all.empty())
        return {};
    if (valueKind(field) == Kind::Units) {
        const std::int32_t side = fields.view.c.units[UnitId(item)].side;
        const auto onMap = [&](std::int32_t unit) { return fields.view.c.onMap(checkedAt(units, unit).place); };
        if (std::ranges::none_of(all,
                                 [&](std::int32_t unit) { return fields.view.c.units[UnitId(unit)].side == side; })) {
            const Army& army = checkedAt(fields.view.c.scenario.sides, side);
            return "; it is of the side " + (army.name.empty() ? army.id : army.name);
        }
        if (!onMap(item) && std::ranges::all_of(all, onMap))
            return "; it is not on the map";
        if (onMap(item) && std::ranges::none_of(all, onMap))
            return "; it is on the map already";
    }
    if (valueKind(field) == Kind::Places && fields.side >= 0) {
        const auto enemyOn = [&](std::int32_t place) {
            for (const UnitId unit : fields.view.c.units.ids())
                if (checkedAt(units, unit.index()).place.index() == place
                    && s.board.hostile(fields.view.c.units[unit].side, fields.side))
                    return true;
            return false;
        };
        if (!enemyOn(item) && std::ranges::all_of(all, enemyOn))
            return "; no enemy is there";
    }
    return {};
}

/// The things that could be named instead, if they are few and none is concealed: "; possible: 0610, 0711".
std::string possibleText(FieldCandidates& fields, const CField& field, const std::string& seat)
{
    const std::vector<std::int32_t> open = fields.candidates(field, blankValue(field));
    std::string out;
    for (const std::int32_t item : open) {
        if (valueKind(field) == Kind::Units
            && fields.view.rules.concealed(fields.view.now.position, UnitId(item), seat))
            return {};
        out += (out.empty() ? "; possible: " : ", ")
               + itemLabel(fields.view, field, item, itemText(fields.view, field, item));
    }
    return open.size() > mostNamed ? std::string() : out;
}

} // namespace

std::vector<std::string> idsOf(const StateView& view, Kind kind, std::int32_t item)
{
    if (kind == Kind::Units)
        return {checkedAt(view.c.scenario.units, item).id};
    if (kind == Kind::Sides)
        return {checkedAt(view.c.scenario.sides, item).id};
    return kind == Kind::Places ? std::vector<std::string>{view.rules.placeName(item)} : std::vector<std::string>();
}

std::string wantedText(FieldCandidates& fields, Scope& s, const CField& field, std::int32_t item)
{
    const std::string seat = fields.side < 0 ? refereeSeat : checkedAt(fields.view.c.scenario.sides, fields.side).id;
    if (valueKind(field) == Kind::Units && fields.view.rules.concealed(fields.view.now.position, UnitId(item), seat))
        return {};
    if (std::string plain = plainReason(fields, s, field, item); !plain.empty())
        return plain;
    for (const CPart& part : field.from.parts) {
        CPath wider{{part}};
        std::vector<CStep>& steps = wider.parts.front().steps;
        while (!steps.empty() && steps.back().rel == Rel::KeepDef) {
            const std::string& label = checkedAt(fields.view.c.ruleset.defs, steps.back().arg).label;
            steps.pop_back();
            if (!label.empty() && FieldCandidates::among(s, field, wider).has(item))
                return "; it takes: " + label;
        }
    }
    return possibleText(fields, field, seat);
}

std::string wantedText(const FieldCandidates& fields, const CReq* failed)
{
    if (!fields.entry.src->why.empty())
        return ": " + fields.entry.src->why;
    if (failed == nullptr)
        return {};
    if (failed->def >= 0 && failed->quant == CReq::Quant::Any)
        return "; it takes: " + checkedAt(fields.view.c.ruleset.defs, failed->def).label;
    return {};
}

} // namespace fw
