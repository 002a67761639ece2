#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace fw {

/// Reads a PDF content stream: the operands of an operator, then the operator.
// libqpdf reads the largest map's 55 MB in 2 s, nearly as long as Qt takes to draw it. This needs a tenth of that.
class PressTokens
{
public:
    explicit PressTokens(std::string_view content) : mAt(content.data()), mEnd(content.data() + content.size()) {}

    /// Reads up to and with the next operator; false at the end. Throws std::runtime_error on a broken stream.
    bool next();

    std::string_view name() const { return mOperator; }
    /// The operator as a number; see operatorCode().
    std::uint32_t code() const { return mCode; }
    const std::vector<std::string_view>& operands() const { return mOperands; }
    /// The operand counted from the last one; throws if there are fewer.
    std::string_view fromLast(std::size_t place) const;
    /// The last `count` operands as numbers; throws if there are fewer.
    void numbers(double* out, std::size_t count) const;
    /// Operands and operator as written.
    std::string_view written() const { return {mBegin, std::size_t(mAt - mBegin)}; }

private:
    void operand();
    void string();
    /// Moves past an array, a dictionary or a hexadecimal string.
    void enclosed(char close);

    const char* mAt;
    const char* mEnd;
    const char* mBegin = nullptr;
    std::string_view mOperator;
    std::uint32_t mCode = 0;
    std::vector<std::string_view> mOperands;
};

/// A number for the name of an operator, which has at most three letters.
constexpr std::uint32_t operatorCode(std::string_view name)
{
    std::uint32_t code = 0;
    for (const char letter : name)
        code = code << 8 | static_cast<unsigned char>(letter);
    return name.size() > 3 ? 0 : code;
}

/// A number of a content stream; throws std::runtime_error if it is none.
double pdfNumber(std::string_view text);

} // namespace fw
