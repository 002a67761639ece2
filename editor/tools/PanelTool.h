#pragma once

#include "editor/render/SheetPanel.h"
#include "editor/tools/Tool.h"

#include <QCoreApplication>

namespace fw {

/// Places the turn track, boxes, legend, charts and tracks of numbers on the sheet.
class PanelTool : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(fw::PanelTool)
public:
    using Tool::Tool;
    ToolInfo info() const override;
    void press(const Spot& spot) override;
    void drag(const Spot& spot) override;
    void release(const Spot& spot) override;
    void hover(const Spot& spot) override { mHover = spot.at; }
    bool cancel() override;
    bool key(int key, Qt::KeyboardModifiers mods) override;
    Preview preview() const override;

private:
    const std::vector<SheetPanel::Part>& parts() const;
    int partAt(QPointF at, bool& corner) const;
    int take(const SheetPanel::Part& part);
    void move(int panel, QPoint by, bool resize);
    QRectF dragged() const;

    mutable std::vector<SheetPanel::Part> mParts;
    mutable int mRevision = -1;
    int mPart = -1; ///< the part under the mouse at the press
    bool mResize = false;
    QPointF mFrom;
    QPointF mTo;
    QPointF mHover;
};

} // namespace fw
