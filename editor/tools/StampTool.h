#pragma once

#include "editor/tools/Tool.h"

#include <QCoreApplication>

namespace fw {

/// Places a copied or stored piece of a map again and again, turned and flipped.
class StampTool : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(fw::StampTool)
public:
    using Tool::Tool;
    ToolInfo info() const override;
    QString uselessness() const override;
    void press(const Spot& spot) override;
    void hover(const Spot& spot) override { mHover = spot; }
    bool key(int key, Qt::KeyboardModifiers mods) override;
    Preview preview() const override;

private:
    Spot mHover;
};

} // namespace fw
