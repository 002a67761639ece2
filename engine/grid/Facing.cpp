#include "engine/grid/Facing.h"

#include <algorithm>
#include <array>

namespace fw {

namespace {

/// The remainder, never negative.
int around(int value, int count)
{
    const int rest = value % count;
    return rest < 0 ? rest + count : rest;
}

/// The compass names of the corners clockwise after each side of a hex. With flat tops, the right and left corners are
/// due east and west; with pointed tops, the lower and upper ones are due south and north.
constexpr std::array<std::string_view, 6> flatCorners{"NNE", "E", "SSE", "SSW", "W", "NNW"};
constexpr std::array<std::string_view, 6> pointyCorners{"ENE", "ESE", "S", "WSW", "WNW", "N"};

char capital(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

/// The number of directions around a unit.
int directionCount(FacingSystem system)
{
    return system == FacingSystem::Square8 ? 8 : 6;
}

/// The leftmost direction of the front.
int frontLeft(FacingSystem system, int facing)
{
    if (system == FacingSystem::None)
        return 0;
    if (system != FacingSystem::Clock12)
        return around(facing - 1, directionCount(system));
    const int clock = around(facing, 12);
    return clock % 2 == 0 ? around(clock / 2 - 1, 6) : clock / 2;
}

} // namespace

int facingCount(FacingSystem system)
{
    switch (system) {
    case FacingSystem::None: return 0;
    case FacingSystem::Hex6: return 6;
    case FacingSystem::Square8: return 8;
    case FacingSystem::Clock12: return 12;
    }
    return 0;
}

FacingSystem facingSystem(int count)
{
    for (const FacingSystem one : {FacingSystem::Hex6, FacingSystem::Square8, FacingSystem::Clock12})
        if (facingCount(one) == count)
            return one;
    return FacingSystem::None;
}

bool suits(FacingSystem system, GridShape shape)
{
    return system == FacingSystem::None
           || (shape != GridShape::Places && (system == FacingSystem::Square8) == (shape == GridShape::Square));
}

Arc arc(FacingSystem system, int facing, int direction)
{
    if (system == FacingSystem::None)
        return Arc::Front;
    // Counts directions clockwise from the left end of the front.
    const int count = directionCount(system);
    const int place = around(direction - frontLeft(system, around(facing, facingCount(system))), count);
    switch (system) {
    case FacingSystem::Hex6: return place <= 2 ? Arc::Front : place == 4 ? Arc::Rear : Arc::Flank;
    case FacingSystem::Square8: return place <= 2 ? Arc::Front : place == 3 || place == 7 ? Arc::Flank : Arc::Rear;
    case FacingSystem::Clock12: return place <= (facesCorner(system, facing) ? 1 : 2) ? Arc::Front : Arc::Flank;
    case FacingSystem::None: break;
    }
    return Arc::Front;
}

std::vector<int> directionsIn(FacingSystem system, int facing, Arc which)
{
    std::vector<int> result;
    const int count = directionCount(system);
    const int left = frontLeft(system, facing);
    for (int i = 0; i < count; ++i) {
        const int direction = (left + i) % count;
        if (arc(system, facing, direction) == which)
            result.push_back(direction);
    }
    return result;
}

int turnSteps(int count, int from, int to)
{
    if (count <= 0)
        return 0;
    const int clockwise = around(around(to, count) - around(from, count), count);
    return std::min(clockwise, count - clockwise);
}

int turned(int count, int facing, int steps)
{
    return count <= 0 ? 0 : around(around(facing, count) + around(steps, count), count);
}

int facingTo(FacingSystem system, int direction)
{
    return around(system == FacingSystem::Clock12 ? 2 * direction : direction, facingCount(system));
}

bool facesCorner(FacingSystem system, int facing)
{
    return system == FacingSystem::Clock12 && facing % 2 != 0;
}

std::string_view facingName(FacingSystem system, GridShape shape, int facing)
{
    if (facing < 0 || facing >= facingCount(system) || !suits(system, shape))
        return {};
    if (system != FacingSystem::Clock12)
        return directionName(shape, facing);
    if (!facesCorner(system, facing))
        return directionName(shape, facing / 2);
    const auto corner = static_cast<std::size_t>(facing / 2);
    return shape == GridShape::HexFlat ? flatCorners[corner] : pointyCorners[corner];
}

int facingNamed(FacingSystem system, GridShape shape, std::string_view name)
{
    for (int facing = 0; facing < facingCount(system); ++facing) {
        const std::string_view own = facingName(system, shape, facing);
        if (!own.empty() && std::equal(own.begin(), own.end(), name.begin(), name.end(), [](char a, char b) {
                return a == capital(b);
            }))
            return facing;
    }
    return -1;
}

} // namespace fw
