#include "tests/app/PressReader.h"

#include <QTransform>
#include <cmath>
#include <numeric>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <set>

namespace {

constexpr double millimetre = 72 / 25.4;

double inkOf(const PressRead::Ink& ink)
{
    return std::accumulate(ink.begin(), ink.end(), 0.0);
}

/// Follows the graphics state of a page.
class PageReader : public QPDFObjectHandle::ParserCallbacks
{
public:
    PageReader(QPDFObjectHandle page, PressRead::Page& out, double& thinnest)
        : mResources(page.getKey("/Resources")), mOut(out), mThinnest(thinnest)
    {
        const auto box = page.getKey("/TrimBox").getArrayAsRectangle();
        mOrigin = {box.llx, box.ury};
    }

    void handleObject(QPDFObjectHandle object, size_t, size_t) override
    {
        if (!object.isOperator()) {
            mOperands.push_back(object);
            return;
        }
        const std::string name = object.getOperatorValue();
        mOut.operators << QString::fromStdString(name);
        take(name);
        mOperands.clear();
    }
    void handleEOF() override {}

private:
    struct State {
        QTransform toPoints;
        double width = 1;
        PressRead::Ink fill{0, 0, 0, 1};
        bool plainFill = true, spotStroke = false, fillOver = false, strokeOver = false;
    };

    double number(size_t i) const { return QPDFObjectHandle(mOperands.at(i)).getNumericValue(); }

    void take(const std::string& name)
    {
        if (name == "S" || name == "B" || name == "B*")
            mThinnest = std::min(mThinnest,
                                 mState.width * std::sqrt(std::abs(mState.toPoints.determinant())) / millimetre);
        if (name == "q")
            mSaved.push_back(mState);
        else if (name == "Q") {
            mState = mSaved.back();
            mSaved.pop_back();
        } else if (name == "w") {
            mState.width = number(0);
        } else if (name == "cm") {
            mState.toPoints = QTransform(number(0), number(1), number(2), number(3), number(4), number(5))
                              * mState.toPoints;
        } else if (name == "k" || name == "K") {
            const PressRead::Ink ink{number(0), number(1), number(2), number(3)};
            mOut.inks << ink;
            if (name == "k")
                mState.fill = ink;
            (name == "k" ? mState.plainFill : mState.spotStroke) = name == "k";
        } else if (name == "cs")
            mState.plainFill = false;
        else if (name == "CS") {
            QPDFObjectHandle space = mResources.getKey("/ColorSpace").getKey(mOperands.at(0).getName());
            mState.spotStroke = space.isArray() && space.getArrayItem(0).isNameAndEquals("/Separation");
        } else if (name == "gs") {
            QPDFObjectHandle state = mResources.getKey("/ExtGState").getKey(mOperands.at(0).getName());
            if (state.hasKey("/op"))
                mState.fillOver = state.getKey("/op").getBoolValue() && state.getKey("/OPM").getIntValue() == 1;
            if (state.hasKey("/OP"))
                mState.strokeOver = state.getKey("/OP").getBoolValue() && state.getKey("/OPM").getIntValue() == 1;
        } else if (name == "Tj" || name == "TJ")
            mOut.texts << PressRead::Text{mState.fill, mState.plainFill, mState.fillOver};
        else if (name == "BDC")
            ++mLayers;
        else if (name == "EMC")
            --mLayers;
        else if (mState.spotStroke)
            takeDie(name);
    }

    void takeDie(const std::string& name)
    {
        if (name == "m" || name == "l" || name == "c") {
            mOut.dieCurves += name == "c" ? 1 : 0;
            mOut.dieLines += name == "l" ? 1 : 0;
            const size_t last = mOperands.size() - 2;
            const QPointF at((number(last) - mOrigin.x()) / millimetre, (mOrigin.y() - number(last + 1)) / millimetre);
            mOut.die |= QRectF(at, QSizeF(1e-9, 1e-9));
        } else if (name == "S") {
            mOut.layered = mOut.layered && mLayers > 0;
            mOut.dieOverprints = mOut.dieOverprints && mState.strokeOver;
        }
    }

    QPDFObjectHandle mResources;
    PressRead::Page& mOut;
    double& mThinnest;
    QPointF mOrigin;
    State mState;
    std::vector<State> mSaved;
    std::vector<QPDFObjectHandle> mOperands;
    int mLayers = 0;
};

QRectF boxOf(QPDFObjectHandle page, const char* name)
{
    const auto box = page.getKey(name).getArrayAsRectangle();
    return QRectF(QPointF(box.llx, box.lly) / millimetre, QPointF(box.urx, box.ury) / millimetre);
}

/// Reads each object of the file once.
class ObjectReader
{
public:
    explicit ObjectReader(PressRead& out) : mOut(out) {}

