#pragma once

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

/// How much a test does: `full`, and `less` under the sanitizers, which take many times as long.
template <class T>
constexpr T sanitized(T full, T less)
{
    return FW_SANITIZED ? less : full;
}
