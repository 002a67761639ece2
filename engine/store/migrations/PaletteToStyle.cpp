#include "engine/store/migrations/PaletteToStyle.h"

#include <algorithm>

namespace fw {

Json paletteToStyle(Json map)
{
    const auto key = std::ranges::find(map.keys, "palette");
    if (key == map.keys.end())
        return map;
    const auto value = map.items.begin() + (key - map.keys.begin());
    if (value->text == "winter") {
        *key = "style";
    } else {
        map.items.erase(value);
        map.keys.erase(key);
    }
    return map;
}

} // namespace fw
