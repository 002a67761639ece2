#include "engine/store/JsonSpot.h"

#include <algorithm>

namespace fw {

namespace {

/// Walks over the values of a valid JSON text without keeping them.
class Walk
{
public:
    /// Begins behind a byte order mark.
    explicit Walk(std::string_view text) : mText(text), mAt(text.starts_with("\xEF\xBB\xBF") ? 3 : 0) {}

    std::size_t at() const { return mAt; }

    /// Goes to the first character of the next value.
    void toValue() { mAt = std::min(mText.find_first_not_of(" \t\r\n", mAt), mText.size()); }

    /// Goes behind the value that begins here.
    void pass()
    {
        std::size_t depth = 0;
        do {
            toValue();
            const char letter = here();
            if (letter == '"') {
                passString();
            } else if (letter == '{' || letter == '[') {
                ++depth;
                ++mAt;
            } else if (letter == '}' || letter == ']') {
                --depth;
                ++mAt;
            } else if (letter == ',' || letter == ':') {
                ++mAt;
            } else {
                mAt = std::min(mText.find_first_of(",:]} \t\r\n", mAt), mText.size());
            }
        } while (depth > 0 && mAt < mText.size());
    }

    /// Goes to an item of the list or object that begins here; false if it has none there.
    bool enter(std::size_t index)
    {
        toValue();
        const bool object = here() == '{';
        if (!object && here() != '[')
            return false;
        ++mAt;
        for (std::size_t i = 0;; ++i) {
            toValue();
            if (mAt == mText.size() || here() == ']' || here() == '}')
                return false;
            if (object) {
                passString();
                toValue();
                ++mAt; // the colon
                toValue();
            }
            if (i == index)
                return true;
            pass();
            toValue();
            if (here() == ',')
                ++mAt;
        }
    }

private:
    char here() const { return mAt < mText.size() ? mText[mAt] : '\0'; }
    void passString()
    {
        for (++mAt; mAt < mText.size() && mText[mAt] != '"'; ++mAt)
            mAt += mText[mAt] == '\\' ? 1 : 0;
        mAt = std::min(mAt + 1, mText.size());
    }

    std::string_view mText;
    std::size_t mAt = 0;
};

/// Moves a line and a column over a piece of text.
void advance(std::string_view piece, std::size_t& line, std::size_t& column)
{
    for (const char letter : piece) {
        const bool follows = (static_cast<unsigned char>(letter) & 0xC0) == 0x80; // within a character of UTF-8
        line += letter == '\n' ? 1 : 0;
        column = letter == '\n' ? 1 : column + (follows ? 0 : 1);
    }
}

} // namespace

JsonSpan spanIn(std::string_view text, const std::vector<std::size_t>& way)
{
    Walk walk(text);
    for (const std::size_t index : way)
        if (!walk.enter(index))
            return {};
    walk.toValue();
    const std::size_t begin = walk.at();
    walk.pass();
    JsonSpan span{1, 1, 0, 0};
    advance(text.substr(0, begin), span.line, span.column);
    span.endLine = span.line;
    span.endColumn = span.column;
    advance(text.substr(begin, walk.at() - begin), span.endLine, span.endColumn);
    return span;
}

} // namespace fw
