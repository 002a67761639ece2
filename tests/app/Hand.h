#pragma once

#include "app/referee/view/RefereePage.h"

#include <QTest>

/// A referee's hand at a page: plays actions by mouse and keyboard, and counts the keys.
class Hand
{
public:
    explicit Hand(fw::RefereePage& page) : mPage(page) {}

    /// Plays one line of an orders file: an action by clicks, everything else through the order line.
    void play(const std::string& line);
    /// Clicks the counter of a unit.
    void click(const std::string& unit) { clickUnit(mPage.referee().table.rules().unit(unit)); }
    /// Keys pressed since the last action began, without those that pick.
    int keys() const { return mKeys; }

private:
    void choose(const fw::Action& action);
    void dice(const fw::Action& action);
    void pickEntry(const std::string& verb);
    void pickValue(const std::string& value);
    void turnTo(int facing);
    void pickDone();
    int lineOf(const std::string& value) const;
    void pickLine(int line);
    void clickUnit(int unit);
    void type(const std::string& line);
    void key(Qt::Key key);

    fw::RefereePage& mPage;
    int mKeys = 0;
};
