#pragma once

#include "engine/formula/Formula.h"
#include "engine/formula/FormulaGrammar.h"

#include <memory>
#include <tao/pegtl/contrib/parse_tree.hpp>

namespace fw::formula {

/// A parsed formula: a node for each grammar rule that carries meaning.
using Node = tao::pegtl::parse_tree::node;

/// Parses a text; an error gives the place after the last word that was understood.
FormulaResult<std::unique_ptr<Node>> conditionTree(std::string_view text);
FormulaResult<std::unique_ptr<Node>> amountTree(std::string_view text);

/// The first child of a node for this grammar rule; null if there is none.
template <class Rule>
const Node* childOf(const Node& node)
{
    for (const auto& child : node.children)
        if (child->template is_type<Rule>())
            return child.get();
    return nullptr;
}

} // namespace fw::formula
