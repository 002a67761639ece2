#pragma once

#include "app/print/PressInk.h"

#include <QTransform>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace fw {

/// What the names in a content stream mean, as far as its colours depend on them.
struct PressNames {
    enum class Space : std::uint8_t { Rgb, Grey, Cmyk, Pattern, Inherited };
    struct Alpha {
        std::optional<double> fill, stroke;
        std::optional<bool> masked; ///< whether there is a soft mask from here on
    };
    std::map<std::string, Space, std::less<>> spaces;
    std::map<std::string, Alpha, std::less<>> alphas;
};

/// Names that the rewritten streams use; the resources of each must have them.
struct PressKeys {
    /// Graphics states: nothing overprints, the fill does, the stroke does, both do.
    static constexpr std::string_view overprint[] = {"FwO0", "FwO1", "FwO2", "FwO3"};
    /// The colour space [/Pattern /DeviceCMYK].
    static constexpr std::string_view pattern = "FwP";
};

/// What a content stream has of lines, type and ink that a press prints badly.
struct PressFaults {
    int lines = 0; ///< thinner than the least
    double thinnest = 0;
    int types = 0; ///< pieces of type smaller than the least
    double smallest = 0;
    double colours = 0;      ///< the most cyan, magenta and yellow in one colour, 0 to 3
    bool overprints = false; ///< whether black overprints
};

/// How to rewrite one content stream.
struct PressStream {
    QTransform toPoints{};   ///< from the stream's own units to points
    bool inherits = false;   ///< whether colours come from outside, as in a form
    bool widensLines = true; ///< whether a line thinner than the least is drawn wider
};

/// Rewrites the colours of a content stream as inks: grey and black letters and lines get black ink alone, and full
/// black lines, letters and small shapes overprint. Throws std::runtime_error on anything that it cannot read.
std::string pressContent(std::string_view content, const PressNames& names, const PressStream& how,
                         const InkTable& inks, PressFaults& faults);

} // namespace fw
