#include "editor/exchange/vassal/VassalSource.h"

#include "editor/exchange/Archive.h"
#include "editor/exchange/vassal/VassalWords.h"
#include "editor/exchange/vassal/VassalXml.h"

#include <QBuffer>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QXmlStreamReader>
#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace fw {

namespace {

constexpr std::size_t mostBuildFile = std::size_t(64) << 20;
constexpr std::size_t mostSized = std::size_t(1) << 30;
constexpr double mostSide = 1'000'000;
constexpr const char* folderOfPictures = "images/";

tl::unexpected<Problem> unreadableModule(Text text, const std::string& file, std::string place = {}, Text remedy = {})
{
    return tl::unexpected(Problem(Trouble::Unreadable, std::move(text), {}, file, std::move(place), std::move(remedy)));
}

Result<std::string> contentOf(const QString& path, std::size_t most)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return unreadableModule(QT_TRANSLATE_NOOP("engine", "The file cannot be opened."), path.toStdString());
    if (std::size_t(file.size()) > most)
        return unreadableModule(
            Text(QT_TRANSLATE_NOOP("engine", "The file is longer than {0} MB, the most that is read."),
                 {std::to_string(most >> 20)}),
            path.toStdString());
    return file.read(file.size()).toStdString(); // with a higher limit Qt would allocate that much
}

/// The pictures below a folder, by names relative to it; links that lead out of it are left out.
std::vector<std::string> picturesIn(const QString& folder)
{
    std::vector<std::string> out;
    const QString root = QFileInfo(folder).canonicalFilePath() + '/';
    QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext() && out.size() < ArchiveReader::mostEntries) {
        const QString path = files.next();
        if (QFileInfo(path).canonicalFilePath().startsWith(root))
            out.push_back(path.mid(folder.size() + 1).toStdString());
    }
    return out;
}

/// Whether a name stays inside its folder.
bool staysInside(std::string_view name)
{
    if (name.empty() || name.front() == '/' || name.find('\\') != name.npos || name.find('\0') != name.npos)
        return false;
    for (std::size_t from = 0; from <= name.size();) {
        const std::size_t end = std::min(name.find('/', from), name.size());
        const std::string_view part = name.substr(from, end - from);
        if (part.empty() || part == "." || part == "..")
            return false;
        from = end + 1;
    }
    return true;
}

/// A length of SVG in pixels; 0 if it is relative or unknown.
double svgLength(QStringView text)
{
    static const std::map<QString, double> units = {{"", 1},    {"px", 1},         {"pt", 96.0 / 72}, {"pc", 16},
                                                    {"in", 96}, {"mm", 96 / 25.4}, {"cm", 960 / 25.4}};
    qsizetype end = text.size();
    while (end > 0 && (text[end - 1].isLetter() || text[end - 1] == '%'))
        --end;
    const auto unit = units.find(text.mid(end).toString());
    return unit == units.end() ? 0 : unit->second * decimal(text.left(end).toString().toStdString(), 0);
}

QSize sizeOfSvg(const std::string& bytes)
{
    QXmlStreamReader reader(
        QByteArray::fromRawData(bytes.data(), qsizetype(std::min<std::size_t>(bytes.size(), 65536))));
    reader.setEntityExpansionLimit(0);
    if (!reader.readNextStartElement() || reader.name() != QLatin1String("svg"))
        return {};
    double width = svgLength(reader.attributes().value("width"));
    double height = svgLength(reader.attributes().value("height"));
    const QStringList box = reader.attributes().value("viewBox").toString().replace(',', ' ').simplified().split(' ');
    if ((width <= 0 || height <= 0) && box.size() == 4) {
        width = decimal(box[2].toStdString(), 0);
        height = decimal(box[3].toStdString(), 0);
    }
    if (!(width >= 1 && height >= 1 && width <= mostSide && height <= mostSide))
        return {};
    return {int(std::lround(width)), int(std::lround(height))};
}

} // namespace

QSize sizeOfPicture(const std::string& bytes)
{
    const std::string_view start = trimmedText(std::string_view(bytes).substr(0, 1000));
    if (start.starts_with("<") || start.starts_with("\xef\xbb\xbf<"))
        return sizeOfSvg(bytes);
    QByteArray raw = QByteArray::fromRawData(bytes.data(), qsizetype(bytes.size()));
    QBuffer buffer(&raw);
    return buffer.open(QIODevice::ReadOnly) ? QImageReader(&buffer).size() : QSize();
}

