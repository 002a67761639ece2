#include "engine/report/PathText.h"

namespace fw {

std::string pathText(const PathStop& stop)
{
    switch (stop.bar) {
    case PathBar::None: return "these units cannot go this way";
    case PathBar::Rule: return stop.rule;
    case PathBar::NoPath: return "there is no path";
    case PathBar::Empty: return "the path is empty";
    case PathBar::Nowhere: return "the path goes nowhere";
    case PathBar::TooShort: return "the path is too short";
    case PathBar::TooLong: return "the path is too long";
    case PathBar::TooDear: return "the move costs " + stop.cost.mixed() + " of " + stop.allowance.mixed();
    case PathBar::NoPrice: return "this step has no price";
    case PathBar::NoTurnPrice: return "this turn has no price";
    case PathBar::Apart: return "the path is not contiguous";
    case PathBar::LeftTheMap: return "the path has left the map";
    case PathBar::NoEntry: return "units cannot enter the map there";
    case PathBar::NoExit: return "units cannot leave the map there";
    case PathBar::Ended: return "the move ended on entering";
    case PathBar::Twice: return "the path enters a place twice";
    case PathBar::NotInFront: return "the place is not in front";
    case PathBar::NoTurns: return "this move does not allow turning";
    case PathBar::SameFacing: return "it faces that way already";
    case PathBar::TurnedTwice: return "two turns in one place count as one: name only the last facing";
    case PathBar::NoneToTurn: return "not enough movement left to turn";
    case PathBar::OutOfReach: return "it is out of reach";
    }
    return {};
}

} // namespace fw
