#include "tests/app/Typist.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QTest>
#include <QTimer>
#include <QWindow>

Typist::Typist(QWidget& window) : mWindow(window)
{
    window.activateWindow();
    if (!QTest::qWaitForWindowActive(&window))
        qFatal("the window does not become active");
}

void Typist::type(const QString& text)
{
    mKeys.insert(mKeys.end(), text.begin(), text.end());
}

void Typist::next()
{
    const QChar letter = mKeys[mAt++];
    const int key = letter == '\n'   ? Qt::Key_Return
                    : letter == '\t' ? Qt::Key_Tab
                    : letter == '\r' ? Qt::Key_Home
                                     : int(letter.toUpper().unicode());
    const QString text = letter == '\r' ? QString() : QString(letter);
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease})
        qt_handleKeyEvent(mWindow.windowHandle(), type, key, Qt::NoModifier, text);
}

void Typist::burst()
{
    while (mAt < mKeys.size())
        next();
    QCoreApplication::processEvents();
}

void Typist::atSpeed(const std::function<void()>& meanwhile)
{
    QEventLoop loop;
    QTimer keys, work;
    connect(&keys, &QTimer::timeout, this, [&] {
        if (mAt < mKeys.size())
            next();
        else
            loop.quit();
    });
    connect(&work, &QTimer::timeout, this, [&] {
        meanwhile();
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < 3)
            ;
    });
    keys.start(5);
    work.start(7);
    loop.exec();
    keys.stop();
    work.stop();
    QCoreApplication::processEvents();
}
