#include "app/referee/dialogs/SetDialog.h"

#include "app/referee/dialogs/Said.h"
#include "app/referee/dialogs/SheetWords.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"
#include "engine/play/Phases.h"
#include "engine/play/Play.h"
#include "engine/session/OrderSet.h"
#include "engine/session/Orders.h"

#include <QCheckBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QRegularExpressionValidator>
#include <algorithm>

namespace fw {

namespace {

/// The beginning of a text, short enough for a line or two.
QString brief(const QString& text, qsizetype most = 60)
{
    return text.size() <= most ? text : text.left(most - 1) + QChar(0x2026);
}

/// What kind of marks the dialog can set for this subject.
MarkOn marksOn(SetDialog::About about)
{
    switch (about) {
    case SetDialog::About::Unit: return MarkOn::Unit;
    case SetDialog::About::Side: return MarkOn::Side;
    case SetDialog::About::Place: return MarkOn::Place;
    case SetDialog::About::Formation: return MarkOn::Formation;
    case SetDialog::About::Game:
    case SetDialog::About::Clock: break;
    }
    return MarkOn::Game;
}

} // namespace

SetDialog::SetDialog(const Game& game, const QString& unit, QWidget* parent)
    : TableDialog(tr("Set the Position"),
                  tr("Enter the position as it is on the table. The log keeps every setting with your reason."),
                  tr("&Set"), parent),
      mGame(game)
{
    build();
    connect(mAbout, &QComboBox::currentIndexChanged, this, &SetDialog::aboutChosen);
    connect(mSubject, &QComboBox::currentTextChanged, this, &SetDialog::subjectChosen);
    connect(mMark, &QComboBox::currentIndexChanged, this, &SetDialog::markChosen);
    connect(mRemove, &QPushButton::clicked, this, &SetDialog::removeChosen);
    aboutChosen();
    if (const int at = mSubject->findData(unit); at >= 0)
        mSubject->setCurrentIndex(at);
    resize(560, 560);
    look();
}

namespace {

/// A row of controls that is shown or hidden as a whole.
QHBoxLayout* strip(QVBoxLayout* body, QWidget*& holder)
{
    holder = new QWidget;
    auto* row = bare<QHBoxLayout>(holder);
    body->addWidget(holder);
    return row;
}

QLabel* labelled(QHBoxLayout* row, const QString& words, QWidget* widget, int stretch)
{
    auto* label = new QLabel(words);
    label->setBuddy(widget);
    row->addWidget(label);
    row->addWidget(widget, stretch);
    return label;
}

} // namespace

void SetDialog::buildTop()
{
    mAbout = named(new QComboBox, "setAbout", tr("Kind of setting"));
    mAbout->addItem(tr("Unit"), int(About::Unit));
    mAbout->addItem(tr("Side"), int(About::Side));
    mAbout->addItem(tr("Game"), int(About::Game));
    mAbout->addItem(tr("Place"), int(About::Place));
    const auto& marks = mGame.rules().ruleset().marks;
    if (std::any_of(marks.begin(), marks.end(), [](const Mark& mark) { return mark.on == MarkOn::Formation; }))
        mAbout->addItem(tr("Formation"), int(About::Formation));
    mAbout->addItem(tr("Clock"), int(About::Clock));
    mSubject = named(new QComboBox, "setSubject", tr("What the setting applies to"));
    QWidget* top = nullptr;
    QHBoxLayout* first = strip(body(), top);
    labelled(first, tr("S&et:"), mAbout, 0);
    first->addWidget(mSubject, 1);
    first->addStretch(); // fills the row if there is nothing to choose from

    mPlace = named(new QLineEdit, "setPlace", tr("Place: a printed number or a box"));
    mSteps = named(new QSpinBox, "setSteps", tr("Steps left"));
    mFacing = named(new QComboBox, "setFacing", tr("Facing"));
    QHBoxLayout* position = strip(body(), mPositionRow);
    labelled(position, tr("P&lace:"), mPlace, 1);
    labelled(position, tr("S&teps:"), mSteps, 0);
    QLabel* facing = labelled(position, tr("&Facing:"), mFacing, 0);
    for (int i = 0; i < mGame.rules().ruleset().facings; ++i)
        mFacing->addItem(facingWords(mGame.rules(), i), i);
    facing->setVisible(mFacing->count() > 0);
    mFacing->setVisible(mFacing->count() > 0);
    addButton(position, tr("Add"), "addPosition", tr("Add place, steps and facing"), this, &SetDialog::addPosition)
        ->setAutoDefault(false);
    QStringList places;
    for (int place = 0; place < mGame.rules().cellCount(); ++place)
        places << toQString(mGame.rules().placeName(place));
    for (const Box& box : mGame.rules().ruleset().boxes)
        places << toQString(box.id);
    auto* completer = new QCompleter(places, mPlace);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    mPlace->setCompleter(completer);
}

void SetDialog::buildClock()
{
    mTurn = numberField("setTurn", tr("Turn"), 0, 9999, mGame.state().position.turn);
    mPhase = named(new QComboBox, "setPhase", tr("Phase and side"));
    mUnderWay = named(new QCheckBox(tr("Under &way")), "setUnderWay",
                      tr("The phase has begun: do not repeat its opening steps"));
    mUnderWay->setToolTip(mUnderWay->accessibleName());
    QHBoxLayout* turn = strip(body(), mTurnRow);
    labelled(turn, tr("T&urn:"), mTurn, 0);
    labelled(turn, tr("&Phase:"), mPhase, 1);
    turn->addWidget(mUnderWay);
    addButton(turn, tr("Add"), "addTurn", tr("Add turn and phase"), this, &SetDialog::addTurn)->setAutoDefault(false);
    fillPhases();
}

void SetDialog::fillPhases()
{
    mPhase->addItem(tr("as in that turn"), QString());
    for (const PhaseOfSide& one : phasesOf(mGame.rules())) {
        const QString words = toQString(phaseText(mGame.rules(), one.phase, one.side));
        mPhase->addItem(words, toQString(one.side.empty() ? one.phase : one.side + ": " + one.phase));
    }
    connect(mPhase, &QComboBox::currentIndexChanged, this, [this](int at) { mUnderWay->setEnabled(at > 0); });
    mUnderWay->setEnabled(false);
}

void SetDialog::build()
{
    buildTop();
    mMark = named(new QComboBox, "setMark", tr("Mark or track"));
    mValue = named(new QComboBox, "setValue", tr("Value of the mark"));
    mNumber = named(new QLineEdit, "setNumber", tr("Number of the mark; write a fraction as 15/2"));
    mNumber->setToolTip(mNumber->accessibleName());
    mNumber->setValidator(
        new QRegularExpressionValidator(QRegularExpression("-?[0-9]{1,15}( [0-9]{1,9})?(/[1-9][0-9]{0,8})?"), mNumber));
    mMembers = named(new QLineEdit, "setMembers", tr("Content of the mark: counters, a place, or none"));
    QHBoxLayout* mark = strip(body(), mMarkRow);
    labelled(mark, tr("&Mark:"), mMark, 1);
    mark->addWidget(mValue);
    mark->addWidget(mNumber);
    mark->addWidget(mMembers, 1);
    addButton(mark, tr("Add"), "addMark", tr("Add the mark"), this, &SetDialog::addMark)->setAutoDefault(false);
    buildClock();

    mTyped = named(new QPlainTextEdit, "setTyped", tr("Lines of a sheet, or settings in words"));
    mTyped->setPlaceholderText(tr("Type settings here, or paste a whole adjournment sheet"));
    mTyped->setTabChangesFocus(true);
    mTyped->setFixedHeight(mTyped->fontMetrics().lineSpacing() * 3);
    QWidget* words = nullptr;
    QHBoxLayout* typed = strip(body(), words);
    labelled(typed, tr("W&ords:"), mTyped, 1);
    addButton(typed, tr("Add"), "addTyped", tr("Add the typed text"), this, &SetDialog::addTyped)
        ->setAutoDefault(false);

    mList = addList(tr("Settings, &in this order:"), "setLines");
    mRemove = named(new QPushButton(tr("Remo&ve")), "removeLine", tr("Remove the selected setting"));
    mRemove->setAutoDefault(false);
    body()->addWidget(mRemove, 0, Qt::AlignRight);
    mAfter = addList(tr("C&hanges on the table:"), "after");
    mAfter->setSelectionMode(QAbstractItemView::NoSelection);
    addReason();
}

SetDialog::About SetDialog::about() const
{
    return About(mAbout->currentData().toInt());
}

QString SetDialog::subject() const
{
    return mSubject->isEditable() ? mSubject->currentText().simplified() : mSubject->currentData().toString();
}

QString SetDialog::subjectWords() const
{
    return about() == About::Game        ? QString("game")
           : about() == About::Formation ? "formation " + subject()
                                         : subject();
}

void SetDialog::aboutChosen()
{
    const Scenario& scenario = mGame.rules().scenario();
    const About now = about();
    mSubject->setEditable(now == About::Place);
    mSubject->clear();
    if (now == About::Unit) {
        std::vector<std::pair<QString, QString>> units;
        for (std::size_t u = 0; u < scenario.units.size(); ++u)
            units.emplace_back(toQString(mGame.rules().counterName(mGame.state().position, UnitId(int(u)))),
                               toQString(scenario.units[u].id));
        std::sort(units.begin(), units.end());
        for (const auto& [name, id] : units)
            mSubject->addItem(name, id);
    } else if (now == About::Side) {
        for (const Army& army : scenario.sides)
            mSubject->addItem(toQString(army.name), toQString(army.id));
    } else if (now == About::Formation) {
        for (const std::string& formation : mGame.rules().formations())
            mSubject->addItem(toQString(formation), toQString(formation));
    } else if (now == About::Place) {
        mSubject->lineEdit()->setPlaceholderText(tr("printed number"));
        mSubject->lineEdit()->setAccessibleName(tr("Which place"));
    }
    mSubject->setVisible(now != About::Game && now != About::Clock);
    mPositionRow->setVisible(now == About::Unit);
    mTurnRow->setVisible(now == About::Clock);
    mMark->clear();
    for (const Mark& mark : mGame.rules().ruleset().marks)
        if (now != About::Clock && (mark.on == marksOn(now) || (now == About::Place && onGround(mark.on))))
            mMark->addItem(toQString(mark.label.empty() ? mark.id : mark.label), toQString(mark.id));
    mMarkRow->setVisible(mMark->count() > 0);
    subjectChosen();
}

void SetDialog::subjectChosen()
{
    if (about() == About::Unit) {
        const int unit = mGame.rules().unit(subject().toStdString());
        if (unit < 0)
            return;
        const UnitState& stands = mGame.state().position.units[std::size_t(unit)];
        mPlace->setText(!stands.place.valid() ? QString() : toQString(mGame.rules().placeName(stands.place)));
        mSteps->setRange(0, mGame.rules().scenario().units[std::size_t(unit)].steps);
        mSteps->setValue(stands.steps);
        mFacing->setCurrentIndex(stands.facing);
    }
    markChosen();
}

void SetDialog::markChosen()
{
    const std::string id = mMark->currentData().toString().toStdString();
    const Rules& rules = mGame.rules();
    const std::string of = subject().toStdString();
    const int index = about() == About::Unit        ? rules.unit(of)
                      : about() == About::Side      ? rules.side(of)
                      : about() == About::Place     ? rules.place(of)
                      : about() == About::Formation ? rules.formation(of)
                                                    : -1;
    const bool known = index >= 0 || about() == About::Game;
    const auto& marks = rules.ruleset().marks;
    const auto found = std::find_if(marks.begin(), marks.end(), [&](const Mark& one) { return one.id == id; });
    mValue->clear();
    if (found == marks.end())
        return;
    const Mark& mark = *found;
    const MarkId which(int(found - marks.begin()));
    const Position& position = mGame.state().position;
    const Rational now = known ? rules.mark(position, id, index) : Rational(0);
    const bool side = keepsSide(rules, which);
    const bool set = mark.form == MarkForm::Set;
    const bool place = keepsPlace(rules, which);
    const bool number = !side && !place && (mark.form == MarkForm::Number || mark.form == MarkForm::Sealed);
    mNumber->setVisible(number);
    mMembers->setVisible(set || place);
    mMembers->setPlaceholderText(place ? tr("printed number") : tr("counters, or none"));
    mValue->setVisible(!number && !set && !place);
    mNumber->setText(QString::fromStdString(now.text()));
    if (mark.form == MarkForm::Flag) {
        mValue->addItem(tr("no"), "0");
        mValue->addItem(tr("yes"), "1");
    }
    if (side) {
        mValue->addItem(toQString(stateWords()("nobody")), "0");
        for (std::size_t s = 0; s < rules.scenario().sides.size(); ++s)
            mValue->addItem(toQString(markValueText(rules, which, {std::to_string(s + 1)})), QString::number(s + 1));
    }
    for (const std::string& step : mark.steps)
        mValue->addItem(toQString(step), toQString(step));
    mValue->setCurrentIndex(std::clamp(int(now.num()), 0, std::max(0, mValue->count() - 1)));
    std::vector<std::string> members;
    for (const Note& note : position.notes)
        if (set && known && note.mark == which && note.subject == std::max(index, 0) && note.other >= 0)
            members.push_back(rules.scenario().units[std::size_t(note.other)].id);
    if (set)
        mMembers->setText(toQString(markValueText(rules, which, members, stateWords())));
    else if (place)
        mMembers->setText(toQString(markValueText(rules, which, {now.text()}, stateWords())));
}

void SetDialog::add(const QString& line)
{
    mLines << line;
    look();
    mList->setCurrentRow(mList->count() - 1);
}

void SetDialog::addPosition()
{
    const int unit = mGame.rules().unit(subject().toStdString());
    if (unit < 0)
        return;
    const UnitState& stands = mGame.state().position.units[std::size_t(unit)];
    QString line = "set " + subject();
    const QString place = mPlace->text().simplified();
    const bool moved = !stands.place.valid() || place != toQString(mGame.rules().placeName(stands.place));
    const int facing = mFacing->currentIndex() < 0 ? stands.facing : mFacing->currentIndex();
    const bool turned = facing != stands.facing;
    const bool stepped = mSteps->value() != stands.steps;
    // A unit that is set to its own place goes to the top of the stack.
    if ((moved && !place.isEmpty()) || (!turned && !stepped))
        line += " at " + place;
    if (stepped)
        line += " steps " + QString::number(mSteps->value());
    if (turned)
        line += " facing " + toQString(mGame.rules().facingName(facing));
    add(line);
}

void SetDialog::addMark()
{
    const QString value = mNumber->isVisibleTo(this)    ? mNumber->text()
                          : mMembers->isVisibleTo(this) ? mMembers->text().simplified()
                                                        : mValue->currentData().toString();
    const QString row = subjectWords() + ' ' + mMark->currentData().toString() + ' ' + value;
    if (mMembers->isVisibleTo(this))
        take({row});
    else
        add("set " + row);
}

void SetDialog::addTurn()
{
    QString line = "set turn " + QString::number(mTurn->value());
    const QString phase = mPhase->currentData().toString();
    if (!phase.isEmpty())
        line += ", phase " + phase + (mUnderWay->isChecked() ? ", under way" : "");
    add(line);
}

void SetDialog::addTyped()
{
    if (take(sheetRows(mTyped->toPlainText())))
        mTyped->clear();
}

/// Reads rows in the user's language and keeps them as orders; keeps none if one row cannot be read.
bool SetDialog::take(const QStringList& rows)
{
    const Rules& rules = mGame.rules();
    State state = after(nullptr);
    const OrderNames names(rules, state.position);
    QStringList lines;
    for (const QString& row : rows) {
        const std::string text = row.toStdString();
        const auto action = readSet(rules, state, names, OrderCursor(text), stateWords());
        auto done = action ? apply(rules, state, *action, false) : Result<Outcome>(tl::unexpected(action.error()));
        if (!done) {
            // A pasted sheet without line ends is one long row, so it is cut.
            refuse(tr("%1: %2").arg(brief(row), brief(refusal(done.error()), 240)));
            return false;
        }
        lines << toQString(orderText(rules, state, *action));
        state = std::move(done->state);
    }
    mLines << lines;
    look();
    mList->setCurrentRow(mList->count() - 1);
    return !lines.isEmpty();
}

void SetDialog::removeChosen()
{
    const int at = mList->currentRow();
    if (at < 0 || at >= mLines.size())
        return;
    mLines.removeAt(at);
    look();
}

QStringList SetDialog::lines() const
{
    QStringList out;
    for (const QString& line : mLines)
        out << line + " because " + reason();
    return out;
}

void SetDialog::dropFirst()
{
    mLines.removeFirst();
    look();
}

State SetDialog::after(QString* why) const
{
    const Rules& rules = mGame.rules();
    State state = mGame.state();
    for (const QString& line : mLines) {
        const auto order = readOrder(rules, state, line.toStdString());
        auto done = order ? apply(rules, state, order->action, false) : Result<Outcome>(tl::unexpected(order.error()));
        if (!done) {
            if (why != nullptr)
                *why = tr("%1: %2").arg(line, refusal(done.error()));
            break;
        }
        state = std::move(done->state);
    }
    return state;
}

void SetDialog::look()
{
    QString why = mLines.isEmpty() ? tr("There are no settings yet.") : QString();
    fill(mList, mLines, {});
    mRemove->setEnabled(!mLines.isEmpty());
    const State state = after(&why);
    const QStringList changes = instructions(mGame.rules(),
                                             putBack(mGame.rules(), mGame.state(), state, MarksShown::All));
    fill(mAfter, changes, mLines.isEmpty() ? QString() : tr("Nothing changes on the table."));
    refuse(why);
}

} // namespace fw
