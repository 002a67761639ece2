// Writes conditions and amounts as text in canonical form.
#include "engine/formula/Formula.h"

#include <algorithm>
#include <cctype>

namespace fw {

namespace {

/// Builds the text of a formula; a part without a text makes the whole formula fail.
class Writer
{
public:
    explicit Writer(const FormulaNames& names) : mNames(names) {}

    bool failed = false;

    std::string condition(const Req& req, bool inside)
    {
        std::string out = req.either.empty() ? single(req) : alternatives(req);
        if (!req.either.empty() && (inside || !req.cite.empty()))
            out = "(" + out + ")";
        if (!req.cite.empty())
            out += " (by " + req.cite + ")";
        return out;
    }

    std::string amount(const Amount& a, bool left, bool member)
    {
        if (a.round) {
            Amount exact = a;
            exact.round.reset();
            return "round " + std::string(wordOf(a.round)) + " (" + amount(exact, left, member) + ")";
        }
        if (a.plus && a.times && *a.times < Rational(0) && *a.plus > Rational(0) && !a.number && a.symbol.empty()) {
            Amount less = a;
            less.plus.reset();
            return a.plus->text() + " - " + operand(negated(std::move(less)), left, member, false);
        }
        std::string out = plainAmount(a, left, member);
        if (a.times)
            out += " * " + a.times->text();
        if (a.plus)
            out += *a.plus < Rational(0) ? " - " + (-*a.plus).text() : " + " + a.plus->text();
        return out;
    }

private:
    std::string fail()
    {
        failed = true;
        return {};
    }

    std::string alternatives(const Req& req)
    {
        Req rest = req;
        rest.either.clear();
        rest.cite.clear();
        if (!(rest == Req()) || req.either.size() < 2)
            return fail();
        std::string out;
        for (const Reqs& list : req.either) {
            if (list.empty())
                return fail();
            std::string all;
            for (const Req& one : list)
                all += (all.empty() ? "" : " and ") + condition(one, true);
            out += (out.empty() ? "" : " or ") + all;
        }
        return out;
    }

    std::string single(const Req& req)
    {
        std::string out = quantifier(req);
        const bool quantified = !out.empty();
        if (!req.as.empty())
            out += (quantified ? "" : req.of) + " as " + req.as;
        const std::string subject = !req.as.empty() ? out : quantified ? out : req.of;
        if (!req.def.empty())
            return subject + " is " + req.def + (req.roles.empty() ? "" : handedOver(req.roles));
        if (req.fact == "tag" && plainTruth(req) && !req.arg.empty() && req.with.empty()) {
            if (!subject.empty())
                return subject + " has " + word(req.arg);
            return fail();
        }
        if (!req.as.empty() && !quantified)
            return fail();
        if (req.fact.empty() && !req.amount)
            return quantified && plainTruth(req) ? out : fail();
        std::string left;
        if (req.amount) {
            left = amount(*req.amount, true, quantified);
        } else {
            Amount fact;
            fact.fact = req.fact;
            fact.arg = req.arg;
            fact.with = req.with;
            fact.of = quantified ? std::string() : req.of;
            left = quantified || req.of.empty() ? factText(fact, true, true)
                                                : req.of + "." + factText(fact, false, false);
        }
        return (quantified ? out + ": " : "") + left + compared(req);
    }

    static bool plainTruth(const Req& req) { return req.is.empty() && req.isnt.empty() && !req.min && !req.max; }

    static std::string quantifier(const Req& req)
    {
        if (!req.any.empty())
            return "any " + req.any;
        if (!req.every.empty())
            return "every " + req.every;
        if (!req.none.empty())
            return "no " + req.none;
        if (req.least)
            return "at least " + std::to_string(*req.least) + " of " + req.among;
        if (req.most)
            return "at most " + std::to_string(*req.most) + " of " + req.among;
        if (req.exactly)
            return "exactly " + std::to_string(*req.exactly) + " of " + req.among;
        return {};
    }

