#pragma once

#include "engine/play/Play.h"
#include "engine/session/OrderWords.h"

namespace fw {

struct Field;
struct MenuEntry;

/// Reads the fields of one menu entry from the rest of an orders line.
class OrderFields
{
public:
    /// All arguments but `seat`, the acting side, must outlive it.
    OrderFields(const Rules& rules, const State& state, const OrderNames& names, const MenuEntry& entry,
                std::string seat);

    /// Reads the action that the rest of the line declares; refuses a word that no field takes.
    Result<Action> read(OrderCursor cursor);

private:
    const Field* worded(const OrderCursor& cursor) const;
    const Field* wayMeant(const OrderCursor& cursor) const;
    const Field* nextPlain() const;
    Result<void> readField(const Field& field, OrderCursor& cursor);
    Result<std::string> readValue(const Field& field, OrderCursor& cursor) const;
    Result<std::string> readUnit(const Field& field, OrderCursor& cursor) const;
    Result<std::string> readEngagement(OrderCursor& cursor) const;
    int takeWhereSomebodyStands(OrderCursor& cursor) const;
    /// Whether a word of a path leads off the map.
    bool leaves(std::string_view word) const;
    bool startsValue(const Field& field, const OrderCursor& cursor) const;
    Action made() const;

    const Rules& mRules;
    const State& mState;
    const OrderNames& mNames;
    const MenuEntry& mEntry;
    std::string mSeat;
    std::vector<std::vector<std::string>> mValues; ///< one list per field
    std::vector<char> mGiven;
};

} // namespace fw
