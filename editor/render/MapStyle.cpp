#include "editor/render/MapStyle.h"

namespace fw {

MapStyle MapStyle::light()
{
    MapStyle s;
    s.sheet = QColor("#faf5e9");
    s.frame = QColor("#4a3b28");
    s.ground = QColor("#efe6cc");
    s.meadow = QColor("#e4e0bb");
    s.hill[0] = QColor("#e6d4aa");
    s.hill[1] = QColor("#dcc492");
    s.hill[2] = QColor("#d1b37e");
    s.hillLine = QColor("#8f6f44");
    s.hillShade = QColor(92, 64, 30, 60);
    s.woods = QColor("#d3d8a6");
    s.deepWoods = QColor("#b3c48b");
    s.crown = QColor("#8fa862");
    s.crownDeep = QColor("#6c8c50");
    s.crownLight = QColor("#b4c684");
    s.crownLine = QColor("#44592f");
    s.shadow = QColor(40, 36, 18, 70);
    s.water = QColor("#9cc4d4");
    s.waterLine = QColor("#437a95");
    s.marsh = QColor("#5d8a7a");
    s.road = QColor("#fbf1cf");
    s.roadLine = QColor("#7d5d38");
    s.town = QColor("#e9d6b8");
    s.brick = QColor("#a9573f");
    s.roof = QColor("#c47a5d");
    s.stone = QColor("#948c7c");
    s.houseLine = QColor("#43271b");
    s.field = QColor("#b9bd7d");
    s.gridLine = QColor(84, 66, 38, 92);
    s.number = QColor("#46371f");
    s.ink = QColor("#2a2016");
    s.waterInk = QColor("#1f4f69");
    s.halo = QColor(246, 239, 220, 225);
    return s;
}

MapStyle MapStyle::night()
{
    MapStyle s;
    s.dark = true;
    s.sheet = QColor("#1f201d");
    s.frame = QColor("#8a8370");
    s.ground = QColor("#33342c");
    s.meadow = QColor("#373a2e");
    s.hill[0] = QColor("#453e2f");
    s.hill[1] = QColor("#564a35");
    s.hill[2] = QColor("#67573d");
    s.hillLine = QColor("#94794f");
    s.hillShade = QColor(0, 0, 0, 90);
    s.woods = QColor("#343d2a");
    s.deepWoods = QColor("#2b3a26");
    s.crown = QColor("#52683c");
    s.crownDeep = QColor("#3c5530");
    s.crownLight = QColor("#6c8450");
    s.crownLine = QColor("#17200f");
    s.shadow = QColor(0, 0, 0, 110);
    s.water = QColor("#3a6378");
    s.waterLine = QColor("#6ba3bb");
    s.marsh = QColor("#6ba08d");
    s.road = QColor("#b9a67c");
    s.roadLine = QColor("#191611");
    s.town = QColor("#453b30");
    s.brick = QColor("#9a5540");
    s.roof = QColor("#b97459");
    s.stone = QColor("#8b8577");
    s.houseLine = QColor("#150c08");
    s.field = QColor("#606540");
    s.gridLine = QColor(220, 210, 180, 60);
    s.number = QColor("#e6dfca");
    s.ink = QColor("#f4ecd8");
    s.waterInk = QColor("#b5dcec");
    s.halo = QColor(28, 28, 24, 215);
    return s;
}

} // namespace fw
