#include "editor/document/MapDocument.h"

#include "editor/Logging.h"
#include "editor/document/Recovery.h"
#include "engine/proof/Proof.h"
#include "engine/store/ToSave.h"

#include <QDir>
#include <QFileInfo>

namespace fw {

namespace {

bool isMap(const QString& path)
{
    return path.endsWith(".map.json");
}

/// The path of a file in the same folder as another.
std::string beside(const QString& path, const std::string& name)
{
    return QFileInfo(path).path().toStdString() + '/' + name;
}

bool sameMap(const Drawing& a, const Drawing& b)
{
    return a.rest.map == b.rest.map && a.terrain == b.terrain && a.level == b.level && a.sides == b.sides
           && a.guards == b.guards && a.out == b.out;
}

} // namespace

Result<MapRead> readScenarioOrMap(const QString& path, const std::string& shipped)
{
    const std::string name = path.toStdString();
    MapRead read;
    read.origin.file = read.origin.from = path;
    if (isMap(path)) {
        const Result<FileText> text = readText(name);
        if (!text)
            return tl::unexpected(text.error());
        Result<Map> map = readMap(text->text, name);
        if (!map)
            return tl::unexpected(map.error());
        read.scenario.map = std::move(*map);
        read.files[name] = text->digest;
        return read;
    }
    Result<ScenarioFile> file = openScenarioFile(name);
    if (!file)
        return tl::unexpected(file.error());
    read.scenario = std::move(file->scenario);
    read.files[name] = file->digest;
    if (!file->mapFile.empty())
        read.files[beside(path, file->mapFile)] = file->mapDigest;
    read.mapFile = std::move(file->mapFile);
    Result<FoundRules> rules = findRules(read.scenario, QFileInfo(path).path().toStdString(), shipped);
    if (rules) {
        read.origin.rules = QString::fromStdString(rules->path);
        read.rules = std::move(rules->rules);
    } else {
        read.noRules = rules.error();
    }
    return read;
}

class MapDocument::Command : public Document::Step
{
public:
    Command(MapDocument& document, Edit edit, const QString& words, int number, const QString& key)
        : Step(words, number, key), mDocument(document), mEdit(std::move(edit))
    {}

    const Edit& edit() const { return mEdit; }

    bool mergeWith(const QUndoCommand* other) override
    {
        const auto* later = static_cast<const Command*>(other); // only Document::Step has this id
        if (!joins(*later))
            return false;
        mEdit.add(later->mEdit);
        const auto* counters = std::get_if<CountersChange>(&mEdit.changes.front());
        const auto* whole = std::get_if<WholeChange>(&mEdit.changes.front());
        setObsolete((counters != nullptr && *counters->before == *counters->after)
                    || (whole != nullptr && mEdit.changes.size() == 1
                        && whole->before->scenario() == whole->after->scenario()));
        return true;
    }

    void redo() override
    {
        qCDebug(documentLog) << (mDone ? "redo" : "do") << text() << "step" << number();
        const Dirty dirty = apply(mDocument.mDrawing, mEdit);
        if (mDone)
            emit mDocument.redone();
        mDone = true;
        emit mDocument.changed(dirty);
    }

