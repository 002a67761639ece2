#pragma once

#include "engine/base/WordHelp.h"

#include <span>

// What the reference of the vocabulary says of each word of the registries. A test refuses a word without an entry.

namespace fw {

/// The facts, each with a condition as its example; what they are asked of is in the registry.
std::span<const WordHelp> factHelp();
/// The roots of paths, each with a path as its example.
std::span<const WordHelp> rootHelp();
/// The relations of paths, each with a path as its example.
std::span<const WordHelp> relationHelp();
/// The events of triggers; `of` names the roles that a trigger may read.
std::span<const WordHelp> eventHelp();
/// The kinds of nodes.
std::span<const WordHelp> nodeHelp();
/// The verbs.
std::span<const WordHelp> verbHelp();

} // namespace fw
