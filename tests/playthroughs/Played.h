#pragma once

#include "engine/session/Game.h"
#include "engine/session/Log.h"

#include <QMetaType>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace playthroughs {

/// A sample game: the orders with what they are played on and the log they lead to.
struct Sample {
    std::string name;
    QString rules;
    QString scenario;
    QString orders;
    QString log; ///< the golden log
};

/// Every sample of a shipped system and the four of the kernel's proof.
std::vector<Sample> samples();

/// The content of a file; ends the program when it cannot be read.
std::string contentOf(const QString& path);

/// What a sample is played on.
struct Setting {
    fw::Ruleset rules;
    fw::Scenario scenario;
};
Setting settingOf(const Sample& sample);

/// A sample as it was played.
struct Played {
    std::optional<fw::Game> game;
    std::string refusal; ///< what ended it early, in words; empty when all orders were carried out
    std::string log() const;
};

/// Plays orders; in memory when no game file is named.
Played play(const Setting& setting, const std::string& orders, fw::Level level = fw::Level::Refuse,
            const QString& gameFile = {});

/// The log with what depends on the machine or on comments in the files put out of the way.
std::string comparable(fw::LogDoc log);

} // namespace playthroughs

Q_DECLARE_METATYPE(playthroughs::Sample)
