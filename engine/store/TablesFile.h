#pragma once

#include "engine/base/Problem.h"

#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace fw {

/// A column of a table: whole numbers, or text.
struct TableColumn {
    std::string name;
    bool text = false;
};

/// A table whose first `keys` columns identify a row.
struct TableShape {
    std::string name;
    std::vector<TableColumn> columns;
    std::size_t keys = 1;
};

/// The tables of a kind of SQLite file, and the numbers by which it is known.
struct TablesLayout {
    std::int64_t id = 0;      ///< application_id
    std::int64_t version = 0; ///< user_version; a file with a higher one is from a newer program
    std::vector<TableShape> tables;
};

/// The value of one column of a row.
using ColumnValue = std::variant<std::int64_t, std::string>;
/// The values of a row, in the order of the columns.
using ColumnValues = std::vector<ColumnValue>;

/// An SQLite file of plain tables. Rows are inserted in transactions, so that an interrupted writer leaves whole
/// transactions; a writer locks out all others.
class TablesFile
{
public:
    enum class Mode : unsigned char { Create, Write, Read };

    /// Makes the tables in an empty or new file, or opens a file with exactly these tables; refuses any other file.
    static Result<TablesFile> open(const std::string& path, const TablesLayout& layout, Mode mode);
    ~TablesFile();
    TablesFile(TablesFile&&) noexcept;
    TablesFile& operator=(TablesFile&&) noexcept;

    /// Inserts a row into the table with this index; refuses a row whose key exists.
    Result<void> insert(std::size_t table, const ColumnValues& values);
    /// Makes the rows inserted so far permanent.
    Result<void> commit();
    /// The next row of a table in the order of its key; empty after the last.
    Result<ColumnValues> next(std::size_t table);

private:
    struct Open;
    explicit TablesFile(std::unique_ptr<Open> file);
    std::unique_ptr<Open> mOpen;
};

} // namespace fw
