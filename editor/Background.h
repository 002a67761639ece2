#pragma once

#include <QObject>
#include <QThreadPool>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>

namespace fw {

/// Runs work of one widget in other threads and returns results in the window's thread, or drops them once the widget
/// is deleted.
class Background
{
public:
    /// The widget must own this object, so that both are destroyed together.
    explicit Background(QObject* owner);
    ~Background();
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;

    /// Runs `work` in a thread of the pool, then passes its result to `done` in the window's thread.
    template <class Work, class Done>
    void run(Work work, Done done)
    {
        ++mLink->pending;
        pool().start([link = mLink, work = std::move(work), done = std::move(done)] {
            const auto result = std::make_shared<decltype(work())>(work());
            link->post([result, done] { done(*result); });
        });
    }

    /// The thread pool for all such work, separate from the pool in which Qt paints, so that painting never waits for
    /// it.
    static QThreadPool& pool();
    /// The number of tasks that are not finished.
    int pending() const { return mLink->pending; }

private:
    /// The shared part of a task and its widget, which outlives the widget.
    struct Link {
        std::mutex mutex;
        QObject* owner = nullptr;
        int pending = 0; ///< used by the window's thread only
        void post(std::function<void()> done);
    };
    std::shared_ptr<Link> mLink;
};

} // namespace fw
