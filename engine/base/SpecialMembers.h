#pragma once

// Structs of many strings are made, copied, compared and destroyed in hundreds of files, and each of them would be
// given machine code of its own for that: four fifths of all that was compiled, before this. FW_DECLARE_SPECIAL_MEMBERS
// in such a struct declares what the compiler would make by itself; FW_OUTLINE in one source file has it made there,
// once.

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
