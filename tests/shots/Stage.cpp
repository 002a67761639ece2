#include "tests/shots/Stage.h"

#include "app/referee/view/RefereePage.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QPointer>
#include <QSettings>
#include <QTest>
#include <QTimer>

Stage::Stage(const QString& folder, QSize size, bool dark)
    : mFolder(folder), mEnding(QString("-%1-%2.png").arg(size.width()).arg(dark ? "dark" : "light")), mSize(size)
{
    QSettings().clear();
    mWindow = std::make_unique<fw::MainWindow>();
    mWindow->resize(size);
    mWindow->show();
    if (auto* action = mWindow->findChild<QAction*>("viewDark"))
        action->setChecked(dark);
    settle(300);
}

void Stage::settle(int milliseconds)
{
    QTest::qWait(milliseconds);
}

fw::Referee& Stage::game(const std::string& playedTo)
{
    SampleGame sample;
    sample.playTo(playedTo);
    return game(sample);
}

fw::Referee& Stage::game(const SampleGame& sample)
{
    const QString path = mGames.filePath(QString("evening %1.game").arg(++mGame));
    auto game = fw::Game::create(sample.start(), {path.toStdString(), {}}, "4 October, 19:30");
    if (!game)
        qFatal("%s", fw::describe(game.error()).c_str());
    // Enters the same orders again, into a file.
    const auto orders = fw::readOrders(fw::writeOrders(*sample.game), "orders");
    for (const fw::OrderLine& line : *orders) {
        const auto order = fw::readOrder(game->rules(), game->state(), line.text);
        if (!order || !fw::carryOut(*game, *order, "19:45"))
            qFatal("%s", line.text.c_str());
    }
    game = fw::Result<fw::Game>(tl::unexpect, fw::Problem{});
    if (!mWindow->open(path))
        qFatal("the game cannot be opened");
    settle(300);
    return mWindow->refereePage()->referee();
}

void Stage::take(QWidget* widget, const QString& name, bool full)
{
    if (full)
        widget->resize(mSize);
    settle(250);
    const QString path = mFolder + '/' + name + mEnding;
    if (!widget->grab().save(path))
        qFatal("%s cannot be written", qPrintable(path));
}

void Stage::takeDialog(const QString& action, const QString& name, const QString& button)
{
    QPointer<QWidget> first;
    QTimer timer;
    timer.setInterval(400);
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        QWidget* top = QApplication::activeModalWidget();
        if (top == nullptr || top == first)
            return;
        if (first == nullptr && !button.isEmpty()) {
            first = top;
            // A dialog opened directly from here would block this timer.
            QTimer::singleShot(0, top, [top, button] { top->findChild<QAbstractButton*>(button)->click(); });
            return;
        }
        timer.stop();
        take(top, name, !button.isEmpty());
        top->close();
        if (first != nullptr)
            first->close();
    });
    timer.start();
    auto* what = mWindow->findChild<QAction*>(action);
    if (what == nullptr)
        qFatal("no action %s", qPrintable(action));
    what->trigger();
}
