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

/// What is edited and kept in a file: its history, and how the file was read or written last. However many windows
/// show a file, the program has one document of it, so that none of them writes over what another did.
class Document : public QObject, public std::enable_shared_from_this<Document>
{
    Q_OBJECT

public:
    ~Document() override;

    /// The open document of this kind that is called by a file, by whatever path; null when there is none.
    template <class Kind>
    static std::shared_ptr<Kind> at(const QString& file)
    {
        for (Document* document : all())
            if (document->isCalled(file))
                if (auto found = std::dynamic_pointer_cast<Kind>(document->weak_from_this().lock()))
                    return found;
        return nullptr;
    }

    /// What people call it.
    virtual QString title() const = 0;
    /// The file it is called by; empty for one that was never saved.
    virtual QString path() const = 0;
    /// The files it consists of, to be watched.
    QStringList files() const;
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

    /// One entry of a history. Its number tells which of two documents was changed later.
    class Step : public QUndoCommand
    {
    public:
        /// Entries of one `key` (not empty), made one after another, are one.
        Step(const QString& words, int number, const QString& key) : QUndoCommand(words), mNumber(number), mKey(key) {}
        /// The number of the next step of whatever document.
        static int next() { return ++sLast; }
        int number() const { return mNumber; }
        int id() const override { return mKey.isEmpty() ? -1 : 1; }

    protected:
        /// Whether a later step may be taken into this one, which then bears its number.
        bool joins(const Step& later);

    private:
        static int sLast;
        int mNumber;
        QString mKey;
    };

signals:
    /// All that was changed is in its files.
    void saved();

protected:
    explicit Document(QObject* parent = nullptr);
    /// Its content is that of its files.
    virtual void kept() = 0;
    Result<void> write(const Texts& texts, bool checked);

    QUndoStack mStack;
    std::map<std::string, Digest> mFiles; ///< by path, as they were read or written last

private:
    bool isCalled(const QString& file) const;
    static QList<Document*>& all();
};

} // namespace fw
