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
        // Work under way may still ask for letters, and there are none without the application.
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
    // Queued to the owner: dropped by Qt when it is deleted before its turn comes.
    QMetaObject::invokeMethod(
        owner,
        [this, done = std::move(done)] {
            --pending;
            done();
        },
        Qt::QueuedConnection);
}

} // namespace fw
