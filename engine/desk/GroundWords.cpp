#include "engine/desk/UnitWords.h"

#include <algorithm>

namespace fw {

namespace {

/// Reads the words after "on" or "across".
class GroundReader
{
public:
    GroundReader(const DeskVocabulary& known, const DeskTokens& tokens, std::size_t& i, std::size_t end,
                 const DeskToken& before)
        : mKnown(known), mTokens(tokens), mNext(i), mEnd(end), mBefore(before), mSides(before.is("across"))
    {}

    Result<SaidGround> read()
    {
        for (bool any = false;; any = true) {
            std::size_t at = mNext;
            if (any && at < mEnd && mTokens[at].is("and"))
                ++at;
            while (at < mEnd && (mTokens[at].is("a") || mTokens[at].is("an") || mTokens[at].is("the")))
                ++at;
            if (!mSides && at < mEnd && mTokens[at].is("level")) {
                if (const Result<void> done = level(at); !done)
                    return tl::unexpected(done.error());
                continue;
            }
            std::size_t length = 0;
            const Feature* found = feature(at, kind(), length);
            if (found == nullptr && any)
                return std::move(mSaid);
            if (found == nullptr)
                return nothing(at);
            if (std::ranges::find(mSaid.features, found->id) != mSaid.features.end())
                return unclear(mTokens[at], Text("\"{0}\" is given twice", {mTokens[at].text}));
            mSaid.features.push_back(found->id);
            mNext = at + length;
        }
    }

private:
    FeatureKind kind() const { return mSides ? FeatureKind::Hexside : FeatureKind::Terrain; }
    /// The feature whose name covers the most words; of any kind when `kind` is empty.
    const Feature* feature(std::size_t at, std::optional<FeatureKind> kind, std::size_t& length) const
    {
        return longestSpelt(
            mTokens, at, mEnd, mKnown.rules().features,
            [&](const Feature& one) {
                return !kind || one.kind == kind ? std::vector{one.id, one.label} : std::vector<std::string>();
            },
            length);
    }

    Result<void> level(std::size_t at)
    {
        const DeskToken& word = mTokens[at];
        const auto [low, high] = mKnown.mapLevels().value_or(std::pair(0, 99));
        if (!mKnown.levels())
            return unclear(word, "these rules do not use levels");
        if (mSaid.level)
            return unclear(word, "the level is given twice");
        const Result<int> height = numberAfter(word, mTokens, at + 1, mEnd, {low, high});
        if (!height)
            return tl::unexpected(height.error());
        mSaid.level = *height;
        mNext = at + 2;
        return {};
    }

    tl::unexpected<Problem> nothing(std::size_t at) const
    {
        const std::string said = wordOf(kind());
        const std::vector<std::string> names = mKnown.features(kind());
        if (at >= mEnd)
            return unclear(mBefore,
                           mSides ? Text("write a feature between the cells after {0}", {mBefore.text})
                                  : Text("write the terrain after {0}", {mBefore.text}),
                           names);
        const DeskToken& where = mTokens[at];
        auto problem = unclear(where,
                               names.empty() ? Text("{0}: these rules have no {1}", {where.text, said})
                                             : Text("{0} is not a {1} of these rules; they have {2}",
                                                    {where.text, said, commaList(names)}),
                               names);
        problem.value().alternatives.clear(); // the text names them already
        std::size_t length = 0;
        if (const Feature* other = feature(at, {}, length); other != nullptr)
            problem.value().remedy = other->kind == FeatureKind::Terrain
                                         ? Text("it is terrain; write: on {0}", {where.text})
                                     : other->kind == FeatureKind::Hexside
                                         ? Text("it is between cells; write: across {0}", {where.text})
                                         : Text("it is a way, and the ruling desk has no ways");
        return problem;
    }

    const DeskVocabulary& mKnown;
    const DeskTokens& mTokens;
    std::size_t& mNext;
    std::size_t mEnd;
    const DeskToken& mBefore;
    bool mSides;
    SaidGround mSaid;
};

} // namespace

Result<SaidGround> groundWords(const DeskVocabulary& known, const DeskTokens& tokens, std::size_t& i, std::size_t end,
                               const DeskToken& before)
{
    return GroundReader(known, tokens, i, end, before).read();
}

} // namespace fw
