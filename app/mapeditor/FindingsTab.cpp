#include "app/mapeditor/FindingsTab.h"

#include "app/widgets/WidgetFactory.h"
#include "editor/view/EditView.h"

namespace fw {

namespace {

constexpr int mostChecked = 300'000; ///< cells; a larger map is checked only on request

/// The part of the map that an edit changes; the editor can lock parts.
MapPart partOf(const Edit& edit)
{
    for (const Change& change : edit.changes) {
        if (std::holds_alternative<RowChange<Way>>(change))
            return MapPart::Ways;
        if (std::holds_alternative<RowChange<PlaceName>>(change))
            return MapPart::Names;
        if (const auto* runs = std::get_if<RunChange>(&change); runs && runs->layer == PlaneOf::Sides)
            return MapPart::Sides;
    }
    return MapPart::Terrain;
}

} // namespace

FindingsTab::FindingsTab(Workbench& bench, EditView& view, QWidget* parent)
    : FindingsList(Form::Lines, parent), mBench(bench), mView(view)
{
    addButton(mBar, tr("&Check Now"), "findingsCheck", tr("Check the map now"), this, &FindingsTab::check);
    connect(&bench.document(), &MapDocument::changed, this, &FindingsTab::changed);
}

FindingsTab::Look FindingsTab::look() const
{
    return [drawing = snapshot(mBench.drawing()), rules = mBench.document().rules()] {
        return mapFindings(drawing, rules);
    };
}

bool FindingsTab::large() const
{
    return mBench.drawing().terrain.size() > mostChecked;
}

void FindingsTab::go(const CheckResult& proved)
{
    mView.point(proved.cells);
}

std::vector<MapFix> FindingsTab::fixes(const CheckResult& proved) const
{
    return fixesOf(mBench.drawing(), mBench.document().rules(), proved);
}

void FindingsTab::mend(const MapFix& fix)
{
    Edit edit = fix.edit(mBench.drawing());
    const MapPart part = partOf(edit);
    if (edit.empty())
        mBench.say(tr("There is nothing left to fix, or there is no better place."));
    else
        mBench.push(part, std::move(edit), fix.words);
}

bool FindingsTab::mayAccept(const CheckResult&) const
{
    return !mBench.drawing().rest.rules.empty(); // a map without rules cannot store acceptances
}

void FindingsTab::accept(const CheckResult& proved, const std::string& reason)
{
    Scenario after = mBench.drawing().rest;
    letStand(after.accepted, proved, reason, findings());
    mBench.document().push(countersEdit(mBench.drawing(), std::move(after)), tr("Accept Finding"));
}

} // namespace fw
