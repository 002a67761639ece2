#include "tests/logcheck/Known.h"

namespace logcheck {

Found asFound(const std::string& text)
{
    if (const auto number = Fraction::parse(text))
        return {number, {}};
    return {{}, text};
}

Found Known::local(const std::string& name) const
{
    // What is also set in silence is not what was told of it last.
    if (std::any_of(mRules.nodes.begin(), mRules.nodes.end(), [&](const NodeRow& node) {
            return node.kind == "let" && wordOf(*node.json, "as") == name && node.json->contains("value");
        }))
        return {};
    const auto at = mLocals.find(name);
    return at == mLocals.end() ? Found{} : at->second;
}

std::optional<Fraction> Known::quantity(const std::string& id) const
{
    const auto at = mQuantities.find(id);
    return at == mQuantities.end() ? std::nullopt : std::optional(at->second);
}

Found Known::aggregate(const Json& amount, const std::vector<Reckoned>& parts) const
{
    for (const char* kind : {"sum", "least", "most", "quantity"}) {
        const std::string id = wordOf(amount, kind);
        if (id.empty())
            continue;
        std::optional<Fraction> out;
        const bool sum = std::string(kind) == "sum";
        for (const Reckoned& part : parts) {
            if (part.id != id)
                continue;
            if (!out)
                out = part.value;
            else if (sum)
                out = *out + part.value;
            else if (std::string(kind) == "quantity"
                     || (std::string(kind) == "least" ? part.value < *out : part.value > *out))
                out = part.value;
        }
        if (!out && std::string(kind) != "quantity")
            out = Fraction(0); // a sum over nobody is printed without parts
        return {out, {}};
    }
    return {};
}

Found Known::cell(const Json& amount, const std::vector<Reckoned>& parts) const
{
    const TableRow* table = mRules.table(wordOf(amount, "table"));
    if (!table || !amount.contains("at") || amount["at"].size() != table->axes.size())
        return {};
    std::size_t index = 0;
    for (std::size_t a = 0; a < table->axes.size(); ++a) {
        const Found at = this->amount(amount["at"][a], parts);
        const int band = at.known() ? Rulebook::bandOf(table->axes[a], at.number, at.word) : -1;
        if (band < 0)
            return {};
        index = index * table->axes[a].bands.size() + static_cast<std::size_t>(band);
    }
    if (index >= table->cells.size() || amount.contains("part"))
        return {};
    return asFound(table->cells[index]);
}

Found Known::amount(const Json& amount, const std::vector<Reckoned>& parts) const
{
    if (!amount.is_object())
        return amount.is_string() ? asFound(amount.get<std::string>()) : Found{numberOf(amount), {}};
    Found out;
    if (amount.contains("local"))
        out = local(wordOf(amount, "local"));
    else if (amount.contains("table"))
        out = cell(amount, parts);
    else if (amount.contains("ratio")) {
        const Found a = this->amount(amount["ratio"][0], parts);
        const Found b = this->amount(amount["ratio"][1], parts);
        if (a.number && b.number)
            out.number = b.number->num == 0 ? Fraction(a.number->num > 0 ? 1000000 : 0) : *a.number / *b.number;
    } else
        out = aggregate(amount, parts);
    if (out.number && amount.contains("times"))
        out.number = *out.number * numberOf(amount["times"]).value_or(1);
    if (out.number && amount.contains("plus"))
        out.number = *out.number + numberOf(amount["plus"]).value_or(0);
    return out;
}

bool Known::mayBe(const Json& amount, const std::vector<Reckoned>& parts, const Fraction& number) const
{
    if (const Found due = this->amount(amount, parts); due.number)
        return *due.number == number;
    const TableRow* table = mRules.table(wordOf(amount, "table"));
    if (!table || amount.contains("times") || amount.contains("plus") || amount.contains("part"))
        return true;
    for (const std::string& cell : table->cells)
        if (const Found one = asFound(cell); one.number && *one.number == number)
            return true;
    return false;
}

std::optional<Fraction> Known::least(const std::string& quantity) const
{
    const QuantityRow* row = mRules.quantity(quantity);
    if (!row)
        return {};
    std::optional<Fraction> out = amount(*row->base, {}).number;
    if (!out && !wordOf(*row->base, "quantity").empty())
        out = least(wordOf(*row->base, "quantity"));
    for (const StageRow& stage : row->stages)
        for (const ModifierRow& m : stage.rows) {
            const Found by = m.amount ? amount(*m.amount, {}) : Found{};
            if (!out || (m.op != "set" && m.op != "add" && m.op != "at-least"))
                return {};
            if (m.op == "set" && !by.number)
                return {};
            if (m.op == "set" && *by.number < *out)
                out = by.number;
            // A cell that is added takes nothing away; any other unknown might.
            if (m.op == "add" && (by.number ? *by.number < Fraction(0) : !m.amount->contains("table")))
                return {};
        }
    return out;
}

} // namespace logcheck
