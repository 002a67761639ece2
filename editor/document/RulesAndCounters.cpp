#include "editor/document/RulesAndCounters.h"

#include "engine/model/Procedures.h"

#include <algorithm>
#include <limits>

namespace fw {

namespace {

/// The step that a document would undo or redo next; null for none.
const Document::Step* stepOf(Document& document, bool again)
{
    const QUndoStack& stack = *document.stack();
    const int at = again ? stack.index() : stack.index() - 1;
    return static_cast<const Document::Step*>(stack.command(at)); // null for an index without a command
}

} // namespace

Result<BothRead> readRulesAndScenario(const std::string& rulesPath, const std::string& scenarioPath)
{
    Result<RulesRead> rules = readRulesToEdit(rulesPath);
    if (!rules)
        return tl::unexpected(rules.error());
    BothRead read{std::move(*rules), {}};
    if (scenarioPath.empty())
        return read;
    Result<MapRead> scenario = readScenarioOrMap(QString::fromStdString(scenarioPath), {});
    if (!scenario)
        return tl::unexpected(scenario.error());
    read.scenario = std::move(*scenario);
    read.scenario->rules = read.rules.rules;
    read.scenario->origin.rules = QString::fromStdString(rulesPath);
    return read;
}

bool sameCounters(const RulesContent& a, const RulesContent& b)
{
    const Scenario &was = *a.scenario, &is = *b.scenario;
    if (was.units != is.units || was.setup != is.setup || was.sides != is.sides || was.markers != is.markers
        || was.formationSigns != is.formationSigns)
        return false;
    Ruleset rules = a.rules;
    rules.tables = b.rules.tables;
    rules.modifiers = b.rules.modifiers;
    rules.codes = b.rules.codes;
    rules.examples = b.rules.examples;
    rules.accepted = b.rules.accepted;
    return rules == b.rules;
}

RulesAndCounters::RulesAndCounters(OpenDocuments& open, BothRead read)
    : mOpen(open), mRules(open.rules(std::move(read.rules))),
      mScenario(read.scenario ? open.map(std::move(*read.scenario)) : nullptr), mDocuments{mRules}
{
    if (mScenario) {
        mDocuments.push_back(mScenario);
        connect(mScenario.get(), &MapDocument::changed, this, [this] {
            if (!mScenario->inStroke()) // a stroke in progress counts when it ends
                refresh();
        });
        connect(mScenario.get(), &MapDocument::edited, this, &RulesAndCounters::refresh);
    }
    connect(mRules.get(), &RulesDocument::changed, this, &RulesAndCounters::refresh);
    for (const std::shared_ptr<Document>& document : mDocuments) {
        mViews.emplace_back(document);
        connect(document->stack(), &QUndoStack::indexChanged, this, &RulesAndCounters::historyChanged);
        connect(document->stack(), &QUndoStack::cleanChanged, this, &RulesAndCounters::historyChanged);
        connect(document.get(), &Document::saved, this, &RulesAndCounters::historyChanged);
    }
    refresh();
}

void RulesAndCounters::refresh()
{
    if (mEditing)
        return;
    auto now = std::make_shared<RulesContent>();
    now->rules = mRules->rules();
    if (mScenario) {
        mScenario->setRules(now->rules, mRules->path());
        now->scenario = mScenario->drawing().scenario();
    }
    for (const std::shared_ptr<MapDocument>& map : mOpen.mapsWith(*mRules)) // other scenarios of the same rules
        map->setRules(now->rules, mRules->path());
    if (mContent && *now == *mContent)
        return;
    const std::shared_ptr<const RulesContent> before = std::exchange(mContent, std::move(now));
    if (before)
        emit changed(*before);
}

bool RulesAndCounters::edit(const QString& text, const std::function<void(RulesContent&)>& change, const QString& field)
{
    RulesContent after = *mContent;
    change(after);
    const bool rules = !(after.rules == mContent->rules), scenario = after.scenario != mContent->scenario;
    const int number = mRules->nextStep();
    bool made = rules;
    // What was undone before this change cannot be redone after it, in the other document either.
    for (const std::shared_ptr<Document>& document : mDocuments)
        for (int i = document->stack()->index(); i < document->stack()->count(); ++i)
            mPassed.insert(static_cast<const Document::Step*>(document->stack()->command(i))->number());
    mEditing = true; // both documents change before the signal
    if (rules)
        mRules->push(std::move(after.rules), text, number, field);
    if (scenario) {
        const bool map = !(after.scenario->map == mContent->scenario->map);
        const Drawing& drawing = mScenario->drawing();
        made |= mScenario->push(map ? scenarioEdit(drawing, std::move(*after.scenario))
                                    : countersEdit(drawing, std::move(*after.scenario)),
                                text, number, field);
    }
    mEditing = false;
    refresh();
    return made;
}

int RulesAndCounters::next(bool again) const
{
    int number = again ? std::numeric_limits<int>::max() : 0;
    for (const std::shared_ptr<Document>& document : mDocuments)
        if (const Document::Step* step = stepOf(*document, again);
            step != nullptr && !(again && mPassed.count(step->number()) > 0))
            number = again ? std::min(number, step->number()) : std::max(number, step->number());
    return number;
}

std::optional<QString> RulesAndCounters::textOf(int number, bool again) const
{
    for (const std::shared_ptr<Document>& document : mDocuments)
        if (const Document::Step* step = stepOf(*document, again); step != nullptr && step->number() == number)
            return step->text();
    return {};
}

void RulesAndCounters::step(bool again)
{
    const int number = next(again);
    mEditing = true;
    for (const std::shared_ptr<Document>& document : mDocuments)
        if (const Document::Step* step = stepOf(*document, again); step != nullptr && step->number() == number)
            again ? document->stack()->redo() : document->stack()->undo();
    mEditing = false;
    refresh();
}

bool RulesAndCounters::modified() const
{
    return std::ranges::any_of(mDocuments, [](const auto& one) { return one->modified(); });
}

bool RulesAndCounters::wouldBeLost() const
{
    return std::ranges::any_of(mDocuments, [](const auto& one) { return one->modified() && one->views() == 1; });
}

void RulesAndCounters::giveUp()
{
    // Maps that stay open use the saved rules again.
    if (mRules->modified() && mRules->views() == 1)
        if (const Result<Ruleset> rules = readRulesFile(rulesPath()))
            for (const std::shared_ptr<MapDocument>& map : mOpen.mapsWith(*mRules))
                map->setRules(*rules, mRules->path());
    for (const std::shared_ptr<Document>& one : mDocuments)
        if (one->views() == 1)
            one->giveUp();
}

bool RulesAndCounters::changedOutside() const
{
    return std::ranges::any_of(mDocuments, [](const auto& one) { return one->changedOutside(); });
}

Result<void> RulesAndCounters::save(bool over)
{
    // Every document must be writable before the first is written.
    for (const std::shared_ptr<Document>& document : mDocuments)
        if (const Result<Document::Texts> texts = document->texts(over); !texts)
            return tl::unexpected(texts.error());
    for (const std::shared_ptr<Document>& document : mDocuments)
        if (document->modified())
            if (Result<void> done = document->save(over); !done)
                return done;
    return {};
}

} // namespace fw
