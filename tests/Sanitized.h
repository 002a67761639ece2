#pragma once

#include <cstdlib>

#if defined(__SANITIZE_ADDRESS__)
#define FW_SANITIZED true
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define FW_SANITIZED true
#endif
#endif
#ifndef FW_SANITIZED
#define FW_SANITIZED false
#endif

/// The size of a test: `full`, or `less` under the sanitizers, which take many times as long.
template <class T>
constexpr T sanitized(T full, T less)
{
    return FW_SANITIZED ? less : full;
}

/// The size of a test without a natural end: `all` in `tests/run --long` (which sets FW_LONG), else `usual`, or `less`
/// under the sanitizers.
template <class T>
T thorough(T all, T usual, T less)
{
    return std::getenv("FW_LONG") != nullptr ? all : sanitized(usual, less);
}
