#pragma once

#include "editor/document/Document.h"
#include "engine/model/Ruleset.h"
#include "engine/store/RulesFile.h"

#include <memory>

namespace fw {

/// A rules file as read; a value, so that another thread can read it.
struct RulesRead {
    Ruleset rules;
    std::string path;
    Digest digest{};
    std::shared_ptr<const RulesFile> extending = {}; ///< the file as read, if it extends another
};

/// Reads a rules file for editing.
Result<RulesRead> readRulesToEdit(const std::string& path);

/// A rules file under edit.
class RulesDocument : public Document
{
    Q_OBJECT

public:
    explicit RulesDocument(RulesRead read);
    /// Replaces the content with the file that another program changed, and clears the history.
    void reload(RulesRead read);

    QString title() const override;
    QString path() const override { return QString::fromStdString(mPath); }
    Result<Texts> texts(bool all) const override;
    Result<void> saveAs(const QString& path) override;

    const Ruleset& rules() const { return *mRules; }
    /// Replaces the rules as a step with this number and key (see Document::Step).
    void push(Ruleset after, const QString& words, int number, const QString& key);

signals:
    /// The rules changed.
    void changed();

protected:
    void kept() override { mKept = mRules; }

private:
    class Command;
    using Shared = std::shared_ptr<const Ruleset>;
    void put(Shared rules);
    /// Takes the digests of the file and of those that it extends.
    void takeFiles(const RulesRead& read);

    Shared mRules;
    Shared mKept;                                ///< the content of its file
    std::shared_ptr<const RulesFile> mExtending; ///< its file as read, if that extends another
    std::string mPath;
};

} // namespace fw
