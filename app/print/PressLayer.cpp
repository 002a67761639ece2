#include "app/print/PressLayer.h"

#include <cstdio>

namespace fw {

namespace {

constexpr double dieWidth = 0.25;       ///< millimetres
constexpr double roundness = 0.5522847; ///< of a quarter circle as a curve: the distance of its handles

/// Writes operators with lengths in millimetres from the upper left corner of the page.
class DiePath
{
public:
    explicit DiePath(double height) : mHeight(height) {}

    void move(double x, double y) { point(x, y), mOut += "m\n"; }
    void line(double x, double y) { point(x, y), mOut += "l\n"; }
    void curve(double x1, double y1, double x2, double y2, double x, double y)
    {
        point(x1, y1), point(x2, y2), point(x, y), mOut += "c\n";
    }
    void add(const std::string& text) { mOut += text; }
    void rounded(const QRectF& r, double corner)
    {
        if (corner <= 0) {
            move(r.left(), r.top());
            line(r.right(), r.top());
            line(r.right(), r.bottom());
            line(r.left(), r.bottom());
            add("h\n");
            return;
        }
        const double handle = corner * (1 - roundness);
        move(r.left() + corner, r.top());
        line(r.right() - corner, r.top());
        curve(r.right() - handle, r.top(), r.right(), r.top() + handle, r.right(), r.top() + corner);
        line(r.right(), r.bottom() - corner);
        curve(r.right(), r.bottom() - handle, r.right() - handle, r.bottom(), r.right() - corner, r.bottom());
        line(r.left() + corner, r.bottom());
        curve(r.left() + handle, r.bottom(), r.left(), r.bottom() - handle, r.left(), r.bottom() - corner);
        line(r.left(), r.top() + corner);
        curve(r.left(), r.top() + handle, r.left() + handle, r.top(), r.left() + corner, r.top());
        add("h\n");
    }
    const std::string& written() const { return mOut; }

private:
    void point(double x, double y)
    {
        char text[60];
        std::snprintf(text, sizeof text, "%.4f %.4f ", x * pointsPerMm, mHeight - y * pointsPerMm);
        mOut += text;
    }

    double mHeight;
    std::string mOut;
};

/// Adds an entry to a dictionary of the page's resources, which is made if it is missing.
void addTo(QPDFObjectHandle resources, const char* kind, const char* name, QPDFObjectHandle what)
{
    QPDFObjectHandle entries = resources.getKey(kind);
    if (!entries.isDictionary()) {
        entries = QPDFObjectHandle::newDictionary();
        resources.replaceKey(kind, entries);
        entries = resources.getKey(kind);
    }
    entries.replaceKey(name, what);
}

} // namespace

void PressLayer::make()
{
    auto group = QPDFObjectHandle::newDictionary();
    group.replaceKey("/Type", QPDFObjectHandle::newName("/OCG"));
    group.replaceKey("/Name", QPDFObjectHandle::newUnicodeString(mSpot));
    mGroup = mPdf.makeIndirectObject(group);
    // On screen and on a proof the die line is magenta.
    auto space = QPDFObjectHandle::newArray();
    space.appendItem(QPDFObjectHandle::newName("/Separation"));
    space.appendItem(QPDFObjectHandle::newName('/' + mSpot));
    space.appendItem(QPDFObjectHandle::newName("/DeviceCMYK"));
    space.appendItem(QPDFObjectHandle::parse("<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 0 0] /N 1 >>"));
    mSpace = mPdf.makeIndirectObject(space);
    mState = mPdf.makeIndirectObject(
        QPDFObjectHandle::parse("<< /Type /ExtGState /op true /OP true /OPM 1 /ca 1 /CA 1 /SMask /None >>"));
    mMade = true;
}

void PressLayer::draw(QPDFObjectHandle page, const PressPage& cut, double height)
{
    if (cut.cuts.empty() && cut.lines.empty())
        return;
    if (!mMade)
        make();
    DiePath path(height);
    char width[40];
    std::snprintf(width, sizeof width, "%.4f w\n", dieWidth * pointsPerMm);
    path.add("q\n/OC /FwDie BDC\n/FwDie gs /FwDie CS 1 SCN 0 J 0 j [] 0 d ");
    path.add(width);
    for (const QRectF& one : cut.cuts)
        path.rounded(one, std::min({cut.corner, one.width() / 2, one.height() / 2}));
    for (const QLineF& one : cut.lines) {
        path.move(one.x1(), one.y1());
        path.line(one.x2(), one.y2());
    }
    path.add("S\nEMC\nQ\n");
    page.addPageContents(QPDFObjectHandle::newStream(&mPdf, path.written()), false);
    QPDFObjectHandle resources = page.getKey("/Resources");
    addTo(resources, "/Properties", "/FwDie", mGroup);
    addTo(resources, "/ColorSpace", "/FwDie", mSpace);
    addTo(resources, "/ExtGState", "/FwDie", mState);
}

void PressLayer::finish()
{
    if (!mMade)
        return;
    const auto only = [&] {
        auto array = QPDFObjectHandle::newArray();
        array.appendItem(mGroup);
        return array;
    };
    auto usual = QPDFObjectHandle::newDictionary();
    usual.replaceKey("/Name", QPDFObjectHandle::newString("Default"));
    usual.replaceKey("/BaseState", QPDFObjectHandle::newName("/ON"));
    usual.replaceKey("/ON", only());
    usual.replaceKey("/OFF", QPDFObjectHandle::newArray());
    usual.replaceKey("/Order", only());
    auto properties = QPDFObjectHandle::newDictionary();
    properties.replaceKey("/OCGs", only());
    properties.replaceKey("/D", usual);
    mPdf.getRoot().replaceKey("/OCProperties", properties);
}

} // namespace fw
