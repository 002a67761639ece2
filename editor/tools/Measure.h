#pragma once

#include "editor/tools/Workbench.h"
#include "engine/rules/Query.h"

#include <QCoreApplication>
#include <QStringList>
#include <memory>

namespace fw {

/// Asks the rules about ways and lines of sight on the map under edit; computes nothing itself.
class Measure
{
    Q_DECLARE_TR_FUNCTIONS(fw::Measure)
public:
    explicit Measure(Workbench& bench) : mBench(bench) {}

    /// A way for a type of unit.
    struct Way {
        QString words;           ///< "Infantry, March: 7, a move has 4"
        std::vector<Cell> cells; ///< the cheapest way; empty when there is none
    };
    /// The cheapest way for a counter of a type, alone on the map, by a path row of the rules.
    Way way(const std::string& type, const std::string& row, Cell from, Cell to);
    /// Each line of sight of the rules between two cells in words, with what blocks it; the range applies only if a
    /// type is given.
    QStringList sights(const std::string& type, Cell from, Cell to);

    /// The unit types of the rules and the scenario.
    static std::vector<std::string> types(const Ruleset& rules, const Scenario& scenario);
    /// The path rows for a march.
    static std::vector<PathRow> marches(const Ruleset& rules);

private:
    const Rules* ready();
    Position alone(const Rules& rules, int unit, Cell at) const;

    Workbench& mBench;
    std::shared_ptr<const Rules> mRules;
    int mRevision = -1;
    QString mTrouble; ///< the reason why the rules cannot be asked
};

} // namespace fw
