#pragma once

#include "editor/tools/Measure.h"
#include "editor/tools/Tool.h"

namespace fw {

/// Measures between two cells: distance, levels, the cost of the way and the lines of sight.
class RulerTool : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(fw::RulerTool)
public:
    explicit RulerTool(Workbench& bench) : Tool(bench), mMeasure(bench) {}
    ToolInfo info() const override;
    void press(const Spot& spot) override;
    void drag(const Spot& spot) override { mTo = spot.cell; }
    void hover(const Spot& spot) override;
    bool cancel() override;
    Preview preview() const override;

private:
    /// The last question, so that a resting mouse does not ask it again.
    struct Asked {
        Cell from = noCell;
        Cell to = noCell;
        int revision = -1;
        std::string mover;
        std::string march;
        friend bool operator==(const Asked&, const Asked&) = default;
    };

    mutable Measure mMeasure;
    mutable Asked mAsked;
    mutable Preview mAnswer;
    Cell mFrom = noCell;
    Cell mTo = noCell;
    bool mEnded = false; ///< the second click fixes the answer
};

} // namespace fw
