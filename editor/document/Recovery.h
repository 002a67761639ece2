#pragma once

#include "editor/document/RecoveryFile.h"
#include "editor/document/RulesAndCounters.h"

namespace fw {

/// Keeps an append-only file of what is done to documents, so that a crash loses at most the stroke that was under way.
/// It starts with the work as it was, begins anew when all is saved, and goes when the work is kept or given up. What
/// begins the file and what is a line of it is particular to a kind: edits of a map, or changes of rules and counters,
/// which leave the map alone.
class Recovery : public QObject
{
    Q_OBJECT

public:
    /// What a recovery file left by a crash holds.
    struct Left {
        RecoveryFile::Read file;
        bool ofMap = false; ///< else of rules and counters
        MapOrigin origin;   ///< what was edited: a map or scenario, and its rules
        QString title;
        int edits = 0; ///< a path begun and not entered counts for one
        QString begun; ///< what a tool had begun, in its own words
    };

    /// Starts a file in a folder, made when it is missing.
    static std::unique_ptr<Recovery> of(MapDocument& map, const QString& folder);
    static std::unique_ptr<Recovery> of(RulesAndCounters& both, const QString& folder);

    /// Keeps what a tool has begun and nobody entered yet, in the tool's own words; empty when nothing is begun.
    void setBegun(const QString& begun);
    /// The work is kept or given up; the file goes.
    void finish() { mFile.finish(); }
    /// Where it is written; empty when it cannot be.
    QString path() const { return mFile.path(); }

    /// The files in a folder that no running program writes, those of rules first.
    static QList<Left> left(const QString& folder);
    /// Opens the map that was left, with all that was done to it after a step called `step` where its file is another
    /// than it was; the rules that came with the program lie in `shipped`.
    static Result<std::shared_ptr<MapDocument>> restore(const Left& left, const std::string& shipped,
                                                        const QString& step, OpenDocuments& open);
    /// Puts what was left into the rules and counters of the same files, as one step called `step`.
    static Result<void> restore(const Left& left, RulesAndCounters& both, const QString& step);

signals:
    /// Why nothing, or nothing more, is kept; told from the event loop, once for each reason.
    void troubled(const QString& why);

protected:
    Recovery(QList<Document*> documents, const QString& folder);
    /// How the files of the documents were when they were read or written last.
    std::map<std::string, std::string> digests() const;
    /// Begins the file; `unsaved` is how many edits it starts with that are not saved.
    void begin(int unsaved);
    void begin() { begin(unsaved()); }
    /// How the work is now, from which the lines go on.
    virtual Json head() = 0;
    /// Puts a line at the end of the file.
    template <class Row>
    void line(const Row& row)
    {
        mFile.line(row);
        tellTrouble();
    }

private:
    int unsaved() const;
    void writeBegun();
    void tellTrouble();

    RecoveryFile mFile;
    QString mTold; ///< the trouble that was told last
    QList<Document*> mDocuments;
    QString mBegun;
};

} // namespace fw
