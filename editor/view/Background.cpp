#include "editor/view/Background.h"

namespace fw {

Background::Background(QObject* owner) : mLink(std::make_shared<Link>())
{
    mLink->owner = owner;
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
