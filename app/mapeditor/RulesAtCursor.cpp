#include "app/mapeditor/RulesAtCursor.h"

#include "app/mapeditor/OutlookWords.h"
#include "app/mapeditor/SettleNow.h"
#include "app/widgets/ProblemWords.h"
#include "editor/view/EditView.h"

namespace fw {

namespace {

constexpr int restOnCounter = 250;      ///< of the cursor on a counter, so that moving over counters shows nothing
constexpr int restAfterEdit = 40;       ///< after an edit; short enough to seem immediate
constexpr int mostCellsAsked = 100'000; ///< larger maps take too long to compile

/// Whether a tool leaves room for it: painting over counters shows nothing.
bool looksAtCounters(const Tool* tool)
{
    const QString id = tool == nullptr ? QString() : QString(tool->info().id);
    return id == "select" || id == "place";
}

} // namespace

/// The compiled rules and set-up of one generation.
struct RulesAtCursor::Compilation {
    int generation = -1;
    std::optional<CounterOutlooks> outlooks;
    std::optional<Problem> trouble; ///< why there are none
};

RulesAtCursor::RulesAtCursor(Workbench& bench, EditView& view, QObject* parent)
    : QObject(parent), mBench(bench), mView(view), mCompilation(std::make_shared<Compilation>())
{
    mRest.setSingleShot(true);
    connect(&mRest, &QTimer::timeout, this, &RulesAtCursor::ask);
    connect(&view, &EditView::pointedChanged, this, &RulesAtCursor::look);
    connect(&bench.document(), &MapDocument::changed, this, &RulesAtCursor::outdate);
    connect(&bench.document(), &MapDocument::rulesChanged, this, &RulesAtCursor::outdate);
}

RulesAtCursor::~RulesAtCursor() = default;

void RulesAtCursor::setOn(bool on)
{
    mOn = on;
    mUnit.clear();
    look();
    if (!on)
        show({});
}

std::string RulesAtCursor::pointed() const
{
    const int unit = mOn && looksAtCounters(mView.tool()) ? mView.pointedUnit() : -1;
    return unit < 0 ? std::string() : mBench.drawing().rest.units[std::size_t(unit)].id;
}

void RulesAtCursor::look()
{
    std::string unit = pointed();
    if (unit == mUnit)
        return;
    mUnit = std::move(unit);
    mRest.stop();
    if (mUnit != mShown.unit)
        show({});
    if (!mUnit.empty())
        mRest.start(restOnCounter);
}

/// The answer stays on the map until the new one is there, so that it does not flicker.
void RulesAtCursor::outdate()
{
    ++mGeneration;
    look();
    if (!mUnit.empty())
        mRest.start(mShown.unit == mUnit ? restAfterEdit : restOnCounter);
}

void RulesAtCursor::ask()
{
    mRest.stop();
    if (mUnit.empty())
        return;
    if (mBeside.pending() > 0) {
        mRest.start(restAfterEdit);
        return;
    }
    const Drawing& drawing = mBench.drawing();
    if (drawing.rest.rules != mBench.document().rules().id) {
        show({mUnit, {}, tr("The rules of this scenario are not open, so the map cannot show what they say.")});
        return;
    }
    if (drawing.grid().cellCount() > mostCellsAsked) {
        show({mUnit, {}, tr("The map is too large to show what the rules say of a counter.")});
        return;
    }
    // Another thread works with copies; they are made once for each change.
    std::shared_ptr<const std::pair<Ruleset, Scenario>> fresh;
    if (mCompilation->generation != mGeneration)
        fresh = std::make_shared<const std::pair<Ruleset, Scenario>>(mBench.document().rules(), drawing.scenario());
    mBeside.run(
        [unit = mUnit, fresh, generation = mGeneration, kept = mCompilation] {
            if (fresh) {
                kept->generation = generation;
                kept->outlooks.reset();
                kept->trouble.reset();
                if (auto rules = compile(fresh->first, fresh->second, {}))
                    kept->outlooks.emplace(std::move(*rules));
                else
                    kept->trouble = rules.error();
            }
            CounterShown out{unit, {}, {}};
            if (!kept->outlooks) {
                out.words = tr("The rules cannot be applied: %1").arg(problemWords(*kept->trouble).simplified());
                return out;
            }
            const Rules& rules = kept->outlooks->rules();
            const int index = rules.unit(unit);
            const CounterOutlook outlook = kept->outlooks->of(index);
            if (outlook.stack > 0) {
                out.words = outlookWords(rules, index, outlook);
                out.notes = outlookNotes(rules, index, outlook);
            }
            return out;
        },
        [this, generation = mGeneration](CounterShown& found) {
            if (found.unit == mUnit && generation == mGeneration) // otherwise the timer asks again
                show(std::move(found));
        });
}

void RulesAtCursor::show(CounterShown shown)
{
    if (shown == mShown)
        return;
    mShown = std::move(shown);
    mView.setNotes(mShown.notes);
    emit changed();
}

void RulesAtCursor::settle()
{
    settleNow(mBeside, mRest, [this] { ask(); });
}

} // namespace fw
