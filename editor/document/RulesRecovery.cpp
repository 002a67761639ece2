#include "editor/document/RulesRecovery.h"

#include "editor/document/TextChange.h"
#include "engine/store/Json.h"

namespace fw {

namespace {

/// In place of the map's name, so that no map is written.
const char* const elsewhere = "map";

std::string scenarioText(const RulesContent& content)
{
    return content.scenario ? writeScenario(*content.scenario, elsewhere) : std::string();
}

/// Rules and scenario at the end of a file; what follows a damaged line does not fit any more.
std::pair<std::string, std::string> ending(const RecoveryFile::Read& file)
{
    std::string rules = file.head.find("rulesText")->text, scenario = file.head.find("scenarioText")->text;
    for (const QByteArray& line : file.lines) {
        const Result<Json> row = parseJson(line.toStdString(), "recovery");
        if (!row)
            break;
        const Json *ofRules = row->find("rules"), *ofScenario = row->find("scenario");
        if ((ofRules != nullptr && !changeText(rules, *ofRules))
            || (ofScenario != nullptr && !changeText(scenario, *ofScenario)))
            break;
    }
    return {rules, scenario};
}

bool isRules(const RecoveryFile::Read& file)
{
    return file.head.find("rulesText") != nullptr && file.head.find("scenarioText") != nullptr
           && file.head.find("rulesFile") != nullptr && file.head.find("scenarioFile") != nullptr;
}

} // namespace

RulesRecovery::RulesRecovery(RulesAndCounters& document, const QString& folder, QObject* parent)
    : QObject(parent), mDocument(document), mFile(folder)
{
    begin();
    for (const std::shared_ptr<Document>& one : document.documents())
        connect(one.get(), &Document::saved, this, [this] {
            if (!mDocument.modified()) // what is not saved yet stays
                begin();
        });
    connect(&document, &RulesAndCounters::changed, this, &RulesRecovery::changed);
}

void RulesRecovery::begin()
{
    mBefore = mDocument.content();
    mRules = writeRules(mBefore->rules);
    mScenario = scenarioText(*mBefore);
    Json head = Json::object();
    head.add("rulesFile", Json::ofText(mDocument.rulesPath()));
    head.add("scenarioFile", Json::ofText(mDocument.scenarioPath()));
    head.add("rulesText", Json::ofText(mRules));
    head.add("scenarioText", Json::ofText(mScenario));
    mDigests = digests();
    RecoveryFile::addDigests(head, mDigests);
    mFile.begin(head);
}

std::map<std::string, std::string> RulesRecovery::digests() const
{
    std::map<std::string, std::string> out;
    for (const std::shared_ptr<Document>& one : mDocument.documents())
        out.merge(one->digests());
    return out;
}

void RulesRecovery::changed()
{
    const std::shared_ptr<const RulesContent> now = mDocument.content();
    Json row = Json::object();
    if (!(now->rules == mBefore->rules)) {
        std::string text = writeRules(now->rules);
        row.add("rules", textChange(mRules, text));
        mRules = std::move(text);
    }
    if (!(now->scenario == mBefore->scenario)) {
        std::string text = scenarioText(*now);
        row.add("scenario", textChange(mScenario, text));
        mScenario = std::move(text);
    }
    mBefore = now;
    // What was taken up from a crash goes on from the files of that time.
    if (!row.keys.empty() && digests() != mDigests) {
        mDigests = digests();
        RecoveryFile::addDigests(row, mDigests);
    }
    if (!row.keys.empty())
        mFile.line(row);
}

QList<RulesRecovery::Left> RulesRecovery::left(const QString& folder)
{
    QList<Left> found;
    for (const RecoveryFile::Read& file : RecoveryFile::left(folder)) {
        if (!isRules(file))
            continue;
        const auto text = [&file](const char* key) { return QString::fromStdString(file.head.find(key)->text); };
        Left left{file.path, text("rulesFile"), text("scenarioFile"), {}, int(file.lines.size())};
        if (const Result<Ruleset> rules = readUnsavedRules(file.head.find("rulesText")->text, "recovery"))
            left.title = QString::fromStdString(rules->title.empty() ? rules->id : rules->title);
        found << left;
    }
    return found;
}

Result<void> RulesRecovery::restore(const QString& path, RulesAndCounters& document, const QString& step)
{
    const Result<RecoveryFile::Read> file = RecoveryFile::read(path);
    if (!file)
        return tl::unexpected(file.error());
    if (!isRules(*file))
        return fail(Trouble::BadInput, {"this is no recovery file"});
    const auto [rulesText, text] = ending(*file);
    Result<Ruleset> rules = readUnsavedRules(rulesText, "recovery");
    if (!rules)
        return tl::unexpected(rules.error());
    std::optional<Scenario> scenario;
    if (const Scenario* open = document.scenario(); open != nullptr && !text.empty()) {
        const MapLoader map = [open](const std::string&) -> Result<Map> { return open->map; };
        Result<Scenario> read = readUnsavedScenario(text, "recovery", map);
        if (!read)
            return tl::unexpected(read.error());
        scenario = std::move(*read);
    }
    // What another program changed meanwhile is not written over without a question.
    for (const std::shared_ptr<Document>& one : document.documents())
        one->goesOnFrom(RecoveryFile::digestsIn(*file));
    document.edit(step, [&](RulesContent& content) {
        content.rules = std::move(*rules);
        if (scenario)
            content.scenario = std::move(scenario);
    });
    return {};
}

} // namespace fw
