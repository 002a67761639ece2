#include "app/referee/PublicView.h"

#include "app/log/LogPanel.h"
#include "app/referee/Referee.h"
#include "app/referee/SeatWords.h"
#include "editor/Translated.h"
#include "editor/view/MapView.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QSettings>
#include <QSplitter>
#include <QVBoxLayout>

namespace fw {

namespace {

/// A seat that is nobody's: it sees only what lies open.
const std::string nobody = "public";

} // namespace

PublicView::PublicView(const Referee& referee, bool dark, QWidget* parent)
    : QWidget(parent, Qt::Window), mReferee(referee)
{
    setObjectName("publicView");
    setWindowTitle(tr("%1 - public view").arg(QString::fromStdString(referee.rules().scenario().title)));
    setAccessibleName(tr("Public view"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* head = new QWidget;
    auto* column = new QVBoxLayout(head);
    column->setContentsMargins(14, 8, 14, 8);
    column->setSpacing(2);
    mTurn = new QLabel;
    QFont large = mTurn->font();
    large.setPointSizeF(large.pointSizeF() * 1.7);
    large.setBold(true);
    mTurn->setFont(large);
    mAsked = new QLabel;
    mAsked->setTextFormat(Qt::PlainText);
    mAsked->setWordWrap(true);
    QFont middle = mAsked->font();
    middle.setPointSizeF(middle.pointSizeF() * 1.3);
    mAsked->setFont(middle);
    column->addWidget(mTurn);
    column->addWidget(mAsked);
    layout->addWidget(head);
    auto* split = new QSplitter(Qt::Horizontal);
    mMap = new MapView;
    mMap->setDark(dark);
    split->addWidget(mMap);
    mLog = new LogPanel;
    mLog->setGame(&mReferee.game());
    mLog->setSide(QString::fromStdString(nobody));
    split->addWidget(mLog);
    split->setStretchFactor(0, 1);
    split->setSizes({900, 380});
    layout->addWidget(split, 1);
    const Rules& rules = mReferee.rules();
    mMap->show(rules.ruleset(), rules.scenario(), {});
    resize(1280, 800);
    restoreGeometry(QSettings().value("public/geometry").toByteArray());
    refresh();
}

PublicView::~PublicView()
{
    mLog->setGame(nullptr);
}

void PublicView::setDark(bool dark)
{
    mMap->setDark(dark);
}

void PublicView::refresh()
{
    const State seen = redact(mReferee.rules(), mReferee.state(), nobody);
    mMap->setCounters(counterFaces(mReferee.rules(), seen.position, nobody));
    mMap->setTurn(seen.position.turn);
    mTurn->setText(turnWords(mReferee.rules(), mReferee.state().position.turn));
    const Question& q = mReferee.question();
    if (q.wait == Wait::Over) {
        mAsked->setText(translated(ending(mReferee.game()).value_or(Text("The game is over"))));
    } else {
        QStringList seats;
        for (const std::string& seat : q.seats)
            seats << seatWords(mReferee.rules(), seat);
        mAsked->setText(tr("%1: %2", "who answers, question").arg(seats.join(tr(", ")), translated(q.text)));
    }
    mLog->refresh();
}

void PublicView::closeEvent(QCloseEvent* event)
{
    QSettings().setValue("public/geometry", saveGeometry());
    event->accept();
    emit closed();
}

void PublicView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_F11)
        setWindowState(windowState() ^ Qt::WindowFullScreen);
    else
        QWidget::keyPressEvent(event);
}

} // namespace fw
