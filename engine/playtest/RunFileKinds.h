#pragma once

#include "engine/playtest/RunFile.h"

namespace fw {

/// Writes the head of a run as a CSV file without rows.
Result<void> makeCsvRun(const std::string& path, const RunHead& head);
/// Opens such a file and reads its head.
Result<std::unique_ptr<RunFile>> openCsvRun(const std::string& path, RunFile::Mode mode);

/// Writes the head of a run as an SQLite file without rows.
Result<void> makeSqliteRun(const std::string& path, const RunHead& head);
/// Opens such a file and reads its head.
Result<std::unique_ptr<RunFile>> openSqliteRun(const std::string& path, RunFile::Mode mode);

} // namespace fw
