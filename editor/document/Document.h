#pragma once

#include "engine/base/Problem.h"
#include "engine/store/Sha256.h"

#include <QObject>
#include <QUndoStack>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace fw {

/// What is edited and kept in a file: its history, and how the file was read or written last.
class Document : public QObject
{
    Q_OBJECT

public:
    /// One page that shows a document, which stays open at least as long.
    class View
    {
    public:
        explicit View(std::shared_ptr<Document> document) : mDocument(std::move(document)) { ++mDocument->mViews; }
        ~View()
        {
            if (mDocument)
                --mDocument->mViews;
        }
        View(View&& other) noexcept = default;
        View(const View&) = delete;
        View& operator=(const View&) = delete;
        View& operator=(View&&) = delete;

    private:
        std::shared_ptr<Document> mDocument;
    };
    /// How many pages show it.
    int views() const { return mViews; }

    /// What people call it.
    virtual QString title() const = 0;
    /// The file it is called by; empty for one that was never saved.
    virtual QString path() const = 0;
    /// The files it consists of, to be watched.
    QStringList files() const;
    /// Whether this is the file it is called by, by whatever path.
    bool isCalled(const QString& file) const;
    /// Whether it is kept in a file, alone or with others.
    bool keptIn(const QString& file) const;
    QUndoStack* stack() { return &mStack; }
    /// Whether anything is not saved yet.
    bool modified() const { return !mStack.isClean(); }
    /// Whether a file is not as it was read or written last.
    bool changedOutside() const;
    /// How its files were when they were read or written last: by path, the digest in hexadecimal digits.
    std::map<std::string, std::string> digests() const;
    /// It goes on from files as these digests say, by path; others stay as they were read.
    void goesOnFrom(const std::map<std::string, std::string>& digests);

    using Texts = std::vector<std::pair<std::string, std::string>>; ///< paths and what is to be written there
    /// What has to be written for all to be saved, or all there is; refuses what could not be opened again.
    virtual Result<Texts> texts(bool all) const = 0;
    /// Writes what changed; refuses as Trouble::Changed when a file was changed by another program, unless `over`.
    Result<void> save(bool over = false);
    /// Keeps it in another file from now on.
    virtual Result<void> saveAs(const QString& path) = 0;

    /// Nothing is left for recovery: it goes with the user's will.
    virtual void giveUp() {}

    /// The number of the next step; documents that are open together count as one.
    int nextStep() { return ++*mSteps; }
    /// Numbers the steps from now on by this count, which is that of other documents, too.
    void numberStepsBy(std::shared_ptr<int> steps) { mSteps = std::move(steps); }

    /// One entry of a history. Its number tells which of two documents was changed later.
    class Step : public QUndoCommand
    {
    public:
        /// Entries of one `key` (not empty), made one after another, are one.
        Step(const QString& words, int number, const QString& key) : QUndoCommand(words), mNumber(number), mKey(key) {}
        int number() const { return mNumber; }
        int id() const override { return mKey.isEmpty() ? -1 : 1; }

    protected:
        /// Whether a later step may be taken into this one, which then bears its number.
        bool joins(const Step& later);

    private:
        int mNumber;
        QString mKey;
    };

signals:
    /// All that was changed is in its files.
    void saved();

protected:
    using QObject::QObject;
    /// Its content is that of its files.
    virtual void kept() = 0;
    Result<void> write(const Texts& texts, bool checked);

    QUndoStack mStack;
    std::map<std::string, Digest> mFiles; ///< by path, as they were read or written last

private:
    std::shared_ptr<int> mSteps = std::make_shared<int>(0); ///< number of the last step
    int mViews = 0;
};

} // namespace fw
