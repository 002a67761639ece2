#pragma once

#include "app/case/OpenFile.h"
#include "app/cli/Exit.h"
#include "app/cli/Request.h"

namespace fw {

/// Opens a file for an export, and reports its doubts and remarks. Needs a QGuiApplication.
Result<Opened> openToExport(const std::string& file);

/// Whether an export writes text for other programs: a list, tables or map data.
bool isTextExport(const Request& request);

/// `fieldworks export --what map|setup|roster|tables|map-data` to text: a text map, CSV, Markdown or JSON.
Exit exportText(const Request& request, int argc, char** argv);

/// `fieldworks export --what faces`: a file for each face of a counter.
Exit exportFaces(const Request& request, int argc, char** argv);

} // namespace fw
