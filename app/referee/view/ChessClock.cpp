#include "app/referee/view/ChessClock.h"

#include "app/referee/controller/Referee.h"
#include "app/referee/view/SeatWords.h"
#include "app/widgets/WidgetFactory.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QSettings>
#include <QTime>

namespace fw {

namespace {

QString clockWords(qint64 milliseconds)
{
    const qint64 seconds = qAbs(milliseconds) / 1000;
    return QString("%1:%2:%3")
        .arg(seconds / 3600)
        .arg(seconds / 60 % 60, 2, 10, QChar('0'))
        .arg(seconds % 60, 2, 10, QChar('0'));
}

ClockRules lastRules()
{
    const QSettings settings;
    ClockRules out;
    out.down = settings.value("clock/down", out.down).toBool();
    out.minutes = qBound(1, settings.value("clock/minutes", out.minutes).toInt(), 6000);
    out.increment = qBound(0, settings.value("clock/increment", out.increment).toInt(), 3600);
    out.delay = qBound(0, settings.value("clock/delay", out.delay).toInt(), 3600);
    return out;
}

} // namespace

ChessClock::ChessClock(Referee& referee, QWidget* parent) : QWidget(parent), mReferee(referee), mTable(referee.table)
{
    setObjectName("clock");
    setAccessibleName(tr("Chess clock"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 4, 10, 0);
    for (const Army& army : referee.table.rules().scenario().sides) {
        auto* label = new QLabel;
        label->setObjectName("clock_" + QString::fromStdString(army.id));
        label->setTextFormat(Qt::PlainText);
        row->addWidget(label);
        row->addStretch(1);
        mLabels[army.id] = label;
    }
    mTimes.setRules(lastRules());
    mTick.setInterval(500);
    connect(&mTick, &QTimer::timeout, this, [this] {
        count();
        show();
    });
    mTurn = referee.table.state().position.turn;
    setVisible(false);
}

void ChessClock::setRunning(bool running)
{
    if (running == isRunning())
        return;
    if (running) {
        mTimes.turnTo({});
        mSince.start();
        mTick.start();
        setVisible(true);
        look();
        return;
    }
    count();
    mTick.stop();
    mTimes.turnTo({});
    show();
    keep(words());
}

void ChessClock::set(const ClockTimes& times)
{
    count();
    const ClockRules& rules = times.rules();
    const bool others = rules != mTimes.rules();
    for (const auto& [side, label] : mLabels)
        mTimes.setUsed(side, times.used(side));
    mTimes.setRules(rules);
    QSettings settings;
    settings.setValue("clock/down", rules.down);
    settings.setValue("clock/minutes", rules.minutes);
    settings.setValue("clock/increment", rules.increment);
    settings.setValue("clock/delay", rules.delay);
    show();
    keep(others ? tr("%1; %2", "how a clock counts, the time of each side").arg(rulesWords(rules), timesWords())
                : words());
}

/// Writes a note into the log, after the notes about fallen flags.
void ChessClock::keep(const QString& note)
{
    if (mTable.game().readOnly())
        return;
    for (const QString& fell : std::exchange(mFallen, {}))
        mReferee.orders.carryOut("note " + fell);
    if (!note.isEmpty())
        mReferee.orders.carryOut("note " + note);
}

QString ChessClock::words() const
{
    return tr("Clock: %1").arg(timesWords());
}

QString ChessClock::timesWords() const
{
    QStringList parts;
    for (const Army& army : mTable.rules().scenario().sides) {
        const qint64 left = mTimes.left(army.id);
        const QString side = seatWords(mTable.rules(), army.id);
        parts << (!mTimes.rules().down ? tr("%1 %2", "side and its time").arg(side, clockWords(mTimes.used(army.id)))
                  : left > 0           ? tr("%1 %2 left", "side and its time").arg(side, clockWords(left))
                                       : tr("%1 %2 over", "side and its time").arg(side, clockWords(left)));
    }
    return parts.join(tr(", "));
}

QString ChessClock::rulesWords(const ClockRules& rules)
{
    if (!rules.down)
        return tr("Clock: counting up");
    QStringList parts{tr("%n minute(s) per side", nullptr, rules.minutes)};
    if (rules.increment > 0)
        parts << tr("%n second(s) more for each answer", nullptr, rules.increment);
    if (rules.delay > 0)
        parts << tr("the first %n second(s) of each answer not counted", nullptr, rules.delay);
    return tr("Clock: %1").arg(parts.join(tr(", ")));
}

void ChessClock::count()
{
    const qint64 passed = mSince.isValid() ? mSince.restart() : 0;
    if (QApplication::activeModalWidget() != nullptr)
        return; // the referee corrects, sets up or writes something; no side's time runs
    // The note waits for the next entry, so that it does not interrupt a draft. It still gives the time when the flag
    // fell.
    if (isRunning() && mTimes.pass(passed))
        mFallen << tr("The flag of %1 fell at %2", "side, time of day")
                       .arg(seatWords(mTable.rules(), mTimes.side()), QTime::currentTime().toString("HH:mm:ss"));
}

void ChessClock::look()
{
    if (!isRunning())
        return;
    count();
    const Question& q = mTable.question();
    const std::string seat = q.seats.size() == 1 ? q.seats.front() : std::string();
    mTimes.turnTo(q.wait != Wait::Over && mLabels.count(seat) > 0 ? seat : std::string());
    show();
    // The clock notes the times once a turn; the note itself calls this function again.
    const int turn = mTable.state().position.turn;
    keep(turn != std::exchange(mTurn, turn) ? words() : QString());
}

void ChessClock::show()
{
    for (const auto& [side, label] : mLabels) {
        const bool runs = side == mTimes.side();
        const bool fallen = mTimes.fallen(side);
        const QString sign = fallen ? tr("⚑ ", "the flag of this clock has fallen")
                             : runs ? tr("▶ ", "the clock that runs")
                                    : QString();
        const QString time = clockWords(mTimes.rules().down ? mTimes.left(side) : mTimes.used(side));
        label->setText(
            tr("%1%2  %3", "sign, side, time")
                .arg(sign, seatWords(mTable.rules(), side), fallen ? tr("-%1", "time over").arg(time) : time));
        setBold(label, runs || fallen);
    }
    emit ticked();
}

} // namespace fw
