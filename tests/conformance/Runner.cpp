#include "tests/conformance/Runner.h"

#include "tests/conformance/Ruling.h"

#include "engine/store/Json.h"

#include <fstream>
#include <sstream>

namespace conformance {

namespace {

std::string textOf(const std::string& file)
{
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

} // namespace

Runner::Runner(const std::string& root)
{
    mAdapters = readAdapters(root + "/tests/conformance/adapters", mFaults);
    for (const auto& [system, adapter] : mAdapters) {
        const auto rules = fw::readRules(textOf(root + "/" + adapter.rules), adapter.rules);
        if (!rules) {
            mMissing[system] = fw::describe(rules.error());
            mFaults.push_back(mMissing[system]);
            continue;
        }
        Shipped shipped;
        shipped.rules = *rules;
        if (!adapter.scenario.empty()) {
            const auto scenario = fw::readScenario(textOf(root + "/" + adapter.scenario), adapter.scenario);
            if (scenario)
                shipped.scenario = *scenario;
            else
                mFaults.push_back(fw::describe(scenario.error()));
        }
        mShipped.emplace(system, std::move(shipped));
    }
}

Verdict Runner::judge(const Case& one) const
{
    const auto found = mShipped.find(one.system);
    if (found != mShipped.end())
        return judge(one, found->second);
    const auto why = mMissing.find(one.system);
    const std::string reason = why == mMissing.end() ? "no rules for system " + one.system : why->second;
    return {one.id, one.system, false, {{"rules", "the system's rules", reason}}};
}

Verdict Runner::judge(const Case& one, const Shipped& shipped) const
{
    Verdict verdict{one.id, one.system, false, {}};
    const Json got = rule(one, mAdapters.at(one.system), shipped);
    verdict.differences = compare(one, got);
    verdict.passed = verdict.differences.empty();
    return verdict;
}

} // namespace conformance
