#include "editor/render/DrawingFile.h"

#include "editor/render/PathData.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <vector>

namespace fw {

namespace {

tl::unexpected<Problem> unusable(const QString& file, Text why, Text remedy = {})
{
    Problem problem{Trouble::Unreadable, std::move(why), {}, file.toStdString(), {}, std::move(remedy), {}};
    return tl::unexpected<Problem>(std::move(problem));
}

const char* const embed = "save the drawing as plain SVG, with pictures embedded and texts as outlines";

/// Opens a regular file, because reading a pipe or a device could block forever.
Result<void> openRegular(QFile& file)
{
    const QFileInfo info(file.fileName());
    if (!info.isFile())
        return unusable(file.fileName(), info.exists() ? Text("is not a regular file") : Text("is not there"));
    if (!file.open(QIODevice::ReadOnly))
        return unusable(file.fileName(), Text("cannot be read: {0}", {file.errorString().toStdString()}));
    return {};
}

/// The bytes of a regular file of limited size.
Result<QByteArray> bytesOf(const QString& path, qint64 most)
{
    QFile file(path);
    if (Result<void> opened = openRegular(file); !opened)
        return tl::unexpected<Problem>(std::move(opened.error()));
    if (file.size() > most)
        return unusable(path,
                        Text("has {0} bytes, and a drawing may have at most {1}",
                             {std::to_string(file.size()), std::to_string(most)}),
                        "make the drawing simpler");
    return file.readAll();
}

/// Formats that contain only pixels.
const QList<QByteArray>& plainPictures()
{
    static const QList<QByteArray> formats{"png", "jpeg", "webp", "bmp", "gif", "tiff"};
    return formats;
}

/// The format of a picture by its first bytes; empty for a format with more than pixels.
QByteArray pictureForm(QIODevice& device)
{
    const QByteArray form = QImageReader::imageFormat(&device);
    return plainPictures().contains(form) ? form : QByteArray();
}

/// The name of a picture format, by its first bytes, that this machine's Qt cannot read; empty for any other file.
std::string unreadablePicture(QIODevice& device)
{
    const QByteArray head = device.peek(12);
    QByteArray form;
    if (head.startsWith(QByteArray("II*\0", 4)) || head.startsWith(QByteArray("MM\0*", 4)))
        form = "tiff";
    else if (head.startsWith("RIFF") && head.mid(8, 4) == "WEBP")
        form = "webp";
    return form.isEmpty() || QImageReader::supportedImageFormats().contains(form) ? std::string()
                                                                                  : form.toUpper().toStdString();
}

/// The number of pixels of a picture embedded in an SVG; nothing for any other link. The picture must be readable,
/// because Qt would use an unreadable one as a file name.
std::optional<qint64> embedded(QStringView uri)
{
    const QString base = ";base64,";
    const qsizetype at = uri.indexOf(base);
    if (!uri.startsWith(u"data:image/") || at < 0 || uri.lastIndexOf(u"base64,") != at + 1)
        return {};
    QByteArray bytes = QByteArray::fromBase64(uri.mid(at + base.size()).toLatin1());
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    const QByteArray form = pictureForm(buffer);
    if (form.isEmpty())
        return {};
    QImageReader reader(&buffer, form);
    const qint64 count = qint64(reader.size().width()) * reader.size().height();
    if (count <= mostDrawingPixels && reader.read().isNull())
        return {};
    return count;
}

} // namespace

Result<QString> fileInside(const QString& folder, const QString& name)
{
    const QString path = QDir(folder).filePath(name);
    const QString clean = QDir::cleanPath(name);
    if (name.isEmpty() || QDir::isAbsolutePath(name) || clean == ".." || clean.startsWith("../")
        || name.startsWith(':'))
        return unusable(path, "is not in the folder of the file that names it",
                        "put it next to that file and name it without a path");
    const QString home = QFileInfo(folder).canonicalFilePath();
    const QString real = QFileInfo(path).canonicalFilePath();
    if (real.isEmpty())
        return unusable(path, "is not there");
    if (home.isEmpty() || !real.startsWith(home.endsWith('/') ? home : home + '/'))
        return unusable(path, "is a link to a file outside the folder", "replace the link by the file");
    if (!QFileInfo(real).isFile())
        return unusable(path, "is not a regular file");
    return path;
}

namespace {

/// Reads an SVG once without drawing it, and counts the elements that a drawing would need.
class SvgWarden
{
public:
    explicit SvgWarden(const QByteArray& svg) : mXml(svg) {}

