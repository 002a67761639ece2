#include "app/table/SetDialog.h"

#include "app/table/Said.h"
#include "engine/play/Play.h"
#include "engine/session/Orders.h"

#include <QComboBox>
#include <QCompleter>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <algorithm>

namespace fw {

namespace {

QString said(const std::string& text)
{
    return QString::fromStdString(text);
}

const char* kindWord(SetDialog::About about)
{
    switch (about) {
    case SetDialog::About::Unit: return "unit";
    case SetDialog::About::Side: return "side";
    case SetDialog::About::Place: return "place";
    case SetDialog::About::Game:
    case SetDialog::About::Clock: break;
    }
    return "game";
}

} // namespace

SetDialog::SetDialog(const Game& game, const QString& unit, QWidget* parent)
    : TableDialog(tr("Set the Position"),
                  tr("The cardboard is right: say what lies on the table, and the program follows. "
                     "Every setting is kept in the log with your reason."),
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

void SetDialog::build()
{
    const auto named = [](auto* widget, const char* name, const QString& words) {
        widget->setObjectName(name);
        widget->setAccessibleName(words);
        return widget;
    };
    const auto strip = [this](QWidget*& holder) {
        holder = new QWidget;
        auto* row = new QHBoxLayout(holder);
        row->setContentsMargins(0, 0, 0, 0);
        body()->addWidget(holder);
        return row;
    };
    const auto labelled = [](QHBoxLayout* row, const QString& words, QWidget* widget, int stretch) {
        auto* label = new QLabel(words);
        label->setBuddy(widget);
        row->addWidget(label);
        row->addWidget(widget, stretch);
    };
    const auto button = [&](QHBoxLayout* row, const char* name, const QString& what, auto slot) {
        auto* out = named(new QPushButton(tr("Add")), name, what);
        out->setAutoDefault(false);
        connect(out, &QPushButton::clicked, this, slot);
        row->addWidget(out);
    };

    mAbout = named(new QComboBox, "setAbout", tr("What is to be set"));
    mAbout->addItem(tr("Unit"), int(About::Unit));
    mAbout->addItem(tr("Side"), int(About::Side));
    mAbout->addItem(tr("Game"), int(About::Game));
    mAbout->addItem(tr("Place"), int(About::Place));
    mAbout->addItem(tr("Clock"), int(About::Clock));
    mSubject = named(new QComboBox, "setSubject", tr("Which one"));
    QWidget* top = nullptr;
    QHBoxLayout* first = strip(top);
    labelled(first, tr("S&et:"), mAbout, 0);
    first->addWidget(mSubject, 1);

    mPlace = named(new QLineEdit, "setPlace", tr("Place: a printed number or a box"));
    mSteps = named(new QSpinBox, "setSteps", tr("Steps left"));
    mFacing = named(new QSpinBox, "setFacing", tr("Facing"));
    QHBoxLayout* position = strip(mPositionRow);
    labelled(position, tr("p&lace"), mPlace, 1);
    labelled(position, tr("s&teps"), mSteps, 0);
    labelled(position, tr("&facing"), mFacing, 0);
    button(position, "addPosition", tr("Add place, steps and facing"), [this] { addPosition(); });
    QStringList places;
    for (int place = 0; place < mGame.rules().cellCount(); ++place)
        places << said(mGame.rules().placeName(place));
    for (const Box& box : mGame.rules().ruleset().boxes)
        places << said(box.id);
    auto* completer = new QCompleter(places, mPlace);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    mPlace->setCompleter(completer);

    mMark = named(new QComboBox, "setMark", tr("Mark or track"));
    mValue = named(new QComboBox, "setValue", tr("Value of the mark"));
    mNumber = named(new QSpinBox, "setNumber", tr("Number of the mark"));
    mNumber->setRange(-9999, 9999);
    QHBoxLayout* mark = strip(mMarkRow);
    labelled(mark, tr("&mark"), mMark, 1);
    mark->addWidget(mValue);
    mark->addWidget(mNumber);
    button(mark, "addMark", tr("Add the mark"), [this] { addMark(); });

    mTurn = named(new QSpinBox, "setTurn", tr("Turn"));
    mTurn->setRange(0, 9999);
    mTurn->setValue(mGame.state().position.turn);
    QHBoxLayout* turn = strip(mTurnRow);
    labelled(turn, tr("t&urn"), mTurn, 0);
    auto* hint = new QLabel(tr("Phase and side go on by play, or back by taking back."));
    hint->setWordWrap(true);
    turn->addWidget(hint, 1);
    button(turn, "addTurn", tr("Add the turn"), [this] { addTurn(); });

    mList = addList(tr("To be set, &in this order:"), "setLines");
    mRemove = named(new QPushButton(tr("&Remove")), "removeLine", tr("Remove the chosen setting"));
    mRemove->setAutoDefault(false);
    body()->addWidget(mRemove, 0, Qt::AlignRight);
    mAfter = addList(tr("What t&hat changes:"), "after");
    mAfter->setSelectionMode(QAbstractItemView::NoSelection);
    addReason();
}

SetDialog::About SetDialog::about() const
{
    return About(mAbout->currentData().toInt());
}

QString SetDialog::subject() const
{
    return mSubject->isEditable() ? mSubject->currentText().simplified()
                                  : mSubject->currentData().toString();
}

QString SetDialog::subjectWords() const
{
    return about() == About::Game ? QString("game") : subject();
}

void SetDialog::aboutChosen()
{
    const Scenario& scenario = mGame.rules().scenario();
    const About now = about();
    mSubject->setEditable(now == About::Place);
    mSubject->clear();
    if (now == About::Unit) {
        std::vector<std::pair<QString, QString>> units;
        for (const Unit& unit : scenario.units)
            units.emplace_back(said(unit.name.empty() ? unit.id : unit.name), said(unit.id));
        std::sort(units.begin(), units.end());
        for (const auto& [name, id] : units)
            mSubject->addItem(name, id);
    } else if (now == About::Side) {
        for (const Army& army : scenario.sides)
            mSubject->addItem(said(army.name), said(army.id));
    } else if (now == About::Place) {
        mSubject->lineEdit()->setPlaceholderText(tr("printed number"));
        mSubject->lineEdit()->setAccessibleName(tr("Which place"));
    }
    mSubject->setVisible(now != About::Game && now != About::Clock);
    mPositionRow->setVisible(now == About::Unit);
    mTurnRow->setVisible(now == About::Clock);
    mMark->clear();
    for (const Mark& mark : mGame.rules().ruleset().marks)
        if (now != About::Clock && mark.on == kindWord(now)
            && (mark.form == "flag" || mark.form == "ladder" || mark.form == "number"))
            mMark->addItem(said(mark.label.empty() ? mark.id : mark.label), said(mark.id));
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
        mPlace->setText(stands.place < 0 ? QString() : said(mGame.rules().placeName(stands.place)));
        mSteps->setRange(0, mGame.rules().scenario().units[std::size_t(unit)].steps);
        mSteps->setValue(stands.steps);
        mFacing->setRange(0, 7);
        mFacing->setValue(stands.facing);
    }
    markChosen();
}

void SetDialog::markChosen()
{
    const std::string id = mMark->currentData().toString().toStdString();
    const Rules& rules = mGame.rules();
    const std::string of = subject().toStdString();
    const int index = about() == About::Unit    ? rules.unit(of)
                      : about() == About::Side  ? rules.side(of)
                      : about() == About::Place ? rules.place(of)
                                                : -1;
    const bool known = index >= 0 || about() == About::Game;
    mValue->clear();
    for (const Mark& mark : rules.ruleset().marks) {
        if (mark.id != id)
            continue;
        const auto now = known ? int(rules.mark(mGame.state().position, id, index)) : 0;
        mValue->setVisible(mark.form != "number");
        mNumber->setVisible(mark.form == "number");
        mNumber->setValue(now);
        if (mark.form == "flag") {
            mValue->addItem(tr("no"), "0");
            mValue->addItem(tr("yes"), "1");
        }
        for (const std::string& step : mark.steps)
            mValue->addItem(said(step), said(step));
        mValue->setCurrentIndex(std::clamp(now, 0, mValue->count() - 1));
    }
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
    const bool moved =
        stands.place < 0 || place != said(mGame.rules().placeName(stands.place));
    const bool turned = mFacing->value() != stands.facing;
    const bool stepped = mSteps->value() != stands.steps;
    // A unit set where it is already comes to lie on top.
    if ((moved && !place.isEmpty()) || (!turned && !stepped))
        line += " at " + place;
    if (stepped)
        line += " steps " + QString::number(mSteps->value());
    if (turned)
        line += " facing " + QString::number(mFacing->value());
    add(line);
}

void SetDialog::addMark()
{
    const bool number = mNumber->isVisibleTo(this);
    const QString value =
        number ? QString::number(mNumber->value()) : mValue->currentData().toString();
    add("set " + subjectWords() + ' ' + mMark->currentData().toString() + ' ' + value);
}

void SetDialog::addTurn()
{
    add("set turn " + QString::number(mTurn->value()));
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

void SetDialog::look()
{
    const Rules& rules = mGame.rules();
    State state = mGame.state();
    QString why = mLines.isEmpty() ? tr("Nothing is to be set yet.") : QString();
    fill(mList, mLines, {});
    mRemove->setEnabled(!mLines.isEmpty());
    for (const QString& line : mLines) {
        const auto order = readOrder(rules, state, line.toStdString());
        auto done = order ? apply(rules, state, order->action, false)
                          : Result<Outcome>(tl::unexpected(order.error()));
        if (!done) {
            why = tr("%1: %2").arg(line, refusal(done.error()));
            break;
        }
        state = std::move(done->state);
    }
    const QStringList changes = instructions(rules, putBack(rules, mGame.state(), state));
    fill(mAfter, changes, mLines.isEmpty() ? QString() : tr("Nothing changes on the table."));
    refuse(why);
}

} // namespace fw
