#pragma once

#include "engine/model/Scenario.h"

namespace fw {

/// The list of a scenario that holds rows of type T, and its name in a file.
template <class T>
struct RowList;
template <>
struct RowList<Way> {
    static constexpr const char* name = "ways";
    static std::vector<Way>& of(Scenario& s) { return s.map.ways; }
};
template <>
struct RowList<Area> {
    static constexpr const char* name = "areas";
    static std::vector<Area>& of(Scenario& s) { return s.map.areas; }
};
template <>
struct RowList<PlaceName> {
    static constexpr const char* name = "names";
    static std::vector<PlaceName>& of(Scenario& s) { return s.map.names; }
};
template <>
struct RowList<Panel> {
    static constexpr const char* name = "panels";
    static std::vector<Panel>& of(Scenario& s) { return s.map.panels; }
};
template <>
struct RowList<Placement> {
    static constexpr const char* name = "setup";
    static std::vector<Placement>& of(Scenario& s) { return s.setup; }
};

} // namespace fw
