#include "tests/logcheck/Reckoning.h"

#include "tests/Events.h"

#include <algorithm>

namespace logcheck {

/// The state during the addition of a quantity.
struct Reckoning::Run {
    const std::vector<Item>& items;
    const Complain& complain;
    std::size_t at = 0;
    std::vector<Reckoned> parts; ///< computed since the last line
    std::optional<Fraction> value;
    std::optional<Fraction> factor;
    int counted = 0;

    void takeParts()
    {
        for (; at < items.size() && items[at].part; ++at)
            parts.push_back(*items[at].part);
    }
    const Line* line() const { return at < items.size() ? items[at].line : nullptr; }
    void next()
    {
        ++at;
        parts.clear();
        takeParts();
    }
    /// Compares "before → after" in the current line with the computed values; it must be absent without a change.
    void changes(const Fraction& after)
    {
        const Line& l = *line();
        const std::vector<std::string> two = split(l.value, " → ");
        if (two.size() == 2 && !value)
            value = Fraction::parse(two[0]); // an unprinted base cannot be known
        const std::string want = !value || *value == after ? std::string() : value->text() + " → " + after.text();
        if (l.value != want)
            complain(l.at, "'" + l.text + "' changes '" + l.value + "', should be '" + want + "'");
        value = after;
    }
};

bool Reckoning::headed(const std::string& text, const std::string& label)
{
    return text == label || text.starts_with(label + ", ");
}

Reckoned Reckoning::check(const std::vector<Line>& lines, std::size_t& at, const Complain& complain) const
{
    const Line& head = lines[at++];
    std::vector<Item> items;
    while (at < lines.size() && lines[at].depth > head.depth) {
        if (lines[at].value.starts_with("= ")) {
            Item item;
            item.part = check(lines, at, complain);
            items.push_back(std::move(item));
        } else {
            if (lines[at].depth != head.depth + 1)
                complain(lines[at].at, "'" + lines[at].text + "' explains nothing above it");
            Item item;
            item.line = &lines[at++];
            items.push_back(std::move(item));
        }
    }
    Reckoned out;
    out.value = Fraction::parse(head.value.substr(2)).value_or(0);
    // Quantities may share a label; the one with the fewest disagreements counts.
    std::vector<std::pair<int, std::string>> fewest;
    bool found = false;
    for (const QuantityRow& row : mRules.quantities) {
        if (!headed(head.text, row.label))
            continue;
        std::vector<std::pair<int, std::string>> said;
        against(row, head, items, [&](int n, const std::string& text) { said.emplace_back(n, text); });
        if (!found || said.size() < fewest.size()) {
            fewest = said;
            out.id = row.id;
        }
        found = true;
    }
    if (!found)
        complain(head.at, "the rules have no quantity for '" + head.text + "'");
    for (const auto& [n, text] : fewest)
        complain(n, text);
    return out;
}

void Reckoning::against(const QuantityRow& row, const Line& head, const std::vector<Item>& items,
                        const Complain& complain) const
{
    Run run{items, complain, 0, {}, {}, {}, 0};
    if (head.cite != row.cite)
        complain(head.at, "case " + head.cite + " for '" + row.label + "', should be " + row.cite);
    run.takeParts();
    base(run, row, head);
    for (const StageRow& s : row.stages)
        stage(run, s);
    if (const Line* left = run.line())
        complain(left->at, "'" + left->text + "' is no row of '" + row.label + "' here");
    const auto printed = Fraction::parse(head.value.substr(2));
    if (!printed || (run.value && *printed != *run.value))
        complain(head.at,
                 "'" + head.text + "' " + head.value + ", adds up to " + (run.value ? run.value->text() : "nothing"));
    if (!run.value && printed && items.empty())
        run.value = printed;
}

bool Reckoning::handedOver(const QuantityRow& row, const Fraction& said) const
{
    const std::string role = row.base->is_object() ? wordOf(*row.base, "local") : std::string();
    bool any = false;
    bool fits = false;
    for (const NodeRow& node : mRules.nodes) {
        if (role.empty() || node.kind != "compute" || wordOf(*node.json, "quantity") != row.id
            || !node.json->contains("roles"))
            continue;
        const Found given = mKnown.local(wordOf((*node.json)["roles"], role.c_str()));
        if (!given.number)
            return true; // the log does not contain all possible values
        any = true;
        fits = fits || *given.number == said;
    }
    return fits || !any;
}

void Reckoning::base(Run& run, const QuantityRow& row, const Line& head) const
{
    const Found expected = mKnown.amount(*row.base, run.parts);
    run.value = expected.number;
    if (row.baseLabel.empty())
        return;
    const Line* l = run.line();
    if (!l || !l->text.starts_with(row.baseLabel + " ")) {
        run.complain(l ? l->at : head.at, "'" + row.label + "' begins without " + row.baseLabel);
        return;
    }
    const auto said = Fraction::parse(l->text.substr(row.baseLabel.size() + 1));
    if (!said || l->value != said->text())
        run.complain(l->at, "'" + l->text + "' with value " + l->value);
    if (said && !expected.number && !handedOver(row, *said))
        run.complain(l->at, "'" + l->text + "' is nothing that was handed over to it");
    if (said && !mKnown.mayBe(*row.base, run.parts, *said))
        run.complain(l->at, "'" + l->text + "' is not what the rules say");
    if (!l->cite.empty())
        run.complain(l->at, "a base with a case number");
    run.value = said;
    run.next();
}

void Reckoning::stage(Run& run, const StageRow& row) const
{
    run.factor.reset();
    run.counted = 0;
    std::size_t from = 0;
    while (run.line()) {
        const auto next = std::find_if(row.rows.begin() + static_cast<std::ptrdiff_t>(from), row.rows.end(),
                                       [&](const ModifierRow& m) { return applies(run, row, m); });
        if (next != row.rows.end())
            from = static_cast<std::size_t>(next - row.rows.begin()) + (next->each ? 0 : 1);
        else if (!houseRow(run))
            break;
    }
    finish(run, row);
}

namespace {

/// Whether a text is the label of a row, in which `{it}` or a name after it can be anything.
bool labelled(const std::string& text, const ModifierRow& row)
{
    if (const std::size_t at = row.label.find("{it}"); at != std::string::npos && row.each) {
        const std::string tail = row.label.substr(at + 4);
        return text.size() >= row.label.size() - 4 && text.starts_with(row.label.substr(0, at)) && text.ends_with(tail);
    }
    return text == row.label || (row.each && text.starts_with(row.label + " (") && text.ends_with(")"));
}

/// The number in a sentence, if the sentence belongs to this row.
std::optional<Fraction> amountIn(const std::string& text, const ModifierRow& row)
{
    const auto before = [&](const char* words) -> std::optional<Fraction> {
        const std::size_t at = text.rfind(words);
        if (at == std::string::npos || !labelled(text.substr(0, at), row))
            return {};
        return Fraction::parse(text.substr(at + std::string(words).size()));
    };
    if (row.op == "set")
        return before(": set to ");
    if (row.op == "at-least")
        return before(": at least ");
    if (row.op == "at-most")
        return before(": at most ");
    if (row.op == "count")
        return labelled(text, row) ? std::optional<Fraction>(1) : std::nullopt;
    const std::size_t blank = text.find(' ');
    if (blank == std::string::npos || !labelled(text.substr(blank + 1), row))
        return {};
    const std::string number = text.substr(0, blank);
    const std::string times = "×";
    if (row.op == "times")
        return number.starts_with(times) ? Fraction::parse(number.substr(times.size())) : std::nullopt;
    const auto out = Fraction::parse(number);
    return out && (number[0] == '+') == (out->num > 0) ? out : std::nullopt;
}

} // namespace

bool Reckoning::applies(Run& run, const StageRow& stage, const ModifierRow& row) const
{
    const Line& l = *run.line();
    const std::optional<Fraction> amount = amountIn(l.text, row);
    if (!amount)
        return false;
    if (row.amount && row.op != "count" && !mKnown.mayBe(*row.amount, run.parts, *amount))
        run.complain(l.at, "'" + l.text + "' is not by what the rules say");
    if (l.cite != row.cite)
        run.complain(l.at, "case " + l.cite + " for '" + l.text + "', should be " + row.cite);
    Fraction after = run.value.value_or(0);
    if (!run.value)
        if (const auto first = Fraction::parse(split(l.value, " → ")[0]))
            after = *first;
    if (row.op == "add")
        after = after + *amount;
    else if (row.op == "set" || row.op == "at-least" || row.op == "at-most") {
        if ((row.op == "at-least" && after >= *amount) || (row.op == "at-most" && after <= *amount))
            run.complain(l.at, "'" + l.text + "' changes nothing");
        after = *amount;
    } else if (row.op == "count")
        ++run.counted;
    else if (stage.combine == "product")
        after = after * *amount;
    else if (!run.factor || (stage.combine == "best") == (*amount > *run.factor))
        run.factor = *amount;
    run.changes(after);
    run.next();
    return true;
}

bool Reckoning::houseRow(Run& run) const
{
    const Line& l = *run.line();
    for (const std::string& label : mHouse) {
        if (l.text.find(label) == std::string::npos)
            continue;
        // For a house row only the sum can be checked.
        for (const char* op : {"add", "times", "set", "at-least", "at-most", "count"}) {
            const ModifierRow row{label, l.cite, {}, op, nullptr, false};
            StageRow product;
            product.combine = "product";
            if (applies(run, product, row))
                return true;
        }
    }
    return false;
}

void Reckoning::finish(Run& run, const StageRow& stage) const
{
    if (!run.value)
        return;
    Fraction after = *run.value;
    std::string what = stage.label;
    if (run.factor) {
        after = after * *run.factor;
        what += " ×" + run.factor->text();
    }
    if (stage.combine == "count" && run.counted > 0) {
        const Json* last = nullptr;
        for (const Json& step : *stage.counts)
            if (step.value("rows", 0) <= run.counted)
                last = &step;
        if (last && last->contains("times")) {
            const Fraction by = numberOf((*last)["times"]).value_or(1);
            after = after * by;
            what += " ×" + by.text();
        }
        if (last && last->contains("set")) {
            after = numberOf((*last)["set"]).value_or(0);
            what += " = " + after.text();
        }
    }
    if (stage.round == "up")
        after = after.ceil();
    else if (stage.round == "down")
        after = after.floor();
    else if (stage.round == "nearest")
        after = after.nearest();
    if (after == *run.value && !run.factor)
        return;
    const Line* l = run.line();
    if (!l || l->text != what) {
        run.complain(l                                             ? l->at
                     : run.items.empty() || !run.items.back().line ? 0
                                                                   : run.items.back().line->at,
                     "'" + what + "' should be here, to " + after.text());
        run.value = after;
        return;
    }
    if (l->cite != stage.cite)
        run.complain(l->at, "case " + l->cite + " for '" + what + "', should be " + stage.cite);
    run.changes(after);
    run.next();
}

} // namespace logcheck
