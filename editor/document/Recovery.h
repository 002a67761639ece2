#pragma once

#include "editor/document/RecoveryFile.h"
#include "editor/document/RulesAndCounters.h"

namespace fw {

/// An append-only file of the changes to documents, so that a crash loses at most the stroke in progress. It starts
/// with the current content, restarts when everything is saved, and is deleted when the user closes the documents.
/// Subclasses write edits of a map, or changes of rules and counters without the map.
class Recovery : public QObject
{
    Q_OBJECT

public:
    /// The content of a recovery file after a crash.
    struct Left {
        RecoveryFile::Read file;
        bool ofMap = false; ///< otherwise of rules and counters
        MapOrigin origin;   ///< the edited files: a map or scenario, and its rules
        QString title;
        int edits = 0; ///< number of edits, including a path that was not finished
        QString begun; ///< the unfinished action of a tool, as text of that tool
    };

    /// Starts a file in a folder, which is created if missing.
    static std::unique_ptr<Recovery> of(MapDocument& map, const QString& folder);
    static std::unique_ptr<Recovery> of(RulesAndCounters& both, const QString& folder);

    /// Records the unfinished action of a tool, as text of that tool; empty when there is none.
    void setBegun(const QString& begun);
    /// Deletes the file, because the work is saved or discarded.
    void finish() { mFile.finish(); }
    /// The path of the file; empty when it cannot be written.
    QString path() const { return mFile.path(); }

    /// The files in a folder that no running program writes, those of rules first.
    static QList<Left> left(const QString& folder);
    /// Opens the map of a recovery file and repeats its edits, after a step called `step` if its own file differs from
    /// the start. `shipped` is the folder of the rules that come with the program.
    static Result<std::shared_ptr<MapDocument>> restore(const Left& left, const std::string& shipped,
                                                        const QString& step, OpenDocuments& open);
    /// Puts recovered changes into the rules and counters of the same files, as one step called `step`.
    static Result<void> restore(const Left& left, RulesAndCounters& both, const QString& step);

signals:
    /// The file cannot be written, for this reason; emitted from the event loop, once for each reason.
    void troubled(const QString& why);

protected:
    Recovery(QList<Document*> documents, const QString& folder);
    /// The digests of all documents' files at the last read or write.
    std::map<std::string, std::string> digests() const;
    /// Starts the file, with this number of unsaved edits at its start.
    void begin(int unsaved);
    void begin() { begin(unsaved()); }
    /// The current content, to which the lines that follow apply.
    virtual Json head() = 0;
    /// Appends a line to the file.
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
    QString mTold; ///< the trouble of the last signal
    QList<Document*> mDocuments;
    QString mBegun;
};

} // namespace fw
