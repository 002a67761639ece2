#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// Joins tokens in the way of VASSAL: a separator in a token gets a backslash, and a token that starts with a
/// backslash, or starts and ends with an apostrophe, gets apostrophes around it.
std::string joinSequence(const std::vector<std::string>& tokens, char separator);

/// Takes texts of VASSAL apart that joinSequence writes.
class SequenceDecoder
{
public:
    /// Reads `text`, which must outlive it; an empty text is one empty token.
    SequenceDecoder(std::string_view text, char separator) : mRest(text), mSeparator(separator) {}

    /// Whether there is another token.
    bool more() const { return mMore; }
    /// The next token; empty at the end.
    std::string next();
    /// The next token; `otherwise` at the end or where it is empty.
    std::string next(std::string_view otherwise);
    /// What is not read yet.
    std::string_view rest() const { return mRest; }

private:
    std::string_view mRest;
    char mSeparator;
    bool mMore = true;
};

/// All tokens of a text.
std::vector<std::string> splitSequence(std::string_view text, char separator);

} // namespace fw
