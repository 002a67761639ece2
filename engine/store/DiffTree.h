#pragma once

#include "engine/model/Scenario.h"
#include "engine/store/JsonTree.h"

#include <string>
#include <vector>

namespace fw {

/// Private to engine/store: describes the differences between two trees of the field table.
class DiffTree
{
public:
    /// The key of a list, such as "modifiers", and the name of its rows, "modifier".
    struct Noun {
        std::string key;
        std::string name;
    };

    /// The sentences so far, moved out.
    std::vector<Text> take() { return std::move(mOut); }
    /// Adds a sentence.
    void say(Text text) { mOut.push_back(std::move(text)); }

    /// Compares two objects, except the keys in `skipped`; each sentence starts with `who`.
    void object(const std::string& who, const std::string& path, const Json& before, const Json& after,
                const std::vector<std::string>& skipped = {});

    /// Compares two lists of named rows; a missing list counts as empty.
    void rows(const std::string& key, const std::string& noun, const Json* before, const Json* after);

    /// Compares two lists of words and reports added and removed ones; false if at most the order differs.
    bool words(const std::string& who, const std::string& path, const std::vector<std::string>& before,
               const std::vector<std::string>& after);

private:
    void value(const std::string& who, const std::string& path, const Json& before, const Json& after);
    void list(const std::string& who, const std::string& path, const Json& before, const Json& after);
    void ratings(const std::string& who, const Json& before, const Json& after);
    void changed(const std::string& who, const std::string& path, const Json* before, const Json* after);

    std::vector<Text> mOut;
};

/// Compares two tables with the same id.
void diffTables(DiffTree& out, const Table& before, const Table& after);

/// Compares two lists of tables, matched by id.
void diffTables(DiffTree& out, const std::vector<Table>& before, const std::vector<Table>& after);

/// Compares two maps.
void diffMaps(DiffTree& out, const Map& before, const Map& after);

} // namespace fw
