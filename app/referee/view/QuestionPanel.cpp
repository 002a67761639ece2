#include "app/referee/view/QuestionPanel.h"

#include "app/referee/controller/ForecastWorker.h"
#include "app/referee/view/ChoiceList.h"
#include "app/referee/view/DicePad.h"
#include "app/referee/view/EngagementCard.h"
#include "app/referee/view/ReckoningPanel.h"
#include "app/referee/view/SeatWords.h"
#include "app/widgets/CompressibleScrollArea.h"
#include "app/widgets/HeightForWidthFrame.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"

#include <QApplication>
#include <QFrame>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QStackedWidget>
#include <algorithm>

namespace fw {

static constexpr int inOneGo = 500; ///< milliseconds between two keys of the same word

QuestionPanel::QuestionPanel(Referee& referee, QWidget* parent)
    : QWidget(parent), mReferee(referee), mTable(referee.table)
{
    setAccessibleName(tr("Current question"));
    auto* outer = bare<QVBoxLayout>(this);
    mPages = new QStackedWidget;
    outer->addWidget(mPages);

    auto* page = new QWidget;
    auto* whole = new QVBoxLayout(page);
    whole->setContentsMargins(10, 8, 10, 0);
    whole->setSpacing(6);
    // The widgets that take answers stay in sight, however long the question is.
    auto* asked = new QWidget;
    asked->setAccessibleName(accessibleName());
    auto* layout = bare<QVBoxLayout>(asked);
    layout->setSpacing(6);
    layout->addWidget(buildHead());
    mChoices = new ChoiceList(mReferee);
    layout->addWidget(mChoices);
    mDice = new DicePad(mReferee);
    layout->addWidget(mDice);
    // Texts that grow with each answer are below the list, or the list would move under the pointer. A long card is
    // below the texts that it would push out of sight in large letters.
    layout->addWidget(buildGiven());
    layout->addWidget(buildRefusal());
    mCard = new EngagementCard;
    layout->addWidget(mCard);
    mReckoning = new ReckoningPanel(mTable);
    layout->addWidget(mReckoning, 500);
    layout->addStretch(1);
    mScrolled = new CompressibleScrollArea(asked);
    whole->addWidget(mScrolled, 1);
    // The text to be read aloud stays in sight, however long the card above it is.
    auto* loud = new HeightForWidthFrame;
    mAloud = wordsLabel("aloud", tr("Text to read aloud"));
    mAloud->setTextInteractionFlags(Qt::TextSelectableByMouse);
    bare<QVBoxLayout>(loud)->addWidget(mAloud);
    whole->addWidget(loud);
    mPages->addWidget(page);
    mHandOver = buildHandOver();
    mPages->addWidget(mHandOver);
    outer->addWidget(buildOrderLine());

    connect(mCard, &EngagementCard::caseWanted, this, &QuestionPanel::caseWanted);
    connect(mReckoning, &ReckoningPanel::caseWanted, this, &QuestionPanel::caseWanted);
    connect(mReckoning, &ReckoningPanel::answerPicked, this, [this](int number) {
        if (!mTable.isUntouched()) // another answer replaces the picked one
            mReferee.draft.drop();
        mChoices->pickNumbered(number);
    });
    mAhead = new ForecastWorker(mTable, this);
    connect(mAhead, &ForecastWorker::found, this, &QuestionPanel::sayReckoning);
    connect(mChoices, &QListWidget::currentRowChanged, this,
            [this] { mReckoning->lookAt(*mAhead, mChoices->lookedAt()); });
    connect(&mTable, &TableState::drafted, this, [this] { mGuard.draftChanged(place().rows); });
    connect(&mTable, &TableState::drafted, this, &QuestionPanel::refresh);
    connect(&mTable, &TableState::drafted, this, [this] {
        if (mGuard.isRefusedLine(mLine->text()))
            emptyLine();
        mGuard.dropLine();
    });
    connect(&mTable, &TableState::refusedSomething, this, &QuestionPanel::refresh);
    mReading.setSingleShot(true);
    connect(&mReading, &QTimer::timeout, this, [this] {
        mGuard.questionRead();
        sayEnter();
    });
    mClock.start();
    refresh();
}

QWidget* QuestionPanel::buildHead()
{
    auto* head = new QWidget;
    auto* layout = bare<QVBoxLayout>(head);
    layout->setSpacing(2);
    mSeat = new QLabel;
    mSeat->setObjectName("seat");
    mSeat->setTextFormat(Qt::RichText);
    layout->addWidget(mSeat);
    mAsked = wordsLabel("asked");
    setLarger(mAsked, 1.15);
    setBold(mAsked);
    layout->addWidget(mAsked);
    mDuties = wordsLabel("duties", tr("Still to do before the step can end"));
    layout->addWidget(mDuties);
    return head;
}

QWidget* QuestionPanel::buildGiven()
{
    mGiven = new QWidget;
    auto* layout = bare<QVBoxLayout>(mGiven);
    layout->setSpacing(2);
    mDraft = wordsLabel("draft");
    layout->addWidget(mDraft);
    mProposed = wordsLabel("proposed", tr("What Enter would add"));
    setBold(mProposed);
    layout->addWidget(mProposed);
    return mGiven;
}

QWidget* QuestionPanel::buildRefusal()
{
    mRefusal = named(new QFrame, "refusal", tr("Refused"));
    mRefusal->setFrameShape(QFrame::StyledPanel);
    auto* layout = new QVBoxLayout(mRefusal);
    layout->setContentsMargins(8, 6, 8, 6);
    mRefusalWords = wordsLabel("refusalWords");
    mRefusalWords->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(mRefusalWords);
    mOverrule = new QPushButton(tr("&Overrule..."));
    named(mOverrule, "overrule", tr("Overrule the refusal, with a reason"));
    connect(mOverrule, &QPushButton::clicked, this, &QuestionPanel::overruleWanted);
    layout->addWidget(mOverrule, 0, Qt::AlignRight);
    mIdentify = new QPushButton(tr("&Identify Counters..."));
    named(mIdentify, "identify", tr("Identify face-down counters, then continue"));
    connect(mIdentify, &QPushButton::clicked, this, &QuestionPanel::identifyWanted);
    layout->addWidget(mIdentify, 0, Qt::AlignRight);
    return mRefusal;
}

QWidget* QuestionPanel::buildOrderLine()
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(10, 6, 10, 8);
    mLine = named(new QLineEdit, "orderLine", tr("Order"));
    mLine->setPlaceholderText(tr("Place, unit, word or order"));
    mLine->setToolTip(tr("Type the next place, unit or word, or a whole line as in an orders file "
                         "(Ctrl+L)."));
    connect(mLine, &QLineEdit::returnPressed, this, &QuestionPanel::enterLine);
    layout->addWidget(mLine, 1);
    // Both buttons keep their places.
    mBack = named(new QPushButton(tr("&Back")), "back", tr("Take the last click back"));
    mBack->setToolTip(tr("Take the last click back (Escape)."));
    connect(mBack, &QPushButton::clicked, this, [this] { mReferee.draft.back(); });
    mBack->setFocusPolicy(Qt::TabFocus);
    layout->addWidget(mBack);
    mAccept = named(new QPushButton(tr("&Enter")), "accept", tr("Enter the completed action"));
    mAccept->setToolTip(tr("Enter the completed action (Enter)."));
    mAccept->setDefault(true);
    connect(mAccept, &QPushButton::clicked, this, &QuestionPanel::enterLine);
    layout->addWidget(mAccept);
    // The button does not take the focus, so the keys stay where they were.
    mAccept->setFocusPolicy(Qt::TabFocus);
    connect(mLine, &QLineEdit::textChanged, this, &QuestionPanel::sayEnter);
    // Text that was typed for one question does not apply to the next.
    connect(&mTable, &TableState::entered, this, &QuestionPanel::emptyLine);
    return row;
}

