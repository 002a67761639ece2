#include "app/ruleseditor/tables/FindingsPanel.h"

#include "app/case/AllFindings.h"
#include "app/ruleseditor/tables/SinceDialog.h"
#include "app/widgets/WidgetFactory.h"

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
        return allFindings(content->rules, path, content->scenario ? &*content->scenario : nullptr, scenario);
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
