#pragma once

#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read <concepts>
#include "editor/document/MapDocument.h"
#include "editor/document/RecoveryFile.h"
#endif

namespace fw {

/// Keeps an append-only file of the edits of a map, so that a crash loses at most the stroke
/// that was under way. The file starts with the scenario as it was, and goes when the work is kept.
class Recovery : public QObject
{
    Q_OBJECT

public:
    /// What a recovery file left by a crash holds.
    struct Left {
        QString path; ///< of the recovery file
        MapOrigin origin;
        QString title;
        int edits = 0; ///< a path begun and not entered counts for one
    };

    /// Starts a file in a folder, made when it is missing. It begins anew when the document is saved.
    Recovery(MapDocument& document, const QString& folder, QObject* parent = nullptr);

    /// Keeps what a tool has begun and nobody entered yet, in the tool's own words; empty when nothing is begun.
    void setBegun(const QString& begun);
    /// The work is kept or given up; the file goes.
    void finish() { mFile.finish(); }
    /// Where it is written; empty when it cannot be.
    QString path() const { return mFile.path(); }
    /// Why nothing is kept, empty when all is well.
    const QString& trouble() const { return mFile.trouble(); }

    /// The files in a folder that no running program writes.
    static QList<Left> left(const QString& folder);
    /// The document of a recovery file, with its history; a torn last line is left out.
    static Result<std::unique_ptr<MapDocument>> restore(const QString& path, const Ruleset& rules);
    /// How the files that were being edited were then, by path; another program may have changed them since.
    static std::map<std::string, std::string> digests(const QString& path);
    /// What a tool had begun when the file ended, empty for nothing.
    static QString begun(const QString& path);
    /// The scenario a recovery file begins with, to find its rules by.
    static Result<Scenario> beginning(const QString& path);

private:
    int unsaved() const;
    void begin(int unsaved);
    void writeBegun();
    void step(const char* word, int& from, int& to);

    MapDocument& mDocument;
    RecoveryFile mFile;
    Drawing mBefore; ///< the drawing without the edits under way
    QString mBegun;
    int mDone = 0;   ///< edits of the file that can be undone
    int mUndone = 0; ///< and redone
};

} // namespace fw
