#include "app/cli/CommandVerbs.h"
#include "app/cli/Console.h"
#include "engine/store/Schema.h"

#include <cstdio>

namespace fw {

Exit runSchema(const Request& request)
{
    const std::string text = request.kind == "rules"      ? rulesSchema()
                             : request.kind == "scenario" ? scenarioSchema()
                             : request.kind == "map"      ? mapSchema()
                                                          : logSchema();
    std::fputs(text.c_str(), stdout);
    return Exit::Done;
}

} // namespace fw
