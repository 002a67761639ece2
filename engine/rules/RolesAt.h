#pragma once

#include "engine/model/Ruleset.h"
#include "engine/model/Value.h"

#include <map>
#include <string>
#include <vector>

namespace fw {

/// A role or local that may be bound where a formula is, with all kinds of things that it stands for; Kind::Number
/// stands for any number or word.
struct KnownRole {
    std::string name;
    std::vector<Kind> kinds;
};

/// The roles that are known at places of a rules file, by their JSON pointers.
using RolesByPlace = std::map<std::string, std::vector<KnownRole>>;

/// Fills in the roles at these places, such as "/quantities/2/base"; leaves a place empty if no formula is there.
void findRolesAt(const Ruleset& ruleset, RolesByPlace& places);

} // namespace fw
