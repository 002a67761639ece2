#pragma once

namespace reworded {

/// Replaces the words of all engine sentences while it exists: letters change, names and numbers stay.
class Rewording
{
public:
    Rewording();
    ~Rewording();
    Rewording(const Rewording&) = delete;
    Rewording& operator=(const Rewording&) = delete;
};

} // namespace reworded
