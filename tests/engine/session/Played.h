#pragma once

#include "engine/session/Game.h"
#include "engine/session/Orders.h"
#include "engine/session/SeededDice.h"
#include "engine/session/StateText.h"
#include "engine/store/Files.h"

#include <QFile>
#include <QString>
#include <QtGlobal>
#include <random>

/// Small games for tests: the four systems of tests/kernel.
namespace played {

inline const char* const systems[] = {"a/outposts", "b/slopes", "c/vertices", "d/tactics"};
/// Systems in which any legal play reaches an end.
inline const char* const lively[] = {"a/outposts", "b/slopes", "c/vertices", "d/tactics"};

inline std::string path(const std::string& system, const char* ending)
{
    return std::string(FW_SOURCE_DIR "/tests/kernel/") + system + ending;
}

inline std::string text(const std::string& file)
{
    QFile f(QString::fromStdString(file));
    if (!f.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", file.c_str());
    return f.readAll().toStdString();
}

inline fw::GameStart start(const std::string& system)
{
    auto rules = fw::readRulesFile(path(system, ".rules.json"));
    auto scenario = fw::readScenarioFile(path(system, ".scenario.json"));
    if (!rules || !scenario)
        qFatal("%s: %s", system.c_str(), fw::describe(rules ? scenario.error() : rules.error()).c_str());
    return {*rules, *scenario, {}, {{"event", "Trial"}, {"players", "A. and B."}}, {}};
}

inline fw::Game fresh(const std::string& system, const fw::JournalPlace& place = {})
{
    auto game = fw::Game::create(start(system), place, "2024-05-04 10:00");
    if (!game)
        qFatal("%s: %s", system.c_str(), fw::describe(game.error()).c_str());
    return std::move(*game);
}

inline std::vector<fw::OrderLine> orders(const std::string& lines)
{
    auto out = fw::readOrders(lines, "orders");
    if (!out)
        qFatal("%s", fw::describe(out.error()).c_str());
    return *out;
}

/// Plays lines; returns the refusal as text, or an empty text if all were carried out.
inline std::string play(fw::Game& game, const std::string& lines)
{
    const auto done = fw::adjudicate(game, orders(lines), "orders", "2024-05-04 10:01");
    return done ? std::string() : fw::describe(done.error());
}

inline std::string canonical(const fw::Game& game)
{
    return fw::canonical(game.rules(), game.state());
}

/// A random legal action, chosen click by click; dice come from the same random source.
inline fw::Action anyAction(const fw::Game& game, std::mt19937& random, fw::SeededDice& dice)
{
    const fw::Rules& rules = game.rules();
    const fw::Question asked = fw::question(rules, game.state());
    if (asked.wait == fw::Wait::Dice)
        return dice.answer(asked);
    fw::Draft draft;
    if (!asked.seats.empty())
        draft.seat = asked.seats[random() % asked.seats.size()];
    for (int clicks = 0; clicks < 200; ++clicks) {
        const auto choices = fw::legal(rules, game.state(), draft);
        if (choices.empty())
            break;
        // Long paths add little: a path that may end mostly does.
        const fw::Choice* pick = &choices[random() % choices.size()];
        for (const fw::Choice& choice : choices)
            if (choice.kind == fw::Choice::Kind::Done && random() % 2 == 0)
                pick = &choice;
        draft = fw::extend(rules, game.state(), draft, *pick);
    }
    return draft;
}

} // namespace played
