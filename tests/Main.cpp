// PROGRAM CLASS [ARGUMENTS OF QT TEST] runs one test class. CLASS is optional if the program has only one.
#include "tests/Main.h"

#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include <QHashSeed>

#ifdef FW_WINDOW
#include <QApplication>
using TestApplication = QApplication;
#else
#include <QCoreApplication>
using TestApplication = QCoreApplication;
#endif

namespace {

std::vector<TestClass>& classes()
{
    static std::vector<TestClass> all;
    return all;
}

const TestClass* named(const char* name)
{
    for (const TestClass& one : classes())
        if (std::strcmp(one.name, name) == 0)
            return &one;
    return nullptr;
}

} // namespace

bool registerTest(const TestClass& one)
{
    classes().push_back(one);
    return true;
}

int main(int argc, char** argv)
{
    const TestClass* test = argc > 1 ? named(argv[1]) : nullptr;
    if (test != nullptr) {
        argv[1] = argv[0];
        --argc;
        ++argv;
    } else if (classes().size() == 1) {
        test = &classes().front();
    } else {
        std::fprintf(stderr, "usage: %s CLASS [ARGUMENTS OF QT TEST], where CLASS is one of:\n", argv[0]);
        for (const TestClass& one : classes())
            std::fprintf(stderr, "  %s\n", one.name);
        return 64;
    }
    // As in the program: Qt writes the fonts of a PDF in hash order, and tests compare its bytes.
    QHashSeed::setDeterministicGlobalSeed();
    TestApplication app(argc, argv);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi, true);
    QCoreApplication::setApplicationName(test->name); // tests run in parallel, each with its own settings
    return test->run(argc, argv);
}
