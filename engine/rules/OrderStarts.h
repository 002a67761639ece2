#pragma once

namespace fw {

/// Words that begin an order before any menu is considered; such an order never names a menu entry.
namespace starts {
inline constexpr const char* note = "note";
inline constexpr const char* game = "game";
inline constexpr const char* action = "do";
inline constexpr const char* house = "house";
inline constexpr const char* takeBack = "take back";
inline constexpr const char* correct = "correct";
inline constexpr const char* overrule = "overrule";
inline constexpr const char* set = "set";
inline constexpr const char* event = "event";
inline constexpr const char* decide = "decide";
inline constexpr const char* dice = "dice";
inline constexpr const char* all[] = {note, game, action, house, takeBack, correct, overrule, set, event, decide, dice};
} // namespace starts

} // namespace fw
