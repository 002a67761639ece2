#pragma once

#include "engine/base/Problem.h"
#include "engine/store/JsonTree.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QFile>
#include <QList>
#include <QLockFile>
#include <map>
#include <memory>
#include <string>

namespace fw {

/// An append-only file that survives a crash: a head, then one line for each change, each on disk before the next. A
/// lock file next to it shows whether its program still runs.
class RecoveryFile
{
    Q_DECLARE_TR_FUNCTIONS(fw::RecoveryFile)

public:
    /// The content of such a file, without a torn last line.
    struct Read {
        QString path;
        Json head;
        QList<QByteArray> lines;
    };

    /// Sets the folder for the files, which is created if missing.
    explicit RecoveryFile(const QString& folder) : mFolder(folder) {}
    ~RecoveryFile();

    /// Starts a new file and deletes the old one.
    void begin(const Json& head);
    /// Appends a line.
    void line(const Json& row) { line(QByteArray::fromStdString(compactJson(row))); }
    void line(const QByteArray& text);
    /// Deletes the file, because the work is saved or discarded.
    void finish();
    /// The path of the file; empty when it cannot be written.
    QString path() const { return mFile ? mFile->fileName() : QString(); }
    /// The reason why nothing is written; empty when all is well.
    const QString& trouble() const { return mTrouble; }

    /// Adds to a head or a row the digests of a document's files at the last read or write.
    static void addDigests(Json& to, const std::map<std::string, std::string>& digests);
    /// The digests that addDigests wrote last; empty for a file of an older version.
    static std::map<std::string, std::string> digestsIn(const Read& file);
    /// Reads a file that begins with a head.
    static Result<Read> read(const QString& path);
    /// The files in a folder that no running program writes, the newest first.
    static QList<Read> left(const QString& folder);

private:
    QString mFolder;
    std::unique_ptr<QFile> mFile;
    std::unique_ptr<QLockFile> mLock;
    QString mTrouble;
};

} // namespace fw
