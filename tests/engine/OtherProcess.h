#pragma once

#include <QtGlobal>
#include <csignal>
#include <functional>
#include <sys/wait.h>
#include <unistd.h>

/// A child process that does something with the file and reports it; the destructor kills it.
class OtherProcess
{
public:
    explicit OtherProcess(const std::function<void()>& work)
    {
        int ends[2];
        if (::pipe(ends) != 0)
            qFatal("no pipe");
        mProcess = ::fork();
        if (mProcess == 0) {
            ::close(ends[0]);
            work();
            (void)!::write(ends[1], "x", 1);
            for (;;)
                ::pause();
        }
        ::close(ends[1]);
        char said = 0;
        if (::read(ends[0], &said, 1) != 1)
            qFatal("the other process has failed");
        ::close(ends[0]);
    }
    ~OtherProcess() { kill(); }
    OtherProcess(const OtherProcess&) = delete;
    OtherProcess& operator=(const OtherProcess&) = delete;
    void kill()
    {
        if (mProcess <= 0)
            return;
        ::kill(mProcess, SIGKILL);
        ::waitpid(mProcess, nullptr, 0);
        mProcess = 0;
    }
    int process() const { return mProcess; }

private:
    pid_t mProcess = 0;
};
