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

/// What a map is kept in, and what it was made from while that lies elsewhere.
struct MapOrigin {
    QString file;  ///< the scenario or map that is edited; empty for a new one
    QString rules; ///< the rules file in use, empty when none was found
    QString from;  ///< the scenario in whose folder the drawings of the counters lie
};

/// A scenario, its map inside or beside it, or a map alone, as it was read; a value, so that it can be read beside a
/// window.
struct MapRead {
    Ruleset rules;
    Scenario scenario;
    MapOrigin origin;
    std::string mapFile;                 ///< the one a scenario names, empty when the map is inside
    std::map<std::string, Digest> files; ///< by path
    std::optional<Problem> noRules;      ///< why the rules were not found
};

/// Reads a scenario or map to be edited, with the rules it names; those that came with the program lie in `shipped`.
Result<MapRead> readScenarioOrMap(const QString& path, const std::string& shipped);

/// The scenario being edited: its map, its set-up and its counters. It alone changes the drawing, by edits on its
/// undo stack.
class MapDocument : public Document
{
    Q_OBJECT

public:
    MapDocument(Ruleset rules, Scenario scenario, MapOrigin origin = {}, QObject* parent = nullptr);
    explicit MapDocument(MapRead read);
    ~MapDocument() override;

    QString title() const override;
    QString path() const override { return mOrigin.file; }
    /// Its file, and where its rules and drawings lie.
    const MapOrigin& origin() const { return mOrigin; }
    Result<Texts> texts(bool all) const override;
    /// A map alone when the name ends so, else a scenario with its map inside.
    Result<void> saveAs(const QString& path) override;

    const Drawing& drawing() const { return mDrawing; }
    const Ruleset& rules() const { return mRules; }
    /// Keeps what a crash would lose in a file of this folder, from now until it is given up.
    void keepForRecovery(const QString& folder);
    /// That file; null when nothing is kept.
    Recovery* recovery() const { return mRecovery.get(); }
    void giveUp() override;
    /// Notes that `file` is a copy made in the map's folder; it is deleted at the end unless a save refers to it.
    void pictureCopied(const QString& file);

    /// Goes on from what another program made of its files, with no history.
    void reload(MapRead read);
    /// Its rules are edited, too.
    void setRules(const Ruleset& rules, const QString& path);

    /// Makes an edit; false, leaving the stack alone, when it changes nothing. Edits of one stroke
    /// number above 0 become one entry of the history.
    bool push(Edit edit, const QString& words, int stroke = 0);
    /// The same for a step of a number and key, as Document::Step has them.
    bool push(Edit edit, const QString& words, int number, const QString& key);
    /// Takes up what another drawing of the same file holds, as one step.
    void take(const Drawing& drawing, const QString& words);
    /// A number for the stroke that begins now.
    int beginStroke() { return ++mLastStroke; }
    /// The stroke is done.
    void endStroke();
    /// Takes back what the stroke did so far, leaving no trace of it in the history.
    void cancelStroke();
    /// True between the first edit of a stroke and its end.
    bool inStroke() const { return mOpenStroke > 0; }

signals:
    /// The drawing changed.
    void changed(const fw::Dirty& dirty);
    /// An edit is complete: pushed alone, or a stroke that ended. The history has so many `entries` more for it: 1, or
    /// 0 when it is part of the last one, or -1 when it takes that back.
    void edited(const fw::Edit& edit, const QString& words, int entries);
    /// The last edit was undone.
    void undone();
    /// The edit that was undone last was made again.
    void redone();

protected:
    void kept() override;

private:
    class Command;
    friend class Command;

    std::unique_ptr<Recovery> mRecovery;
    Ruleset mRules;
    Drawing mDrawing;
    Drawing mKept; ///< as its files hold it
    MapOrigin mOrigin;
    std::map<QString, QDateTime> mCopies; ///< copied pictures that no saved file refers to: path, time of the file
    std::string mMapFile;
    int mLastStroke = 0;
    int mOpenStroke = 0;
    bool mCancelling = false;
};

} // namespace fw
