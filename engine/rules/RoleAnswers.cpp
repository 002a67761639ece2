#include "engine/rules/RoleAnswers.h"

#include "engine/rules/Scope.h"

#include <algorithm>

namespace fw {

RolesKey::RolesKey(const Scope& scope, Question question, std::int32_t index, const std::vector<Sym>& roles)
{
    constexpr std::int32_t unbound = -2;
    add(index * 4 + static_cast<std::int32_t>(question));
    for (const Sym role : roles) {
        RoleBind bind{};
        if (!scope.find(role, bind)) {
            add(unbound);
            continue;
        }
        add(static_cast<std::int32_t>(bind.kind));
        if (bind.value == nullptr) {
            add(bind.item);
            continue;
        }
        const std::vector<std::int32_t>& items = bind.value->items;
        add(unbound - 1 - static_cast<std::int32_t>(items.size())); // unlike any item, so that keys do not run together
        for (const std::int32_t item : items)
            add(item);
        if (bind.value->kind != Kind::Number)
            continue;
        for (const std::int64_t part : {bind.value->number.num(), bind.value->number.den()}) {
            add(static_cast<std::int32_t>(part));
            add(static_cast<std::int32_t>(part >> 32));
        }
    }
}

std::size_t RoleAnswers::placeOf(const RolesKey& key) const
{
    std::size_t at = key.hash() & (mTable.size() - 1);
    for (; mTable[at] >= 0; at = (at + 1) & (mTable.size() - 1)) {
        const Answer& one = mAnswers[static_cast<std::size_t>(mTable[at])];
        if (one.hash == key.hash() && std::ranges::equal(words(one.key), key.words()))
            break;
    }
    return at;
}

RoleAnswers::Answer* RoleAnswers::find(const RolesKey& key)
{
    if (mTable.empty())
        return nullptr;
    const std::int32_t at = mTable[placeOf(key)];
    return at < 0 ? nullptr : &mAnswers[static_cast<std::size_t>(at)];
}

void RoleAnswers::keep(const RolesKey& key, std::int32_t answer, std::span<const std::int32_t> items,
                       std::uint64_t moment, std::span<const Slot> reads)
{
    const std::size_t more = key.words().size() + items.size();
    if (mTable.empty() || mAnswers.size() >= most || mWords.size() + more > mostWords
        || mReads.size() + reads.size() > mostWords) {
        mTable.assign(most * 2, -1);
        mAnswers.clear();
        mWords.clear();
        mReads.clear();
    }
    // A list takes the room of the one before if it is no longer.
    const auto put = [](Span& span, auto& room, const auto& list) {
        if (list.size() > span.size) {
            span.at = static_cast<std::uint32_t>(room.size());
            room.insert(room.end(), list.begin(), list.end());
        } else {
            std::ranges::copy(list, room.begin() + span.at);
        }
        span.size = static_cast<std::uint32_t>(list.size());
    };
    std::int32_t& at = mTable[placeOf(key)];
    if (at < 0) {
        at = static_cast<std::int32_t>(mAnswers.size());
        mAnswers.emplace_back().hash = key.hash();
        put(mAnswers.back().key, mWords, key.words());
    }
    Answer& one = mAnswers[static_cast<std::size_t>(at)];
    put(one.items, mWords, items);
    put(one.reads, mReads, reads);
    one.moment = moment;
    one.answer = answer;
}

} // namespace fw
