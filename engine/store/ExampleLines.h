#pragma once

#include "engine/store/JsonTree.h"

#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// Worked lines for the reference of the vocabulary: for each kind of row and each of its keys the first use in some
/// files that are written as examples. Kinds are called as the field table calls them: "menu entry", "verb mark".
class ExampleLines
{
public:
    /// Adds the rows of a file by the JSON Schema of its kind; `kind` names the whole file: "ruleset". Refuses what is
    /// no JSON.
    Result<void> draw(std::string_view text, std::string_view schema, const std::string& kind);

    /// `"key": value` of the first row of the kind that has the key; empty where no row has it. A long list is cut down
    /// to its first element, and the rows in it to the keys that they must have.
    std::string line(std::string_view kind, std::string_view key) const;
    /// The first row of a kind as a file holds it, cut down likewise; empty where there is none.
    std::string row(std::string_view kind) const;
    /// The first row of a kind whose value of a key begins with a word, on one line; empty where there is none.
    std::string rowWhere(std::string_view kind, std::string_view key, std::string_view word) const;

private:
    /// A row that was met, with what the schema says of it.
    struct Drawn {
        std::string kind; ///< "menu-entry"
        const Json* row;
        const Json* schema;      ///< of what every kind of the row has
        const Json* own;         ///< of what its kind has besides; null where there are no kinds
        const Json* definitions; ///< of its file's schema
    };
    void value(const Json& value, const Json& schema, const Json& definitions);
    void object(const Json& value, const Json& schema, const Json& definitions, const std::string& kind);
    const Drawn* first(std::string_view kind, std::string_view key) const;

    std::deque<Json> mKept; ///< the files and their schemas
    std::vector<Drawn> mRows;
};

} // namespace fw
