#include "app/mapeditor/SetupCheck.h"

#include "editor/document/SetupWarnings.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

namespace fw {

namespace {

constexpr int restMilliseconds = 40; ///< after an edit; short enough to seem at once

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
    mRest.start();
}

void SetupCheck::ask()
{
    mRest.stop();
    if (mAsking) {
        mRest.start();
        return;
    }
    mAsking = true;
    // On values of its own: the legend of the document grows while drawing goes on.
    QThreadPool::globalInstance()->start([check = QPointer<SetupCheck>(this), generation = mGeneration,
                                          scenario = mDocument.drawing().scenario(), rules = mDocument.rules()] {
        std::map<std::string, QString> found = setupWarnings(Drawing::of(scenario), rules);
        QMetaObject::invokeMethod(qApp, [check, generation, found = std::move(found)]() mutable {
            if (!check)
                return;
            check->mAsking = false;
            if (generation != check->mGeneration || found == check->mWarnings)
                return; // edited meanwhile: the timer asks again
            check->mWarnings = std::move(found);
            emit check->changed();
        });
    });
}

void SetupCheck::settle()
{
    QCoreApplication::processEvents();
    if (mRest.isActive())
        ask();
    while (mAsking || mRest.isActive()) {
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        if (mRest.isActive())
            ask();
    }
}

} // namespace fw
