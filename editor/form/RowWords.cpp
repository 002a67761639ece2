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

template <class Row>
OutlineStep stepOf(OutlineKind kind, const Row* OutlineStep::*member, const Row* row)
{
    OutlineStep out;
    out.kind = kind;
    out.*member = row;
    return out;
}

OutlineStep step(const Node* row)
{
    return stepOf(OutlineKind::Node, &OutlineStep::node, row);
}

OutlineStep step(const MenuEntry* row)
{
    return stepOf(OutlineKind::Entry, &OutlineStep::entry, row);
}

OutlineStep step(const Code* row)
{
    return stepOf(OutlineKind::Code, &OutlineStep::code, row);
}

OutlineStep step(const Trigger* row)
{
    return stepOf(OutlineKind::Trigger, &OutlineStep::trigger, row);
}

OutlineStep step(const Constraint* row)
{
    return stepOf(OutlineKind::Constraint, &OutlineStep::constraint, row);
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
