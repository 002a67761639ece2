#pragma once

#include "engine/session/OrderHead.h"
#include "engine/store/Files.h"

#include <QFile>
#include <QString>
#include <string>
#include <vector>

/// A sample game of this source tree, played in memory as far as a test needs.
class SampleGame
{
public:
    /// Names a folder of the tree, the stem of its scenario and the stem of its orders.
    explicit SampleGame(const QString& folder = "scenarios/musket-and-saber", const QString& scenario = "germantown",
                        const QString& orders = "germantown-sample", const QString& rules = "musket-and-saber")
    {
        const QString base = QString(FW_SOURCE_DIR "/") + folder + '/';
        const auto read = fw::readRulesFile((base + rules + ".rules.json").toStdString());
        const auto battle = fw::readScenarioFile((base + scenario + ".scenario.json").toStdString());
        QFile file(base + orders + ".orders");
        if (!read || !battle || !file.open(QIODevice::ReadOnly))
            qFatal("the sample cannot be read");
        mStart.rules = *read;
        mStart.scenario = *battle;
        mStart.meta = {{"event", "Club evening"}, {"date", "4 October"}, {"players", "A and B"}, {"umpire", "C"}};
        begin(file.readAll().toStdString());
    }
    /// Another game from the same start with other orders.
    SampleGame(const fw::GameStart& start, const std::string& orders) : mStart(start) { begin(orders); }

    /// The start of the game.
    const fw::GameStart& start() const { return mStart; }

    /// Plays the given number of further orders, or all if it is negative.
    SampleGame& play(int orders = -1)
    {
        while (orders-- != 0 && mNext < mLines.size())
            say(mLines[mNext++].text);
        return *this;
    }
    /// Plays up to the first line with this beginning, without that line.
    SampleGame& playTo(const std::string& begins)
    {
        while (mNext < mLines.size() && !mLines[mNext].text.starts_with(begins))
            say(mLines[mNext++].text);
        return *this;
    }
    /// Executes one line of orders.
    void say(const std::string& line)
    {
        const auto order = fw::readOrder(game->rules(), game->state(), line);
        if (!order)
            qFatal("%s", fw::describe(order.error()).c_str());
        const auto done = fw::carryOut(*game, *order, {});
        if (!done)
            qFatal("%s", fw::describe(done.error()).c_str());
    }
    /// Writes a game file with the given number of orders played; returns its name.
    QString writeTo(const QString& file, std::size_t orders) const
    {
        fw::Result<fw::Game> written = fw::Game::create(mStart, {file.toStdString(), {}}, "now");
        if (!written)
            qFatal("%s", fw::describe(written.error()).c_str());
        for (std::size_t i = 0; i < orders && i < mLines.size(); ++i) {
            const auto order = fw::readOrder(written->rules(), written->state(), mLines[i].text);
            if (!order || !fw::carryOut(*written, *order, "now"))
                qFatal("%s", mLines[i].text.c_str());
        }
        return file;
    }
    /// All orders, played or not.
    const std::vector<fw::OrderLine>& lines() const { return mLines; }
    /// Skips the next order.
    void skip() { ++mNext; }
    /// The number of orders played or skipped.
    std::size_t played() const { return mNext; }
    /// Whether orders remain.
    bool more() const { return mNext < mLines.size(); }

    std::optional<fw::Game> game;

private:
    void begin(const std::string& orders)
    {
        auto lines = fw::readOrders(orders, "orders");
        const auto head = lines ? fw::takeHead(*lines, "orders") : fw::Result<fw::OrderHead>(fw::OrderHead());
        if (!lines || !head)
            qFatal("the sample's orders cannot be read");
        mLines = *lines;
        mStart.setup.options.insert(head->options.begin(), head->options.end());
        for (const auto& [key, value] : head->meta)
            mStart.meta[key] = value;
        auto made = fw::Game::create(mStart, {}, {});
        if (!made)
            qFatal("%s", fw::describe(made.error()).c_str());
        game.emplace(std::move(*made));
    }

    fw::GameStart mStart;
    std::vector<fw::OrderLine> mLines;
    std::size_t mNext = 0;
};
