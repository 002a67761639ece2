#include "editor/document/Recovery.h"

#include "editor/document/EditText.h"
#include "editor/document/TextChange.h"
#include "engine/store/Json.h"
#include "engine/store/JsonRows.h"

#include <QFileInfo>
#include <algorithm>

namespace fw {

namespace {

const char* const file = "recovery"; ///< the name in error messages

QString textOf(const Json& object, const char* key)
{
    const Json* found = object.find(key);
    return found == nullptr ? QString() : QString::fromStdString(found->text);
}

/// The text of a line about an unfinished action of a tool; nothing for any other line.
std::optional<QString> begunIn(const QByteArray& line)
{
    if (!line.startsWith("{\"begun\""))
        return {};
    const Result<Json> row = parseJson(line.toStdString(), file);
    return row ? std::optional(textOf(*row, "begun")) : std::nullopt;
}

/// Whether a line is a separate change: not an unfinished action, not a part of the change before it.
bool isChange(const QByteArray& line)
{
    if (begunIn(line))
        return false;
    if (!line.contains("\"joins\":")) // this quick test settles most lines, which are long
        return true;
    const Result<Json> row = parseJson(line.toStdString(), file);
    return !row || row->find("joins") == nullptr;
}

QString lastBegun(const QList<QByteArray>& lines)
{
    for (auto line = lines.rbegin(); line != lines.rend(); ++line)
        if (const std::optional<QString> begun = begunIn(*line))
            return *begun;
    return {};
}

/// Omits the map, which is not edited with the counters.
std::string scenarioText(const RulesContent& content)
{
    return content.scenario ? writeScenario(*content.scenario, "map") : std::string();
}

class MapRecovery : public Recovery
{
public:
    MapRecovery(MapDocument& map, const QString& folder) : Recovery({&map}, folder), mMap(map)
    {
        begin();
        connect(&map, &MapDocument::edited, this, &MapRecovery::edited);
        connect(&map, &MapDocument::undone, this, [this] { step("undo", mDone, mUndone); });
        connect(&map, &MapDocument::redone, this, [this] { step("redo", mUndone, mDone); });
    }

private:
    Json head() override
    {
        mDone = mUndone = 0;
        mBefore = mMap.drawing();
        Json head = Json::object();
        head.add("file", Json::ofText(mMap.origin().file.toStdString()));
        head.add("rules", Json::ofText(mMap.origin().rules.toStdString()));
        head.add("from", Json::ofText(mMap.origin().from.toStdString()));
        head.add("scenario", Json::ofText(writeScenario(mBefore.scenario())));
        return head;
    }
    void edited(const Edit& edit, const QString& words, int entries)
    {
        if (entries < 1 && mDone == 0)
            return begin(); // the file starts after the entry that the edit joins
        Json row = Json::object();
        row.add("did", Json::ofText(words.toStdString()));
        row.add("edit", Json::ofText(editText(mBefore, edit)));
        if (entries < 1)
            row.add("joins", Json::ofInteger(1));
        line(row);
        mBefore = mMap.drawing();
        mDone += entries;
        mUndone = 0;
    }
    /// Writes an undo or redo; restarts the file for a step to a state before its start, such as before the last save.
    void step(const char* word, int& from, int& to)
    {
        if (from == 0)
            return begin(1); // the history counts this step only after the signal
        --from;
        ++to;
        line(word);
        mBefore = mMap.drawing();
    }

