// Recomputes a printed log: logcheck RULES.json LOG.txt
#include "tests/logcheck/Audit.h"

#include <cstdio>
#include <fstream>
#include <iterator>

namespace {

bool readFile(const char* name, std::string& out)
{
    std::ifstream file(name, std::ios::binary);
    if (!file) {
        std::fprintf(stderr, "logcheck: cannot read %s\n", name);
        return false;
    }
    out.assign(std::istreambuf_iterator<char>(file), {});
    return true;
}

} // namespace

int main(int argc, char** argv)
{
    std::string rules;
    std::string log;
    if (argc != 3) {
        std::fprintf(stderr, "usage: logcheck RULES.json LOG.txt\n");
        return 64;
    }
    if (!readFile(argv[1], rules) || !readFile(argv[2], log))
        return 2;
    try {
        logcheck::Rulebook book(rules);
        const logcheck::Verdict verdict = logcheck::Audit::of(book, log);
        for (const logcheck::Disagreement& one : verdict.said)
            std::printf("%s:%d: %s\n", argv[2], one.line, one.text.c_str());
        std::printf("%d rulings, %d disagree\n", verdict.rulings, verdict.disagreeing);
        return verdict.said.empty() ? 0 : 1;
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "logcheck: %s: %s\n", argv[1], problem.what());
        return 2;
    }
}
