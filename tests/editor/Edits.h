#pragma once

#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read <concepts>
#include "editor/document/MapDocument.h"
#endif

#include <functional>
#include <random>

namespace fw {

/// Random numbers that are the same on every platform.
class Dice
{
public:
    explicit Dice(unsigned seed) : mEngine(seed) {}
    /// A number from 0 to n - 1.
    int below(int n) { return int(mEngine() % unsigned(n)); }

private:
    std::mt19937 mEngine;
};

/// One command of the editor, with arguments chosen at random.
struct RandomEdit {
    const char* name;
    std::function<Edit(const Drawing&, Dice&)> make;
};

/// Every editing command of the map editor.
const std::vector<RandomEdit>& randomEdits();

/// A map with roads, areas, names, levels and armies, ready for edits.
Scenario editedSample(GridShape shape, int columns, int rows);

} // namespace fw
