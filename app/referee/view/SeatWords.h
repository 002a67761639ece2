#pragma once

#include "engine/play/Play.h"

#include <QString>

namespace fw {

/// The army of a seat; null for the referee.
const Army* armyOf(const Rules& rules, const std::string& seat);
/// The name of a seat: the army's name, or the referee.
QString seatWords(const Rules& rules, const std::string& seat);
/// A facing, written as in an action; by compass point if every facing has one.
QString facingWords(const Rules& rules, const std::string& facing);
/// A turn by number and name.
QString turnWords(const Rules& rules, int turn);

} // namespace fw
