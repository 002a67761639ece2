#pragma once

#include "engine/formula/Formula.h"
#include "engine/formula/FormulaGrammar.h"

#include <memory>
#include <tao/pegtl/contrib/parse_tree.hpp>

namespace fw::formula {

/// What a formula was read as: a node for each rule of the grammar that says something.
using Node = tao::pegtl::parse_tree::node;

/// Reads a text by one rule of the grammar; the error names the place behind the last word that was understood.
FormulaResult<std::unique_ptr<Node>> conditionTree(std::string_view text);
FormulaResult<std::unique_ptr<Node>> amountTree(std::string_view text);

/// The child of a node that was read by this rule; null when there is none.
template <class Rule>
const Node* childOf(const Node& node)
{
    for (const auto& child : node.children)
        if (child->template is_type<Rule>())
            return child.get();
    return nullptr;
}

} // namespace fw::formula
