#include "editor/document/Recovery.h"

#include "editor/document/EditText.h"
#include "engine/store/Json.h"
#include "engine/store/JsonRows.h"

#include <algorithm>

namespace fw {

namespace {

QString textOf(const Json& object, const char* key)
{
    const Json* found = object.find(key);
    return found == nullptr ? QString() : QString::fromStdString(found->text);
}

/// A file whose head is that of a map.
Result<RecoveryFile::Read> readMap(const QString& path)
{
    Result<RecoveryFile::Read> read = RecoveryFile::read(path);
    if (read && (read->head.find("scenario") == nullptr || read->head.find("file") == nullptr))
        return fail(Trouble::BadInput, {"this is no recovery file"});
    return read;
}

MapOrigin originOf(const Json& head)
{
    return {textOf(head, "file"), textOf(head, "rules"), textOf(head, "from")};
}

/// What a line says was begun; none for a line that says something else.
std::optional<QString> begunIn(const QByteArray& line)
{
    if (!line.startsWith("{\"begun\""))
        return {};
    const Result<Json> row = parseJson(line.toStdString(), "recovery");
    return row ? std::optional(textOf(*row, "begun")) : std::nullopt;
}

QString lastBegun(const QList<QByteArray>& lines)
{
    for (auto line = lines.rbegin(); line != lines.rend(); ++line)
        if (const std::optional<QString> begun = begunIn(*line))
            return *begun;
    return {};
}

} // namespace

Recovery::Recovery(MapDocument& document, const QString& folder, QObject* parent)
    : QObject(parent), mDocument(document), mFile(folder)
{
    begin(unsaved());
    connect(&document, &Document::saved, this, [this] { begin(0); });
    connect(&document, &MapDocument::edited, this, [this](const Edit& edit, const QString& words, int entries) {
        if (entries < 1 && mDone == 0) {
            begin(unsaved()); // the entry it is part of is older than the file
            return;
        }
        Json row = Json::object();
        row.add("did", Json::ofText(words.toStdString()));
        row.add("edit", Json::ofText(editText(mBefore, edit)));
        if (entries < 1)
            row.add("joins", Json::ofInteger(1));
        mFile.line(row);
        mBefore = mDocument.drawing();
        mDone += entries;
        mUndone = 0;
    });
    connect(&document, &MapDocument::undone, this, [this] { step("undo", mDone, mUndone); });
    connect(&document, &MapDocument::redone, this, [this] { step("redo", mUndone, mDone); });
}

/// A step back or forth; one to where the file does not reach, as before the last save, begins it anew.
void Recovery::step(const char* word, int& from, int& to)
{
    if (from == 0) {
        begin(1); // the history itself counts this step later
        return;
    }
    --from;
    ++to;
    mFile.line(word);
    mBefore = mDocument.drawing();
}

int Recovery::unsaved() const
{
    const QUndoStack& stack = *mDocument.stack();
    return stack.isClean() ? 0 : std::max(1, stack.index());
}

/// Begins the file; `unsaved` is how many edits it starts with that are not saved.
void Recovery::begin(int unsaved)
{
    mDone = mUndone = 0;
    mBefore = mDocument.drawing();
    Json head = Json::object();
    const MapOrigin& origin = mDocument.origin();
    head.add("file", Json::ofText(origin.file.toStdString()));
    head.add("rules", Json::ofText(origin.rules.toStdString()));
    head.add("from", Json::ofText(origin.from.toStdString()));
    // What was taken up from a crash and is not saved yet must outlive the next one.
    head.add("unsaved", Json::ofInteger(unsaved));
    RecoveryFile::addDigests(head, mDocument.digests());
    head.add("scenario", Json::ofText(writeScenario(mBefore.scenario())));
    mFile.begin(head);
    if (!mBegun.isEmpty())
        writeBegun();
}

void Recovery::setBegun(const QString& begun)
{
    if (begun == mBegun)
        return;
    mBegun = begun;
    writeBegun();
}

void Recovery::writeBegun()
{
    Json row = Json::object();
    row.add("begun", Json::ofText(mBegun.toStdString()));
    mFile.line(row);
}

QList<Recovery::Left> Recovery::left(const QString& folder)
{
    QList<Left> found;
    for (const RecoveryFile::Read& file : RecoveryFile::left(folder)) {
        if (file.head.find("scenario") == nullptr || file.head.find("file") == nullptr)
            continue;
        Left left;
        left.path = file.path;
        left.origin = originOf(file.head);
        const Json* unsaved = file.head.find("unsaved");
        left.edits = (unsaved == nullptr ? 0 : int(unsaved->number))
                     + int(std::count_if(file.lines.begin(), file.lines.end(),
                                         [](const QByteArray& line) { return !begunIn(line); }))
                     + (lastBegun(file.lines).isEmpty() ? 0 : 1);
        if (const Result<Scenario> s = readUnsavedScenario(file.head.find("scenario")->text, "recovery"))
            left.title = QString::fromStdString(s->map.title.empty() ? s->title : s->map.title);
        found << left;
    }
    return found;
}

Result<Scenario> Recovery::beginning(const QString& path)
{
    const Result<RecoveryFile::Read> file = readMap(path);
    if (!file)
        return tl::unexpected(file.error());
    return readUnsavedScenario(file->head.find("scenario")->text, "recovery");
}

std::map<std::string, std::string> Recovery::digests(const QString& path)
{
    const Result<RecoveryFile::Read> file = readMap(path);
    return file ? RecoveryFile::digestsIn(*file) : std::map<std::string, std::string>();
}

QString Recovery::begun(const QString& path)
{
    const Result<RecoveryFile::Read> file = readMap(path);
    return file ? lastBegun(file->lines) : QString();
}

Result<std::unique_ptr<MapDocument>> Recovery::restore(const QString& path, const Ruleset& rules)
{
    const Result<RecoveryFile::Read> file = readMap(path);
    if (!file)
        return tl::unexpected(file.error());
    Result<Scenario> start = readUnsavedScenario(file->head.find("scenario")->text, "recovery");
    if (!start)
        return tl::unexpected(start.error());
    auto document = std::make_unique<MapDocument>(rules, std::move(*start), originOf(file->head));
    int entry = 0; // edits of one entry of the history have one key
    for (const QByteArray& text : file->lines) {
        if (text == "undo") {
            document->stack()->undo();
            continue;
        }
        if (text == "redo") {
            document->stack()->redo();
            continue;
        }
        const Result<Json> row = parseJson(text.toStdString(), "recovery");
        if (row && row->find("begun") != nullptr)
            continue;
        const Json* edit = row ? row->find("edit") : nullptr;
        const Json* did = row ? row->find("did") : nullptr;
        if (edit == nullptr || did == nullptr)
            break; // what follows a damaged line does not fit any more
        Result<Edit> made = editFromText(document->drawing(), edit->text);
        if (!made)
            break;
        entry += row->find("joins") == nullptr;
        document->push(std::move(*made), QString::fromStdString(did->text), Document::Step::next(),
                       QString::number(entry));
    }
    return document;
}

} // namespace fw
