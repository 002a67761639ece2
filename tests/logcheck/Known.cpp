#include "tests/logcheck/Known.h"

#include "tests/Events.h"

#include <algorithm>

namespace logcheck {

Found asFound(const std::string& text)
{
    if (const auto number = Fraction::parse(text))
        return {number, {}};
    return {{}, text};
}

Found Known::local(const std::string& name) const
{
    // A local that is sometimes set without a line may have changed since the log printed it.
    if (mRules.silent.contains(name))
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
            out = Fraction(0); // a sum over no items is printed without parts
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

std::vector<Fraction> Known::cells(const Json& amount) const
{
    std::vector<Fraction> out;
    const TableRow* table = amount.is_object() ? mRules.table(wordOf(amount, "table")) : nullptr;
    if (!table || !amount.contains("at") || amount["at"].size() != table->axes.size() || amount.contains("times")
        || amount.contains("plus") || amount.contains("part"))
        return out;
    for (std::size_t cell = 0; cell < table->cells.size(); ++cell) {
        std::size_t rest = cell;
        bool fits = true;
        for (std::size_t a = table->axes.size(); a-- > 0;) {
            const auto& bands = table->axes[a].bands;
            const Json& at = amount["at"][a];
            // Only a word in the rules determines a band.
            fits = fits && (!at.is_string() || bands[rest % bands.size()].label == at.get<std::string>());
            rest /= bands.size();
        }
        if (const Found one = asFound(table->cells[cell]); fits && one.number)
            out.push_back(*one.number);
    }
    return out;
}

long long Known::finest(const std::string& quantity) const
{
    long long out = 1;
    const auto take = [&](const Json& amount) {
        for (const Fraction& one : cells(amount))
            out = std::max(out, one.den);
    };
    if (const QuantityRow* row = mRules.quantity(quantity)) {
        take(*row->base);
        for (const StageRow& stage : row->stages)
            for (const ModifierRow& m : stage.rows)
                if (m.amount)
                    take(*m.amount);
    }
    return out;
}

std::optional<std::pair<Fraction, Fraction>> Known::range(const std::string& quantity) const
{
    const QuantityRow* row = mRules.quantity(quantity);
    const auto base = row == nullptr ? std::nullopt : amount(*row->base, {}).number;
    if (!base)
        return {};
    std::pair<Fraction, Fraction> out(*base, *base);
    for (const StageRow& stage : row->stages)
        for (const ModifierRow& m : stage.rows) {
            const auto by = m.op == "add" && m.amount ? amount(*m.amount, {}).number : std::nullopt;
            if (!by)
                return {};
            Fraction& end = *by < Fraction(0) ? out.first : out.second;
            end = end + *by;
        }
    return out;
}

std::optional<Fraction> Known::least(const std::string& quantity) const
{
    const QuantityRow* row = mRules.quantity(quantity);
    if (!row)
        return {};
    const auto lowest = [&](const Json& of) -> std::optional<Fraction> {
        if (const auto number = amount(of, {}).number)
            return number;
        std::optional<Fraction> low;
        for (const Fraction& one : cells(of))
            low = !low || one < *low ? one : low;
        return low;
    };
    std::optional<Fraction> out = lowest(*row->base);
    if (!out && !wordOf(*row->base, "quantity").empty())
        out = least(wordOf(*row->base, "quantity"));
    for (const StageRow& stage : row->stages)
        for (const ModifierRow& m : stage.rows) {
            const std::optional<Fraction> by = m.amount ? lowest(*m.amount) : std::nullopt;
            if (!out || (m.op != "set" && m.op != "add" && m.op != "at-least"))
                return {};
            if (m.op == "set" && !by)
                return {};
            if (m.op == "set" && *by < *out)
                out = by;
            // An added table cell is never negative; any other unknown amount may be.
            if (m.op == "add" && (by ? *by < Fraction(0) : !m.amount->contains("table")))
                return {};
        }
    return out;
}

} // namespace logcheck
