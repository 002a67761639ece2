// Compares words in conditions, lookups and computations with the values that are possible there.
#include "engine/model/Procedures.h"
#include "engine/rules/LintParts.h"
#include "engine/rules/ResultCodes.h"
#include "engine/rules/Values.h"

#include <algorithm>

namespace fw {

namespace {

class ValuesLint
{
public:
    ValuesLint(const Ruleset& ruleset, LintSink& sink) : mRules(ruleset), mSink(sink), mValues(ruleset, nullptr)
    {
        const auto see = [&](const auto& x) {
            if constexpr (std::is_same_v<std::decay_t<decltype(x)>, Die>)
                mDice.add(x.name);
        };
        PointerWay way;
        PlacedWalker<decltype(see)> walker(see, way);
        for (const Procedure& row : ruleset.procedures)
            walker.see(row);
        for (const Code& row : ruleset.codes)
            walker.see(row);
    }

    void operator()(const auto& x) { judge(x); }

private:
    template <class X>
    void judge(const X& x)
    {
        // A mark may take a word; the value of every other verb is a number.
        if constexpr (OneOf<X, VerbKind> && requires { x.value; } && !std::is_same_v<X, MarkVerb>)
            need("value", x.value);
    }
    void judge(const Req& x)
    {
        if (!x.amount && x.fact.empty())
            return;
        const Domain left = x.amount ? mValues.of(*x.amount) : mValues.ofFact(x.fact, x.arg);
        if (!left.known() || left.any)
            return;
        flag(x);
        for (std::size_t i = 0; i < x.is.size(); ++i)
            compare(left, "is", x.is[i], i);
        for (std::size_t i = 0; i < x.isnt.size(); ++i)
            compare(left, "isnt", x.isnt[i], i);
        for (const auto& [key, bound] : {std::pair("min", &x.min), std::pair("max", &x.max)}) {
            if (!*bound)
                continue;
            if (!left.counts())
                mSink.wrongIn(LintKind::WordAsNumber, key, "this is always a word, and words have no order",
                              mSink.remedy(Vocabulary::all(left.words), {}));
            need(key, **bound);
        }
    }
    void judge(const Amount& x)
    {
        if (!x.table.empty())
            at(x.table, x.at);
        for (std::size_t i = 0; i < x.ratio.size(); ++i)
            need("ratio", x.ratio[i], static_cast<int>(i));
        for (const auto& [key, list] :
             {std::pair("total", &x.total), std::pair("product", &x.product), std::pair("quotient", &x.quotient)})
            for (std::size_t i = 0; i < list->size(); ++i)
                need(key, (*list)[i], static_cast<int>(i));
    }
    void judge(const LookupNode& x) { at(x.table, x.at); }
    void judge(const RepeatNode& x) { need("most", x.most); }
    void judge(const LetNode& x)
    {
        if (x.value && !x.value->symbol.empty())
            handed(x.as, x.value->symbol);
    }
    void judge(const Quantity& x) { need("base", x.base); }
    void judge(const Modifier& x)
    {
        if (x.op != ModifierOp::Count)
            need("amount", x.amount);
    }
    void judge(const Field& x)
    {
        need("min", x.min);
        need("max", x.max);
    }
    void judge(const PathTier& x)
    {
        need("min", x.min);
        need("max", x.max);
    }
    void judge(const PathRow& x)
    {
        need("allowance", x.allowance);
        need("spent", x.spent);
        need("min", x.min);
        need("max", x.max);
    }
    void judge(const Die& x)
    {
        need("low", x.low);
        need("high", x.high);
    }
    /// A flag is 1 or 0: a comparison with any other number always has the same answer.
    void flag(const Req& x)
    {
        const bool plain = x.amount && !x.amount->times && !x.amount->plus;
        const std::string& fact = x.amount ? x.amount->fact : x.fact;
        const std::string& arg = x.amount ? x.amount->arg : x.arg;
        const bool kept = std::ranges::any_of(
            mRules.marks, [&](const Mark& mark) { return mark.id == arg && mark.form == MarkForm::Flag; });
        if (fact != "mark" || !kept || (x.amount && !plain))
            return;
        const auto judge = [&](const char* key, const Amount& one, int index) {
            if (one.number && !one.times && !one.plus && *one.number != Rational(0) && *one.number != Rational(1))
                mSink.wrongIn(LintKind::AlwaysSame, key,
                              Text("the mark '{0}' is 1 or 0, and never {1}", {arg, one.number->text()}), {}, index);
        };
        for (std::size_t i = 0; i < x.is.size(); ++i)
            judge("is", x.is[i], static_cast<int>(i));
        for (std::size_t i = 0; i < x.isnt.size(); ++i)
            judge("isnt", x.isnt[i], static_cast<int>(i));
        if (x.min)
            judge("min", *x.min, -1);
        if (x.max)
            judge("max", *x.max, -1);
    }
    void compare(const Domain& left, const char* key, const Amount& one, std::size_t index)
    {
        const Domain right = mValues.of(one);
        if (!right.known() || left.meets(right))
            return;
        const Vocabulary words = Vocabulary::all(left.words);
        LintKind kind = LintKind::AlwaysSame;
        Text text("this is never '{0}'", {one.symbol});
        if (one.number) {
            kind = LintKind::NumberAsWord;
            text = Text("{0} is a number, and it is compared with a word", {one.number->text()});
        } else if (one.symbol.empty()) {
            text = Text("the two sides are never equal");
        } else if (left.words.empty()) {
            kind = LintKind::WordAsNumber;
            text = Text("'{0}' is a word, and it is compared with a number", {one.symbol});
        }
        mSink.wrongIn(kind, key, std::move(text), mSink.remedy(words, one.symbol), static_cast<int>(index));
    }

