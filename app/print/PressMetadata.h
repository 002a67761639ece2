#pragma once

#include "app/print/PressPacker.h"
#include "app/print/PressProfile.h"

#include <qpdf/QPDF.hh>

namespace fw {

/// Marks a PDF as PDF/X-4: output intent with the whole profile, description, and an id that is made from `digest`, 32
/// hexadecimal digits. The dates are fixed, so that the same sheet gives the same bytes.
void markAsPressPdf(QPDF& pdf, const PressProfile& profile, const std::string& digest, PressPacker& packer);

/// Gives the parts of fonts names of their own, made from their content, so that files can be put together on one
/// sheet.
void nameFontParts(QPDF& pdf);

} // namespace fw
