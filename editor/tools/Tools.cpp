#include "editor/tools/Tools.h"

#include "editor/tools/PanelTool.h"
#include "editor/tools/PlacesTool.h"
#include "editor/tools/RulerTool.h"
#include "editor/tools/ScanTool.h"
#include "editor/tools/StampTool.h"

namespace fw {

std::vector<std::unique_ptr<Tool>> makeTools(Workbench& bench)
{
    std::vector<std::unique_ptr<Tool>> tools;
    tools.push_back(std::make_unique<SelectTool>(bench));
    tools.push_back(std::make_unique<PlacesTool>(bench));
    tools.push_back(std::make_unique<LinkTool>(bench));
    tools.push_back(std::make_unique<BrushTool>(bench));
    tools.push_back(std::make_unique<LineTool>(bench));
    tools.push_back(std::make_unique<ShapeTool>(bench));
    tools.push_back(std::make_unique<FillTool>(bench));
    tools.push_back(std::make_unique<PickTool>(bench));
    tools.push_back(std::make_unique<StampTool>(bench));
    tools.push_back(std::make_unique<LevelTool>(bench));
    tools.push_back(std::make_unique<SideTool>(bench));
    tools.push_back(std::make_unique<PathTool>(bench));
    tools.push_back(std::make_unique<NameTool>(bench));
    tools.push_back(std::make_unique<AreaTool>(bench));
    tools.push_back(std::make_unique<BoundsTool>(bench));
    tools.push_back(std::make_unique<EraserTool>(bench));
    tools.push_back(std::make_unique<PlaceTool>(bench));
    tools.push_back(std::make_unique<PanelTool>(bench));
    tools.push_back(std::make_unique<ScanTool>(bench));
    tools.push_back(std::make_unique<RulerTool>(bench));
    return tools;
}

} // namespace fw
