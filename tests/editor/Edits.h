#pragma once

#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read <concepts>
#include "editor/document/MapDocument.h"
#endif

#include <functional>
#include <random>

namespace fw {

/// A source of random numbers that gives the same everywhere.
class Dice
{
public:
    explicit Dice(unsigned seed) : mEngine(seed) {}
    /// 0 up to n - 1.
    int below(int n) { return int(mEngine() % unsigned(n)); }

private:
    std::mt19937 mEngine;
};

/// One command of the editor with arguments picked at random.
struct RandomEdit {
    const char* name;
    std::function<Edit(const Drawing&, Dice&)> make;
};

/// Every command there is.
const std::vector<RandomEdit>& randomEdits();

/// A map with roads, areas, names, levels and armies to be edited.
Scenario editedSample(GridShape shape, int columns, int rows);

} // namespace fw
