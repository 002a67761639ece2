#pragma once

#include "engine/base/Problem.h"
#include "engine/store/Form.h"

#include <QByteArray>
#include <QString>
#include <QTemporaryDir>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace fw {

/// Gives names for files that every system takes and that differ in more than their case.
class FileStems
{
public:
    /// The name for an id, without an ending: lower-case letters, digits, dots, hyphens and underscores. An id that
    /// needs the name of an earlier one gets a number.
    QString next(const std::string& id);

private:
    std::set<QString> mGiven;
};

/// Writes files into a folder, all or none: they wait next to it until `commit`. Files of the same name and form are
/// replaced there, others stay.
class FolderOut
{
public:
    /// Prepares a folder, which need not exist; refuses a file of that name and a place that cannot be written.
    static Result<FolderOut> open(const std::string& folder, const std::vector<std::string>& inputs);
    /// Adds a file; refuses one that would replace a file of another form, or one of the inputs.
    Result<void> add(const QString& name, Form form, const QByteArray& bytes);
    /// Moves the files to the folder.
    Result<void> commit();

private:
    FolderOut() = default;

    QString mTarget;
    std::vector<std::string> mInputs;
    std::unique_ptr<QTemporaryDir> mStaging;
    std::vector<std::pair<QString, Form>> mFiles;
};

} // namespace fw
