// Opens and verifies anything as a game file.
#include "tests/fuzz/Target.h"

#include <unistd.h>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const std::string path = "/tmp/fuzz-" + std::to_string(getpid()) + ".game";
    return fuzz::judge(
        fuzz::feedGame(std::string(reinterpret_cast<const char*>(data), size), path));
}
