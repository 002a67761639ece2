#include "app/print/PressPdf.h"

#include "app/print/PressColours.h"
#include "app/print/PressLayer.h"
#include "app/print/PressMetadata.h"
#include "app/print/PressPacker.h"

#include <QCryptographicHash>
#include <algorithm>
#include <qpdf/Pl_Flate.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>
#include <stdexcept>

namespace fw {

namespace {

QPDFObjectHandle pdfBox(double left, double bottom, double right, double top)
{
    auto out = QPDFObjectHandle::newArray();
    for (const double edge : {left, bottom, right, top})
        out.appendItem(QPDFObjectHandle::newReal(edge, 5));
    return out;
}

/// Sets the boxes of a page and returns the upper edge of the cut page. QPdfWriter rounds the page to whole points and
/// draws from its upper left corner, which therefore stays where it is.
double setBoxes(QPDFObjectHandle page, const PressPage& wanted)
{
    QPDFPageObjectHelper helper(page);
    const QPDFObjectHandle::Rectangle old = helper.getMediaBox().getArrayAsRectangle();
    const double width = wanted.trim.width() * pointsPerMm, height = wanted.trim.height() * pointsPerMm;
    const double bleed = wanted.bleed * pointsPerMm;
    const double left = old.llx, top = old.ury;
    page.replaceKey("/TrimBox", pdfBox(left, top - height, left + width, top));
    for (const char* const outer : {"/BleedBox", "/MediaBox"})
        page.replaceKey(outer, pdfBox(left - bleed, top - height - bleed, left + width + bleed, top + bleed));
    for (const char* const other : {"/CropBox", "/ArtBox", "/Annots"})
        page.removeKey(other);
    return top;
}

/// Sets the colour space in which transparent paint is mixed.
void setMixing(QPDFObjectHandle page)
{
    if (PressColours::isTransparent(page.getKey("/Resources")))
        page.replaceKey("/Group", QPDFObjectHandle::parse("<< /Type /Group /S /Transparency /CS /DeviceCMYK >>"));
}

/// Throws if anything that is written has a colour of the screen.
void refuseScreenColours(QPDF& pdf)
{
    std::set<QPDFObjGen> seen;
    std::vector<QPDFObjectHandle> open{pdf.getTrailer()};
    while (!open.empty()) {
        QPDFObjectHandle object = open.back();
        open.pop_back();
        if (object.isIndirect() && !seen.insert(object.getObjGen()).second)
            continue;
        if (object.isStream())
            object = object.getDict();
        if (object.isNameAndEquals("/DeviceRGB") || object.isNameAndEquals("/CalRGB"))
            throw std::runtime_error("a colour of the screen is left");
        if (object.isArray())
            for (const QPDFObjectHandle& item : object.getArrayAsVector())
                open.push_back(item);
        else if (object.isDictionary())
            for (const auto& [key, value] : object.getDictAsMap())
                open.push_back(value);
    }
}

/// Writes the PDF into memory.
QByteArray writtenToMemory(QPDF& pdf)
{
    Pl_Flate::setCompressionLevel(streamPacking);
    QPDFWriter writer(pdf);
    writer.setOutputMemory();
    writer.setMinimumPDFVersion("1.6");
    writer.setObjectStreamMode(qpdf_o_disable);
    writer.setDeterministicID(true);
    writer.write();
    const std::shared_ptr<Buffer> bytes = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(bytes->getBuffer()), qsizetype(bytes->getSize())};
}

std::string digestOf(const QByteArray& pdf, const PressOptions& options, const PressProfile& profile)
{
    QCryptographicHash hash(QCryptographicHash::Md5); // an id, not a secret
    hash.addData(pdf);
    hash.addData(profile.bytes);
    hash.addData(QByteArray::number(options.ink) + QByteArray::fromStdString(options.spot));
    return hash.result().toHex().toStdString();
}

void addFindings(std::vector<PressFinding>& to, const PressFaults& faults, double limit, int page)
{
    if (faults.lines > 0)
        to.push_back({PressFinding::Kind::ThinLine, page, faults.lines, faults.thinnest});
    if (faults.types > 0)
        to.push_back({PressFinding::Kind::SmallType, page, faults.types, faults.smallest});
    if (const double most = faults.colours + 1; faults.overprints && most > limit + 1e-9)
        to.push_back({PressFinding::Kind::OverInk, page, 0, most * 100});
}

Result<PressPdf> pressConverted(const QByteArray& pdf, const PressOptions& options, const PressProfile& profile,
                                const InkTable& inks, const std::vector<PressPage>& pages, Progress* progress)
{
    PressPdf out;
    QPDF file;
    file.setSuppressWarnings(true);
    file.processMemoryFile("press", pdf.constData(), std::size_t(pdf.size()));
    PressPacker packer;
    markAsPressPdf(file, profile, digestOf(pdf, options, profile), packer);
    PressColours colours(file, inks, packer);
    PressLayer die(file, options.spot);
    const std::vector<QPDFPageObjectHelper> all = QPDFPageDocumentHelper(file).getAllPages();
    int number = 0;
    for (QPDFPageObjectHelper page : all) {
        if (!reached(progress, number, int(all.size())))
            return cancelled();
        const PressPage& wanted = pages[std::min(std::size_t(number), pages.size() - 1)];
        QPDFObjectHandle object = page.getObjectHandle();
        addFindings(out.findings, colours.convert(object), inks.limit(), ++number);
        setMixing(object);
        die.draw(object, wanted, setBoxes(object, wanted));
    }
    die.finish();
    nameFontParts(file);
    packer.finish();
    refuseScreenColours(file);
    out.bytes = writtenToMemory(file);
    return out;
}

} // namespace

Result<void> checkPress(const PressOptions& options)
{
    if (options.ink < leastInk || options.ink > mostInk)
        return fail(Trouble::Usage, Text("the ink limit is from {0} to {1} per cent",
                                         {std::to_string(leastInk), std::to_string(mostInk)}));
    constexpr std::size_t longestName = 60;
    const std::string& spot = options.spot;
    const bool plain = !spot.empty() && spot.size() <= longestName && spot.front() != ' ' && spot.back() != ' '
                       && std::ranges::all_of(spot, [](char letter) { return letter >= ' ' && letter <= '~'; });
    static const std::set<std::string> taken{"All", "None", "Cyan", "Magenta", "Yellow", "Black"};
    if (!plain || taken.contains(spot))
        return fail(Trouble::Usage, Text("the spot colour of the die line cannot have the name '{0}'", {spot}), {},
                    "give a name of 1 to 60 plain letters that no ink of the press has");
    return {};
}

Result<PressPdf> toPress(const QByteArray& pdf, const PressOptions& options, const PressProfile& profile,
                         const std::vector<PressPage>& pages, Progress* progress)
{
    if (const Result<void> may = checkPress(options); !may)
        return tl::unexpected<Problem>(may.error());
    if (pages.empty())
        return fail(Trouble::Usage, "the size of the cut page is not known");
    const Result<InkTable> inks = InkTable::of(profile, options.ink);
    if (!inks)
        return tl::unexpected<Problem>(inks.error());
    try {
        return pressConverted(pdf, options, profile, *inks, pages, progress);
    } catch (const std::exception& error) {
        return fail(Trouble::BadInput, Text("the PDF cannot be made ready for the press: {0}", {error.what()}), {},
                    "export without the press form, or replace the drawing at fault");
    }
}

} // namespace fw
