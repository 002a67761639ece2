#pragma once

#include "engine/playtest/RunHead.h"
#include "engine/playtest/Sensitivity.h"

namespace fw {

/// The games of a scenario and of its variants in a CSV file, so that a comparison can go on after a stop. What plays
/// them must not play after the file is gone.
class VariantFile
{
public:
    virtual ~VariantFile() = default;
    VariantFile(const VariantFile&) = delete;
    VariantFile& operator=(const VariantFile&) = delete;

    /// Opens a file for an analysis, gives the analysis the games in it, and keeps its further games. Makes the file if
    /// it is not there; without `resume` refuses one that is. Refuses a file of another analysis.
    static Result<std::unique_ptr<VariantFile>> open(const std::string& path, const RunHead& head,
                                                     Sensitivity& analysis, bool resume);
    /// The same for an original and its variant by the changes, "ROW=VALUE".
    static Result<std::unique_ptr<VariantFile>> open(const std::string& path, const RunHead& head,
                                                     const std::vector<std::string>& changes, GameSeries& original,
                                                     GameSeries& variant, bool resume);

    /// Why a game could not be written; the comparison is then to be stopped.
    virtual const std::optional<Problem>& problem() const = 0;
    /// Waits until all games are on the disk.
    virtual Result<void> flush() = 0;

protected:
    VariantFile() = default;
};

} // namespace fw
