#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// A sentence for people: an English pattern with {0} {1} ... and its arguments; a shell translates the pattern.
struct Text {
    std::string key;
    std::vector<std::string> args;

    Text() = default;
    Text(std::string pattern) : key(std::move(pattern)) {}
    Text(const char* pattern) : key(pattern) {}
    Text(std::string pattern, std::vector<std::string> values) : key(std::move(pattern)), args(std::move(values)) {}

    /// True when there is nothing to say.
    bool empty() const { return key.empty(); }
    friend bool operator==(const Text&, const Text&) = default;
};

/// The pattern with its arguments put in; a missing argument leaves its braces standing.
std::string fill(std::string_view pattern, const std::vector<std::string>& args);

/// The English reading of a text.
std::string plain(const Text& text);

} // namespace fw
