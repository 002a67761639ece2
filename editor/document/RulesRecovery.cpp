#include "editor/document/RulesRecovery.h"

#include "engine/store/Json.h"

#include <algorithm>

namespace fw {

namespace {

/// In place of the map's name, so that no map is written.
const char* const elsewhere = "map";

std::string scenarioText(const RulesContent& content)
{
    return content.scenario ? writeScenario(*content.scenario, elsewhere) : std::string();
}

/// What is to be cut out of a text, and what is put there.
Json difference(const std::string& before, const std::string& after)
{
    const std::size_t most = std::min(before.size(), after.size());
    std::size_t head = 0, tail = 0;
    while (head < most && before[head] == after[head])
        ++head;
    // Never inside of a letter of several bytes: each line is UTF-8 by itself.
    const auto inside = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; };
    while (head > 0 && head < most && (inside(before[head]) || inside(after[head])))
        --head;
    while (tail < most - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    while (tail > 0 && inside(after[after.size() - tail]))
        --tail;
    Json out = Json::object();
    out.add("at", Json::ofInteger(std::int64_t(head)));
    out.add("cut", Json::ofInteger(std::int64_t(before.size() - head - tail)));
    out.add("put", Json::ofText(after.substr(head, after.size() - head - tail)));
    return out;
}

/// Makes such a change; false when it does not fit.
bool change(std::string& text, const Json& change)
{
    const Json *at = change.find("at"), *cut = change.find("cut"), *put = change.find("put");
    if (at == nullptr || cut == nullptr || put == nullptr || at->number < 0 || cut->number < 0
        || std::size_t(at->number) > text.size() || std::size_t(cut->number) > text.size() - std::size_t(at->number))
        return false;
    text.replace(std::size_t(at->number), std::size_t(cut->number), put->text);
    return true;
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
        if ((ofRules != nullptr && !change(rules, *ofRules))
            || (ofScenario != nullptr && !change(scenario, *ofScenario)))
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
    restart();
    connect(&document, &RulesAndCounters::changed, this, &RulesRecovery::changed);
}

void RulesRecovery::restart()
{
    mBefore = mDocument.content();
    mRules = writeRules(mBefore->rules);
    mScenario = scenarioText(*mBefore);
    Json head = Json::object();
    head.add("rulesFile", Json::ofText(mDocument.rulesPath()));
    head.add("scenarioFile", Json::ofText(mDocument.scenarioPath()));
    head.add("rulesText", Json::ofText(mRules));
    head.add("scenarioText", Json::ofText(mScenario));
    mFile.begin(head);
}

void RulesRecovery::changed()
{
    const std::shared_ptr<const RulesContent> now = mDocument.content();
    Json row = Json::object();
    if (!(now->rules == mBefore->rules)) {
        std::string text = writeRules(now->rules);
        row.add("rules", difference(mRules, text));
        mRules = std::move(text);
    }
    if (!(now->scenario == mBefore->scenario)) {
        std::string text = scenarioText(*now);
        row.add("scenario", difference(mScenario, text));
        mScenario = std::move(text);
    }
    mBefore = now;
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
    document.edit(step, [&](RulesContent& content) {
        content.rules = std::move(*rules);
        if (scenario)
            content.scenario = std::move(scenario);
    });
    return {};
}

} // namespace fw
