#pragma once

#include "engine/desk/UnitWords.h"

namespace fw {

/// Reads one counter.
class UnitReader
{
public:
    /// Reads tokens `from` to `end`, which describe one counter; `acting` when it is one of the acting counters.
    UnitReader(const DeskVocabulary& known, const DeskTokens& tokens, std::size_t from, std::size_t end, bool acting,
               const PlainNumbers* plain)
        : mKnown(known), mTokens(tokens), mAt(from), mFrom(from), mEnd(end), mActing(acting), mPlain(plain)
    {}

    /// The counter, or a refusal of the first word that is not understood.
    Result<StatedUnit> read();

private:
    const DeskToken& token() const { return mTokens[mAt]; }
    bool more() const { return mAt + 1 < mEnd; }

    bool numberNext() const { return more() && Rational::parse(mTokens[mAt + 1].text).valid(); }

    Result<void> once(const std::string& what, const DeskToken& where);
    Result<void> next();
    Result<void> connecting();
    tl::unexpected<Problem> unknown();
    Result<bool> keyword();
    Result<void> number(const std::string& what, int& into, const Bounds& bounds);
    Result<void> point(const std::string& what, int& into, const std::vector<std::string>& names, int count);
    Result<void> facing();
    Result<void> direction();
    Result<void> distance();
    Result<void> reduced();
    Result<void> formation();
    Result<void> tagged();
    Result<void> tag(const std::string& one, const DeskToken& where, std::size_t length);
    Result<void> ground();
    Result<void> phrase(const std::vector<const DeskPhrase*>& found, std::size_t length);
    Result<void> rating(const Rating& rating, std::size_t length);
    Result<void> type(const std::string& one, std::size_t length);
    Result<void> step(const std::vector<const DeskPhrase*>& found, std::size_t length);
    Result<void> put(const Mark& mark, const std::string& value, const DeskToken& where, std::size_t length);
    Result<void> mark(const Mark& mark, std::size_t length);
    Result<void> counter(const std::vector<const DeskPhrase*>& found, const DeskPhrase& one, std::size_t length);
    Result<void> name(const std::string& said, const std::string& counter, std::size_t length);
    tl::unexpected<Problem> misplaced(const DeskPhrase& one, std::size_t length);
    Result<void> completePlain();
    Result<StatedUnit> finished();

    const DeskVocabulary& mKnown;
    const DeskTokens& mTokens;
    std::size_t mAt;
    std::size_t mFrom;
    std::size_t mEnd;
    bool mActing;
    const PlainNumbers* mPlain;
    const DeskToken* mNumber = nullptr; ///< a number without a rating
    bool mReduced = false;
    const DeskToken* mType = nullptr;
    std::vector<std::pair<std::string, const DeskToken*>> mRatings;
    std::set<std::string> mSaid;
    StatedUnit mUnit;
};

} // namespace fw
