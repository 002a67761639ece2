#include "app/ruleseditor/form/NowLine.h"

#include "app/ruleseditor/form/FormButton.h"
#include "app/ruleseditor/form/RolePickDialog.h"
#include "app/ruleseditor/form/ValuesNow.h"
#include "app/widgets/ProblemWords.h"
#include "app/widgets/TraceView.h"
#include "app/widgets/WidgetFactory.h"
#include "app/widgets/WrapLayout.h"
#include "editor/Translated.h"
#include "editor/form/NowWords.h"

#include <QSignalBlocker>
#include <algorithm>
#include <set>

namespace fw {

namespace {

/// Whether a role can be picked on a map.
bool isOnMap(const FormulaRole& role)
{
    return role.needs == RoleNeeds::Counter || role.needs == RoleNeeds::Place
           || role.needs == RoleNeeds::CounterOrPlace;
}

/// Whether two lists have the same choices.
bool alike(const std::vector<FormulaRole>& a, const std::vector<FormulaRole>& b)
{
    return std::ranges::equal(a, b, [](const FormulaRole& one, const FormulaRole& other) {
        return one.name == other.name && one.needs == other.needs;
    });
}

QString dataText(const std::vector<std::string>& value)
{
    QStringList out;
    for (const std::string& id : value)
        out << toQString(id);
    return out.join(", ");
}

} // namespace

NowLine::NowLine(ValuesNow* values, const QString& title, QWidget* parent)
    : QWidget(parent), mValues(values), mTitle(title), mSays(wordsLabel("formNow", tr("%1 now").arg(title))),
      mPanel(new QWidget)
{
    auto* layout = bare<QVBoxLayout>(this);
    layout->setSpacing(2);
    auto* line = new QHBoxLayout;
    mSays->setTextInteractionFlags(Qt::TextSelectableByMouse);
    line->addWidget(mSays, 1);
    mOpen = addFormButton(line, tr("Counters"), "formNowCounters", tr("Counters for %1").arg(title), this,
                          [this] { showRoles(); });
    mOpen->setCheckable(true);
    mOpen->setToolTip(tr("Choose the counters and hexes for which the value is computed, and see how it is computed"));
    layout->addLayout(line);
    bare<QVBoxLayout>(mPanel);
    mPanel->setObjectName("formNowPanel");
    mPanel->hide();
    layout->addWidget(mPanel);
    hide();
    if (values != nullptr)
        values->add(this);
}

void NowLine::setFormula(std::optional<FormulaAt> formula, const FormulaNames& names)
{
    mNames = names;
    setVisible(formula.has_value());
    if (formula == mFormula)
        return;
    if (!formula || !mFormula)
        mSays->clear();
    mFormula = std::move(formula);
    ask();
}

void NowLine::ask()
{
    if (mValues != nullptr && mFormula)
        mValues->renew();
}

void NowLine::showEvent(QShowEvent* event)
{
    ask();
    QWidget::showEvent(event);
}

const FormulaNow* NowLine::now() const
{
    return mAnswer && mAnswer->now && *mAnswer->now ? &(*mAnswer->now)->formulas[mIndex] : nullptr;
}

void NowLine::setAnswer(std::shared_ptr<const ValuesAnswer> answer, std::size_t index)
{
    mAnswer = std::move(answer);
    mIndex = index;
    if (!mAnswer)
        return;
    if (const FormulaNow* shown = now())
        mSays->setText(nowSentence(*shown, **mAnswer->now, mNames));
    else if (mAnswer->now)
        mSays->setText(tr("No value now: %1").arg(problemWords(mAnswer->now->error())));
    else
        mSays->setText(tr("No value now: no scenario of these rules is in their folder"));
    mOpen->setEnabled(now() != nullptr);
    showRoles();
}

void NowLine::showRoles()
{
    const FormulaNow* shown = now();
    mPanel->setVisible(mOpen->isChecked() && shown != nullptr);
    if (!mOpen->isChecked() || shown == nullptr)
        return;
    if (mChoices == nullptr || !alike(mShown, shown->roles)) {
        if (mChoices != nullptr) {
            mChoices->hide(); // it may still be in the signal of a choice
            mChoices->deleteLater();
        }
        mRoles.clear();
        mChoices = new QWidget;
        auto* row = new WrapLayout(mChoices);
        row->setContentsMargins(0, 0, 0, 0);
        for (const FormulaRole& role : shown->roles) {
            const QString name = toQString(role.name);
            auto* choice = narrowChoice("formNow-" + name, tr("%1 of %2", "role, field").arg(name, mTitle), 18);
            choice->setEditable(true);
            choice->setInsertPolicy(QComboBox::NoInsert);
            choice->lineEdit()->setAccessibleName(choice->accessibleName());
            choice->setEnabled(role.needs != RoleNeeds::Combat);
            auto* label = new QLabel(name);
            label->setBuddy(choice);
            row->addWidget(label);
            row->addWidget(choice);
            mRoles[role.name] = choice;
            connect(choice, &QComboBox::activated, this,
                    [this, choice, name = role.name] { give(name, choice->currentText()); });
            connect(choice->lineEdit(), &QLineEdit::editingFinished, this,
                    [this, choice, name = role.name] { give(name, choice->currentText()); });
        }
        if (std::ranges::any_of(shown->roles, isOnMap))
            addButton(row, tr("Pick on Map..."), "formNowPick", tr("Pick the counters of %1 on the map").arg(mTitle),
                      this, &NowLine::pickOnMap);
        if (shown->roles.empty())
            row->addWidget(new QLabel(tr("It reads no counter and no hex.")));
        static_cast<QVBoxLayout*>(mPanel->layout())->insertWidget(0, mChoices);
    }
    mShown = shown->roles;
    for (const FormulaRole& role : mShown)
        fillChoice(mRoles[role.name], role);
    if (mTrace == nullptr && !shown->trace.empty()) {
        mTrace = new TraceView;
        mTrace->setObjectName("formNowTrace");
        mTrace->setAccessibleName(tr("How %1 is computed").arg(mTitle));
        mTrace->setFixedHeight(fontMetrics().lineSpacing() * 8);
        mPanel->layout()->addWidget(mTrace);
    }
    if (mTrace != nullptr) {
        mTrace->setVisible(!shown->trace.empty());
        mTrace->setRules((*mAnswer->now)->rules);
        mTrace->show(shown->trace);
    }
}

void NowLine::fillChoice(QComboBox* choice, const FormulaRole& role)
{
    if (choice->hasFocus() || choice->lineEdit()->hasFocus()) {
        if (choice->lineEdit()->isModified())
            return; // it is being typed
    }
    const FormulasNow& all = **mAnswer->now;
    const Scenario& scenario = all.rules->scenario();
    const QSignalBlocker quiet(choice);
    choice->clear();
    const auto offer = [&](const std::string& id) { choice->addItem(roleWords({id}, all), toQString(id)); };
    if (role.needs == RoleNeeds::Counter || role.needs == RoleNeeds::CounterOrPlace)
        for (const Unit& unit : scenario.units)
            offer(unit.id);
    if (role.needs == RoleNeeds::Place || role.needs == RoleNeeds::CounterOrPlace) {
        std::set<int> places;
        for (const UnitState& unit : all.position.units)
            if (unit.place.valid())
                places.insert(unit.place.index());
        for (const int place : places)
            offer(all.rules->placeName(place));
    }
    if (role.needs == RoleNeeds::Side)
        for (const Army& side : scenario.sides)
            offer(side.id);
    if (role.needs == RoleNeeds::Formation)
        for (const std::string& formation : all.rules->formations())
            offer(formation);
    const int at = choice->findData(dataText(role.value));
    choice->setCurrentIndex(at);
    if (at < 0)
        choice->setEditText(role.open ? QString() : roleWords(role.value, all));
    choice->lineEdit()->setModified(false);
}

void NowLine::give(const std::string& role, const QString& text)
{
    const FormulaNow* shown = now();
    if (mValues == nullptr || shown == nullptr)
        return;
    QComboBox* const choice = mRoles[role];
    const auto id = [choice](const QString& word) {
        const int at = choice->findText(word, Qt::MatchFixedString);
        return (at < 0 ? word : choice->itemData(at).toString()).toStdString();
    };
    std::vector<std::string> value;
    if (choice->findText(text.trimmed(), Qt::MatchFixedString) >= 0)
        value = {id(text.trimmed())};
    else
        for (const QString& word : text.split(',', Qt::SkipEmptyParts))
            value.push_back(id(word.trimmed()));
    const auto was = std::ranges::find(shown->roles, role, &FormulaRole::name);
    if (was == shown->roles.end() || was->value == value)
        return;
    choice->lineEdit()->setModified(false);
    mValues->give(role, value);
}

void NowLine::pickOnMap()
{
    const FormulaNow* shown = now();
    if (mValues == nullptr || shown == nullptr)
        return;
    std::vector<FormulaRole> roles;
    std::ranges::copy_if(shown->roles, std::back_inserter(roles), isOnMap);
    RolePickDialog dialog(mAnswer->content->rules, *mAnswer->scenario, roles, this);
    if (dialog.exec() != QDialog::Accepted || mValues == nullptr)
        return;
    for (const auto& [role, value] : dialog.picked())
        mValues->give(role, value);
}

} // namespace fw
