#pragma once

// Structs of many strings are created, copied, compared and destroyed in hundreds of files. With implicit members, each
// file compiles them again, which was four fifths of all machine code.
// FW_DECLARE_SPECIAL_MEMBERS in such a struct declares the members that the compiler would generate. FW_OUTLINE
// generates them once, in one source file.

#define FW_DECLARE_SPECIAL_MEMBERS(T)                                                                                  \
    T();                                                                                                               \
    T(const T&);                                                                                                       \
    T(T&&) noexcept;                                                                                                   \
    T& operator=(const T&);                                                                                            \
    T& operator=(T&&) noexcept;                                                                                        \
    ~T();                                                                                                              \
    friend bool operator==(const T&, const T&)

#define FW_OUTLINE(T)                                                                                                  \
    T::T() = default;                                                                                                  \
    T::T(const T&) = default;                                                                                          \
    T::T(T&&) noexcept = default;                                                                                      \
    T& T::operator=(const T&) = default;                                                                               \
    T& T::operator=(T&&) noexcept = default;                                                                           \
    T::~T() = default;                                                                                                 \
    bool operator==(const T&, const T&) = default
