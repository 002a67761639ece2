#include "app/referee/dialogs/NoteDialog.h"

#include "editor/view/Named.h"
#include "engine/session/Game.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace fw {

NoteDialog::NoteDialog(const Game& game, QWidget* parent)
    : TableDialog(tr("Note"), tr("The note is added to the log at the current point. It changes nothing in the game."),
                  tr("Add &Note"), parent)
{
    auto* row = new QHBoxLayout;
    mKind = named(new QComboBox, "noteKind", tr("Kind of note"));
    mKind->addItems({tr("Protest"), tr("Remark"), tr("Agreement")});
    mWho = named(new QComboBox, "noteWho", tr("Written by"));
    mWho->setEditable(true);
    for (const Army& army : game.rules().scenario().sides)
        mWho->addItem(QString::fromStdString(army.name));
    mWho->addItems({tr("both players"), tr("the umpire")});
    auto* kind = new QLabel(tr("&Kind:"));
    kind->setBuddy(mKind);
    auto* who = new QLabel(tr("Written &by:"));
    who->setBuddy(mWho);
    row->addWidget(kind);
    row->addWidget(mKind);
    row->addSpacing(12);
    row->addWidget(who);
    row->addWidget(mWho, 1);
    body()->addLayout(row);
    auto* text = new QLabel(tr("&Text:"));
    mText = named(new QPlainTextEdit, "noteText", tr("Text of the note"));
    mText->setTabChangesFocus(true);
    text->setBuddy(mText);
    body()->addSpacing(4);
    body()->addWidget(text);
    body()->addWidget(mText, 1);
    connect(mText, &QPlainTextEdit::textChanged, this, &NoteDialog::look);
    resize(460, 300);
    mText->setFocus();
    look();
}

QString NoteDialog::line() const
{
    const QString text = mText->toPlainText().simplified();
    const QString who = mWho->currentText().simplified();
    return "note "
           + (who.isEmpty() ? tr("%1: %2").arg(mKind->currentText(), text)
                            : tr("%1 by %2: %3").arg(mKind->currentText(), who, text));
}

void NoteDialog::look()
{
    refuse(mText->toPlainText().simplified().isEmpty() ? tr("The note has no text yet.") : QString());
}

} // namespace fw
