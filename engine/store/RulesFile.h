#pragma once

#include "engine/store/Series.h"
#include "engine/store/Sha256.h"

#include <optional>
#include <string>
#include <vector>

namespace fw {

/// One file of a chain of rules files that extend one another.
struct SeriesFile {
    std::string path;
    Digest digest{};
    OwnRules own;
};

/// A place in one file of a chain.
struct SeriesPlace {
    std::size_t file = 0;
    std::string pointer;
};

/// Where the rows of rules are written.
struct RulesSources {
    std::vector<SeriesFile> files; ///< the rules file itself, then the file that it extends, and so on
    RowOrigins origins;

    /// The file that contains the value at a JSON pointer of the whole rules, and its pointer there.
    SeriesPlace placeOf(const std::string& pointer) const;
};

/// A rules file with all that it extends.
struct RulesFile {
    Ruleset rules; ///< the whole rules
    RulesSources sources;
    std::optional<Ruleset> base;   ///< the whole rules that it extends, if it does
    std::vector<SeriesFact> facts; ///< what it does with them
};

/// The most files in a chain.
constexpr std::size_t longestSeries = 4;

/// Reads a rules file and the files that it extends. A base must be a rules file in the folder of the file, in a folder
/// beside it, or below one of them.
Result<RulesFile> openRulesFile(const std::string& path);

/// The same from the text of the file, which may differ from what is stored.
Result<RulesFile> openRulesText(const std::string& text, const std::string& path);

/// The text for a file that keeps extending what another file extends: only its own rows. `opened` is that file as it
/// was read. Refuses what could not be opened again, and a target from which the base cannot be reached.
Result<std::string> ownRulesToSave(const Ruleset& whole, const RulesFile& opened, const std::string& target,
                                   Spelling spelling = Spelling::Lines);

/// What another edition of an extended file changes for one rules file.
struct SeriesUpdate {
    Ruleset before; ///< the whole rules with the old edition
    Ruleset after;  ///< and with the new one
    std::vector<SeriesFact> changedBelow =
        {}; ///< rows that the file replaces or leaves out and that the new edition changes
};

/// Compares the rules of a file that extends `newer` with what they are when it extends `older` instead.
Result<SeriesUpdate> seriesUpdate(const std::string& game, const std::string& older, const std::string& newer);

} // namespace fw