struct VassalSource::Files {
    std::optional<ArchiveReader> archive;
    QString folder; ///< of the buildFile, if it is no archive
    QString build;
    std::vector<std::string> pictures;
    std::map<std::string, std::string> byName; ///< lower case without ending, and lower case, to the name
    std::map<std::string, QSize> sizes;
    std::size_t sized = 0;

    void indexPictures()
    {
        std::sort(pictures.begin(), pictures.end());
        for (const std::string& name : pictures) {
            const QString low = QString::fromStdString(name).toLower();
            byName.emplace(low.toStdString(), name);
            if (const qsizetype dot = low.lastIndexOf('.'); dot > 0)
                byName.emplace(low.left(dot).toStdString(), name);
        }
    }
};

Result<VassalSource> VassalSource::open(const std::string& path)
{
    auto files = std::make_shared<Files>();
    const QFileInfo info(QString::fromStdString(path));
    QFile file(info.filePath());
    if (!info.isFile() || !file.open(QIODevice::ReadOnly))
        return unreadableModule(QT_TRANSLATE_NOOP("engine", "The file cannot be opened."), path);
    if (file.peek(2) != "PK") {
        if (!info.fileName().startsWith(QLatin1String("buildFile"), Qt::CaseInsensitive))
            return unreadableModule(QT_TRANSLATE_NOOP("engine", "The file is not a module of VASSAL."), path, {},
                                    QT_TRANSLATE_NOOP("engine", "Choose a .vmod or .mod file or its buildFile."));
        files->folder = info.absolutePath();
        files->build = info.absoluteFilePath();
        files->pictures = picturesIn(files->folder + "/images");
        files->indexPictures();
        return VassalSource(files);
    }
    Result<ArchiveReader> archive = ArchiveReader::open(path);
    if (!archive)
        return tl::unexpected(archive.error());
    for (const std::string& name : archive->names())
        if (name.starts_with(folderOfPictures) && staysInside(name))
            files->pictures.push_back(name.substr(std::string_view(folderOfPictures).size()));
    files->archive = std::move(*archive);
    files->indexPictures();
    return VassalSource(files);
}

Result<std::string> VassalSource::buildFile() const
{
    if (!mFiles->archive)
        return contentOf(mFiles->build, mostBuildFile);
    for (const char* name : {"buildFile.xml", "buildFile"})
        if (mFiles->archive->has(name))
            return mFiles->archive->read(name, mostBuildFile);
    return fail(Trouble::BadInput,
                QT_TRANSLATE_NOOP("engine", "The archive has no buildFile, so it is no module of VASSAL."));
}

Result<std::string> VassalSource::file(const std::string& name, std::size_t most) const
{
    if (mFiles->archive)
        return mFiles->archive->read(name, most);
    if (!staysInside(name))
        return fail(Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "The name leads out of the module."), name);
    return contentOf(mFiles->folder + '/' + QString::fromStdString(name), most);
}

const std::vector<std::string>& VassalSource::pictures() const
{
    return mFiles->pictures;
}

std::string VassalSource::pictureNamed(const std::string& name) const
{
    if (std::binary_search(mFiles->pictures.begin(), mFiles->pictures.end(), name))
        return name;
    const std::string low = QString::fromStdString(name).toLower().toStdString();
    const auto found = mFiles->byName.find(low);
    return found == mFiles->byName.end() || name.empty() ? std::string() : found->second;
}

Result<std::string> VassalSource::picture(const std::string& name) const
{
    const std::string known = pictureNamed(name);
    if (known.empty())
        return fail(Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "The module does not have this picture."), name);
    if (mFiles->archive)
        return mFiles->archive->read(folderOfPictures + known, mostPicture);
    return contentOf(mFiles->folder + '/' + folderOfPictures + QString::fromStdString(known), mostPicture);
}

QSize VassalSource::pictureSize(const std::string& name)
{
    const std::string known = pictureNamed(name);
    if (known.empty())
        return {};
    const auto [place, isNew] = mFiles->sizes.try_emplace(known);
    if (!isNew || mFiles->sized > mostSized)
        return place->second;
    if (!mFiles->archive) {
        const QString path = mFiles->folder + '/' + folderOfPictures + QString::fromStdString(known);
        if (const QSize size = QImageReader(path).size(); size.isValid() && !path.endsWith(QLatin1String(".svg")))
            return place->second = size;
    }
    if (const Result<std::string> bytes = picture(known)) {
        mFiles->sized += bytes->size();
        place->second = sizeOfPicture(*bytes);
    }
    return place->second;
}

} // namespace fw
