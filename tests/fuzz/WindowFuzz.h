#pragma once

#include "app/shell/MainWindow.h"
#include "engine/base/Random.h"
#include "engine/session/Orders.h"

#include <QFile>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <memory>
#include <optional>

namespace fw {
struct Referee;
class RefereePage;
} // namespace fw

namespace fuzz {

/// One event: a line of the list that a failure prints and `--replay` reads.
struct WindowEvent {
    /// key CODE MODIFIERS | type TEXT | click X Y | drag X Y X Y | order TEXT | field TEXT | rest | open N
    QString what;
    QString text;
    std::vector<int> numbers;

    QString line() const;
    /// Reads an event from line(); nothing for any other text.
    static std::optional<WindowEvent> read(const QString& line);
    /// Whether it can be an answer: Enter, a click, a key with Ctrl.
    bool answers() const;
};

/// Sends keys, words, clicks and drags to the real window. After each it checks that only given answers were entered
/// and that no typed text was lost.
class WindowFuzz : public QObject
{
public:
    /// Sets the folder with copies of the scenarios, which also gets the games.
    WindowFuzz(const QString& folder, std::uint64_t seed, int events, int round);
    /// Repeats a list of events instead of random ones.
    void replay(const QStringList& lines);
    /// Writes each event to a file in advance, so that the list survives a crash.
    void keepIn(const QString& path) { mKept.setFileName(path); }
    /// All events so far, one on each line.
    const QStringList& done() const { return mDone; }
    /// The violated checks; empty if there are none.
    const QStringList& faults() const { return mFaults; }
    /// The number of rows in the games, and the events that entered them.
    QString summary() const;
    /// Starts; the application quits at the end or after the first fault.
    void start();
    /// Reports a fault.
    void fault(const QString& what);

private:
    /// The situation before an event.
    struct Before {
        QPointer<fw::RefereePage> page;
        std::size_t rows = 0;
        bool modal = false;
        std::optional<fw::Action> ready;  ///< the action that Enter would enter
        std::optional<fw::Action> typed;  ///< the action in the order line
        std::optional<fw::Action> answer; ///< the action of a legal order
        QStringList faces;                ///< of all dice, given by click or key, including those in the order line
        int dice = -1;                    ///< number of typed faces when a legal face is typed
        QPointer<QWidget> field;          ///< the field that gets the text
        QString words;                    ///< its expected text afterwards
    };

    void step();
    void look(Before& before, const WindowEvent& event);
    void hold(const Before& before, const WindowEvent& event);
    void holdRow(const Before& before, const WindowEvent& event);
    void endRound();
    void beginRound();
    void closeDialogs();
    bool inDialog() const;
    void finish();
    void holdJournal(const fw::Game& game, bool own);

    std::optional<WindowEvent> next();
    WindowEvent onTable(fw::RefereePage& page);
    WindowEvent click();
    QString orderFor(const fw::Referee& referee, std::optional<fw::Action>& action);
    QString garbage(const fw::Referee& referee);
    bool perform(const WindowEvent& event);
    void key(int code, Qt::KeyboardModifiers mods, const QString& text);
    void type(const QString& text);
    QWidget* top() const;
    fw::RefereePage* table() const;

    QString mFolder;
    fw::Random mChance;
    std::uint64_t mSeed;
    int mEvents;
    int mRound;
    int mCount = 0;
    int mGames = 0;
    int mStuck = 0;
    std::size_t mRows = 0;
    bool mOver = false;
    QPointer<QWidget> mLastTop;
    std::unique_ptr<fw::MainWindow> mWindow;
    fw::GameStart mStart;
    QString mGame;
    QStringList mScript, mDone, mFaults;
    std::optional<WindowEvent> mEvent;
    std::optional<fw::Action> mAnswer;
    Before mBefore;
    QFile mKept;
};

} // namespace fuzz
