#pragma once

#include <QTest>

/// One test class of a program: its name, and what runs it with the arguments of the command line.
struct TestClass {
    const char* name;
    int (*run)(int argc, char** argv);
};

/// The test classes of this program; returns what it was given, so that a class can put itself in before main runs.
bool registerTest(const TestClass& one);

/// Puts a test class into the program of its folder, which runs it by its name.
#define FW_TEST(Class)                                                                                                 \
    static const bool registered##Class = registerTest({#Class, [](int argc, char** argv) {                            \
                                                            Class test;                                                \
                                                            return QTest::qExec(&test, argc, argv);                    \
                                                        }});
