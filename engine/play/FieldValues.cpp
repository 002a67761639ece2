#include "engine/play/FieldValues.h"

#include "engine/base/CheckedIndex.h"

#include <charconv>

namespace fw {

Kind valueKind(const CField& field)
{
    switch (field.pick) {
    case Pick::Unit:
    case Pick::Units: return Kind::Units;
    case Pick::Place:
    case Pick::Places: return Kind::Places;
    case Pick::Path: return Kind::Path;
    case Pick::Side: return Kind::Sides;
    case Pick::Formation: return Kind::Formations;
    case Pick::Engagement: return Kind::Engagements;
    case Pick::Label: return Kind::Word;
    default: return Kind::Number;
    }
}

bool takesNumber(const CField& field)
{
    return valueKind(field) == Kind::Number;
}

bool takesSeveral(const CField& field)
{
    return field.pick == Pick::Units || field.pick == Pick::Places || field.pick == Pick::Path;
}

Value blankValue(const CField& field)
{
    return Value::of(takesNumber(field) ? Kind::None : valueKind(field), {});
}

Value withItem(const CField& field, Value partial, std::int32_t item)
{
    if (takesNumber(field))
        return Value::ofNumber(item);
    partial.items.push_back(item);
    return partial;
}

bool parseItem(const StateView& view, const CField& field, const std::string& text, std::int32_t& item)
{
    switch (field.pick) {
    case Pick::Unit:
    case Pick::Units: item = view.rules.unit(text); return item >= 0;
    case Pick::Place:
    case Pick::Places: item = view.rules.place(text); return item >= 0;
    case Pick::Side: item = view.rules.side(text); return item >= 0;
    case Pick::Formation: item = view.rules.formation(text); return item >= 0;
    case Pick::Engagement:
        for (const Engagement& one : view.now.position.engagements)
            if (engagementKey(view.c, view.now.position, one.number) == text) {
                item = one.number;
                return true;
            }
        return false;
    case Pick::Label: item = view.c.find(text); return item > 0;
    case Pick::Path:
        if (!text.empty() && text[0] == '@') {
            int facing = 0;
            const auto [p, ec] = std::from_chars(text.data() + 1, text.data() + text.size(), facing);
            if (ec != std::errc() || p != text.data() + text.size() || facing < 0 || facing >= view.c.facings)
                return false;
            item = turnTo(facing);
            return true;
        }
        if (text == offTheMap && view.c.off().valid()) {
            item = view.c.off().index();
            return true;
        }
        item = view.rules.place(text);
        return item >= 0;
    default: {
        const auto [p, ec] = std::from_chars(text.data(), text.data() + text.size(), item);
        return ec == std::errc() && p == text.data() + text.size();
    }
    }
}

std::string itemText(const StateView& view, const CField& field, std::int32_t item)
{
    switch (field.pick) {
    case Pick::Unit:
    case Pick::Units: return checkedAt(view.c.scenario.units, item).id;
    case Pick::Place:
    case Pick::Places: return view.rules.placeName(item);
    case Pick::Side: return checkedAt(view.c.scenario.sides, item).id;
    case Pick::Formation: return checkedAt(view.c.formations, item).id;
    case Pick::Engagement: return engagementKey(view.c, view.now.position, item);
    case Pick::Label: return checkedAt(view.c.words, item);
    case Pick::Path:
        return item < 0                        ? "@" + std::to_string(facingOf(item))
               : PlaceId(item) == view.c.off() ? offTheMap
                                               : view.rules.placeName(item);
    default: return std::to_string(item);
    }
}

std::string itemLabel(const StateView& view, const CField& field, std::int32_t item, const std::string& text)
{
    if (valueKind(field) == Kind::Units || valueKind(field) == Kind::Engagements)
        return view.nameOf(valueKind(field), item);
    if (field.pick == Pick::Facing)
        return view.rules.facingName(item);
    return field.pick == Pick::Path && item < 0 ? "@" + view.rules.facingName(facingOf(item)) : text;
}

} // namespace fw
