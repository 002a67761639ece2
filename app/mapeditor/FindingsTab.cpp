#include "app/mapeditor/FindingsTab.h"

#include "app/widgets/LongWork.h"
#include "editor/view/EditView.h"
#include "editor/view/Named.h"

#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace fw {

namespace {

constexpr int restMilliseconds = 400;
constexpr int mostChecked = 300'000; ///< cells; larger maps are checked when asked

/// The part of a map that an edit changes, to keep to its lock.
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
    : QWidget(parent), mBench(bench), mView(view)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    mList = new QListWidget;
    named(mList, "findings", tr("Findings"));
    mList->setWordWrap(true);
    connect(mList, &QListWidget::currentRowChanged, this, &FindingsTab::offerFixes);
    connect(mList, &QListWidget::itemClicked, this, &FindingsTab::go);
    connect(mList, &QListWidget::itemActivated, this, &FindingsTab::go);
    layout->addWidget(mList, 1);
    mFixes = new QVBoxLayout;
    layout->addLayout(mFixes);
    mRest.setSingleShot(true);
    mRest.setInterval(restMilliseconds);
    connect(&mRest, &QTimer::timeout, this, [this] {
        if (mBench.drawing().terrain.size() <= mostChecked)
            begin();
    });
    connect(&bench.document(), &MapDocument::changed, this, [this] {
        ++mGeneration;
        mRest.start();
    });
    mRest.start();
}

FindingsTab::~FindingsTab() = default;

void FindingsTab::begin()
{
    if (mBeside.pending() > 0) {
        mRest.start();
        return;
    }
    mBeside.run([drawing = snapshot(mBench.drawing()),
                 rules = mBench.document().rules()] { return mapFindings(drawing, rules); },
                [this, generation = mGeneration](std::vector<MapFinding>& found) {
                    if (generation == mGeneration) // else the timer has another one made
                        show(std::move(found));
                });
}

void FindingsTab::check()
{
    mRest.stop();
    ++mGeneration; // what the other thread finds comes too late
    auto found = longWork(
        this, tr("Checking the map"),
        [drawing = snapshot(mBench.drawing()), rules = mBench.document().rules()](Progress&) {
            return mapFindings(drawing, rules);
        },
        Cancelled::IsLeft);
    if (found)
        show(std::move(*found));
}

void FindingsTab::show(std::vector<MapFinding> found)
{
    const bool same = mShown && found == mFindings;
    const int row = mList->currentRow();
    mFindings = std::move(found);
    mShown = true;
    if (!same) {
        mList->clear();
        for (const MapFinding& finding : mFindings)
            new QListWidgetItem(finding.error ? tr("Error: %1").arg(finding.words) : tr("Look: %1").arg(finding.words),
                                mList);
        // One mended, the next one stands there.
        if (row >= 0 && mList->count() > 0)
            mList->setCurrentRow(std::min(row, mList->count() - 1));
        offerFixes();
    }
    emit checked(int(mFindings.size()));
}

void FindingsTab::go()
{
    const auto at = std::size_t(mList->currentRow());
    if (at < mFindings.size())
        mView.point(mFindings[at].cells);
}

void FindingsTab::offerFixes()
{
    while (QLayoutItem* item = mFixes->takeAt(0)) {
        if (QWidget* button = item->widget()) {
            button->setObjectName(QString());
            button->hide();
            button->deleteLater(); // it may be the one just pressed
        }
        delete item;
    }
    const auto at = std::size_t(mList->currentRow());
    if (at >= mFindings.size())
        return;
    const auto button = [this](const QString& text, const QString& name, const QString& spoken,
                               const std::function<void()>& what) {
        auto* made = new QPushButton(text);
        named(made, name, spoken);
        connect(made, &QPushButton::clicked, this, what);
        mFixes->addWidget(made);
    };
    const MapFinding& finding = mFindings[at];
    if (!finding.cells.empty())
        button(tr("Go there"), "goToFinding", tr("Go there: %1").arg(finding.words), [this] { go(); });
    for (std::size_t i = 0; i < finding.fixes.size(); ++i)
        button(tr("Fix: %1").arg(finding.fixes[i].words), QString("fix-%1").arg(i),
               tr("Fix: %1").arg(finding.fixes[i].words), [this, fix = finding.fixes[i]] { mend(fix); });
}

void FindingsTab::mend(const MapFix& fix)
{
    Edit edit = fix.edit(mBench.drawing());
    const MapPart part = partOf(edit);
    if (edit.empty())
        mBench.say(tr("There is nothing left to mend, or no better place."));
    else if (mBench.push(part, std::move(edit), fix.words))
        check();
}

} // namespace fw
