#include "editor/form/RowWords.h"

#include "editor/Translated.h"
#include "editor/rules/ConditionWords.h"
#include "engine/model/WalkPlaces.h"
#include "engine/proof/OutlineText.h"
#include "engine/proof/VerbWords.h"

#include <type_traits>

namespace fw {

namespace {

/// Keeps the rows of some kinds by their pointers.
template <class Rows>
struct Keeper {
    Rows& rows;
    const PointerWay& way;

    void operator()(const auto& row)
    {
        using Pointer = std::add_pointer_t<std::add_const_t<std::remove_cvref_t<decltype(row)>>>;
        if constexpr (std::is_constructible_v<typename Rows::mapped_type, Pointer>)
            rows.emplace(way.pointer(), &row);
    }
};

OutlineStep step(const Node* node)
{
    OutlineStep out;
    out.node = node;
    return out;
}

OutlineStep step(const MenuEntry* entry)
{
    OutlineStep out;
    out.kind = OutlineKind::Entry;
    out.entry = entry;
    return out;
}

OutlineStep step(const Code* code)
{
    OutlineStep out;
    out.kind = OutlineKind::Code;
    out.code = code;
    return out;
}

OutlineStep step(const Trigger* trigger)
{
    OutlineStep out;
    out.kind = OutlineKind::Trigger;
    out.trigger = trigger;
    return out;
}

OutlineStep step(const Constraint* constraint)
{
    OutlineStep out;
    out.kind = OutlineKind::Constraint;
    out.constraint = constraint;
    return out;
}

} // namespace

RowWords::RowWords(std::shared_ptr<const RulesContent> content, bool ofScenario)
    : mContent(std::move(content)), mWords(mContent->rules)
{
    PointerWay way;
    Keeper<decltype(mRows)> keeper{mRows, way};
    PlacedWalker walker(keeper, way);
    if (!ofScenario)
        walker.see(mContent->rules);
    else if (mContent->scenario)
        walker.see(*mContent->scenario);
}

QString RowWords::of(const std::string& pointer) const
{
    const auto found = mRows.find(pointer);
    if (found == mRows.end())
        return {};
    return std::visit(
        [&](const auto* row) -> QString {
            using T = std::remove_cvref_t<decltype(*row)>;
            if constexpr (std::is_same_v<T, Verb>)
                return toQString(verbWords(*row, mWords, mContent->rules));
            else if constexpr (std::is_same_v<T, Quantity>)
                return quantityWords(*row);
            else if constexpr (std::is_same_v<T, Modifier>)
                return modifierWords(*row);
            else
                return translated(outlineText(step(row), mWords));
        },
        found->second);
}

QString RowWords::conditions(const Reqs& conditions) const
{
    return toQString(mWords.conditions(conditions));
}

QString RowWords::amount(const Amount& amount) const
{
    return toQString(mWords.amount(amount));
}

} // namespace fw
