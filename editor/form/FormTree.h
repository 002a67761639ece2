#pragma once

#include "editor/document/RulesAndCounters.h"
#include "engine/store/JsonTree.h"
#include "engine/store/Schema.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// One of the files that a rules page edits. The map is the scenario's, in its own file or not.
enum class FormFile : unsigned char { Rules, Scenario, Map };

/// The keys that rows of a kind may have; of a row of several kinds, such as a node, also those of the kind that the
/// row has.
std::vector<FieldHelp> formFields(std::string_view kind, const Json& row);

/// The key that gives the kind of such a row, "node"; empty if all rows of the kind are alike.
std::string_view kindKey(std::string_view kind);

/// Whether a field holds rows of its own, which are places in the tree.
bool holdsRows(const FieldHelp& field);

/// A rules file, a scenario without its map, or a map without what is drawn cell by cell, as a tree in which each row
/// is an object with the keys of the file. Rows and lists are called by JSON pointers, "/procedures/3/do/2" and
/// "/procedures/3/do"; the file itself is "".
class FormTree
{
public:
    /// The tree of the scenario or of the map is that of the rules if there is no scenario.
    FormTree(const RulesContent& content, FormFile file);

    /// The kind of row at a pointer: "node"; empty where no row is.
    std::string kindAt(const std::string& pointer) const;
    /// The kind of the rows of a list; empty where no list of rows may be.
    std::string kindOfList(const std::string& pointer) const;
    /// The value at a pointer; null if there is none.
    const Json* at(const std::string& pointer) const;
    /// How many rows a list has; 0 where none is.
    std::size_t countAt(const std::string& pointer) const;

    /// Sets a key of the row at a pointer; a null value removes the key.
    void set(const std::string& pointer, const std::string& key, Json value);
    /// Inserts a row into a list, which is made if it is missing.
    void insert(const std::string& list, std::size_t index, Json row);
    /// Removes the row at a pointer.
    void remove(const std::string& pointer);
    /// Moves a row to a place in a list of rows of the same kind, counted before the move; returns its new pointer,
    /// or an empty text if it cannot be there.
    std::string move(const std::string& from, const std::string& list, std::size_t index);

    /// The contents with this file as the tree has it; the problem is about the first value that is not understood.
    Result<RulesContent> read(const RulesContent& content) const;

private:
    Json* find(const std::string& pointer);

    FormFile mFile;
    Json mRoot;
};

/// The pointer of the row or list around; empty for the file.
std::string outerPointer(const std::string& pointer);
/// The last step of a pointer: a key, or the index of a row.
std::string lastStep(const std::string& pointer);
/// The index of a row in its list; nothing for a row that is in no list.
std::optional<std::size_t> indexOf(const std::string& pointer);

/// An id like the wanted one that no row of a list has; null for no list.
std::string freeId(const std::string& wanted, const Json* list);

/// A row with the keys that it must have, `word` for its kind if there are several, and an id that no row of the
/// list has.
Json newRow(std::string_view kind, const std::string& word, const Json* list);

/// The innermost row that two trees of one file do not have alike, or the list that has lost one, by its pointer in the
/// second; nothing if they are equal.
std::optional<std::string> changedRow(const FormTree& before, const FormTree& after);

/// A copy of a row with an id that no row of the list has.
Json copiedRow(const Json& row, const Json* list);

} // namespace fw
