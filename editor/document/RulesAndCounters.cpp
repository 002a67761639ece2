#include "editor/document/RulesAndCounters.h"

#include "engine/store/ToSave.h"

#include <QUndoCommand>

namespace fw {

/// One step: the content before and after, shared with whoever looks at it.
class RulesAndCounters::Step : public QUndoCommand
{
public:
    Step(RulesAndCounters* document, const QString& text, std::shared_ptr<const RulesContent> after, int merge)
        : QUndoCommand(text), mDocument(document), mBefore(document->mContent), mAfter(std::move(after)), mMerge(merge)
    {}
    void undo() override { mDocument->put(mBefore); }
    void redo() override { mDocument->put(mAfter); }
    int id() const override { return mMerge == 0 ? -1 : mMerge; }
    bool mergeWith(const QUndoCommand* other) override
    {
        mAfter = static_cast<const Step*>(other)->mAfter;
        setObsolete(*mAfter == *mBefore);
        return true;
    }

private:
    RulesAndCounters* mDocument;
    std::shared_ptr<const RulesContent> mBefore;
    std::shared_ptr<const RulesContent> mAfter;
    int mMerge;
};

Result<RulesRead> readRulesAndScenario(const std::string& rulesPath, const std::string& scenarioPath)
{
    const Result<FileText> text = readText(rulesPath);
    if (!text)
        return tl::unexpected(text.error());
    Result<Ruleset> rules = readRules(text->text, rulesPath);
    if (!rules)
        return tl::unexpected(rules.error());
    RulesRead read{{std::move(*rules), {}}, rulesPath, scenarioPath, {}, text->digest, {}};
    if (scenarioPath.empty())
        return read;
    Result<ScenarioFile> scenario = openScenarioFile(scenarioPath);
    if (!scenario)
        return tl::unexpected(scenario.error());
    read.content.scenario = std::move(scenario->scenario);
    read.mapFile = scenario->mapFile;
    read.scenarioDigest = scenario->digest;
    return read;
}

RulesAndCounters::RulesAndCounters(RulesRead read)
    : mContent(std::make_shared<const RulesContent>(std::move(read.content))), mSaved(mContent),
      mRulesPath(std::move(read.rulesPath)), mScenarioPath(std::move(read.scenarioPath)),
      mMapFile(std::move(read.mapFile)), mRulesDigest(read.rulesDigest), mScenarioDigest(read.scenarioDigest)
{}

void RulesAndCounters::put(std::shared_ptr<const RulesContent> content)
{
    mContent = std::move(content);
    emit changed();
}

bool RulesAndCounters::edit(const QString& text, const std::function<void(RulesContent&)>& change, int merge)
{
    auto after = std::make_shared<RulesContent>(*mContent);
    change(*after);
    if (*after == *mContent)
        return false;
    mStack.push(new Step(this, text, std::move(after), merge));
    return true;
}

bool RulesAndCounters::stale() const
{
    const auto other = [](const std::string& path, const Digest& digest) {
        const Result<FileText> text = readText(path);
        return text && text->digest != digest;
    };
    return other(mRulesPath, mRulesDigest) || (!mScenarioPath.empty() && other(mScenarioPath, mScenarioDigest));
}

Result<void> RulesAndCounters::save()
{
    // What did not change is not touched, so an unchanged file keeps every byte; both are looked at before one is
    // written.
    const bool rules = !(mContent->rules == mSaved->rules);
    const bool scenario = !(mContent->scenario == mSaved->scenario);
    const Result<std::string> rulesText = rules ? rulesToSave(mContent->rules, mRulesPath) : std::string();
    const Result<std::string> scenarioText = scenario ? scenarioToSave(*mContent->scenario, mMapFile, mScenarioPath)
                                                      : std::string();
    if (!rulesText || !scenarioText)
        return tl::unexpected(rulesText ? scenarioText.error() : rulesText.error());
    if (rules) {
        if (const auto done = saveText(mRulesPath, *rulesText, mRulesDigest); !done)
            return done;
        mRulesDigest = sha256(*rulesText);
        auto saved = std::make_shared<RulesContent>(*mSaved);
        saved->rules = mContent->rules;
        mSaved = std::move(saved);
    }
    if (scenario) {
        if (const auto done = saveText(mScenarioPath, *scenarioText, mScenarioDigest); !done)
            return done;
        mScenarioDigest = sha256(*scenarioText);
    }
    mSaved = mContent;
    mStack.setClean();
    return {};
}

} // namespace fw
