#pragma once

#include "tests/conformance/Adapter.h"
#include "tests/conformance/Compare.h"
#include "tests/conformance/Setting.h"

#include <map>
#include <string>
#include <vector>

namespace conformance {

/// The result of one case.
struct Verdict {
    std::string id;
    std::string system;
    bool passed = false;
    std::vector<Difference> differences;
};

/// Checks cases against the rules of their systems.
class Runner
{
public:
    /// Reads the tree at `root`, which contains scenarios/ and tests/conformance/adapters/.
    explicit Runner(const std::string& root);

    /// Sentences about unreadable adapters and rules, whose cases fail.
    const std::vector<std::string>& faults() const { return mFaults; }
    /// Checks a case against the shipped rules.
    Verdict judge(const Case& one) const;
    /// Checks a case against other rules instead of the shipped ones.
    Verdict judge(const Case& one, const Shipped& shipped) const;
    /// The systems with an adapter and rules.
    const std::map<std::string, Shipped>& shipped() const { return mShipped; }

private:
    std::map<std::string, Adapter> mAdapters;
    std::map<std::string, Shipped> mShipped;
    std::map<std::string, std::string> mMissing; ///< system, reason why it has no rules
    std::vector<std::string> mFaults;
};

/// Prints a line for each mutant of the shipped rules that no passing case detects, then the share. A mutant has one
/// changed table cell, modifier amount or option default.
bool mutate(const Runner& runner, const std::vector<Case>& cases);

} // namespace conformance
