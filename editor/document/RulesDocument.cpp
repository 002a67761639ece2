#include "editor/document/RulesDocument.h"

#include "editor/Logging.h"
#include "editor/Translated.h"
#include "engine/proof/Proof.h"
#include "engine/store/Files.h"
#include "engine/store/ToSave.h"

namespace fw {

Result<RulesRead> readRulesToEdit(const std::string& path)
{
    const Result<FileText> text = readText(path);
    if (!text)
        return tl::unexpected(text.error());
    Result<RulesFile> file = openRulesText(text->text, path);
    if (!file)
        return tl::unexpected(file.error());
    RulesRead read{file->rules, path, text->digest, {}};
    if (file->base)
        read.extending = std::make_shared<const RulesFile>(std::move(*file));
    return read;
}

/// One step: the rules before and after, shared with their readers.
class RulesDocument::Command : public Document::Step
{
public:
    Command(RulesDocument& document, Shared after, const QString& words, int number, const QString& key)
        : Step(words, number, key), mDocument(document), mBefore(document.mRules), mAfter(std::move(after))
    {}
    void undo() override
    {
        qCDebug(documentLog) << "undo" << text() << "step" << number();
        mDocument.put(mBefore);
    }
    void redo() override
    {
        qCDebug(documentLog) << "do" << text() << "step" << number();
        mDocument.put(mAfter);
    }
    bool mergeWith(const QUndoCommand* other) override
    {
        const auto* later = static_cast<const Command*>(other); // only Document::Step has this id
        if (!joins(*later))
            return false;
        mAfter = later->mAfter;
        setObsolete(*mAfter == *mBefore);
        return true;
    }

private:
    RulesDocument& mDocument;
    Shared mBefore;
    Shared mAfter;
};

RulesDocument::RulesDocument(RulesRead read)
    : mRules(std::make_shared<const Ruleset>(std::move(read.rules))), mKept(mRules), mPath(read.path)
{
    // Recovered rules come without their file.
    if (!read.extending)
        if (Result<RulesFile> file = openRulesFile(mPath); file && file->base)
            read.extending = std::make_shared<const RulesFile>(std::move(*file));
    takeFiles(read);
}

void RulesDocument::takeFiles(const RulesRead& read)
{
    mFiles.clear();
    mExtending = read.extending;
    if (mExtending)
        for (const SeriesFile& file : mExtending->sources.files)
            mFiles[file.path] = file.digest;
    mFiles[mPath] = read.digest;
}

void RulesDocument::reload(RulesRead read)
{
    mStack.clear();
    takeFiles(read);
    mKept = std::make_shared<const Ruleset>(std::move(read.rules));
    put(mKept);
}

QString RulesDocument::title() const
{
    return mRules->title.empty() ? QString::fromStdString(mRules->id) : translated(mRules->title);
}

void RulesDocument::put(Shared rules)
{
    mRules = std::move(rules);
    emit changed();
}

void RulesDocument::push(Ruleset after, const QString& words, int number, const QString& key)
{
    mStack.push(new Command(*this, std::make_shared<const Ruleset>(std::move(after)), words, number, key));
}

Result<Document::Texts> RulesDocument::texts(bool all) const
{
    // An unchanged file is not written, so that it keeps every byte.
    if (!all && *mRules == *mKept)
        return Texts{};
    Ruleset rules = *mRules;
    renewAcceptances(rules);
    Result<std::string> text = mExtending ? ownRulesToSave(rules, *mExtending, mPath) : rulesToSave(rules, mPath);
    if (!text)
        return tl::unexpected(text.error());
    return Texts{{mPath, std::move(*text)}};
}

Result<void> RulesDocument::saveAs(const QString& path)
{
    const std::string before = std::exchange(mPath, path.toStdString());
    const auto files = std::exchange(mFiles, {});
    const Result<Texts> all = texts(true);
    Result<void> done = all ? write(*all, false) : tl::unexpected(all.error());
    if (!done) {
        mPath = before;
        mFiles = files;
    } else if (mExtending) { // the files that it extends are watched as before
        for (const SeriesFile& file : mExtending->sources.files)
            if (file.path != before)
                mFiles.emplace(file.path, file.digest);
    }
    return done;
}

} // namespace fw
