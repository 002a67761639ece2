#pragma once

#include "editor/document/OpenDocuments.h"

#include <functional>
#include <set>

namespace fw {

/// The content that is edited together: the rules and, when a scenario is open, all of it. Forms leave the map alone,
/// but a name that changes may be on the map too.
struct RulesContent {
    Ruleset rules;
    std::optional<Scenario> scenario;
    friend bool operator==(const RulesContent&, const RulesContent&) = default;
};

/// Whether two contents have the same counters and equal rules for them; ignores tables, modifiers, codes, examples and
/// acceptances.
bool sameCounters(const RulesContent& a, const RulesContent& b);

/// A rules file, and a scenario unless its path is empty, as read.
struct BothRead {
    RulesRead rules;
    std::optional<MapRead> scenario;
};

/// Reads a rules file, and a scenario unless its path is empty.
Result<BothRead> readRulesAndScenario(const std::string& rulesPath, const std::string& scenarioPath);

/// A joint view of a rules file and a scenario of these rules, or of a rules file alone: changes them and undoes their
/// steps in one common order.
class RulesAndCounters : public QObject
{
    Q_OBJECT

public:
    /// Opens the files as documents, or uses the ones that are already open.
    RulesAndCounters(OpenDocuments& open, BothRead read);

    const Ruleset& rules() const { return mContent->rules; }
    /// The scenario, null when none is open.
    const Scenario* scenario() const { return mContent->scenario ? &*mContent->scenario : nullptr; }
    /// The content as an immutable value, safe to pass to a thread.
    std::shared_ptr<const RulesContent> content() const { return mContent; }
    std::string rulesPath() const { return mRules->path().toStdString(); }
    std::string scenarioPath() const { return mScenario ? mScenario->path().toStdString() : std::string(); }
    RulesDocument& rulesDocument() const { return *mRules; }
    /// Null when no scenario is open.
    MapDocument* scenarioDocument() const { return mScenario.get(); }
    /// The rules file, and the scenario when one is open.
    const std::vector<std::shared_ptr<Document>>& documents() const { return mDocuments; }

    /// Whether there are unsaved changes.
    bool modified() const;
    /// Whether closing would lose unsaved changes that no other view has open.
    bool wouldBeLost() const;
    /// Discards the recovery data of documents that no other view has open, because the user closes this one.
    void giveUp();
    /// Whether another program changed one of the files since the last read or save.
    bool changedOutside() const;

    /// Changes the content as one step called `text`; false, without a step, when nothing changed. Consecutive steps
    /// with the same nonempty `field`, which names a field and its owner, are one.
    bool edit(const QString& text, const std::function<void(RulesContent&)>& change, const QString& field = {});

    /// The text of the next step to undo or redo; nothing when there is none.
    std::optional<QString> undoText() const { return textOf(next(false), false); }
    std::optional<QString> redoText() const { return textOf(next(true), true); }
    void undo() { step(false); }
    void redo() { step(true); }

    /// Writes changed files; refuses as Trouble::Changed when another program changed one, unless `over`.
    Result<void> save(bool over = false);

signals:
    /// The content changed from `before`, so that each view can compare the parts that it shows.
    void changed(const fw::RulesContent& before);
    /// The available undo steps or the modified state changed.
    void historyChanged();

private:
    int next(bool again) const;
    std::optional<QString> textOf(int number, bool again) const;
    void step(bool again);
    void refresh();

    OpenDocuments& mOpen;
    std::shared_ptr<RulesDocument> mRules;
    std::shared_ptr<MapDocument> mScenario;
    std::vector<std::shared_ptr<Document>> mDocuments;
    std::vector<Document::View> mViews; ///< one for each document
    std::shared_ptr<const RulesContent> mContent;
    std::set<int> mPassed; ///< numbers of undone steps after which another change was made
    bool mEditing = false;
};

} // namespace fw
