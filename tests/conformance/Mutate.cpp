// The mutants are distributed to one process for each processor.
#include "tests/conformance/Mutants.h"
#include "tests/conformance/Runner.h"

#include <algorithm>
#include <cstdio>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace conformance {

namespace {

/// Whether a case no longer passes. That case moves to the front, because it is likely to detect the next mutant too.
bool noticed(const Runner& runner, const Shipped& changed, std::vector<const Case*>& cases)
{
    for (std::size_t i = 0; i < cases.size(); ++i) {
        if (runner.judge(*cases[i], changed).passed)
            continue;
        std::rotate(cases.begin(), cases.begin() + static_cast<long>(i), cases.begin() + static_cast<long>(i) + 1);
        return true;
    }
    return false;
}

/// Checks the mutants of one process and writes '0' or '1' for each, in order.
void work(const Runner& runner, const Shipped& shipped, std::vector<const Case*> cases,
          const std::vector<Mutant>& mutants, std::size_t first, std::size_t step, int out)
{
    for (std::size_t i = first; i < mutants.size(); i += step) {
        Shipped changed = shipped;
        change(changed.rules, mutants[i]);
        const char answer = noticed(runner, changed, cases) ? '1' : '0';
        if (write(out, &answer, 1) != 1)
            return;
    }
}

std::vector<bool> judgeAll(const Runner& runner, const Shipped& shipped, const std::vector<const Case*>& cases,
                           const std::vector<Mutant>& mutants)
{
    const std::size_t processes = std::max(1u, std::thread::hardware_concurrency());
    std::vector<int> pipes;
    std::fflush(stdout);
    for (std::size_t p = 0; p < processes; ++p) {
        int ends[2];
        if (pipe(ends) != 0)
            return {};
        const pid_t child = fork();
        if (child == 0) {
            close(ends[0]);
            work(runner, shipped, cases, mutants, p, processes, ends[1]);
            _exit(0);
        }
        close(ends[1]);
        pipes.push_back(ends[0]);
    }
    // A mutant that crashes its process counts as detected.
    std::vector<bool> answers(mutants.size(), true);
    for (std::size_t p = 0; p < processes; ++p) {
        char answer = 0;
        for (std::size_t i = p; i < mutants.size() && read(pipes[p], &answer, 1) == 1; i += processes)
            answers[i] = answer == '1';
        close(pipes[p]);
    }
    while (wait(nullptr) > 0) {
    }
    return answers;
}

} // namespace

bool mutate(const Runner& runner, const std::vector<Case>& cases)
{
    for (const auto& [system, shipped] : runner.shipped()) {
        std::vector<const Case*> passing;
        for (const Case& one : cases)
            if (one.system == system && runner.judge(one).passed)
                passing.push_back(&one);
        const std::vector<Mutant> mutants = mutantsOf(shipped.rules);
        const std::vector<bool> answers = judgeAll(runner, shipped, passing, mutants);
        if (answers.size() != mutants.size())
            return false;
        std::size_t seen = 0;
        for (std::size_t i = 0; i < mutants.size(); ++i) {
            seen += answers[i] ? 1 : 0;
            if (!answers[i])
                std::printf("unnoticed: %s\n", mutants[i].name.c_str());
        }
        std::printf("%s: %zu of %zu mutants noticed by %zu passing cases (%zu%%)\n", system.c_str(), seen,
                    mutants.size(), passing.size(), mutants.empty() ? 0 : seen * 100 / mutants.size());
    }
    return true;
}

} // namespace conformance