    std::string compared(const Req& req)
    {
        if (!req.is.empty())
            return values(req.is, " = ", " in ");
        if (!req.isnt.empty())
            return values(req.isnt, " != ", " not in ");
        const auto bound = [&](const std::optional<Amount>& a) { return amount(*a, false, false); };
        if (req.min && req.max)
            return " in " + bound(req.min) + ".." + bound(req.max);
        return req.min ? " >= " + bound(req.min) : req.max ? " <= " + bound(req.max) : std::string();
    }

    std::string values(const std::vector<Amount>& list, const char* one, const char* several)
    {
        return list.size() == 1 ? one + amount(list.front(), false, false) : several + bracketed(list);
    }

    std::string bracketed(const std::vector<Amount>& list)
    {
        std::string out = "[";
        for (const Amount& a : list)
            out += (out.size() == 1 ? "" : ", ") + amount(a, false, false);
        return out + "]";
    }

    std::string plainAmount(const Amount& a, bool left, bool member)
    {
        if (a.number)
            return a.number->text();
        if (!a.symbol.empty())
            return left ? fail() : word(a.symbol);
        if (!a.fact.empty()) {
            if (!a.of.empty())
                return a.of + "." + factText(a, false, false);
            return left ? factText(a, true, member) : "it." + factText(a, false, false);
        }
        if (!a.count.empty())
            return countText(a);
        if (!a.faces.empty())
            return facesText(a);
        if (!a.local.empty())
            return "$" + a.local;
        if (!a.table.empty())
            return a.table + bracketed(a.at) + (a.part ? "." + wordOf(a.part) : "");
        if (!a.quantity.empty())
            return a.quantity + handedOver(a.roles);
        if (!a.ratio.empty()) {
            const std::string both = bracketed(a.ratio);
            return "odds(" + both.substr(1, both.size() - 2) + ")";
        }
        if (!a.total.empty())
            return totalText(a, left, member);
        if (!a.product.empty())
            return productText(a, left, member);
        if (a.quotient.size() == 2)
            return operand(a.quotient.front(), left, member, a.quotient.front().number.has_value()) + " / "
                   + operand(a.quotient.back(), left, member, true);
        for (const auto& [kind, of] : {std::pair{"sum ", &a.sum}, {"least ", &a.least}, {"most ", &a.most}})
            if (!of->empty())
                return kind + *of + " over " + a.over + (a.as.empty() ? "" : " as " + a.as);
        return fail();
    }

    static Amount negated(Amount a)
    {
        a.times = -a.times.value_or(Rational(1));
        if (*a.times == Rational(1) && !a.number)
            a.times.reset();
        return a;
    }

    /// An amount as part of a sum or, with `factor`, of a product, in parentheses where it needs them.
    std::string operand(const Amount& a, bool left, bool member, bool factor)
    {
        const bool sum = a.plus || (a.total.size() > 1 && !a.times);
        const bool product = a.times || !a.product.empty() || !a.quotient.empty();
        const std::string out = amount(a, left, member);
        return !a.round && (sum || (factor && product)) ? "(" + out + ")" : out;
    }

    std::string totalText(const Amount& a, bool left, bool member)
    {
        std::string out;
        for (const Amount& one : a.total) {
            const bool less = !out.empty() && one.times && *one.times < Rational(0) && !one.plus && !one.round
                              && !(one.number && *one.times == Rational(-1));
            out += out.empty() ? "" : less ? " - " : " + ";
            out += operand(less ? negated(one) : one, left, member, false);
        }
        if (a.total.size() == 1)
            return a.total.front().round ? out : "(" + amount(a.total.front(), left, member) + ")";
        return a.times ? "(" + out + ")" : out;
    }

