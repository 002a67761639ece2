#pragma once

#include <numeric>
#include <optional>
#include <string>
#include <string_view>

namespace logcheck {

/// An exact fraction; small numbers only, as a log prints them.
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

    /// The largest whole number not above it.
    Fraction floor() const { return (num - (num % den + den) % den) / den; }
    /// The smallest whole number not below it.
    Fraction ceil() const { return -Fraction(-num, den).floor().num; }
    /// The nearest whole number, halves away from zero.
    Fraction nearest() const { return num < 0 ? (*this + Fraction(-1, 2)).ceil() : (*this + Fraction(1, 2)).floor(); }
    /// "3", "-1/2".
    std::string text() const { return std::to_string(num) + (den == 1 ? "" : "/" + std::to_string(den)); }
    /// Reads "3", "+3", "-1/2"; nothing when it is no such number, or written in another way than text does.
    static std::optional<Fraction> parse(std::string_view text);
    /// Reads "3", "1/2", "1 1/2", as movement points are printed; nothing for "3/2" or "1 3/2".
    static std::optional<Fraction> mixed(std::string_view text);
};

/// A whole number without sign; nothing when the text is more or less than that.
std::optional<long long> wholeNumber(std::string_view text);

} // namespace logcheck