QWidget* QuestionPanel::buildHandOver()
{
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->addStretch(1);
    mHandWords = wordsLabel("handOver");
    mHandWords->setAlignment(Qt::AlignCenter);
    layout->addWidget(mHandWords);
    mHandButtons = new QWidget;
    new QVBoxLayout(mHandButtons);
    layout->addWidget(mHandButtons);
    layout->addStretch(2);
    return page;
}

void QuestionPanel::typeOrder()
{
    mLine->setFocus(Qt::ShortcutFocusReason);
    mLine->selectAll();
}

void QuestionPanel::emptyLine()
{
    mLine->setText(QString()); // clear() could be undone, and the next Enter would repeat the order
    mGuard.dropLine();
}

bool QuestionPanel::dropLine()
{
    if (mLine->text().isEmpty())
        return false;
    emptyLine();
    mTable.clearRefusal();
    return true;
}

bool QuestionPanel::typeWord(const QString& begin)
{
    if (!mLine->isVisible() || !mLine->isEnabled())
        return false;
    // The digit that picked a line of the list was the beginning of a name.
    QString typed = begin;
    if (const auto digit = mGuard.digitBefore(place()); digit && beginsName(*digit, begin)) {
        while (mTable.clicks().size() > digit->clicksBefore)
            mReferee.draft.back();
        typed.prepend(QString::number(digit->value));
    }
    mGuard.forgetDigit();
    mLine->setFocus(Qt::ShortcutFocusReason);
    mLine->insert(typed);
    return true;
}

