#pragma once

#include <QTest>

/// A test class with its name and a function that runs it with command line arguments.
struct TestClass {
    const char* name;
    int (*run)(int argc, char** argv);
};

/// Adds a test class to this program. Always true, so that the initializer of a static variable can call it before
/// main.
bool registerTest(const TestClass& one);

/// Adds a test class to the program of its folder, which runs it by name.
#define FW_TEST(Class)                                                                                                 \
    static const bool registered##Class = registerTest({#Class, [](int argc, char** argv) {                            \
                                                            Class test;                                                \
                                                            return QTest::qExec(&test, argc, argv);                    \
                                                        }});
