#include "editor/render/MapStyle.h"

namespace fw {

namespace {

/// A colour by day, by night, in snow and in snow by night; nullptr if snow does not change it.
using Tones = const char* [4];

constexpr struct {
    QColor MapStyle::*of;
    Tones tones;
} colours[] = {
    {&MapStyle::sheet, {"#faf5e9", "#1f201d", nullptr, nullptr}},
    {&MapStyle::frame, {"#4a3b28", "#8a8370", nullptr, nullptr}},
    {&MapStyle::ground, {"#efe6cc", "#33342c", "#f3f4f3", "#475059"}},
    {&MapStyle::meadow, {"#e4e0bb", "#373a2e", "#e6ebee", "#525c67"}},
    {&MapStyle::hillLine, {"#8f6f44", "#94794f", "#8d8375", "#9a968c"}},
    {&MapStyle::hillShade, {"#3c5c401e", "#5a000000", "#3c3c4250", nullptr}},
    {&MapStyle::woods, {"#d3d8a6", "#343d2a", "#dbe2dd", "#3a4848"}},
    {&MapStyle::deepWoods, {"#b3c48b", "#2b3a26", "#c6d1cb", "#304040"}},
    {&MapStyle::crown, {"#8fa862", "#52683c", "#93a79b", "#5a7269"}},
    {&MapStyle::crownDeep, {"#6c8c50", "#3c5530", "#5f7a6c", "#3e564d"}},
    {&MapStyle::crownLight, {"#b4c684", "#6c8450", "#f8fafa", "#a9b8ba"}},
    {&MapStyle::crownLine, {"#44592f", "#17200f", "#3a4e45", "#151d1b"}},
    {&MapStyle::shadow, {"#46282412", "#6e000000", "#422c384e", nullptr}},
    {&MapStyle::water, {"#9cc4d4", "#3a6378", "#c2dae6", "#6a8fa5"}}, // ice in winter
    {&MapStyle::waterLine, {"#437a95", "#6ba3bb", "#3f7393", "#8cc0d9"}},
    {&MapStyle::marsh, {"#5d8a7a", "#6ba08d", "#6d8f92", "#7da5a4"}},
    {&MapStyle::road, {"#fbf1cf", "#b9a67c", "#e3d7be", "#b3a58a"}},
    {&MapStyle::roadLine, {"#7d5d38", "#191611", "#75614a", nullptr}},
    {&MapStyle::town, {"#e9d6b8", "#453b30", "#e6dfd4", "#4f4a46"}},
    {&MapStyle::brick, {"#a9573f", "#9a5540", nullptr, nullptr}},
    {&MapStyle::roof, {"#c47a5d", "#b97459", "#b98c7c", nullptr}},
    {&MapStyle::stone, {"#948c7c", "#8b8577", nullptr, nullptr}},
    {&MapStyle::houseLine, {"#43271b", "#150c08", nullptr, nullptr}},
    {&MapStyle::field, {"#b9bd7d", "#606540", "#d9d5bd", "#595b52"}},
    {&MapStyle::gridLine, {"#5c544226", "#3cdcd2b4", "#823e485a", "#5ad6e2f0"}},
    {&MapStyle::number, {"#46371f", "#e6dfca", "#3a4049", "#e4e8ec"}},
    {&MapStyle::ink, {"#2a2016", "#f4ecd8", nullptr, nullptr}},
    {&MapStyle::waterInk, {"#1f4f69", "#b5dcec", nullptr, nullptr}},
    {&MapStyle::halo, {"#e1f6efdc", "#d71c1c18", "#e1f7f8f8", "#d71e2228"}},
};

/// Contour fills, low to high.
constexpr Tones hills[] = {
    {"#e6d4aa", "#453e2f", "#e9e6e0", "#505357"},
    {"#dcc492", "#564a35", "#dcd6cb", "#585a5d"},
    {"#d1b37e", "#67573d", "#cdc4b5", "#676766"},
};

QColor shade(const Tones& tones, bool dark, bool snow)
{
    return QColor(snow && tones[2 + dark] != nullptr ? tones[2 + dark] : tones[dark]);
}

} // namespace

MapStyle MapStyle::of(bool dark, bool snow)
{
    MapStyle s;
    s.dark = dark;
    for (const auto& [colour, tones] : colours)
        s.*colour = shade(tones, dark, snow);
    for (int i = 0; i < 3; ++i)
        s.hill[i] = shade(hills[i], dark, snow);
    return s;
}

} // namespace fw
