#pragma once

#include <numeric>
#include <optional>
#include <string>
#include <string_view>

namespace logcheck {

/// An exact fraction, for small numbers as in a log.
struct Fraction {
    long long num = 0;
    long long den = 1;

    Fraction(long long n = 0, long long d = 1) : num(n), den(d)
    {
        if (den < 0) {
            num = -num;
            den = -den;
        }
        if (const long long g = std::gcd(num, den); g > 1) {
            num /= g;
            den /= g;
        }
    }
    friend Fraction operator+(Fraction a, Fraction b) { return {a.num * b.den + b.num * a.den, a.den * b.den}; }
    friend Fraction operator*(Fraction a, Fraction b) { return {a.num * b.num, a.den * b.den}; }
    friend Fraction operator/(Fraction a, Fraction b) { return {a.num * b.den, a.den * b.num}; }
    friend bool operator==(Fraction a, Fraction b) { return a.num == b.num && a.den == b.den; }
    friend bool operator<(Fraction a, Fraction b) { return a.num * b.den < b.num * a.den; }
    friend bool operator>(Fraction a, Fraction b) { return b < a; }
    friend bool operator<=(Fraction a, Fraction b) { return !(b < a); }
    friend bool operator>=(Fraction a, Fraction b) { return !(a < b); }

    /// The largest integer not above it.
    Fraction floor() const { return (num - (num % den + den) % den) / den; }
    /// The smallest integer not below it.
    Fraction ceil() const { return -Fraction(-num, den).floor().num; }
    /// The nearest integer, with halves away from zero.
    Fraction nearest() const { return num < 0 ? (*this + Fraction(-1, 2)).ceil() : (*this + Fraction(1, 2)).floor(); }
    /// "3", "-1/2".
    std::string text() const { return std::to_string(num) + (den == 1 ? "" : "/" + std::to_string(den)); }
    /// Reads "3", "+3", "-1/2"; nothing for other text and for numbers that text() would write differently.
    static std::optional<Fraction> parse(std::string_view text);
    /// Reads "3", "1/2", "1 1/2", as for movement points; nothing for "3/2" or "1 3/2".
    static std::optional<Fraction> mixed(std::string_view text);
};

/// An integer without a sign; nothing for any other text.
std::optional<long long> wholeNumber(std::string_view text);

} // namespace logcheck
