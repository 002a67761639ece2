#include "editor/Background.h"

#include <QCoreApplication>

namespace fw {

Background::Background(QObject* owner) : mLink(std::make_shared<Link>())
{
    mLink->owner = owner;
}

QThreadPool& Background::pool()
{
    static QThreadPool* const own = [] {
        // Running work may still use fonts, and Qt has none after the application is destroyed.
        qAddPostRoutine([] { pool().waitForDone(); });
        return new QThreadPool(QCoreApplication::instance());
    }();
    return *own;
}

Background::~Background()
{
    const std::lock_guard<std::mutex> lock(mLink->mutex);
    mLink->owner = nullptr;
}

void Background::Link::post(std::function<void()> done)
{
    const std::lock_guard<std::mutex> lock(mutex);
    if (owner == nullptr)
        return;
    // The call is queued to the owner: Qt drops it when the owner is deleted first.
    QMetaObject::invokeMethod(
        owner,
        [this, done = std::move(done)] {
            --pending;
            done();
        },
        Qt::QueuedConnection);
}

} // namespace fw
