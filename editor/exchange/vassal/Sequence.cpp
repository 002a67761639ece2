#include "editor/exchange/vassal/Sequence.h"

namespace fw {

std::string joinSequence(const std::vector<std::string>& tokens, char separator)
{
    std::string out;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const std::string& token = tokens[i];
        if (i > 0)
            out += separator;
        const bool quoted = !token.empty()
                            && (token.front() == '\\' || (token.front() == '\'' && token.back() == '\''));
        if (quoted)
            out += '\'';
        for (const char c : token) {
            if (c == separator)
                out += '\\';
            out += c;
        }
        if (quoted)
            out += '\'';
    }
    return out;
}

std::string SequenceDecoder::next()
{
    if (!mMore)
        return {};
    std::string out;
    std::size_t i = 0;
    for (; i < mRest.size() && mRest[i] != mSeparator; ++i) {
        // A backslash before the separator belongs to it.
        if (mRest[i] == '\\' && i + 1 < mRest.size() && mRest[i + 1] == mSeparator)
            ++i;
        out += mRest[i];
    }
    mMore = i < mRest.size();
    mRest.remove_prefix(mMore ? i + 1 : i);
    if (out.size() > 1 && out.front() == '\'' && out.back() == '\'')
        return out.substr(1, out.size() - 2);
    return out;
}

std::string SequenceDecoder::next(std::string_view otherwise)
{
    std::string token = next();
    return token.empty() ? std::string(otherwise) : token;
}

std::vector<std::string> splitSequence(std::string_view text, char separator)
{
    std::vector<std::string> out;
    SequenceDecoder decoder(text, separator);
    while (decoder.more())
        out.push_back(decoder.next());
    return out;
}

} // namespace fw
