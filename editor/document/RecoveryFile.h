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

/// An append-only file from which work is taken up again after a crash: a head, then a line for each thing done, on
/// the disk before the next one. A lock beside it tells whether its program still runs.
class RecoveryFile
{
    Q_DECLARE_TR_FUNCTIONS(fw::RecoveryFile)

public:
    /// What such a file holds; a torn last line is left out.
    struct Read {
        QString path;
        Json head;
        QList<QByteArray> lines;
    };

    /// Files go into this folder, which is made when it is missing.
    explicit RecoveryFile(const QString& folder) : mFolder(folder) {}
    ~RecoveryFile();

    /// Begins a new file in place of the one before.
    void begin(const Json& head);
    /// Puts a line at the end.
    void line(const Json& row) { line(QByteArray::fromStdString(compactJson(row))); }
    void line(const QByteArray& text);
    /// Takes the file away: the work is kept or given up.
    void finish();
    /// Where it is written; empty when it cannot be.
    QString path() const { return mFile ? mFile->fileName() : QString(); }
    /// Why nothing is kept, empty when all is well.
    const QString& trouble() const { return mTrouble; }

    /// Puts into a head or a row how the files of a document were when they were read or written last.
    static void addDigests(Json& to, const std::map<std::string, std::string>& digests);
    /// What addDigests put there last; nothing where that was an older program.
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