AnswerGuard::Place QuestionPanel::place() const
{
    return {mTable.game().entries().size(), mTable.clicks().size()};
}

/// Whether a letter continues a digit that has just picked a line, so that both begin a counter's name, as in "3rd
/// Brigade". If the letter alone also begins a value, this holds only if both keys came quickly.
bool QuestionPanel::beginsName(const AnswerGuard::Digit& digit, const QString& letter) const
{
    const auto begins = [](const std::string& word, const QString& with) {
        return QString::fromStdString(word).startsWith(with, Qt::CaseInsensitive);
    };
    const bool otherwise = std::ranges::any_of(mTable.facts().choices, [&](const Choice& choice) {
        return choice.kind == Choice::Kind::Value && (begins(choice.value, letter) || begins(choice.label, letter));
    });
    if (otherwise && mClock.elapsed() - digit.typedAt > inOneGo)
        return false;
    const QString both = QString::number(digit.value) + letter;
    return std::ranges::any_of(mTable.rules().scenario().units,
                               [&](const Unit& unit) { return begins(unit.name, both) || begins(unit.id, both); });
}

bool QuestionPanel::digit(int value)
{
    if (mPages->currentWidget() == mHandOver)
        return takeScreen(value);
    if (mTable.question().wait == Wait::Dice) {
        mReferee.dice.digit(value);
        return true;
    }
    const AnswerGuard::Digit digit{value, mTable.clicks().size(), mClock.elapsed()};
    const std::size_t rows = place().rows;
    mGuard.forgetDigit();
    if (!mChoices->pickNumbered(value))
        return mReferee.draft.replaceNumber(std::to_string(value));
    mGuard.digitPicked(digit, {rows, mTable.clicks().size()});
    return true;
}

bool QuestionPanel::beginsPlace(int digit) const
{
    if (mPages->currentWidget() == mHandOver || mTable.question().wait == Wait::Dice || mChoices->asksNumber())
        return false;
    const auto numbered = [](const std::string& cell) {
        return cell.size() > 1 && std::all_of(cell.begin(), cell.end(), [](char c) { return c >= '0' && c <= '9'; });
    };
    const auto leads = [&](const std::vector<Route>& routes) {
        return std::any_of(routes.begin(), routes.end(), [&](const Route& route) { return numbered(route.cell); });
    };
    const std::vector<Choice>& open = mTable.facts().choices;
    return digit == 0 || leads(mTable.facts().routes) || leads(mTable.facts().ahead)
           || std::any_of(open.begin(), open.end(), [&](const Choice& choice) {
                  return choice.kind == Choice::Kind::Value && mTable.rules().place(choice.value) >= 0
                         && numbered(choice.value);
              });
}

