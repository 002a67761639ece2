#include "engine/report/PathText.h"

namespace fw {

std::string pathText(const PathStop& stop)
{
    switch (stop.bar) {
    case PathBar::None: return "these units cannot go this way";
    case PathBar::Rule: return stop.rule;
    case PathBar::NoPath: return "there is no way";
    case PathBar::Empty: return "the path is empty";
    case PathBar::Nowhere: return "the path goes nowhere";
    case PathBar::TooShort: return "the path is too short";
    case PathBar::TooLong: return "the path is too long";
    case PathBar::TooDear: return "the move costs " + stop.cost.mixed() + " of " + stop.allowance.mixed();
    case PathBar::NoPrice: return "this step has no price";
    case PathBar::NoTurnPrice: return "this turn has no price";
    case PathBar::Apart: return "the path is not contiguous";
    case PathBar::LeftTheMap: return "the path has left the map";
    case PathBar::NoEntry: return "nobody enters the map there";
    case PathBar::NoExit: return "nobody leaves the map there";
    case PathBar::Ended: return "the move ended on entering";
    case PathBar::Twice: return "the path enters a place twice";
    case PathBar::NotInFront: return "the place is not in front";
    case PathBar::NoTurns: return "turning is no part of this move";
    case PathBar::SameFacing: return "it faces there already";
    case PathBar::TurnedTwice: return "two turns on one spot are one: say only where it faces at last";
    case PathBar::NoneToTurn: return "not enough movement left to turn";
    case PathBar::OutOfReach: return "it is out of reach";
    }
    return {};
}

} // namespace fw
