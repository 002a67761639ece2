#pragma once

#include "engine/model/Scenario.h"
#include "engine/store/Files.h"

#include <QObject>
#include <QUndoStack>
#include <functional>
#include <memory>
#include <optional>

namespace fw {

/// What a document holds: the rules and, when a scenario is open, its counters and rows.
struct RulesContent {
    Ruleset rules;
    std::optional<Scenario> scenario;
    friend bool operator==(const RulesContent&, const RulesContent&) = default;
};

/// The files of a document as they were read; a value, so that they can be read beside a window.
struct RulesRead {
    RulesContent content;
    std::string rulesPath;
    std::string scenarioPath; ///< empty when there is none
    std::string mapFile;      ///< the one the scenario names, empty when the map is inside
    Digest rulesDigest{};
    Digest scenarioDigest{};
};

/// Reads a rules file, and a scenario unless its path is empty.
Result<RulesRead> readRulesAndScenario(const std::string& rulesPath, const std::string& scenarioPath);

/// A rules file, with or without a scenario, under edit: every change goes through here, can be
/// undone, and is saved only over the file that was read.
class RulesAndCounters : public QObject
{
    Q_OBJECT

public:
    explicit RulesAndCounters(RulesRead read);

    const Ruleset& rules() const { return mContent->rules; }
    /// The scenario, null when none is open.
    const Scenario* scenario() const { return mContent->scenario ? &*mContent->scenario : nullptr; }
    /// The content as a value that stays as it is; safe to hand to a thread.
    std::shared_ptr<const RulesContent> content() const { return mContent; }
    QUndoStack* undoStack() { return &mStack; }
    const std::string& rulesPath() const { return mRulesPath; }
    const std::string& scenarioPath() const { return mScenarioPath; }
    /// Whether anything is not saved yet.
    bool modified() const { return !mStack.isClean(); }

    /// Whether one of its files was changed by somebody else since it was read or saved.
    bool stale() const;

    /// Changes a copy of the content and puts it in as one step called `text`; false, and no step,
    /// when nothing changed. Steps with the same `merge` (not 0) one after another are one.
    bool edit(const QString& text, const std::function<void(RulesContent&)>& change, int merge = 0);

    /// Writes the files whose content changed; refuses when one was changed outside.
    Result<void> save();

signals:
    /// The content is another one.
    void changed();

private:
    class Step;
    void put(std::shared_ptr<const RulesContent> content);

    std::shared_ptr<const RulesContent> mContent;
    std::shared_ptr<const RulesContent> mSaved;
    QUndoStack mStack;
    std::string mRulesPath;
    std::string mScenarioPath;
    std::string mMapFile;
    Digest mRulesDigest;
    Digest mScenarioDigest;
};

} // namespace fw
