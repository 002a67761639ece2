#pragma once

#include "app/print/PressInk.h"

#include <qpdf/QPDF.hh>

namespace fw {

/// The function of a gradient in sRGB as a table of inks; throws std::runtime_error on a kind that QPdfWriter does not
/// write.
QPDFObjectHandle inkGradient(QPDF& pdf, QPDFObjectHandle function, const InkTable& inks);

} // namespace fw
