#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// A sentence for people: an English pattern with {0} {1} ... and its arguments; the user interface translates the
/// pattern.
struct Text {
    std::string key;
    std::vector<std::string> args;

    Text() = default;
    Text(std::string pattern) : key(std::move(pattern)) {}
    Text(const char* pattern) : key(pattern) {}
    Text(std::string pattern, std::vector<std::string> values) : key(std::move(pattern)), args(std::move(values)) {}

    /// Whether there is no text.
    bool empty() const { return key.empty(); }
    friend bool operator==(const Text&, const Text&) = default;
};

/// The pattern with its arguments filled in; a placeholder without an argument stays as it is.
std::string fill(std::string_view pattern, const std::vector<std::string>& args);

/// The English sentence of a text.
std::string plain(const Text& text);

} // namespace fw
