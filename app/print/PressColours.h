#pragma once

#include "app/print/PressContent.h"
#include "app/print/PressPacker.h"

#include <qpdf/QPDF.hh>
#include <set>

namespace fw {

/// Rewrites the colours of a PDF's streams, pictures, gradients and patterns as inks. Throws std::exception on content
/// that it does not know.
class PressColours
{
public:
    PressColours(QPDF& pdf, const InkTable& inks, PressPacker& packer) : mPdf(pdf), mInks(inks), mPacker(packer) {}

    /// Rewrites the content of a page and all that it draws; returns its lines and type that a press prints badly.
    PressFaults convert(QPDFObjectHandle page);
    /// Whether something on a page lets what is below shine through.
    static bool isTransparent(QPDFObjectHandle resources);

private:
    void convertResources(QPDFObjectHandle resources);
    void convertPattern(QPDFObjectHandle pattern);
    void convertShading(QPDFObjectHandle shading);
    void convertPicture(QPDFObjectHandle picture);
    /// A form or a pattern: its own resources and content.
    void convertStream(QPDFObjectHandle stream, const PressStream& how);
    /// Adds what the rewritten streams name.
    void addKeys(QPDFObjectHandle resources);
    /// Whether the object is met for the first time.
    bool isNew(QPDFObjectHandle object);

    QPDF& mPdf;
    const InkTable& mInks;
    PressPacker& mPacker;
    PressFaults mFaults;
    std::set<QPDFObjGen> mDone;
    std::vector<QPDFObjectHandle> mStates; ///< the graphics states of overprint, made once
    QPDFObjectHandle mPatternSpace;
};

} // namespace fw
