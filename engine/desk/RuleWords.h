#pragma once

#include "engine/base/Problem.h"
#include "engine/model/Ruleset.h"

#include <map>
#include <string>
#include <vector>

namespace fw {

/// One counter stated in words.
struct StatedUnit {
    std::string name;
    std::string type;
    std::string formation;
    std::vector<std::string> tags;
    std::map<std::string, Rational> ratings;
    std::map<std::string, std::string> marks;
    int steps = 1;
    int lost = 0;
    int facing = 0;
    int direction = -1;    ///< in which he stands as the target sees it; -1 for the next that is free
    bool together = false; ///< in the cell of the one before
    friend bool operator==(const StatedUnit&, const StatedUnit&) = default;
};

/// A case put to the ruling desk.
struct Stated {
    std::string entry; ///< as said
    std::vector<StatedUnit> acting;
    std::vector<StatedUnit> target;
    std::vector<std::string> actingGround;
    std::vector<std::string> targetGround;
    int actingLevel = 0; ///< height of the ground they stand on
    int targetLevel = 0;
    std::vector<std::string> across;
    std::vector<std::pair<std::string, int>> dice; ///< name, empty when not said, and face
    std::map<std::string, std::vector<std::string>> fields;
    int turn = 1;
};

/// Reads the words of `fieldworks rule`; its help has the grammar. Words are those of the rules.
Result<Stated> readStated(const Ruleset& rules, const std::string& words);

/// Lower case, with blanks for hyphens and underscores: how words are compared.
std::string plainWord(std::string_view word);

} // namespace fw
