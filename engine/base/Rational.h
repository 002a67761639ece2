#pragma once

#include <compare>
#include <cstdint>
#include <limits>
#include <string>

namespace fw {

/// An exact fraction in lowest terms; a result beyond 64 bits becomes invalid and stays invalid.
class Rational
{
public:
    constexpr Rational(std::int64_t whole = 0) : mNum(whole), mDen(1) {}

    /// num / den; invalid when den is 0.
    static Rational of(std::int64_t num, std::int64_t den);
    /// The invalid value, the result of every overflow.
    static Rational invalid();

    /// Whether it is a number; false after an overflow or a division by 0.
    bool valid() const { return mDen != 0; }
    /// The numerator in lowest terms; it carries the sign.
    std::int64_t num() const { return mNum; }
    /// The denominator in lowest terms; 0 if invalid.
    std::int64_t den() const { return mDen; }
    /// Whether it is a whole number.
    bool whole() const { return mDen == 1; }

    /// Rounds towards negative infinity; invalid values stay invalid.
    Rational floor() const;
    /// Rounds towards positive infinity; invalid values stay invalid.
    Rational ceil() const;
    /// The nearest whole number; halves round away from zero.
    Rational nearest() const;

    // Nearly all numbers are whole, so they take a fast path without fractions.
    friend Rational operator+(const Rational& a, const Rational& b)
    {
        std::int64_t sum = 0;
        if (a.mDen == 1 && b.mDen == 1 && !__builtin_add_overflow(a.mNum, b.mNum, &sum))
            return Rational(sum);
        return added(a, b);
    }
    friend Rational operator-(const Rational& a, const Rational& b) { return a + (-b); }
    friend Rational operator*(const Rational& a, const Rational& b)
    {
        std::int64_t product = 0;
        if (a.mDen == 1 && b.mDen == 1 && !__builtin_mul_overflow(a.mNum, b.mNum, &product)
            && product != std::numeric_limits<std::int64_t>::min())
            return Rational(product);
        return multiplied(a, b);
    }
    friend Rational operator/(const Rational& a, const Rational& b);
    friend Rational operator-(const Rational& a)
    {
        if (a.mDen == 1 && a.mNum != std::numeric_limits<std::int64_t>::min())
            return Rational(-a.mNum);
        return negated(a);
    }
    friend bool operator==(const Rational& a, const Rational& b) = default;
    /// Exact comparison; invalid values are unordered.
    friend std::partial_ordering operator<=>(const Rational& a, const Rational& b)
    {
        return a.mDen == 1 && b.mDen == 1 ? a.mNum <=> b.mNum : compared(a, b);
    }

    /// "3", "-1/2"; "overflow" when invalid.
    std::string text() const;
    /// Mixed form for people, "3 1/2"; like text() for whole numbers and proper fractions.
    std::string mixed() const;
    /// Reads what text() writes; invalid if the text is not a number.
    static Rational parse(const std::string& text);

private:
    constexpr Rational(std::int64_t num, std::int64_t den) : mNum(num), mDen(den) {}
    static Rational added(const Rational& a, const Rational& b);
    static Rational multiplied(const Rational& a, const Rational& b);
    static Rational negated(const Rational& a);
    static std::partial_ordering compared(const Rational& a, const Rational& b);
    std::int64_t mNum;
    std::int64_t mDen;
};

} // namespace fw
