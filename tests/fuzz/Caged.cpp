#include "tests/fuzz/Caged.h"

#include "tests/Sanitized.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <poll.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace fuzz {

namespace {

constexpr std::size_t kept = 200'000; ///< bytes of the stored output

std::string beginning(const std::string& path)
{
    std::ifstream in(path, std::ios::binary);
    std::string text(kept, '\0');
    in.read(text.data(), std::streamsize(text.size()));
    text.resize(std::size_t(in.gcount()));
    return text;
}

void limit(int what, rlim_t soft, rlim_t hard)
{
    const rlimit most{soft, hard};
    setrlimit(decltype(RLIMIT_AS)(what), &most);
}

[[noreturn]] void become(const std::string& program, const std::vector<std::string>& words, const std::string& folder,
                         const Limits& limits)
{
    const std::string home = folder + "/../home";
    setenv("HOME", home.c_str(), 1);
    setenv("XDG_RUNTIME_DIR", home.c_str(), 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    setenv("QT_QPA_PLATFORM", "offscreen", 1);
    const int in = open("/dev/null", O_RDONLY);
    const int out = open((folder + ".out").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    const int err = open((folder + ".err").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (in < 0 || out < 0 || err < 0 || dup2(in, 0) < 0 || dup2(out, 1) < 0 || dup2(err, 2) < 0
        || chdir(folder.c_str()) != 0)
        _exit(99);
    const rlim_t seconds = rlim_t(sanitized(limits.seconds, 20 * limits.seconds));
    // The sanitizers reserve address space for all possible memory, so that limit is off.
    if (sanitized(1, 0))
        limit(RLIMIT_AS, limits.megabytes << 20, limits.megabytes << 20);
    if (seconds > 0)
        limit(RLIMIT_CPU, seconds, seconds + 1);
    limit(RLIMIT_CORE, 0, 0);
    limit(RLIMIT_FSIZE, rlim_t(1) << 30, rlim_t(1) << 30);
    std::vector<char*> argv{const_cast<char*>(program.c_str())};
    for (const std::string& word : words)
        argv.push_back(const_cast<char*>(word.c_str()));
    argv.push_back(nullptr);
    execv(program.c_str(), argv.data());
    _exit(99);
}

} // namespace

Caged caged(const std::string& program, const std::vector<std::string>& words, const std::string& folder,
            const Limits& limits)
{
    Caged ran;
    const pid_t child = fork();
    if (child == 0)
        become(program, words, folder, limits);
    if (child < 0)
        return ran;
    const int handle = int(syscall(SYS_pidfd_open, child, 0));
    pollfd waited{handle, POLLIN, 0};
    int ready = -1;
    do
        ready = poll(&waited, 1, sanitized(limits.patience, 10 * limits.patience) * 1000);
    while (ready < 0 && errno == EINTR);
    if (ready == 0) {
        ran.late = true;
        kill(child, SIGKILL);
    }
    close(handle);
    int status = 0;
    rusage used{};
    wait4(child, &status, 0, &used);
    ran.seconds = double(used.ru_utime.tv_sec + used.ru_stime.tv_sec)
                  + double(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
    if (WIFEXITED(status))
        ran.exit = WEXITSTATUS(status);
    if (WIFSIGNALED(status))
        ran.signal = WTERMSIG(status);
    ran.out = beginning(folder + ".out");
    ran.err = beginning(folder + ".err");
    std::remove((folder + ".out").c_str());
    std::remove((folder + ".err").c_str());
    return ran;
}

std::string shown(const Caged& ran)
{
    if (ran.late)
        return "it hung";
    if (ran.signal == SIGXCPU)
        return "it took too long";
    if (ran.signal != 0)
        return "killed by signal " + std::to_string(ran.signal) + " (" + strsignal(ran.signal) + ")";
    return "exit " + std::to_string(ran.exit);
}

} // namespace fuzz
