#pragma once

#include "tests/conformance/Adapter.h"
#include "tests/conformance/Compare.h"
#include "tests/conformance/Setting.h"

#include <map>
#include <string>
#include <vector>

namespace conformance {

/// How one case went.
struct Verdict {
    std::string id;
    std::string system;
    bool passed = false;
    std::vector<Difference> differences;
};

/// Puts cases to the rules of their systems.
class Runner
{
public:
    /// `root` is the tree that holds scenarios/ and tests/conformance/adapters/.
    explicit Runner(const std::string& root);

    /// Sentences about adapters and rules that cannot be read; their cases fail.
    const std::vector<std::string>& faults() const { return mFaults; }
    /// Judges a case by the shipped rules.
    Verdict judge(const Case& one) const;
    /// Judges a case by other rules in place of the shipped ones of its system.
    Verdict judge(const Case& one, const Shipped& shipped) const;
    /// The systems that have an adapter and rules.
    const std::map<std::string, Shipped>& shipped() const { return mShipped; }

private:
    std::map<std::string, Adapter> mAdapters;
    std::map<std::string, Shipped> mShipped;
    std::map<std::string, std::string> mMissing; ///< system, why it has no rules
    std::vector<std::string> mFaults;
};

/// Prints a line for each mutant of the shipped rules that no passing case notices, then the share.
/// A mutant is one table cell, modifier amount or option default changed.
bool mutate(const Runner& runner, const std::vector<Case>& cases);

} // namespace conformance
