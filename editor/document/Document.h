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

/// A file under edit: its undo history and the digests of its files at the last read or write.
class Document : public QObject
{
    Q_OBJECT

public:
    /// A page that shows a document and keeps it open.
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
    /// The number of pages that show it.
    int views() const { return mViews; }

    /// The name for window titles and messages.
    virtual QString title() const = 0;
    /// Its main file; empty if it was never saved.
    virtual QString path() const = 0;
    /// All files that hold it, to be watched for changes.
    QStringList files() const;
    /// Whether its main file is this one, under any path.
    bool isCalled(const QString& file) const;
    /// Whether one of its files is this one, under any path.
    bool keptIn(const QString& file) const;
    QUndoStack* stack() { return &mStack; }
    /// Whether it has unsaved changes.
    bool modified() const { return !mStack.isClean(); }
    /// Whether another program changed one of its files since the last read or write.
    bool changedOutside() const;
    /// The hexadecimal digests of its files at the last read or write, by path.
    std::map<std::string, std::string> digests() const;
    /// Sets the digests of the last read or write, by path; other files keep theirs.
    void goesOnFrom(const std::map<std::string, std::string>& digests);

    using Texts = std::vector<std::pair<std::string, std::string>>; ///< path and new content
    /// The texts to write for all unsaved changes, or for everything; refuses content that could not be opened again.
    virtual Result<Texts> texts(bool all) const = 0;
    /// Writes its changes; refuses as Trouble::Changed when another program changed a file, unless `over`.
    Result<void> save(bool over = false);
    /// Saves it to another file, which becomes its main file.
    virtual Result<void> saveAs(const QString& path) = 0;

    /// Discards its recovery data, because the user closes it.
    virtual void giveUp() {}

    /// The number of the next step, counted over all open documents.
    int nextStep() { return ++*mSteps; }
    /// Numbers later steps with this counter, which other documents share.
    void numberStepsBy(std::shared_ptr<int> steps) { mSteps = std::move(steps); }

    /// One entry of the history; its number orders the steps of several documents.
    class Step : public QUndoCommand
    {
    public:
        /// Consecutive entries with the same `key` become one, unless it is empty.
        Step(const QString& words, int number, const QString& key) : QUndoCommand(words), mNumber(number), mKey(key) {}
        int number() const { return mNumber; }
        int id() const override { return mKey.isEmpty() ? -1 : 1; }

    protected:
        /// Whether a later step merges into this one, which then takes over its number.
        bool joins(const Step& later);

    private:
        int mNumber;
        QString mKey;
    };

signals:
    /// Its files contain all changes.
    void saved();

protected:
    using QObject::QObject;
    /// Takes note that its files contain all changes.
    virtual void kept() = 0;
    /// Writes texts and clears the modified state; if `checked`, refuses files that another program changed.
    Result<void> write(const Texts& texts, bool checked);

    QUndoStack mStack;
    std::map<std::string, Digest> mFiles; ///< by path, at the last read or write

private:
    std::shared_ptr<int> mSteps = std::make_shared<int>(0); ///< number of the last step
    int mViews = 0;
};

} // namespace fw