/// Gives the screen to the side with this number, after the hand-over text could be read; false if no side has it.
bool QuestionPanel::takeScreen(int number)
{
    const std::vector<std::string>& seats = mTable.question().seats;
    if (number < 1 || number > int(seats.size()))
        return false;
    if (mGuard.isQuestionRead())
        mTable.takeScreen(std::string(seats[std::size_t(number - 1)]));
    else
        QApplication::beep();
    return true;
}

/// Picks the line of the list with this number, unless the number is a value of the question.
bool QuestionPanel::picksLine(const QString& said)
{
    bool number = false;
    const int value = said.toInt(&number);
    const std::vector<Choice>& open = mTable.facts().choices;
    const bool meant = std::any_of(open.begin(), open.end(), [&](const Choice& choice) {
        return choice.value == said.toStdString() || choice.label == said.toStdString();
    });
    return number && said.size() <= 2 && !meant && mTable.question().wait != Wait::Dice
           && mTable.rules().place(said.toStdString()) < 0 && mChoices->pickNumbered(value);
}

/// Whether an order has all values of another one.
static bool goesOnWith(const Action& order, const Action& given)
{
    return std::ranges::all_of(given.args, [&](const Argument& part) {
        const std::vector<std::string>& values = order.arg(part.name);
        return std::ranges::all_of(
            part.values, [&](const std::string& value) { return std::ranges::find(values, value) != values.end(); });
    });
}

void QuestionPanel::enterLine()
{
    if (mPages->currentWidget() == mHandOver && mLine->text().isEmpty()) {
        if (mTable.question().seats.size() == 1)
            takeScreen(1);
        return;
    }
    QString said = mLine->text().trimmed();
    if (said.startsWith('/')) // the key that leads from the map to the order line
        said = said.mid(1).trimmed();
    if (said.isEmpty()) {
        // Waiting digits become a face first, and the face is seen before Enter enters it.
        if (mLine->text().isEmpty() && !mReferee.dice.settle()) {
            // The program has just asked for the missing field, and the user had no time to read it.
            if (mGuard.isStruckTwice(mClock.elapsed(), pause()))
                QApplication::beep();
            else if (mayEnter())
                mReferee.draft.accept();
            else if (mReferee.draft.isUnasked() || !mReferee.draft.acceptProposal())
                QApplication::beep(); // the second Enter came before this question could be read
        }
        mLine->clear();
        return;
    }
    // A user who types ahead has not read yet that the order before was not entered, so that text stays in sight.
    mGuard.beginLine(mClock.elapsed());
    carryOut(said);
    mGuard.endLine();
}

void QuestionPanel::carryOut(const QString& said)
{
    const Draft given = mTable.draft();
    const bool blank = given.verb.empty();
    const Draft ready = mReferee.draft.mayEnter() && !mTable.isUntouched() ? given : Draft();
    const QString readyWords = ready.verb.empty() ? QString() : partsOf(mReferee.draft.shown()).join(tr(" · "));
    const std::size_t rows = mTable.game().entries().size();
    if (!picksLine(said) && !mReferee.orders.carryOut(said)) {
        // The line stays for correction; the next key or click replaces it.
        if (mTable.refusal()) {
            mGuard.refused(tr("%1\n%2", "an order, why it was not entered").arg(said, refusalWords()),
                           mClock.elapsed());
        }
        // The program asks for the missing field, and the next Enter continues the order.
        if (mTable.draft() != given && (mReferee.draft.mayEnter() || mReferee.draft.further() != nullptr)) {
            emptyLine();
            mGuard.fieldAsked(mClock.elapsed());
            return;
        }
        mGuard.keepLine(mLine->text());
        mLine->selectAll();
        return;
    }
    emptyLine();
    // A complete order replaces the one that was ready, and the panel says so.
    const std::size_t now = mTable.game().entries().size();
    const Action& instead = now > rows ? mTable.game().entries()[rows].action : mTable.draft();
    if (!ready.verb.empty() && (instead.verb != ready.verb || (now > rows && !goesOnWith(instead, ready)))) {
        mGuard.gaveWay(tr("Not entered: %1", "an order that was ready").arg(readyWords));
        sayRefusal();
    }
    // A word that is a complete answer, such as "end", needs no second Enter; the parts of an answer do.
    if (blank && mReferee.draft.mayEnter() && mTable.facts().ready && mTable.facts().ready->args.empty())
        mReferee.draft.accept();
}