    void read(QPDFObjectHandle object)
    {
        if (object.isIndirect() && !mSeen.insert(object.getObjGen()).second)
            return;
        if (object.isName())
            mOut.names << QString::fromStdString(object.getName());
        else if (object.isArray()) {
            if (object.getArrayNItems() == 4 && object.getArrayItem(0).isNameAndEquals("/Separation"))
                mOut.spots << QString::fromStdString(object.getArrayItem(1).getName().substr(1));
            for (const QPDFObjectHandle& item : object.getArrayAsVector())
                read(item);
        } else if (object.isStream()) {
            stream(object);
            dictionary(object.getDict());
        } else if (object.isDictionary()) {
            dictionary(object);
        }
    }

private:
    void stream(QPDFObjectHandle object)
    {
        QPDFObjectHandle of = object.getDict();
        const bool picture = of.getKey("/ColorSpace").isNameAndEquals("/DeviceCMYK") && of.hasKey("/Width");
        const bool table = of.getKey("/FunctionType").isInteger() && of.getKey("/FunctionType").getIntValue() == 0;
        if (!picture && !table)
            return;
        const auto data = object.getStreamData(qpdf_dl_all);
        const unsigned char* const bytes = data->getBuffer();
        double& most = picture ? mOut.mostPicture : mOut.mostGradient;
        for (size_t i = 0; i + 3 < data->getSize(); i += 4)
            most = std::max(most, (bytes[i] + bytes[i + 1] + bytes[i + 2] + bytes[i + 3]) / 255.0);
        ++(picture ? mOut.pictures : mOut.gradients);
    }
    void dictionary(QPDFObjectHandle object)
    {
        if (object.isDictionaryOfType("/OCG"))
            mOut.layers << QString::fromStdString(object.getKey("/Name").getUTF8Value());
        if (object.isDictionaryOfType("/FontDescriptor"))
            mOut.allEmbedded = mOut.allEmbedded && object.getKey("/FontFile2").isStream();
        for (const auto& [key, value] : object.getDictAsMap())
            read(value);
    }

    PressRead& mOut;
    std::set<QPDFObjGen> mSeen;
};

QByteArray dataOf(QPDFObjectHandle stream)
{
    const auto data = stream.getStreamData(qpdf_dl_all);
    return {reinterpret_cast<const char*>(data->getBuffer()), qsizetype(data->getSize())};
}

} // namespace

PressRead PressRead::of(const QByteArray& bytes)
{
    PressRead out;
    QPDF pdf;
    pdf.setAttemptRecovery(false);
    pdf.processMemoryFile("written", bytes.constData(), size_t(bytes.size()));
    if (pdf.anyWarnings())
        qFatal("qpdf warns of the file");
    out.version = QString::fromStdString(pdf.getPDFVersion());
    out.id = QString::fromLatin1(
        QByteArray::fromStdString(pdf.getTrailer().getKey("/ID").getArrayItem(0).getStringValue()).toHex());
    for (QPDFPageObjectHelper helper : QPDFPageDocumentHelper(pdf).getAllPages()) {
        QPDFObjectHandle object = helper.getObjectHandle();
        Page page;
        page.media = boxOf(object, "/MediaBox");
        page.bleed = boxOf(object, "/BleedBox");
        page.trim = boxOf(object, "/TrimBox");
        PageReader reader(object, page, out.thinnest);
        helper.parseContents(&reader);
        out.pages << page;
    }
    ObjectReader(out).read(pdf.getTrailer());
    QPDFObjectHandle intents = pdf.getRoot().getKey("/OutputIntents");
    if (intents.isArray() && intents.getArrayNItems() == 1) {
        QPDFObjectHandle intent = intents.getArrayItem(0);
        out.intent = QString::fromStdString(intent.getKey("/S").getName());
        out.condition = QString::fromStdString(intent.getKey("/Info").getUTF8Value());
        out.profile = dataOf(intent.getKey("/DestOutputProfile"));
    }
    out.metadata = QString::fromUtf8(dataOf(pdf.getRoot().getKey("/Metadata")));
    return out;
}

double PressRead::mostInk() const
{
    double most = 0;
    for (const Page& page : pages)
        for (const Ink& ink : page.inks)
            most = std::max(most, inkOf(ink));
    return most;
}
