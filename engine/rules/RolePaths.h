#pragma once

#include "engine/rules/Compiled.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// One word of a role path.
struct PathWord {
    /// The kind of a word in a role path.
    enum class What : unsigned char {
        Role,     ///< a role, at the start
        Root,     ///< "@map-units", "@box:ID", at the start
        Relation, ///< "place", "members:MARK"
        Def,      ///< "+def", "-def"
        Among,    ///< "+@role", "-@role"
    };
    What what = What::Role;
    std::string name; ///< without sign, argument, and the '@' of a role
    std::string arg;  ///< the part after the colon
    bool keep = true; ///< for a filter: '+'
    // Where the name and the argument begin in the path.
    std::size_t at = 0;
    std::size_t argAt = 0;
};

/// The words of a role path, one list for each alternative; they are not looked up.
std::vector<std::vector<PathWord>> pathWords(const std::string& text);

/// The arguments of a root or relation of that name in a path: KIND of "@areas:KIND" and of "side/areas:KIND".
std::vector<std::string> rootArguments(const std::string& text, std::string_view root);

/// The relation with that name; nothing when there is none.
std::optional<Rel> relationNamed(std::string_view name);
/// The root with that name, written with its '@'; nothing when there is none.
std::optional<Root> rootNamed(std::string_view name);
/// The names of all relations and of all roots, for "did you mean".
std::vector<std::string> relationNames();
std::vector<std::string> rootNames();

/// Whether a relation needs a second party, named after its colon.
bool takesRole(Rel rel);

} // namespace fw
