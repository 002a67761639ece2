#pragma once

#include "engine/model/Scenario.h"
#include "engine/store/JsonTree.h"

#include <string>
#include <vector>

namespace fw {

/// Private to engine/store: says in words how two trees of the field table differ.
class DiffTree
{
public:
    /// What rows of a list under a key are called, "modifiers" to "modifier".
    struct Noun {
        std::string key;
        std::string name;
    };

    std::vector<Text> take() { return std::move(mOut); }
    void say(Text text) { mOut.push_back(std::move(text)); }

    /// Two objects; keys in `skipped` are left out. `who` starts every sentence.
    void object(const std::string& who, const std::string& path, const Json& before, const Json& after,
                const std::vector<std::string>& skipped = {});

    /// Two lists of rows that have names of their own; a missing list counts as empty.
    void rows(const std::string& key, const std::string& noun, const Json* before, const Json* after);

    /// Two lists of words: what was added and what was removed; false when they are alike but for
    /// their order.
    bool words(const std::string& who, const std::string& path, const std::vector<std::string>& before,
               const std::vector<std::string>& after);

private:
    void value(const std::string& who, const std::string& path, const Json& before, const Json& after);
    void list(const std::string& who, const std::string& path, const Json& before, const Json& after);
    void ratings(const std::string& who, const Json& before, const Json& after);
    void changed(const std::string& who, const std::string& path, const Json* before, const Json* after);

    std::vector<Text> mOut;
};

/// Sentences about two tables of one id.
void diffTables(DiffTree& out, const Table& before, const Table& after);

/// Sentences about lists of tables, matched by id.
void diffTables(DiffTree& out, const std::vector<Table>& before, const std::vector<Table>& after);

/// Sentences about two maps.
void diffMaps(DiffTree& out, const Map& before, const Map& after);

} // namespace fw
