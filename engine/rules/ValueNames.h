#pragma once

#include "engine/model/Scenario.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fw {

/// The lists whose words some values may be: "features", "unitTypes", and "steps/state" for the steps of a ladder.
using NameLists = std::set<std::string>;

/// Which lists the words of locals, of facts and of the bands and cells of tables come from. Values that are compared
/// with each other, or looked up in the same axis, have the same lists, whichever row says so; locals count by name.
class ValueNames
{
public:
    /// Reads the rules and the rows that a scenario adds; null for no scenario.
    ValueNames(const Ruleset& ruleset, const Scenario* scenario);

    /// The lists of the values of an amount, and so of a word that it is compared with.
    NameLists of(const Amount& amount) const;
    /// The same for a fact about the members of a path.
    NameLists ofFact(const std::string& fact, const std::string& arg, const RolePath& of) const;
    /// The lists of a local or role.
    NameLists ofLocal(const std::string& local) const;
    /// The lists of the bands of an axis.
    NameLists ofAxis(const std::string& table, std::size_t axis) const;
    /// The lists of the cells of a table: `part` is "", "first", "second", "row-extra" or "column-extra".
    NameLists ofCells(const std::string& table, std::string_view part) const;
    /// Whether a bare word among the roles of a call is a role and not the word itself.
    bool isRole(const std::string& word) const { return mRoles.count(word) != 0; }
    /// Whether some row reads a local, or a part of it such as `.passed`.
    bool isRead(const std::string& local) const { return mRead.count(local) != 0; }

private:
    friend class ValueNamesReader;
    int find(int value) const;
    int value(const std::string& key);
    NameLists listsOf(const std::string& key) const;
    NameLists membersOf(const RolePath& path) const;
    void alike(const std::string& a, const std::string& b);
    void add(const std::string& key, std::string_view list);

    std::unordered_map<std::string, int> mValues; ///< by key, such as "$result"
    mutable std::vector<int> mSame;               ///< another value of the same class; itself for the first
    std::vector<NameLists> mLists;                ///< of the first value of a class
    std::set<std::string> mRoles, mRead;
};

/// The lists whose ids the members of a path have; empty if only the role at its start tells.
NameLists memberLists(const RolePath& path);

} // namespace fw
