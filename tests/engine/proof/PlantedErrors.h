#pragma once

#include "tests/engine/proof/Shipped.h"

#include <functional>

/// An error in a copy of a shipped system, and the findings that it must cause.
struct PlantedError {
    const char* error;  ///< what is wrong
    const char* system; ///< the key of a system in shippedSystem()
    const char* found;  ///< findings as in findingsOf(), one on each line
    std::function<void(Shipped&)> put;
};

/// The open findings as "check/what: row @place", sorted.
inline QStringList findingsOf(const std::vector<fw::CheckResult>& found)
{
    QStringList out;
    for (const fw::CheckResult& one : found)
        if (one.open())
            out << QString::fromStdString(one.check + (one.what.empty() ? "" : "/" + one.what) + ": " + one.finding.row
                                          + (one.finding.place.empty() ? "" : " @" + one.finding.place));
    out.sort();
    return out;
}

/// A shipped system by a short key.
inline const Shipped& shippedSystem(const std::string& key)
{
    static const std::map<std::string, std::pair<std::string, std::string>> files{
        {"musket", {"musket-and-saber/musket-and-saber", "musket-and-saber/germantown"}},
        {"brandywine", {"brandywine/brandywine", "brandywine/brandywine"}},
        {"leuthen", {"drums-and-muskets/drums-and-muskets", "drums-and-muskets/leuthen"}},
        {"brigades",
         {"battles-of-the-american-revolution/battles-of-the-american-revolution",
          "battles-of-the-american-revolution/germantown-brigades"}},
        {"odds", {"templates/odds", "templates/odds"}},
        {"differential", {"templates/differential", "templates/differential"}}};
    static std::map<std::string, Shipped> read;
    const auto known = read.find(key);
    return known != read.end() ? known->second
                               : read.emplace(key, Shipped(files.at(key).first, files.at(key).second)).first->second;
}

/// All open findings of a system's rules and scenario.
inline QStringList findingsIn(const Shipped& system)
{
    const std::vector<fw::CheckResult> rules = fw::prove(system.rules);
    return findingsOf(rules) + findingsOf(fw::prove(system.rules, system.scenario, {}, rules));
}

/// Adds a row of test data for each error.
inline void addErrors(const std::vector<PlantedError>& errors)
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < errors.size(); ++i)
        QTest::newRow(errors[i].error) << int(i);
}

/// Plants an error in a copy of its system, and compares the findings with the expected ones.
inline void checkError(const PlantedError& error)
{
    Shipped copy = shippedSystem(error.system);
    error.put(copy);
    QCOMPARE(findingsIn(copy).join('\n'), QString(error.found));
}
