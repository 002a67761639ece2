#pragma once

#include "editor/form/FormTree.h"
#include "engine/proof/Rename.h"

#include <QString>

namespace fw {

/// A row that refers to a name, or what refers to it on the map.
struct RowUse {
    FormFile file = FormFile::Rules;
    std::string pointer; ///< of the row in the tree of its file; empty for the file itself
    bool onMap = false;  ///< it is on the map, which no tree shows
    int times = 1;       ///< how often the row has the name
    QString where;       ///< "procedure combat · choose attack"
};

/// The name of the row at a pointer; nothing if other rows cannot refer to it.
std::optional<RowName> rowNameAt(const FormTree& tree, const std::string& pointer);

/// The step of a mark or the value of an option that a new value of a key of the row has in another spelling, and that
/// spelling; nothing if more than one word differs, or if the key has no such words.
std::optional<std::pair<RowName, std::string>> respeltAt(const FormTree& tree, const std::string& pointer,
                                                         const std::string& key, const Json& value);

/// How the rows of a content use a name.
struct RowUses {
    int rows = 0;             ///< how many rows have the name
    std::vector<RowUse> uses; ///< the rows that refer to it, in the order of the files
    int times() const;
};

/// Finds the rows that have a name and those that refer to it.
RowUses rowUses(const RulesContent& content, const RowName& name);

} // namespace fw
