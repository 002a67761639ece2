#pragma once

#include "engine/desk/Ruling.h"
#include "engine/store/Files.h"
#include "tests/Events.h"

#include <QStringList>
#include <map>

namespace fw {

/// A case with shipped rules and a shipped scenario, which provides counters and terrain.
inline Case shipped(const QString& rules, const QString& scenario)
{
    const std::string folder = FW_SOURCE_DIR "/scenarios/";
    Case given;
    auto rows = readRulesFile(folder + rules.toStdString() + ".rules.json");
    auto battle = readScenarioFile(folder + scenario.toStdString() + ".scenario.json");
    if (!rows || !battle)
        qFatal("%s", describe(rows ? battle.error() : rows.error()).c_str());
    given.rules = std::move(*rows);
    given.like = std::move(*battle);
    given.like->preset.clear();
    return given;
}

/// A shipped system by its short name, with one of its battles.
inline const Case& shippedCase(const QString& system)
{
    static const std::map<QString, Case> cases{
        {"muskets", shipped("musket-and-saber/musket-and-saber", "musket-and-saber/germantown")},
        {"squares", shipped("brandywine/brandywine", "brandywine/brandywine")},
        {"drums", shipped("drums-and-muskets/drums-and-muskets", "drums-and-muskets/leuthen")},
        {"battles", shipped("battles-of-the-american-revolution/battles-of-the-american-revolution",
                            "battles-of-the-american-revolution/germantown-brigades")}};
    const auto found = cases.find(system);
    if (found == cases.end())
        qFatal("no system %s", qPrintable(system));
    return found->second;
}

/// The result of the last reckoning row with this id; "-" if there is none.
inline std::string comesTo(const Ruling& ruling, const std::string& row)
{
    std::string out = "-";
    for (const Event& line : ruling.trace)
        if (line.row == row && line.kind() == EventKind::Quantity)
            out = numberOf(line).text();
        else if (line.row == row && line.is<CellRead>())
            out = wordOf(line);
    return out;
}

/// The stated words without effect, as text.
inline QString vainIn(const Ruling& ruling)
{
    QStringList out;
    for (const Text& text : ruling.vain)
        out << QString::fromStdString(plain(text));
    return out.join("; ");
}

} // namespace fw
