#pragma once

#include "app/shell/MainWindow.h"
#include "engine/session/Orders.h"
#include "tests/fuzz/Chance.h"

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

/// One thing that hands do: a line of the list that a failure prints and `--replay` reads.
struct WindowEvent {
    /// key CODE MODIFIERS | type TEXT | click X Y | drag X Y X Y | order TEXT | field TEXT | rest | open N
    QString what;
    QString text;
    std::vector<int> numbers;

    QString line() const;
    static std::optional<WindowEvent> read(const QString& line);
    /// Whether it may be an answer: Enter, a click, a key with Ctrl.
    bool answers() const;
};

/// Keys, words, clicks and drags on the real window, one after another, and what has to hold after
/// each: nothing is entered that nobody gave, and nothing that was typed is lost.
class WindowFuzz : public QObject
{
public:
    /// `folder` holds copies of the scenarios and takes the games that are played.
    WindowFuzz(const QString& folder, std::uint64_t seed, int events, int round);
    /// Does what such a list says instead of what the seed says.
    void replay(const QStringList& lines);
    /// Writes every event into a file before it is done, so that a crash leaves the list.
    void keepIn(const QString& path) { mKept.setFileName(path); }
    /// Everything done, one line each.
    const QStringList& done() const { return mDone; }
    /// What did not hold; empty when all did.
    const QStringList& faults() const { return mFaults; }
    /// How many rows the games got, and of which events.
    QString summary() const;
    /// Starts; the application quits when all is done or something does not hold.
    void start();
    /// Says that something does not hold.
    void fault(const QString& what);

private:
    /// What there was before an event.
    struct Before {
        QPointer<fw::RefereePage> page;
        std::size_t rows = 0;
        bool modal = false;
        std::optional<fw::Action> ready;  ///< what Enter would have entered
        std::optional<fw::Action> typed;  ///< what the order line says
        std::optional<fw::Action> answer; ///< of an order that is legal
        QStringList faces;                ///< of all dice, given by click or key, and those in the order line
        int dice = -1;                    ///< faces typed already, when a legal face is typed
        QPointer<QWidget> field;          ///< that is typed into
        QString words;                    ///< what it has to hold then
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
    Chance mChance;
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
