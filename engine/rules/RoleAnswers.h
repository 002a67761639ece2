#pragma once

#include "engine/rules/Dependencies.h"
#include "engine/rules/Roles.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace fw {

class Scope; // engine/rules/Scope.h

/// A definition, a path, a path row or a quantity, and the values of the roles that decide its answer.
class RolesKey
{
public:
    enum class Question : std::int32_t { Def, Path, Row, Quantity };
    /// Gathers the values of the roles in force for a definition, a path row or a quantity by index, or a path by
    /// number.
    RolesKey(const Scope& scope, Question question, std::int32_t index, const std::vector<Sym>& roles);

    /// Whether the values are few enough for a key.
    bool fits() const { return mFits; }
    /// A hash of the whole.
    std::uint64_t hash() const { return mHash; }
    /// The question, then each role.
    std::span<const std::int32_t> words() const { return {mWords.data(), mCount}; }

private:
    void add(std::int32_t word)
    {
        if (mCount == mWords.size()) {
            mFits = false;
            return;
        }
        mWords[mCount++] = word;
        mHash = (mHash ^ static_cast<std::uint32_t>(word)) * 0x9E3779B97F4A7C15U;
        mHash ^= mHash >> 29;
    }

    std::array<std::int32_t, 32> mWords;
    std::size_t mCount = 0;
    std::uint64_t mHash = 0;
    bool mFits = true;
};

/// An answer, and where RoleAnswers has its key and its lists.
struct RoleAnswer {
    /// Where one list is.
    struct Span {
        std::uint32_t at = 0, size = 0;
    };
    std::uint64_t hash = 0;
    std::uint64_t moment = 0; ///< when it was found to hold last
    std::int32_t answer = 0; ///< of a definition 1 for yes, of a path the kind of its members, of a quantity 1 if valid
    Span key, items, reads;
};

/// The answers of definitions, the members of paths and the values of quantities by the values of their roles; all are
/// dropped when they become too many.
class RoleAnswers
{
public:
    using Slot = Dependencies::Slot;
    using Answer = RoleAnswer;
    using Span = RoleAnswer::Span;

    /// The answer for a key; null for none. The next keep() may move it.
    Answer* find(const RolesKey& key);
    /// The slots from which an answer was derived.
    std::span<const Slot> readsOf(const Answer& answer) const
    {
        return std::span<const Slot>(mReads).subspan(answer.reads.at, answer.reads.size);
    }
    /// The members of a path, or the words of the value of a quantity.
    std::span<const std::int32_t> itemsOf(const Answer& answer) const { return words(answer.items); }
    /// Adds or replaces the answer for a key.
    void keep(const RolesKey& key, std::int32_t answer, std::span<const std::int32_t> items, std::uint64_t moment,
              std::span<const Slot> reads);

private:
    static constexpr std::size_t most = 1U << 13;      // answers
    static constexpr std::size_t mostWords = 1U << 19; // of all keys and members, and as many slots
    std::size_t placeOf(const RolesKey& key) const;
    std::span<const std::int32_t> words(Span span) const
    {
        return std::span<const std::int32_t>(mWords).subspan(span.at, span.size);
    }

    std::vector<std::int32_t> mTable; ///< indexes of mAnswers by hash, -1 for none; at most half full
    std::vector<Answer> mAnswers;
    std::vector<std::int32_t> mWords; ///< keys and members
    std::vector<Slot> mReads;
};

} // namespace fw
