#include "app/print/RepeatedFaces.h"

#include "app/print/Press.h"

#include <QPainter>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

namespace fw {

namespace {

/// A face without its place, which is not printed on it.
CounterFace withoutPlace(CounterFace face)
{
    const CounterFace nowhere;
    face.unit = nowhere.unit;
    face.cell = nowhere.cell;
    face.box = nowhere.box;
    face.turn = nowhere.turn;
    face.order = nowhere.order;
    face.facing = nowhere.facing;
    return face;
}

/// Turns a page into a form, without a change of its compressed content; `square` is its used part in millimetres.
QPDFObjectHandle formOf(QPDFPageObjectHelper helper, const QRectF& square)
{
    QPDFObjectHandle page = helper.getObjectHandle();
    const double top = helper.getMediaBox().getArrayAsRectangle().ury;
    const QRectF edge = square.adjusted(-0.1, -0.1, 0.1, 0.1); // its content has the exact clip
    QPDFObjectHandle form = page.getKey("/Contents");
    QPDFObjectHandle about = form.getDict();
    about.replaceKey("/Type", QPDFObjectHandle::newName("/XObject"));
    about.replaceKey("/Subtype", QPDFObjectHandle::newName("/Form"));
    about.replaceKey("/BBox",
                     QPDFObjectHandle::newFromRectangle({edge.left() * pointsPerMm, top - edge.bottom() * pointsPerMm,
                                                         edge.right() * pointsPerMm, top - edge.top() * pointsPerMm}));
    about.replaceKey("/Resources", page.getKey("/Resources"));
    return form;
}

std::string formName(int face)
{
    return "/Face" + std::to_string(face);
}

} // namespace

RepeatedFaces::RepeatedFaces(const std::vector<SheetRun>& runs) : mPlaces(1)
{
    struct Seen {
        CounterFace face;
        Face first;
        std::array<int, 2>* form = nullptr; ///< of the first piece with this face
        int number = -1;
    };
    std::multimap<QString, Seen> seen; // by name
    for (const SheetRun& run : runs) {
        for (const TwoSided& two : run.pieces) {
            std::array<int, 2>& forms = mFaceOf.try_emplace(&two, std::array<int, 2>{-1, -1}).first->second;
            for (const bool back : {false, true}) {
                if (two.card)
                    continue;
                CounterFace face = withoutPlace(back ? two.back : two.front);
                auto [at, end] = seen.equal_range(face.name);
                while (at != end
                       && !(at->second.first.back == back && at->second.first.layout == &run.layout
                            && at->second.face == face))
                    ++at;
                if (at == end) {
                    const QString name = face.name;
                    seen.emplace(name, Seen{std::move(face), {&two, back, &run.layout, {}}, &forms, -1});
                    continue;
                }
                Seen& known = at->second;
                if (known.number < 0) {
                    known.number = count();
                    mFaces.push_back(known.first);
                    (*known.form)[back] = known.number;
                }
                forms[back] = known.number;
            }
        }
    }
}

bool RepeatedFaces::place(const TwoSided& two, bool back, const QRectF& square)
{
    const auto found = mFaceOf.find(&two);
    const int number = found == mFaceOf.end() ? -1 : found->second[back];
    if (number < 0)
        return false;
    Face& face = mFaces[std::size_t(number)];
    if (face.square.isNull())
        face.square = square;
    mPlaces.back().push_back({number, square.topLeft() - face.square.topLeft()});
    return true;
}

void RepeatedFaces::paint(QPainter& painter, int face) const
{
    const Face& shown = mFaces[std::size_t(face)];
    paintPieceFace(painter, *shown.two, shown.back, shown.square, *shown.layout);
}

Result<QByteArray> RepeatedFaces::join(const QByteArray& pdf) const
{
    try {
        QPDF file;
        file.setSuppressWarnings(true);
        file.processMemoryFile("sheets", pdf.constData(), std::size_t(pdf.size()));
        QPDFPageDocumentHelper document(file);
        std::vector<QPDFPageObjectHelper> pages = document.getAllPages();
        const std::size_t sheets = pages.size() - mFaces.size();
        std::vector<QPDFObjectHandle> forms;
        for (std::size_t i = sheets; i < pages.size(); ++i) {
            forms.push_back(formOf(pages[i], mFaces[i - sheets].square));
            document.removePage(pages[i]);
        }
        for (std::size_t i = 0; i < sheets; ++i) {
            QPDFObjectHandle page = pages[i].getObjectHandle();
            QPDFObjectHandle named = page.getKey("/Resources").getKey("/XObject");
            QByteArray content = "\nQ\n";
            for (const auto& [face, moved] : mPlaces[i]) {
                named.replaceKey(formName(face), forms[std::size_t(face)]);
                content += "q 1 0 0 1 " + QByteArray::number(moved.x() * pointsPerMm, 'f', 5) + ' '
                           + QByteArray::number(-moved.y() * pointsPerMm, 'f', 5) + " cm "
                           + QByteArray::fromStdString(formName(face)) + " Do Q\n";
            }
            // The page sets a scale of its own.
            page.addPageContents(QPDFObjectHandle::newStream(&file, "q\n"), true);
            page.addPageContents(QPDFObjectHandle::newStream(&file, content.toStdString()), false);
        }
        QPDFWriter writer(file);
        writer.setOutputMemory();
        writer.setObjectStreamMode(qpdf_o_disable);
        writer.setDeterministicID(true);
        writer.write();
        const std::shared_ptr<Buffer> bytes = writer.getBufferSharedPointer();
        return QByteArray(reinterpret_cast<const char*>(bytes->getBuffer()), qsizetype(bytes->getSize()));
    } catch (const std::exception& error) {
        return fail(Trouble::BadInput, Text("the sheets cannot be joined to a PDF: {0}", {error.what()}));
    }
}

} // namespace fw
