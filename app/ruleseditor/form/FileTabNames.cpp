// The names of rows: an id that is typed or follows a label, renaming, uses, and what a deletion leaves behind.
#include "app/ruleseditor/form/FileTab.h"
#include "app/ruleseditor/form/NameDialogs.h"
#include "app/ruleseditor/form/RowForm.h"
#include "app/ruleseditor/form/RowTree.h"
#include "app/widgets/NewIds.h"
#include "editor/Translated.h"

#include <QLabel>

namespace fw {

std::string FileTab::followingId(const std::string& pointer, const std::string& label)
{
    const std::optional<RowName> name = pointer == mFollows ? rowNameAt(*mTree, pointer) : std::nullopt;
    // Codes and cases are called as they are printed.
    if (!name || name->id != mFollowsId || name->list == "codes" || name->list == "cases")
        return {};
    const std::shared_ptr<const RulesContent> content = mDocument->content();
    const auto uses = usesOf(content->rules, content->scenario ? &*content->scenario : nullptr, *name);
    if (!std::ranges::all_of(uses, &NameUse::declares)) {
        mFollows.clear();
        return {};
    }
    const std::string id = idFrom(toQString(label), toQString(name->id)).toStdString();
    mFollowsId = id == name->id ? id : freeId(id, mTree->at(outerPointer(pointer)));
    return mFollowsId;
}

bool FileTab::putId(const std::string& pointer, const Json& value)
{
    if (!mTyped || mTyped->pointer != pointer) {
        mTyped = TypedName{pointer, "id", rowNameAt(*mTree, pointer), {}, {}};
        if (mTyped->name) {
            // Of several rows with one id only this one changes, as when a copy gets an id of its own.
            const RowUses uses = rowUses(*mDocument->content(), *mTyped->name);
            if (uses.uses.empty() || uses.rows > 1)
                mTyped->name.reset();
        }
    }
    if (!mTyped->name)
        return false;
    mTyped->now = value.text;
    mWrong->setText(tr("Other rows refer to '%1'. Press Enter or leave the field to change them too.")
                        .arg(toQString(mTyped->name->id)));
    mWrong->show();
    return true;
}

void FileTab::putWords(const std::string& pointer, const std::string& key, const Json& value)
{
    if (!mTyped || mTyped->pointer != pointer || mTyped->key != key)
        mTyped = TypedName{pointer, key, {}, {}, {}};
    mTyped->words = value;
}

bool FileTab::dropTyped()
{
    if (!mTyped || (mTyped->key == "id" && !mTyped->name))
        return false;
    mTyped.reset();
    mWrong->hide();
    const std::string shown = std::exchange(mShown, "\n"); // so that the form is filled anew
    mForm->show(*mTree, {}, mSources);
    mForm->show(*mTree, shown, mSources);
    mShown = shown;
    remark();
    return true;
}

void FileTab::takeTyped()
{
    const std::optional<TypedName> typed = std::exchange(mTyped, std::nullopt);
    if (!typed)
        return;
    if (typed->key != "id") {
        const auto respelt = respeltAt(*mTree, typed->pointer, typed->key, typed->words);
        if (respelt && !rowUses(*mDocument->content(), respelt->first).uses.empty())
            takeName(respelt->first, respelt->second);
        else
            put(typed->pointer, typed->key, typed->words, true);
    } else if (typed->name) {
        takeName(*typed->name, typed->now);
    }
}

void FileTab::takeName(const RowName& name, const std::string& now)
{
    mWrong->hide();
    const QString why = whyNotCalled(*mDocument->content(), name, toQString(now));
    if (why.isEmpty()) {
        giveId(name, now);
    } else {
        showForm();
        mWrong->setText(tr("'%1' stays: %2").arg(toQString(name.id), why));
        mWrong->show();
    }
}

void FileTab::giveId(const RowName& name, const std::string& id)
{
    if (id == name.id)
        return;
    edit(tr("Rename %1 to %2").arg(toQString(name.id), toQString(id)), [&](RulesContent& content) {
        renameRows(content.rules, content.scenario ? &*content.scenario : nullptr, name, id);
    });
}

void FileTab::rename()
{
    const std::optional<RowName> name = rowNameAt(*mTree, mRows->current());
    if (!name)
        return;
    const std::shared_ptr<const RulesContent> content = mDocument->content();
    RenameDialog dialog(*content, *name, rowUses(*content, *name), this);
    if (dialog.exec() == QDialog::Accepted)
        giveId(*name, dialog.id());
}

void FileTab::findUses()
{
    const std::optional<RowName> name = rowNameAt(*mTree, mRows->current());
    if (!name)
        return;
    UsesDialog dialog(*name, rowUses(*mDocument->content(), *name), this);
    if (dialog.exec() != QDialog::Accepted || dialog.chosen() == nullptr)
        return;
    if (dialog.chosen()->file != mFile)
        emit rowWanted(dialog.chosen()->file, dialog.chosen()->pointer);
    else
        goTo(dialog.chosen()->pointer);
}

bool FileTab::mayDelete(const std::string& pointer)
{
    const std::optional<RowName> name = rowNameAt(*mTree, pointer);
    if (!name)
        return true;
    RowUses uses = rowUses(*mDocument->content(), *name);
    // What the row itself contains goes with it.
    std::erase_if(uses.uses, [&](const RowUse& use) {
        return use.file == mFile && !use.onMap && (use.pointer + "/").starts_with(pointer + "/");
    });
    return uses.uses.empty() || uses.rows > 1 || mayDeleteUsed(*name, uses, this);
}

} // namespace fw
