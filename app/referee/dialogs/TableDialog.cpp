#include "app/referee/dialogs/TableDialog.h"

#include "app/referee/log/LogLook.h"
#include "app/widgets/WidgetFactory.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QMenu>
#include <QToolButton>

namespace fw {

TableDialog::TableDialog(const QString& title, const QString& words, const QString& doIt, QWidget* parent)
    : Dialog({}, title, parent)
{
    auto* whole = new QVBoxLayout(this);
    whole->setSpacing(8);
    auto* top = wordsLabel();
    top->setText(words);
    whole->addWidget(top);
    mBody = new QVBoxLayout;
    mBody->setSpacing(4);
    whole->addLayout(mBody, 1);
    mWhyNot = wordsLabel("whyNot", tr("Reason why it is not possible"));
    whole->addWidget(mWhyNot);
    mButtons = makeButtons(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, doIt);
    QPushButton* ok = mButtons->button(QDialogButtonBox::Ok);
    ok->setObjectName("doIt");
    ok->setDefault(true);
    // Enter must not cancel while a reason is still missing.
    mButtons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    whole->addWidget(mButtons);
    resize(560, 480);
}

void TableDialog::accept()
{
    mFailed = mAct ? mAct() : QString();
    if (mFailed.isEmpty())
        Dialog::accept();
    else
        judge();
}

QString TableDialog::reason() const
{
    return mReason == nullptr ? QString() : mReason->text().simplified();
}

QListWidget* TableDialog::addList(const QString& caption, const char* name)
{
    auto* label = new QLabel(caption);
    auto* list = named(new QListWidget, name, QString(caption).remove('&').remove(':'));
    list->setWordWrap(true);
    list->setTextElideMode(Qt::ElideNone);
    list->setAlternatingRowColors(true);
    label->setBuddy(list);
    mBody->addWidget(label);
    mBody->addWidget(list, 1);
    return list;
}

void TableDialog::addReason(const QStringList& usual)
{
    mReasonCaption = new QLabel;
    mReason = named(new QLineEdit, "reason", tr("Reason"));
    mReason->setMaxLength(500);
    mReasonCaption->setBuddy(mReason);
    mBody->addSpacing(4);
    mBody->addWidget(mReasonCaption);
    auto* line = new QHBoxLayout;
    line->addWidget(mReason, 1);
    if (!usual.isEmpty()) { // for users of the mouse
        auto* offers = named(new QToolButton, "usualReasons", tr("Suggested reasons"));
        offers->setText(tr("Suggestions"));
        offers->setPopupMode(QToolButton::InstantPopup);
        auto* menu = new QMenu(offers);
        for (const QString& reason : usual)
            connect(menu->addAction(reason), &QAction::triggered, mReason,
                    [this, reason] { mReason->setText(reason); });
        offers->setMenu(menu);
        line->addWidget(offers);
    }
    mBody->addLayout(line);
    connect(mReason, &QLineEdit::textChanged, this, [this] {
        mFailed.clear();
        judge();
    });
    setReasonNeeded(true);
}

void TableDialog::setReasonNeeded(bool needed)
{
    mNeeded = needed;
    mReasonCaption->setText(needed ? tr("&Reason for the log:") : tr("&Reason for the log (optional):"));
    judge();
}

void TableDialog::refuse(const QString& why, bool warns)
{
    mRefused = why;
    mWarns = warns;
    mFailed.clear();
    judge();
}

void TableDialog::judge()
{
    const bool silent = mNeeded && reason().isEmpty();
    QPalette p = mWhyNot->palette();
    const LogLook look = LogLook::of(palette());
    const QString& wrong = mRefused.isEmpty() ? mFailed : mRefused;
    p.setColor(QPalette::WindowText, wrong.isEmpty() || !mWarns ? look.pale : look.warning);
    mWhyNot->setPalette(p);
    mWhyNot->setText(!wrong.isEmpty() ? (mWarns ? "! " : "") + wrong : silent ? tr("Enter a reason.") : QString());
    mButtons->button(QDialogButtonBox::Ok)->setEnabled(mRefused.isEmpty() && !silent);
}

void TableDialog::holdStill()
{
    mWhyNot->setMinimumHeight(2 * mWhyNot->fontMetrics().lineSpacing());
    mWhyNot->setAlignment(Qt::AlignLeft | Qt::AlignTop);
}

void TableDialog::fill(QListWidget* list, const QStringList& lines, const QString& nothing)
{
    list->clear();
    list->addItems(lines);
    if (!lines.isEmpty() || nothing.isEmpty())
        return;
    list->addItem(nothing);
    list->item(0)->setFlags(Qt::ItemIsEnabled);
}

} // namespace fw
