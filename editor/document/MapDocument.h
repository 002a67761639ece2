#pragma once

#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read <concepts>
#include "editor/document/Edit.h"
#include "engine/model/Ruleset.h"
#endif

#include <QObject>
#include <QUndoStack>

namespace fw {

/// The scenario being drawn. It alone changes the drawing, by edits on its undo stack.
class MapDocument : public QObject
{
    Q_OBJECT

public:
    MapDocument(Ruleset rules, Scenario scenario, QObject* parent = nullptr);

    const Drawing& drawing() const { return mDrawing; }
    const Ruleset& rules() const { return mRules; }
    QUndoStack* stack() { return &mStack; }

    /// Makes an edit; false, leaving the stack alone, when it changes nothing. Edits of one stroke
    /// number above 0 become one entry of the history.
    bool push(Edit edit, const QString& words, int stroke = 0);
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
    /// An edit is complete: pushed alone, or a stroke that ended.
    void edited(const fw::Edit& edit, const QString& words);
    /// The last edit was undone.
    void undone();
    /// The edit that was undone last was made again.
    void redone();

private:
    class Command;
    friend class Command;

    Ruleset mRules;
    Drawing mDrawing;
    QUndoStack mStack;
    int mLastStroke = 0;
    int mOpenStroke = 0;
    bool mCancelling = false;
};

} // namespace fw
