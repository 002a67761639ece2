#pragma once

#include "engine/playtest/Player.h"
#include "engine/rules/Rules.h"

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <tuple>
#include <vector>

namespace fw {

/// What earlier searches of a side found out about its postures; by posture, empty for nothing.
struct Outlook {
    struct Found {
        std::int64_t weight = 0; ///< simulated games that it stands for
        std::int64_t behind = 0; ///< how much worse it is than the best one, in thousandths of a won game
    };
    std::vector<Found> postures;
};

/// What the searching players of a run find out before its first game, since all games begin alike. Several threads may
/// ask at the same time.
class OpeningBook
{
public:
    /// What a search finds; nothing if it was stopped.
    using Search = std::function<std::optional<Outlook>()>;
    /// The outlook of a side with those settings and that seed. The first one to ask searches, the others wait for it.
    Outlook of(const Rules& rules, std::int32_t side, const PlayerSettings& settings, std::uint64_t seed,
               const Search& search);

private:
    struct Entry {
        std::mutex lock;
        std::optional<Outlook> outlook;
    };
    std::mutex mLock;
    std::map<std::tuple<const Rules*, std::int32_t, std::int32_t, std::int32_t, std::uint64_t>, Entry> mEntries;
};

} // namespace fw