    void undo() override
    {
        if (!mDocument.mCancelling)
            mDocument.endStroke();
        qCDebug(documentLog) << "undo" << text() << "step" << number();
        const Dirty dirty = revert(mDocument.mDrawing, mEdit);
        if (mDocument.mCancelling)
            setObsolete(true); // the stack then deletes it
        else
            emit mDocument.undone();
        emit mDocument.changed(dirty);
    }

private:
    MapDocument& mDocument;
    Edit mEdit;
    bool mDone = false;
};

MapDocument::MapDocument(Ruleset rules, Scenario scenario, MapOrigin origin, QObject* parent)
    : Document(parent), mRules(std::move(rules)), mDrawing(Drawing::of(std::move(scenario))), mKept(mDrawing),
      mOrigin(std::move(origin))
{}

MapDocument::MapDocument(MapRead read) : MapDocument(std::move(read.rules), std::move(read.scenario), read.origin)
{
    mMapFile = std::move(read.mapFile);
    mFiles = std::move(read.files);
}

MapDocument::~MapDocument() = default;

void MapDocument::keepForRecovery(const QString& folder)
{
    if (!mRecovery)
        mRecovery = Recovery::of(*this, folder);
}

void MapDocument::giveUp()
{
    if (mRecovery)
        mRecovery->finish();
    mRecovery.reset();
    // A copy that the user changed is kept.
    for (const auto& [file, time] : mCopies)
        if (QFileInfo(file).lastModified() == time)
            QFile::remove(file);
    mCopies.clear();
}

void MapDocument::pictureCopied(const QString& file)
{
    mCopies[file] = QFileInfo(file).lastModified();
}

void MapDocument::kept()
{
    mDrawing.rest.map.folder =
        QFileInfo(mOrigin.file).path().toStdString(); // a map looks for its drawings next to its file
    mKept = mDrawing;
    const QString image = QString::fromStdString(mDrawing.rest.map.scan.image);
    mCopies.erase(QFileInfo(mOrigin.file).absoluteDir().filePath(image));
}

void MapDocument::setRules(const Ruleset& rules, const QString& path)
{
    mOrigin.rules = path;
    if (rules == mRules)
        return;
    mRules = rules;
    emit rulesChanged();
}

void MapDocument::reload(MapRead read)
{
    endStroke();
    mStack.clear();
    mRules = std::move(read.rules);
    mDrawing = mKept = Drawing::of(std::move(read.scenario));
    mMapFile = std::move(read.mapFile);
    mFiles = std::move(read.files);
    emit changed(Dirty::everything());
    emit saved();
}

QString MapDocument::title() const
{
    const Scenario& s = mDrawing.rest;
    return !path().isEmpty()     ? QFileInfo(path()).fileName()
           : s.map.title.empty() ? tr("New map")
                                 : QString::fromStdString(s.map.title);
}

Result<Document::Texts> MapDocument::texts(bool all) const
{
    const bool map = all || !sameMap(mDrawing, mKept);
    Scenario rest = mDrawing.rest;
    rest.map = mKept.rest.map;
    if (!map && rest == mKept.rest)
        return Texts{};
    Scenario scenario = mDrawing.scenario();
    renewAcceptances(mRules, scenario);
    const std::string file = path().toStdString();
    Texts texts;
    const bool alone = isMap(path());
    if (map && (alone || !mMapFile.empty())) {
        const std::string mapFile = alone ? file : beside(path(), mMapFile);
        Result<std::string> text = mapToSave(scenario.map, mapFile);
        if (!text)
            return tl::unexpected(text.error());
        texts.emplace_back(mapFile, std::move(*text));
    }
    if (alone)
        return texts;
    Result<std::string> text = scenarioToSave(scenario, mMapFile, file);
    if (!text)
        return tl::unexpected(text.error());
    texts.emplace_back(file, std::move(*text));
    return texts;
}

Result<void> MapDocument::saveAs(const QString& path)
{
    endStroke();
    const MapOrigin origin = std::exchange(mOrigin, {path, mOrigin.rules, path});
    const std::string mapFile = std::exchange(mMapFile, {});
    const auto files = std::exchange(mFiles, {});
    const Result<Texts> all = texts(true);
    Result<void> done = all ? write(*all, false) : tl::unexpected(all.error());
    if (!done) {
        mOrigin = origin;
        mMapFile = mapFile;
        mFiles = files;
    }
    return done;
}

bool MapDocument::push(Edit edit, const QString& words, int stroke)
{
    if (mOpenStroke != stroke && !edit.empty())
        endStroke();
    if (stroke == 0)
        return push(std::move(edit), words, nextStep(), {});
    if (edit.empty())
        return false;
    mOpenStroke = stroke;
    mStack.push(new Command(*this, std::move(edit), words, nextStep(), QString("stroke %1").arg(stroke)));
    return true;
}

bool MapDocument::push(Edit edit, const QString& words, int number, const QString& key)
{
    if (edit.empty())
        return false;
    endStroke();
    const Edit done = edit;
    const int before = mStack.index();
    mStack.push(new Command(*this, std::move(edit), words, number, key));
    emit edited(done, words, mStack.index() - before);
    return true;
}

void MapDocument::take(const Drawing& drawing, const QString& words)
{
    Edit edit;
    Scenario scenario = drawing.scenario();
    if (scenario != mDrawing.scenario())
        edit.add(WholeChange{std::make_shared<Drawing>(mDrawing),
                             std::make_shared<Drawing>(Drawing::of(std::move(scenario), mDrawing.legend))});
    push(std::move(edit), words);
}

void MapDocument::endStroke()
{
    if (mOpenStroke == 0)
        return;
    mOpenStroke = 0;
    const auto* last = static_cast<const Command*>(mStack.command(mStack.index() - 1));
    emit edited(last->edit(), last->text(), 1);
}

void MapDocument::cancelStroke()
{
    if (mOpenStroke == 0)
        return;
    mOpenStroke = 0;
    mCancelling = true;
    mStack.undo();
    mCancelling = false;
}

} // namespace fw