int QuestionPanel::pause()
{
    return QApplication::doubleClickInterval();
}

void QuestionPanel::asked()
{
    mGuard.questionAsked();
    mReading.stop();
    mScrolled->verticalScrollBar()->setValue(0); // shows the new question, which is at the top
}

void QuestionPanel::seen()
{
    if (mGuard.questionShown())
        mReading.start(pause());
}

bool QuestionPanel::mayEnter() const
{
    return mReferee.draft.mayEnter() && (mGuard.isQuestionRead() || !mReferee.draft.isUnasked());
}

bool QuestionPanel::endStep()
{
    if (mPages->currentWidget() == mHandOver || mReferee.draft.ending() == nullptr)
        return false;
    // The user must first finish or take back the current draft.
    const bool typed = !mLine->text().isEmpty() && !mGuard.isRefusedLine(mLine->text());
    if (mGuard.isQuestionRead() && mTable.isUntouched() && !typed)
        mReferee.draft.end();
    else
        QApplication::beep();
    return true;
}

void QuestionPanel::refresh()
{
    const Question& q = mTable.question();
    if (mTable.hands().isPending()) {
        const QString hand = tr("%1\n\nHand the screen to the side that answers. The other side looks away.");
        mHandWords->setText(hand.arg(translated(q.text)) + (mTable.refusal() ? "\n\n" + refusalWords() : QString()));
        for (QPushButton* old : mHandButtons->findChildren<QPushButton*>())
            delete old;
        int key = 0;
        for (const std::string& seat : q.seats) {
            const QString words = tr("%1  I am %2", "key and side").arg(++key).arg(seatWords(mTable.rules(), seat));
            addButton(mHandButtons->layout(), words, "seat_" + QString::fromStdString(seat), words, this,
                      [this, seat] { mTable.takeScreen(seat); });
        }
        mBack->setEnabled(!mTable.isUntouched());
        mChoices->refresh(); // the hand-over page shows no choices
        mTables = {};
        emit reckoned();
        if (mPages->currentWidget() != mHandOver) {
            mPages->setCurrentWidget(mHandOver);
            emptyLine(); // nothing is typed out of sight
            asked();
            update();
        }
        return;
    }
    mPages->setCurrentIndex(0);
    sayQuestion();
    sayDuties();
    sayDraft();
    sayRefusal();
    const bool onList = mChoices->hasFocus();
    mChoices->refresh();
    sayEnter();
    if (onList && mChoices->count() == 0)
        mReferee.draft.mayEnter() ? mAccept->setFocus() : emit listDone();
    const QWidget* keys = QApplication::focusWidget();
    const bool held = keys != nullptr && mDice->isAncestorOf(keys);
    mDice->setVisible(q.wait == Wait::Dice);
    if (q.wait == Wait::Dice)
        mDice->refresh();
    if (held) // its button is rebuilt or gone, and the next key would go nowhere
        emit listDone();
    sayReckoning();
    mLine->setEnabled(q.wait != Wait::Over);
}

void QuestionPanel::sayEnter()
{
    mAccept->setEnabled(mayEnter() || !mLine->text().isEmpty() || !mReferee.dice.typed().isEmpty());
}

void QuestionPanel::sayReckoning()
{
    mAhead->look();
    std::optional<CardText> card = cardText(mTable);
    const QString asked = translated(mTable.question().text);
    if (card && card->title == asked)
        card->title.clear(); // the question above has the same text
    mCard->show(card);
    mReckoning->refresh(*mAhead, card ? &*card : nullptr);
    sayAloud(card ? &*card : nullptr);
    mChoices->setForeseen(foreseen());
    mReckoning->lookAt(*mAhead, mChoices->lookedAt());
    mTables = tablesShown(mTable, *mAhead, card ? &*card : nullptr);
    emit reckoned();
}

const std::vector<Choice>& QuestionPanel::begins()
{
    return mAhead->begins();
}

} // namespace fw
