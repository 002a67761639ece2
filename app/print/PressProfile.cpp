#include "app/print/PressProfile.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QStandardPaths>
#include <algorithm>
#include <lcms2.h>
#include <memory>

namespace fw {

namespace {

constexpr qint64 largestProfile = 32'000'000; ///< bytes; usual are up to 3 MB
constexpr int mostProfiles = 2'000;           ///< files looked at in one folder

/// Whether the head of a file is that of an output profile for four inks.
bool looksLikePress(QFile& file)
{
    const QByteArray head = file.peek(40);
    return head.size() == 40 && head.mid(12, 8) == "prtrCMYK" && head.mid(36, 4) == "acsp";
}

tl::unexpected<Problem> notForPress(const std::string& file, const char* why)
{
    return tl::unexpected<Problem>(Problem{Trouble::BadInput,
                                           Text(why),
                                           {},
                                           file,
                                           {},
                                           Text("give an ICC output profile for CMYK, as the press names it"),
                                           {}});
}

QString describedAs(cmsHPROFILE profile, const QString& file)
{
    char text[200] = {};
    const cmsUInt32Number size = cmsGetProfileInfoASCII(profile, cmsInfoDescription, "en", "US", text, sizeof text);
    const QString name = QString::fromLatin1(text, qsizetype(qstrnlen(text, size))).simplified();
    return name.isEmpty() ? QFileInfo(file).completeBaseName() : name;
}

Result<PressProfile> readProfile(const QString& path)
{
    const std::string name = path.toStdString();
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return tl::unexpected<Problem>(Problem{Trouble::Unreadable,
                                               Text("the colour profile cannot be read"),
                                               {},
                                               name,
                                               {},
                                               Text("give an ICC output profile for CMYK, as the press names it"),
                                               {}});
    if (!looksLikePress(file) || file.size() > largestProfile)
        return notForPress(name, "the file is no colour profile of a press");
    PressProfile out{name, {}, file.readAll()};
    const std::unique_ptr<void, decltype(&cmsCloseProfile)> profile(
        cmsOpenProfileFromMem(out.bytes.constData(), cmsUInt32Number(out.bytes.size())), &cmsCloseProfile);
    if (!profile || cmsGetColorSpace(profile.get()) != cmsSigCmykData || !cmsIsTag(profile.get(), cmsSigBToA0Tag)
        || !cmsIsTag(profile.get(), cmsSigAToB0Tag))
        return notForPress(name, "the colour profile lacks its tables for CMYK");
    out.name = describedAs(profile.get(), path);
    return out;
}

/// Whether a profile found by itself describes a real press: it has tables for exact colours.
bool isMeasured(const PressProfile& profile)
{
    const std::unique_ptr<void, decltype(&cmsCloseProfile)> open(
        cmsOpenProfileFromMem(profile.bytes.constData(), cmsUInt32Number(profile.bytes.size())), &cmsCloseProfile);
    return open && cmsIsTag(open.get(), cmsSigBToA1Tag) && cmsIsTag(open.get(), cmsSigAToB1Tag);
}

QStringList profileFolders()
{
    QStringList out{QDir::homePath() + "/.color/icc", QDir::homePath() + "/.local/share/icc"};
    for (const QString& data : QStandardPaths::standardLocations(QStandardPaths::GenericDataLocation))
        out << data + "/color/icc";
    return out;
}

/// The profiles in a folder and its subfolders, by name of file.
QStringList profilesIn(const QString& folder)
{
    QStringList found;
    QDirIterator files(folder, {"*.icc", "*.icm", "*.ICC", "*.ICM"}, QDir::Files, QDirIterator::Subdirectories);
    for (int seen = 0; files.hasNext() && seen < mostProfiles; ++seen) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly) && looksLikePress(file))
            found << file.fileName();
    }
    std::sort(found.begin(), found.end(), [](const QString& a, const QString& b) {
        const int order = QFileInfo(a).fileName().compare(QFileInfo(b).fileName(), Qt::CaseInsensitive);
        return order != 0 ? order < 0 : a < b;
    });
    return found;
}

/// Calls `take` with each installed profile until it returns false.
template <class Take>
void eachInstalled(const Take& take)
{
    QStringList seen;
    for (const QString& folder : profileFolders())
        for (const QString& file : profilesIn(folder)) {
            const QString real = QFileInfo(file).canonicalFilePath();
            if (seen.contains(real))
                continue;
            seen << real;
            Result<PressProfile> profile = readProfile(file);
            if (profile && isMeasured(*profile) && !take(std::move(*profile)))
                return;
        }
}

} // namespace

std::vector<PressProfile> installedProfiles()
{
    std::vector<PressProfile> out;
    eachInstalled([&](PressProfile profile) {
        out.push_back(std::move(profile));
        return true;
    });
    return out;
}

Result<PressProfile> pressProfile(const std::string& file)
{
    if (!file.empty())
        return readProfile(QString::fromStdString(file));
    std::optional<PressProfile> first;
    eachInstalled([&](PressProfile profile) {
        first = std::move(profile);
        return false;
    });
    if (first)
        return std::move(*first);
    return fail(Trouble::Usage, "this computer has no colour profile of a press", {},
                "ask the press for its ICC profile and give it with --profile, or install the Debian package "
                "libgs-common");
}

} // namespace fw
