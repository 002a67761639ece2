#pragma once

#include "engine/session/Game.h"
#include "engine/session/Log.h"

#include <QMetaType>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace playthroughs {

/// A sample game: the orders, the files on which they are played, and the resulting log.
struct Sample {
    std::string name;
    QString rules;
    QString scenario;
    QString orders;
    QString log; ///< the golden log
};

/// Every sample of a shipped system and the games of the kernel's proof.
std::vector<Sample> samples();

/// The content of a file; ends the program when it cannot be read.
std::string contentOf(const QString& path);

/// The rules and the scenario of a sample.
struct Setting {
    fw::Ruleset rules;
    fw::Scenario scenario;
};
Setting settingOf(const Sample& sample);

/// A played sample.
struct Played {
    std::optional<fw::Game> game;
    std::string refusal; ///< the refusal that ended it early; empty when all orders were carried out
    std::string log() const;
};

/// Plays orders; in memory if no game file is named.
Played play(const Setting& setting, const std::string& orders, fw::Level level = fw::Level::Refuse,
            const QString& gameFile = {});

/// The log without the parts that depend on the machine or on comments in the files.
std::string comparable(fw::LogDoc log);

} // namespace playthroughs

Q_DECLARE_METATYPE(playthroughs::Sample)
