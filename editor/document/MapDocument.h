#pragma once

#include "editor/document/Document.h"
#include "editor/document/Edit.h"
#include "engine/model/Ruleset.h"
#include "engine/store/Files.h"

#include <QDateTime>
#include <map>
#include <optional>

namespace fw {

class Recovery;

/// The files of a map, and the source of its drawings while they are in another folder.
struct MapOrigin {
    QString file;  ///< the scenario or map under edit; empty for a new one
    QString rules; ///< the rules file in use, empty when none was found
    QString from;  ///< the scenario in whose folder the drawings of the counters are
};

/// A scenario with its map in the same file or in another, or a map alone, as read; a value, so that another thread can
/// read it.
struct MapRead {
    Ruleset rules;
    Scenario scenario;
    MapOrigin origin;
    std::string mapFile;                 ///< the map file that a scenario names; empty when the map is in the scenario
    std::map<std::string, Digest> files; ///< by path
    std::optional<Problem> noRules;      ///< the reason why the rules were not found
};

/// Reads a scenario or map for editing, with its rules; `shipped` is the folder of the rules that come with the
/// program.
Result<MapRead> readScenarioOrMap(const QString& path, const std::string& shipped);

/// The scenario under edit: map, set-up and counters; only this class changes the drawing, by edits on its undo stack.
class MapDocument : public Document
{
    Q_OBJECT

public:
    MapDocument(Ruleset rules, Scenario scenario, MapOrigin origin = {}, QObject* parent = nullptr);
    explicit MapDocument(MapRead read);
    ~MapDocument() override;

    QString title() const override;
    QString path() const override { return mOrigin.file; }
    /// Its file, and the locations of its rules and drawings.
    const MapOrigin& origin() const { return mOrigin; }
    Result<Texts> texts(bool all) const override;
    /// Saves a map alone for the suffix of maps, else a scenario with its map in the same file.
    Result<void> saveAs(const QString& path) override;

    const Drawing& drawing() const { return mDrawing; }
    const Ruleset& rules() const { return mRules; }
    /// Writes unsaved changes to a recovery file in this folder until giveUp().
    void keepForRecovery(const QString& folder);
    /// The recovery file; null when there is none.
    Recovery* recovery() const { return mRecovery.get(); }
    void giveUp() override;
    /// Records that `file` is a copy in the map's folder; giveUp() deletes it unless a save refers to it.
    void pictureCopied(const QString& file);

    /// Replaces the content with the files that another program changed, and clears the history.
    void reload(MapRead read);
    /// Replaces the rules, which are edited at the same time; views hear of a change by rulesChanged().
    void setRules(const Ruleset& rules, const QString& path);

    /// Applies an edit; false, without a history entry, when it changes nothing. Edits of one stroke number above 0
    /// form one entry of the history.
    bool push(Edit edit, const QString& words, int stroke = 0);
    /// Applies an edit as a step with this number and key (see Document::Step); false when it changes nothing.
    bool push(Edit edit, const QString& words, int number, const QString& key);
    /// Replaces the content with another drawing of the same file, as one step.
    void take(const Drawing& drawing, const QString& words);
    /// The number of a new stroke.
    int beginStroke() { return ++mLastStroke; }
    /// Ends the stroke.
    void endStroke();
    /// Reverts the stroke without a trace in the history.
    void cancelStroke();
    /// True between the first edit of a stroke and its end.
    bool inStroke() const { return mOpenStroke > 0; }

signals:
    /// The drawing changed.
    void changed(const fw::Dirty& dirty);
    /// The rules changed, in the rules editor; the drawing is as it was.
    void rulesChanged();
    /// An edit is complete: a single one, or a stroke that ended. `entries` is the change in the length of the history:
    /// 1, 0 when the edit joins the last entry, -1 when it cancels that entry.
    void edited(const fw::Edit& edit, const QString& words, int entries);
    /// The last edit was undone.
    void undone();
    /// The last undone edit was redone.
    void redone();

protected:
    void kept() override;

private:
    class Command;
    friend class Command;

    std::unique_ptr<Recovery> mRecovery;
    Ruleset mRules;
    Drawing mDrawing;
    Drawing mKept; ///< the content of its files
    MapOrigin mOrigin;
    std::map<QString, QDateTime> mCopies; ///< copied pictures to which no saved file refers: path and time of the file
    std::string mMapFile;
    int mLastStroke = 0;
    int mOpenStroke = 0;
    bool mCancelling = false;
};

} // namespace fw
