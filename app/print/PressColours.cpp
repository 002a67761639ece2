#include "app/print/PressColours.h"

#include "app/print/PressGradient.h"

#include <qpdf/Pl_String.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <stdexcept>

namespace fw {

namespace {

PressNames::Space spaceOf(QPDFObjectHandle space)
{
    using Space = PressNames::Space;
    if (space.isArray() && space.getArrayNItems() > 0)
        space = space.getArrayItem(0);
    const std::string name = space.isName() ? space.getName() : std::string();
    if (name == "/DeviceRGB")
        return Space::Rgb;
    if (name == "/DeviceGray")
        return Space::Grey;
    if (name == "/DeviceCMYK")
        return Space::Cmyk;
    if (name == "/Pattern")
        return Space::Pattern;
    throw std::runtime_error("an unknown colour space: " + space.unparse());
}

PressNames namesOf(QPDFObjectHandle resources)
{
    PressNames out;
    for (const char* const device : {"/DeviceRGB", "/DeviceGray", "/DeviceCMYK", "/Pattern"})
        out.spaces.emplace(device + 1, spaceOf(QPDFObjectHandle::newName(device)));
    if (!resources.isDictionary())
        return out;
    if (QPDFObjectHandle spaces = resources.getKey("/ColorSpace"); spaces.isDictionary())
        for (const std::string& name : spaces.getKeys())
            out.spaces.emplace(name.substr(1), spaceOf(spaces.getKey(name)));
    if (QPDFObjectHandle states = resources.getKey("/ExtGState"); states.isDictionary())
        for (const std::string& name : states.getKeys()) {
            QPDFObjectHandle state = states.getKey(name);
            PressNames::Alpha alpha;
            if (state.getKey("/ca").isNumber())
                alpha.fill = state.getKey("/ca").getNumericValue();
            if (state.getKey("/CA").isNumber())
                alpha.stroke = state.getKey("/CA").getNumericValue();
            if (state.hasKey("/SMask"))
                alpha.masked = state.getKey("/SMask").isDictionary();
            out.alphas.emplace(name.substr(1), alpha);
        }
    return out;
}

QTransform matrixOf(QPDFObjectHandle matrix)
{
    if (!matrix.isArray() || matrix.getArrayNItems() != 6)
        return {};
    double m[6];
    for (int i = 0; i < 6; ++i)
        m[i] = matrix.getArrayItem(i).getNumericValue();
    return {m[0], m[1], m[2], m[3], m[4], m[5]};
}

/// Converts pixels on their way through: three bytes in, four out.
class InkPipe : public Pipeline
{
public:
    InkPipe(Pipeline* to, const InkTable& inks) : Pipeline("inks", to), mInks(inks) {}

    void write(unsigned char const* data, std::size_t size) override
    {
        mWaiting.append(reinterpret_cast<const char*>(data), size);
        const std::size_t pixels = mWaiting.size() / 3;
        mConverted.resize(pixels * 4);
        mInks.convert(reinterpret_cast<const unsigned char*>(mWaiting.data()), mConverted.data(), pixels);
        getNext()->write(mConverted.data(), mConverted.size());
        mWaiting.erase(0, pixels * 3);
    }
    void finish() override { getNext()->finish(); }

private:
    const InkTable& mInks;
    std::string mWaiting;
    std::vector<unsigned char> mConverted;
};

/// Gives the pixels of a picture as inks when it is written, so that only a part of it is in memory.
class InkPicture : public QPDFObjectHandle::StreamDataProvider
{
public:
    InkPicture(QPDFObjectHandle picture, const InkTable& inks) : mPicture(picture), mInks(inks) {}

