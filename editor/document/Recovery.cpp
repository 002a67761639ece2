#include "editor/document/Recovery.h"

#include "editor/document/EditText.h"
#include "engine/store/Json.h"
#include "engine/store/JsonRows.h"
#include "engine/store/JsonTree.h"

#include <QDir>
#include <QFileInfo>
#include <QUuid>
#include <unistd.h>

namespace fw {

namespace {

const char* const suffix = ".fieldworks-recovery";

QString lockOf(const QString& path)
{
    return path + ".lock";
}

/// The lines of a recovery file; the last one counts only when it ends.
Result<QList<QByteArray>> linesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(Trouble::Unreadable, {"the recovery file cannot be read: {0}",
                                          {file.errorString().toStdString()}});
    QList<QByteArray> lines = file.readAll().split('\n');
    lines.removeLast(); // what follows the last line end: nothing, or a torn line
    if (lines.isEmpty())
        return fail(Trouble::BadInput, {"the recovery file is empty"});
    return lines;
}

Result<Json> headOf(const QByteArray& line)
{
    Result<Json> head = parseJson(line.toStdString(), "recovery");
    if (head && (head->find("scenario") == nullptr || head->find("file") == nullptr))
        return fail(Trouble::BadInput, {"this is no recovery file"});
    return head;
}

} // namespace

Recovery::Recovery(MapDocument& document, const QString& folder, const QString& file,
                   QObject* parent)
    : QObject(parent), mDocument(document), mFolder(folder)
{
    restart(file);
    connect(&document, &MapDocument::edited, this, [this](const Edit& edit, const QString& words) {
        Json row = Json::object();
        row.add("did", Json::ofText(words.toStdString()));
        row.add("edit", Json::ofText(editText(mBefore, edit)));
        line(QByteArray::fromStdString(compactJson(row)));
        mBefore = mDocument.drawing();
    });
    connect(&document, &MapDocument::undone, this, [this] {
        line("undo");
        mBefore = mDocument.drawing();
    });
    connect(&document, &MapDocument::redone, this, [this] {
        line("redo");
        mBefore = mDocument.drawing();
    });
}

Recovery::~Recovery() = default;

void Recovery::restart(const QString& file)
{
    finish();
    mBefore = mDocument.drawing();
    mTrouble.clear();
    QDir().mkpath(mFolder);
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces) + suffix;
    auto fresh = std::make_unique<QFile>(QDir(mFolder).filePath(name));
    mLock = std::make_unique<QLockFile>(lockOf(fresh->fileName()));
    mLock->setStaleLockTime(0);
    if (!mLock->tryLock(0) || !fresh->open(QIODevice::WriteOnly | QIODevice::Unbuffered)) {
        mTrouble = tr("Nothing is kept for recovery: %1").arg(fresh->errorString());
        return;
    }
    mFile = std::move(fresh);
    Json head = Json::object();
    head.add("file", Json::ofText(file.toStdString()));
    head.add("scenario", Json::ofText(writeScenario(mBefore.scenario())));
    line(QByteArray::fromStdString(compactJson(head)));
}

void Recovery::finish()
{
    if (mFile)
        mFile->remove();
    mFile.reset();
    mLock.reset();
}

void Recovery::line(const QByteArray& text)
{
    if (!mFile)
        return;
    const QByteArray whole = text + '\n';
    if (mFile->write(whole) != whole.size() || ::fdatasync(mFile->handle()) != 0)
        mTrouble = tr("Nothing more is kept for recovery: %1").arg(mFile->errorString());
}

QList<Recovery::Left> Recovery::left(const QString& folder)
{
    QList<Left> found;
    const QDir dir(folder);
    for (const QString& name : dir.entryList({QString('*') + suffix}, QDir::Files, QDir::Time)) {
        const QString path = dir.filePath(name);
        QLockFile lock(lockOf(path));
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0))
            continue;
        const Result<QList<QByteArray>> lines = linesOf(path);
        const Result<Json> head =
            lines ? headOf(lines->front()) : Result<Json>(tl::unexpected(lines.error()));
        if (!head)
            continue;
        Left left;
        left.path = path;
        left.file = QString::fromStdString(head->find("file")->text);
        left.edits = int(lines->size()) - 1;
        if (const Result<Scenario> s = readScenario(head->find("scenario")->text, "recovery"))
            left.title = QString::fromStdString(s->map.title.empty() ? s->title : s->map.title);
        found << left;
    }
    return found;
}

Result<Scenario> Recovery::beginning(const QString& path)
{
    const Result<QList<QByteArray>> lines = linesOf(path);
    if (!lines)
        return tl::unexpected(lines.error());
    const Result<Json> head = headOf(lines->front());
    if (!head)
        return tl::unexpected(head.error());
    return readScenario(head->find("scenario")->text, "recovery");
}

Result<std::unique_ptr<MapDocument>> Recovery::restore(const QString& path, const Ruleset& rules)
{
    const Result<Scenario> start = beginning(path);
    if (!start)
        return tl::unexpected(start.error());
    const Result<QList<QByteArray>> lines = linesOf(path);
    auto document = std::make_unique<MapDocument>(rules, *start);
    for (const QByteArray& text : lines->mid(1)) {
        if (text == "undo") {
            document->stack()->undo();
            continue;
        }
        if (text == "redo") {
            document->stack()->redo();
            continue;
        }
        const Result<Json> row = parseJson(text.toStdString(), "recovery");
        const Json* edit = row ? row->find("edit") : nullptr;
        const Json* did = row ? row->find("did") : nullptr;
        if (edit == nullptr || did == nullptr)
            break; // what follows a damaged line does not fit any more
        Result<Edit> made = editFromText(document->drawing(), edit->text);
        if (!made)
            break;
        document->push(std::move(*made), QString::fromStdString(did->text));
    }
    return document;
}

} // namespace fw