    Result<void> judge()
    {
        while (!mXml.atEnd()) {
            switch (mXml.readNext()) {
            case QXmlStreamReader::StartElement: open(); break;
            case QXmlStreamReader::EndElement: close(); break;
            case QXmlStreamReader::Characters: text(); break;
            case QXmlStreamReader::DTD:
                if (!mXml.entityDeclarations().isEmpty())
                    refuse(Text("declares entities"), "save it as plain SVG");
                break;
            case QXmlStreamReader::ProcessingInstruction:
                if (mXml.processingInstructionTarget() == u"xml-stylesheet")
                    refuse(Text("names a style sheet in another file"), "save it as plain SVG");
                break;
            default: break;
            }
            if (mTrouble)
                return tl::unexpected<Problem>(*mTrouble);
        }
        if (mXml.hasError())
            return tl::unexpected<Problem>(
                Problem{Trouble::Unreadable,
                        Text("is not a valid SVG file: {0}", {mXml.errorString().toStdString()}),
                        {},
                        {},
                        here(),
                        {},
                        {}});
        if (drawn(0, 0) > mostDrawingElements)
            refuse(tooMany(), "make the drawing simpler");
        if (mTrouble)
            return tl::unexpected<Problem>(*mTrouble);
        return {};
    }

private:
    /// An element that others may repeat, with its children and the element that it repeats.
    struct Shape {
        std::vector<std::size_t> inside;
        QString repeats;
        double own = 1;  ///< cost of drawing it, in elements; a long path or text costs more than one
        double all = -1; ///< elements drawn including children and repeats; -1 until counted
        int deep = 0;    ///< depth of nested elements below it
    };

    std::string here() const { return "line " + std::to_string(mXml.lineNumber()); }
    static Text tooMany() { return {"has more than {0} elements to draw", {std::to_string(mostDrawingElements)}}; }
    void refuse(Text why, const char* remedy)
    {
        if (!mTrouble)
            mTrouble = Problem{Trouble::Unreadable, std::move(why), {}, {}, here(), Text(remedy), {}};
    }
    void tooDeep()
    {
        refuse(Text("has elements nested more than {0} deep", {std::to_string(mostDrawingDepth)}),
               "make the drawing simpler");
    }
    void outside(QStringView what)
    {
        refuse(Text("opens another file: '{0}'", {what.left(80).toString().toStdString()}), embed);
    }