    std::string productText(const Amount& a, bool left, bool member)
    {
        std::string out;
        for (const Amount& one : a.product) {
            const bool first = out.empty();
            // A division at the start needs no parentheses: "$a / $b * $c" divides first.
            out += (first ? "" : " * ") + operand(one, left, member, !first || one.quotient.empty() || one.times);
        }
        return out;
    }

    std::string countText(const Amount& a)
    {
        if (a.where.empty())
            return a.as.empty() ? "#" + a.count : fail();
        std::string out;
        for (const Req& one : a.where)
            out += (out.empty() ? "" : " and ") + condition(one, a.where.size() > 1);
        return "#(" + a.count + (a.as.empty() ? "" : " as " + a.as) + ": " + out + ")";
    }

    std::string facesText(const Amount& a)
    {
        if (a.where.size() != 1)
            return fail();
        Req only;
        only.is = a.where.front().is;
        only.isnt = a.where.front().isnt;
        only.min = a.where.front().min;
        only.max = a.where.front().max;
        const std::string how = compared(only);
        return only == a.where.front() && !how.empty() ? "#($" + a.faces + how + ")" : fail();
    }

    static std::string handedOver(const std::map<std::string, RolePath>& roles)
    {
        std::string out = "(";
        for (const auto& [role, to] : roles)
            out += (out.size() == 1 ? "" : ", ") + (role == to ? role : role + ": " + to);
        return out + ")";
    }

    /// A fact without its subject; "it." precedes it where it would read as a table or a quantity.
    std::string factText(const Amount& a, bool bare, bool member)
    {
        std::string out = a.fact;
        const bool own = (a.fact == "mark" && mNames.marks.has(a.arg) && !mNames.ratings.has(a.arg))
                         || (a.fact == "rating" && mNames.ratings.has(a.arg) && !mNames.marks.has(a.arg));
        if (own)
            out = a.arg;
        else if (!a.arg.empty())
            out += "[" + word(a.arg) + "]";
        if (!a.with.empty())
            out += "(" + a.with + ")";
        const bool called = (!a.arg.empty() && !own && mNames.tables.has(a.fact))
                            || (!a.with.empty() && mNames.quantities.has(a.fact));
        return bare && member && called ? "it." + out : out;
    }

    /// A word, in quotes if it would read as something else.
    static std::string word(const std::string& text)
    {
        const auto idSign = [](char c) {
            const auto byte = static_cast<unsigned char>(c);
            return std::isalnum(byte) != 0 || c == '_' || c == '-' || byte >= 0x80;
        };
        const bool plain = !text.empty() && text[0] != '-' && std::ranges::all_of(text, idSign)
                           && !Rational::parse(text).valid();
        static const Vocabulary taken{"and", "or", "in", "not", "is", "has", "as", "over"};
        // Bytes beyond ASCII do not read as a word if they are not letters of any alphabet.
        static const FormulaNames nothing;
        const bool foreign = std::ranges::any_of(text, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
        if (plain && !taken.has(text) && (!foreign || readAmount(text, nothing)))
            return text;
        std::string out = "'";
        for (const char c : text)
            out += c == '\'' ? std::string("''") : std::string(1, c);
        return out + "'";
    }

    const FormulaNames& mNames;
};

} // namespace

std::optional<std::string> conditionText(const Req& condition, const FormulaNames& names)
{
    Writer writer(names);
    std::string out = writer.condition(condition, false);
    if (writer.failed)
        return std::nullopt;
    // The text must read back as the same condition.
    const FormulaResult<Reqs> back = readConditions(out, names);
    if (!back || back->size() != 1 || !(back->front() == condition))
        return std::nullopt;
    return out;
}

std::optional<std::string> amountText(const Amount& amount, const FormulaNames& names)
{
    Writer writer(names);
    std::string out = writer.amount(amount, false, false);
    if (writer.failed)
        return std::nullopt;
    const FormulaResult<Amount> back = readAmount(out, names);
    if (!back || !(*back == amount))
        return std::nullopt;
    return out;
}

} // namespace fw
