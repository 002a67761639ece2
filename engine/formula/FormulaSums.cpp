// Puts sums and products into normal form: plain numbers become one factor and one addend, so that what a line
// calculates is written in one way.
#include "engine/formula/FormulaSums.h"

#include <algorithm>
#include <limits>

namespace fw::formula {

namespace {

bool inRange(const Rational& number)
{
    return number.valid() && number.num() != std::numeric_limits<std::int64_t>::min();
}

/// The amount as the only member of a total, so that a further factor or addend applies to all of it.
Amount wrapped(Amount amount)
{
    Amount out;
    out.total.push_back(std::move(amount));
    return out;
}

Amount constant(Rational number)
{
    Amount out;
    out.number = number;
    return out;
}

std::optional<Amount> scaled(Amount amount, Rational factor)
{
    Amount out = amount.plus || amount.round ? wrapped(std::move(amount)) : std::move(amount);
    out.times = out.times ? *out.times * factor : factor;
    if (!inRange(*out.times))
        return std::nullopt;
    return out;
}

/// The factors of a product that were read so far.
struct Product {
    std::vector<Amount> factors;
    std::optional<Rational> constant;

    std::optional<Amount> finished()
    {
        if (constant && !inRange(*constant))
            return std::nullopt;
        Amount out;
        if (factors.empty())
            return formula::constant(constant.value_or(Rational(1)));
        if (factors.size() == 1)
            out = std::move(factors.front());
        else
            out.product = std::move(factors);
        return constant ? scaled(std::move(out), *constant) : std::optional(std::move(out));
    }
};

} // namespace

bool isConstant(const Amount& amount)
{
    return amount.number && !amount.times && !amount.plus && !amount.round;
}

bool numbersFollow(const std::vector<Operand>& operands)
{
    return std::all_of(operands.begin() + 1, operands.end(), [](const Operand& one) { return isConstant(one.amount); });
}

std::optional<Amount> multiplied(std::vector<Operand> operands)
{
    if (operands.size() == 1)
        return std::move(operands.front().amount);
    // A product of numbers alone keeps its first one, as in "3 * 2".
    const bool alone = std::ranges::all_of(operands, isConstant, &Operand::amount);
    Product product;
    for (std::size_t i = 0; i < operands.size(); ++i) {
        Operand& one = operands[i];
        if (isConstant(one.amount) && !(alone && i == 0)) {
            const Rational factor = one.sign == '/' ? Rational(1) / *one.amount.number : *one.amount.number;
            product.constant = product.constant ? *product.constant * factor : factor;
        } else if (one.sign == '/') {
            std::optional<Amount> dividend = product.finished();
            if (!dividend)
                return std::nullopt;
            Amount quotient;
            quotient.quotient.push_back(std::move(*dividend));
            quotient.quotient.push_back(std::move(one.amount));
            product = {};
            product.factors.push_back(std::move(quotient));
        } else {
            product.factors.push_back(std::move(one.amount));
        }
    }
    return product.finished();
}

std::optional<Amount> added(std::vector<Operand> operands)
{
    if (operands.size() == 1)
        return std::move(operands.front().amount);
    // A sum of numbers alone keeps its first one, as in "3 + 2".
    const bool alone = std::ranges::all_of(operands, isConstant, &Operand::amount);
    std::vector<Amount> terms;
    std::optional<Rational> sum;
    for (std::size_t i = 0; i < operands.size(); ++i) {
        Operand& one = operands[i];
        if (isConstant(one.amount) && !(alone && i == 0)) {
            const Rational number = one.sign == '-' ? -*one.amount.number : *one.amount.number;
            sum = sum ? *sum + number : number;
            continue;
        }
        std::optional<Amount> term = one.sign == '-' ? scaled(std::move(one.amount), Rational(-1))
                                                     : std::optional(std::move(one.amount));
        if (!term)
            return std::nullopt;
        terms.push_back(std::move(*term));
    }
    if (sum && !inRange(*sum))
        return std::nullopt;
    Amount out;
    if (terms.size() > 1)
        out.total = std::move(terms);
    else if (sum && (terms.front().plus || terms.front().round))
        out = wrapped(std::move(terms.front()));
    else
        out = std::move(terms.front());
    if (sum)
        out.plus = sum;
    return out;
}

Amount roundedTo(Amount amount, Rounding way)
{
    Amount out = amount.round ? wrapped(std::move(amount)) : std::move(amount);
    out.round = way;
    return out;
}

} // namespace fw::formula
