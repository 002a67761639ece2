#pragma once

#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read <concepts>
#include "editor/document/MapDocument.h"
#include "engine/base/Problem.h"
#endif

#include <QFile>
#include <QLockFile>
#include <memory>

namespace fw {

/// Keeps an append-only file of the edits of a document, so that a crash loses at most the stroke
/// that was under way. The file starts with the scenario as it was, and goes when the work is kept.
class Recovery : public QObject
{
    Q_OBJECT

public:
    /// What a recovery file left by a crash holds.
    struct Left {
        QString path;   ///< of the recovery file
        QString file;   ///< the scenario file that was edited; empty for a new one
        QString title;
        int edits = 0;
    };

    /// Starts a file in a folder, made when it is missing, for a document that edits `file`.
    Recovery(MapDocument& document, const QString& folder, const QString& file,
             QObject* parent = nullptr);
    ~Recovery() override;

    /// Begins anew, as after a save: the file holds the document as it is now.
    void restart(const QString& file);
    /// The work is kept or given up; the file goes.
    void finish();
    /// Where it is written; empty when it cannot be.
    QString path() const { return mFile ? mFile->fileName() : QString(); }
    /// Why nothing is kept, empty when all is well.
    QString trouble() const { return mTrouble; }

    /// The files in a folder that no running program writes.
    static QList<Left> left(const QString& folder);
    /// The document of a recovery file, with its history; a torn last line is left out.
    static Result<std::unique_ptr<MapDocument>> restore(const QString& path, const Ruleset& rules);
    /// The scenario a recovery file begins with, to find its rules by.
    static Result<Scenario> beginning(const QString& path);

private:
    void line(const QByteArray& text);

    MapDocument& mDocument;
    QString mFolder;
    Drawing mBefore; ///< the drawing without the edits under way
    std::unique_ptr<QFile> mFile;
    std::unique_ptr<QLockFile> mLock;
    QString mTrouble;
};

} // namespace fw
