#include "editor/render/StyleShelf.h"

#include "editor/render/DrawingFile.h"
#include "engine/base/Vocabulary.h"
#include "engine/base/Words.h"
#include "engine/model/FieldFlags.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <algorithm>
#include <mutex>

// The resources of a static library must be initialized by name, outside any namespace.
inline void initMapStyles()
{
    Q_INIT_RESOURCE(art);
}

namespace fw {

namespace {

constexpr int mostLikes = 8;           ///< styles that are like each other in a row
constexpr qint64 mostBytes = 64 << 10; ///< of a file; a larger one is something else
constexpr qsizetype mostKept = 64;     ///< styles of folders that are kept in memory
const QString ending = QStringLiteral(".style.json");

/// Only such names lead to files, so that none leads out of its folder.
bool isStyleName(const std::string& name)
{
    return !name.empty() && name.size() <= 64 && std::ranges::all_of(name, [](unsigned char c) {
        return c >= 0x80 || std::isalnum(c) != 0 || c == '-' || c == '_';
    });
}

/// A style that was read, and the state of its files then.
struct Kept {
    std::shared_ptr<const NamedStyle> style;
    QString files; ///< each file with its size and time of change
};

/// Reads a style and those that it is like.
class StyleSearch
{
public:
    explicit StyleSearch(const std::string& folder) : mFolder(QString::fromStdString(folder)) {}

    Result<NamedStyle> find(const std::string& name, bool shippedOnly = false)
    {
        const QString file = QString::fromStdString(name) + ending;
        const QString own = mFolder.isEmpty() || shippedOnly ? QString() : mFolder + '/' + file;
        if (!isStyleName(name))
            return unknown(name);
        if (!own.isEmpty() && QFileInfo::exists(own))
            return read(own, name);
        if (const QString shipped = ":/styles/" + file; QFileInfo::exists(shipped))
            return read(shipped, name);
        return unknown(name);
    }
    /// The files that were read, with their size and time of change.
    const QString& files() const { return mFiles; }

private:
    Result<NamedStyle> unknown(const std::string& name) const
    {
        std::vector<std::string> known = shippedStyles();
        for (std::string& each : stylesIn(mFolder.toStdString()))
            known.push_back(std::move(each));
        const std::string near = nearestWord(name, known);
        return fail(Trouble::BadInput, Text(QT_TRANSLATE_NOOP("engine", "there is no style \"{0}\""), {name}), {},
                    near.empty() ? Text(QT_TRANSLATE_NOOP("engine", "possible: {0}"), {commaList(known)})
                                 : Text(QT_TRANSLATE_NOOP("engine", "did you mean \"{0}\"?"), {near}));
    }
    Result<NamedStyle> read(const QString& path, const std::string& name)
    {
        if (++mDepth > mostLikes)
            return fail(Trouble::BadInput,
                        Text(QT_TRANSLATE_NOOP("engine", "more than {0} styles are like each other in a row"),
                             {std::to_string(mostLikes)}),
                        {}, QT_TRANSLATE_NOOP("engine", "let it be like one of the program's styles"));
        if (!path.startsWith(':'))
            if (Result<QString> inside = fileInside(mFolder, QFileInfo(path).fileName()); !inside)
                return tl::unexpected<Problem>(std::move(inside.error()));
        QFile file(path);
        const QFileInfo info(path);
        mFiles += stateOf(path);
        if (!info.isFile() || info.size() > mostBytes || !file.open(QIODevice::ReadOnly))
            return tl::unexpected<Problem>(
                Problem{Trouble::Unreadable,
                        Text(QT_TRANSLATE_NOOP("engine", "this style cannot be read")),
                        {},
                        path.toStdString(),
                        {},
                        Text(QT_TRANSLATE_NOOP("engine", "a style is a file of at most {0} KB"),
                             {std::to_string(mostBytes >> 10)}),
                        {}});
        const QByteArray text = file.read(mostBytes);
        return readStyle(std::string_view(text.data(), std::size_t(text.size())), name, path.toStdString(),
                         // A style of the folder can change the program's style of the same name.
                         [&](const std::string& like) { return find(like, like == name || path.startsWith(':')); });
    }

public:
    /// A file with its size and time of change.
    static QString stateOf(const QString& path)
    {
        const QFileInfo info(path);
        return path + '|' + QString::number(info.size()) + '|'
               + QString::number(info.lastModified().toMSecsSinceEpoch()) + '\n';
    }

private:
    QString mFolder;
    QString mFiles;
    int mDepth = 0;
};

/// Whether the files of a kept style are as they were when it was read.
bool isCurrent(const Kept& kept)
{
    for (const QString& line : kept.files.split('\n', Qt::SkipEmptyParts))
        if (StyleSearch::stateOf(line.section('|', 0, -3)) != line + '\n')
            return false;
    return true;
}

} // namespace

std::vector<std::string> shippedStyles()
{
    return barList(mapStyles);
}

std::vector<std::string> stylesIn(const std::string& folder)
{
    std::vector<std::string> names;
    if (folder.empty())
        return names;
    for (const QString& file : QDir(QString::fromStdString(folder)).entryList({'*' + ending}, QDir::Files, QDir::Name))
        if (std::string name = file.chopped(ending.size()).toStdString(); isStyleName(name))
            names.push_back(std::move(name));
    return names;
}

Result<std::shared_ptr<const NamedStyle>> findStyle(const std::string& name, const std::string& folder)
{
    static std::mutex guard;
    static QHash<QString, Kept> kept;
    initMapStyles();
    const std::string wanted = name.empty() ? standardStyle : name;
    const QString own = QString::fromStdString(folder + '/' + wanted) + ending;
    const bool isOwn = !folder.empty() && isStyleName(wanted) && QFileInfo::exists(own);
    const QString key = isOwn ? own : QString::fromStdString(wanted);
    const std::lock_guard lock(guard);
    if (const auto found = kept.constFind(key); found != kept.constEnd() && (!isOwn || isCurrent(*found)))
        return found->style;
    StyleSearch search(folder);
    Result<NamedStyle> read = search.find(wanted);
    if (!read)
        return tl::unexpected<Problem>(std::move(read.error()));
    if (kept.size() >= mostKept)
        kept.clear();
    auto style = std::make_shared<const NamedStyle>(std::move(*read));
    kept.insert(key, {style, search.files()});
    return style;
}

QString styleLabel(const NamedStyle& style)
{
    return QCoreApplication::translate("MapStyle", style.label.toUtf8().constData());
}

QString styleHelp(const NamedStyle& style)
{
    return QCoreApplication::translate("MapStyle", style.help.toUtf8().constData());
}

MapStyle styleOf(const Map& map, bool dark)
{
    const auto found = findStyle(map.style, map.folder);
    if (!found)
        return MapStyle::of(dark);
    return dark ? (*found)->night : (*found)->day;
}

const MapStyle& MapStyle::of(bool dark)
{
    static const std::shared_ptr<const NamedStyle> standard = [] {
        auto found = findStyle(standardStyle, {});
        if (!found)
            qFatal("the style of the program cannot be used: %s", describe(found.error()).c_str());
        return *found;
    }();
    return dark ? standard->night : standard->day;
}

} // namespace fw