    MapDocument& mMap;
    Drawing mBefore; ///< the drawing before the edits in progress
    int mDone = 0;   ///< edits of the file that can be undone
    int mUndone = 0; ///< edits of the file that can be redone
};

QList<Document*> pointers(const RulesAndCounters& both)
{
    QList<Document*> out;
    for (const std::shared_ptr<Document>& one : both.documents())
        out << one.get();
    return out;
}

class RulesRecovery : public Recovery
{
public:
    RulesRecovery(RulesAndCounters& both, const QString& folder) : Recovery(pointers(both), folder), mBoth(both)
    {
        begin();
        connect(&both, &RulesAndCounters::changed, this, &RulesRecovery::changed);
    }

private:
    Json head() override
    {
        mBefore = mBoth.content();
        mRules = writeRules(mBefore->rules);
        mScenario = scenarioText(*mBefore);
        mDigests = digests();
        mIndex = -1; // the first line is a separate change
        Json head = Json::object();
        head.add("rulesFile", Json::ofText(mBoth.rulesPath()));
        head.add("scenarioFile", Json::ofText(mBoth.scenarioPath()));
        head.add("rulesText", Json::ofText(mRules));
        head.add("scenarioText", Json::ofText(mScenario));
        return head;
    }
    void changed()
    {
        const std::shared_ptr<const RulesContent> before = std::exchange(mBefore, mBoth.content());
        Json row = Json::object();
        const auto add = [&row](const char* key, std::string& was, std::string now) {
            row.add(key, textChange(was, now));
            was = std::move(now);
        };
        if (!(mBefore->rules == before->rules))
            add("rules", mRules, writeRules(mBefore->rules));
        if (!(mBefore->scenario == before->scenario))
            add("scenario", mScenario, scenarioText(*mBefore));
        if (row.keys.empty())
            return;
        // All input into one field is one step of the history, and one change of the file.
        int index = 0;
        for (const std::shared_ptr<Document>& document : mBoth.documents())
            index += document->stack()->index();
        if (std::exchange(mIndex, index) == index)
            row.add("joins", Json::ofInteger(1));
        // After a restore, the recorded digests are those of the time before the crash.
        if (digests() != mDigests) {
            mDigests = digests();
            RecoveryFile::addDigests(row, mDigests);
        }
        line(row);
    }

