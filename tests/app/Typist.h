#pragma once

#include <QObject>
#include <QString>
#include <QWidget>
#include <functional>
#include <vector>

/// Somebody who types into a window as the window system tells of it: keys stand in line for the event
/// loop, however busy that is, and nobody waits until one was taken.
class Typist : public QObject
{
public:
    explicit Typist(QWidget& window);

    /// Types a text; "\n" is Enter, "\t" is Tab, "\r" is Home.
    void type(const QString& text);
    /// Hands all keys to the window at once, then lets it take them.
    void burst();
    /// Hands over a key every five milliseconds, while the event loop has much else to do; calls
    /// `meanwhile` again and again.
    void atSpeed(const std::function<void()>& meanwhile);

private:
    void next();

    QWidget& mWindow;
    std::vector<QChar> mKeys;
    std::size_t mAt = 0;
};
