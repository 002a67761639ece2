#pragma once

#include "engine/base/Problem.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fw {

/// A component of a module of VASSAL.
struct VassalNode {
    std::string name;                                            ///< its class or word, without package: "HexGrid"
    bool foreign = false;                                        ///< its class is not VASSAL's own
    int parent = -1;                                             ///< index of the component around it; -1 for the first
    std::vector<std::pair<std::string, std::string>> attributes; ///< in the order of the file
    std::string text;                                            ///< outside of its components

    /// The value of an attribute; `otherwise` if it has none.
    std::string_view value(std::string_view attribute, std::string_view otherwise = {}) const;
    /// Whether an attribute is "true"; `otherwise` if it has none.
    bool flag(std::string_view attribute, bool otherwise) const;
    /// The whole number of an attribute; `otherwise` if it is none.
    int number(std::string_view attribute, int otherwise) const;
    /// The decimal number of an attribute; `otherwise` if it is none.
    double decimalNumber(std::string_view attribute, double otherwise) const;
};

/// The limits of XML that comes from elsewhere.
struct XmlLimits {
    int depth = 200;        ///< of elements in elements
    int attributes = 400;   ///< of one element
    int elements = 500'000; ///< in all
    int values = 4'000'000; ///< attributes in all
};

/// Refuses XML that is dangerous to parse: with a DOCTYPE, which could define entities, with bytes that are not UTF-8
/// or Latin letters, or beyond the limits.
Result<void> checkXml(std::string_view xml, const XmlLimits& limits = {});

/// The components of a buildFile in document order, the module first.
Result<std::vector<VassalNode>> parseVassalXml(const std::string& xml);

} // namespace fw
