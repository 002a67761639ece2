#include "app/shell/GameFile.h"

#include "app/widgets/Progress.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace fw {

namespace {

class GameFileText
{
    Q_DECLARE_TR_FUNCTIONS(GameFile)
};

constexpr int longestName = 80;

/// A title as a file name for any system: without separators and other characters that a shell or Windows treats
/// specially.
QString asFileName(const QString& title)
{
    QString name;
    for (const QChar c : title)
        name += QString("/\\:*?\"<>|").contains(c) || !c.isPrint() ? QChar(' ') : c;
    name = name.simplified();
    // The file name keeps only the beginning of a long title.
    if (name.size() > longestName)
        name = name.left(longestName).trimmed();
    while (name.startsWith('.') || name.startsWith('-') || name.startsWith(' '))
        name.remove(0, 1);
    return name;
}

} // namespace

QString gamesFolder()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return folder.isEmpty() ? QDir::homePath() : folder;
}

QString suggestedGameFile(const QString& folder, const QString& event, const QString& scenario, const QString& date)
{
    QString base = asFileName(event);
    if (base.isEmpty())
        base = asFileName(scenario.section(':', 0, 0));
    if (base.isEmpty())
        base = GameFileText::tr("Game");
    if (!date.isEmpty())
        base += ' ' + asFileName(date);
    const QDir where(folder);
    QString path = where.filePath(base + ".game");
    for (int n = 2; QFileInfo::exists(path); ++n)
        path = where.filePath(QString("%1 %2.game").arg(base).arg(n));
    return path;
}

QString whyNotGameFile(const QString& path)
{
    if (path.trimmed().isEmpty())
        return GameFileText::tr("Enter a file name for the game.");
    const QFileInfo file(path);
    const QFileInfo folder(file.absolutePath());
    if (file.isDir())
        return GameFileText::tr("%1 is a folder. Add a file name.").arg(QDir::toNativeSeparators(path));
    if (file.exists() || file.isSymLink())
        return GameFileText::tr("%1 already exists, and the program never overwrites a game. Choose another name, or "
                                "resume that game from the start page.")
            .arg(file.fileName());
    // The Documents folder of a new account may still be missing; the program creates it later.
    if (!folder.exists() && folder.absoluteFilePath() != QFileInfo(gamesFolder()).absoluteFilePath())
        return GameFileText::tr("The folder %1 does not exist. Choose another folder.")
            .arg(QDir::toNativeSeparators(folder.absoluteFilePath()));
    if (folder.exists() && !folder.isDir())
        return GameFileText::tr("%1 is a file, not a folder. Choose another folder.")
            .arg(QDir::toNativeSeparators(folder.absoluteFilePath()));
    if (folder.exists() && !folder.isWritable())
        return GameFileText::tr("The folder %1 is not writable. Choose another folder.")
            .arg(QDir::toNativeSeparators(folder.absoluteFilePath()));
    return {};
}

Result<Game> beginGame(const GameStart& start, const QString& path, const std::string& stamp, const Progress& progress)
{
    Result<Game> begun = Game::create(start, {path.toStdString(), {}}, stamp);
    if (begun && progress.stopped()) {
        begun = cancelled();
        QFile::remove(path); // the file did not exist before
    }
    return begun;
}

} // namespace fw
