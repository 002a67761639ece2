#include "app/ruleseditor/tables/FindingsPanel.h"

#include "app/case/AllFindings.h"
#include "app/ruleseditor/tables/SinceDialog.h"
#include "app/widgets/WidgetFactory.h"

#include <algorithm>

namespace fw {

FindingsPanel::FindingsPanel(RulesAndCounters* document, QWidget* parent)
    : FindingsList(Form::Columns, parent), mDocument(document)
{
    addButton(mBar, tr("Changes &Since the Proof..."), "findingsSince", tr("Changes since the accepted proof"), this,
              [this] { SinceDialog(*mDocument, open(), this).exec(); });
    connect(document, &RulesAndCounters::changed, this, &FindingsPanel::changed);
}

FindingsPanel::Look FindingsPanel::look() const
{
    return [content = mDocument->content(), path = mDocument->rulesPath(), scenario = mDocument->scenarioPath()] {
        const Scenario* const played = content->scenario ? &*content->scenario : nullptr;
        std::vector<CheckResult> found = allFindings(content->rules, path, played, scenario);
        const bool errors = std::ranges::any_of(
            found, [](const CheckResult& one) { return one.open() && one.finding.severity == Severity::Error; });
        if (played != nullptr && !errors)
            for (CheckResult& broke : trialFindings(content->rules, *played, 1))
                found.push_back(std::move(broke));
        return found;
    };
}

void FindingsPanel::accept(const CheckResult& proved, const std::string& reason)
{
    // Each acceptance is stored in the file of its finding, where the check of that file reads it.
    mDocument->edit(tr("Accept Finding"), [&](RulesContent& content) {
        letStand(proved.ofRules ? content.rules.accepted : content.scenario->accepted, proved, reason, findings());
    });
}

} // namespace fw
