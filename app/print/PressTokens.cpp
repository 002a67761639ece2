#include "app/print/PressTokens.h"

#include <array>
#include <iterator>
#include <stdexcept>
#include <string>

namespace fw {

namespace {

enum class Sign : std::uint8_t { Regular, Blank, Delimiter };

constexpr std::array<Sign, 256> signs()
{
    std::array<Sign, 256> out{};
    for (const unsigned char blank : {'\0', '\t', '\n', '\f', '\r', ' '})
        out[blank] = Sign::Blank;
    for (const unsigned char delimiter : {'(', ')', '<', '>', '[', ']', '{', '}', '/', '%'})
        out[delimiter] = Sign::Delimiter;
    return out;
}

constexpr std::array<Sign, 256> signOf = signs();

bool isBlank(char letter)
{
    return signOf[static_cast<unsigned char>(letter)] == Sign::Blank;
}

bool isRegular(char letter)
{
    return signOf[static_cast<unsigned char>(letter)] == Sign::Regular;
}

bool beginsNumber(char letter)
{
    return (letter >= '0' && letter <= '9') || letter == '-' || letter == '+' || letter == '.';
}

} // namespace

double pdfNumber(std::string_view text)
{
    // A number of a PDF has no exponent, and reading it so takes a fifth of the time.
    static constexpr double powers[] = {1,   1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                        1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
    const bool hasSign = text.starts_with('-') || text.starts_with('+');
    std::int64_t digits = 0;
    std::size_t places = 0, decimals = 0;
    bool behindPoint = false, isWrong = false;
    for (const char letter : text.substr(hasSign ? 1 : 0)) {
        const bool isDigit = letter >= '0' && letter <= '9';
        if (isDigit && ++places < std::size(powers)) {
            digits = 10 * digits + (letter - '0');
            decimals += behindPoint ? 1 : 0;
        } else if (!isDigit || !behindPoint) { // further decimals are too small to matter
            isWrong = isWrong || letter != '.' || behindPoint;
            behindPoint = true;
        }
    }
    if (places == 0 || isWrong)
        throw std::runtime_error("not a number: " + std::string(text));
    return (text.front() == '-' ? -1.0 : 1.0) * double(digits) / powers[decimals];
}

bool PressTokens::next()
{
    mOperands.clear();
    mBegin = nullptr;
    while (mAt != mEnd) {
        if (isBlank(*mAt)) {
            ++mAt;
        } else if (*mAt == '%') {
            while (mAt != mEnd && *mAt != '\n' && *mAt != '\r')
                ++mAt;
        } else {
            if (mBegin == nullptr)
                mBegin = mAt;
            if (beginsNumber(*mAt) || !isRegular(*mAt)) {
                operand();
                continue;
            }
            const char* const begin = mAt;
            while (mAt != mEnd && isRegular(*mAt))
                ++mAt;
            mOperator = {begin, std::size_t(mAt - begin)};
            if (mOperator == "true" || mOperator == "false" || mOperator == "null") {
                mOperands.push_back(mOperator);
                continue;
            }
            mCode = operatorCode(mOperator);
            return true;
        }
    }
    if (!mOperands.empty())
        throw std::runtime_error("the content ends without an operator");
    return false;
}

void PressTokens::operand()
{
    const char* const begin = mAt;
    if (*mAt == '(') {
        string();
    } else if (*mAt == '[') {
        enclosed(']');
    } else if (*mAt == '<') {
        enclosed('>');
    } else if (*mAt == '/' || beginsNumber(*mAt)) {
        do
            ++mAt;
        while (mAt != mEnd && isRegular(*mAt));
    } else {
        throw std::runtime_error("a stray bracket");
    }
    mOperands.emplace_back(begin, std::size_t(mAt - begin));
}

void PressTokens::string()
{
    int depth = 0;
    do {
        if (mAt == mEnd)
            throw std::runtime_error("a string without end");
        if (*mAt == '\\' && mAt + 1 != mEnd)
            ++mAt;
        else if (*mAt == '(')
            ++depth;
        else if (*mAt == ')')
            --depth;
        ++mAt;
    } while (depth > 0);
}

void PressTokens::enclosed(char close)
{
    const char open = *mAt;
    int depth = 0;
    do {
        if (mAt == mEnd)
            throw std::runtime_error("an array without end");
        if (*mAt == '(') {
            string();
            continue;
        }
        if (*mAt == open)
            ++depth;
        else if (*mAt == close)
            --depth;
        ++mAt;
    } while (depth > 0);
}

std::string_view PressTokens::fromLast(std::size_t place) const
{
    if (place >= mOperands.size())
        throw std::runtime_error("too few operands of " + std::string(mOperator));
    return mOperands[mOperands.size() - 1 - place];
}

void PressTokens::numbers(double* out, std::size_t count) const
{
    for (std::size_t i = 0; i < count; ++i)
        out[i] = pdfNumber(fromLast(count - 1 - i));
}

} // namespace fw
