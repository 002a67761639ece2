#pragma once

#include "editor/document/Document.h"
#include "engine/model/Ruleset.h"

namespace fw {

/// A rules file as it was read; a value, so that it can be read beside a window.
struct RulesRead {
    Ruleset rules;
    std::string path;
    Digest digest{};
};

/// Reads a rules file to be edited.
Result<RulesRead> readRulesToEdit(const std::string& path);

/// A rules file under edit.
class RulesDocument : public Document
{
    Q_OBJECT

public:
    explicit RulesDocument(RulesRead read);
    /// Goes on from what another program made of its file, with no history.
    void reload(RulesRead read);

    QString title() const override;
    QString path() const override { return QString::fromStdString(mPath); }
    Result<Texts> texts(bool all) const override;
    Result<void> saveAs(const QString& path) override;

    const Ruleset& rules() const { return *mRules; }
    /// Puts other rules in as a step of a number and key, as Document::Step has them.
    void push(Ruleset after, const QString& words, int number, const QString& key);

signals:
    /// The rules are others.
    void changed();

protected:
    void kept() override { mKept = mRules; }

private:
    class Command;
    using Shared = std::shared_ptr<const Ruleset>;
    void put(Shared rules);

    Shared mRules;
    Shared mKept; ///< as its file holds them
    std::string mPath;
};

} // namespace fw
