#include "app/tables/ConditionDialog.h"

#include "editor/Translated.h"
#include "editor/rulesdocument/Sentence.h"
#include "engine/rules/Facts.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

namespace fw {

namespace {

const FactRow& factAt(const QComboBox* box)
{
    return factRows()[std::size_t(std::max(0, box->currentIndex()))];
}

} // namespace

ConditionDialog::ConditionDialog(const Ruleset& rules, QWidget* parent)
    : QDialog(parent), mRules(rules)
{
    setObjectName("conditionDialog");
    setWindowTitle(tr("Condition"));
    resize(480, 0);
    auto* form = new QFormLayout(this);
    const auto combo = [&](const QString& label, const char* name, bool free) {
        auto* box = new QComboBox;
        box->setObjectName(name);
        box->setAccessibleName(label);
        box->setEditable(free);
        form->addRow(label, box);
        return box;
    };
    mWho = combo(tr("Whose (role or path)"), "conditionWho", true);
    mWho->addItems({"unit", "attackers", "defenders", "target", "to", "from", "@game"});
    mFact = combo(tr("Fact"), "conditionFact", false);
    for (const FactRow& row : factRows()) {
        mFact->addItem(QString::fromUtf8(row.name.data(), int(row.name.size())));
        mFact->setItemData(mFact->count() - 1,
                           translated(std::string(row.phrase)), Qt::ToolTipRole);
    }
    mFact->setCurrentText("type");
    mArgument = combo(tr("Of what (mark, rating, area)"), "conditionArgument", true);
    mCompare = combo(tr("Comparison"), "conditionCompare", false);
    mCompare->addItem(tr("is"), "is");
    mCompare->addItem(tr("is not"), "isnt");
    mCompare->addItem(tr("is at least"), "min");
    mCompare->addItem(tr("is at most"), "max");
    mCompare->addItem(tr("holds"), "");
    mValue = combo(tr("Value"), "conditionValue", true);
    mSentence = new QLabel;
    mSentence->setObjectName("conditionSentence");
    mSentence->setWordWrap(true);
    form->addRow(tr("Reads"), mSentence);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
    for (QComboBox* box : {mWho, mArgument, mValue})
        connect(box, &QComboBox::currentTextChanged, this, &ConditionDialog::judge);
    const auto refill = [this] {
        const FactRow& fact = factAt(mFact);
        mArgument->clear();
        mArgument->setEnabled(fact.arg != ArgKind::None);
        const auto add = [this](const auto& rows) {
            for (const auto& row : rows)
                mArgument->addItem(QString::fromStdString(row.id));
        };
        if (fact.arg == ArgKind::Mark)
            add(mRules.marks);
        else if (fact.arg == ArgKind::Rating)
            add(mRules.ratings);
        else if (fact.arg == ArgKind::Box)
            add(mRules.boxes);
        else if (fact.arg == ArgKind::Path)
            add(mRules.paths);
        mValue->clear();
        if (fact.name == "type")
            for (const std::string& type : mRules.unitTypes)
                mValue->addItem(QString::fromStdString(type));
        if (fact.name == "terrain" || fact.name == "hexside")
            for (const Feature& feature : mRules.features)
                mValue->addItem(QString::fromStdString(feature.id));
        judge();
    };
    connect(mFact, &QComboBox::currentIndexChanged, this, refill);
    connect(mCompare, &QComboBox::currentIndexChanged, this, &ConditionDialog::judge);
    refill();
}

Req ConditionDialog::condition() const
{
    return plainCondition(mWho->currentText(), mFact->currentText(),
                          mArgument->isEnabled() ? mArgument->currentText() : QString(),
                          mCompare->currentData().toString(), mValue->currentText());
}

void ConditionDialog::judge()
{
    const bool compared = !mCompare->currentData().toString().isEmpty();
    mValue->setEnabled(compared);
    mSentence->setText(conditionWords(condition()));
    auto* buttons = findChild<QDialogButtonBox*>();
    if (buttons != nullptr)
        for (QAbstractButton* button : buttons->buttons())
            if (buttons->buttonRole(button) == QDialogButtonBox::AcceptRole)
                button->setEnabled(!mWho->currentText().trimmed().isEmpty() &&
                                   (!compared || !mValue->currentText().trimmed().isEmpty()));
}

} // namespace fw
