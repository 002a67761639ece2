#include "engine/playtest/Posture.h"

namespace fw {

const std::array<Posture, 5>& postures()
{
    using Press = Posture::Press;
    static const std::array<Posture, 5> all{{
        {},
        {Press::Never, 0, 150, 150, 60, 300},    // holds its ground
        {Press::Always, 100, 100, 100, 0, 40},   // goes on, even if it would win now
        {Press::Always, 100, 250, 40, -100, 15}, // goes for the objectives and attacks on its way
        {Press::Always, 300, 300, 50, 0, 40},    // goes for objectives and enemies
    }};
    return all;
}

const Posture& holding()
{
    return postures()[1];
}

} // namespace fw
