#include "editor/document/Document.h"

#include "editor/Logging.h"
#include "engine/store/Files.h"
#include "engine/store/Output.h"

#include <algorithm>

namespace fw {

bool Document::Step::joins(const Step& later)
{
    // A step of another document in between must stay between the two.
    if (later.mKey != mKey || later.mNumber != mNumber + 1)
        return false;
    mNumber = later.mNumber;
    return true;
}

QStringList Document::files() const
{
    QStringList paths;
    for (const auto& [path, digest] : mFiles)
        paths << QString::fromStdString(path);
    return paths;
}

bool Document::isCalled(const QString& file) const
{
    return !path().isEmpty() && sameFile(path().toStdString(), file.toStdString());
}

bool Document::keptIn(const QString& file) const
{
    return !file.isEmpty()
           && std::ranges::any_of(mFiles, [&](const auto& kept) { return sameFile(kept.first, file.toStdString()); });
}

bool Document::changedOutside() const
{
    return std::ranges::any_of(mFiles, [](const auto& kept) { return !unchanged(kept.first, kept.second); });
}

std::map<std::string, std::string> Document::digests() const
{
    std::map<std::string, std::string> out;
    for (const auto& [path, digest] : mFiles)
        out[path] = hex(digest);
    return out;
}

void Document::goesOnFrom(const std::map<std::string, std::string>& digests)
{
    for (auto& [path, digest] : mFiles)
        if (const auto was = digests.find(path); was != digests.end() && was->second != hex(digest)) {
            const QByteArray bytes = QByteArray::fromHex(QByteArray::fromStdString(was->second));
            digest = {}; // a malformed digest matches no file
            if (bytes.size() == qsizetype(digest.size()))
                std::copy(bytes.begin(), bytes.end(), digest.begin());
        }
}

Result<void> Document::save(bool over)
{
    const Result<Texts> changed = texts(over);
    if (!changed)
        return tl::unexpected(changed.error());
    if (changed->empty()) // otherwise a file that another program changed would pass as saved
        for (const auto& [path, digest] : mFiles)
            if (Result<void> same = unchanged(path, digest); !same)
                return same;
    return write(*changed, !over);
}

Result<void> Document::write(const Texts& texts, bool checked)
{
    for (const auto& [path, text] : texts) {
        const auto known = mFiles.find(path);
        const Result<void> done = saveText(
            path, text, checked && known != mFiles.end() ? std::optional(known->second) : std::nullopt);
        if (!done) {
            qCDebug(documentLog) << "not saved:" << describe(done.error()).c_str();
            return done;
        }
        qCDebug(documentLog) << "saved" << path.c_str() << "with" << text.size() << "bytes";
        mFiles[path] = sha256(text);
    }
    kept();
    mStack.setClean();
    emit saved();
    return {};
}

} // namespace fw
