#pragma once

#include "engine/proof/Examples.h"
#include "engine/store/Files.h"

#include <QString>
#include <QTest>

/// The shipped battle with its rules, to plant errors in.
struct Shipped {
    fw::Ruleset rules;
    fw::Scenario scenario;

    /// The row with this id, which must exist.
    template <class Rows>
    static typename Rows::value_type& row(Rows& rows, const std::string& id)
    {
        for (auto& one : rows)
            if (one.id == id)
                return one;
        qFatal("no row %s", id.c_str());
    }

    /// Paths below scenarios, without extensions.
    explicit Shipped(const std::string& rulesName = "musket-and-saber/musket-and-saber",
                     const std::string& scenarioName = "musket-and-saber/germantown")
    {
        const std::string folder = FW_SOURCE_DIR "/scenarios/";
        auto read = fw::readRulesFile(folder + rulesName + ".rules.json");
        auto battle = fw::readScenarioFile(folder + scenarioName + ".scenario.json");
        if (!read || !battle)
            qFatal("%s", fw::describe(read ? battle.error() : read.error()).c_str());
        rules = std::move(*read);
        scenario = std::move(*battle);
    }

    fw::Unit& unit(const std::string& id) { return row(scenario.units, id); }
    fw::Table& table(const std::string& id) { return row(rules.tables, id); }
    fw::Placement& placement(const std::string& unit)
    {
        for (fw::Placement& placement : scenario.setup)
            if (placement.unit == unit)
                return placement;
        qFatal("nobody is called %s", unit.c_str());
    }
    /// The cell with a printed number.
    fw::Cell cell(const std::string& printed) const
    {
        for (fw::Cell c = 0; c < fw::Cell(scenario.map.grid.cellCount()); ++c)
            if (scenario.map.numbering.label(scenario.map.grid, c) == printed)
                return c;
        qFatal("no cell %s", printed.c_str());
    }

    /// The ids of the open findings, sorted.
    QStringList open(std::optional<fw::Scenario> like = {}) const
    {
        QStringList out;
        const std::vector<fw::CheckResult> told = fw::prove(rules);
        for (const auto& list : {told, fw::prove(rules, scenario, {}, told),
                                 like ? fw::examples(rules, like) : std::vector<fw::CheckResult>()})
            for (const fw::CheckResult& proved : list)
                if (proved.open())
                    out << QString::fromStdString(proved.id());
        out.sort();
        return out;
    }
};
