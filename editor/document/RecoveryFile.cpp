#include "editor/document/RecoveryFile.h"

#include "editor/Logging.h"
#include "engine/store/Json.h"

#include <QDir>
#include <QUuid>
#include <unistd.h>

namespace fw {

namespace {

const char* const suffix = ".fieldworks-recovery";

/// Locks a file; false while another program holds the lock.
bool locked(QLockFile& lock)
{
    lock.setStaleLockTime(0);
    return lock.tryLock(0);
}

QString lockOf(const QString& path)
{
    return path + ".lock";
}

} // namespace

RecoveryFile::~RecoveryFile() = default;

void RecoveryFile::addDigests(Json& to, const std::map<std::string, std::string>& digests)
{
    Json files = Json::object();
    for (const auto& [path, digest] : digests)
        files.add(path, Json::ofText(digest));
    to.add("files", std::move(files));
}

std::map<std::string, std::string> RecoveryFile::digestsIn(const Read& file)
{
    std::map<std::string, std::string> out;
    const auto take = [&out](const Json& from) {
        const Json* files = from.find("files");
        for (std::size_t i = 0; files != nullptr && i < files->keys.size(); ++i)
            out[files->keys[i]] = files->items[i].text;
    };
    take(file.head);
    for (const QByteArray& line : file.lines)
        if (line.contains("\"files\""))
            if (const Result<Json> row = parseJson(line.toStdString(), "recovery"))
                take(*row);
    return out;
}

void RecoveryFile::begin(const Json& head)
{
    const std::unique_ptr<QLockFile> lock = std::move(mLock);
    const std::unique_ptr<QFile> before = std::move(mFile);
    mTrouble.clear();
    QDir().mkpath(mFolder);
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces) + suffix;
    auto fresh = std::make_unique<QFile>(QDir(mFolder).filePath(name));
    mLock = std::make_unique<QLockFile>(lockOf(fresh->fileName()));
    if (!locked(*mLock) || !fresh->open(QIODevice::WriteOnly | QIODevice::Unbuffered)) {
        mTrouble = tr("The recovery file cannot be written: %1").arg(fresh->errorString());
        qCDebug(documentLog) << "no recovery file" << fresh->fileName() << fresh->errorString();
        return;
    }
    mFile = std::move(fresh);
    qCDebug(documentLog) << "recovery file" << mFile->fileName();
    line(head);
    if (before && mTrouble.isEmpty())
        before->remove();
}

void RecoveryFile::line(const QByteArray& text)
{
    if (!mFile)
        return;
    const QByteArray whole = text + '\n';
    if (mFile->write(whole) != whole.size() || ::fdatasync(mFile->handle()) != 0) {
        mTrouble = tr("The recovery file can no longer be written: %1").arg(mFile->errorString());
        qCDebug(documentLog) << "recovery file ends:" << mFile->errorString();
    }
}

void RecoveryFile::finish()
{
    if (mFile)
        mFile->remove();
    mFile.reset();
    mLock.reset();
}

Result<RecoveryFile::Read> RecoveryFile::read(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(Trouble::Unreadable, {"the recovery file cannot be read: {0}", {file.errorString().toStdString()}});
    Read read;
    read.path = path;
    read.lines = file.readAll().split('\n');
    read.lines.removeLast(); // the part after the last line end is empty or a torn line
    if (read.lines.isEmpty())
        return fail(Trouble::BadInput, {"the recovery file is empty"});
    Result<Json> head = parseJson(read.lines.takeFirst().toStdString(), "recovery");
    if (!head)
        return tl::unexpected(head.error());
    read.head = std::move(*head);
    return read;
}

QList<RecoveryFile::Read> RecoveryFile::left(const QString& folder)
{
    QList<Read> found;
    const QDir dir(folder);
    for (const QString& name : dir.entryList({QString('*') + suffix}, QDir::Files, QDir::Time)) {
        QLockFile lock(lockOf(dir.filePath(name)));
        if (!locked(lock))
            continue;
        if (Result<Read> one = read(dir.filePath(name)))
            found << std::move(*one);
    }
    return found;
}

} // namespace fw
