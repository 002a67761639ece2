#include "app/referee/dialogs/OverruleDialog.h"

#include "app/referee/dialogs/PrecedentsDialog.h"
#include "app/referee/dialogs/Said.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"
#include "engine/play/Play.h"
#include "engine/report/EventText.h"
#include "engine/session/Orders.h"

#include <QListWidget>

namespace fw {

OverruleDialog::OverruleDialog(const Game& game, const QString& line, QWidget* parent)
    : TableDialog(tr("Overrule"),
                  tr("The order below is carried out against the rules. The log keeps the refusal, "
                     "its case number and your reason."),
                  tr("O&verrule"), parent),
      mGame(game)
{
    mOrder = named(new QLineEdit(line), "order", tr("Order"));
    auto* caption = new QLabel(tr("&Order:"));
    caption->setBuddy(mOrder);
    body()->addWidget(caption);
    body()->addWidget(mOrder);
    body()->addSpacing(4);
    body()->addWidget(new QLabel(tr("The refusal:")));
    mStands = wordsLabel("stands", tr("The refusal"));
    mStands->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    mStands->setFrameShape(QFrame::StyledPanel);
    mStands->setMargin(8);
    mStands->setAutoFillBackground(true);
    mStands->setBackgroundRole(QPalette::Base);
    body()->addWidget(mStands);
    body()->addSpacing(4);
    mAfter = addList(tr("&What happens if the order is allowed:"), "after");
    mAfter->setSelectionMode(QAbstractItemView::NoSelection);
    addReason({tr("both players agree"), tr("a house rule"), tr("the umpire's reading of the rule")});
    connect(mOrder, &QLineEdit::textChanged, this, &OverruleDialog::look);
    // If the refused order is given, only the reason is left to type.
    setFirst(line.isEmpty() ? mOrder : reasonField());
    look();
}

QString OverruleDialog::line() const
{
    const QString order = mOrder->text().simplified();
    return "overrule " + order + " because " + reason();
}

void OverruleDialog::look()
{
    const QString order = mOrder->text().simplified();
    mAfter->clear();
    mStands->setText(tr("(none)"));
    if (order.isEmpty()) {
        refuse(tr("There is no order yet."));
        return;
    }
    const auto read = readOrder(mGame.rules(), mGame.state(), ("overrule " + order).toStdString());
    if (!read) {
        mStands->setText(refusal(read.error()));
        refuse(tr("The order cannot be read, so it cannot be allowed."));
        return;
    }
    Action plain = read->action;
    plain.overruled = false;
    const auto allowed = apply(mGame.rules(), mGame.state(), plain, false);
    if (allowed) {
        mStands->setText(tr("None: the rules allow it."));
        refuse(tr("There is nothing to overrule."));
        return;
    }
    const QStringList before = precedentWords(mGame, allowed.error().cite);
    mStands->setText(refusal(allowed.error())
                     + (before.isEmpty() ? QString() : tr("\nRuled before: %1").arg(before.join(tr("; ")))));
    Action forced = read->action;
    forced.reason = "-"; // a placeholder: the real reason is not known yet, and changes only the log
    const auto done = apply(mGame.rules(), mGame.state(), forced);
    if (!done) {
        refuse(tr("The order cannot be carried out even if the refusal is overruled: %1").arg(refusal(done.error())));
        return;
    }
    QStringList lines;
    for (const Event& one : done->trace)
        if (one.kind() == EventKind::Moved || one.kind() == EventKind::Effect)
            lines << translated(eventText(one));
    fill(mAfter, lines, tr("Nothing changes on the table yet."));
    refuse({});
}

} // namespace fw
