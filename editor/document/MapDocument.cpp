#include "editor/document/MapDocument.h"

namespace fw {

/// One entry of the history.
class MapDocument::Command : public QUndoCommand
{
public:
    Command(MapDocument& document, Edit edit, const QString& words, int stroke)
        : QUndoCommand(words), mDocument(document), mEdit(std::move(edit)), mStroke(stroke)
    {}

    int id() const override { return mStroke > 0 ? 1 : -1; }
    const Edit& edit() const { return mEdit; }

    bool mergeWith(const QUndoCommand* other) override
    {
        const auto* later = static_cast<const Command*>(other); // ids are ours alone
        if (later->mStroke != mStroke)
            return false;
        mEdit.add(later->mEdit);
        return true;
    }

    void redo() override
    {
        const Dirty dirty = apply(mDocument.mDrawing, mEdit);
        if (mDone)
            emit mDocument.redone();
        mDone = true;
        emit mDocument.changed(dirty);
    }

    void undo() override
    {
        if (!mDocument.mCancelling)
            mDocument.endStroke();
        const Dirty dirty = revert(mDocument.mDrawing, mEdit);
        if (mDocument.mCancelling)
            setObsolete(true); // the stack deletes it
        else
            emit mDocument.undone();
        emit mDocument.changed(dirty);
    }

private:
    MapDocument& mDocument;
    Edit mEdit;
    int mStroke;
    bool mDone = false;
};

MapDocument::MapDocument(Ruleset rules, Scenario scenario, QObject* parent)
    : QObject(parent), mRules(std::move(rules)), mDrawing(Drawing::of(std::move(scenario)))
{}

bool MapDocument::push(Edit edit, const QString& words, int stroke)
{
    if (edit.empty())
        return false;
    if (mOpenStroke != stroke)
        endStroke();
    mOpenStroke = stroke;
    if (stroke == 0) {
        const Edit done = edit;
        mStack.push(new Command(*this, std::move(edit), words, 0));
        emit edited(done, words);
        return true;
    }
    mStack.push(new Command(*this, std::move(edit), words, stroke));
    return true;
}

void MapDocument::endStroke()
{
    if (mOpenStroke == 0)
        return;
    mOpenStroke = 0;
    const auto* last = static_cast<const Command*>(mStack.command(mStack.index() - 1));
    emit edited(last->edit(), last->text());
}

void MapDocument::cancelStroke()
{
    if (mOpenStroke == 0)
        return;
    mOpenStroke = 0;
    mCancelling = true;
    mStack.undo();
    mCancelling = false;
}

} // namespace fw
