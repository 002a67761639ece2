// Texts that are not understood, which are in no file, and the row that a step changed.
#include "app/ruleseditor/form/FileTab.h"
#include "app/ruleseditor/form/RowForm.h"
#include "app/ruleseditor/form/RowTree.h"

#include <algorithm>

namespace fw {

/// Keeps the texts of the row in the form that are not understood, for when it is shown again.
void FileTab::keepUnread()
{
    std::map<std::string, QString> texts = mForm->unread();
    std::erase_if(mUnread, [&](const Unread& one) { return one.pointer == mShown; });
    if (const Json* row = mTree->at(mShown); row != nullptr && *row == mShownRow && !texts.empty())
        mUnread.push_back({mShown, *row, std::move(texts)});
}

void FileTab::retypeUnread()
{
    const auto kept = std::ranges::find(mUnread, mShown, &Unread::pointer);
    if (kept == mUnread.end())
        return;
    const Unread one = *kept;
    mUnread.erase(kept);
    if (const Json* row = mTree->at(mShown); row == nullptr || !(*row == one.row))
        return; // another row is there now
    for (const auto& [key, text] : one.texts)
        if (FieldEdit* field = mForm->field(key))
            field->retype(text);
}

const FileTab::Unread* FileTab::unreadText() const
{
    for (const Unread& one : mUnread)
        if (const Json* row = mTree->at(one.pointer); row != nullptr && *row == one.row)
            return &one;
    return nullptr;
}

QString FileTab::unread() const
{
    const std::map<std::string, QString> here = mForm->unread();
    const Unread* const other = here.empty() ? unreadText() : nullptr;
    if (here.empty() && other == nullptr)
        return {};
    const std::string pointer = other == nullptr ? mShown : other->pointer;
    const std::string& key = other == nullptr ? here.begin()->first : other->texts.begin()->first;
    return tr("%1, field %2", "row, name of a field")
        .arg(pointer.empty() ? tr("General") : mRows->title(pointer).section('\n', 0, 0).left(60), keyTitle(key));
}

void FileTab::goToUnread()
{
    if (mForm->unread().empty())
        if (const Unread* other = unreadText())
            goTo(other->pointer);
    if (const std::map<std::string, QString> here = mForm->unread(); !here.empty())
        mForm->field(here.begin()->first)->setFocus();
}

bool FileTab::goToChange(const RulesContent& before)
{
    renew();
    const std::optional<std::string> row = changedRow(FormTree(before, mFile), *mTree);
    return row && goTo(*row);
}

} // namespace fw
