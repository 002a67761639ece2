#include "engine/base/Rational.h"

#include <charconv>
#include <limits>

namespace fw {

namespace {

using Wide = __int128;

Wide gcd(Wide a, Wide b)
{
    while (b != 0) {
        const Wide r = a % b;
        a = b;
        b = r;
    }
    return a < 0 ? -a : a;
}

bool fits(Wide v)
{
    return v >= std::numeric_limits<std::int64_t>::min() + 1 && v <= std::numeric_limits<std::int64_t>::max();
}

} // namespace

Rational Rational::invalid()
{
    return Rational(0, 0);
}

static Rational reduced(Wide num, Wide den)
{
    if (den == 0)
        return Rational::invalid();
    if (den < 0) {
        num = -num;
        den = -den;
    }
    const Wide g = gcd(num, den);
    if (g > 1) {
        num /= g;
        den /= g;
    }
    if (!fits(num) || !fits(den))
        return Rational::invalid();
    return Rational::of(static_cast<std::int64_t>(num), static_cast<std::int64_t>(den));
}

Rational Rational::of(std::int64_t num, std::int64_t den)
{
    if (den == 0)
        return invalid();
    if (den == 1)
        return Rational(num, 1);
    const Wide g = gcd(num, den);
    Wide n = num;
    Wide d = den;
    if (d < 0) {
        n = -n;
        d = -d;
    }
    n /= g;
    d /= g;
    if (!fits(n) || !fits(d))
        return invalid();
    return Rational(static_cast<std::int64_t>(n), static_cast<std::int64_t>(d));
}

Rational Rational::added(const Rational& a, const Rational& b)
{
    if (!a.valid() || !b.valid())
        return Rational::invalid();
    if (a.mDen == 1 && b.mDen == 1) {
        std::int64_t sum = 0;
        if (__builtin_add_overflow(a.mNum, b.mNum, &sum))
            return Rational::invalid();
        return Rational(sum);
    }
    return reduced(Wide(a.mNum) * b.mDen + Wide(b.mNum) * a.mDen, Wide(a.mDen) * b.mDen);
}

Rational Rational::negated(const Rational& a)
{
    return a.valid() ? reduced(-Wide(a.mNum), a.mDen) : a;
}

Rational Rational::multiplied(const Rational& a, const Rational& b)
{
    if (!a.valid() || !b.valid())
        return Rational::invalid();
    return reduced(Wide(a.mNum) * b.mNum, Wide(a.mDen) * b.mDen);
}

Rational operator/(const Rational& a, const Rational& b)
{
    if (!a.valid() || !b.valid() || b.mNum == 0)
        return Rational::invalid();
    return reduced(Wide(a.mNum) * b.mDen, Wide(a.mDen) * b.mNum);
}

std::partial_ordering Rational::compared(const Rational& a, const Rational& b)
{
    if (!a.valid() || !b.valid())
        return std::partial_ordering::unordered;
    const Wide l = Wide(a.mNum) * b.mDen;
    const Wide r = Wide(b.mNum) * a.mDen;
    if (l < r)
        return std::partial_ordering::less;
    return l > r ? std::partial_ordering::greater : std::partial_ordering::equivalent;
}

Rational Rational::floor() const
{
    if (!valid() || mDen == 1)
        return *this;
    std::int64_t q = mNum / mDen;
    if (mNum % mDen < 0)
        --q;
    return Rational(q);
}

Rational Rational::ceil() const
{
    return -((-*this).floor());
}

Rational Rational::nearest() const
{
    if (!valid() || mDen == 1)
        return *this;
    const Rational half = of(1, 2);
    return mNum < 0 ? (*this - half).ceil() : (*this + half).floor();
}

std::string Rational::text() const
{
    if (!valid())
        return "overflow";
    if (mDen == 1)
        return std::to_string(mNum);
    return std::to_string(mNum) + "/" + std::to_string(mDen);
}

std::string Rational::mixed() const
{
    const bool below = *this < Rational(0);
    const Rational size = below ? -*this : *this;
    if (!valid() || mDen == 1 || size < Rational(1))
        return text();
    const Rational rest = size - size.floor();
    return (below ? "-" : "") + size.floor().text() + " " + rest.text();
}

Rational Rational::parse(const std::string& text)
{
    const char* first = text.data();
    const char* last = first + text.size();
    if (first != last && *first == '+') {
        ++first;
        if (first != last && *first == '-')
            return invalid();
    }
    std::int64_t num = 0;
    auto [p, ec] = std::from_chars(first, last, num);
    if (ec != std::errc() || p == first)
        return invalid();
    if (p == last)
        return Rational(num);
    if (*p != '/')
        return invalid();
    if (p + 1 != last && p[1] == '-')
        return invalid();
    std::int64_t den = 0;
    auto [q, ec2] = std::from_chars(p + 1, last, den);
    if (ec2 != std::errc() || q != last)
        return invalid();
    return of(num, den);
}

} // namespace fw
