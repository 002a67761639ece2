#include "app/ruleseditor/form/RowForm.h"

#include "app/ruleseditor/form/FormButton.h"
#include "app/widgets/Scrolled.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"
#include "editor/findings/ProvedWords.h"

#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>

namespace fw {

namespace {

/// Whether a field is one row inside the row.
bool holdsRow(const FieldHelp& field)
{
    return field.type.value == FieldValue::Row && field.type.around.empty();
}

} // namespace

RowForm::RowForm(QWidget* parent)
    : QWidget(parent), mSays(wordsLabel("formSentence", tr("The row in words"))),
      mFound(wordsLabel("formRowFound", tr("Findings about the row")))
{
    auto* layout = bare<QVBoxLayout>(this);
    for (QLabel* label : {mSays, mFound}) {
        label->hide();
        layout->addWidget(label);
    }
}

FieldEdit* RowForm::field(const std::string& key) const
{
    const auto found = mFields.find(key);
    return found == mFields.end() ? nullptr : found->second;
}

std::map<std::string, QString> RowForm::unread() const
{
    std::map<std::string, QString> out;
    for (const auto& [key, edit] : mFields)
        if (const QString text = edit->unread(); !text.isEmpty())
            out[key] = text;
    return out;
}

void RowForm::remark(const std::vector<const CheckResult*>& findings)
{
    std::map<FieldEdit*, std::pair<QStringList, QStringList>> found; // null: the row
    for (const CheckResult* one : findings) {
        const std::string& place = one->finding.place;
        if (!place.starts_with(mPointer))
            continue;
        std::string key = place.substr(std::min(place.size(), mPointer.size() + 1));
        while (!key.empty() && field(key) == nullptr) // "need/0" is in "need"
            key.erase(key.find_last_of('/') == std::string::npos ? 0 : key.find_last_of('/'));
        if (key.empty() && place != mPointer)
            continue; // of a row inside
        auto& [texts, words] = found[field(key)];
        const QString remedy = translated(one->finding.remedy);
        texts << (remedy.isEmpty() ? provedSentence(*one) : tr("%1; %2").arg(provedSentence(*one), remedy));
        words << toQString(one->finding.fix.wrong);
        for (const std::string& value : one->values())
            words << toQString(value);
    }
    for (const auto& [key, edit] : mFields) {
        const auto at = found.find(edit);
        at == found.end() ? edit->remark({}) : edit->remark(at->second.first.join('\n'), at->second.second);
    }
    mFound->setText(found[nullptr].first.join('\n'));
    mFound->setVisible(!mFound->text().isEmpty());
}

std::string RowForm::shape(const FormTree& tree, const std::string& pointer) const
{
    const Json* row = tree.at(pointer);
    const std::string kind = tree.kindAt(pointer);
    if (row == nullptr || kind.empty())
        return {};
    std::string out = pointer + ":" + kind;
    if (const std::string_view key = kindKey(kind); !key.empty())
        if (const Json* word = row->find(key))
            out += " " + word->text;
    for (const FieldHelp& field : formFields(kind, *row))
        if (holdsRow(field) && row->find(field.key) != nullptr)
            out += "(" + shape(tree, pointer + "/" + field.key) + ")";
    return out;
}

void RowForm::show(const FormTree& tree, const std::string& pointer, FormSourcesPtr sources)
{
    mSources = std::move(sources);
    const QString says = mSources->words->of(pointer);
    mSays->setText(says);
    mSays->setVisible(!says.isEmpty());
    std::string now = shape(tree, pointer);
    if (now == mShape && mBody != nullptr) {
        for (const auto& [key, edit] : mFields)
            edit->show(tree.at(mPointer + "/" + key), mSources);
        for (const auto& [list, label] : mCounts)
            label->setText(tr("%n row(s)", nullptr, int(tree.countAt(list))));
        return;
    }
    mPointer = pointer;
    mShape = std::move(now);
    mFields.clear();
    mCounts.clear();
    if (mBody != nullptr) {
        mBody->hide(); // it may still be in the signal of a click
        mBody->deleteLater();
        mBody = nullptr;
    }
    if (mShape.empty())
        return;
    auto* body = new QWidget;
    body->setAccessibleName(tr("Selected row"));
    auto* form = new QFormLayout(body);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    build(tree, pointer, {}, form);
    mBody = new Scrolled(body);
    layout()->addWidget(mBody);
}

void RowForm::build(const FormTree& tree, const std::string& pointer, const std::string& prefix, QFormLayout* form)
{
    const Json* row = tree.at(pointer);
    for (const FieldHelp& field : formFields(tree.kindAt(pointer), *row)) {
        if (holdsRows(field))
            addList(field, tree, pointer, form);
        else if (holdsRow(field))
            addInner(field, tree, pointer, prefix, form);
        else
            addRow(field, row->find(field.key), pointer, prefix, form);
    }
}

void RowForm::addRow(const FieldHelp& field, const Json* value, const std::string& pointer, const std::string& prefix,
                     QFormLayout* form)
{
    auto* edit = new FieldEdit(field, value, mSources);
    edit->setPlace(pointer + "/" + field.key);
    auto* label = new QLabel(field.required ? tr("%1 *", "a key that must be there").arg(keyTitle(field.key))
                                            : keyTitle(field.key));
    label->setToolTip(toQString(field.key) + ": " + toQString(field.help));
    label->setBuddy(edit);
    form->addRow(label, edit);
    mFields[prefix + field.key] = edit;
    connect(edit, &FieldEdit::edited, this,
            [this, edit, pointer, key = field.key] { emit edited(pointer, key, edit->value()); });
    connect(edit, &FieldEdit::left, this, [this, pointer, key = field.key] { emit left(pointer, key); });
}

void RowForm::addList(const FieldHelp& field, const FormTree& tree, const std::string& pointer, QFormLayout* form)
{
    const std::string list = pointer + "/" + field.key;
    auto* bar = new QHBoxLayout;
    auto* count = new QLabel(tr("%n row(s)", nullptr, int(tree.countAt(list))));
    count->setToolTip(toQString(field.key) + ": " + toQString(field.help));
    mCounts[list] = count;
    bar->addWidget(count);
    const QString title = keyTitle(field.key);
    addFormButton(bar, tr("Show"), "listShow-" + toQString(field.key), tr("Show the rows of %1").arg(title), this,
                  [this, list] { emit listWanted(list); });
    addFormButton(bar, tr("Add..."), "listAdd-" + toQString(field.key), tr("Add a row to %1").arg(title), this,
                  [this, list] { emit addWanted(list); });
    bar->addStretch(1);
    form->addRow(title, bar);
}

void RowForm::addInner(const FieldHelp& field, const FormTree& tree, const std::string& pointer,
                       const std::string& prefix, QFormLayout* form)
{
    const std::string inner = pointer + "/" + field.key;
    const QString title = keyTitle(field.key);
    if (tree.at(inner) == nullptr) {
        auto* bar = new QHBoxLayout;
        QToolButton* add = addFormButton(
            bar, tr("Add"), "rowAdd-" + toQString(field.key), tr("Add %1").arg(title), this,
            [this, pointer, field] { emit edited(pointer, field.key, newRow(field.type.row, {}, nullptr)); });
        add->setToolTip(toQString(field.key) + ": " + toQString(field.help));
        bar->addStretch(1);
        form->addRow(title, bar);
        return;
    }
    auto* group = new QGroupBox(title);
    group->setToolTip(toQString(field.key) + ": " + toQString(field.help));
    auto* fields = new QFormLayout(group);
    fields->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    build(tree, inner, prefix + field.key + "/", fields);
    if (!field.required) {
        auto* bar = new QHBoxLayout;
        addFormButton(bar, tr("Remove"), "rowRemove-" + toQString(field.key), tr("Remove %1").arg(title), this,
                      [this, pointer, field] { emit edited(pointer, field.key, Json{}); });
        bar->addStretch(1);
        fields->addRow(QString(), bar);
    }
    form->addRow(group);
}

} // namespace fw