    void provideStreamData(QPDFObjGen const&, Pipeline* pipeline) override
    {
        InkPipe pipe(pipeline, mInks);
        if (!mPicture.pipeStreamData(&pipe, 0, qpdf_dl_all))
            throw std::runtime_error("a picture cannot be unpacked");
    }

private:
    QPDFObjectHandle mPicture;
    const InkTable& mInks;
};

/// Calls `take` with each entry of a dictionary in the resources.
template <class Take>
void eachResource(QPDFObjectHandle resources, const char* kind, const Take& take)
{
    QPDFObjectHandle entries = resources.getKey(kind);
    if (entries.isDictionary())
        for (const std::string& name : entries.getKeys())
            take(entries.getKey(name));
}

} // namespace

PressFaults PressColours::convert(QPDFObjectHandle page)
{
    mFaults = {};
    QPDFPageObjectHelper helper(page);
    QPDFObjectHandle resources = helper.getAttribute("/Resources", true);
    std::string content;
    Pl_String pipe("content", nullptr, content);
    helper.pipeContents(&pipe);
    // Wrapped, because the content changes the units and does not restore them.
    QPDFObjectHandle rewritten = QPDFObjectHandle::newStream(&mPdf);
    mPacker.pack(rewritten, "q\n" + pressContent(content, namesOf(resources), {}, mInks, mFaults) + "Q\n");
    page.replaceKey("/Contents", rewritten);
    convertResources(resources);
    addKeys(resources);
    return mFaults;
}

bool PressColours::isTransparent(QPDFObjectHandle resources)
{
    bool found = false;
    eachResource(resources, "/ExtGState", [&](QPDFObjectHandle state) {
        for (const char* const key : {"/ca", "/CA"})
            found = found || (state.getKey(key).isNumber() && state.getKey(key).getNumericValue() < 1);
        found = found || state.getKey("/SMask").isDictionary();
    });
    eachResource(resources, "/XObject",
                 [&](QPDFObjectHandle object) { found = found || object.getDict().hasKey("/SMask"); });
    return found;
}

bool PressColours::isNew(QPDFObjectHandle object)
{
    return !object.isIndirect() || mDone.insert(object.getObjGen()).second;
}

void PressColours::convertResources(QPDFObjectHandle resources)
{
    eachResource(resources, "/XObject", [&](QPDFObjectHandle object) {
        if (object.getDict().getKey("/Subtype").isNameAndEquals("/Image"))
            convertPicture(object);
        else
            convertStream(object, {matrixOf(object.getDict().getKey("/Matrix")), true, false});
    });
    eachResource(resources, "/Pattern", [&](QPDFObjectHandle pattern) { convertPattern(pattern); });
    eachResource(resources, "/Shading", [&](QPDFObjectHandle shading) { convertShading(shading); });
    eachResource(resources, "/ExtGState", [&](QPDFObjectHandle state) {
        if (QPDFObjectHandle mask = state.getKey("/SMask"); mask.isDictionary())
            convertStream(mask.getKey("/G"), {{}, true, false});
    });
    eachResource(resources, "/Font", [&](QPDFObjectHandle font) {
        if (font.getKey("/Subtype").isNameAndEquals("/Type3"))
            throw std::runtime_error("a font that is made of drawings");
    });
}

void PressColours::convertStream(QPDFObjectHandle stream, const PressStream& how)
{
    if (!stream.isStream() || !isNew(stream))
        return;
    QPDFObjectHandle resources = stream.getDict().getKey("/Resources");
    const std::shared_ptr<Buffer> data = stream.getStreamData(qpdf_dl_generalized);
    const std::string_view content(reinterpret_cast<const char*>(data->getBuffer()), data->getSize());
    stream.replaceStreamData(pressContent(content, namesOf(resources), how, mInks, mFaults),
                             QPDFObjectHandle::newNull(), QPDFObjectHandle::newNull());
    if (QPDFObjectHandle group = stream.getDict().getKey("/Group");
        group.isDictionary() && group.getKey("/CS").isNameAndEquals("/DeviceRGB"))
        group.replaceKey("/CS", QPDFObjectHandle::newName("/DeviceCMYK"));
    resources = resources.isDictionary() ? resources.shallowCopy() : QPDFObjectHandle::newDictionary();
    stream.getDict().replaceKey("/Resources", resources);
    convertResources(resources);
    addKeys(resources);
}

void PressColours::convertPattern(QPDFObjectHandle pattern)
{
    if (pattern.isDictionary()) { // a gradient
        if (isNew(pattern))
            convertShading(pattern.getKey("/Shading"));
        return;
    }
    if (pattern.getDict().getKey("/PaintType").isInteger() && pattern.getDict().getKey("/PaintType").getIntValue() == 2)
        return; // a hatching, which takes its colour from where it is used
    convertStream(pattern, {matrixOf(pattern.getDict().getKey("/Matrix")), true, false});
}

void PressColours::convertShading(QPDFObjectHandle shading)
{
    QPDFObjectHandle dictionary = shading.isStream() ? shading.getDict() : shading;
    if (!isNew(shading) || spaceOf(dictionary.getKey("/ColorSpace")) != PressNames::Space::Rgb)
        return;
    dictionary.replaceKey("/ColorSpace", QPDFObjectHandle::newName("/DeviceCMYK"));
    dictionary.removeKey("/Background");
    mFaults.colours = std::max(mFaults.colours, mInks.mostColours());
    dictionary.replaceKey("/Function", inkGradient(mPdf, dictionary.getKey("/Function"), mInks));
}

void PressColours::convertPicture(QPDFObjectHandle picture)
{
    QPDFObjectHandle dictionary = picture.getDict();
    if (!isNew(picture) || dictionary.getKey("/ImageMask").isBool())
        return;
    const PressNames::Space space = spaceOf(dictionary.getKey("/ColorSpace"));
    if (space == PressNames::Space::Grey || space == PressNames::Space::Cmyk)
        return;
    QPDFObjectHandle bits = dictionary.getKey("/BitsPerComponent");
    if (space != PressNames::Space::Rgb || !bits.isInteger() || bits.getIntValue() != 8
        || dictionary.getKey("/Mask").isArray())
        throw std::runtime_error("a picture of an unknown kind");
    mFaults.colours = std::max(mFaults.colours, mInks.mostColours());
    QPDFObjectHandle original = picture.copyStream();
    dictionary.replaceKey("/ColorSpace", QPDFObjectHandle::newName("/DeviceCMYK"));
    dictionary.removeKey("/Decode");
    picture.replaceStreamData(std::make_shared<InkPicture>(original, mInks), QPDFObjectHandle::newNull(),
                              QPDFObjectHandle::newNull());
}

void PressColours::addKeys(QPDFObjectHandle resources)
{
    if (mStates.empty()) {
        for (int i = 0; i < 4; ++i) {
            auto state = QPDFObjectHandle::newDictionary();
            state.replaceKey("/Type", QPDFObjectHandle::newName("/ExtGState"));
            state.replaceKey("/op", QPDFObjectHandle::newBool((i & 1) != 0));
            state.replaceKey("/OP", QPDFObjectHandle::newBool((i & 2) != 0));
            state.replaceKey("/OPM", QPDFObjectHandle::newInteger(1));
            mStates.push_back(mPdf.makeIndirectObject(state));
        }
        auto space = QPDFObjectHandle::newArray();
        space.appendItem(QPDFObjectHandle::newName("/Pattern"));
        space.appendItem(QPDFObjectHandle::newName("/DeviceCMYK"));
        mPatternSpace = mPdf.makeIndirectObject(space);
    }
    // The entry may be shared with other pages, so each gets its own.
    QPDFObjectHandle states = resources.getKey("/ExtGState");
    states = states.isDictionary() ? states.shallowCopy() : QPDFObjectHandle::newDictionary();
    for (std::size_t i = 0; i < mStates.size(); ++i)
        states.replaceKey('/' + std::string(PressKeys::overprint[i]), mStates[i]);
    resources.replaceKey("/ExtGState", states);
    auto spaces = QPDFObjectHandle::newDictionary();
    spaces.replaceKey('/' + std::string(PressKeys::pattern), mPatternSpace);
    resources.replaceKey("/ColorSpace", spaces);
}

} // namespace fw
