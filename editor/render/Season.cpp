#include "editor/render/Season.h"

namespace fw {

MapStyle styleOf(Palette palette, bool dark)
{
    return MapStyle::of(dark, palette == Palette::Winter);
}

} // namespace fw
