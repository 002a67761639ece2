#pragma once

#include "editor/render/ScanFit.h"
#include "editor/tools/Tool.h"

#include <QCoreApplication>

namespace fw {

/// Aligns a scanned picture with the cells by points whose cell numbers the user types.
class ScanTool : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(fw::ScanTool)
public:
    using Tool::Tool;
    ToolInfo info() const override;
    void press(const Spot& spot) override;
    void drag(const Spot& spot) override { mTo = spot.at; }
    void release(const Spot& spot) override;
    bool cancel() override;
    bool key(int key, Qt::KeyboardModifiers mods) override;
    Preview preview() const override;

private:
    ScanFit fit() const;
    QPoint pixelAt(QPointF at) const;
    int pointAt(QPointF at) const;

    int mHeld = -1; ///< the dragged point
    bool mDown = false;
    QPointF mFrom;
    QPointF mTo;
};

} // namespace fw
