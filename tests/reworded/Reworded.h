#pragma once

namespace reworded {

/// Words every sentence of the engine anew while it lives: letters change, names and numbers stay.
class Rewording
{
public:
    Rewording();
    ~Rewording();
    Rewording(const Rewording&) = delete;
    Rewording& operator=(const Rewording&) = delete;
};

} // namespace reworded
