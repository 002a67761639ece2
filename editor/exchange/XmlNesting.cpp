#include "editor/exchange/XmlNesting.h"

#include <algorithm>
#include <cstddef>

namespace fw {

namespace {

constexpr int mostDepth = 100;
constexpr int mostAttributes = 1000;

/// Goes through a text once, without reading what the elements say.
template <class Char>
class NestingScanner
{
public:
    explicit NestingScanner(std::basic_string_view<Char> text) : mText(text) {}

    bool excessive()
    {
        while ((mAt = mText.find(Char('<'), mAt)) != mText.npos) {
            ++mAt;
            if (starts("!--"))
                skipTo("-->");
            else if (starts("![CDATA["))
                skipTo("]]>");
            else if (starts("?"))
                skipTo("?>");
            else if (starts("!"))
                skipTo(">");
            else if (starts("/")) {
                --mDepth;
                skipTo(">");
            } else if (!tag())
                return true;
        }
        return false;
    }

private:
    bool starts(std::string_view word) const
    {
        return mText.size() - mAt >= word.size()
               && std::equal(word.begin(), word.end(), mText.begin() + std::ptrdiff_t(mAt));
    }

    void skipTo(std::string_view word)
    {
        while (mAt < mText.size() && !starts(word))
            ++mAt;
    }

    /// Passes a start tag; false if it is one too many.
    bool tag()
    {
        int attributes = 0;
        for (; mAt < mText.size() && mText[mAt] != Char('>'); ++mAt) {
            if (mText[mAt] == Char('=') && ++attributes > mostAttributes)
                return false;
            if (mText[mAt] == Char('"') || mText[mAt] == Char('\'')) {
                mAt = mText.find(mText[mAt], mAt + 1);
                if (mAt == mText.npos)
                    return true; // it does not end, so the parser refuses it
            }
        }
        const bool closed = mAt < mText.size() && mText[mAt - 1] == Char('/');
        return closed || ++mDepth <= mostDepth;
    }

    std::basic_string_view<Char> mText;
    std::size_t mAt = 0;
    int mDepth = 0;
};

} // namespace

bool isXmlExcessive(std::string_view text)
{
    return NestingScanner<char>(text).excessive();
}

bool isXmlExcessive(std::u16string_view text)
{
    return NestingScanner<char16_t>(text).excessive();
}

} // namespace fw
