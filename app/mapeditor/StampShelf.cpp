#include "app/mapeditor/StampShelf.h"

#include "engine/store/Files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace fw {

namespace {

struct ShelfWords {
    Q_DECLARE_TR_FUNCTIONS(fw::StampShelf)
};

const QString ending = QStringLiteral(".stamp.json");
constexpr qint64 mostBytes = 1 << 20; ///< of one stamp

} // namespace

StampShelf StampShelf::ofUser()
{
    return StampShelf(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/stamps");
}

QString StampShelf::path(const QString& name) const
{
    return mFolder + '/' + name + ending;
}

QStringList StampShelf::names() const
{
    QStringList out;
    for (const QString& file : QDir(mFolder).entryList({'*' + ending}, QDir::Files, QDir::Name | QDir::LocaleAware))
        out << file.chopped(ending.size());
    return out;
}

Result<Clip> StampShelf::read(const QString& name) const
{
    QFile file(path(name));
    if (file.size() > mostBytes || !file.open(QIODevice::ReadOnly))
        return fail(Trouble::Unreadable, {"the stamp cannot be read"}, {}, {"store it again"});
    return clipFromText(file.readAll().toStdString());
}

QString StampShelf::whyNot(const QString& name) const
{
    if (name.isEmpty())
        return ShelfWords::tr("A stamp needs a name.");
    static const QString refused = QStringLiteral("/\\:*?\"<>|");
    for (const QChar letter : name)
        if (refused.contains(letter) || !letter.isPrint())
            return ShelfWords::tr("A name cannot contain “%1”.").arg(letter);
    if (name.startsWith('.') || name.size() > 60)
        return ShelfWords::tr("A name has at most 60 letters and does not begin with a dot.");
    return names().contains(name, Qt::CaseInsensitive) ? ShelfWords::tr("There is a stamp of that name.") : QString();
}

Result<void> StampShelf::store(const QString& name, const Clip& clip) const
{
    if (!whyNot(name).isEmpty() || clip.cells.empty())
        return fail(Trouble::BadInput, {"the stamp has no cells or no name of its own"}, {},
                    {"select cells, and give another name"});
    if (!QDir().mkpath(mFolder))
        return fail(Trouble::Unwritable, {"the folder for stamps cannot be made"}, {}, {});
    return saveText(path(name).toStdString(), clipText(clip));
}

bool StampShelf::remove(const QString& name) const
{
    return names().contains(name) && QFile::remove(path(name));
}

} // namespace fw
