#include "app/cli/CommandVerbs.h"
#include "app/cli/Console.h"
#include "engine/store/Schema.h"

#include <QFile>
#include <cstdio>

namespace fw {

namespace {

/// The schema of map data, which is written by hand: no rows of files are made from it.
std::string mapDataSchema()
{
    QFile file(":/schemas/map-data.schema.json");
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

Exit runSchema(const Request& request)
{
    const std::string text = request.kind == "rules"      ? rulesSchema()
                             : request.kind == "scenario" ? scenarioSchema()
                             : request.kind == "map"      ? mapSchema()
                             : request.kind == "map-data" ? mapDataSchema()
                                                          : logSchema();
    std::fputs(text.c_str(), stdout);
    return Exit::Done;
}

} // namespace fw
