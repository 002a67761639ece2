#pragma once

#include "app/pdf/PdfModule.h"
#include "engine/base/Problem.h"

namespace fw {

/// Reads the words of a PDF with their places, by means of the module fieldworks_pdf. Refuses a damaged or encrypted
/// file, one without text, and one with too many pages or words.
Result<std::vector<PdfPage>> readPdfText(const std::string& bytes);

/// Joins the words of a page that are next to each other in letters of one size, from top to bottom.
std::vector<PdfWord> linesOf(const PdfPage& page);

} // namespace fw
