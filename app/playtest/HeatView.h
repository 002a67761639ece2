#pragma once

#include "editor/view/MapView.h"

#include <vector>

namespace fw {

/// A value in a cell of the map, divided by side.
struct HeatSpot {
    Cell cell = noCell;
    std::vector<double> bySide;
    QString text; ///< the value, printed in the disc if it is large enough

    double all() const;
    friend bool operator==(const HeatSpot&, const HeatSpot&) = default;
};

/// A map on which discs show values: the area of a disc is the value, its parts are the sides.
class HeatView : public MapView
{
    Q_OBJECT

public:
    explicit HeatView(QWidget* parent = nullptr);
    /// Replaces the discs; `most` is the value of the largest possible disc.
    void setSpots(std::vector<HeatSpot> spots, double most);
    /// Sets the number of the signs of each side.
    void setInks(std::vector<int> inks) { mInks = std::move(inks); }
    const std::vector<HeatSpot>& spots() const { return mSpots; }

protected:
    void contentsChanged() override;
    void aboutToClear() override;

private:
    class DiscsItem;

    DiscsItem* mDiscs = nullptr;
    std::vector<HeatSpot> mSpots;
    std::vector<int> mInks;
    double mMost = 1;
};

} // namespace fw
