// Compiles dice, piles and checks into instructions.
#include "engine/model/Procedures.h"
#include "engine/rules/BodyBuilder.h"

#include <algorithm>

namespace fw {

namespace {

/// The lowest or highest face of a die; `standard` if the row gives none.
Amount boundOf(const std::optional<Amount>& said, int standard)
{
    Amount out;
    out.number = standard;
    return said.value_or(out);
}

/// The name of a die for people: "british-initiative" is one word only in the rules.
std::string spoken(std::string name)
{
    std::replace(name.begin(), name.end(), '-', ' ');
    return name;
}

} // namespace

void BodyBuilder::build(const Node& n, const RollNode& thrown)
{
    roll(n, thrown.by, thrown.dice);
}

void BodyBuilder::roll(const Node& n, const RolePath& by, const std::vector<Die>& dice)
{
    auto& i = emit<RollInstr>(&n);
    i.by = mCompiler.path(by, mRow);
    for (const Die& die : dice) {
        CDie made;
        made.name = die.name;
        made.label = die.label.empty() ? spoken(die.name) : die.label;
        made.as = c.intern(die.name);
        made.low = mCompiler.amount(boundOf(die.low, 1), mRow);
        made.high = mCompiler.amount(boundOf(die.high, 6), mRow);
        made.count = die.count;
        i.dice.push_back(std::move(made));
        const auto faces = printedFaces(die);
        const auto constant = [](const std::optional<Amount>& bound) { return !bound || bound->number.has_value(); };
        const bool none = faces ? faces->second < faces->first : constant(die.low) && constant(die.high);
        if (none || die.count < 1 || die.count > 100)
            mCompiler.error(LintKind::EmptyRange, mRow, Text("the die '{0}' has no faces", {die.name}),
                            "low may not be above high, and count is 1 to 100");
    }
}

void BodyBuilder::build(const Node& n, const DrawNode& draw)
{
    auto& i = emit<RollInstr>(&n);
    i.by = mCompiler.path(draw.by, mRow);
    CDie made;
    made.name = draw.as;
    made.label = spoken(draw.as);
    made.as = c.intern(draw.as);
    made.drawn = true;
    made.from = mCompiler.path(draw.from, mRow);
    i.dice.push_back(std::move(made));
}

void BodyBuilder::build(const Node& n, const ShuffleNode& shuffle)
{
    auto& i = emit<RollInstr>(&n);
    i.by = mCompiler.path(shuffle.by, mRow);
    CDie made;
    made.name = n.id.empty() ? "order" : n.id;
    made.label = spoken(made.name);
    made.shuffled = true;
    made.from = mCompiler.path(shuffle.of, mRow);
    i.dice.push_back(std::move(made));
}

void BodyBuilder::build(const Node& n, const CheckNode& check)
{
    if (!check.dice.empty())
        roll(n, check.by, check.dice);
    const std::int32_t at = here();
    auto& i = emit<CheckInstr>(&n);
    i.src = &check;
    const std::string as = check.as.empty() ? n.id : check.as;
    i.as = c.intern(as);
    for (const char* part : {".passed", ".raw", ".target"})
        c.intern(as + part);
    i.quantity = mCompiler.named(c.quantityIndex, check.quantity, "quantity", mRow);
    i.roles = mCompiler.compiledRoles(check.roles, mRow);
    const std::string die = !check.die.empty() ? check.die : check.dice.empty() ? "die" : check.dice[0].name;
    i.die = c.intern(die);
    mCompiler.mRead.insert(die);
    nodes(check.then);
    const std::int32_t over = here();
    emit<JumpInstr>(&n);
    jumps(at, here());
    nodes(n.otherwise);
    jumps(over, here());
}

} // namespace fw
