#include "app/ruleseditor/tables/ConditionDialog.h"

#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"
#include "editor/rules/ConditionWords.h"
#include "engine/rules/Facts.h"

#include <QFormLayout>
#include <QScopedValueRollback>

namespace fw {

namespace {

enum What { Fact, Definition, Kept };

/// Values in the form of the input: words and numbers with "or" between them.
QString valueWords(const std::vector<Amount>& values)
{
    QStringList out;
    for (const Amount& value : values)
        out << amountWords(value);
    return out.join(ConditionDialog::tr(" or ", "between values"));
}

std::vector<Amount> valuesOf(const QString& typed)
{
    std::vector<Amount> out;
    for (const QString& word : typed.split(ConditionDialog::tr(" or ", "between values")))
        if (const Req one = plainCondition({}, {}, {}, "is", word); !word.trimmed().isEmpty())
            out.push_back(one.is.front());
    return out;
}

} // namespace

ConditionDialog::ConditionDialog(const Ruleset& rules, const QStringList& roles, const Req& old, QWidget* parent)
    : Dialog("conditionDialog", tr("Condition"), parent), mRules(rules), mNames(FormulaNames::of(rules)), mOld(old)
{
    resize(520, 0);
    build(roles);
    if (old == Req()) {
        mFact->setCurrentText("type");
        refill();
    } else {
        show(old);
        mTyped = old;
    }
    mFormula->setText(toQString(conditionText(condition(), mNames).value_or(std::string())));
    judge();
}

void ConditionDialog::build(const QStringList& roles)
{
    auto* form = new QFormLayout(this);
    const auto combo = [&](const QString& label, const char* name, bool free) {
        auto* box = named(new QComboBox, name, label);
        box->setEditable(free);
        form->addRow(label, box);
        return box;
    };
    mCount = combo(tr("How many"), "conditionCount", false);
    mCount->addItem(tr("all of them (at least one)"), "of");
    mCount->addItem(tr("any of them"), "any");
    mCount->addItem(tr("all of them (or none)"), "every");
    mCount->addItem(tr("none of them"), "none");
    mCount->addItem(tr("at least"), "least");
    mCount->addItem(tr("at most"), "most");
    mCount->addItem(tr("exactly"), "exactly");
    mNumber = numberField("conditionNumber", tr("Number"), 0, 99, 1);
    form->addRow(tr("Number"), mNumber);
    mWho = combo(tr("Subject (role or path)"), "conditionWho", true);
    QStringList offered = roles;
    for (const QString& role : roles)
        if (role == "unit" || role == "attackers" || role == "defenders")
            offered << role + "/place" << role + "/others";
    for (const char* usual : {"unit", "attackers", "defenders", "target", "to", "from", "@game"})
        if (!offered.contains(usual))
            offered << usual;
    mWho->addItems(offered);
    mWhat = combo(tr("Test"), "conditionWhat", false);
    mWhat->addItem(tr("a fact"));
    mWhat->addItem(tr("a definition of the rules"));
    mFact = combo(tr("Fact"), "conditionFact", false);
    mArgument = combo(tr("Argument (mark, rating, area)"), "conditionArgument", true);
    mWith = combo(tr("Other party (role or path)"), "conditionWith", true);
    mWith->addItems(offered);
    mWith->setCurrentText({});
    mCompare = combo(tr("Comparison"), "conditionCompare", false);
    mCompare->addItem(tr("is"), "is");
    mCompare->addItem(tr("is not"), "isnt");
    mCompare->addItem(tr("is at least"), "min");
    mCompare->addItem(tr("is at most"), "max");
    mCompare->addItem(tr("is true"), "");
    mValue = combo(tr("Value (several with \"or\")"), "conditionValue", true);
    mCite = named(new QLineEdit, "conditionCite", tr("Own case number"));
    form->addRow(tr("Own case number"), mCite);
    buildText(form);
    form->addRow(makeButtons(QDialogButtonBox::Ok | QDialogButtonBox::Cancel));
    const auto facts = [this] {
        mFact->clear();
        if (mWhat->currentIndex() == Definition) {
            for (const Def& def : mRules.defs)
                if (mFact->findText(toQString(def.id)) < 0) {
                    mFact->addItem(toQString(def.id));
                    mFact->setItemData(mFact->count() - 1, translated(def.label), Qt::ToolTipRole);
                }
        } else if (mWhat->currentIndex() == Fact) {
            for (const FactRow& row : factRows()) {
                mFact->addItem(QString::fromUtf8(row.name.data(), int(row.name.size())));
                mFact->setItemData(mFact->count() - 1, translated(std::string(row.phrase)), Qt::ToolTipRole);
            }
        }
        if (mWhat->currentIndex() != Fact)
            mCompare->setCurrentIndex(mCompare->findData(QString()));
        refill();
    };
    facts();
    for (QComboBox* box : {mWho, mArgument, mWith, mValue})
        connect(box, &QComboBox::currentTextChanged, this, &ConditionDialog::changed);
    connect(mWhat, &QComboBox::currentIndexChanged, this, facts);
    connect(mFact, &QComboBox::currentIndexChanged, this, &ConditionDialog::refill);
    connect(mCompare, &QComboBox::currentIndexChanged, this, &ConditionDialog::changed);
    connect(mCount, &QComboBox::currentIndexChanged, this, &ConditionDialog::changed);
    connect(mNumber, &QSpinBox::valueChanged, this, &ConditionDialog::changed);
    connect(mCite, &QLineEdit::textChanged, this, &ConditionDialog::changed);
}

/// Adds the line of text, its error, and the condition as a sentence.
void ConditionDialog::buildText(QFormLayout* form)
{
    mFormula = named(new QLineEdit, "conditionFormula", tr("As text"));
    mFormula->setPlaceholderText(tr("unit.type in [infantry, militia]"));
    mFormula->setToolTip(tr("The condition as in the file. Text typed here fills the fields above."));
    form->addRow(tr("As text"), mFormula);
    mWrong = wordsLabel("conditionWrong");
    mWrong->setMinimumHeight(3 * mWrong->fontMetrics().lineSpacing());
    mWrong->hide();
    form->addRow(QString(), mWrong);
    connect(mFormula, &QLineEdit::textEdited, this, &ConditionDialog::typed);
    mSentence = wordsLabel("conditionSentence");
    form->addRow(tr("In words"), mSentence);
}

void ConditionDialog::show(const Req& old)
{
    const QScopedValueRollback showing(mShowing, true);
    mOld = old;
    mWhat->removeItem(Kept);
    mCount->setCurrentIndex(mCount->findData("of"));
    mWho->setCurrentText({});
    mWhat->setCurrentIndex(Fact);
    const std::pair<const char*, const RolePath*> quantifiers[] = {
        {"of", &old.of}, {"any", &old.any}, {"every", &old.every}, {"none", &old.none}};
    for (const auto& [word, path] : quantifiers)
        if (!path->empty()) {
            mCount->setCurrentIndex(mCount->findData(word));
            mWho->setCurrentText(toQString(*path));
        }
    if (!old.among.empty()) {
        mCount->setCurrentIndex(mCount->findData(old.exactly ? "exactly" : old.least ? "least" : "most"));
        mNumber->setValue(old.exactly ? *old.exactly : old.least ? *old.least : old.most.value_or(0));
        mWho->setCurrentText(toQString(old.among));
    }
    if (old.amount && old.fact.empty() && old.def.empty()) {
        mWhat->addItem(tr("unchanged: %1").arg(amountWords(*old.amount)));
        mWhat->setCurrentIndex(Kept);
    } else if (!old.def.empty()) {
        mWhat->setCurrentIndex(Definition);
        mFact->setCurrentText(toQString(old.def));
    } else {
        mFact->setCurrentText(toQString(old.fact));
    }
    refill();
    mArgument->setCurrentText(toQString(old.arg));
    mWith->setCurrentText(toQString(old.with));
    const auto value = [&](const char* how, const std::vector<Amount>& values) {
        mCompare->setCurrentIndex(mCompare->findData(how));
        mValueWas = valueWords(values);
        mValue->setCurrentText(mValueWas);
    };
    mCompare->setCurrentIndex(mCompare->findData(QString()));
    if (!old.is.empty())
        value("is", old.is);
    else if (!old.isnt.empty())
        value("isnt", old.isnt);
    else if (old.min)
        value("min", {*old.min});
    else if (old.max)
        value("max", {*old.max});
    mCite->setText(toQString(old.cite));
}

void ConditionDialog::refill()
{
    const int index = factNamed(mFact->currentText().toStdString());
    const bool fact = mWhat->currentIndex() == Fact && index >= 0;
    const ArgKind kind = fact ? factRows()[std::size_t(index)].arg : ArgKind::None;
    mFact->setEnabled(mWhat->currentIndex() != Kept);
    mArgument->clear();
    mArgument->setEnabled(kind != ArgKind::None);
    mWith->setEnabled(fact && factRows()[std::size_t(index)].with);
    if (!mWith->isEnabled())
        mWith->setCurrentText({});
    const auto add = [this](const auto& rows) {
        for (const auto& row : rows)
            if (mArgument->findText(toQString(row.id)) < 0)
                mArgument->addItem(toQString(row.id));
    };
    if (kind == ArgKind::Mark)
        add(mRules.marks);
    else if (kind == ArgKind::Rating)
        add(mRules.ratings);
    else if (kind == ArgKind::Box)
        add(mRules.boxes);
    else if (kind == ArgKind::Path)
        add(mRules.paths);
    else if (kind == ArgKind::Sight)
        add(mRules.sights);
    mValue->clear();
    const QString name = mFact->currentText();
    if (fact && name == "type")
        for (const std::string& type : typeIds(mRules))
            mValue->addItem(toQString(type));
    if (fact && (name == "terrain" || name == "hexside"))
        for (const Feature& feature : mRules.features)
            mValue->addItem(toQString(feature.id));
    changed();
}

Req ConditionDialog::condition() const
{
    return mTyped ? *mTyped : asFilledIn();
}

Req ConditionDialog::asFilledIn() const
{
    Req out = mOld;
    out.of = out.any = out.every = out.none = out.among = {};
    out.least = out.most = out.exactly = {};
    const QString count = mCount->currentData().toString();
    const std::string who = mWho->currentText().trimmed().toStdString();
    (count == "of"      ? out.of
     : count == "any"   ? out.any
     : count == "every" ? out.every
     : count == "none"  ? out.none
                        : out.among) = who;
    if (count == "least")
        out.least = mNumber->value();
    else if (count == "most")
        out.most = mNumber->value();
    else if (count == "exactly")
        out.exactly = mNumber->value();
    if (mWhat->currentIndex() != Kept) {
        out.amount = {};
        const bool fact = mWhat->currentIndex() == Fact;
        out.fact = fact ? mFact->currentText().toStdString() : std::string();
        out.def = fact ? std::string() : mFact->currentText().toStdString();
        if (out.def != mOld.def)
            out.roles.clear(); // the roles are those of another definition
        out.arg = mArgument->isEnabled() ? mArgument->currentText().trimmed().toStdString() : "";
        out.with = mWith->isEnabled() ? mWith->currentText().trimmed().toStdString() : "";
    }
    const QString how = mCompare->currentData().toString();
    const QString typed = mValue->currentText().trimmed();
    std::vector<Amount> values = valuesOf(typed);
    // A computed amount is shown in words; if these did not change, the amount did not either.
    if (!mValueWas.isEmpty() && typed == mValueWas)
        values = !mOld.is.empty()     ? mOld.is
                 : !mOld.isnt.empty() ? mOld.isnt
                 : mOld.min           ? std::vector<Amount>{*mOld.min}
                 : mOld.max           ? std::vector<Amount>{*mOld.max}
                                      : values;
    const bool between = mOld.min && mOld.max && how == "min"; // the upper bound stays
    out.is = how == "is" ? values : std::vector<Amount>();
    out.isnt = how == "isnt" ? values : std::vector<Amount>();
    out.min = how == "min" && !values.empty() ? std::optional(values.front()) : std::nullopt;
    out.max = how == "max" && !values.empty() ? std::optional(values.front()) : between ? mOld.max : std::nullopt;
    out.cite = mCite->text().trimmed().toStdString();
    return out;
}

/// A field was changed by hand: update the line of text.
void ConditionDialog::changed()
{
    if (mShowing)
        return;
    mTyped.reset();
    mWrong->hide();
    const Req now = asFilledIn();
    mFormula->setText(toQString(conditionText(now, mNames).value_or(std::string())));
    judge();
}

/// The line of text was changed by hand: update the fields as soon as it is valid.
void ConditionDialog::typed()
{
    const std::string line = mFormula->text().trimmed().toStdString();
    FormulaResult<Reqs> read = readConditions(line, mNames);
    QString wrong;
    if (!read)
        wrong = tr("%1; %2").arg(translated(read.error().text), translated(read.error().remedy));
    else if (read->size() != 1)
        wrong = tr("The text has several conditions. Enter one condition at a time.");
    mWrong->setText(wrong);
    mWrong->setVisible(!wrong.isEmpty());
    if (wrong.isEmpty()) {
        mTyped = read->front();
        show(*mTyped);
    }
    judge();
}

void ConditionDialog::judge()
{
    const QString count = mCount->currentData().toString();
    mNumber->setEnabled(count == "least" || count == "most" || count == "exactly");
    const bool compared = !mCompare->currentData().toString().isEmpty();
    mValue->setEnabled(compared);
    mSentence->setText(mWrong->isHidden() ? conditionWords(condition()) : QString());
    const bool who = !mWho->currentText().trimmed().isEmpty() || (mWhat->currentIndex() == Kept && count == "of");
    const bool whom = !mWith->isEnabled() || !mWith->currentText().trimmed().isEmpty();
    if (auto* buttons = findChild<QDialogButtonBox*>())
        buttons->button(QDialogButtonBox::Ok)
            ->setEnabled(mTyped || !mWrong->isHidden()
                             ? mWrong->isHidden()
                             : who && whom && (!compared || !mValue->currentText().trimmed().isEmpty())
                                   && (mWhat->currentIndex() == Kept || !mFact->currentText().isEmpty()));
}

} // namespace fw
