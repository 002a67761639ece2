#include "engine/playtest/Outlook.h"

namespace fw {

Outlook OpeningBook::of(const Rules& rules, std::int32_t side, const PlayerSettings& settings, std::uint64_t seed,
                        const Search& search)
{
    Entry* entry = nullptr;
    {
        const std::scoped_lock lock(mLock);
        entry =
            &mEntries[{&rules, side, settings.nodes, settings.opening, seed}]; // entries of a map stay where they are
    }
    const std::scoped_lock lock(entry->lock);
    if (!entry->outlook)
        entry->outlook = search();
    return entry->outlook.value_or(Outlook());
}

} // namespace fw
