#include "editor/render/Season.h"

namespace fw {

namespace {

/// Snow on paper: roads are trodden earth, ponds are ice, woods carry snow on their crowns.
MapStyle snow()
{
    MapStyle s = MapStyle::light();
    s.ground = QColor("#f3f4f3");
    s.meadow = QColor("#e6ebee");
    s.hill[0] = QColor("#e9e6e0");
    s.hill[1] = QColor("#dcd6cb");
    s.hill[2] = QColor("#cdc4b5");
    s.hillLine = QColor("#8d8375");
    s.hillShade = QColor(60, 66, 80, 60);
    s.woods = QColor("#dbe2dd");
    s.deepWoods = QColor("#c6d1cb");
    s.crown = QColor("#93a79b");
    s.crownDeep = QColor("#5f7a6c");
    s.crownLight = QColor("#f8fafa");
    s.crownLine = QColor("#3a4e45");
    s.shadow = QColor(44, 56, 78, 66);
    s.water = QColor("#c2dae6"); // ice
    s.waterLine = QColor("#3f7393");
    s.marsh = QColor("#6d8f92");
    s.road = QColor("#e3d7be");
    s.roadLine = QColor("#75614a");
    s.town = QColor("#e6dfd4");
    s.roof = QColor("#b98c7c");
    s.field = QColor("#d9d5bd");
    s.gridLine = QColor(62, 72, 90, 130);
    s.number = QColor("#3a4049");
    s.halo = QColor(247, 248, 248, 225);
    return s;
}

/// The same under the moon: snow is the lightest ground that the night has.
MapStyle snowByNight()
{
    MapStyle s = MapStyle::night();
    s.ground = QColor("#475059");
    s.meadow = QColor("#525c67");
    s.hill[0] = QColor("#505357");
    s.hill[1] = QColor("#585a5d");
    s.hill[2] = QColor("#676766");
    s.hillLine = QColor("#9a968c");
    s.woods = QColor("#3a4848");
    s.deepWoods = QColor("#304040");
    s.crown = QColor("#5a7269");
    s.crownDeep = QColor("#3e564d");
    s.crownLight = QColor("#a9b8ba");
    s.crownLine = QColor("#151d1b");
    s.water = QColor("#6a8fa5");
    s.waterLine = QColor("#8cc0d9");
    s.marsh = QColor("#7da5a4");
    s.road = QColor("#b3a58a");
    s.town = QColor("#4f4a46");
    s.field = QColor("#595b52");
    s.gridLine = QColor(214, 226, 240, 90);
    s.number = QColor("#e4e8ec");
    s.halo = QColor(30, 34, 40, 215);
    return s;
}

} // namespace

MapStyle styleOf(Palette palette, bool dark)
{
    if (palette == Palette::Winter)
        return dark ? snowByNight() : snow();
    return dark ? MapStyle::night() : MapStyle::light();
}

} // namespace fw