    void open()
    {
        if (mShapes.empty() && mXml.name() != u"svg")
            refuse(Text("is not an SVG file"), "");
        if (int(mOpen.size()) >= mostDrawingDepth)
            return tooDeep();
        if (int(mShapes.size()) >= mostDrawingElements)
            return refuse(tooMany(), "make the drawing simpler");
        const std::size_t me = mShapes.size();
        mShapes.emplace_back();
        if (!mOpen.empty())
            mShapes[mOpen.back()].inside.push_back(me);
        mOpen.push_back(me);
        mStyle = mXml.name() == u"style";
        mTextDeep += mTextDeep > 0 || mXml.name() == u"text" || mXml.name() == u"textArea" ? 1 : 0;
        for (const QXmlStreamAttribute& attribute : mXml.attributes()) {
            const QStringView value = attribute.value().trimmed();
            if (attribute.name() == u"href")
                link(me, value);
            else if (attribute.name() == u"id")
                mById.try_emplace(value.toString(), me);
            else
                css(value);
            if (!mTrouble)
                shape(me, attribute.name(), value);
        }
    }
    /// Refuses attributes that Qt draws differently from the standard or too slowly: the size of the whole, paths and
    /// points.
    void shape(std::size_t me, QStringView name, QStringView value)
    {
        const bool path = (name == u"d" && mXml.name() == u"path") || name == u"points";
        const int pieces = path && name == u"d" ? pathPieces(value) : 0;
        if (path && (value.size() > mostDrawingPath || pieces > mostPathPieces))
            refuse(Text("has a path of more than {0} pieces or {1} characters",
                        {std::to_string(mostPathPieces), std::to_string(mostDrawingPath)}),
                   "make the drawing simpler");
        else if (pieces < 0)
            refuse(Text("has a path that is not written as SVG: '{0}'", {value.left(80).toString().toStdString()}),
                   "save it as plain SVG");
        else if (path)
            mShapes[me].own += double(value.size()) / 200;
        else if (name == u"viewBox" ? !soundBox(value) : me == 0 && !soundSize(name, value))
            refuse(Text("has no size that can be drawn: '{0}' is '{1}'",
                        {name.toString().toStdString(), value.left(80).toString().toStdString()}),
                   "save it with a width and a height above 0");
    }
    static bool soundBox(QStringView value)
    {
        qsizetype at = 0;
        for (int n = 0; n < 4; ++n) {
            const qsizetype from = at;
            if (!takeSvgNumber(value, at) || (n > 1 && value.mid(from, at - from).toDouble() <= 0))
                return false;
            if (takeSvgComma(value, at) && n == 3)
                return false;
        }
        return at == value.size();
    }
    /// Checks the width or height of the whole: a number above 0, with its unit.
    static bool soundSize(QStringView name, QStringView value)
    {
        if (name != u"width" && name != u"height")
            return true;
        qsizetype at = 0;
        return value == u"auto" || (takeSvgNumber(value, at) && value.left(at).toDouble() > 0);
    }
    void close()
    {
        mOpen.pop_back();
        mStyle = false;
        mTextDeep = std::max(0, mTextDeep - 1);
    }
    void text()
    {
        if (mStyle)
            return css(mXml.text());
        if (mTextDeep == 0)
            return;
        mLetters += mXml.text().size();
        mShapes[mOpen.back()].own += double(mXml.text().size()) * 4;
        if (mLetters > mostDrawingLetters)
            refuse(Text("has texts with more than {0} letters", {std::to_string(mostDrawingLetters)}), embed);
    }
    void link(std::size_t me, QStringView value)
    {
        if (mXml.name() == u"a")
            return; // the target of a click, which is not read
        if (mXml.name() == u"image") {
            const std::optional<qint64> count = embedded(value);
            if (!count)
                return outside(value);
            mPixels += *count;
            if (mPixels > mostDrawingPixels)
                refuse(Text("contains pictures with more than {0} pixels", {std::to_string(mostDrawingPixels)}),
                       "make the pictures smaller");
            return;
        }
        if (!value.startsWith(u'#'))
            return outside(value);
        if (mXml.name() == u"use")
            mShapes[me].repeats = value.mid(1).toString();
    }
    /// Style sheets refer to files as url(...) and by @import; a backslash could hide either word.
    void css(QStringView value)
    {
        if (value.contains(u"@import", Qt::CaseInsensitive))
            return outside(value);
        for (qsizetype at = 0; (at = value.indexOf(u"url", at, Qt::CaseInsensitive)) >= 0; at += 3) {
            QStringView rest = value.mid(at + 3).trimmed();
            if (!rest.startsWith(u'('))
                continue;
            rest = rest.mid(1).trimmed();
            if (rest.startsWith(u'"') || rest.startsWith(u'\''))
                rest = rest.mid(1).trimmed();
            if (!rest.startsWith(u'#'))
                return outside(value.mid(at));
        }
        if (mStyle && value.contains(u'\\'))
            refuse(Text("has a style sheet with escaped characters"), "save it as plain SVG");
    }

    /// The number of elements drawn for one, with children and repeats; an element that repeats itself is too deep.
    double drawn(std::size_t at, int depth)
    {
        Shape& shape = mShapes[at];
        if (mTrouble || depth + shape.deep > mostDrawingDepth) {
            tooDeep();
            return 0;
        }
        if (shape.all >= 0)
            return shape.all;
        std::vector<std::size_t> parts = shape.inside;
        if (const auto other = mById.find(shape.repeats); !shape.repeats.isEmpty() && other != mById.end())
            parts.push_back(other->second);
        double all = shape.own;
        for (const std::size_t part : parts) {
            all += drawn(part, depth + 1);
            shape.deep = std::max(shape.deep, mShapes[part].deep + 1);
        }
        return shape.all = all;
    }

