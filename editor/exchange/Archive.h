#pragma once

#include "engine/base/Problem.h"

#include <memory>
#include <string>
#include <vector>

namespace fw {

/// A zip file, read entry by entry. Nothing is ever unpacked by the name of an entry.
class ArchiveReader
{
public:
    /// Opens a zip file; refuses other files, and one with more than `mostEntries` entries.
    static Result<ArchiveReader> open(const std::string& path);
    /// Reads a zip file from its bytes, such as one that is an entry of another; refuses likewise.
    static Result<ArchiveReader> ofBytes(std::string bytes);
    ArchiveReader(ArchiveReader&&) noexcept;
    ArchiveReader& operator=(ArchiveReader&&) noexcept;
    ~ArchiveReader();

    /// The most entries of an archive.
    static constexpr std::size_t mostEntries = 100'000;

    /// The names of all entries in their order.
    const std::vector<std::string>& names() const;
    /// Whether it has an entry of exactly this name.
    bool has(const std::string& name) const;
    /// The content of an entry; refuses one that is missing, damaged, encrypted, or longer than `most` bytes.
    Result<std::string> read(const std::string& name, std::size_t most) const;

private:
    struct Open;
    explicit ArchiveReader(std::unique_ptr<Open> open);
    static Result<ArchiveReader> listed(std::unique_ptr<Open> open);
    std::unique_ptr<Open> mOpen;
};

/// A new entry of a zip file.
struct ArchiveEntry {
    std::string name;
    std::string bytes;
};

/// The bytes of a zip file with these entries in this order, the same for the same entries; refuses a name twice.
Result<std::string> zipped(const std::vector<ArchiveEntry>& entries);

} // namespace fw
