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
    std::size_t from = 0;
    std::size_t end = mRest.find(mSeparator);
    // A backslash before the separator belongs to it.
    for (; end != mRest.npos && end > from && mRest[end - 1] == '\\'; end = mRest.find(mSeparator, from)) {
        out.append(mRest, from, end - 1 - from);
        out += mSeparator;
        from = end + 1;
    }
    mMore = end != mRest.npos;
    out.append(mRest, from, mMore ? end - from : mRest.npos);
    mRest.remove_prefix(mMore ? end + 1 : mRest.size());
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
