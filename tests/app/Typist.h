#pragma once

#include <QObject>
#include <QString>
#include <QWidget>
#include <functional>
#include <vector>

/// A user who types through the window system: keys queue for the event loop however busy it is, and the typist does
/// not wait for them.
class Typist : public QObject
{
public:
    explicit Typist(QWidget& window);

    /// Types a text; "
    /// " is Enter, "\t" is Tab, "\r" is Home.
    void type(const QString& text);
    /// Sends all keys to the window at once, then lets it process them.
    void burst();
    /// Sends a key every five milliseconds while the event loop is busy; calls `meanwhile` repeatedly.
    void atSpeed(const std::function<void()>& meanwhile);

private:
    void next();

    QWidget& mWindow;
    std::vector<QChar> mKeys;
    std::size_t mAt = 0;
};
