#pragma once

#include "engine/rules/Compiled.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// One word of a role path: what it is and whom it names.
struct PathWord {
    /// How the word is meant.
    enum class What : unsigned char {
        Role,     ///< a role, at the start
        Root,     ///< "@map-units", "@box:ID", at the start
        Relation, ///< "place", "members:MARK"
        Def,      ///< "+def", "-def"
        Among,    ///< "+@role", "-@role"
    };
    What what = What::Role;
    std::string name; ///< without sign, '@' of a role and argument
    std::string arg;  ///< what stands after the colon
    bool keep = true; ///< of a filter: '+'
};

/// The words of a role path, one list for each alternative; what they mean is not asked.
std::vector<std::vector<PathWord>> pathWords(const std::string& text);

/// What stands in a path behind a root or relation of that name: KIND of "@areas:KIND" and of "side/areas:KIND".
std::vector<std::string> rootArguments(const std::string& text, std::string_view root);

/// The relation of that name.
std::optional<Rel> relationNamed(std::string_view name);
/// The root of that name, written with its '@'.
std::optional<Root> rootNamed(std::string_view name);
/// Names of all relations and of all roots, for "did you mean".
std::vector<std::string> relationNames();
std::vector<std::string> rootNames();

/// Whether a relation is between two parties, the second one named behind its colon.
bool takesRole(Rel rel);

} // namespace fw
