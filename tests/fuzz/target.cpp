// A libFuzzer target: gives any data to one reader, selected by FW_KIND, which is also the folder of its corpus.
#include "tests/fuzz/Target.h"

#include <string_view>
#include <unistd.h>

namespace {

std::string feed(const std::string& text)
{
    constexpr std::string_view kind = FW_KIND;
    const fuzz::System& small = fuzz::partner();
    if constexpr (kind == "rules")
        return fuzz::feedRules(text, small.scenario);
    else if constexpr (kind == "scenario")
        return fuzz::feedScenario(text, small.ruleset);
    else if constexpr (kind == "map")
        return fuzz::feedMap(text, small.scenario, small.ruleset);
    else if constexpr (kind == "orders")
        return fuzz::feedOrders(text, small.ruleset, small.scenario);
    else if constexpr (kind == "words")
        return fuzz::feedWords(text, fuzz::deskSystem().ruleset, fuzz::deskSystem().scenario);
    else if constexpr (kind == "state")
        return fuzz::feedState(text, *small.rules);
    else if constexpr (kind == "action")
        return fuzz::feedAction(text);
    else if constexpr (kind == "formula")
        return fuzz::feedFormula(text, fuzz::deskSystem().ruleset);
    else if constexpr (kind == "proofed")
        return fuzz::feedProofed(text, small.ruleset);
    else if constexpr (kind == "game")
        return fuzz::feedGame(text, "/tmp/fuzz-" + std::to_string(getpid()) + ".game");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    return fuzz::judge(feed(std::string(reinterpret_cast<const char*>(data), size)));
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed)
{
    return fuzz::change(data, size, most, seed);
}
