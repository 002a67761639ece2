#pragma once

#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read <concepts>
#include "editor/render/CounterFace.h"
#include "engine/model/Scenario.h"
#endif

namespace fw {

/// A small map with some of every feature, on a grid of any shape.
inline Scenario sampleScenario(GridShape shape)
{
    Scenario s;
    s.title = "Sample";
    s.sides = {{"red", "Red", "#a8322d"}, {"blue", "Blue", "#2f4f7f"}};
    Map& m = s.map;
    m.title = "Sample";
    m.grid = {shape, 8, 7, true};
    m.numbering = fourDigits();
    m.terrain.resize(std::size_t(m.grid.cellCount()));
    const auto put = [&](int column, int row, const char* word) {
        m.terrain[std::size_t(m.grid.cell(column, row))].push_back(word);
    };
    put(1, 1, "deep-woods");
    put(1, 2, "light-woods");
    put(3, 3, "buildings");
    put(5, 1, "hill");
    put(5, 2, "hill");
    put(0, 5, "stream");
    put(1, 5, "stream");
    put(2, 5, "stream");
    put(6, 5, "marsh");
    put(4, 4, "quicksand");
    m.ways.push_back({"pike",
                      "Pike",
                      "road",
                      {m.grid.cell(3, 0), m.grid.cell(3, 1), m.grid.cell(3, 2), m.grid.cell(3, 3)},
                      Origin::Printed});
    m.names.push_back({"Town", m.grid.cell(3, 3), 2});
    Unit guards;
    guards.id = "guards";
    guards.name = "Guards";
    guards.side = "red";
    guards.formation = "R";
    guards.type = "brigade";
    guards.steps = 2;
    guards.ratings["attack"]["full"] = 4;
    guards.ratings["morale"]["full"] = 5;
    s.units.push_back(guards);
    Unit line = guards;
    line.id = line.name = "line";
    line.side = "blue";
    s.units.push_back(line);
    Placement first;
    first.unit = "guards";
    first.at = m.grid.cell(6, 3);
    s.setup.push_back(first);
    Placement second = first;
    second.unit = "line";
    second.stepsLost = 1;
    s.setup.push_back(second);
    return s;
}

/// Rules with the sample's ratings; one feature is drawn as a town but has another id.
inline Ruleset sampleRules()
{
    Ruleset r;
    r.ratings = {{"attack", "Attack", 0, {{"full", {}}}}, {"morale", "Morale", 0, {{"full", {}}}}};
    r.features = {{"buildings", "Buildings", FeatureKind::Terrain, "town", {}},
                  {"light-woods", "Light woods", FeatureKind::Terrain, "", {}}};
    return r;
}

} // namespace fw

Q_DECLARE_METATYPE(fw::GridShape)
