#pragma once

// The common parts of all libFuzzer targets. The kernel's first system is the fixed partner of the input, and a mutator
// knows tokens. A target aborts when a text is neither accepted nor refused properly.

#include "tests/fuzz/Feed.h"
#include "tests/fuzz/Mutate.h"
#include "tests/fuzz/Reshape.h"
#include "tests/fuzz/Systems.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace fuzz {

/// A system of this tree, by the path of its scenario.
inline const System& shipped(const char* scenario)
{
    static std::map<std::string, System> loaded;
    const auto found = loaded.find(scenario);
    if (found != loaded.end())
        return found->second;
    fw::Result<System> system = load(std::string(FW_SOURCE_DIR "/") + scenario, FW_SOURCE_DIR "/scenarios");
    if (!system) {
        std::fprintf(stderr, "%s\n", fw::describe(system.error()).c_str());
        std::abort();
    }
    return loaded.emplace(scenario, std::move(*system)).first->second;
}

/// A small system known to be correct.
inline const System& partner()
{
    return shipped("tests/kernel/a/outposts.scenario.json");
}

/// A system with examples for the ruling desk.
inline const System& deskSystem()
{
    return shipped("scenarios/musket-and-saber/germantown.scenario.json");
}

/// Returns 0 for no error; otherwise prints the error and aborts.
inline int judge(const std::string& wrong)
{
    if (wrong.empty())
        return 0;
    std::fprintf(stderr, "%s\n", wrong.c_str());
    std::abort();
}

/// Changes tokens, or rows of a JSON text, or lets libFuzzer change the data.
inline std::size_t change(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed)
{
    fw::Random chance(seed);
    if (chance.odds(50))
        return LLVMFuzzerMutate(data, size, most);
    const std::string text(reinterpret_cast<const char*>(data), size);
    const std::string changed = chance.odds(50) ? mutate(text, text, chance) : reshape(text, text, chance);
    const std::size_t length = changed.size() < most ? changed.size() : most;
    std::memcpy(data, changed.data(), length);
    return length;
}

} // namespace fuzz
