#include "app/referee/ChessClock.h"

#include "app/referee/Referee.h"
#include "app/referee/SeatWords.h"

#include <QHBoxLayout>
#include <QLabel>

namespace fw {

namespace {

QString clockWords(qint64 milliseconds)
{
    const qint64 seconds = milliseconds / 1000;
    return QString("%1:%2:%3")
        .arg(seconds / 3600)
        .arg(seconds / 60 % 60, 2, 10, QChar('0'))
        .arg(seconds % 60, 2, 10, QChar('0'));
}

} // namespace

ChessClock::ChessClock(Referee& referee, QWidget* parent) : QWidget(parent), mReferee(referee)
{
    setObjectName("clock");
    setAccessibleName(tr("Chess clock"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 4, 10, 0);
    for (const Army& army : referee.rules().scenario().sides) {
        auto* label = new QLabel;
        label->setObjectName("clock_" + QString::fromStdString(army.id));
        label->setTextFormat(Qt::PlainText);
        row->addWidget(label);
        row->addStretch(1);
        mLabels[army.id] = label;
        mUsed[army.id] = 0;
    }
    mTick.setInterval(500);
    connect(&mTick, &QTimer::timeout, this, [this] {
        count();
        show();
    });
    mTurn = referee.state().position.turn;
    setVisible(false);
}

void ChessClock::setRunning(bool running)
{
    if (running == isRunning())
        return;
    if (running) {
        mSide.clear();
        mSince.start();
        mTick.start();
        setVisible(true);
        look();
        return;
    }
    count();
    mTick.stop();
    mSide.clear();
    show();
    if (!mReferee.readOnly())
        mReferee.order("note " + words());
}

qint64 ChessClock::used(const std::string& side) const
{
    const auto found = mUsed.find(side);
    return found == mUsed.end() ? 0 : found->second;
}

QString ChessClock::words() const
{
    QStringList parts;
    for (const Army& army : mReferee.rules().scenario().sides)
        parts << tr("%1 %2", "side and its time").arg(seatWords(mReferee.rules(), army.id), clockWords(used(army.id)));
    return tr("Clock: %1").arg(parts.join(tr(", ")));
}

void ChessClock::count()
{
    const qint64 passed = mSince.isValid() ? mSince.restart() : 0;
    if (!mSide.empty())
        mUsed[mSide] += passed;
}

void ChessClock::look()
{
    if (!isRunning())
        return;
    count();
    const Question& q = mReferee.question();
    const std::string seat = q.seats.size() == 1 ? q.seats.front() : std::string();
    mSide = q.wait != Wait::Over && mLabels.count(seat) > 0 ? seat : std::string();
    show();
    // Kept once a turn; the note itself brings us here again.
    if (const int turn = mReferee.state().position.turn; turn != mTurn) {
        mTurn = turn;
        if (!mReferee.readOnly())
            mReferee.order("note " + words());
    }
}

void ChessClock::show()
{
    for (const auto& [side, label] : mLabels) {
        const bool runs = side == mSide;
        label->setText(tr("%1%2  %3", "sign, side, time")
                           .arg(runs ? tr("▶ ", "the clock that runs") : QString(), seatWords(mReferee.rules(), side),
                                clockWords(used(side))));
        QFont font = label->font();
        font.setBold(runs);
        label->setFont(font);
    }
}

} // namespace fw
