#include "app/ruleseditor/form/NameDialogs.h"

#include "app/widgets/NewIds.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"

#include <QCoreApplication>
#include <QListWidget>
#include <QMessageBox>

namespace fw {

namespace {

class NameText
{
    Q_DECLARE_TR_FUNCTIONS(NameDialogs)
};

QString lineOf(const RowUse& use)
{
    return use.times == 1
               ? use.where
               : NameText::tr("%1 (%n time(s))", "a row, and how often it has a name", use.times).arg(use.where);
}

} // namespace

QListWidget* usesList(const RowUses& uses)
{
    auto* list = named(new QListWidget, "usesList", NameText::tr("Rows that refer to it"));
    for (const RowUse& use : uses.uses)
        list->addItem(lineOf(use));
    list->setCurrentRow(0);
    return list;
}

QString whyNotCalled(const RulesContent& content, const RowName& name, const QString& id)
{
    const std::string now = id.toStdString();
    if (now == name.id)
        return {};
    // Codes and cases are written as they are printed, and other rows may have such ids too.
    if (name.list != "codes" && name.list != "cases" && whyNoId(toQString(name.id)).isEmpty())
        if (QString why = whyNoId(id); !why.isEmpty())
            return why;
    if (id.trimmed().isEmpty())
        return NameText::tr("An id must have at least one letter or digit.");
    const Text why = whyNotNamed(content.rules, content.scenario ? &*content.scenario : nullptr, name, now);
    return why.empty() ? QString() : translated(why);
}

RenameDialog::RenameDialog(const RulesContent& content, RowName name, const RowUses& uses, QWidget* parent)
    : Dialog("renameDialog", tr("Rename"), parent), mContent(content), mName(std::move(name))
{
    auto* layout = new QVBoxLayout(this);
    auto* caption = new QLabel(tr("New &id of '%1':").arg(toQString(mName.id)));
    layout->addWidget(caption);
    mLine = named(new QLineEdit(toQString(mName.id)), "renameLine", tr("New id"));
    mLine->selectAll();
    caption->setBuddy(mLine);
    layout->addWidget(mLine);
    if (uses.rows > 1) {
        auto* several = wordsLabel("renameRows");
        several->setText(tr("%n row(s) have this id, and all of them get the new one.", nullptr, uses.rows));
        layout->addWidget(several);
    }
    auto* count = wordsLabel("renameUses");
    count->setText(uses.uses.empty() ? tr("No other row refers to it.")
                                     : tr("%n row(s) refer to it and change with it:", nullptr, int(uses.uses.size())));
    layout->addWidget(count);
    if (!uses.uses.empty())
        layout->addWidget(usesList(uses), 1);
    mTrouble = wordsLabel("renameTrouble", tr("Why the id is not possible"));
    setBold(mTrouble);
    mTrouble->hide();
    layout->addWidget(mTrouble);
    layout->addWidget(makeButtons(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, tr("Rename")));
    setFirst(mLine);
    resize(480, 0);
}

std::string RenameDialog::id() const
{
    return mLine->text().trimmed().toStdString();
}

void RenameDialog::accept()
{
    const QString why = whyNotCalled(mContent, mName, mLine->text().trimmed());
    if (why.isEmpty())
        return Dialog::accept();
    mTrouble->setText(why);
    mTrouble->show();
    mLine->setFocus();
    mLine->selectAll();
}

UsesDialog::UsesDialog(const RowName& name, const RowUses& uses, QWidget* parent)
    : Dialog("usesDialog", tr("Uses of '%1'").arg(toQString(name.id)), parent), mUses(uses), mList(usesList(uses))
{
    auto* layout = new QVBoxLayout(this);
    auto* caption = wordsLabel("usesCount");
    caption->setText(uses.uses.empty()
                         ? tr("No row refers to '%1'.").arg(toQString(name.id))
                         : tr("%n row(s) refer to '%1':", nullptr, int(uses.uses.size())).arg(toQString(name.id)));
    layout->addWidget(caption);
    layout->addWidget(mList, 1);
    auto* buttons = makeButtons(QDialogButtonBox::Ok | QDialogButtonBox::Close, tr("Go to Row"));
    QPushButton* go = buttons->button(QDialogButtonBox::Ok);
    const auto enable = [this, go] { go->setEnabled(chosen() != nullptr && !chosen()->onMap); };
    connect(mList, &QListWidget::currentRowChanged, this, enable);
    connect(mList, &QListWidget::itemActivated, this, [this, go] {
        if (go->isEnabled())
            accept();
    });
    enable();
    layout->addWidget(buttons);
    setFirst(mList);
    resize(520, 360);
}

const RowUse* UsesDialog::chosen() const
{
    const int row = mList->currentRow();
    return row < 0 || row >= int(mUses.uses.size()) ? nullptr : &mUses.uses[std::size_t(row)];
}

bool mayDeleteUsed(const RowName& name, const RowUses& uses, QWidget* parent)
{
    constexpr std::size_t most = 6; // rows that are listed
    QStringList lines;
    for (std::size_t i = 0; i < uses.uses.size() && i < most; ++i)
        lines << lineOf(uses.uses[i]);
    if (uses.uses.size() > most)
        lines << NameText::tr("and %n more", nullptr, int(uses.uses.size() - most));
    QMessageBox box(QMessageBox::Warning, NameText::tr("Delete Row"),
                    NameText::tr("%n row(s) refer to '%1'. They stay as they are, and the check reports them.", nullptr,
                                 int(uses.uses.size()))
                        .arg(toQString(name.id)),
                    QMessageBox::Cancel, parent);
    box.setObjectName("deleteUsed");
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(lines.join('\n'));
    QPushButton* remove = box.addButton(NameText::tr("Delete"), QMessageBox::DestructiveRole);
    remove->setObjectName("deleteUsedButton");
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == remove;
}

} // namespace fw
