#include "app/referee/dialogs/TakeBackDialog.h"

#include "app/referee/dialogs/Said.h"

#include <QListWidget>

namespace fw {

TakeBackDialog::TakeBackDialog(const Game& game, QWidget* parent)
    : TableDialog(tr("Take Back"),
                  tr("Choose the first action to take back. The log strikes out this action and all later ones, but "
                     "keeps them readable."),
                  tr("&Take Back"), parent),
      mGame(game)
{
    mList = addList(tr("&Actions, the newest first:"), "takeBackRows");
    mPutBack = addList(tr("&Put back on the table:"), "putBack");
    mPutBack->setSelectionMode(QAbstractItemView::NoSelection);
    addReason({tr("entered by mistake"), tr("both players agree to take it back"), tr("a rule was overlooked")});
    for (const SaidRow& said : saidRows(game)) {
        mRows.push_back(said.row);
        mList->addItem(tr("%1  %2").arg(said.row).arg(said.text));
    }
    connect(mList, &QListWidget::currentRowChanged, this, &TakeBackDialog::chosen);
    if (mRows.empty())
        chosen(-1);
    else
        mList->setCurrentRow(0);
    mList->setFocus();
}

TakeBackDialog::Wanted TakeBackDialog::wanted() const
{
    const int at = mList->currentRow();
    if (at < 0 || std::size_t(at) >= mRows.size())
        return {};
    return {mRows[std::size_t(at)] - 1, reason()};
}

void TakeBackDialog::chosen(int at)
{
    // Every action that would be taken back is struck out, not only the chosen one.
    for (int i = 0; i < mList->count(); ++i) {
        QFont font = mList->font();
        font.setStrikeOut(i <= at);
        mList->item(i)->setFont(font);
    }
    if (at < 0) {
        fill(mPutBack, {}, {});
        refuse(tr("There is nothing to take back."));
        return;
    }
    const qint64 to = wanted().row;
    const auto changes = mGame.preview(to);
    fill(mPutBack, changes ? instructions(mGame.rules(), *changes) : QStringList(),
         changes ? tr("No counters have to be moved.") : QString());
    setReasonNeeded(mGame.needsReason(to));
    refuse(changes ? QString() : refusal(changes.error()));
}

} // namespace fw
