#include "app/ruleseditor/tables/NewSystemDialog.h"

#include "app/Shipped.h"
#include "app/ruleseditor/tables/OpenRules.h"
#include "app/widgets/NewIds.h"
#include "app/widgets/ProblemWords.h"
#include "app/widgets/WidgetFactory.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QStandardPaths>

namespace fw {

NewSystemDialog::NewSystemDialog(QWidget* parent) : Dialog("newSystem", tr("New Rule System"), parent)
{
    resize(560, 0);
    auto* form = new QFormLayout(this);
    mKind = named(new QComboBox, "systemTemplate", tr("Template"));
    for (const SystemTemplate& one : systemTemplates())
        mKind->addItem(one.title);
    form->addRow(tr("Template"), mKind);
    mTitle = line(form, tr("Title"), "systemTitle", tr("My battle"));
    mId = line(form, tr("Id (small letters, digits, hyphens)"), "systemId", "my-battle");
    mFolder = line(form, tr("Folder"), "systemFolder",
                   QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + "/my-battle");
    auto* browsing = new QPushButton(tr("Browse..."));
    browsing->setAccessibleName(tr("Browse for the folder"));
    browsing->setAutoDefault(false);
    connect(browsing, &QPushButton::clicked, this, &NewSystemDialog::browse);
    form->addRow(QString(), browsing);
    mTrouble = wordsLabel("systemTrouble");
    form->addRow(mTrouble);
    form->addRow(makeButtons(QDialogButtonBox::Ok | QDialogButtonBox::Cancel));
}

QLineEdit* NewSystemDialog::line(QFormLayout* form, const QString& label, const char* name, const QString& text)
{
    auto* edit = named(new QLineEdit(text), name, label);
    form->addRow(label, edit);
    return edit;
}

void NewSystemDialog::browse()
{
    const QString chosen = QFileDialog::getExistingDirectory(this, tr("Folder"), QFileInfo(mFolder->text()).path());
    if (!chosen.isEmpty())
        mFolder->setText(chosen);
}

void NewSystemDialog::accept()
{
    if (const QString why = whyNoId(mId->text()); !why.isEmpty())
        return mTrouble->setText(why);
    const auto templates = systemTemplates();
    const auto at = std::size_t(mKind->currentIndex());
    if (at >= templates.size())
        return mTrouble->setText(tr("This program comes without templates."));
    const auto done = makeSystem(templates[at], mFolder->text(), mId->text(), mTitle->text().trimmed());
    if (!done)
        return mTrouble->setText(problemWords(done.error()));
    mMade = *done;
    Dialog::accept();
}

} // namespace fw
