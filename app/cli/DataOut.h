#pragma once

#include "app/cli/Exit.h"
#include "app/cli/Request.h"

namespace fw {

/// Whether an export writes text for other programs: a list, tables or map data.
bool isTextExport(const Request& request);

/// `fieldworks export --what map|setup|roster|tables|map-data` to text: a text map, CSV, Markdown or JSON.
Exit exportText(const Request& request, int argc, char** argv);

/// `fieldworks export --what faces`: a file for each face of a counter.
Exit exportFaces(const Request& request, int argc, char** argv);

} // namespace fw
