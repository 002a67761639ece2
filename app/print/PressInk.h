#pragma once

#include "app/print/PressProfile.h"

#include <array>
#include <cstddef>
#include <memory>

namespace fw {

/// Amounts of cyan, magenta, yellow and black, from 0 to 1.
using Ink = std::array<double, 4>;
/// Red, green and blue of sRGB, from 0 to 1.
using SrgbColour = std::array<double, 3>;

constexpr Ink blackInk{0, 0, 0, 1};

/// Turns the colours of the screen into inks of a press. No colour has more ink than the limit. As far as the limit
/// allows, cyan, magenta and yellow leave room for a full black that overprints them.
class InkTable
{
public:
    /// Where a colour is used: near black gives way to black ink alone in lines and letters, not in areas.
    enum class Use : std::uint8_t { Line, Area, Picture };

    /// Prepares the conversion for a profile and an ink limit in per cent; refuses a profile that cannot be used.
    static Result<InkTable> of(const PressProfile& profile, int limit);
    InkTable(InkTable&&) noexcept;
    ~InkTable();

    /// The inks of a colour. Grey is black ink alone, except in pictures.
    Ink of(const SrgbColour& colour, Use use) const;
    /// Converts pixels of three bytes to pixels of four; the inks of neighbouring table entries are blended.
    void convert(const unsigned char* rgb, unsigned char* cmyk, std::size_t pixels) const;

    /// The limit, from 0 to 4.
    double limit() const;
    /// The most cyan, magenta and yellow together that a colour can have, from 2 to 3.
    double mostColours() const;

private:
    struct Tables;
    explicit InkTable(std::unique_ptr<Tables> tables);
    std::unique_ptr<Tables> mTables;
};

} // namespace fw
