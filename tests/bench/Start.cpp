// From the command line to the first ruling, compared with a process that does nothing.
#include "tests/bench/Works.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace bench {

namespace {

/// Runs a program without its output and returns its exit code, -1 if it did not run.
int run(std::vector<std::string> words)
{
    std::vector<char*> argv;
    for (std::string& word : words)
        argv.push_back(word.data());
    argv.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    pid_t child = 0;
    const int failed = posix_spawn(&child, argv[0], &actions, nullptr, argv.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    int status = 0;
    if (failed != 0 || waitpid(child, &status, 0) != child || !WIFEXITED(status))
        return -1;
    return WEXITSTATUS(status);
}

} // namespace

void start(benchmark::State& state)
{
#ifdef FW_PROGRAM
    const std::string rules = FW_SOURCE_DIR "/tests/kernel/a/outposts.rules.json";
    const std::string shippedRules = FW_SOURCE_DIR "/scenarios/musket-and-saber/musket-and-saber.rules.json";
    const bool there = access(shippedRules.c_str(), R_OK) == 0;
    const std::string words =
        there ? "attack: brigade attack 5 morale 4; on: brigade defence 4 morale 4; dice combat 4 morale 3"
              : "attack: line attack 5 morale 4; on: line defence 4 morale 4; dice combat 4 morale 3";
    for (auto _ : state)
        if (run({FW_PROGRAM, "rule", there ? shippedRules : rules, words}) != 0)
            return state.SkipWithError("the program does not rule");
#else
    state.SkipWithError("the program is not part of this build");
#endif
}

void bareStart(benchmark::State& state)
{
    for (auto _ : state)
        if (run({"/bin/true"}) != 0)
            return state.SkipWithError("/bin/true does not run");
}

} // namespace bench
