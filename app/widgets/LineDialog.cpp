#include "app/widgets/LineDialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace fw {

LineDialog::LineDialog(const QString& title, const QString& caption, QWidget* parent) : Dialog(parent)
{
    setObjectName("lineDialog");
    setWindowTitle(title);
    auto* layout = new QVBoxLayout(this);
    auto* label = new QLabel(caption);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    layout->addWidget(label);
    mLine = new QLineEdit;
    mLine->setObjectName("line");
    mLine->setAccessibleName(caption);
    layout->addWidget(mLine);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    for (QAbstractButton* button : buttons->buttons())
        button->setAccessibleName(button->text().remove('&'));
    QPushButton* ok = buttons->button(QDialogButtonBox::Ok);
    ok->setEnabled(false);
    connect(mLine, &QLineEdit::textChanged, ok, [this, ok] { ok->setEnabled(!line().isEmpty()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    resize(420, 0);
}

QString LineDialog::line() const
{
    return mLine->text().trimmed();
}

QString LineDialog::ask(QWidget* parent, const QString& title, const QString& caption)
{
    LineDialog dialog(title, caption, parent);
    return dialog.exec() == QDialog::Accepted ? dialog.line() : QString();
}

} // namespace fw
