#pragma once

#include "app/print/Press.h"

#include <qpdf/QPDF.hh>

namespace fw {

/// The die line of a PDF: a spot colour of its own on a layer of its own, which overprints.
class PressLayer
{
public:
    /// The layer has the name of the spot colour.
    PressLayer(QPDF& pdf, const std::string& spot) : mPdf(pdf), mSpot(spot) {}

    /// Adds the die line of a page, if it has one; `height` is the upper edge of the cut page, in points.
    void draw(QPDFObjectHandle page, const PressPage& cut, double height);
    /// Lists the layer in the catalogue, if a page has a die line.
    void finish();

private:
    void make();

    QPDF& mPdf;
    std::string mSpot;
    QPDFObjectHandle mGroup, mSpace, mState; ///< made for the first die line
    bool mMade = false;
};

} // namespace fw
