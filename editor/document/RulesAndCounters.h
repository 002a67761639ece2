#pragma once

#include "editor/document/OpenDocuments.h"

#include <functional>

namespace fw {

/// What is edited together: the rules and, when a scenario is open, all of it but its map.
struct RulesContent {
    Ruleset rules;
    std::optional<Scenario> scenario;
    friend bool operator==(const RulesContent&, const RulesContent&) = default;
};

/// Whether two contents have the same counters with the same rules for what they are: no table, modifier, code, example
/// or acceptance says that.
bool sameCounters(const RulesContent& a, const RulesContent& b);

/// A rules file, and a scenario unless its file is empty, as they were read.
struct BothRead {
    RulesRead rules;
    std::optional<MapRead> scenario;
};

/// Reads a rules file, and a scenario unless its path is empty.
Result<BothRead> readRulesAndScenario(const std::string& rulesPath, const std::string& scenarioPath);

/// A view of one or two documents, a rules file and a scenario of these rules: every change of them goes through here,
/// and their histories are gone back in the order in which they were made.
class RulesAndCounters : public QObject
{
    Q_OBJECT

public:
    /// Shows what was read, as documents among those that are open.
    RulesAndCounters(OpenDocuments& open, BothRead read);

    const Ruleset& rules() const { return mContent->rules; }
    /// The scenario, null when none is open.
    const Scenario* scenario() const { return mContent->scenario ? &*mContent->scenario : nullptr; }
    /// The content as a value that stays as it is; safe to hand to a thread.
    std::shared_ptr<const RulesContent> content() const { return mContent; }
    std::string rulesPath() const { return mRules->path().toStdString(); }
    std::string scenarioPath() const { return mScenario ? mScenario->path().toStdString() : std::string(); }
    RulesDocument& rulesDocument() const { return *mRules; }
    /// Null when no scenario is open.
    MapDocument* scenarioDocument() const { return mScenario.get(); }
    /// The rules file, and the scenario when one is open.
    const std::vector<std::shared_ptr<Document>>& documents() const { return mDocuments; }

    /// Whether anything is not saved yet.
    bool modified() const;
    /// Whether closing this would lose what is not saved and what no other view has open.
    bool wouldBeLost() const;
    /// It is closed with the user's will: nothing is left for recovery of what no other view has open.
    void giveUp();
    /// Whether one of its files was changed by another program since it was read or saved.
    bool changedOutside() const;

    /// Changes a copy of the content and puts it in as one step called `text`; false, and no step, when nothing
    /// changed. Steps one after another of one `field` (not empty), which names the field and what it belongs to, are
    /// one.
    bool edit(const QString& text, const std::function<void(RulesContent&)>& change, const QString& field = {});

    /// The words of the step that undo takes back, or redo makes again; none when there is none.
    std::optional<QString> undoText() const { return textOf(next(false), false); }
    std::optional<QString> redoText() const { return textOf(next(true), true); }
    void undo() { step(false); }
    void redo() { step(true); }

    /// Writes the files whose content changed; refuses as Trouble::Changed when one was changed by another
    /// program, unless it may write `over` that.
    Result<void> save(bool over = false);

signals:
    /// The content is another one than `before`, which tells each view whether what it shows changed.
    void changed(const fw::RulesContent& before);
    /// What can be undone, or whether all is saved, is another matter.
    void historyChanged();

private:
    int next(bool again) const;
    std::optional<QString> textOf(int number, bool again) const;
    void step(bool again);
    void refresh();

    std::shared_ptr<RulesDocument> mRules;
    std::shared_ptr<MapDocument> mScenario;
    std::vector<std::shared_ptr<Document>> mDocuments;
    std::vector<Document::View> mViews; ///< one of each document
    std::shared_ptr<const RulesContent> mContent;
    bool mEditing = false;
};

} // namespace fw
