#include "app/mapeditor/SetupCheck.h"

#include "app/mapeditor/SettleNow.h"
#include "editor/document/SetupWarnings.h"

namespace fw {

namespace {

constexpr int restMilliseconds = 40; ///< pause after an edit; short enough to seem immediate

} // namespace

SetupCheck::SetupCheck(MapDocument& document, QObject* parent) : QObject(parent), mDocument(document)
{
    mRest.setSingleShot(true);
    mRest.setInterval(restMilliseconds);
    connect(&mRest, &QTimer::timeout, this, &SetupCheck::ask);
    connect(&document, &MapDocument::changed, this, [this](const Dirty& dirty) {
        if (dirty.setup || dirty.ground || dirty.rows || dirty.grid) {
            ++mGeneration;
            mRest.start();
        }
    });
    connect(&document, &MapDocument::rulesChanged, this, [this] {
        ++mGeneration;
        mRest.start();
    });
    mRest.start();
}

void SetupCheck::ask()
{
    mRest.stop();
    if (mBeside.pending() > 0) {
        mRest.start();
        return;
    }
    // The check uses copies, since the legend of the document grows while the user draws.
    mBeside.run([scenario = mDocument.drawing().scenario(),
                 rules = mDocument.rules()] { return setupWarnings(Drawing::of(scenario), rules); },
                [this, generation = mGeneration](std::map<std::string, QString>& found) {
                    if (generation != mGeneration || found == mWarnings)
                        return; // the document changed meanwhile; the timer starts another check
                    mWarnings = std::move(found);
                    emit changed();
                });
}

void SetupCheck::settle()
{
    settleNow(mBeside, mRest, [this] { ask(); });
}

} // namespace fw
