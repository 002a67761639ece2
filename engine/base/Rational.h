#pragma once

#include <compare>
#include <cstdint>
#include <string>

namespace fw {

/// An exact fraction in lowest terms; a result that leaves 64 bits becomes invalid and stays so, never wrong.
class Rational {
public:
    constexpr Rational(std::int64_t whole = 0) : mNum(whole), mDen(1) {}

    /// num / den; invalid when den is 0.
    static Rational of(std::int64_t num, std::int64_t den);
    /// The value that every overflow ends in.
    static Rational invalid();

    bool valid() const { return mDen != 0; }
    std::int64_t num() const { return mNum; }
    std::int64_t den() const { return mDen; }
    bool whole() const { return mDen == 1; }

    Rational floor() const;
    Rational ceil() const;
    /// To the nearest whole number, halves away from zero.
    Rational nearest() const;

    friend Rational operator+(const Rational& a, const Rational& b);
    friend Rational operator-(const Rational& a, const Rational& b);
    friend Rational operator*(const Rational& a, const Rational& b);
    friend Rational operator/(const Rational& a, const Rational& b);
    friend Rational operator-(const Rational& a);
    friend bool operator==(const Rational& a, const Rational& b) = default;
    /// Exact comparison; invalid values are unordered.
    friend std::partial_ordering operator<=>(const Rational& a, const Rational& b);

    /// "3", "-1/2"; "overflow" when invalid.
    std::string text() const;
    /// "3 1/2" for people; like text() for whole numbers and proper fractions.
    std::string mixed() const;
    /// Reads what text() writes; invalid when it is not a number.
    static Rational parse(const std::string& text);

private:
    constexpr Rational(std::int64_t num, std::int64_t den) : mNum(num), mDen(den) {}
    std::int64_t mNum;
    std::int64_t mDen;
};

} // namespace fw