    RulesAndCounters& mBoth;
    std::shared_ptr<const RulesContent> mBefore;
    std::string mRules; ///< as text, like in the file
    std::string mScenario;
    std::map<std::string, std::string> mDigests; ///< the last digests in the file
    int mIndex = -1;                             ///< steps of the history at the last line
};

/// Nothing if another program wrote the file.
std::optional<Recovery::Left> leftIn(RecoveryFile::Read read)
{
    const Json& head = read.head;
    const auto has = [&head](std::initializer_list<const char*> keys) {
        return std::ranges::all_of(keys, [&](const char* key) { return head.find(key) != nullptr; });
    };
    Recovery::Left left;
    left.ofMap = has({"scenario", "file"});
    if (!left.ofMap && !has({"rulesText", "scenarioText", "rulesFile", "scenarioFile"}))
        return {};
    if (left.ofMap) {
        left.origin = {textOf(head, "file"), textOf(head, "rules"), textOf(head, "from")};
        if (const Result<Scenario> s = readUnsavedScenario(head.find("scenario")->text, file))
            left.title = QString::fromStdString(s->map.title.empty() ? s->title : s->map.title);
    } else {
        left.origin = {textOf(head, "scenarioFile"), textOf(head, "rulesFile"), {}};
        if (const Result<Ruleset> rules = readUnsavedRules(head.find("rulesText")->text, file))
            left.title = QString::fromStdString(rules->title.empty() ? rules->id : rules->title);
    }
    left.begun = lastBegun(read.lines);
    const Json* unsaved = head.find("unsaved");
    left.edits = (unsaved == nullptr ? 0 : int(unsaved->number)) + !left.begun.isEmpty()
                 + int(std::ranges::count_if(read.lines, isChange));
    left.file = std::move(read);
    return left;
}

/// The rules of a map without a file: the rules in use, else those that its scenario names.
Ruleset rulesOf(const Recovery::Left& left, const Scenario& scenario, const std::string& shipped)
{
    if (!left.origin.rules.isEmpty())
        if (Result<Ruleset> rules = readRulesFile(left.origin.rules.toStdString()))
            return std::move(*rules);
    Result<FoundRules> found = findRules(scenario, QFileInfo(left.origin.file).path().toStdString(), shipped);
    return found ? std::move(found->rules) : Ruleset();
}

} // namespace

std::unique_ptr<Recovery> Recovery::of(MapDocument& map, const QString& folder)
{
    return std::make_unique<MapRecovery>(map, folder);
}

std::unique_ptr<Recovery> Recovery::of(RulesAndCounters& both, const QString& folder)
{
    return std::make_unique<RulesRecovery>(both, folder);
}

Recovery::Recovery(QList<Document*> documents, const QString& folder) : mFile(folder), mDocuments(std::move(documents))
{
    for (Document* document : mDocuments)
        connect(document, &Document::saved, this, [this] {
            if (unsaved() == 0) // unsaved changes must stay in the file
                begin();
        });
}

std::map<std::string, std::string> Recovery::digests() const
{
    std::map<std::string, std::string> out;
    for (const Document* document : mDocuments)
        out.merge(document->digests());
    return out;
}

int Recovery::unsaved() const
{
    int sum = 0;
    for (Document* document : mDocuments)
        sum += document->modified() ? std::max(1, document->stack()->index()) : 0;
    return sum;
}

void Recovery::begin(int unsaved)
{
    Json head = this->head();
    // Changes that were restored from a crash and not saved must survive the next crash.
    head.add("unsaved", Json::ofInteger(unsaved));
    RecoveryFile::addDigests(head, digests());
    mFile.begin(head);
    if (!mBegun.isEmpty())
        writeBegun();
    tellTrouble();
}

void Recovery::tellTrouble()
{
    if (mFile.trouble() == mTold)
        return;
    mTold = mFile.trouble();
    // Queued, because the receiver may not be connected yet.
    if (!mTold.isEmpty())
        QMetaObject::invokeMethod(
            this, [this, why = mTold] { emit troubled(why); }, Qt::QueuedConnection);
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
    line(row);
}

QList<Recovery::Left> Recovery::left(const QString& folder)
{
    QList<Left> found;
    for (RecoveryFile::Read& read : RecoveryFile::left(folder))
        if (std::optional<Left> left = leftIn(std::move(read)))
            found << std::move(*left);
    std::stable_partition(found.begin(), found.end(), [](const Left& left) { return !left.ofMap; });
    return found;
}

Result<std::shared_ptr<MapDocument>> Recovery::restore(const Left& left, const std::string& shipped,
                                                       const QString& step, OpenDocuments& open)
{
    Result<Scenario> start = readUnsavedScenario(left.file.head.find("scenario")->text, file);
    if (!start)
        return tl::unexpected(start.error());
    Result<MapRead> read = readScenarioOrMap(left.origin.file, shipped);
    if (!read) { // it was never saved, or its file is gone
        read = MapRead{rulesOf(left, *start, shipped), *start, left.origin, {}, {}, {}};
        read->origin.file.clear();
    }
    const std::shared_ptr<MapDocument> map = open.map(std::move(*read));
    map->take(Drawing::of(std::move(*start)), step);
    if (map->path().isEmpty())
        map->stack()->resetClean();
    int entry = 0; // edits of one entry of the history share a key
    for (const QByteArray& text : left.file.lines) {
        if (text == "undo" || text == "redo") {
            text == "undo" ? map->stack()->undo() : map->stack()->redo();
            continue;
        }
        const Result<Json> row = parseJson(text.toStdString(), file);
        if (row && row->find("begun") != nullptr)
            continue;
        const Json* edit = row ? row->find("edit") : nullptr;
        const Json* did = row ? row->find("did") : nullptr;
        if (edit == nullptr || did == nullptr)
            break; // the edits after a damaged line no longer fit
        Result<Edit> made = editFromText(map->drawing(), edit->text);
        if (!made)
            break;
        entry += row->find("joins") == nullptr;
        map->push(std::move(*made), QString::fromStdString(did->text), map->nextStep(), QString::number(entry));
    }
    map->goesOnFrom(RecoveryFile::digestsIn(left.file));
    return map;
}

Result<void> Recovery::restore(const Left& left, RulesAndCounters& both, const QString& step)
{
    std::string rulesText = left.file.head.find("rulesText")->text, text = left.file.head.find("scenarioText")->text;
    for (const QByteArray& line : left.file.lines) {
        const Result<Json> row = parseJson(line.toStdString(), file);
        if (!row)
            break; // the changes after a damaged line no longer fit
        const Json *ofRules = row->find("rules"), *ofScenario = row->find("scenario");
        if ((ofRules != nullptr && !changeText(rulesText, *ofRules))
            || (ofScenario != nullptr && !changeText(text, *ofScenario)))
            break;
    }
    Result<Ruleset> rules = readUnsavedRules(rulesText, file);
    if (!rules)
        return tl::unexpected(rules.error());
    std::optional<Scenario> scenario;
    if (const Scenario* open = both.scenario(); open != nullptr && !text.empty()) {
        const MapLoader map = [open](const std::string&) -> Result<Map> { return open->map; };
        Result<Scenario> read = readUnsavedScenario(text, file, map);
        if (!read)
            return tl::unexpected(read.error());
        scenario = std::move(*read);
    }
    // Save then asks before it overwrites changes that another program made meanwhile.
    for (const std::shared_ptr<Document>& one : both.documents())
        one->goesOnFrom(RecoveryFile::digestsIn(left.file));
    both.edit(step, [&](RulesContent& content) {
        content.rules = std::move(*rules);
        if (scenario)
            content.scenario = std::move(scenario);
    });
    return {};
}

} // namespace fw
