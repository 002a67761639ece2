#include "app/print/FolderOut.h"

#include "app/print/OutputDevice.h"
#include "engine/store/Input.h"

#include <QDir>
#include <QFileInfo>

namespace fw {

namespace {

constexpr qsizetype longestStem = 80; ///< letters; no system refuses a name of this length
constexpr std::size_t mostBytes = std::size_t(1) << 30;

Problem cannotWrite(const QString& folder)
{
    return Problem(Trouble::Unwritable, Text("the folder {0} cannot be written", {folder.toStdString()}), {}, {}, {},
                   "choose a place where you may create folders");
}

} // namespace

QString FileStems::next(const std::string& id)
{
    QString stem;
    // Letters lose their accents, because systems write these in different ways.
    for (const QChar c : QString::fromStdString(id).normalized(QString::NormalizationForm_KD).toLower()) {
        const bool plain = c.unicode() < 128 && (c.isLetterOrNumber() || c == '.' || c == '-' || c == '_');
        if (plain)
            stem += c;
        else if (!c.isMark() && !stem.endsWith('-'))
            stem += '-';
    }
    stem.truncate(longestStem);
    while (stem.startsWith('.') || stem.startsWith('-'))
        stem.remove(0, 1);
    while (stem.endsWith('.') || stem.endsWith('-'))
        stem.chop(1);
    if (stem.isEmpty())
        stem = "unnamed";
    QString name = stem;
    for (int n = 2; !mGiven.insert(name).second; ++n)
        name = stem + '-' + QString::number(n);
    return name;
}

Result<FolderOut> FolderOut::open(const std::string& folder, const std::vector<std::string>& inputs)
{
    const QFileInfo given(QString::fromStdString(folder));
    if (given.exists() && !given.isDir())
        return fail(Trouble::Unwritable, Text("{0} is a file, not a folder", {folder}));
    FolderOut out;
    out.mTarget = given.exists() ? given.canonicalFilePath() : QDir::cleanPath(given.absoluteFilePath());
    out.mInputs = inputs;
    // Next to the target, so that moving a new folder into place is one step.
    out.mStaging = std::make_unique<QTemporaryDir>(QFileInfo(out.mTarget).path() + "/.fieldworks-files-XXXXXX");
    if (!out.mStaging->isValid() || !QDir().mkpath(out.mStaging->filePath("new")))
        return tl::unexpected<Problem>(cannotWrite(out.mTarget));
    return out;
}

Result<void> FolderOut::add(const QString& name, Form form, const QByteArray& bytes)
{
    if (QFileInfo::exists(mTarget))
        if (Result<void> may = mayWrite({(mTarget + '/' + name).toStdString(), form, mInputs}); !may)
            return may;
    mFiles.emplace_back(name, form);
    return writeBytes({mStaging->filePath("new/" + name).toStdString(), form}, bytes);
}

Result<void> FolderOut::commit()
{
    if (!QFileInfo::exists(mTarget)) {
        if (!QDir().rename(mStaging->filePath("new"), mTarget))
            return tl::unexpected<Problem>(cannotWrite(mTarget));
        return {};
    }
    for (const auto& [name, form] : mFiles) {
        const Result<std::string> bytes = readWhole(mStaging->filePath("new/" + name).toStdString(), mostBytes);
        if (!bytes)
            return tl::unexpected<Problem>(bytes.error());
        if (Result<void> done = writeOutput({(mTarget + '/' + name).toStdString(), form, mInputs}, *bytes); !done)
            return done;
    }
    return {};
}

} // namespace fw
