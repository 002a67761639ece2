#include "tests/conformance/Mutants.h"

#include <algorithm>

namespace conformance {

namespace {

/// The next other word after `cell` in the columns of `takes`, cyclically; empty when all are equal.
template <class Takes>
std::string nextWord(const fw::Table& table, const std::string& cell, Takes takes)
{
    bool after = false;
    std::string first;
    for (const fw::TableRow& row : table.rows) {
        for (std::size_t c = 0; c < row.cells.size(); ++c) {
            if (!takes(c) || row.cells[c].empty())
                continue;
            after = after || row.cells[c] == cell;
            if (row.cells[c] == cell)
                continue;
            if (after)
                return row.cells[c];
            if (first.empty())
                first = row.cells[c];
        }
    }
    return first;
}

/// Another cell of the same kind: the next number, or another word of its column or, failing that, of the table.
std::string otherCell(const fw::Table& table, std::size_t column, const std::string& cell)
{
    const fw::Rational number = fw::Rational::parse(cell);
    if (number.valid())
        return (number + fw::Rational(1)).text();
    std::string other = nextWord(table, cell, [&](std::size_t c) { return c == column; });
    if (other.empty())
        other = nextWord(table, cell, [](std::size_t) { return true; });
    return other.empty() ? cell + "?" : other;
}

/// The amount plus one.
fw::Amount otherAmount(fw::Amount amount)
{
    const fw::Rational one(1);
    if (amount.number)
        amount.number = *amount.number + one;
    else if (amount.plus)
        amount.plus = *amount.plus + one;
    else
        amount.plus = one;
    return amount;
}

std::string otherValue(const fw::Option& option)
{
    for (const std::string& value : option.values)
        if (value != option.standard)
            return value;
    return option.standard;
}

} // namespace

std::vector<Mutant> mutantsOf(const fw::Ruleset& rules)
{
    std::vector<Mutant> all;
    for (std::size_t t = 0; t < rules.tables.size(); ++t) {
        const fw::Table& table = rules.tables[t];
        for (std::size_t r = 0; r < table.rows.size(); ++r) {
            for (std::size_t c = 0; c < table.rows[r].cells.size(); ++c) {
                const std::string& cell = table.rows[r].cells[c];
                if (cell.empty())
                    continue; // an empty cell has no content to change
                std::string column = std::to_string(c + 1);
                if (table.axes.size() == 2 && c < table.axes[1].bands.size())
                    column = table.axes[1].bands[c].label;
                all.push_back({Mutant::Kind::Cell, t, r, c,
                               "table " + table.id + " row " + table.rows[r].row + " column " + column + ": " + cell
                                   + " -> " + otherCell(table, c, cell)});
            }
        }
    }
    for (std::size_t m = 0; m < rules.modifiers.size(); ++m) {
        const fw::Modifier& modifier = rules.modifiers[m];
        all.push_back({Mutant::Kind::Modifier, m, 0, 0, "modifier " + modifier.id + " (" + modifier.quantity + ")"});
    }
    for (std::size_t o = 0; o < rules.options.size(); ++o) {
        const fw::Option& option = rules.options[o];
        if (otherValue(option) != option.standard)
            all.push_back({Mutant::Kind::Option, o, 0, 0,
                           "option " + option.id + ": " + option.standard + " -> " + otherValue(option)});
    }
    return all;
}

void change(fw::Ruleset& rules, const Mutant& mutant)
{
    switch (mutant.kind) {
    case Mutant::Kind::Cell: {
        fw::Table& table = rules.tables[mutant.index];
        std::string& cell = table.rows[mutant.row].cells[mutant.cell];
        cell = otherCell(table, mutant.cell, cell);
        return;
    }
    case Mutant::Kind::Modifier: {
        fw::Modifier& modifier = rules.modifiers[mutant.index];
        // A counting modifier has no amount, so a condition that is always false disables it.
        if (modifier.op == fw::ModifierOp::Count) {
            fw::Req never;
            never.amount = fw::Amount{};
            never.amount->number = fw::Rational(0);
            modifier.need.push_back(never);
        } else {
            modifier.amount = otherAmount(modifier.amount);
        }
        return;
    }
    case Mutant::Kind::Option: rules.options[mutant.index].standard = otherValue(rules.options[mutant.index]); return;
    }
}

} // namespace conformance
