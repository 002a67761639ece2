#include "editor/exchange/Archive.h"

#include <QtGlobal>
#include <algorithm>
#include <map>
#include <zip.h>

namespace fw {

namespace {

Problem unreadable(const char* text, const std::string& file, std::string place = {})
{
    return Problem(Trouble::BadInput, text, {}, file, std::move(place));
}

} // namespace

struct ArchiveReader::Open {
    std::string bytes; ///< of the archive itself, if it is no file; outlives `zip`
    zip_t* zip = nullptr;
    std::string path;
    std::vector<std::string> names;
    std::map<std::string, zip_uint64_t> places;

    Open(zip_t* opened, std::string from) : zip(opened), path(std::move(from)) {}
    explicit Open(std::string all) : bytes(std::move(all)) {}
    Open(const Open&) = delete;
    Open& operator=(const Open&) = delete;
    ~Open()
    {
        if (zip != nullptr)
            zip_discard(zip);
    }
};

ArchiveReader::ArchiveReader(std::unique_ptr<Open> open) : mOpen(std::move(open)) {}
ArchiveReader::ArchiveReader(ArchiveReader&&) noexcept = default;
ArchiveReader& ArchiveReader::operator=(ArchiveReader&&) noexcept = default;
ArchiveReader::~ArchiveReader() = default;

Result<ArchiveReader> ArchiveReader::open(const std::string& path)
{
    int error = 0;
    zip_t* zip = zip_open(path.c_str(), ZIP_RDONLY, &error);
    if (zip == nullptr) {
        if (error == ZIP_ER_NOENT || error == ZIP_ER_OPEN || error == ZIP_ER_READ)
            return tl::unexpected(
                Problem(Trouble::Unreadable, QT_TRANSLATE_NOOP("engine", "The file cannot be opened."), {}, path));
        return tl::unexpected(
            unreadable(QT_TRANSLATE_NOOP("engine", "The file is not a zip archive, or it is damaged."), path));
    }
    return listed(std::make_unique<Open>(zip, path));
}

Result<ArchiveReader> ArchiveReader::ofBytes(std::string bytes)
{
    auto open = std::make_unique<Open>(std::move(bytes));
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source = zip_source_buffer_create(open->bytes.data(), open->bytes.size(), 0, &error);
    open->zip = source == nullptr ? nullptr : zip_open_from_source(source, ZIP_RDONLY, &error);
    zip_error_fini(&error);
    if (open->zip == nullptr) {
        zip_source_free(source);
        return tl::unexpected(
            unreadable(QT_TRANSLATE_NOOP("engine", "The file is not a zip archive, or it is damaged."), {}));
    }
    return listed(std::move(open));
}

Result<ArchiveReader> ArchiveReader::listed(std::unique_ptr<Open> open)
{
    const zip_int64_t count = zip_get_num_entries(open->zip, 0);
    if (count < 0 || std::size_t(count) > mostEntries)
        return tl::unexpected(
            unreadable(QT_TRANSLATE_NOOP("engine", "The archive has more than 100,000 entries."), open->path));
    for (zip_int64_t i = 0; i < count; ++i) {
        const char* name = zip_get_name(open->zip, zip_uint64_t(i), ZIP_FL_ENC_GUESS);
        if (name == nullptr)
            continue;
        // Of two entries with one name the first counts, as for VASSAL and unzip.
        if (open->places.emplace(name, zip_uint64_t(i)).second)
            open->names.emplace_back(name);
    }
    return ArchiveReader(std::move(open));
}

const std::vector<std::string>& ArchiveReader::names() const
{
    return mOpen->names;
}

bool ArchiveReader::has(const std::string& name) const
{
    return mOpen->places.count(name) > 0;
}

Result<std::string> ArchiveReader::read(const std::string& name, std::size_t most) const
{
    const auto place = mOpen->places.find(name);
    if (place == mOpen->places.end())
        return tl::unexpected(
            unreadable(QT_TRANSLATE_NOOP("engine", "The archive does not have this entry."), mOpen->path, name));
    zip_file_t* file = zip_fopen_index(mOpen->zip, place->second, 0);
    if (file == nullptr)
        return tl::unexpected(
            unreadable(QT_TRANSLATE_NOOP("engine", "The entry is damaged, encrypted, or compressed in an unknown way."),
                       mOpen->path, name));
    // The size in the directory can be false, so the bytes are counted while they come.
    std::string out;
    zip_stat_t stat;
    zip_stat_init(&stat);
    if (zip_stat_index(mOpen->zip, place->second, 0, &stat) == 0 && (stat.valid & ZIP_STAT_SIZE) != 0)
        out.reserve(std::min<std::size_t>(stat.size, most));
    std::string block(std::size_t(1) << 18, '\0');
    zip_int64_t got = 0;
    while ((got = zip_fread(file, block.data(), block.size())) > 0 && out.size() <= most)
        out.append(block.data(), std::size_t(got));
    zip_fclose(file);
    if (out.size() > most)
        return tl::unexpected(
            Problem(Trouble::BadInput,
                    Text(QT_TRANSLATE_NOOP("engine", "The entry is longer than {0} MB, the most that is read."),
                         {std::to_string(most >> 20)}),
                    {}, mOpen->path, name));
    if (got < 0)
        return tl::unexpected(unreadable(QT_TRANSLATE_NOOP("engine", "The entry is damaged."), mOpen->path, name));
    return out;
}

namespace {

/// Adds an entry with the time stamp of 1 January 1980, the first that zip files can have.
bool add(zip_t* zip, const ArchiveEntry& entry)
{
    zip_source_t* source = zip_source_buffer(zip, entry.bytes.data(), entry.bytes.size(), 0);
    if (source == nullptr)
        return false;
    const zip_int64_t index = zip_file_add(zip, entry.name.c_str(), source, ZIP_FL_ENC_UTF_8);
    if (index < 0) {
        zip_source_free(source);
        return false;
    }
    const auto at = zip_uint64_t(index);
    constexpr zip_uint16_t firstDay = (1U << 5U) | 1U;
    constexpr zip_uint32_t plainFile = 0100644U << 16U;
    return zip_file_set_dostime(zip, at, 0, firstDay, 0) == 0
           && zip_set_file_compression(zip, at, ZIP_CM_DEFLATE, 9) == 0
           && zip_file_set_external_attributes(zip, at, 0, ZIP_OPSYS_UNIX, plainFile) == 0;
}

} // namespace

Result<std::string> zipped(const std::vector<ArchiveEntry>& entries)
{
    const auto failed = [] {
        return tl::unexpected(
            Problem(Trouble::Unwritable, QT_TRANSLATE_NOOP("engine", "The archive cannot be written.")));
    };
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source = zip_source_buffer_create(nullptr, 0, 1, &error);
    if (source == nullptr)
        return failed();
    zip_source_keep(source); // for reading after the archive is closed
    zip_t* zip = zip_open_from_source(source, ZIP_CREATE | ZIP_TRUNCATE, &error);
    if (zip == nullptr) {
        zip_source_free(source);
        zip_source_free(source);
        return failed();
    }
    for (const ArchiveEntry& entry : entries)
        if (!add(zip, entry)) {
            zip_discard(zip);
            zip_source_free(source);
            return failed();
        }
    if (zip_close(zip) != 0) {
        zip_discard(zip);
        zip_source_free(source);
        return failed();
    }
    std::string out;
    zip_stat_t stat;
    zip_stat_init(&stat);
    bool whole = zip_source_open(source) == 0;
    if (whole && zip_source_stat(source, &stat) == 0 && (stat.valid & ZIP_STAT_SIZE) != 0) {
        out.resize(stat.size);
        whole = zip_source_read(source, out.data(), out.size()) == zip_int64_t(out.size());
    }
    zip_source_close(source);
    zip_source_free(source);
    if (!whole)
        return failed();
    return out;
}

} // namespace fw
