#pragma once

#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read <concepts>
#include "editor/document/RecoveryFile.h"
#include "editor/document/RulesAndCounters.h"
#endif

namespace fw {

/// Keeps an append-only file of the changes of rules and counters, so that a crash loses none that was made. It starts
/// with both as they were, begins anew when all is saved, and goes when the work is kept. The map of a scenario is not
/// edited here and not kept.
class RulesRecovery : public QObject
{
    Q_OBJECT

public:
    /// What a recovery file left by a crash holds.
    struct Left {
        QString path;     ///< of the recovery file
        QString rules;    ///< the rules file that was edited
        QString scenario; ///< and the scenario; empty for none
        QString title;
        int edits = 0;
    };

    /// Starts a file in a folder, made when it is missing.
    RulesRecovery(RulesAndCounters& document, const QString& folder, QObject* parent = nullptr);

    /// The work is kept or given up; the file goes.
    void finish() { mFile.finish(); }
    /// Where it is written; empty when it cannot be.
    QString path() const { return mFile.path(); }
    /// Why nothing is kept, empty when all is well.
    const QString& trouble() const { return mFile.trouble(); }

    /// The files in a folder that no running program writes.
    static QList<Left> left(const QString& folder);
    /// Puts what a recovery file holds into a document of the same files, as one step called `step`.
    static Result<void> restore(const QString& path, RulesAndCounters& document, const QString& step);

private:
    void begin();
    void changed();
    std::map<std::string, std::string> digests() const;

    RulesAndCounters& mDocument;
    RecoveryFile mFile;
    std::shared_ptr<const RulesContent> mBefore;
    std::string mRules; ///< as text, as they stand in the file
    std::string mScenario;
    std::map<std::string, std::string> mDigests; ///< how the files were, as it stands in the file
};

} // namespace fw
