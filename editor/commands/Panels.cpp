#include "editor/commands/Panels.h"

#include "editor/commands/RowEdits.h"

#include <algorithm>

namespace fw {

namespace {

void tidy(Panel& panel)
{
    panel.width = std::max(panel.width, leastPanel);
    panel.height = std::max(panel.height, leastPanel);
}

} // namespace

Edit addPanel(const Drawing& drawing, Panel panel)
{
    const std::vector<Panel>& panels = drawing.rest.map.panels;
    if (std::ranges::any_of(panels,
                            [&](const Panel& other) { return other.what == panel.what && other.of == panel.of; }))
        return {};
    tidy(panel);
    panel.id = freeId(panels, slug(panel.id.empty() ? panel.of.empty() ? panel.what : panel.of : panel.id));
    return insertRow(int(panels.size()), std::move(panel));
}

Edit changePanel(const Drawing& drawing, int at, Panel panel)
{
    tidy(panel);
    return changeRow(drawing.rest.map.panels, at, std::move(panel));
}

Edit removePanel(const Drawing& drawing, int at)
{
    return removeRow(drawing.rest.map.panels, at);
}

} // namespace fw
