// Reads anything as a rules file and begins a game by it.
#include "tests/fuzz/Target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char*>(data), size);
    return fuzz::judge(fuzz::feedRules(text, fuzz::partner().scenario));
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned seed)
{
    return fuzz::change(data, size, most, seed);
}