    QXmlStreamReader mXml;
    std::vector<Shape> mShapes;
    std::vector<std::size_t> mOpen;
    std::map<QString, std::size_t> mById;
    bool mStyle = false;
    qint64 mPixels = 0;
    qint64 mLetters = 0;
    int mTextDeep = 0; ///< depth of open elements, from the text element on
    std::optional<Problem> mTrouble;
};

} // namespace

Result<void> standsAlone(const QByteArray& svg)
{
    return SvgWarden(svg).judge();
}

Result<QByteArray> readSvg(const QString& file, qint64 mostBytes)
{
    Result<QByteArray> svg = bytesOf(file, mostBytes);
    if (!svg)
        return svg;
    if (Result<void> alone = standsAlone(*svg); !alone) {
        alone.error().file = file.toStdString();
        return tl::unexpected<Problem>(std::move(alone.error()));
    }
    return svg;
}

namespace {

Result<QImage> pixels(QImageReader& reader, const QString& file)
{
    QImage image = reader.read();
    if (image.isNull())
        return unusable(file, Text("cannot be read: {0}", {reader.errorString().toStdString()}));
    return image;
}

} // namespace

Result<QImage> readPng(const QString& file)
{
    Result<QByteArray> bytes = bytesOf(file, mostDrawingBytes);
    if (!bytes)
        return tl::unexpected<Problem>(std::move(bytes.error()));
    QBuffer buffer(&*bytes);
    buffer.open(QIODevice::ReadOnly);
    // No other format is tried, because an SVG named .png would bypass SvgWarden.
    QImageReader reader(&buffer, "png");
    reader.setAutoDetectImageFormat(false);
    if (const QSize size = reader.size(); qint64(size.width()) * size.height() > mostDrawingPixels)
        return unusable(file,
                        Text("has {0} by {1} pixels, too many for a counter",
                             {std::to_string(size.width()), std::to_string(size.height())}),
                        "make the picture smaller");
    return pixels(reader, file);
}

QStringList scanPatterns()
{
    QStringList patterns;
    const QList<QByteArray> readable = QImageReader::supportedImageFormats();
    for (const char* suffix : {"png", "jpg", "jpeg", "webp", "bmp", "gif", "tif", "tiff", "svg"})
        if (readable.contains(suffix) || qstrcmp(suffix, "svg") == 0)
            patterns << QString("*.") + suffix;
    return patterns;
}

Result<void> checkScan(const QString& file)
{
    QFile picture(file);
    if (Result<void> opened = openRegular(picture); !opened || !pictureForm(picture).isEmpty())
        return opened;
    if (const std::string format = unreadablePicture(picture); !format.empty())
        return unusable(file, Text("is a {0} picture, which this installation cannot read", {format}),
                        "save it as PNG or JPEG");
    return readSvg(file).map([](const QByteArray&) {});
}

Result<QImage> readScan(const QString& file, qint64 mostPixels, QSize& whole)
{
    if (const Result<void> usable = checkScan(file); !usable)
        return tl::unexpected<Problem>(usable.error());
    QFile picture(file);
    picture.open(QIODevice::ReadOnly);
    QByteArray form = pictureForm(picture);
    QByteArray svg;
    QBuffer buffer(&svg);
    if (form.isEmpty()) {
        form = "svg";
        svg = readSvg(file).value_or(QByteArray());
        buffer.open(QIODevice::ReadOnly);
    }
    QImageReader reader(form == "svg" ? static_cast<QIODevice*>(&buffer) : &picture, form);
    reader.setAutoDetectImageFormat(false);
    reader.setAutoTransform(true);
    whole = reader.size();
    if (const qint64 count = qint64(whole.width()) * whole.height(); count > mostPixels)
        reader.setScaledSize(whole * std::sqrt(double(mostPixels) / double(count)));
    return pixels(reader, file);
}

} // namespace fw