    /// Reports a word where a number is needed.
    void need(const char* key, const Amount& amount, int index = -1)
    {
        const Domain domain = mValues.of(amount);
        if (!domain.known() || domain.counts())
            return;
        mSink.wrongIn(LintKind::WordAsNumber, key,
                      amount.symbol.empty() ? Text("a number is needed here, and this is always a word")
                                            : Text("a number is needed here, and '{0}' is not one", {amount.symbol}),
                      {}, index);
    }
    void need(const char* key, const std::optional<Amount>& amount)
    {
        if (amount)
            need(key, *amount);
    }

    /// Reports a word that is run as a result code but is none.
    void handed(const std::string& local, const std::string& word)
    {
        const Domain& asks = mValues.askedOf(local);
        if (!asks.code || asks.any || asks.words.count(word) != 0)
            return;
        if (codeNamed(mRules.codes, word).code == nullptr)
            mSink.wrongIn(LintKind::UnknownReference, "value", Text("there is no result code '{0}'", {word}),
                          codeRemedy(mRules.codes, word));
    }

    void at(const std::string& table, const std::vector<Amount>& values)
    {
        for (std::size_t a = 0; a < values.size(); ++a) {
            Domain labels;
            bool ratio = false, known = false;
            for (const Table& one : mRules.tables) {
                if (one.id != table || a >= one.axes.size())
                    continue;
                labels.number = labels.number || one.axes[a].kind != AxisKind::Label;
                ratio = ratio || one.axes[a].kind == AxisKind::Ratio;
                known = true;
                for (const Band& band : one.axes[a].bands)
                    labels.words.insert(band.label);
                if (a == 0)
                    for (const TableRow& row : one.rows)
                        labels.words.insert(row.row);
            }
            const bool odds = !values[a].ratio.empty();
            if (known && odds != ratio && (odds || values[a].number || mDice.has(values[a].local)))
                mSink.wrongIn(LintKind::WrongAxis, "at",
                              odds ? Text("axis {0} of table '{1}' has numbers, and this is a ratio",
                                          {std::to_string(a + 1), table})
                                   : Text("axis {0} of table '{1}' has ratios, and this is a number",
                                          {std::to_string(a + 1), table}),
                              "give the values in the order of the axes", static_cast<int>(a));
            else if (labels.known())
                look(table, labels, values[a], a);
        }
    }
    void look(const std::string& table, const Domain& labels, const Amount& value, std::size_t axis)
    {
        const int index = static_cast<int>(axis);
        if (!value.symbol.empty()) {
            if (labels.words.count(value.symbol) == 0)
                mSink.wrongIn(LintKind::UnknownPart, "at",
                              Text(axis == 0 ? "table '{0}' has no row '{1}'" : "table '{0}' has no column '{1}'",
                                   {table, value.symbol}),
                              mSink.remedy(Vocabulary::all(labels.words), value.symbol), index);
            return;
        }
        const Domain domain = mValues.of(value);
        if (domain.known() && !labels.meets(domain))
            mSink.wrongIn(LintKind::NeverInTable, "at", Text("this is never in a band of table '{0}'", {table}),
                          mSink.remedy(Vocabulary::all(labels.words), {}), index);
    }

    const Ruleset& mRules;
    LintSink& mSink;
    Values mValues;
    Vocabulary mDice; ///< names of dice
};

} // namespace

void lintValues(const Ruleset& ruleset, std::vector<Finding>& out)
{
    LintSink sink(out);
    ValuesLint lint(ruleset, sink);
    eachPlacedRow(ruleset, sink, lint);
}

} // namespace fw
