#include "engine/playtest/Posture.h"

namespace fw {

const std::array<Posture, 4>& postures()
{
    using Press = Posture::Press;
    static const std::array<Posture, 4> all{{
        {},
        {Press::Never, 0, 150, 150, 60, 300},    // holds its ground
        {Press::Always, 100, 250, 40, -100, 15}, // goes for the objectives and attacks on its way
        {Press::Never, -150, 100, 250, 100, 40}, // keeps away from the enemy
    }};
    return all;
}

const Posture& holding()
{
    return postures()[1];
}

} // namespace fw
