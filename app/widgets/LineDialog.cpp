#include "app/widgets/LineDialog.h"

#include "app/widgets/WidgetFactory.h"

namespace fw {

LineDialog::LineDialog(const QString& title, const QString& caption, QWidget* parent, WhyNot whyNot)
    : Dialog("lineDialog", title, parent), mWhyNot(std::move(whyNot))
{
    auto* layout = new QVBoxLayout(this);
    auto* label = wordsLabel();
    label->setText(caption);
    layout->addWidget(label);
    mLine = named(new QLineEdit, "line", caption);
    layout->addWidget(mLine);
    if (mWhyNot) {
        mTrouble = wordsLabel("lineTrouble");
        layout->addWidget(mTrouble);
    }
    auto* buttons = makeButtons(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    QPushButton* ok = buttons->button(QDialogButtonBox::Ok);
    ok->setEnabled(false);
    connect(mLine, &QLineEdit::textChanged, ok, [this, ok] { ok->setEnabled(!line().isEmpty()); });
    layout->addWidget(buttons);
    resize(420, 0);
}

QString LineDialog::line() const
{
    return mLine->text().trimmed();
}

void LineDialog::accept()
{
    const QString why = mWhyNot ? mWhyNot(line()) : QString();
    if (why.isEmpty())
        return Dialog::accept();
    mTrouble->setText(why);
    mLine->setFocus();
    mLine->selectAll();
}

QString LineDialog::ask(QWidget* parent, const QString& title, const QString& caption, WhyNot whyNot)
{
    LineDialog dialog(title, caption, parent, std::move(whyNot));
    return dialog.exec() == QDialog::Accepted ? dialog.line() : QString();
}

} // namespace fw
