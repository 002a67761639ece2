#pragma once

#include <unistd.h>
#include <utility>

namespace fw {

/// A file descriptor that its destructor closes.
class Descriptor
{
public:
    explicit Descriptor(int number = -1) : mNumber(number) {}
    ~Descriptor() { close(); }
    Descriptor(Descriptor&& other) noexcept : mNumber(std::exchange(other.mNumber, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept
    {
        if (this != &other) {
            close();
            mNumber = std::exchange(other.mNumber, -1);
        }
        return *this;
    }

    /// The number; -1 if nothing is open.
    int number() const { return mNumber; }
    /// Closes it; false if the system reports an error.
    bool close()
    {
        const int number = std::exchange(mNumber, -1);
        return number < 0 || ::close(number) == 0;
    }

private:
    int mNumber;
};

} // namespace fw
